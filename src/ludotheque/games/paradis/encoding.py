"""Das letzte Paradies as numbers."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.paradis.actions import (
    ANSWER_CODE,
    CHOOSE_CODE,
    MOST_MONEY,
    MOST_SEATS,
    NO_OFFER_CODE,
    PLACE_CODE,
    SIDES,
    Bid,
    Contract,
    MakeOffer,
)
from ludotheque.games.paradis.components import DISTRICTS, SITES
from ludotheque.games.paradis.game import GAME
from ludotheque.games.paradis.observation import SECRET, Seen, tile_in_play
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
    Exact,
    Ladder,
    ObservationEncoding,
    answer_blocks,
)
from ludotheque.kernel.position import Observation
from ludotheque.kernel.vector import (
    Row,
    Seating,
    flag,
    holders,
    one_hot,
    ones,
    place_of,
    seat_amounts,
    seat_flags,
    seating_of,
    some_amounts,
)

MONEY: Final = 100.0  #: Paras per unit of the vector
MOST: Final = MOST_MONEY / MONEY
TILES: Final = 8
PILE: Final = 12

# --- actions -----------------------------------------------------------------------------------------------

BIDS: Final = Ladder(((0, 1), (150, 10), (300, 100)), MOST_MONEY)
OFFERS: Final = Ladder(((0, 1), (20, 5), (50, 50), (500, 500)), MOST_MONEY)


class Bids(Block):
    """Sealed bids by their amount."""

    def offset(self, action: Action, seat: int, seats: int) -> int:
        return BIDS.bin(action.amount) if isinstance(action, Bid) else -1


class Offers(Block):
    """Offers by side, who pays, the other seat and the amount."""

    def offset(self, action: Action, seat: int, seats: int) -> int:
        if not isinstance(action, MakeOffer):
            return -1
        terms = action.terms
        payer, payee = (terms.payer - seat) % seats, (terms.payee - seat) % seats
        pays = 0 if payer == 0 else 1  # the actor is one of the two (§9.1)
        other = payee if payer == 0 else payer
        return ((terms.side * 2 + pays) * MOST_SEATS + other) * OFFERS.size + OFFERS.bin(terms.amount)


ACTIONS: Final = ActionEncoding(
    (
        Exact("auction", CHOOSE_CODE, len(DISTRICTS), f"the villa of {', '.join(DISTRICTS)} is sold next"),
        Exact("no offer", NO_OFFER_CODE, 1, "nothing to offer"),
        Exact("place", PLACE_CODE, 2 * len(SITES), "site × side (nature, building)"),
        *answer_blocks(ANSWER_CODE),
        Bids("bid", BIDS.size, "a sealed bid, in Paras", BIDS.words()),
        Offers(
            "offer",
            len(SIDES) * 2 * MOST_SEATS * OFFERS.size,
            "side (nature, building) × who pays (I, the other) × the other seat × amount",
            OFFERS.words(),
        ),
    )
)


# --- observations ------------------------------------------------------------------------------------------

PHASES: Final[list[type]] = [InitialRound, Auction, SecondCall, Rebid, Negotiation, Over]
OFFER_VALUES: Final = 5 + 2 * MOST_SEATS


class Vector(ObservationEncoding):
    """What a seat sees of the island."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = self.add("seats", MOST_SEATS, "a one for each seat at the table")
        self.phase = self.add(
            "phase", len(PHASES), "choice of a villa, first call, second call, rebid, negotiation, over"
        )
        self.open_money = self.add("open money", 1, "the option")
        self.cash = self.add("cash", MOST_SEATS, "per seat, in 100 Paras; −1 where it is secret", -1.0, MOST)
        self.trees = self.add("trees", MOST_SEATS, "per seat, in tens", 0.0, 2.0)
        self.sites = self.add("sites", 3 * len(SITES), "site × (empty, preserved, built)")
        self.owners = self.add("owners", MOST_SEATS * len(SITES), "site × owner of the building")
        self.pile = self.add("pile", 1, "tiles left, of 12")
        self.diversity = self.add("diversity", MOST_SEATS, "who has had the premium")
        self.tile = self.add("tile", TILES, "the tile of this round")
        self.villas_left = self.add("villas left", len(DISTRICTS), "districts whose villa is not sold yet")
        self.on_sale = self.add("villa on sale", len(DISTRICTS), "the district")
        self.chooser = self.add("chooser", MOST_SEATS, "who chooses the next villa")
        self.auction = self.add(
            "auction",
            2 * MOST_SEATS + 2,
            "per seat: may bid; per seat: has bid; the lowest bid allowed and one's own, in 100 Paras (−1: none)",
            -1.0,
            MOST,
        )
        self.buyer = self.add("buyer", MOST_SEATS, "who places the tile")
        self.spoken = self.add("spoken", MOST_SEATS, "who has made an offer, or none")
        self.offers = self.add(
            "offers",
            SLOTS * OFFER_VALUES,
            "slot × (stands, waits for me, is mine, is about building, amount in 100 Paras, payer, payee)",
            0.0,
            MOST,
        )
        self.contracts = self.add(
            "contracts",
            2 * MOST_SEATS * MOST_SEATS,
            "side × payer × payee: what is agreed, in 100 Paras",
            0.0,
            MOST,
        )
        self.accounts = self.add(
            "accounts", len(ACCOUNTS), f"one's own, in 100 Paras: {', '.join(ACCOUNTS)}", -MOST, MOST
        )

    def write(self, observed: Observation, box: Any, out: Row, at: int) -> None:
        assert isinstance(observed, Seen)
        seating = seating_of(observed)
        self.write_island(observed, seating, out, at)
        below = observed.phases[0]
        if isinstance(below, InitialRound):
            self.write_initial(below, len(observed.phases) > 1, seating, out, at)
        top = observed.phases[-1]
        one_hot(out, at + self.phase, place_of(PHASES, top))
        if isinstance(top, SealedAuction):
            self.write_auction(top, observed.seat, seating, out, at + self.auction)
        elif isinstance(top, Negotiation):
            self.write_negotiation(top, observed.seat, seating, out, at)

    def write_island(self, seen: Seen, seating: Seating, out: Row, at: int) -> None:
        ones(out, at + self.seats, seen.seats)
        flag(out, at + self.open_money, seen.open_money)
        for offset, seat in enumerate(seating.order):
            held = seen.cash[seat]
            out[at + self.cash + offset] = -1.0 if held == SECRET else held / MONEY
        seat_amounts(seating, out, at + self.trees, seen.trees, 10.0)
        place = at + self.sites
        for shows in seen.sites:
            out[place + shows] = 1.0
            place += 3
        holders(seating, out, at + self.owners, seen.owners, MOST_SEATS)
        out[at + self.pile] = seen.tiles_left / PILE
        seat_flags(seating, out, at + self.diversity, seen.diverse)
        one_hot(out, at + self.tile, tile_in_play(seen.phases))
        if seen.seat >= 0:
            width = len(ACCOUNTS)
            some_amounts(out, at + self.accounts, seen.accounts, seen.seat * width, width, MONEY)

    def write_initial(
        self, initial: InitialRound, in_auction: bool, seating: Seating, out: Row, at: int
    ) -> None:
        for district in initial.left:
            out[at + self.villas_left + district] = 1.0
        if in_auction:
            one_hot(out, at + self.on_sale, initial.on_sale)
        one_hot(out, at + self.chooser, seating.near(initial.chooser))

    def write_auction(self, phase: SealedAuction, seat: int, seating: Seating, out: Row, at: int) -> None:
        """Per seat: may bid, has bid; then the lowest bid allowed, and one's own."""
        for bidder in phase.bidders:
            near = seating.near(bidder)
            out[at + near] = 1.0
            if phase.bids[bidder] != NO_BID:
                out[at + MOST_SEATS + near] = 1.0
        out[at + 2 * MOST_SEATS] = phase.minimum / MONEY
        own = phase.bids[seat] if seat >= 0 else NO_BID
        out[at + 2 * MOST_SEATS + 1] = own / MONEY if own != NO_BID else -1.0

    def write_negotiation(self, phase: Negotiation, seat: int, seating: Seating, out: Row, at: int) -> None:
        one_hot(out, at + self.buyer, seating.near(phase.buyer))
        seat_flags(seating, out, at + self.spoken, phase.spoken)
        taken = 0  # a mask of slots
        for offer in phase.book.open:
            slot = offer.number % SLOTS
            terms = offer.terms
            if taken >> slot & 1 or not isinstance(terms, Contract):
                continue
            taken |= 1 << slot
            place = at + self.offers + slot * OFFER_VALUES
            out[place] = 1.0
            flag(out, place + 1, seat in offer.waiting)
            flag(out, place + 2, seat == offer.proposer)
            flag(out, place + 3, terms.side == 1)
            out[place + 4] = terms.amount / MONEY
            one_hot(out, place + 5, seating.near(terms.payer))
            one_hot(out, place + 5 + MOST_SEATS, seating.near(terms.payee))
        for contract in phase.contracts:
            pair = seating.near(contract.payer) * MOST_SEATS + seating.near(contract.payee)
            place = at + self.contracts + contract.side * MOST_SEATS * MOST_SEATS + pair
            out[place] += contract.amount / MONEY  # two may agree on the same side more than once


ENCODING: Final = Encoding(GAME, ACTIONS, Vector(), (SealedAuction,), "money")
