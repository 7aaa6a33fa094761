"""How a match ended: scores, places, winners, a reason, and where the points came from."""

from __future__ import annotations

from math import gcd
from typing import Final

from ludotheque.kernel.record import Record

NARROW_SPACE: Final = "\u202f"
MINUS: Final = "\u2212"


class ScoreLine(Record):
    """One category of the final count, a value per seat."""

    def __init__(self, category: str, points: list[int]) -> None:
        self.category = category
        self.points = points


class Remark(Record):
    """Why one seat cannot win, or what else the end must say of it: `remark-{key}`, with $seat and $amount."""

    def __init__(self, seat: int, key: str, amount: int = 0) -> None:
        self.seat = seat
        self.key = key
        self.amount = amount


class Outcome(Record):
    """The end of a match.

    `reason` and the categories are message keys. `places` starts at 1, ties share a place.
    Scores are whole numbers of 1/`unit` (twelfths, say, so that shares stay exact).
    """

    def __init__(
        self,
        scores: list[int],
        winners: list[int],
        places: list[int],
        reason: str,
        breakdown: list[ScoreLine],
        unit: int = 1,
        remarks: list[Remark] | None = None,
    ) -> None:
        self.scores = scores
        self.winners = winners
        self.places = places
        self.reason = reason
        self.breakdown = breakdown
        self.unit = unit
        self.remarks = remarks or []


def places_by(keys: list[tuple[int, ...]]) -> list[int]:
    """Places (1 is best) by the largest key, ties sharing the better place."""
    return [1 + sum(1 for other in keys if other > key) for key in keys]


def counted(value: int, unit: int = 1) -> str:
    """Whole numbers of 1/unit as people write them in any language: 12 000, −3, 26 1/2."""
    whole, rest = divmod(abs(value), unit)
    shown = f"{whole:,}".replace(",", NARROW_SPACE) if whole or not rest else ""
    if rest:
        factor = gcd(rest, unit)
        part = f"{rest // factor}/{unit // factor}"
        shown = f"{shown} {part}" if shown else part
    return MINUS + shown if value < 0 else shown


def signed(value: int, unit: int = 1) -> str:
    """The same with its sign: +3, −3."""
    return f"+{counted(value, unit)}" if value > 0 else counted(value, unit)
