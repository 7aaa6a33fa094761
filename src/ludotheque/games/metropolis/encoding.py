"""Metropolis as numbers."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.metropolis.actions import (
    ANSWER_CODE,
    BUILD_CODE,
    DONE_CODE,
    END_CODE,
    JOINT_CODE,
    MOST_SEATS,
    EarlyEnd,
    JointBuilding,
    OfferTrade,
    Take,
    Trade,
)
from ludotheque.games.metropolis.components import DISTRICTS, LOTS, PIECES, TYPES
from ludotheque.games.metropolis.game import GAME
from ludotheque.games.metropolis.notation import CODES
from ludotheque.games.metropolis.observation import Seen
from ludotheque.games.metropolis.plots import plot_lots
from ludotheque.games.metropolis.rules.ending import Over
from ludotheque.games.metropolis.rules.turn import Turn
from ludotheque.games.metropolis.rules.turns import BuildOrNot, ChooseLot, LastBuilding
from ludotheque.kernel.actions import Action
from ludotheque.kernel.encoding import (
    SLOTS,
    ActionEncoding,
    Block,
    Encoding,
    Exact,
    ObservationEncoding,
    answer_blocks,
)
from ludotheque.kernel.offers import Offer
from ludotheque.kernel.position import Observation
from ludotheque.kernel.vector import (
    Row,
    Seating,
    amounts,
    flag,
    holders,
    one_hot,
    ones,
    place_of,
    seating_of,
)

# --- actions -----------------------------------------------------------------------------------------------


class Takes(Block):
    """Open cards by their lot and the owner it gets."""

    def offset(self, action: Action, seat: int, seats: int) -> int:
        if not isinstance(action, Take):
            return -1
        return action.lot * MOST_SEATS + (action.owner - seat) % seats


class Exchanges(Block):
    """Proposed exchanges by the first lot that comes to the proposer."""

    def offset(self, action: Action, seat: int, seats: int) -> int:
        if not isinstance(action, OfferTrade):
            return -1
        terms = action.terms
        for index, lot in enumerate(terms.lots):
            if terms.takers[index] == seat:
                return lot
        return LOTS


ACTIONS: Final = ActionEncoding(
    (
        Takes("take", LOTS * MOST_SEATS, "lot of an open card × its owner"),
        Exact("done", DONE_CODE, 1, "end the turn without a building"),
        Exact("offer end", END_CODE, 1, "propose to end the match"),
        *answer_blocks(ANSWER_CODE),
        Exact("build", BUILD_CODE, JOINT_CODE - BUILD_CODE, "piece × lots that it fits on"),
        Exact("joint", JOINT_CODE, CODES - JOINT_CODE, "piece × lots, together with the other owners"),
        Exchanges(
            "offer",
            LOTS + 1,
            "propose an exchange of lots",
            "the first lot that comes to the proposer; the last number: none does",
        ),
    )
)

# --- observations ------------------------------------------------------------------------------------------

PHASES: Final[list[type]] = [ChooseLot, BuildOrNot, LastBuilding, Over]
KINDS: Final[list[type]] = [Trade, JointBuilding, EarlyEnd]
OFFER_VALUES: Final = 3 + len(KINDS) + MOST_SEATS + 2


class Vector(ObservationEncoding):
    """What a seat sees of the town."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = self.add("seats", MOST_SEATS, "a one for each seat at the table")
        self.phase = self.add("phase", len(PHASES), "choice of a lot, building, last building, over")
        self.player = self.add("player", MOST_SEATS, "whose turn it is")
        self.turns_left = self.add("turns left", 1, "of the last buildings, in tens")
        self.trades = self.add("trades", 1, "the option")
        self.owners = self.add("owners", LOTS * MOST_SEATS, "lot × owner")
        self.built = self.add("built", LOTS, "lots under a building")
        self.buildings = self.add(
            "buildings",
            DISTRICTS * len(TYPES),
            f"district × type ({', '.join(TYPES)}): how many, in tens",
        )
        self.stock = self.add("stock", len(PIECES), f"pieces left, in tens: {', '.join(PIECES)}", 0.0, 2.0)
        self.cards = self.add("cards", LOTS, "the open cards")
        self.stack = self.add("stack", 1, f"hidden cards left, of {LOTS}")
        self.offers = self.add(
            "offers",
            SLOTS * OFFER_VALUES,
            "slot × (stands, waits for me, is mine, exchange, joint building, end, proposer, lots I would get, "
            "lots I would give, both in tens)",
        )
        self.offered_lots = self.add(
            "offered lots",
            3 * LOTS,
            "lots that open offers would bring me; lots they would cost me; lots of a joint building",
        )

    def write(self, observed: Observation, box: Any, out: Row, at: int) -> None:
        assert isinstance(observed, Seen)
        seating = seating_of(observed)
        ones(out, at + self.seats, observed.seats)
        flag(out, at + self.trades, observed.trades)
        phase = observed.phase
        one_hot(out, at + self.phase, place_of(PHASES, phase))
        if isinstance(phase, Turn):
            one_hot(out, at + self.player, seating.near(phase.player))
        if isinstance(phase, LastBuilding):
            out[at + self.turns_left] = phase.left / 10.0
        self.write_town(observed, seating, out, at)
        taken = 0  # a mask of slots
        for offer in observed.book.open:
            slot = offer.number % SLOTS
            if not taken >> slot & 1:
                taken |= 1 << slot
                self.write_offer(offer, observed, seating, out, at + self.offers + slot * OFFER_VALUES)
            self.write_offered_lots(offer, observed, out, at + self.offered_lots)

    def write_town(self, seen: Seen, seating: Seating, out: Row, at: int) -> None:
        town = seen.town
        holders(seating, out, at + self.owners, town.owners, MOST_SEATS)
        for plot in town.buildings:
            for lot in plot_lots(plot):
                out[at + self.built + lot] = 1.0
        amounts(out, at + self.buildings, town.counts, 10.0)
        amounts(out, at + self.stock, town.stock, 10.0)
        for lot in seen.cards:
            out[at + self.cards + lot] = 1.0
        out[at + self.stack] = seen.cards_left / LOTS

    def write_offer(self, offer: Offer, seen: Seen, seating: Seating, out: Row, at: int) -> None:
        """Stands, waits for me, is mine, its kind, who proposed it, lots I would get and give."""
        out[at] = 1.0
        flag(out, at + 1, seen.seat in offer.waiting)
        flag(out, at + 2, seen.seat == offer.proposer)
        one_hot(out, at + 3, place_of(KINDS, offer.terms))
        one_hot(out, at + 3 + len(KINDS), seating.near(offer.proposer))
        terms = offer.terms
        if isinstance(terms, Trade):
            out[at + OFFER_VALUES - 2] = len(lots_to_get(seen, terms)) / 10.0
            out[at + OFFER_VALUES - 1] = len(lots_to_give(seen, terms)) / 10.0

    def write_offered_lots(self, offer: Offer, seen: Seen, out: Row, at: int) -> None:
        """Lots that the offer would bring me, lots it would cost me, lots of a joint building."""
        terms = offer.terms
        if isinstance(terms, Trade):
            for lot in lots_to_get(seen, terms):
                out[at + lot] = 1.0
            for lot in lots_to_give(seen, terms):
                out[at + LOTS + lot] = 1.0
        elif isinstance(terms, JointBuilding):
            for lot in plot_lots(terms.plot):
                out[at + 2 * LOTS + lot] = 1.0


def lots_to_get(seen: Seen, terms: Trade) -> list[int]:
    """The lots an exchange would bring the observer."""
    return [lot for index, lot in enumerate(terms.lots) if terms.takers[index] == seen.seat]


def lots_to_give(seen: Seen, terms: Trade) -> list[int]:
    """The lots an exchange would cost the observer."""
    return [lot for lot in terms.lots if seen.town.owners[lot] == seen.seat]


ENCODING: Final = Encoding(GAME, ACTIONS, Vector())
