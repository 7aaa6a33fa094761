"""§9: how a match ends, and who has won."""

from __future__ import annotations

from ludotheque.games.metropolis import facts
from ludotheque.games.metropolis.components import PIECES, TWELFTHS, TYPES, printed
from ludotheque.games.metropolis.plots import plot_lots, plot_piece, plot_type
from ludotheque.games.metropolis.rules.evaluation import add_shares, evaluate, standing, value_of
from ludotheque.games.metropolis.state import State
from ludotheque.kernel import phase
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.outcome import Outcome, ScoreLine, counted, places_by, signed


class Over(phase.Over[State]):
    """§9: the match has ended, for this reason."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def rule(self) -> str:
        return "9.4"

    def end_rule(self) -> str:
        return "9.4"

    def outcome(self, state: State) -> Outcome | None:
        return final_outcome(state, self.reason)


def end_match(state: State, reason: str, journal: Journal) -> None:
    """Open offers are void; every building is valued (§8)."""
    state.book.open.clear()
    state.book.closed.clear()
    state.phase = Over(reason)
    if not journal.on:
        return
    journal.record(facts.MatchEnded(reason))
    for found in evaluate(state.box, state.town):
        parts = [(found.site or "base", str(found.ground))]
        parts += [(name, signed(effect)) for name, effect in found.effects]
        journal.record(
            facts.BuildingValued(
                PIECES[plot_piece(found.plot)],
                tuple([printed(lot) for lot in plot_lots(found.plot)]),
                tuple(state.town.owners_of(found.plot)),
                tuple(parts),
                found.value,
            )
        )
    totals = standing(state.box, state.town)
    for seat in range(state.seats):
        whole, rest = divmod(totals[seat], TWELFTHS)
        journal.record(facts.FinalPoints(seat, whole if rest == 0 else counted(totals[seat], TWELFTHS)))


def final_outcome(state: State, reason: str) -> Outcome:
    """§9.4: most points win, equals share the victory. One line per kind of building."""
    lines = [[0] * state.seats for _ in TYPES]
    for plot in state.town.buildings:
        add_shares(state.town, plot, value_of(state.box, state.town, plot), lines[plot_type(plot)])
    totals = standing(state.box, state.town)
    keys: list[tuple[int, ...]] = [(total,) for total in totals]
    places = places_by(keys)
    winners = [seat for seat in range(state.seats) if places[seat] == 1]
    breakdown = [ScoreLine(TYPES[type_], lines[type_]) for type_ in range(len(TYPES))]
    return Outcome(totals, winners, places, reason, breakdown, TWELFTHS)
