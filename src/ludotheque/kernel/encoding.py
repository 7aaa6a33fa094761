"""What the encodings of all games share: actions as numbers, observations as vectors of one size.

A game's `encoding.py` says with these what its numbers mean, and writes its vectors with `vector.py`; `ludotheque.envs`
makes NumPy arrays of them.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.actions import Action
from ludotheque.kernel.game import Game
from ludotheque.kernel.offers import MOST_NUMBERS
from ludotheque.kernel.position import Observation, Position
from ludotheque.kernel.vector import Row

# --- actions -----------------------------------------------------------------------------------------------


class Ladder:
    """Bins for amounts: from each bound on, one bin per step.

    `Ladder(((0, 1), (100, 10)), 200)` has a bin for each amount below 100, then one for 100–109, and so on to 199.
    """

    def __init__(self, parts: tuple[tuple[int, int], ...], end: int) -> None:
        self.parts = parts
        self.end = end
        self.bounds: list[int] = []
        for number, (first, step) in enumerate(parts):
            beyond = parts[number + 1][0] if number + 1 < len(parts) else end
            self.bounds += range(first, beyond, step)
        self.size = len(self.bounds)

    def bin(self, amount: int) -> int:
        return max(0, bisect_right(self.bounds, amount) - 1)

    def words(self) -> str:
        """The bins as the documentation lists them."""
        ends = [first for first, _ in self.parts[1:]] + [self.end]
        shown = []
        for (first, step), beyond in zip(self.parts, ends, strict=True):
            steps = "one by one" if step == 1 else f"in steps of {step}"
            shown.append(f"{first} to {beyond - 1} {steps}")
        return ", ".join(shown)


@mypyc_attr(allow_interpreted_subclasses=True)
class Block:
    """Neighbouring numbers of the action space that mean the same kind of action."""

    def __init__(self, name: str, size: int, meaning: str, bins: str = "") -> None:
        self.name = name
        self.size = size
        self.meaning = meaning
        self.bins = bins  #: how actions share a number; empty where each action has its own
        self.first = 0

    def offset(self, action: Action, seat: int, seats: int) -> int:
        """Where an action of this seat stands in the block; −1 if it is of another kind."""
        raise NotImplementedError


class Exact(Block):
    """A number for each action whose code lies in a range."""

    def __init__(self, name: str, first_code: int, size: int, meaning: str) -> None:
        super().__init__(name, size, meaning)
        self.first_code = first_code

    def offset(self, action: Action, seat: int, seats: int) -> int:
        inside = action.code - self.first_code
        return inside if 0 <= inside < self.size else -1


MOST_KNOWN: Final = 1 << 17  #: the numbers of codes below are kept, a list for each seat and number of seats


class ActionEncoding:
    """Numbers for the actions of one game, the same for every position and every number of seats.

    Actions of one bin share a number; it stands for the first of them in the seat's menu.
    """

    def __init__(self, blocks: tuple[Block, ...]) -> None:
        self.blocks = blocks
        self.size = 0
        for block in blocks:
            block.first = self.size
            self.size += block.size
        self._known: list[list[list[int]]] = []  #: by the number of seats and the seat; see `known`

    def encode(self, action: Action, seat: int, seats: int) -> int:
        """The number of an action of this seat."""
        return self._number(action, seat, seats, self.known(seat, seats))

    def number(self, menu: tuple[Action, ...], seat: int, seats: int, numbers: list[int]) -> None:
        """Puts the numbers of a menu's actions into a list, in the order of the menu."""
        known = self.known(seat, seats)
        numbers.clear()
        for action in menu:
            numbers.append(self._number(action, seat, seats, known))

    def known(self, seat: int, seats: int) -> list[int]:
        """The numbers found so far, by code; −1 for those that were not looked for."""
        while len(self._known) <= seats:
            self._known.append([[] for _ in range(len(self._known))])
        return self._known[seats][seat]

    def _number(self, action: Action, seat: int, seats: int, known: list[int]) -> int:
        code = action.code
        if 0 <= code < len(known):
            found = known[code]
            if found >= 0:
                return found
        return self._find_and_keep(action, seat, seats, known)

    def _find_and_keep(self, action: Action, seat: int, seats: int, known: list[int]) -> int:
        found = self._find(action, seat, seats)
        if 0 <= action.code < MOST_KNOWN:
            known.extend([-1] * (action.code + 1 - len(known)))
            known[action.code] = found
        return found

    def _find(self, action: Action, seat: int, seats: int) -> int:
        for block in self.blocks:
            offset = block.offset(action, seat, seats)
            if offset >= 0:
                return block.first + offset
        raise ValueError(f"{action.notation} has no number")

    def decode(self, number: int, menu: tuple[Action, ...], seat: int, seats: int) -> Action | None:
        """The first action of the menu that has this number; None if none has."""
        known = self.known(seat, seats)
        for action in menu:
            if self._number(action, seat, seats, known) == number:
                return action
        return None

    def numbers(self, menu: tuple[Action, ...], seat: int, seats: int) -> list[int]:
        """The numbers of the menu's actions, each once, in rising order."""
        return sorted({self.encode(action, seat, seats) for action in menu})


# --- observations ------------------------------------------------------------------------------------------


class Field:
    """Neighbouring values of the observation vector, between two bounds."""

    def __init__(self, name: str, size: int, meaning: str, first: int, low: float, high: float) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning
        self.first = first
        self.low = low
        self.high = high


@mypyc_attr(allow_interpreted_subclasses=True)
class ObservationEncoding:
    """The vector of one game: the same fields at the same places in every observation.

    A game's subclass adds its fields in `__init__`, keeps where each begins, and writes them in `write`.
    """

    def __init__(self) -> None:
        self.fields: list[Field] = []
        self.size = 0

    def add(self, name: str, size: int, meaning: str, low: float = 0.0, high: float = 1.0) -> int:
        """Adds a field after the others; the index at which it begins."""
        first = self.size
        self.fields.append(Field(name, size, meaning, first, low, high))
        self.size += size
        return first

    def write(self, observed: Observation, box: Any, out: Row, at: int) -> None:
        """Writes what was seen from an index on, where all is zero."""
        raise NotImplementedError


class Encoding:
    """One game as numbers: its actions, what a seat sees, and where seats act at the same time."""

    def __init__(
        self,
        game: Game,
        actions: ActionEncoding,
        observations: ObservationEncoding,
        sealed: tuple[type, ...] = (),
        money: str = "",
        hidden: bool = True,
    ) -> None:
        self.game = game
        self.actions = actions
        self.observations = observations
        self.sealed = sealed  #: the phases in which everybody who is waited for decides in secret
        self.hidden = hidden  #: whether anything is hidden from anybody
        self.money = money  #: the quantity (`Game.quantities`) that is money; empty where the game has none

    def write(self, position: Position, seat: int, out: Row, at: int) -> None:
        """Writes what a seat sees from an index on, where all is zero."""
        seen = self.game.observe(position, seat)
        self.observations.write(seen, self.game.box(seen.edition), out, at)

    def is_sealed(self, position: Position) -> bool:
        """Whether the seats that are waited for decide in secret, at the same time."""
        phases: Any = getattr(position, "phases", ())
        return bool(phases) and isinstance(phases[-1], self.sealed)


# --- offers ------------------------------------------------------------------------------------------------

SLOTS: Final = 16  #: places for offers that can be answered: an offer stands in that of its number modulo 16


class AnswerBlock(Block):
    """One kind of answer to an offer (accept, decline, withdraw): by slot, not by number."""

    def __init__(self, name: str, first_code: int, meaning: str) -> None:
        bins = f"the offer's number modulo {SLOTS}: its slot in the observation"
        super().__init__(name, SLOTS, meaning, bins)
        self.first_code = first_code

    def offset(self, action: Action, seat: int, seats: int) -> int:
        number = action.code - self.first_code
        return number % SLOTS if 0 <= number < MOST_NUMBERS else -1


def answer_blocks(first_code: int) -> tuple[Block, ...]:
    """Accept, decline, withdraw, at the codes of a game's `Answers`."""
    declines, withdraws = first_code + MOST_NUMBERS, first_code + 2 * MOST_NUMBERS
    return (
        AnswerBlock("accept", first_code, "agree to the offer in this slot"),
        AnswerBlock("decline", declines, "refuse the offer in this slot"),
        AnswerBlock("withdraw", withdraws, "take back one's own offer in this slot"),
    )
