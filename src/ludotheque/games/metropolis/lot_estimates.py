"""What unbuilt lots may become: the part of an estimate that is not yet on the plan.

Used by the bots. Nothing here sees a hidden card: it works on the public town.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.metropolis.components import (
    ALL_UNITS,
    BITS,
    DISTRICTS,
    INSIDE,
    LOTS,
    MASKS,
    TYPE_OF,
    TYPES,
    UNITS,
    Box,
)
from ludotheque.games.metropolis.rules.building import allowed_pieces
from ludotheque.games.metropolis.rules.rights import entitled
from ludotheque.games.metropolis.town import Town
from ludotheque.kernel.seats import NOBODY

SURE: Final = 0.95  #: how likely a free lot that only this player may own will be his
GETTING: Final = 0.6  #: … that others may own as well
IN_TIME: Final = 0.88  #: how likely a piece is still there when its lots are complete
SMALL: Final = 0.5  #: how likely a single lot ever carries a house or shop: there are more lots than pieces
HASTE: Final = 0.7  #: own turns still to come at which half of all hopes come true
# Early in a match less of a plan comes true, and more of what nobody has planned. Figures as if all lots were free:
LOT: Final = 4.3  #: points that an unbuilt lot brings beyond the plans for it
UNFORESEEN: Final = 0.36  #: the part of plans that comes to nothing


class Hopes:
    """Estimates for one town, remembered for as long as nothing in a district changes."""

    def __init__(self, box: Box, town: Town, turns_left: float) -> None:
        self.box = box
        self.town = town
        free = town.owners.count(NOBODY) / LOTS
        self.coming_true = turns_left / (turns_left + HASTE) * (1.0 - UNFORESEEN * free)
        self.unplanned = LOT * free  #: what each unbuilt lot is worth besides
        self.known: list[list[float]] = [[] for _ in range(DISTRICTS)]

    def of(self, district: int) -> list[float]:
        """Each seat's hopes in a district, as the town stands."""
        if not self.known[district]:
            self.known[district] = self.fresh(district)
        return self.known[district]

    def fresh(self, district: int) -> list[float]:
        """The same, worked out anew: for a town that is being tried out."""
        values: list[float] = []
        for type_ in range(len(TYPES)):
            values.append(neighbours_worth(self.box, self.town, district, type_))
        return [self._of_seat(district, seat, values) for seat in range(self.town.seats)]

    def _of_seat(self, district: int, seat: int, values: list[float]) -> float:
        town = self.town
        own = town.held[seat * DISTRICTS + district]
        if own == 0:
            return 0.0
        free = ALL_UNITS & ~town.occupied[district]
        sure = 0
        if BITS[town.occupied[district]] >= self.box.free_choice_below:
            for unit in INSIDE[free]:
                seats = entitled(self.box, town, district * UNITS + unit)
                if seats == 1 << seat:
                    sure |= 1 << unit
                elif not seats >> seat & 1:
                    free ^= 1 << unit
        division = Division(self.box, district, allowed_pieces(self.box, town, district), sure, values)
        return self.coming_true * division.best(own, free) + self.unplanned * BITS[own]


class Division:
    """The best way to divide lots of one district among buildings, free lots counted by their likelihood."""

    def __init__(self, box: Box, district: int, allowed: int, sure: int, values: list[float]) -> None:
        self.box = box
        self.district = district
        self.allowed = allowed
        self.sure = sure
        self.values = values
        self.known: dict[int, float] = {}

    def best(self, own: int, free: int) -> float:
        if own == 0:
            return 0.0
        key = own * MASKS + free
        if key in self.known:
            return self.known[key]
        box = self.box
        lowest = own & -own
        best = self.best(own ^ lowest, free)
        for index in box.fits[own | free]:
            mask = box.placement_mask[index]
            piece = box.placement_piece[index]
            if mask & lowest == 0 or not self.allowed >> piece & 1:
                continue
            worth = self.worth(TYPE_OF[piece], mask, mask & free)
            worth += self.best(own & ~mask, free & ~mask)
            if worth > best:
                best = worth
        self.known[key] = best
        return best

    def worth(self, type_: int, mask: int, missing: int) -> float:
        value = self.box.ground_value(type_, self.district, mask) + self.values[type_]
        value *= SMALL if mask & (mask - 1) == 0 else IN_TIME
        if missing != 0:
            value *= float(GETTING ** BITS[missing & ~self.sure] * SURE ** BITS[missing & self.sure])
        return value


def neighbours_worth(box: Box, town: Town, district: int, type_: int) -> float:
    """What the buildings that stand in a district would add to a new one of this type."""
    worth = 0
    for other in range(len(TYPES)):
        worth += box.per_other[type_ * len(TYPES) + other] * town.counts[district * len(TYPES) + other]
    return float(worth)
