"""§4: who has won."""

from __future__ import annotations

from ludotheque.kernel import phase
from ludotheque.kernel.outcome import Outcome, ScoreLine, places_by
from maree.state import State


class Over(phase.Over[State]):
    """§4.1: the last shoal has passed."""

    def rule(self) -> str:
        return "4.1"

    def outcome(self, state: State) -> Outcome | None:
        points = state.points()
        places = places_by([(value,) for value in points])
        winners = [seat for seat in range(state.seats) if places[seat] == 1]
        reason = "most-points" if len(winners) == 1 else "shared-victory"
        return Outcome(points, winners, places, reason, [ScoreLine("shoals", points[:])])
