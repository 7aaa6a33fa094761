"""§4: who may own a lot that is on offer."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.metropolis.components import BITS, INSIDE, NEXT_TO, UNITS, Box
from ludotheque.games.metropolis.town import Town


def has_free_choice(box: Box, town: Town, lot: int) -> bool:
    """§4.1: fewer than five lots of the district are occupied, built lots among them."""
    return BITS[town.occupied[lot // UNITS]] < box.free_choice_below


def entitled(box: Box, town: Town, lot: int) -> int:
    """§4.1 to §4.4: the seats that may own this free lot, as a mask."""
    district: i64 = lot // UNITS
    occupied: i64 = town.occupied[district]
    neighbours = NEXT_TO[lot % UNITS] & occupied
    one: i64 = 1
    if neighbours == 0 or BITS[occupied] < box.free_choice_below:
        return (one << town.seats) - 1
    owners = town.owners
    seats: i64 = 0
    for unit in INSIDE[neighbours]:
        seats |= one << owners[district * UNITS + unit]
    return seats


def seats_in(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]
