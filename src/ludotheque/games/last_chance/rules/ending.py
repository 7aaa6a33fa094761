"""§12: how the match ends, and who has won. §5.5, §10.3: how a player leaves it."""

from __future__ import annotations

from typing import Final

from ludotheque.games.last_chance import facts
from ludotheque.games.last_chance.state import ACCOUNTS, FORFEITS, State
from ludotheque.kernel import phase
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.outcome import Outcome, Remark, ScoreLine, places_by
from ludotheque.kernel.seats import NOBODY

# How it ended.
ALL_PLAYED: Final = 0
CANNOT_BID: Final = 1
ONE_LEFT: Final = 2


class Over(phase.Over[State]):
    """§12: the match has ended, in this way."""

    def __init__(self, how: int) -> None:
        self.how = how

    def rule(self) -> str:
        return "12.3" if self.how == ONE_LEFT else "12.2"

    def end_rule(self) -> str:
        return "12.1"

    def outcome(self, state: State) -> Outcome | None:
        return final_outcome(state, self.how)


def end_match(state: State, how: int, journal: Journal) -> None:
    """A card that lies on the table then stays there, won by nobody."""
    state.champion = NOBODY
    state.phases = [Over(how)]
    if journal.on:
        if how == ALL_PLAYED:
            journal.record(facts.AllCardsPlayed())
        elif how == CANNOT_BID:
            journal.record(facts.NobodyCanBid())
        else:
            journal.record(facts.OneLeft(state.active.index(True)))


def eliminate(state: State, seat: int, journal: Journal) -> bool:
    """Out of the match, cards and all; True if that ended it (§12.3)."""
    if journal.on:
        journal.record(facts.Eliminated(seat, state.cards_of(seat)))
    state.active[seat] = False
    state.pay(seat, -state.cash[seat], FORFEITS)
    for index in range(len(state.owners)):
        if state.owners[index] == seat:
            state.owners[index] = NOBODY
    if state.actives() > 1:
        return False
    end_match(state, ONE_LEFT, journal)
    return True


# --- the final count ---------------------------------------------------------------------------------


def standing(state: State, seat: int, how: int) -> int:
    """§12.2, §12.3: 2 for those who may win, 1 for the others in the match, 0 for those who are out."""
    if not state.active[seat]:
        return 0
    return 2 if how == ONE_LEFT or state.cards_of(seat) > 0 else 1


def final_outcome(state: State, how: int) -> Outcome:
    """§12.2: the most money among those with a card, equals share; nobody without a card wins."""
    ranks = [standing(state, seat, how) for seat in range(state.seats)]
    keys: list[tuple[int, ...]] = [(ranks[seat], state.cash[seat]) for seat in range(state.seats)]
    places = places_by(keys)
    winners = [seat for seat in range(state.seats) if ranks[seat] == 2 and places[seat] == 1]
    lines = [ScoreLine("start", [state.box.start_cash] * state.seats)]
    for column, name in enumerate(ACCOUNTS):
        lines.append(
            ScoreLine(name, [state.accounts[seat * len(ACCOUNTS) + column] for seat in range(state.seats)])
        )
    made = [remark_on(state, seat, how) for seat in range(state.seats)]
    return Outcome(state.cash[:], winners, places, reason(how, winners), lines, remarks=made)


def remark_on(state: State, seat: int, how: int) -> Remark:
    """§12.2, §12.3: the cards of a seat, or why it cannot win."""
    cards = state.cards_of(seat)
    if not state.active[seat]:
        return Remark(seat, "eliminated")
    if cards > 0:
        return Remark(seat, "cards", cards)
    return Remark(seat, "last-one-left" if how == ONE_LEFT else "no-card")


def reason(how: int, winners: list[int]) -> str:
    if how == ONE_LEFT:
        return "one-left"
    if not winners:
        return "nobody-wins"
    if how == CANNOT_BID:
        return "cannot-bid"
    return "most-money" if len(winners) == 1 else "shared-victory"
