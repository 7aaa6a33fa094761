"""What an observation's vector is written with: ones, flags and amounts, at their places.

Seats are counted from the observer: 0 is the seat itself, 1 the next one clockwise. So one policy can play every seat.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from ludotheque.kernel.position import Observation
from ludotheque.kernel.seats import LETTERS

#: Numbers that can be set one by one: the rows of a NumPy buffer, seen through a memoryview. It has no types at run
#: time, so that writing stays one call.
Row: TypeAlias = Any


class Seating:
    """The seats of a table counted from the observer (from seat A for a spectator)."""

    def __init__(self, me: int, seats: int) -> None:
        self.me = me
        self.seats = seats
        #: the seats as they sit, the observer first
        self.order = [(me + step) % seats for step in range(seats)]
        #: by seat, its place in that order
        self.places = [(seat - me) % seats for seat in range(seats)]

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


# --- at any place ------------------------------------------------------------------------------------------


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
