"""What a net is given about Metropolis: one row per seat, all of it public.

Points are divided by thirty, counts by what is usual, so that most inputs lie between −1 and 1.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.metropolis.components import (
    ALL_UNITS,
    BITS,
    DISTRICTS,
    INSIDE,
    LOTS,
    TWELFTHS,
    TYPE_OF,
    TYPES,
    UNITS,
    Box,
)
from ludotheque.games.metropolis.evaluation import expected_points
from ludotheque.games.metropolis.lot_estimates import neighbours_worth
from ludotheque.games.metropolis.observation import Seen
from ludotheque.games.metropolis.rules.building import allowed_pieces
from ludotheque.games.metropolis.rules.evaluation import standing
from ludotheque.games.metropolis.rules.rights import entitled
from ludotheque.games.metropolis.rules.turn import Turn
from ludotheque.games.metropolis.rules.turns import BuildOrNot
from ludotheque.games.metropolis.town import Town
from ludotheque.kernel.net import Features, above_average
from ludotheque.kernel.position import lead
from ludotheque.kernel.seats import NOBODY

POINTS: Final = 30.0
USUAL_LOTS: Final = 10.0

NAMES: Final[tuple[str, ...]] = (
    "expected lead",
    "expected lead, late",
    "expected above average",
    "expected above average, late",
    "points lead",
    "points above average",
    "hopes above average",
    "hopes",
    "lots left",
    "seats",
    "pieces left",
    "turns to wait",
    "may build now",
    "lots",
    "lots above average",
    "districts",
    "lots of its own to come",
    "lots shared to come",
    "best building",
    "best building above average",
    "buildings ready",
    *["left of " + name for name in TYPES],
    *["ready for " + name for name in TYPES],
    *["one lot short of " + name for name in TYPES],
)


class Holdings:
    """What one seat can build now or with one lot more, and which free lots may become its own."""

    def __init__(self) -> None:
        self.lots = 0
        self.districts = 0
        self.sure = 0  #: free lots that nobody else may own
        self.shared = 0  #: free lots that others may own as well, in districts where neighbours decide
        self.ready = [0.0] * len(TYPES)  #: the best value of each type on own lots
        self.short = [0.0] * len(TYPES)  #: the same with one free lot more

    def best(self) -> float:
        return max(self.ready)


def rows(seen: Seen, box: Box) -> list[list[float]]:
    """A row of inputs for each seat, in the order of `NAMES`."""
    town = seen.town
    seats = town.seats
    points = [amount / TWELFTHS / POINTS for amount in standing(box, town)]
    expected = [amount / POINTS for amount in expected_points(box, town, seen.phase)]
    holdings = [Holdings() for _ in range(seats)]
    for district in range(DISTRICTS):
        survey(box, town, district, holdings)
    left = town.owners.count(NOBODY) / LOTS
    stock = [0.0] * len(TYPES)
    for piece in range(len(town.stock)):
        stock[TYPE_OF[piece]] += town.stock[piece]
    common = [left, (seats - 3.5) / 1.5, sum(town.stock) / sum(box.counts)]
    best = [held.best() for held in holdings]
    lots = [held.lots / USUAL_LOTS for held in holdings]
    hopes = [expected[seat] - points[seat] for seat in range(seats)]
    found: list[list[float]] = []
    for seat in range(seats):
        held = holdings[seat]
        before = lead(expected, seat)
        above = above_average(expected, seat)
        row = [before, before * (1.0 - left), above, above * (1.0 - left)]
        row += [lead(points, seat), above_average(points, seat), above_average(hopes, seat), hopes[seat]]
        row += common
        row += turn_order(seen, seat)
        row += [lots[seat], above_average(lots, seat), held.districts / DISTRICTS]
        row += [held.sure / USUAL_LOTS, held.shared / USUAL_LOTS]
        row += [best[seat], above_average(best, seat), ready_number(held) / len(TYPES)]
        row += [number / 4.0 for number in stock]
        row += held.ready
        row += held.short
        found.append(row)
    return found


def turn_order(seen: Seen, seat: int) -> list[float]:
    """How long until this seat's turn (0: it is on), and whether it may build in it at once."""
    phase = seen.phase
    if not isinstance(phase, Turn):
        return [0.0, 0.0]
    steps = (seat - phase.player) % seen.seats
    builds = isinstance(phase, BuildOrNot) and phase.player == seat
    return [steps / seen.seats, 1.0 if builds else 0.0]


def ready_number(held: Holdings) -> int:
    return sum([1 for value in held.ready if value > 0.0])


def survey(box: Box, town: Town, district: int, holdings: list[Holdings]) -> None:
    """Adds what a district offers each seat that has lots there."""
    seats = town.seats
    free = ALL_UNITS & ~town.occupied[district]
    may_own = [free] * seats
    if BITS[town.occupied[district]] >= box.free_choice_below:
        may_own = [0] * seats
        for unit in INSIDE[free]:
            rights = entitled(box, town, district * UNITS + unit)
            for seat in range(seats):
                if rights >> seat & 1:
                    may_own[seat] |= 1 << unit
                    if rights == 1 << seat:
                        holdings[seat].sure += 1
                    else:
                        holdings[seat].shared += 1
    allowed = allowed_pieces(box, town, district)
    values = [neighbours_worth(box, town, district, type_) for type_ in range(len(TYPES))]
    for seat in range(seats):
        own = town.held[seat * DISTRICTS + district]
        if own != 0:
            holdings[seat].lots += BITS[own]
            holdings[seat].districts += 1
            find_buildings(box, district, own, may_own[seat], allowed, values, holdings[seat])


def find_buildings(
    box: Box, district: int, own: int, free: int, allowed: int, values: list[float], held: Holdings
) -> None:
    """The best building of each type on own lots, and with one free lot more."""
    ready = held.ready
    short = held.short
    for index in box.fits[own | free]:
        mask = box.placement_mask[index]
        piece = box.placement_piece[index]
        missing = mask & ~own
        if missing & (missing - 1) != 0 or mask & own == 0 or not allowed >> piece & 1:
            continue
        type_ = TYPE_OF[piece]
        worth = (box.ground_value(type_, district, mask) + values[type_]) / POINTS
        if missing == 0:
            if worth > ready[type_]:
                ready[type_] = worth
        elif worth > short[type_]:
            short[type_] = worth


FEATURES: Final[Features] = Features(NAMES, rows)
