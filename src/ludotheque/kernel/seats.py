"""Seats around a table: numbers inside, letters in notation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.trouble import Trouble

Seat = int

LETTERS: Final = "ABCDEF"
SPECTATOR: Final = -1  #: who looks on
NOBODY: Final = -1  #: no seat at all: an owner, a leader or a winner that is not there

#: What the kernel's own messages and refusals call a seat; each game has more (`Game.seat_words`).
SEAT_WORDS: Final[tuple[str, ...]] = ("seat", "other", "proposer")

#: The words of all games together: a text with one of them may hold the name of a player.
known_seat_words: Final[set[str]] = set(SEAT_WORDS)


def letter(seat: int) -> str:
    return LETTERS[seat]


def seat_of(text: str) -> int:
    """The seat a letter names."""
    found = LETTERS.find(text.upper()) if len(text) == 1 else -1
    if found < 0:
        raise Trouble("unknown-seat", seat=text)
    return found


#: The order around the table, by the number of seats and the first of them.
_ORDERS: Final[list[list[tuple[int, ...]]]] = [
    [tuple([(first + step) % seats for step in range(seats)]) for first in range(seats)]
    for seats in range(len(LETTERS) + 1)
]


def clockwise(first: int, seats: int) -> tuple[int, ...]:
    """All seats, beginning with `first`, in the order they sit."""
    return _ORDERS[seats][first]


#: Everybody but one, by the number of seats and that one.
_OTHERS: Final[list[list[tuple[int, ...]]]] = [
    [tuple([other for other in range(seats) if other != seat]) for seat in range(seats)]
    for seats in range(len(LETTERS) + 1)
]


def others(seat: int, seats: int) -> tuple[int, ...]:
    """Everybody but this seat, in the order of the seats."""
    return _OTHERS[seats][seat]


def which_acts(number: int, chance: Chance) -> int:
    """Which one of so many that are waited for, from 0 on. Where there is only one, nothing falls."""
    return chance.below("who acts", number) if number > 1 else 0


#: The seats of each set of seats, at the number of the set.
_SETS: Final[list[tuple[int, ...]]] = [
    tuple([seat for seat in range(len(LETTERS)) if members >> seat & 1])
    for members in range(1 << len(LETTERS))
]


def seats_of_set(members: i64) -> tuple[int, ...]:
    """The seats of a set, in their order. A set is a number with a bit for each seat: phases keep who is awaited."""
    return _SETS[members]


def drawn_of_set(members: i64, chance: Chance) -> int:
    """One of these seats at random, as `Position.draw_seat` says; NOBODY if there is none."""
    seats = _SETS[members]
    return seats[which_acts(len(seats), chance)] if seats else NOBODY
