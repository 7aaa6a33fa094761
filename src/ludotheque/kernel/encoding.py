"""What the encodings of all games share: actions as numbers, observations as vectors of one size.

A game's `encoding.py` says with these what its numbers mean; `ludotheque.envs` makes NumPy arrays of them. Seats are
counted from the observer: 0 is the seat itself, 1 the next one clockwise. So one policy can play every seat.
"""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final, TypeAlias

from mypy_extensions import mypyc_attr

from ludotheque.kernel.actions import Action
from ludotheque.kernel.game import Game
from ludotheque.kernel.position import Observation, Position
from ludotheque.kernel.seats import LETTERS

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

#: Numbers that can be set one by one: the rows of a NumPy buffer, seen through a memoryview. It has no types at run
#: time, so that writing stays one call.
Row: TypeAlias = Any


class Seating:
    """The seats of a table counted from the observer (from seat A for a spectator)."""

    def __init__(self, me: int, seats: int) -> None:
        self.me = me
        self.seats = seats
        self.order = [
            (me + step) % seats for step in range(seats)
        ]  #: the seats as they sit, the observer first
        self.places = [(seat - me) % seats for seat in range(seats)]  #: by seat, its place in that order

    def near(self, seat: int) -> int:
        """A seat counted from the observer; −1 for nobody."""
        return self.places[seat] if seat >= 0 else -1


#: By the number of seats and the observer; made once.
_SEATINGS: Final[list[list[Seating]]] = [
    [Seating(me, seats) for me in range(seats)] for seats in range(len(LETTERS) + 1)
]


def seating_of(seen: Observation) -> Seating:
    """The seats as the observer counts them."""
    return _SEATINGS[seen.seats][max(seen.seat, 0)]


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


# --- what fields write -------------------------------------------------------------------------------------


def ones(out: Row, at: int, number: int) -> None:
    """So many ones in a row: how many sit at the table, say."""
    for place in range(at, at + number):
        out[place] = 1.0


def one_hot(out: Row, at: int, value: int) -> None:
    """A one at the place of the value; nothing for −1."""
    if value >= 0:
        out[at + value] = 1.0


def flag(out: Row, at: int, value: bool) -> None:
    """A one if it is true."""
    if value:
        out[at] = 1.0


def flags(out: Row, at: int, values: list[bool]) -> None:
    """A one for each that is true."""
    for offset, value in enumerate(values):
        if value:
            out[at + offset] = 1.0


def amounts(out: Row, at: int, values: list[int], unit: float) -> None:
    """Amounts in a unit."""
    for offset, value in enumerate(values):
        if value:
            out[at + offset] = value / unit


def some_amounts(out: Row, at: int, values: list[int], first: int, number: int, unit: float) -> None:
    """So many amounts of a list, from an index on."""
    for offset in range(number):
        value = values[first + offset]
        if value:
            out[at + offset] = value / unit


def holders(seating: Seating, out: Row, at: int, held_by: list[int], width: int) -> None:
    """For each thing, `width` places per thing: a one at the seat that holds it; nothing for −1."""
    places = seating.places
    for holder in held_by:
        if holder >= 0:
            out[at + places[holder]] = 1.0
        at += width


def seat_flags(seating: Seating, out: Row, at: int, values: list[bool]) -> None:
    """A flag per seat."""
    for offset, seat in enumerate(seating.order):
        if values[seat]:
            out[at + offset] = 1.0


def seat_amounts(seating: Seating, out: Row, at: int, values: list[int], unit: float) -> None:
    """An amount per seat."""
    for offset, seat in enumerate(seating.order):
        value = values[seat]
        if value:
            out[at + offset] = value / unit


def seat_rows(seating: Seating, out: Row, at: int, values: list[int], width: int, unit: float) -> None:
    """So many amounts per seat."""
    for offset, seat in enumerate(seating.order):
        some_amounts(out, at + offset * width, values, seat * width, width, unit)


def place_of(kinds: list[type], phase: object) -> int:
    """Which kind of phase it is, by exact class; −1 if it is another."""
    exactly = type(phase)
    for place, kind in enumerate(kinds):
        if kind is exactly:
            return place
    return -1


# --- offers ------------------------------------------------------------------------------------------------

SLOTS: Final = 16  #: places for offers that can be answered: an offer stands in that of its number modulo 16


class Answers(Block):
    """One kind of answer to an offer (accept, decline, withdraw): by slot, not by number."""

    def __init__(self, name: str, first_code: int, numbers: int, meaning: str) -> None:
        bins = f"the offer's number modulo {SLOTS}: its slot in the observation"
        super().__init__(name, SLOTS, meaning, bins)
        self.first_code = first_code
        self.numbers = numbers

    def offset(self, action: Action, seat: int, seats: int) -> int:
        number = action.code - self.first_code
        return number % SLOTS if 0 <= number < self.numbers else -1


def answer_blocks(first_code: int, numbers: int) -> tuple[Block, ...]:
    """Accept, decline, withdraw."""
    return (
        Answers("accept", first_code, numbers, "agree to the offer in this slot"),
        Answers("decline", first_code + numbers, numbers, "refuse the offer in this slot"),
        Answers("withdraw", first_code + 2 * numbers, numbers, "take back one's own offer in this slot"),
    )
