"""§9: the champion rolls for the combination. §10: what it brings."""

from __future__ import annotations

from typing import Final

from ludotheque.games.last_chance import facts
from ludotheque.games.last_chance.actions import Keep, keep, keep_menu
from ludotheque.games.last_chance.dice import DICE, SIZES, contains, rolled, shown, without
from ludotheque.games.last_chance.rules.auction import refuse_late_call
from ludotheque.games.last_chance.solver import odds_of
from ludotheque.games.last_chance.state import BIDS, PRIZES, State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import DICE as THROWN
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.refusal import Refusal

SUCCESS: Final = 101  #: the results this phase hands to the lot
FAILURE: Final = 102


class Attempt(Phase[State]):
    """§9.1: so many rolls are left."""

    def __init__(self, rolls: int) -> None:
        self.rolls = rolls

    def copy(self) -> Attempt:
        return Attempt(self.rolls)

    def rule(self) -> str:
        return "9.1"

    def waiting_for(self, state: State) -> list[int]:
        return [state.champion]

    def draw_seat(self, state: State, chance: Chance) -> int:
        return state.champion

    def menu(self, state: State, seat: int) -> tuple[Action, ...]:
        return keep_menu(state.dice) if seat == state.champion else ()

    def default(self, state: State, seat: int) -> Action:
        """§9.4: the table keeps what gives the best chance."""
        return keep(odds_of(state.card_on_table()).best_keep(state.dice, self.rolls))

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if not state.active[seat]:
            return Refusal("10.3", "eliminated")
        late = refuse_late_call(state, seat, action)
        if late is not None:
            return late
        if seat != state.champion:
            return Refusal("9.1", "only-the-champion-rolls", champion=state.champion)
        if not isinstance(action, Keep):
            return Refusal("9.1", "roll-now")
        if not contains(state.dice, action.dice):
            return Refusal("9.1", "dice-not-there", dice=shown(state.dice))
        if SIZES[action.dice] == DICE:
            return Refusal("9.1", "roll-at-least-one")
        return None

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        assert isinstance(action, Keep)
        dice = rolled(action.dice, chance)
        state.dice = dice
        self.rolls -= 1
        if journal.on:
            kept = shown(action.dice) or None
            others = shown(without(dice, action.dice))
            journal.record(facts.DiceRolled(seat, kept, others, shown(dice), self.rolls))
            journal.moment(state, THROWN)
        if state.card_on_table().wins[dice]:
            state.finish(SUCCESS, chance, journal)
        elif self.rolls == 0:
            state.finish(FAILURE, chance, journal)


def begin_attempt(state: State) -> None:
    """§9.2, L10: every champion has all the rolls of the card."""
    state.phases.append(Attempt(state.card_on_table().rolls))


def reward(state: State, journal: Journal) -> None:
    """§10.1: the bid back, and the prize."""
    champion = state.champion
    card = state.card_on_table()
    stake = state.stake
    state.cash[champion] = state.cash[champion] + stake
    state.stake = 0
    state.pay(champion, card.prize, PRIZES)
    if journal.on:
        journal.record(facts.CardWon(champion, card.id, stake, card.prize))


def forfeit(state: State, journal: Journal) -> None:
    """§10.2: the bid goes to the bank."""
    if journal.on:
        journal.record(facts.AttemptFailed(state.champion, state.card_on_table().id, state.stake))
    state.note(state.champion, -state.stake, BIDS)
    state.stake = 0
