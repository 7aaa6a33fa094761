"""Metropolis as numbers."""

from __future__ import annotations

from typing import Final

from ludotheque.games.metropolis.actions import (
    ANSWER_CODE,
    BUILD_CODE,
    CODES,
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
from ludotheque.games.metropolis.plots import plot_lots
from ludotheque.games.metropolis.rules.ending import Over
from ludotheque.games.metropolis.rules.turns import BuildOrNot, ChooseLot, LastBuilding
from ludotheque.kernel.actions import Action
from ludotheque.kernel.encoding import (
    SLOTS,
    ActionEncoding,
    Block,
    Encoding,
    Field,
    ObservationEncoding,
    Row,
    View,
    amount,
    amounts,
    answer_blocks,
    count_of_seats,
    exact,
    flags,
    one_hot,
    seat_choice,
)
from ludotheque.kernel.offers import MOST_NUMBERS

# --- actions -----------------------------------------------------------------------------------------------


def _take(action: Action, seat: int, seats: int) -> int:
    if not isinstance(action, Take):
        return -1
    return action.lot * MOST_SEATS + (action.owner - seat) % seats


def _trade(action: Action, seat: int, seats: int) -> int:
    if not isinstance(action, OfferTrade):
        return -1
    terms = action.terms
    for index, lot in enumerate(terms.lots):
        if terms.takers[index] == seat:
            return lot
    return LOTS


ACTIONS: Final = ActionEncoding(
    (
        Block("take", LOTS * MOST_SEATS, "lot of an open card × its owner", _take),
        exact("done", DONE_CODE, 1, "end the turn without a building"),
        exact("offer end", END_CODE, 1, "propose to end the match"),
        *answer_blocks(ANSWER_CODE, MOST_NUMBERS),
        exact("build", BUILD_CODE, JOINT_CODE - BUILD_CODE, "piece × lots that it fits on"),
        exact("joint", JOINT_CODE, CODES - JOINT_CODE, "piece × lots, together with the other owners"),
        Block(
            "offer",
            LOTS + 1,
            "propose an exchange of lots",
            _trade,
            "the first lot that comes to the proposer; the last number: none does",
        ),
    )
)

# --- observations ------------------------------------------------------------------------------------------

PHASES: Final = {kind: place for place, kind in enumerate((ChooseLot, BuildOrNot, LastBuilding, Over))}
KINDS: Final = (Trade, JointBuilding, EarlyEnd)
OFFER_VALUES: Final = 3 + len(KINDS) + MOST_SEATS + 2


def _phase(view: View, out: Row, at: int) -> None:
    one_hot(out, at, PHASES.get(type(view.seen.phase), -1))


def _player(view: View) -> int:
    return int(getattr(view.seen.phase, "player", -1))


def _turns_left(view: View) -> int:
    phase = view.seen.phase
    return phase.left if isinstance(phase, LastBuilding) else 0


def _owners(view: View, out: Row, at: int) -> None:
    for lot, owner in enumerate(view.seen.town.owners):
        if owner >= 0:
            out[at + MOST_SEATS * lot + view.near(owner)] = 1.0


def _built(view: View, out: Row, at: int) -> None:
    for plot in view.seen.town.buildings:
        for lot in plot_lots(plot):
            out[at + lot] = 1.0


def _cards(view: View, out: Row, at: int) -> None:
    for lot in view.seen.cards:
        out[at + lot] = 1.0


def _offers(view: View, out: Row, at: int) -> None:
    """Per slot: stands, waits for me, is mine, its kind, who proposed it, lots I would get and give."""
    taken: set[int] = set()
    for offer in view.seen.book.open:
        slot = offer.number % SLOTS
        if slot in taken:
            continue
        taken.add(slot)
        place = at + slot * OFFER_VALUES
        flags(out, place, [True, view.seen.seat in offer.waiting, view.seen.seat == offer.proposer])
        one_hot(out, place + 3, KINDS.index(type(offer.terms)))
        one_hot(out, place + 3 + len(KINDS), view.near(offer.proposer))
        if isinstance(offer.terms, Trade):
            gets, gives = _lots_of(view, offer.terms)
            amounts(out, place + OFFER_VALUES - 2, [len(gets), len(gives)], 10.0)


def _lots_of(view: View, terms: Trade) -> tuple[list[int], list[int]]:
    """The lots an exchange would bring the observer, and those it would cost."""
    gets = [lot for index, lot in enumerate(terms.lots) if terms.takers[index] == view.seen.seat]
    gives = [lot for lot in terms.lots if view.seen.town.owners[lot] == view.seen.seat]
    return gets, gives


def _offered_lots(view: View, out: Row, at: int) -> None:
    """Lots that open offers would bring me, lots they would cost me, lots of a joint building."""
    for offer in view.seen.book.open:
        if isinstance(offer.terms, Trade):
            gets, gives = _lots_of(view, offer.terms)
            for lot in gets:
                out[at + lot] = 1.0
            for lot in gives:
                out[at + LOTS + lot] = 1.0
        elif isinstance(offer.terms, JointBuilding):
            for lot in plot_lots(offer.terms.plot):
                out[at + 2 * LOTS + lot] = 1.0


OBSERVATIONS: Final = ObservationEncoding(
    (
        count_of_seats(MOST_SEATS),
        Field("phase", len(PHASES), "choice of a lot, building, last building, over", _phase),
        Field("player", MOST_SEATS, "whose turn it is", seat_choice(_player)),
        Field("turns left", 1, "of the last buildings, in tens", amount(_turns_left, 10.0)),
        Field("trades", 1, "the option", lambda view, out, at: flags(out, at, [view.seen.trades])),
        Field("owners", LOTS * MOST_SEATS, "lot × owner", _owners),
        Field("built", LOTS, "lots under a building", _built),
        Field(
            "buildings",
            DISTRICTS * len(TYPES),
            f"district × type ({', '.join(TYPES)}): how many, in tens",
            lambda view, out, at: amounts(out, at, view.seen.town.counts, 10.0),
        ),
        Field(
            "stock",
            len(PIECES),
            f"pieces left, in tens: {', '.join(PIECES)}",
            lambda view, out, at: amounts(out, at, view.seen.town.stock, 10.0),
            0.0,
            2.0,
        ),
        Field("cards", LOTS, "the open cards", _cards),
        Field("stack", 1, f"hidden cards left, of {LOTS}", amount(lambda view: view.seen.cards_left, LOTS)),
        Field(
            "offers",
            SLOTS * OFFER_VALUES,
            "slot × (stands, waits for me, is mine, exchange, joint building, end, proposer, lots I would get, "
            "lots I would give, both in tens)",
            _offers,
        ),
        Field(
            "offered lots",
            3 * LOTS,
            "lots that open offers would bring me; lots they would cost me; lots of a joint building",
            _offered_lots,
        ),
    )
)

ENCODING: Final = Encoding(GAME, ACTIONS, OBSERVATIONS)
