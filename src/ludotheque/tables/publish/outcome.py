"""The end of a match as everybody is shown it."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from ludotheque.kernel.outcome import Outcome, counted
from ludotheque.kernel.standings import standings_of
from ludotheque.tables.publish.messages import messages, texts
from ludotheque.tables.table import Table
from ludotheque.texts.outcomes import behind, reason, remarks, score
from ludotheque.texts.texts import Texts


def outcome_part(table: Table, seat: int, lang: str) -> dict[str, Any] | None:
    """The end as a seat (or SPECTATOR) is shown it; None while the match goes on."""
    outcome = table.outcome()
    if outcome is None:
        return None
    game = table.game.meta.id
    say = texts(lang)
    names = table.names()
    winners = [names[seat] for seat in outcome.winners]
    key = "won-nobody" if not winners else "won-alone" if len(winners) == 1 else "won-together"
    return {
        "reason": reason(say, game, outcome, names),
        "unit": outcome.unit,
        "ranking": _ranking(say, game, outcome, names),
        "breakdown": [
            {
                "label": say.say(game, f"category-{line.category}"),
                "points": [counted(value, outcome.unit) for value in line.points],
            }
            for line in outcome.breakdown
        ],
        "breakdown_title": say.say(game, "breakdown-title"),
        "resigned": sorted(table.resigned),
        "text": messages(lang).say(key, names=say.joined(winners)),
        "standings": standings_part(table, seat, lang),
    }


def _ranking(say: Texts, game: str, outcome: Outcome, names: list[str]) -> list[dict[str, Any]]:
    """A line for each seat, the winners first."""
    by_seat = remarks(say, game, outcome, names)
    lost = behind(say, game, outcome, names)
    return [
        {
            "seat": seat,
            "place": outcome.places[seat],
            "winner": seat in outcome.winners,
            "score": score(say, game, outcome.scores[seat], outcome.unit),
            "total": counted(outcome.scores[seat], outcome.unit),
            "value": outcome.scores[seat],
            "remarks": by_seat[seat],
            "behind": lost[seat],
        }
        for seat in sorted(range(len(names)), key=lambda seat: (outcome.places[seat], seat))
    ]


def standings_part(table: Table, seat: int, lang: str) -> dict[str, Any] | None:
    """How the seats stood through the match; moves have the numbers that this seat knows them by."""
    assert table.match is not None
    if table.standings is None:
        table.standings = standings_of(table.match)
    standings = table.standings
    if standings is None:
        return None
    seen = table.match.steps_seen_by(seat)
    unit = table.game.quantity_unit(standings.quantity)
    return {
        "label": texts(lang).say(table.game.meta.id, f"quantity-{standings.quantity}"),
        "steps": [bisect_right(seen, step) for step in standings.steps],
        "lines": [
            [standing[other] / unit if unit > 1 else standing[other] for standing in standings.values]
            for other in range(table.seats)
        ],
        "decided": None if standings.decided < 0 else bisect_right(seen, standings.decided),
    }
