"""§8: side bets on the champion, in secret until the last one is in."""

from __future__ import annotations

from typing import Final

from ludotheque.games.last_chance import facts
from ludotheque.games.last_chance.actions import (
    AGAINST,
    BET_RUNGS,
    BETS,
    FOR,
    MOST_BET,
    NO_BET,
    SIDES,
    NoBet,
    SideBet,
)
from ludotheque.games.last_chance.components import STEP
from ludotheque.games.last_chance.rules.auction import refuse_late_call
from ludotheque.games.last_chance.state import SIDE_BETS, State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import OPENED, Journal
from ludotheque.kernel.lists import repeated
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY, which_acts

BETS_IN: Final = 100  #: the result this phase hands to the lot

NOTHING: Final = 0  #: no bet; other bets are signed amounts, positive for the champion
UNDECIDED: Final = 1  #: has not said yet
CANNOT: Final = 2  #: the champion, those who are out, and those without money

#: What may be bet with so many steps of cash.
_menus: Final[list[tuple[Action, ...]]] = [
    (NO_BET, *BETS[1 : steps + 1], *BETS[BET_RUNGS + 1 : BET_RUNGS + steps + 1]) for steps in range(BET_RUNGS)
]


class SideBets(Phase[State]):
    """§8.2: everybody who may bet decides in secret; `sealed` per seat."""

    def __init__(self, sealed: list[int]) -> None:
        self.sealed = sealed
        self.missing = 0  #: how many have still to decide
        for bet in sealed:
            if bet == UNDECIDED:
                self.missing += 1

    def copy(self) -> SideBets:
        return SideBets(self.sealed[:])

    def rule(self) -> str:
        return "8.1"

    def waiting_for(self, state: State) -> list[int]:
        sealed = self.sealed
        return [seat for seat in range(len(sealed)) if sealed[seat] == UNDECIDED]

    def draw_seat(self, state: State, chance: Chance) -> int:
        """From those who have still to decide, without a list of them."""
        before = which_acts(self.missing, chance)
        for seat in range(state.seats):
            if self.sealed[seat] == UNDECIDED:
                if before == 0:
                    return seat
                before -= 1
        return NOBODY

    def menu(self, state: State, seat: int) -> tuple[Action, ...]:
        if self.sealed[seat] == CANNOT:
            return ()
        return bet_menu(state.cash[seat])

    def default(self, state: State, seat: int) -> Action:
        return NO_BET

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if not state.active[seat]:
            return Refusal("10.3", "eliminated")
        late = refuse_late_call(state, seat, action)
        if late is not None:
            return late
        if seat == state.champion:
            return Refusal("8.1", "champion-does-not-bet")
        if isinstance(action, NoBet):
            return Refusal("8.1", "nothing-to-bet") if self.sealed[seat] == CANNOT else None
        if not isinstance(action, SideBet):
            return Refusal("8.1", "bets-now")
        if action.amount % STEP != 0 or not STEP <= action.amount <= MOST_BET:
            return Refusal("8.1", "bet-out-of-range", least=STEP, most=MOST_BET, step=STEP)
        if action.amount > state.cash[seat]:
            return Refusal("8.1", "bet-above-cash", cash=state.cash[seat])
        return None

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        if self.sealed[seat] == UNDECIDED:
            self.missing -= 1
        self.sealed[seat] = action.signed() if isinstance(action, SideBet) else NOTHING
        if journal.on:
            journal.record(facts.BetSealed(seat))
        if self.missing == 0:
            self.show(state, journal)
            state.finish(BETS_IN, chance, journal)

    def show(self, state: State, journal: Journal) -> None:
        """§8.2: all at once; the money goes under the tokens."""
        for seat in range(state.seats):
            bet = self.sealed[seat]
            if bet == CANNOT:
                continue
            if bet == NOTHING:
                if journal.on:
                    journal.record(facts.NoBetShown(seat))
                continue
            amount = laid(bet)
            if journal.on:
                journal.record(facts.BetShown(seat, SIDES[FOR if bet > 0 else AGAINST], amount))
            state.bets[seat] = bet
            state.cash[seat] = state.cash[seat] - amount
        if journal.on:
            journal.moment(state, OPENED)


def laid(bet: int) -> int:
    """The money of a bet, on whichever side it lies."""
    return bet if bet > 0 else -bet


def bet_menu(cash: int) -> tuple[Action, ...]:
    return _menus[min(cash, MOST_BET) // STEP]


def open_bets(state: State) -> bool:
    """Puts the side bets on top of the stack; False if nobody can bet."""
    sealed = repeated(CANNOT, state.seats)
    anybody = False
    for seat in range(state.seats):
        if seat != state.champion and state.active[seat] and state.cash[seat] >= STEP:
            sealed[seat] = UNDECIDED
            anybody = True
    if anybody:
        state.phases.append(SideBets(sealed))
    return anybody


def settle_bets(state: State, success: bool, journal: Journal) -> None:
    """§8.3: the bank doubles the right ones and takes the wrong ones."""
    for seat in range(state.seats):
        bet = state.bets[seat]
        if bet == NOTHING:
            continue
        state.bets[seat] = NOTHING
        amount = laid(bet)
        if (bet > 0) == success:
            state.cash[seat] = state.cash[seat] + amount
            state.pay(seat, amount, SIDE_BETS)
            if journal.on:
                journal.record(facts.BetWon(seat, amount))
        else:
            state.note(seat, -amount, SIDE_BETS)
            if journal.on:
                journal.record(facts.BetLost(seat, amount))
