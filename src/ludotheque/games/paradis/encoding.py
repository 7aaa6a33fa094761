"""Das letzte Paradies as numbers."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.paradis.actions import (
    ANSWER_CODE,
    BID_CODE,
    CHOOSE_CODE,
    MOST_MONEY,
    MOST_SEATS,
    NO_OFFER_CODE,
    PLACE_CODE,
    SIDES,
    Bid,
    MakeOffer,
)
from ludotheque.games.paradis.components import DISTRICTS, SITES
from ludotheque.games.paradis.game import GAME
from ludotheque.games.paradis.observation import SECRET, tile_in_play
from ludotheque.games.paradis.rules.auction import NO_BID, Auction, Rebid, SealedAuction, SecondCall
from ludotheque.games.paradis.rules.ending import Over
from ludotheque.games.paradis.rules.initial import InitialRound
from ludotheque.games.paradis.rules.negotiation import Negotiation
from ludotheque.games.paradis.state import ACCOUNTS
from ludotheque.kernel.actions import Action
from ludotheque.kernel.encoding import (
    SLOTS,
    ActionEncoding,
    Block,
    Encoding,
    Field,
    Ladder,
    ObservationEncoding,
    Row,
    View,
    amount,
    amounts,
    answer_blocks,
    choice,
    count_of_seats,
    exact,
    flags,
    one_hot,
    phase_choice,
    seat_amounts,
    seat_choice,
    seat_flags,
    top,
)
from ludotheque.kernel.offers import MOST_NUMBERS

MONEY: Final = 100.0  #: Paras per unit of the vector
MOST: Final = MOST_MONEY / MONEY
TILES: Final = 8
PILE: Final = 12

# --- actions -----------------------------------------------------------------------------------------------

BIDS: Final = Ladder(((0, 1), (150, 10), (300, 100)), MOST_MONEY)
OFFERS: Final = Ladder(((0, 1), (20, 5), (50, 50), (500, 500)), MOST_MONEY)


def _bid(action: Action, seat: int, seats: int) -> int:
    return BIDS.bin(action.amount) if isinstance(action, Bid) else -1


def _offer(action: Action, seat: int, seats: int) -> int:
    if not isinstance(action, MakeOffer):
        return -1
    terms = action.terms
    payer, payee = (terms.payer - seat) % seats, (terms.payee - seat) % seats
    pays = 0 if payer == 0 else 1  # the actor is one of the two (§9.1)
    other = payee if payer == 0 else payer
    return ((terms.side * 2 + pays) * MOST_SEATS + other) * OFFERS.size + OFFERS.bin(terms.amount)


ACTIONS: Final = ActionEncoding(
    (
        exact("auction", CHOOSE_CODE, len(DISTRICTS), f"the villa of {', '.join(DISTRICTS)} is sold next"),
        exact("no offer", NO_OFFER_CODE, 1, "nothing to offer"),
        exact("place", PLACE_CODE, 2 * len(SITES), "site × side (nature, building)"),
        *answer_blocks(ANSWER_CODE, MOST_NUMBERS),
        Block("bid", BIDS.size, "a sealed bid, in Paras", _bid, BIDS.words()),
        Block(
            "offer",
            len(SIDES) * 2 * MOST_SEATS * OFFERS.size,
            "side (nature, building) × who pays (I, the other) × the other seat × amount",
            _offer,
            OFFERS.words(),
        ),
    )
)

assert BID_CODE > ANSWER_CODE

# --- observations ------------------------------------------------------------------------------------------

PHASES: Final = (InitialRound, Auction, SecondCall, Rebid, Negotiation, Over)


def _cash(view: View, out: Row, at: int) -> None:
    for offset, seat in enumerate(view.order):
        held = view.seen.cash[seat]
        out[at + offset] = -1.0 if held == SECRET else held / MONEY


def _sites(view: View, out: Row, at: int) -> None:
    for site, shows in enumerate(view.seen.sites):
        out[at + 3 * site + shows] = 1.0


def _owners(view: View, out: Row, at: int) -> None:
    for site, owner in enumerate(view.seen.owners):
        if owner >= 0:
            out[at + MOST_SEATS * site + view.near(owner)] = 1.0


def _initial(view: View) -> InitialRound | None:
    below = view.seen.phases[0]
    return below if isinstance(below, InitialRound) else None


def _chooser(view: View) -> int:
    initial = _initial(view)
    return -1 if initial is None else initial.chooser


def _on_sale(view: View) -> int:
    initial = _initial(view)
    return -1 if initial is None or len(view.seen.phases) < 2 else initial.on_sale


def _villas_left(view: View, out: Row, at: int) -> None:
    initial = _initial(view)
    for district in [] if initial is None else initial.left:
        out[at + district] = 1.0


def _auction(view: View, out: Row, at: int) -> None:
    """Per seat: may bid, has bid; then the lowest bid allowed, and one's own."""
    phase = top(view)
    if not isinstance(phase, SealedAuction):
        return
    for bidder in phase.bidders:
        near = view.near(bidder)
        out[at + near] = 1.0
        if phase.bids[bidder] != NO_BID:
            out[at + MOST_SEATS + near] = 1.0
    out[at + 2 * MOST_SEATS] = phase.minimum / MONEY
    own = phase.bids[view.me] if view.seen.seat >= 0 else NO_BID
    out[at + 2 * MOST_SEATS + 1] = own / MONEY if own != NO_BID else -1.0


def _negotiation(view: View) -> Any:
    phase = top(view)
    return phase if isinstance(phase, Negotiation) else None


def _buyer(view: View) -> int:
    phase = _negotiation(view)
    return -1 if phase is None else phase.buyer


def _spoken(view: View, out: Row, at: int) -> None:
    phase = _negotiation(view)
    if phase is not None:
        flags(out, at, [phase.spoken[seat] for seat in view.order])


OFFER_VALUES: Final = 5 + 2 * MOST_SEATS


def _offers(view: View, out: Row, at: int) -> None:
    """Per slot: stands, waits for me, is mine, is about building, amount, payer, payee."""
    phase = _negotiation(view)
    if phase is None:
        return
    taken: set[int] = set()
    for offer in phase.book.open:
        slot = offer.number % SLOTS
        if slot in taken:
            continue
        taken.add(slot)
        place = at + slot * OFFER_VALUES
        terms = offer.terms
        flags(
            out, place, [True, view.seen.seat in offer.waiting, view.seen.seat == offer.proposer, terms.side]
        )
        out[place + 4] = terms.amount / MONEY
        one_hot(out, place + 5, view.near(terms.payer))
        one_hot(out, place + 5 + MOST_SEATS, view.near(terms.payee))


def _contracts(view: View, out: Row, at: int) -> None:
    """Side × payer × payee: what is agreed."""
    phase = _negotiation(view)
    if phase is None:
        return
    agreed = [0] * (2 * MOST_SEATS * MOST_SEATS)
    for contract in phase.contracts:
        pair = view.near(contract.payer) * MOST_SEATS + view.near(contract.payee)
        agreed[contract.side * MOST_SEATS * MOST_SEATS + pair] += contract.amount
    amounts(out, at, agreed, MONEY)


def _accounts(view: View, out: Row, at: int) -> None:
    if view.seen.seat >= 0:
        first = view.me * len(ACCOUNTS)
        amounts(out, at, view.seen.accounts[first : first + len(ACCOUNTS)], MONEY)


OBSERVATIONS: Final = ObservationEncoding(
    (
        count_of_seats(MOST_SEATS),
        Field(
            "phase",
            len(PHASES),
            "choice of a villa, first call, second call, rebid, negotiation, over",
            phase_choice(PHASES),
        ),
        Field("open money", 1, "the option", lambda view, out, at: flags(out, at, [view.seen.open_money])),
        Field("cash", MOST_SEATS, "per seat, in 100 Paras; −1 where it is secret", _cash, -1.0, MOST),
        Field(
            "trees",
            MOST_SEATS,
            "per seat, in tens",
            seat_amounts(lambda view: view.seen.trees, 10.0),
            0.0,
            2.0,
        ),
        Field("sites", 3 * len(SITES), "site × (empty, preserved, built)", _sites),
        Field("owners", MOST_SEATS * len(SITES), "site × owner of the building", _owners),
        Field("pile", 1, "tiles left, of 12", amount(lambda view: view.seen.tiles_left, PILE)),
        Field("diversity", MOST_SEATS, "who has had the premium", seat_flags(lambda view: view.seen.diverse)),
        Field("tile", TILES, "the tile of this round", choice(lambda view: tile_in_play(view.seen.phases))),
        Field("villas left", len(DISTRICTS), "districts whose villa is not sold yet", _villas_left),
        Field("villa on sale", len(DISTRICTS), "the district", choice(_on_sale)),
        Field("chooser", MOST_SEATS, "who chooses the next villa", seat_choice(_chooser)),
        Field(
            "auction",
            2 * MOST_SEATS + 2,
            "per seat: may bid; per seat: has bid; the lowest bid allowed and one's own, in 100 Paras (−1: none)",
            _auction,
            -1.0,
            MOST,
        ),
        Field("buyer", MOST_SEATS, "who places the tile", seat_choice(_buyer)),
        Field("spoken", MOST_SEATS, "who has made an offer, or none", _spoken),
        Field(
            "offers",
            SLOTS * OFFER_VALUES,
            "slot × (stands, waits for me, is mine, is about building, amount in 100 Paras, payer, payee)",
            _offers,
            0.0,
            MOST,
        ),
        Field(
            "contracts",
            2 * MOST_SEATS * MOST_SEATS,
            "side × payer × payee: what is agreed, in 100 Paras",
            _contracts,
            0.0,
            MOST,
        ),
        Field(
            "accounts",
            len(ACCOUNTS),
            f"one's own, in 100 Paras: {', '.join(ACCOUNTS)}",
            _accounts,
            -MOST,
            MOST,
        ),
    )
)

ENCODING: Final = Encoding(GAME, ACTIONS, OBSERVATIONS, (SealedAuction,), "money")
