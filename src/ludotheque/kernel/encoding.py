"""What the encodings of all games share: actions as numbers, observations as vectors of one size.

A game's `encoding.py` says with these what its numbers mean; `ludotheque.envs` makes NumPy arrays of them. Seats are
counted from the observer: 0 is the seat itself, 1 the next one clockwise. So one policy can play every seat.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from typing import Any, Final, Protocol

from ludotheque.kernel.actions import Action
from ludotheque.kernel.game import Game, Observation, Position

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


#: Where an action stands in its block, for an actor at a table of so many seats; −1 if it is of another kind.
Offset = Callable[[Action, int, int], int]


class Block:
    """Neighbouring numbers of the action space that mean the same kind of action."""

    def __init__(self, name: str, size: int, meaning: str, offset: Offset, bins: str = "") -> None:
        self.name = name
        self.size = size
        self.meaning = meaning
        self.offset = offset
        self.bins = bins  #: how actions share a number; empty where each action has its own
        self.first = 0


def exact(name: str, first_code: int, size: int, meaning: str) -> Block:
    """A number for each action whose code lies in a range."""

    def offset(action: Action, seat: int, seats: int) -> int:
        inside = action.code - first_code
        return inside if 0 <= inside < size else -1

    return Block(name, size, meaning, offset)


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
        self._known: dict[tuple[int, int], dict[int, int]] = {}

    def encode(self, action: Action, seat: int, seats: int) -> int:
        """The number of an action of this seat."""
        if action.code < 0:
            return self._find(action, seat, seats)
        known = self.known(seat, seats)
        found = known.get(action.code)
        if found is None:
            found = known[action.code] = self._find(action, seat, seats)
        return found

    def known(self, seat: int, seats: int) -> dict[int, int]:
        """The numbers found so far, by code."""
        found = self._known.get((seat, seats))
        if found is None:
            found = self._known[seat, seats] = {}
        return found

    def _find(self, action: Action, seat: int, seats: int) -> int:
        for block in self.blocks:
            offset = block.offset(action, seat, seats)
            if offset >= 0:
                return block.first + offset
        raise ValueError(f"{action.notation} has no number")

    def decode(self, number: int, menu: tuple[Action, ...], seat: int, seats: int) -> Action | None:
        """The first action of the menu that has this number; None if none has."""
        for action in menu:
            if self.encode(action, seat, seats) == number:
                return action
        return None

    def numbers(self, menu: tuple[Action, ...], seat: int, seats: int) -> list[int]:
        """The numbers of the menu's actions, each once, in rising order."""
        return sorted({self.encode(action, seat, seats) for action in menu})


# --- observations ------------------------------------------------------------------------------------------


class Row(Protocol):
    """Numbers that can be set one by one: a row of a NumPy buffer seen through a memoryview."""

    def __setitem__(self, index: int, value: float, /) -> None: ...


class View:
    """An observation with its seats counted from the observer (from seat A for a spectator)."""

    def __init__(self, seen: Observation, box: Any) -> None:
        self.seen: Any = seen
        self.box = box
        self.seats = seen.seats
        me = max(seen.seat, 0)
        self.me = me
        self.order = [
            (me + step) % self.seats for step in range(self.seats)
        ]  #: seats as they sit, the observer first

    def near(self, seat: int) -> int:
        """A seat counted from the observer; −1 for nobody."""
        return (seat - self.me) % self.seats if seat >= 0 else -1


#: Writes the values of a field, which begins at this index; the row is all zeros before.
Write = Callable[[View, Row, int], None]


class Field:
    """Neighbouring values of the observation vector."""

    def __init__(
        self, name: str, size: int, meaning: str, write: Write, low: float = 0.0, high: float = 1.0
    ) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning
        self.write = write
        self.low = low
        self.high = high
        self.first = 0


class ObservationEncoding:
    """The vector of one game: the same fields at the same places in every observation."""

    def __init__(self, fields: tuple[Field, ...]) -> None:
        self.fields = fields
        self.size = 0
        for field in fields:
            field.first = self.size
            self.size += field.size

    def write(self, seen: Observation, box: Any, out: Row, at: int) -> None:
        """Writes what was seen from an index on, where all is zero."""
        view = View(seen, box)
        for field in self.fields:
            field.write(view, out, at + field.first)


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

    def is_sealed(self, position: Position) -> bool:
        """Whether the seats that are waited for decide in secret, at the same time."""
        phases: Any = getattr(position, "phases", ())
        return bool(phases) and isinstance(phases[-1], self.sealed)


# --- what fields write -------------------------------------------------------------------------------------


def one_hot(out: Row, at: int, value: int) -> None:
    """A one at the place of the value; nothing for −1."""
    if value >= 0:
        out[at + value] = 1.0


def flags(out: Row, at: int, values: Sequence[bool | int]) -> None:
    for offset, value in enumerate(values):
        if value:
            out[at + offset] = 1.0


def amounts(out: Row, at: int, values: Sequence[int], unit: float) -> None:
    for offset, value in enumerate(values):
        if value:
            out[at + offset] = value / unit


def seat_flags(values: Callable[[View], Sequence[bool | int]]) -> Write:
    """A field with a flag per seat."""

    def write(view: View, out: Row, at: int) -> None:
        found = values(view)
        flags(out, at, [found[seat] for seat in view.order])

    return write


def seat_amounts(values: Callable[[View], Sequence[int]], unit: float) -> Write:
    """A field with an amount per seat."""

    def write(view: View, out: Row, at: int) -> None:
        found = values(view)
        amounts(out, at, [found[seat] for seat in view.order], unit)

    return write


def seat_choice(value: Callable[[View], int]) -> Write:
    """A field that says which seat; all zeros for nobody."""

    def write(view: View, out: Row, at: int) -> None:
        one_hot(out, at, view.near(value(view)))

    return write


def choice(value: Callable[[View], int]) -> Write:
    """A field that says which of several things; all zeros for −1."""

    def write(view: View, out: Row, at: int) -> None:
        one_hot(out, at, value(view))

    return write


def amount(value: Callable[[View], int], unit: float) -> Write:
    """A field with one amount."""

    def write(view: View, out: Row, at: int) -> None:
        out[at] = value(view) / unit

    return write


def count_of_seats(most: int) -> Field:
    """The field that says how many sit at the table."""

    def write(view: View, out: Row, at: int) -> None:
        flags(out, at, [True] * view.seats)

    return Field("seats", most, "a one for each seat at the table", write)


def top(view: View) -> Any:
    """The phase that decides now."""
    return view.seen.phases[-1]


def phase_choice(kinds: tuple[type, ...]) -> Write:
    """A field that says which phase it is, by exact class."""
    places: Final = {kind: place for place, kind in enumerate(kinds)}

    def write(view: View, out: Row, at: int) -> None:
        one_hot(out, at, places.get(type(top(view)), -1))

    return write


# --- offers ------------------------------------------------------------------------------------------------

SLOTS: Final = 16  #: places for offers that can be answered: an offer stands in that of its number modulo 16


def answer_blocks(first_code: int, numbers: int) -> tuple[Block, Block, Block]:
    """Accept, decline, withdraw: by slot, not by number."""

    def block(kind: int, name: str, meaning: str) -> Block:
        first = first_code + kind * numbers

        def offset(action: Action, seat: int, seats: int) -> int:
            number = action.code - first
            return number % SLOTS if 0 <= number < numbers else -1

        bins = f"the offer's number modulo {SLOTS}: its slot in the observation"
        return Block(name, SLOTS, meaning, offset, bins)

    return (
        block(0, "accept", "agree to the offer in this slot"),
        block(1, "decline", "refuse the offer in this slot"),
        block(2, "withdraw", "take back one's own offer in this slot"),
    )
