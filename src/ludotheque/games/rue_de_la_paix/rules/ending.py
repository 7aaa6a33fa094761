"""§9: the two ends of the match, and who has won."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rue_de_la_paix import facts
from ludotheque.games.rue_de_la_paix.instructions import ZONES
from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.kernel import phase
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.outcome import Outcome, Remark, ScoreLine, places_by

OUT_OF_HOTELS: Final = "out-of-hotels"
LAST_SQUARE: Final = "last-square"


class Over(phase.Over[State]):
    """§9: the match has ended, for this reason."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def rule(self) -> str:
        return "9.3"

    def end_rule(self) -> str:
        return "9.2" if self.reason == LAST_SQUARE else "9.1"

    def outcome(self, state: State) -> Outcome | None:
        return final_outcome(state, self.reason)


def ends_out_of_hotels(state: State, player: int, journal: Journal) -> bool:
    """§9.1: looked at only at the start of a turn, before the roll (R11)."""
    if state.reserve[player] > 0:
        return False
    if journal.on:
        journal.record(facts.OutOfHotels(player))
    state.phases = [Over(OUT_OF_HOTELS)]
    return True


def ends_on_last_square(state: State, journal: Journal) -> bool:
    """§9.2: once a step is resolved, whoever moved (R10)."""
    arrived = [seat for seat, total in enumerate(state.sums) if total >= state.box.last]
    if not arrived:
        return False
    if journal.on:
        for seat in arrived:
            journal.record(facts.LastSquareReached(seat))
    state.phases = [Over(LAST_SQUARE)]
    return True


def final_outcome(state: State, reason: str) -> Outcome:
    """§9.3: the highest sum of titles, then most titles, then shared (R12)."""
    keys: list[tuple[int, ...]] = [
        (state.sums[seat], state.titles.count(seat)) for seat in range(state.seats)
    ]
    places = places_by(keys)
    winners = [seat for seat in range(state.seats) if places[seat] == 1]
    level = state.sums.count(max(state.sums))
    made = remarks(state, reason)
    if len(winners) > 1:
        reason += "-shared"
    elif level > 1:
        reason += "-most-titles"
    lines = [ScoreLine(f"zone-{ZONES[zone]}", _worth_in(state, zone)) for zone in range(len(ZONES))]
    return Outcome(state.sums[:], winners, places, reason, lines, remarks=made)


def remarks(state: State, reason: str) -> list[Remark]:
    """§9.1, §9.2: who ended the match. §9.3: the titles of those that the sums do not tell apart."""
    made: list[Remark] = []
    best = max(state.sums)
    for seat in range(state.seats):
        if reason == OUT_OF_HOTELS and seat == (state.turn.player + 1) % state.seats:
            made.append(Remark(seat, "no-hotel-left"))
        if reason == LAST_SQUARE and state.sums[seat] >= state.box.last:
            made.append(Remark(seat, "last-square"))
        if state.sums[seat] == best and state.sums.count(best) > 1:
            made.append(Remark(seat, "titles", state.titles.count(seat)))
    return made


def _worth_in(state: State, zone: int) -> list[int]:
    worth = [0] * state.seats
    for number in state.box.in_zone[zone]:
        owner = state.titles[number]
        if owner >= 0:
            worth[owner] = worth[owner] + state.box.value_of[number]
    return worth
