"""The end of a match: the final count, on the screen and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from rich.table import Table

from ludotheque.cli.desk import Desk
from ludotheque.kernel.game import Game
from ludotheque.kernel.outcome import Outcome
from ludotheque.kernel.seats import letter
from ludotheque.texts import number


def shown_score(points: int, unit: int) -> str:
    """Whole points, and what is left as a fraction: `12 7/12`."""
    if unit == 1:
        return number(points)
    whole, rest = divmod(abs(points), unit)
    part = str(Fraction(rest, unit)) if rest else ""
    shown = " ".join(word for word in (number(whole) if whole or not rest else "", part) if word)
    return f"−{shown}" if points < 0 else shown


def show_outcome(at: Desk, game: Game, outcome: Outcome, names: Sequence[str]) -> None:
    say = at.texts.say
    at.print()
    at.print(say(game.meta.id, f"reason-{outcome.reason}"), style="bold")
    order = sorted(range(len(names)), key=lambda seat: outcome.places[seat])
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for seat in order:
        mark = "★ " if seat in outcome.winners else ""
        table.add_column(f"{mark}{letter(seat)} {names[seat]}", justify="right", no_wrap=True)
    for line in outcome.breakdown:
        cells = [shown_score(line.points[seat], outcome.unit) for seat in order]
        table.add_row(say(game.meta.id, f"category-{line.category}"), *cells)
    total = [shown_score(outcome.scores[seat], outcome.unit) for seat in order]
    table.add_row(at.say("outcome-total"), *total, style="bold")
    table.add_row(at.say("outcome-place"), *[str(outcome.places[seat]) for seat in order])
    at.out.print(table)
    if outcome.winners:
        winners = at.texts.joined([names[seat] for seat in outcome.winners])
        at.print(at.say("outcome-winners", winners=winners, number=len(outcome.winners)), style="bold green")
    else:
        at.print(at.say("outcome-nobody"), style="bold")


def outcome_data(at: Desk, game: Game, outcome: Outcome) -> dict[str, Any]:
    """Plain data; scores are whole numbers of 1/unit."""
    return {
        "reason": outcome.reason,
        "text": at.texts.say(game.meta.id, f"reason-{outcome.reason}"),
        "winners": [letter(seat) for seat in outcome.winners],
        "places": outcome.places,
        "scores": outcome.scores,
        "unit": outcome.unit,
        "breakdown": {line.category: line.points for line in outcome.breakdown},
    }
