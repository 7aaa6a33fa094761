"""Marée as numbers, for learning agents (docs/environments.md)."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.kernel.encoding import ActionEncoding, Encoding, Exact, ObservationEncoding
from ludotheque.kernel.position import Observation
from ludotheque.kernel.vector import Row, one_hot, ones, place_of, seat_amounts, seating_of
from maree.actions import CODES
from maree.components import STRONGEST
from maree.game import GAME
from maree.observation import Seen
from maree.rules.ending import Over
from maree.rules.shoals import NO_BAIT, Shoal

MOST_SEATS: Final = GAME.meta.max_seats
POINTS: Final = 10.0
PHASES: Final[list[type]] = [Shoal, Over]

ACTIONS: Final = ActionEncoding((Exact("lay", 0, CODES, f"the bait of this strength, 1 to {STRONGEST}"),))


class Vector(ObservationEncoding):
    """What a seat sees of the sea."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = self.add("seats", MOST_SEATS, "a one for each seat at the table")
        self.phase = self.add("phase", len(PHASES), "a shoal passes, over")
        self.shoal = self.add("shoal", 1, "its points, in tens", 0.0, 10.0)
        self.laid = self.add("laid", MOST_SEATS + STRONGEST, "per seat: has laid a bait; one's own bait")
        self.hands = self.add("hands", MOST_SEATS * STRONGEST, "seat × strength")
        self.points = self.add("points", MOST_SEATS, "caught, in tens", 0.0, 100.0)
        self.pile = self.add("pile", 1, "shoals left, in tens", 0.0, 2.0)

    def write(self, observed: Observation, box: Any, out: Row, at: int) -> None:
        assert isinstance(observed, Seen)
        seating = seating_of(observed)
        ones(out, at + self.seats, observed.seats)
        top = observed.phases[-1]
        one_hot(out, at + self.phase, place_of(PHASES, top))
        for offset, seat in enumerate(seating.order):
            for bait in observed.hands[seat]:
                out[at + self.hands + offset * STRONGEST + bait - 1] = 1.0
        seat_amounts(seating, out, at + self.points, [sum(shoals) for shoals in observed.caught], POINTS)
        out[at + self.pile] = observed.shoals_left / POINTS
        if isinstance(top, Shoal):
            out[at + self.shoal] = top.points / POINTS
            for offset, seat in enumerate(seating.order):
                if top.laid[seat] != NO_BAIT:
                    out[at + self.laid + offset] = 1.0
            if observed.seat >= 0 and top.laid[observed.seat] != NO_BAIT:
                out[at + self.laid + MOST_SEATS + top.laid[observed.seat] - 1] = 1.0


ENCODING: Final = Encoding(GAME, ACTIONS, Vector(), (Shoal,))
