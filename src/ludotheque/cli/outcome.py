"""The end of a match: the final count, on the screen and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.table import Table

from ludotheque.cli.terminal import Terminal
from ludotheque.kernel.game import Game
from ludotheque.kernel.outcome import Outcome, counted
from ludotheque.kernel.seats import letter
from ludotheque.texts.outcomes import reason, remarks, score


def show_outcome(at: Terminal, game: Game, outcome: Outcome, names: Sequence[str]) -> None:
    say = at.texts.say
    at.print()
    at.print(reason(at.texts, game.meta.id, outcome, names), style="bold")
    order = sorted(range(len(names)), key=lambda seat: outcome.places[seat])
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for seat in order:
        mark = "★ " if seat in outcome.winners else ""
        table.add_column(f"{mark}{letter(seat)} {names[seat]}", justify="right", no_wrap=True)
    for line in outcome.breakdown:
        cells = [counted(line.points[seat], outcome.unit) for seat in order]
        table.add_row(say(game.meta.id, f"category-{line.category}"), *cells)
    total = [score(at.texts, game.meta.id, outcome.scores[seat], outcome.unit) for seat in order]
    table.add_row(at.say("outcome-total"), *total, style="bold")
    table.add_row(at.say("outcome-place"), *[str(outcome.places[seat]) for seat in order])
    at.out.print(table)
    by_seat = remarks(at.texts, game.meta.id, outcome, names)
    for seat in order:
        for remark in by_seat[seat]:
            at.print(f"{names[seat]}: {remark}")
    if outcome.winners:
        winners = at.texts.joined([names[seat] for seat in outcome.winners])
        at.print(at.say("outcome-winners", winners=winners, number=len(outcome.winners)), style="bold green")
    else:
        at.print(at.say("outcome-nobody"), style="bold")


def outcome_data(at: Terminal, game: Game, outcome: Outcome, names: Sequence[str]) -> dict[str, Any]:
    """Plain data; scores are whole numbers of 1/unit."""
    return {
        "reason": outcome.reason,
        "text": reason(at.texts, game.meta.id, outcome, names),
        "winners": [letter(seat) for seat in outcome.winners],
        "places": outcome.places,
        "scores": outcome.scores,
        "unit": outcome.unit,
        "breakdown": {line.category: line.points for line in outcome.breakdown},
        "remarks": remarks(at.texts, game.meta.id, outcome, names),
    }
