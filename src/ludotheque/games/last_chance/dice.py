"""Dice as multisets: up to five faces, sorted, each combination with a number of its own.

A *throw* (five dice) and a *keep* (the dice put aside) are both such sets. There are 462 of them, counted by size
and then by their faces: 0 is "no dice", the 252 throws come last. Adding a die is one look into a table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.kernel.chance import Chance

DICE: Final = 5
FACES: Final = 6


def _all_sets() -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = [()]
    begin = 0
    for _size in range(DICE):
        end = len(found)
        for smaller in found[begin:end]:
            lowest = smaller[-1] if smaller else 1
            for face in range(lowest, FACES + 1):
                found.append((*smaller, face))
        begin = end
    return tuple(found)


SETS: Final[tuple[tuple[int, ...], ...]] = _all_sets()
NO_DICE: Final = 0
_numbers: Final[dict[tuple[int, ...], int]] = {faces: number for number, faces in enumerate(SETS)}


def set_of(faces: list[int]) -> int:
    """The number of these faces, in any order; at most five, from 1 to 6."""
    return _numbers[tuple(sorted(faces))]


FIRST_THROW: Final = set_of([1, 1, 1, 1, 1])


def _additions() -> list[int]:
    table: list[int] = []
    for number in range(FIRST_THROW):
        for face in range(1, FACES + 1):
            table.append(set_of([*SETS[number], face]))
    return table


#: The set that a set of up to four dice becomes with one more die: at [6 × set + face − 1].
ADDED: Final[list[int]] = _additions()

SIZES: Final[list[int]] = [len(faces) for faces in SETS]


def _keeps_of(faces: tuple[int, ...]) -> list[int]:
    found: list[int] = []
    for mask in range((1 << DICE) - 1):
        kept = set_of([faces[die] for die in range(DICE) if mask >> die & 1])
        if kept not in found:
            found.append(kept)
    return sorted(found)


#: For each throw (at [throw − FIRST_THROW]) the different sets of up to four of its dice, fewest dice first.
KEEPS: Final[list[list[int]]] = [_keeps_of(faces) for faces in SETS[FIRST_THROW:]]


def shown(dice: int) -> str:
    """`2 3 4 6 6`; nothing for no dice."""
    return " ".join([str(face) for face in SETS[dice]])


def rolled(kept: int, chance: Chance) -> int:
    """The throw that these dice and a roll of all others make."""
    throw: i64 = kept
    for _die in range(DICE - SIZES[kept]):
        throw = ADDED[FACES * throw + chance.die("dice") - 1]
    return throw


def without(throw: int, keep: int) -> int:
    """The dice of a throw that are not among those put aside."""
    left = list(SETS[throw])
    for face in SETS[keep]:
        left.remove(face)
    return set_of(left)


def contains(throw: int, keep: int) -> bool:
    """Whether these dice lie in that throw."""
    faces = SETS[throw]
    kept = SETS[keep]
    for face in range(1, FACES + 1):
        if kept.count(face) > faces.count(face):
            return False
    return True
