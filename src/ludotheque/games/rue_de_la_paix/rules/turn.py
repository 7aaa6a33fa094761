"""§3: the steps of a turn: roll, build or draw, titles and tokens, at most one Fortune card."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rue_de_la_paix import facts
from ludotheque.games.rue_de_la_paix.actions import PASS, Pass, PlayCard
from ludotheque.games.rue_de_la_paix.components import FORTUNE, WILD
from ludotheque.games.rue_de_la_paix.instructions import (
    AFTER_ROLL,
    BUILD,
    END_OF_TURN,
    HURRICANE,
    MOVE,
    MULTIPLY,
    NO_ZONE,
    REMOVE,
    REROLL,
)
from ludotheque.games.rue_de_la_paix.rules.building import (
    BUILT,
    DRAWING,
    Building,
    DrawFortune,
    affordable_sites,
)
from ludotheque.games.rue_de_la_paix.rules.decision import TurnDecision
from ludotheque.games.rue_de_la_paix.rules.effects import (
    NOT_LIFTED,
    Moving,
    Placing,
    Removing,
    TakingOver,
    victims_of,
)
from ludotheque.games.rue_de_la_paix.rules.ending import ends_on_last_square, ends_out_of_hotels
from ludotheque.games.rue_de_la_paix.rules.fortune import (
    discard,
    draw_card,
    may_hold_playable,
    playable_cards,
    refuse_card,
    show_card,
)
from ludotheque.games.rue_de_la_paix.rules.hurricane import raise_hurricane
from ludotheque.games.rue_de_la_paix.rules.titles import settle
from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import DICE, PLACED, Journal
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.refusal import Refusal

PASSED: Final = -3


class Steps(Phase[State]):
    """§3.1: below the decisions of a turn; it decides nothing itself."""

    def rule(self) -> str:
        return "3.1"

    def resume(self, state: State, result: int, chance: Chance, journal: Journal) -> None:
        """A decision is made: BUILT, DRAWING, PASSED, or the kind of a card that was played."""
        if result == BUILT:
            if self.resolve(state, chance, journal):
                self.end_or_play_card(state, chance, journal)
        elif result == DRAWING:
            draw_card(state, state.turn.player, chance, journal)
            self.end_or_play_card(state, chance, journal)
        elif result == PASSED:
            begin_turn(state, (state.turn.player + 1) % state.seats, chance, journal)
        elif state.box.cards[result].instruction.moment == AFTER_ROLL:
            self.change_roll(state, result, chance, journal)
        else:
            discard(state, result, chance, journal)
            if self.resolve(state, chance, journal):
                begin_turn(state, (state.turn.player + 1) % state.seats, chance, journal)

    def resolve(self, state: State, chance: Chance, journal: Journal) -> bool:
        """§5, §6: titles, tokens, the card of an F square, the last square; whether the match goes on."""
        on_lamp = settle(state, journal)
        if journal.on:
            journal.moment(state, PLACED)
        if on_lamp:
            draw_card(state, state.turn.player, chance, journal)
        return not ends_on_last_square(state, journal)

    def end_or_play_card(self, state: State, chance: Chance, journal: Journal) -> None:
        """§7.3: whoever holds cards is asked, playable or not, so that the question betrays nothing."""
        if state.hands[state.turn.player] and not state.turn.card_played:
            state.phases.append(EndOfTurn())
        else:
            begin_turn(state, (state.turn.player + 1) % state.seats, chance, journal)

    # --- the roll ----------------------------------------------------------------------------------

    def roll(self, state: State, chance: Chance, journal: Journal) -> None:
        """§3.2: all three dice."""
        turn = state.turn
        box = state.box
        turn.first = chance.die("number dice")
        turn.second = chance.die("number dice")
        turn.face = box.faces[chance.face("colour die", box.die)]
        turn.budget = turn.first + turn.second
        if journal.on:
            face = box.die[box.faces.index(turn.face)]
            journal.record(facts.DiceRolled(turn.player, turn.first, turn.second, face))
            journal.moment(state, DICE)
        self.act_on_roll(state, chance, journal)

    def act_on_roll(self, state: State, chance: Chance, journal: Journal) -> None:
        """§3.3 to §3.5: build or draw. Who may still play a card is asked even if nothing can be built."""
        turn = state.turn
        may_play = not turn.card_played and bool(state.hands[turn.player])
        if turn.face == FORTUNE:
            if may_play:
                state.phases.append(DrawFortune())
            else:
                draw_card(state, turn.player, chance, journal)
                self.end_or_play_card(state, chance, journal)
            return
        zone = NO_ZONE if turn.face == WILD else turn.face
        if may_play or affordable_sites(state, zone, turn.budget):
            state.phases.append(Building(zone, turn.budget, []))
            return
        if journal.on:
            journal.record(facts.NothingToBuild(turn.player, turn.budget))
        self.end_or_play_card(state, chance, journal)

    def change_roll(self, state: State, kind: int, chance: Chance, journal: Journal) -> None:
        """§8.3 to §8.5: a card played after the roll."""
        turn = state.turn
        said = state.box.cards[kind].instruction
        if said.effect == MULTIPLY:
            turn.budget *= said.amount
            if journal.on:
                journal.record(facts.BudgetMultiplied(turn.player, turn.budget))
        elif said.effect != REROLL:
            turn.face = WILD
            if journal.on:
                journal.record(facts.ZoneFreed(turn.player))
        discard(state, kind, chance, journal)
        if said.effect == REROLL:
            self.roll(state, chance, journal)
        else:
            self.act_on_roll(state, chance, journal)


class EndOfTurn(TurnDecision):
    """§7.3: one Fortune card, or none."""

    def rule(self) -> str:
        return "7.3"

    def choices(self, state: State) -> list[Action]:
        cards = playable_cards(state, state.turn.player, END_OF_TURN)
        cards.append(PASS)
        return cards

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if isinstance(action, PlayCard):
            return refuse_card(state, seat, action, END_OF_TURN)
        return Refusal("7.3", "card-or-pass")

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        if not isinstance(action, PlayCard):
            if journal.on:
                journal.record(facts.TurnPassed(seat))
            state.finish(PASSED, chance, journal)
            return
        kind = show_card(state, seat, action, journal)
        state.turn.card_played = True
        state.phases.pop()
        said = state.box.cards[kind].instruction
        if said.effect == HURRICANE:
            raise_hurricane(state, kind, chance, journal)
        elif said.effect == BUILD:
            state.phases.append(Placing(kind, []))
        elif said.effect == MOVE:
            state.phases.append(Moving(kind, [], NOT_LIFTED))
        elif said.effect == REMOVE:
            state.phases.append(Removing(kind, [], victims_of(state, said, seat)))
        else:
            state.phases.append(TakingOver(kind, [], victims_of(state, said, seat)))

    def default(self, state: State, seat: int) -> Action:
        return PASS

    def forced(self, state: State, seat: int) -> Action | None:
        """No card that may be in the hand could do anything."""
        if seat != state.turn.player or may_hold_playable(state, seat, END_OF_TURN):
            return None
        return PASS


def begin_turn(state: State, player: int, chance: Chance, journal: Journal) -> None:
    """§9.1: without a hotel the match ends; otherwise the dice are rolled."""
    if ends_out_of_hotels(state, player, journal):
        return
    state.turn.player = player
    state.turn.card_played = False
    steps = Steps()
    state.phases = [steps]
    steps.roll(state, chance, journal)
