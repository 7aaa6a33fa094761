"""§3: a turn is a card, its owner, and perhaps a building; §9.1: after the last lot one turn more each."""

from __future__ import annotations

from typing import Final

from ludotheque.games.metropolis import facts
from ludotheque.games.metropolis.actions import (
    DONE,
    MOST_SEATS,
    Build,
    Done,
    Joint,
    Take,
    joint,
    take,
)
from ludotheque.games.metropolis.components import LOTS, printed
from ludotheque.games.metropolis.rules import negotiation
from ludotheque.games.metropolis.rules.building import builds, joint_plots, refuse_owners, refuse_place
from ludotheque.games.metropolis.rules.ending import end_match
from ludotheque.games.metropolis.rules.rights import entitled, seats_in
from ludotheque.games.metropolis.rules.suggestions import suggested_partners, suggested_trade
from ludotheque.games.metropolis.rules.turn import Turn
from ludotheque.games.metropolis.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import PLACED, Journal
from ludotheque.kernel.refusal import Refusal

LAST_ROUND_OVER: Final = "last-round-over"

#: For each lot and each mask of seats: the actions that take its card.
_take_menus: Final = tuple(
    [
        tuple(
            [
                tuple([take(lot, seat) for seat in seats_in(mask, MOST_SEATS)])
                for mask in range(1 << MOST_SEATS)
            ]
        )
        for lot in range(LOTS)
    ]
)


class ChooseLot(Turn):
    """§3.2: the player must choose one of the open cards and name the lot's owner."""

    def rule(self) -> str:
        return "3.1"

    def moves(self, state: State) -> tuple[Action, ...]:
        found: tuple[Action, ...] = ()
        for lot in state.cards:
            found += _take_menus[lot][entitled(state.box, state.town, lot)]
        return found

    def draw(self, state: State, seat: int, chance: Chance) -> Action:
        """Any open card for anybody; who may own the others is worked out only if that player may not own this one."""
        if seat != self.player or state.book.open:
            return super().draw(state, seat, chance)
        takes = len(state.cards) * state.seats
        partners = self.partners(state)
        drawn = chance.below("what", takes + len(partners))
        if drawn < takes:
            lot, owner = state.cards[drawn // state.seats], drawn % state.seats
            if entitled(state.box, state.town, lot) >> owner & 1:
                return take(lot, owner)
        else:
            suggested = suggested_trade(state, seat, partners[drawn - takes])
            if suggested is not None:
                return suggested
        return super().draw(state, seat, chance)

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
        if journal.on:
            journal.moment(state, PLACED)
        place = state.cards.index(action.lot)
        if state.stack:
            state.cards[place] = state.stack.pop()  # §3.3
            if journal.on:
                journal.record(facts.CardOpened(printed(state.cards[place])))
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

    def rule(self) -> str:
        return "5.1"

    def moves(self, state: State) -> tuple[Action, ...]:
        found: list[Action] = [DONE]
        builds(state.box, state.town, self.player, found)
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

    def partners(self, state: State) -> tuple[int, ...]:
        return ()  # the menu has suggested exchanges before the lot was taken

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
        else:
            if journal.on:
                journal.record(facts.LastRoundBegan(following))
            state.phase = LastBuilding(following, state.seats)
        if journal.on:
            journal.record(facts.TurnBegan(following))


class LastBuilding(BuildOrNot):
    """§9.1: one more chance to build for each; `left` turns remain, this one among them."""

    def __init__(self, player: int, left: int) -> None:
        super().__init__(player)
        self.left = left

    def rule(self) -> str:
        return "9.1"

    def still_to_play(self, seats: int) -> list[int]:
        """Whose last turn is not over, the player's first."""
        return [(self.player + step) % seats for step in range(self.left)]

    def partners(self, state: State) -> tuple[int, ...]:
        return suggested_partners(state, self.player)

    def refuse_taking(self) -> Refusal:
        return Refusal("9.1", "no-lots-left")

    def end_turn(self, state: State, journal: Journal) -> None:
        state.book.new_turn()
        if self.left == 1:
            end_match(state, LAST_ROUND_OVER, journal)
            return
        following = (self.player + 1) % state.seats
        state.phase = LastBuilding(following, self.left - 1)
        if journal.on:
            journal.record(facts.TurnBegan(following))
