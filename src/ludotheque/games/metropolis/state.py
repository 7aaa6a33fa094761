"""The position: the town, the cards, the open offers, and whose turn it is to do what."""

from __future__ import annotations

from typing import Final

from ludotheque.games.metropolis.components import LOTS, PIECES, Box
from ludotheque.games.metropolis.plots import plot_piece
from ludotheque.games.metropolis.town import NOBODY, Town
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Position
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.offers import MOST_NUMBERS, Offer, OfferBook, Terms
from ludotheque.kernel.outcome import Outcome
from ludotheque.kernel.plain import Plain
from ludotheque.kernel.refusal import Refusal

MOST_PER_TURN: Final = (
    12  #: offers of one player in one turn: nobody can use up what the others may say (§6.5)
)
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
    ) -> None:
        super().__init__(open, declined, next_number)
        self.makers = makers  #: who made the offers of this turn, one entry for each
        self.remembered = remembered  #: declined in earlier turns: allowed again, but no longer suggested

    def parts(self) -> tuple[object, ...]:
        return (self.open, self.declined, self.next_number, self.makers, self.remembered)

    def copy(self) -> NegotiationBook:
        return NegotiationBook(
            [offer.copy() for offer in self.open],
            self.declined[:],
            self.next_number,
            self.makers[:],
            self.remembered[:],
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


class Phase(Plain):
    """What the match waits for, with its own data; the chapters in `rules/` define the kinds."""

    def waiting_for(self, state: State) -> list[int]:
        raise NotImplementedError

    def menu(self, state: State, seat: int) -> tuple[Action, ...]:
        raise NotImplementedError

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        raise NotImplementedError

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        raise NotImplementedError

    def default(self, state: State, seat: int) -> Action:
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        return None

    def rule(self) -> str:
        raise NotImplementedError

    def copy(self) -> Phase:
        raise NotImplementedError


class State(Position):
    """Where the match stands. Everything but the box is saved. One phase at a time: offers are no phase."""

    def __init__(
        self,
        box: Box,
        trades: bool,
        town: Town,
        cards: list[int],
        stack: list[int],
        book: NegotiationBook,
        phase: Phase,
    ) -> None:
        self.box = box
        self.seats = town.seats
        self.trades = trades  #: the table's option: exchanges of lots are allowed
        self.town = town
        self.cards = cards  #: the open cards, as lots
        self.stack = stack  #: the hidden cards, the next one last
        self.book = book
        self.phase = phase

    def parts(self) -> tuple[object, ...]:
        return (self.trades, self.town, self.cards, self.stack, self.book, self.phase)

    def copy(self) -> State:
        return State(
            self.box,
            self.trades,
            self.town.copy(),
            self.cards[:],
            self.stack[:],
            self.book.copy(),
            self.phase.copy(),
        )

    def _again(self) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (State, (self.box, *self.parts()))

    # --- the contract, answered by the phase -----------------------------------------------------

    def waiting_for(self) -> list[int]:
        return self.phase.waiting_for(self)

    def menu(self, seat: int) -> tuple[Action, ...]:
        return self.phase.menu(self, seat)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        return self.phase.refusal(self, seat, action)

    def play(self, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        self.phase.play(self, seat, action, chance, journal)

    def default(self, seat: int) -> Action:
        return self.phase.default(self, seat)

    def outcome(self) -> Outcome | None:
        return self.phase.outcome(self)

    def rule(self) -> str:
        return self.phase.rule()

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
