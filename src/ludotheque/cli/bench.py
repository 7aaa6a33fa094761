"""`ludotheque bench`: how fast random play and copies are here, game by game."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer
from rich.table import Table

from ludotheque import is_compiled
from ludotheque.cli.options import Json, Lang, usual_seats
from ludotheque.cli.terminal import terminal
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.playout import play_on, random_match
from ludotheque.kernel.position import Position
from ludotheque.kernel.trouble import Trouble
from ludotheque.texts.numbers import number

OPENING = 20  #: decisions before a position is copied, so that it is one from the middle of a match
COPIES_AT_ONCE = 100


def bench(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="cli-arg-bench")] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="T", help="cli-opt-seconds")] = 1.0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    at = terminal(ctx)
    if not seconds > 0:
        raise Trouble("too-small", name="--seconds", value=str(seconds))
    chosen = (find_game(game),) if game else CATALOGUE
    results = [measure(each, seconds) for each in chosen]
    if as_json:
        at.json({"compiled": is_compiled(), "games": results})
        return
    at.print(at.say("bench-build", build=at.say("version-compiled" if is_compiled() else "version-python")))
    table = Table(box=None, pad_edge=False)
    table.add_column(at.say("bench-game"))
    for key in ("bench-seats", "bench-matches", "bench-decisions", "bench-copies"):
        table.add_column(at.say(key), justify="right")
    for result in results:
        rates = [number(result[f"{kind}_per_second"]) for kind in ("matches", "decisions", "copies")]
        table.add_row(result["game"], str(result["seats"]), *rates)
    at.out.print(table)


def measure(game: Game, seconds: float) -> dict[str, Any]:
    """Random play for that long, then copies of a middle position for half as long."""
    seats = usual_seats(game)
    options = game.options()
    chance = SeededChance(1)
    matches = decisions = 0
    began = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        decisions += random_match(game, seats, options, chance)[1]
        matches += 1
        spent = time.perf_counter() - began
    return {
        "game": game.meta.id,
        "seats": seats,
        "matches": matches,
        "decisions": decisions,
        "seconds": round(spent, 6),
        "matches_per_second": round(matches / spent, 1),
        "decisions_per_second": round(decisions / spent, 1),
        "copies_per_second": round(copies(game, seats, seconds / 2), 1),
    }


def copies(game: Game, seats: int, seconds: float) -> float:
    """Copies per second of a position some decisions into a match."""
    chance = SeededChance(2)
    position: Position = game.setup(seats, game.options(), chance, SILENT)
    play_on(position, chance, OPENING)
    made = 0
    began = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        for _ in range(COPIES_AT_ONCE):
            position.copy()
        made += COPIES_AT_ONCE
        spent = time.perf_counter() - began
    return made / spent
