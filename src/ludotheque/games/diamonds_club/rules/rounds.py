"""§3, §12: a round from the market to the last building, and the next one."""

from __future__ import annotations

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.components import MONEY_TRACK, TABLE_COUNT, TRACKS
from ludotheque.games.diamonds_club.rules.construction import open_building
from ludotheque.games.diamonds_club.rules.diamonds import award_diamonds
from ludotheque.games.diamonds_club.rules.ending import end_match
from ludotheque.games.diamonds_club.rules.exchange import EXCHANGED, open_exchange
from ludotheque.games.diamonds_club.rules.market import lay_market
from ludotheque.games.diamonds_club.rules.park import is_last_round
from ludotheque.games.diamonds_club.rules.purchase import BOUGHT, open_purchase
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import PLACED, Journal
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.seats import clockwise


class Round(Phase[State]):
    """§3.1: below the phases of a round; it decides nothing itself."""

    def copy(self) -> Round:
        return self

    def rule(self) -> str:
        return "3.1"

    def resume(self, state: State, result: int, chance: Chance, journal: Journal) -> None:
        if result == BOUGHT:
            if journal.on:
                journal.moment(state, PLACED)
            award_diamonds(state, journal)
            open_exchange(state, chance, journal)
        elif result == EXCHANGED:
            open_building(state, chance, journal)
        elif is_last_round(state):
            if journal.on and not state.ending:
                journal.record(facts.NobodyCanFinish())
            end_match(state, journal)
        else:
            clear_round(state)
            begin_round(state, chance, journal)


def clear_round(state: State) -> None:
    """§12.1: coins and pawns come back."""
    state.coin_supply += sum(state.laid) + sum(state.coins)
    for seat in range(state.seats):
        state.coins[seat] = state.box.money_coins[state.tracks[seat * len(TRACKS) + MONEY_TRACK]]
    state.coin_supply -= sum(state.coins)
    for seat in range(state.seats):
        for at in range(seat, TABLE_COUNT * state.seats, state.seats):
            if state.table_pawns[at] > 0:
                state.pawns[seat] = state.pawns[seat] + state.table_pawns[at]
                state.table_pawns[at] = 0


def begin_round(state: State, chance: Chance, journal: Journal) -> None:
    """§12.2: pawns at 0, 1, … from the leader clockwise; §4.1: a new market; §5.1: purchases."""
    state.round_number += 1
    seated = list(clockwise(state.leader, state.seats))
    for step, seat in enumerate(seated):
        state.lead[seat] = step
    state.stack = seated
    state.order = []
    lay_market(state, chance, journal)
    open_purchase(state)
