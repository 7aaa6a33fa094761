"""How a match ended: scores, places, winners, a reason, and where the points came from."""

from __future__ import annotations

from ludotheque.kernel.plain import Plain


class ScoreLine(Plain):
    """One category of the final count, a value per seat."""

    def __init__(self, category: str, points: list[int]) -> None:
        self.category = category
        self.points = points

    def parts(self) -> tuple[object, ...]:
        return (self.category, self.points)


class Outcome(Plain):
    """The end of a match.

    `reason` and the categories are message keys. `places` starts at 1, ties share a place.
    Scores are whole numbers of 1/`unit` (Metropolis counts in twelfths, so that shares stay exact).
    """

    def __init__(
        self,
        scores: list[int],
        winners: list[int],
        places: list[int],
        reason: str,
        breakdown: list[ScoreLine],
        unit: int = 1,
    ) -> None:
        self.scores = scores
        self.winners = winners
        self.places = places
        self.reason = reason
        self.breakdown = breakdown
        self.unit = unit

    def parts(self) -> tuple[object, ...]:
        return (self.scores, self.winners, self.places, self.reason, self.breakdown, self.unit)


def places_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Places (1 is best) by the largest key, ties sharing the better place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]
