"""§9: before the tile is placed, the buyer and each other player may bind themselves by contracts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.actions import (
    ANSWERS,
    BUILDING,
    NO_OFFER,
    PLACES,
    SIDES,
    Contract,
    MakeOffer,
    NoOffer,
    Place,
    place,
    shares,
)
from ludotheque.games.paradis.rules import contracts, premiums, settlement
from ludotheque.games.paradis.rules.placement import first_free, free_sites, place_tile, refuse_place
from ludotheque.games.paradis.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.lists import repeated
from ludotheque.kernel.offers import MOST_NUMBERS, Accept, Decline, OfferBook, Withdraw
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import drawn_of_set, others, seats_of_set

PLACED: Final = -1  #: the result this phase hands to the round
_UNKNOWN: Final[list[int]] = []  #: what nature brings, before it is asked for


class Negotiation(Phase[State]):
    """§9: the others speak, offers stand, contracts bind; it ends when the buyer places the tile."""

    def __init__(
        self, buyer: int, tile: int, spoken: list[bool], book: OfferBook, contracts: list[Contract]
    ) -> None:
        self.buyer = buyer
        self.tile = tile
        self.spoken = spoken
        self.book = book
        self.contracts = contracts
        self.silent: i64 = 0  #: the set of the others who have not spoken
        one: i64 = 1
        for seat, has_spoken in enumerate(spoken):
            if not has_spoken and seat != buyer:
                self.silent |= one << seat
        self._from_nature: list[int] = _UNKNOWN

    def copy(self) -> Negotiation:
        return Negotiation(self.buyer, self.tile, self.spoken[:], self.book.copy(), self.contracts[:])

    def rule(self) -> str:
        """§9 as long as the others speak; then §6 to §8, about the sites and what each side brings."""
        return "6.1" if self.buyer_may_place() else "9.1"

    def holds(self, piece: str) -> int:
        return 1 if piece == "tiles" else 0

    def waiting_for(self, state: State) -> list[int]:
        """§9.5: the others until they have spoken and answered the buyer; then the buyer."""
        waited = self.waited()
        return list(seats_of_set(waited)) if waited != 0 else [self.buyer]

    def draw_seat(self, state: State, chance: Chance) -> int:
        """From the set of those who are waited for."""
        waited = self.waited()
        return drawn_of_set(waited, chance) if waited != 0 else self.buyer

    def waited(self) -> i64:
        """§9.5: the set of the others who have not spoken, or have not answered the buyer."""
        one: i64 = 1
        return (self.silent | self.book.asked()) & ~(one << self.buyer)

    def is_waited_for(self, seat: int) -> bool:
        """Whether the buyer has to wait for this other player."""
        return seat != self.buyer and (not self.spoken[seat] or self.is_asked(seat))

    def buyer_may_place(self) -> bool:
        """§9.5: as soon as the buyer waits for nobody."""
        return self.waited() == 0

    def is_asked(self, seat: int) -> bool:
        for open_offer in self.book.open:
            if open_offer.asks(seat):
                return True
        return False

    # --- the menu --------------------------------------------------------------------------------

    def menu(self, state: State, seat: int) -> tuple[Action, ...]:
        return tuple(self.moves(state, seat))

    def draw(self, state: State, seat: int, chance: Chance) -> Action:
        """From the same list: no menu is made of it."""
        moves = self.moves(state, seat)
        return moves[chance.below("what", len(moves))]

    def moves(self, state: State, seat: int) -> list[Action]:
        """What a seat may do now, and a few of the offers it may make."""
        actions: list[Action] = []
        if seat == self.buyer:
            if self.buyer_may_place():
                for site in free_sites(state, self.tile):
                    actions.extend(PLACES[site])
        elif not self.spoken[seat]:
            actions.append(NO_OFFER)
        for open_offer in self.book.open:
            if open_offer.asks(seat):
                if self.refuse_promise(state, seat, contracts.terms_of(open_offer)) is None:
                    actions.append(ANSWERS.accepts[open_offer.number])
                actions.append(ANSWERS.declines[open_offer.number])
            elif seat == open_offer.proposer:
                actions.append(ANSWERS.withdraws[open_offer.number])
        self.sample_offers(state, seat, actions)
        return actions

    def sample_offers(self, state: State, seat: int, actions: list[Action]) -> None:
        """A few sensible offers: who earns from nature here shares it with the buyer."""
        if self.book.next_number >= MOST_NUMBERS or self.book.is_full_for(seat):
            return
        earned = self.from_nature(state)
        if seat != self.buyer:
            self.sample_shares(seat, earned[seat], actions)
            return
        for payer in others(self.buyer, state.seats):
            self.sample_shares(payer, earned[payer], actions)

    def sample_shares(self, payer: int, earned: int, actions: list[Action]) -> None:
        """Who has promised nothing for nature yet can pay any part of what it brings him (§9.3)."""
        if earned > 1 and not contracts.have_spoken_of_nature(self.book, self.contracts, payer):
            actions.extend(shares(payer, self.buyer, earned))

    def from_nature(self, state: State) -> list[int]:
        """The premiums that nature would bring each player; worked out once, for nobody builds meanwhile."""
        if self._from_nature is _UNKNOWN:
            self._from_nature = premiums.from_nature(state, first_free(state, self.tile))
        return self._from_nature

    # --- the gate --------------------------------------------------------------------------------

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Place):
            return self.refuse_place(state, seat, action)
        if isinstance(action, NoOffer):
            if seat == self.buyer:
                return Refusal("9.5", "buyer-places")
            if self.spoken[seat]:
                return Refusal("9.5", "spoken-already")
            return None
        if isinstance(action, MakeOffer):
            return self.refuse_offer(state, seat, action.terms)
        if isinstance(action, Accept):
            refused = self.book.refuse_answer("9.1", seat, action.number)
            if refused is not None:
                return refused
            return self.refuse_promise(state, seat, self.terms_of(action.number))
        if isinstance(action, Decline):
            return self.book.refuse_answer("9.1", seat, action.number)
        if isinstance(action, Withdraw):
            return self.book.refuse_withdrawal("9.1", seat, action.number)
        return Refusal("9.1", "negotiation-now")

    def refuse_place(self, state: State, seat: int, action: Place) -> Refusal | None:
        if seat != self.buyer:
            return Refusal("6.2", "only-the-buyer-places", buyer=self.buyer)
        if not self.buyer_may_place():
            return Refusal("9.5", "others-have-not-spoken")
        return refuse_place(state, self.tile, action)

    def refuse_offer(self, state: State, seat: int, terms: Contract) -> Refusal | None:
        if terms.payer >= state.seats or terms.payee >= state.seats or terms.payer == terms.payee:
            return Refusal("9.1", "contract-needs-two")
        if self.buyer not in (terms.payer, terms.payee):
            return Refusal("9.1", "contract-without-buyer", buyer=self.buyer)
        if seat not in (terms.payer, terms.payee):
            return Refusal("9.1", "contract-of-others")
        if terms.amount < 1:
            return Refusal("9.1", "contract-for-nothing")
        replaced = contracts.same_subject(self.book, seat, terms)
        refused = self.book.refuse_proposal("9.6", seat, terms, replaced)
        if refused is not None:
            return refused
        return self.refuse_promise(state, seat, terms)

    def refuse_promise(self, state: State, seat: int, terms: Contract) -> Refusal | None:
        """§9.3: who would pay must be able to; his own open offer of the same payment would fall (§9.1)."""
        if terms.payer != seat:
            return None
        most = self.can_promise(state, seat, terms.side)
        replaced = contracts.same_subject(self.book, seat, terms)
        if replaced is not None:
            most += contracts.terms_of(replaced).amount
        if terms.amount > most:
            return Refusal("9.3", "cannot-honour", most=max(0, most))
        return None

    def terms_of(self, number: int) -> Contract:
        found = self.book.find(number)
        assert found is not None
        return contracts.terms_of(found)

    def can_promise(self, state: State, payer: int, side: int) -> int:
        """§9.3: cash, and premiums that side would bring, less what is promised on it already."""
        site = first_free(state, self.tile)
        means = state.cash[payer] + premiums.income(state, self.buyer, site, side)[payer]
        return means - contracts.promised(self.book, self.contracts, payer, side)

    # --- what happens ----------------------------------------------------------------------------

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        if isinstance(action, Place):
            settlement.round_below(state).tile = settlement.NO_TILE
            place_tile(state, seat, self.tile, action, journal)
            settlement.settle(state, self.buyer, self.book, self.contracts, action.side, journal)
            state.finish(PLACED, chance, journal)
        elif isinstance(action, NoOffer):
            self.has_spoken(seat)
            if journal.on:
                journal.record(facts.NothingOffered(seat))
        elif isinstance(action, MakeOffer):
            self.make_offer(seat, action.terms, journal)
        elif isinstance(action, Accept):
            accepted = self.book.accept(seat, action.number)
            assert accepted is not None
            settlement.bind(self.contracts, seat, accepted, journal)
            settlement.drop_rivals(self.book, accepted, journal)
        elif isinstance(action, Decline):
            declined = self.book.decline(seat, action.number)
            if journal.on:
                journal.record(facts.OfferDeclined(seat, declined.number, declined.proposer))
        elif isinstance(action, Withdraw):
            settlement.withdraw(self.book, action.number, journal)

    def has_spoken(self, seat: int) -> None:
        """§9.5: the buyer need not wait for this seat's first word any more."""
        one: i64 = 1
        self.spoken[seat] = True
        self.silent &= ~(one << seat)

    def make_offer(self, seat: int, terms: Contract, journal: Journal) -> None:
        replaced = contracts.same_subject(self.book, seat, terms)
        if replaced is not None:
            settlement.withdraw(self.book, replaced.number, journal)
        partner = terms.payee if terms.payer == seat else terms.payer
        made = self.book.propose(seat, [partner], terms)
        self.has_spoken(seat)
        if journal.on:
            journal.record(
                facts.OfferMade(seat, made.number, SIDES[terms.side], terms.payer, terms.payee, terms.amount)
            )

    def default(self, state: State, seat: int) -> Action:
        for open_offer in self.book.open:
            if open_offer.asks(seat) and seat != self.buyer:
                return ANSWERS.declines[open_offer.number]
        if seat == self.buyer:
            return place(first_free(state, self.tile), BUILDING)
        return NO_OFFER

    def forced(self, state: State, seat: int) -> Action | None:
        """§9.5, §9.6: silence, once no further offer is possible in this round. The buyer chooses a side."""
        if not self.is_waited_for(seat) or self.is_asked(seat) or self.book.next_number < MOST_NUMBERS:
            return None
        return NO_OFFER


def open_negotiation(state: State, buyer: int, tile: int) -> None:
    """Puts the negotiation about this tile on top of the stack."""
    state.phases.append(Negotiation(buyer, tile, repeated(False, state.seats), OfferBook([], [], 1), []))
