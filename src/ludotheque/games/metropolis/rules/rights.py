"""§4: who may own a lot that is on offer."""

from __future__ import annotations

from ludotheque.games.metropolis.components import BITS, INSIDE, NEXT_TO, UNITS, Box
from ludotheque.games.metropolis.town import Town


def has_free_choice(box: Box, town: Town, lot: int) -> bool:
    """§4.1: fewer than five lots of the district are occupied, built lots among them."""
    return BITS[town.occupied[lot // UNITS]] < box.free_choice_below


def entitled(box: Box, town: Town, lot: int) -> int:
    """§4.1 to §4.4: the seats that may own this free lot, as a mask."""
    everybody = (1 << town.seats) - 1
    district = lot // UNITS
    occupied = town.occupied[district]
    if BITS[occupied] < box.free_choice_below:
        return everybody
    neighbours = NEXT_TO[lot % UNITS] & occupied
    if neighbours == 0:
        return everybody
    seats = 0
    first = district * UNITS
    for unit in INSIDE[neighbours]:
        seats |= 1 << town.owners[first + unit]
    return seats


def seats_in(mask: int, seats: int) -> list[int]:
    return [seat for seat in range(seats) if mask >> seat & 1]
