"""§3: a turn is a card, its owner, and perhaps a building; §9.1: after the last lot one turn more each."""

from __future__ import annotations

from typing import Final

from ludotheque.games.metropolis import facts
from ludotheque.games.metropolis.actions import (
    ANSWERS,
    DONE,
    Build,
    Done,
    EarlyEnd,
    Joint,
    JointBuilding,
    OfferEnd,
    OfferTrade,
    Take,
    Trade,
    build,
    joint,
    take,
)
from ludotheque.games.metropolis.components import LOTS, PIECES, printed
from ludotheque.games.metropolis.plots import plot_lots, plot_piece
from ludotheque.games.metropolis.rules import negotiation
from ludotheque.games.metropolis.rules.building import (
    has_room,
    joint_plots,
    own_plots,
    refuse_owners,
    refuse_place,
)
from ludotheque.games.metropolis.rules.ending import end_match
from ludotheque.games.metropolis.rules.rights import entitled, seats_in
from ludotheque.games.metropolis.rules.suggestions import suggest_trades
from ludotheque.games.metropolis.state import Phase, State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.offers import Accept, Decline, Offer, Withdraw
from ludotheque.kernel.refusal import Refusal

NO_PIECE_LEFT: Final = "no-piece-left"
NO_ROOM_LEFT: Final = "no-room-left"
LAST_ROUND_OVER: Final = "last-round-over"
ALL_AGREED: Final = "all-agreed"

#: For each lot and each mask of seats: the ways to take its card.
_take_menus: Final = tuple(
    [
        tuple([tuple([take(lot, seat) for seat in seats_in(mask, 5)]) for mask in range(32)])
        for lot in range(LOTS)
    ]
)


class Turn(Phase):
    """The turn of one player. Everybody may negotiate meanwhile (§6.1)."""

    def __init__(self, player: int) -> None:
        self.player = player

    def parts(self) -> tuple[object, ...]:
        return (self.player,)

    # --- its own steps ---------------------------------------------------------------------------

    def moves(self, state: State) -> tuple[Action, ...]:
        """What the player may do in this step of the turn, offers apart."""
        raise NotImplementedError

    def suggestions(self, state: State) -> tuple[Action, ...]:
        """Exchanges of lots that the menu puts before the player (§6.1)."""
        return suggest_trades(state, self.player)

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

    def menu(self, state: State, seat: int) -> tuple[Action, ...]:
        if not state.book.open:
            return self.moves(state) + self.suggestions(state) if seat == self.player else ()
        found: list[Action] = []
        negotiation.answers(state.book, seat, found)
        if seat == self.player and negotiation.joint_pending(state.book) is None:
            return self.moves(state) + tuple(found) + self.suggestions(state)
        return tuple(found)

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, OfferTrade):
            return negotiation.refuse_trade(state, seat, action.terms)
        if isinstance(action, OfferEnd):
            return state.book.refuse_proposal("6.5", seat, action.terms)
        if isinstance(action, (Accept, Decline)):
            return state.book.refuse_answer("6.3", seat, action.number)
        if isinstance(action, Withdraw):
            return state.book.refuse_withdrawal("6.3", seat, action.number)
        if seat != self.player:
            return Refusal("3.1", "not-your-turn", player=self.player)
        if negotiation.joint_pending(state.book) is not None:
            return Refusal("7.2", "joint-building-pending")
        return self.refuse_move(state, action)

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        if isinstance(action, OfferTrade):
            negotiation.offer_trade(state, seat, action.terms, journal)
        elif isinstance(action, OfferEnd):
            others = [other for other in range(state.seats) if other != seat]
            offer = state.book.propose(seat, others, action.terms)
            if journal.on:
                journal.record(facts.EndProposed(seat, offer.number))
        elif isinstance(action, Accept):
            accepted = state.book.accept(seat, action.number)
            if journal.on:
                journal.record(facts.OfferAgreed(seat, action.number, accepted is not None))
            if accepted is not None:
                self.carry_out(state, accepted, journal)
        elif isinstance(action, Decline):
            state.book.decline(action.number)
            if journal.on:
                journal.record(facts.OfferDeclined(seat, action.number))
        elif isinstance(action, Withdraw):
            state.book.remove(action.number)
            if journal.on:
                journal.record(facts.OfferWithdrawn(seat, action.number))
        else:
            self.make_move(state, action, journal)

    def default(self, state: State, seat: int) -> Action:
        """Who does not answer declines; who does not move takes what can be taken and builds nothing."""
        for offer in state.book.open:
            if seat in offer.waiting:
                return ANSWERS.declines[offer.number]
        return self.default_move(state)

    # --- what happens ----------------------------------------------------------------------------

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
        negotiation.lapse(state, plot_lots(plot), journal)
        if state.town.available[0] == 0:
            end_match(state, NO_PIECE_LEFT, journal)
        elif not has_room(state.box, state.town):
            end_match(state, NO_ROOM_LEFT, journal)
        else:
            self.end_turn(state, journal)


class ChooseLot(Turn):
    """§3.2: the player must choose one of the open cards and name the lot's owner."""

    def copy(self) -> ChooseLot:
        return ChooseLot(self.player)

    def rule(self) -> str:
        return "3.2"

    def moves(self, state: State) -> tuple[Action, ...]:
        found: tuple[Action, ...] = ()
        for lot in state.cards:
            found += _take_menus[lot][entitled(state.box, state.town, lot)]
        return found

    def refuse_move(self, state: State, action: Action) -> Refusal | None:
        if not isinstance(action, Take):
            return Refusal("3.1", "take-a-lot-first")
        if action.lot not in state.cards:
            return Refusal("3.2", "card-not-open", lot=printed(action.lot))
        if action.owner >= state.seats:
            return Refusal("4.5", "nobody-there")
        allowed = entitled(state.box, state.town, action.lot)
        if allowed >> action.owner & 1:
            return None
        owners = seats_in(allowed, state.seats)
        if action.owner == self.player:
            return Refusal("4.4", "lot-of-neighbours", lot=printed(action.lot), owner=owners)
        return Refusal("4.5", "not-a-neighbour", lot=printed(action.lot), other=action.owner, owner=owners)

    def make_move(self, state: State, action: Action, journal: Journal) -> None:
        assert isinstance(action, Take)
        state.town.grant(action.lot, action.owner)
        if journal.on and action.owner == self.player:
            journal.record(facts.LotTaken(self.player, printed(action.lot)))
        elif journal.on:
            journal.record(facts.LotGiven(self.player, printed(action.lot), action.owner))
        place = state.cards.index(action.lot)
        if state.stack:
            state.cards[place] = state.stack.pop()  # §3.3
            if journal.on:
                journal.record(facts.CardsOpened((printed(state.cards[place]),)))
        else:
            state.cards.pop(place)  # §3.4
        state.phase = BuildOrNot(self.player)

    def default_move(self, state: State) -> Action:
        """The first lot one may keep, else the first of all."""
        menu = self.moves(state)
        for action in menu:
            if isinstance(action, Take) and action.owner == self.player:
                return action
        return menu[0]


class BuildOrNot(Turn):
    """§5.1: after the lot, one building, or none."""

    def copy(self) -> BuildOrNot:
        return BuildOrNot(self.player)

    def rule(self) -> str:
        return "5.1"

    def moves(self, state: State) -> tuple[Action, ...]:
        found: list[Action] = [DONE]
        for plot in own_plots(state.box, state.town, self.player):
            found.append(build(plot))
        for plot in joint_plots(state.box, state.town, self.player):
            if negotiation.joint_allowed(state.book, self.player, plot):
                found.append(joint(plot))
        return tuple(found)

    def refuse_move(self, state: State, action: Action) -> Refusal | None:
        if isinstance(action, Build):
            refused = refuse_place(state.box, state.town, action)
            return refused if refused is not None else refuse_owners(state.town, self.player, action)
        if isinstance(action, Joint):
            return negotiation.refuse_joint(state, self.player, action)
        if isinstance(action, Done):
            return None
        return self.refuse_taking()

    def suggestions(self, state: State) -> tuple[Action, ...]:
        return ()  # the menu has made them before the lot was taken

    def refuse_taking(self) -> Refusal:
        return Refusal("3.1", "lot-taken-already")

    def make_move(self, state: State, action: Action, journal: Journal) -> None:
        if isinstance(action, Build):
            self.erect(state, action.plot, journal)
        elif isinstance(action, Joint):
            negotiation.propose_joint(state, self.player, action.plot, journal)
        else:
            if journal.on:
                journal.record(facts.NothingBuilt(self.player))
            self.end_turn(state, journal)

    def default_move(self, state: State) -> Action:
        return DONE

    def end_turn(self, state: State, journal: Journal) -> None:
        """§3.1: the next player clockwise; §9.1: once all lots have owners, the last round."""
        state.book.new_turn()
        following = (self.player + 1) % state.seats
        if state.cards:
            state.phase = ChooseLot(following)
            return
        if journal.on:
            journal.record(facts.LastRoundBegan(following))
        state.phase = LastBuilding(following, state.seats)


class LastBuilding(BuildOrNot):
    """§9.1: one more chance to build for each; `left` turns remain, this one among them."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def parts(self) -> tuple[object, ...]:
        return (self.player, self.left)

    def copy(self) -> LastBuilding:
        return LastBuilding(self.player, self.left)

    def rule(self) -> str:
        return "9.1"

    def suggestions(self, state: State) -> tuple[Action, ...]:
        return suggest_trades(state, self.player)

    def refuse_taking(self) -> Refusal:
        return Refusal("9.1", "no-lots-left")

    def end_turn(self, state: State, journal: Journal) -> None:
        state.book.new_turn()
        if self.left == 1:
            end_match(state, LAST_ROUND_OVER, journal)
        else:
            state.phase = LastBuilding((self.player + 1) % state.seats, self.left - 1)
