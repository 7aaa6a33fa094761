"""§11: the environment prize, and who has won."""

from __future__ import annotations

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.components import Box
from ludotheque.games.paradis.state import ACCOUNTS, PRESERVED, PRIZE, State
from ludotheque.kernel import phase
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.outcome import Outcome, Remark, ScoreLine, places_by


class Over(phase.Over[State]):
    """§11: the match has ended."""

    def rule(self) -> str:
        return "11.4"

    def end_rule(self) -> str:
        return "11.1"

    def outcome(self, state: State) -> Outcome | None:
        return final_outcome(state)


def prizes(box: Box, trees: list[int], preserved: int) -> list[int]:
    """§11.2, §11.3: each player's share of the environment prize."""
    due = [0] * len(trees)
    if preserved < 1 or preserved > len(box.first_prize):
        return due
    first = box.first_prize[preserved - 1]
    second = box.second_prize[preserved - 1]
    most = max(trees)
    best = [seat for seat in range(len(trees)) if trees[seat] == most]
    if len(best) > 1:
        for seat in best:
            due[seat] = (first + second) // len(best)
        return due
    due[best[0]] = first
    next_most = max([trees[seat] for seat in range(len(trees)) if seat != best[0]])
    if next_most == 0:
        due[best[0]] = due[best[0]] + second
        return due
    runners_up = [seat for seat in range(len(trees)) if trees[seat] == next_most]
    for seat in runners_up:
        due[seat] = second // len(runners_up)
    return due


def end_match(state: State, journal: Journal) -> None:
    """§11.1: after the last tile the prize is paid and everybody counts."""
    due = prizes(state.box, state.trees, state.sites.count(PRESERVED))
    for seat in range(state.seats):
        if due[seat] > 0:
            state.pay(seat, due[seat], PRIZE)
            if journal.on:
                journal.record(facts.EnvironmentPrize(seat, due[seat]))
    state.phases = [Over()]
    if journal.on:
        for seat in range(state.seats):
            journal.record(facts.MoneyShown(seat, state.cash[seat]))


def final_outcome(state: State) -> Outcome:
    """§11.4: less than at the start has lost; most money among the others wins, equals share."""
    start = state.box.start_cash[state.seats]
    keys: list[tuple[int, ...]] = [(1 if cash >= start else 0, cash) for cash in state.cash]
    places = places_by(keys)
    winners = [seat for seat in range(state.seats) if places[seat] == 1 and state.cash[seat] >= start]
    lines = [ScoreLine("start", [start] * state.seats)]
    for column, name in enumerate(ACCOUNTS):
        lines.append(
            ScoreLine(name, [state.accounts[seat * len(ACCOUNTS) + column] for seat in range(state.seats)])
        )
    reason = "most-money" if len(winners) == 1 else "shared-victory" if winners else "nobody-wins"
    lost = [Remark(seat, "below-start", start) for seat in range(state.seats) if state.cash[seat] < start]
    return Outcome(state.cash[:], winners, places, reason, lines, remarks=lost)
