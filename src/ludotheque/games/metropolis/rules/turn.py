"""§3.1, §6: what all steps of a turn share: one player is at turn, everybody may negotiate."""

from __future__ import annotations

from typing import Final, Self

from ludotheque.games.metropolis import facts
from ludotheque.games.metropolis.actions import (
    ANSWERS,
    EarlyEnd,
    JointBuilding,
    Move,
    OfferEnd,
    OfferTrade,
    Trade,
)
from ludotheque.games.metropolis.components import PIECES, printed
from ludotheque.games.metropolis.plots import plot_lots, plot_piece
from ludotheque.games.metropolis.rules import negotiation
from ludotheque.games.metropolis.rules.building import has_room
from ludotheque.games.metropolis.rules.ending import end_match
from ludotheque.games.metropolis.rules.suggestions import suggested_partners, suggested_trade
from ludotheque.games.metropolis.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import PLACED, Journal
from ludotheque.kernel.offers import Accept, Decline, Offer, Withdraw
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import others

NO_PIECE_LEFT: Final = "no-piece-left"
NO_ROOM_LEFT: Final = "no-room-left"
ALL_AGREED: Final = "all-agreed"


class Turn(Phase[State]):
    """The turn of one player. Everybody may negotiate meanwhile (§6.1)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def copy(self) -> Self:
        return self  # a turn never changes

    # --- its own steps ---------------------------------------------------------------------------

    def moves(self, state: State) -> tuple[Action, ...]:
        """What the player may do in this step of the turn, offers apart."""
        raise NotImplementedError

    def partners(self, state: State) -> tuple[int, ...]:
        """With whom the menu suggests an exchange of lots, where there is one that serves both (§6.1)."""
        return suggested_partners(state, self.player)

    def refuse_move(self, state: State, action: Action) -> Refusal | None:
        raise NotImplementedError

    def make_move(self, state: State, action: Action, journal: Journal) -> None:
        raise NotImplementedError

    def default_move(self, state: State) -> Action:
        raise NotImplementedError

    def end_turn(self, state: State, journal: Journal) -> None:
        raise NotImplementedError

    # --- the contract ----------------------------------------------------------------------------

    def waiting_for(self, state: State) -> list[int]:
        """Whoever is asked, and the player; but a joint building stops the turn until all have answered."""
        if not state.book.open:
            return [self.player]
        waiting = negotiation.asked_seats(state.book)
        if self.player not in waiting and negotiation.joint_pending(state.book) is None:
            waiting.append(self.player)
        return waiting

    def draw_seat(self, state: State, chance: Chance) -> int:
        return super().draw_seat(state, chance) if state.book.open else self.player

    def menu(self, state: State, seat: int) -> tuple[Action, ...]:
        found: list[Action] = []
        if self.may_move(state, seat):
            for partner in self.partners(state):
                suggested = suggested_trade(state, seat, partner)
                if suggested is not None:
                    found.append(suggested)
        return self.without_exchanges(state, seat) + tuple(found)

    def may_move(self, state: State, seat: int) -> bool:
        """§7.2: whether it is this seat's turn, and no joint building stops it."""
        return seat == self.player and negotiation.joint_pending(state.book) is None

    def without_exchanges(self, state: State, seat: int) -> tuple[Action, ...]:
        """The menu up to the suggested exchanges."""
        moves = self.moves(state) if self.may_move(state, seat) else ()
        if not state.book.open:
            return moves
        found: list[Action] = []
        negotiation.answers(state, seat, found)
        return moves + tuple(found)

    def draw(self, state: State, seat: int, chance: Chance) -> Action:
        """An exchange, most of a menu's work, is worked out only if chance falls on its partner."""
        menu = self.without_exchanges(state, seat)
        partners = self.partners(state) if self.may_move(state, seat) else ()
        while True:
            drawn = chance.below("what", len(menu) + len(partners))
            if drawn < len(menu):
                return menu[drawn]
            partner = partners[drawn - len(menu)]
            suggested = suggested_trade(state, seat, partner)
            if suggested is not None:
                return suggested
            partners = tuple([other for other in partners if other != partner])

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, OfferTrade):
            return negotiation.refuse_trade(state, seat, action.terms)
        if isinstance(action, OfferEnd):
            return state.book.refuse_proposal("6.5", seat, action.terms)
        if isinstance(action, Accept):
            return state.book.refuse_answer("6.3", seat, action.number)
        if isinstance(action, Decline):
            return negotiation.refuse_decline(state, seat, action.number)
        if isinstance(action, Withdraw):
            return state.book.refuse_withdrawal("6.3", seat, action.number)
        if seat != self.player:
            return Refusal("3.1", "not-your-turn", player=self.player)
        if negotiation.joint_pending(state.book) is not None:
            return Refusal("7.2", "joint-building-pending")
        return self.refuse_move(state, action)

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        if isinstance(action, Move):
            self.make_move(state, action, journal)
        elif isinstance(action, OfferTrade):
            negotiation.offer_trade(state, seat, action.terms, journal)
        elif isinstance(action, OfferEnd):
            offer = state.book.propose(seat, list(others(seat, state.seats)), action.terms)
            if journal.on:
                journal.record(facts.EndProposed(seat, offer.number))
        elif isinstance(action, Accept):
            self.accept(state, seat, action.number, journal)
        elif isinstance(action, Decline):
            declined = state.book.decline(seat, action.number)
            if journal.on:
                journal.record(facts.OfferDeclined(seat, declined.number, declined.proposer))
        elif isinstance(action, Withdraw):
            state.book.withdraw(action.number)
            if journal.on:
                journal.record(facts.OfferWithdrawn(seat, action.number))

    def default(self, state: State, seat: int) -> Action:
        """Who does not answer declines; who does not move takes what can be taken and builds nothing."""
        for offer in state.book.open:
            if offer.asks(seat):
                return ANSWERS.declines[offer.number]
        return self.default_move(state)

    def forced(self, state: State, seat: int) -> Action | None:
        """The only move of the player at turn, if there is also nothing to answer and nothing to propose."""
        if seat != self.player or negotiation.may_speak(state, seat):
            return None
        if negotiation.joint_pending(state.book) is not None:
            return None
        moves = self.moves(state)
        return moves[0] if len(moves) == 1 else None

    # --- what happens ----------------------------------------------------------------------------

    def accept(self, state: State, seat: int, number: int, journal: Journal) -> None:
        offer = state.book.find(number)
        assert offer is not None
        accepted = state.book.accept(seat, number)
        if journal.on:
            journal.record(facts.OfferAgreed(seat, number, offer.proposer, accepted is not None))
        if accepted is not None:
            self.carry_out(state, accepted, journal)

    def carry_out(self, state: State, accepted: Offer, journal: Journal) -> None:
        """§6.3: everybody has agreed."""
        terms = accepted.terms
        if isinstance(terms, Trade):
            negotiation.exchange(state, terms, journal)
        elif isinstance(terms, JointBuilding):
            self.erect(state, terms.plot, journal)
        elif isinstance(terms, EarlyEnd):
            end_match(state, ALL_AGREED, journal)

    def erect(self, state: State, plot: int, journal: Journal) -> None:
        """§5.1: the building of this turn; with it the turn ends, and perhaps the match (§9.2)."""
        if journal.on:
            lots = tuple([printed(lot) for lot in plot_lots(plot)])
            piece = PIECES[plot_piece(plot)]
            owners = tuple(state.town.owners_of(plot))
            if len(owners) == 1:
                journal.record(facts.BuildingPlaced(self.player, piece, lots))
            else:
                journal.record(facts.JointBuildingPlaced(self.player, piece, lots, owners))
        state.town.erect(plot)
        if journal.on:
            journal.moment(state, PLACED)
        negotiation.lapse(state, plot_lots(plot), journal)
        if state.town.available == 0:
            end_match(state, NO_PIECE_LEFT, journal)
        elif not has_room(state.box, state.town):
            end_match(state, NO_ROOM_LEFT, journal)
        else:
            self.end_turn(state, journal)
