"""The end of a match as everybody is told it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from ludotheque.tables.table import Table
from ludotheque.tables.words import texts, words
from ludotheque.texts import number


def outcome_part(table: Table, lang: str) -> dict[str, Any] | None:
    outcome = table.outcome()
    if outcome is None:
        return None
    game = table.game.meta.id
    say = texts(lang)
    names = table.names()
    ranking = []
    for seat in sorted(range(table.seats), key=lambda seat: (outcome.places[seat], seat)):
        ranking.append(
            {
                "seat": seat,
                "place": outcome.places[seat],
                "winner": seat in outcome.winners,
                "score": points(outcome.scores[seat], outcome.unit),
                "value": outcome.scores[seat],
            }
        )
    breakdown = [
        {
            "label": say.say(game, f"category-{line.category}"),
            "points": [points(value, outcome.unit) for value in line.points],
        }
        for line in outcome.breakdown
    ]
    winners = [names[seat] for seat in outcome.winners]
    key = "won-nobody" if not winners else "won-alone" if len(winners) == 1 else "won-together"
    return {
        "reason": say.say(game, f"reason-{outcome.reason}"),
        "unit": outcome.unit,
        "ranking": ranking,
        "breakdown": breakdown,
        "resigned": sorted(table.resigned),
        "text": words(lang).say(key, names=say.joined(winners)),
    }


def points(value: int, unit: int) -> str:
    """Whole numbers of 1/unit, written as people write them."""
    if unit == 1:
        return number(value)
    whole, rest = divmod(abs(value), unit)
    sign = "\u2212" if value < 0 else ""
    if not rest:
        return f"{sign}{number(whole)}"
    part = Fraction(rest, unit)  # six twelfths are a half
    return f"{sign}{number(whole)} {part}" if whole else f"{sign}{part}"
