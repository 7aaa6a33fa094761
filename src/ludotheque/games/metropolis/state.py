"""The position: the town, the cards, the open offers, and whose turn it is to do what."""

from __future__ import annotations

from typing import Final

from ludotheque.games.metropolis.components import LOTS, PIECES, Box
from ludotheque.games.metropolis.plots import plot_piece
from ludotheque.games.metropolis.town import Town
from ludotheque.kernel.offers import MOST_NUMBERS, Offer, OfferBook, Terms
from ludotheque.kernel.phase import Phase, PhasedPosition
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY

#: offers of one player in one turn: nobody can use up what the others may say (§6.5)
MOST_PER_TURN: Final = 12
MOST_REMEMBERED: Final = 40


class NegotiationBook(OfferBook):
    """The offers of a whole match. They outlast turns (§6.3): numbers run in a circle and skip open ones."""

    def __init__(
        self,
        open: list[Offer],
        declined: list[Terms],
        next_number: int,
        makers: list[int],
        remembered: list[Terms],
        closed: list[Offer] | None = None,
    ) -> None:
        super().__init__(open, declined, next_number, closed)
        self.makers = makers  #: who made the offers of this turn, one entry for each
        #: declined in earlier turns: allowed again, but no longer suggested; a new list each turn, shared by copies
        self.remembered = remembered

    def copy(self) -> NegotiationBook:
        return NegotiationBook(
            [offer.copy() for offer in self.open],
            self.declined[:],
            self.next_number,
            self.makers[:],
            self.remembered,
            self.closed[:],
        )

    def refuse_proposal(
        self, rule: str, proposer: int, terms: Terms, replaced: Offer | None = None
    ) -> Refusal | None:
        if self.makers and self.makers.count(proposer) >= MOST_PER_TURN:
            return Refusal(rule, "too-many-offers-this-turn", most=MOST_PER_TURN)
        return super().refuse_proposal(rule, proposer, terms, replaced)

    def propose(self, proposer: int, partners: list[int], terms: Terms) -> Offer:
        number = self.next_number
        while self.find(number) is not None:
            number = _after(number)
        self.next_number = _after(number)
        self.makers.append(proposer)
        offer = Offer(number, proposer, partners, terms)
        self.open.append(offer)
        return offer

    def new_turn(self) -> None:
        """§6.5: what was declined may be offered again."""
        if self.closed:
            self.closed = []
        if self.makers:
            self.makers = []
        if self.declined:
            self.remembered = (self.remembered + self.declined)[-MOST_REMEMBERED:]
            self.declined = []

    def was_declined(self, terms: Terms) -> bool:
        """Whether somebody has ever declined this, as far as the book remembers."""
        for refused in self.declined:
            if refused.same_as(terms):
                return True
        for refused in self.remembered:
            if refused.same_as(terms):
                return True
        return False


def _after(number: int) -> int:
    return number % (MOST_NUMBERS - 1) + 1


def empty_book() -> NegotiationBook:
    return NegotiationBook([], [], 1, [], [])


class State(PhasedPosition):
    """Where the match stands. One phase at a time: offers are none."""

    def __init__(
        self,
        box: Box,
        trades: bool,
        town: Town,
        cards: list[int],
        stack: list[int],
        book: NegotiationBook,
        phase: Phase[State],
    ) -> None:
        self.box = box
        self.seats = town.seats
        self.trades = trades  #: the table's option: exchanges of lots are allowed
        self.town = town
        self.cards = cards  #: the open cards, as lots
        self.stack = stack  #: the hidden cards, the next one last
        self.book = book
        self.phases = [phase]

    def copy(self) -> State:
        """By hand: faster than the general way, and the bots copy at every step they try."""
        town = self.town.copy()
        return State(
            self.box, self.trades, town, self.cards[:], self.stack[:], self.book.copy(), self.phase.copy()
        )

    def ledger(self) -> dict[str, int]:
        """Every lot is owned, on an open card or in the stack; every piece is in stock or on the plan."""
        town = self.town
        counted = {
            "lots": LOTS - town.owners.count(NOBODY) + len(self.cards) + len(self.stack),
            "lot sum": sum([lot for lot in range(LOTS) if town.owners[lot] != NOBODY])
            + sum(self.cards)
            + sum(self.stack),
        }
        for piece, name in enumerate(PIECES):
            standing = [plot for plot in town.buildings if plot_piece(plot) == piece]
            counted[name] = town.stock[piece] + len(standing)
        return counted
