"""`ludotheque simulate`: matches between bots; a seed gives the same results on one core or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

import typer
from rich.table import Table

from ludotheque import is_compiled
from ludotheque.arena.processes import in_order
from ludotheque.bots.registry import find_bot
from ludotheque.bots.simulation import Tally, play_matches
from ludotheque.cli.options import (
    Bots,
    Chosen,
    Edition,
    GameName,
    Jobs,
    Json,
    Lang,
    Matches,
    Seats,
    Seed,
    check_bots,
    check_positive,
    read_bots,
    read_options,
    some_seed,
    usual_seats,
)
from ludotheque.cli.progress import match_progress
from ludotheque.cli.terminal import Terminal, terminal
from ludotheque.games import find_game
from ludotheque.kernel.game import Game
from ludotheque.kernel.options import Options
from ludotheque.kernel.seats import letter

MOST_AT_ONCE = 500  #: matches in one go, so that the bar moves


class Series:
    """What is to be played."""

    def __init__(self, game: Game, options: Options, bots: list[str], matches: int, seed: int) -> None:
        self.game = game
        self.options = options
        self.bots = bots
        self.matches = matches
        self.seed = seed

    def pieces(self, jobs: int) -> Iterator[tuple[int, int]]:
        """First match and number of matches of each piece of work."""
        size = max(1, min(MOST_AT_ONCE, self.matches // (jobs * 20)))
        for first in range(0, self.matches, size):
            yield first, min(size, self.matches - first)

    def order(self, first: int, count: int) -> tuple[Any, ...]:
        """A piece of work as plain data for another process."""
        chosen = dict(self.options.values)
        return (self.game.meta.id, self.options.edition, chosen, self.bots, self.seed, first, count)


def carry_out(
    game_id: str, edition: str, chosen: dict[str, object], bots: list[str], seed: int, first: int, count: int
) -> Tally:
    """One piece of work, in this process or another."""
    game = find_game(game_id)
    players = [find_bot(name) for name in bots]
    return play_matches(game, game.options(edition, chosen), players, seed, first, count)


def run(series: Series, jobs: int, advance: Callable[[int], None]) -> Tally:
    total = Tally(len(series.bots))
    orders = [series.order(*piece) for piece in series.pieces(jobs)]
    for tally in in_order(carry_out, orders, jobs):
        total.add(tally)
        advance(tally.matches)
    return total


def simulate(
    ctx: typer.Context,
    game: GameName,
    seats: Seats = None,
    matches: Matches = 100,
    seed: Seed = None,
    jobs: Jobs = 1,
    bots: Bots = None,
    option: Chosen = None,
    edition: Edition = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    at = terminal(ctx)
    check_positive(matches, jobs)
    found = find_game(game)
    named = read_bots(bots or "random")
    usual = len(named) if len(named) > 1 else usual_seats(found)
    number = usual if seats is None else seats
    check_bots(found, named, number, 1)
    players = [named[seat % len(named)] for seat in range(number)]
    series = Series(found, read_options(found, edition, option), players, matches, some_seed(seed))
    began = time.perf_counter()
    with match_progress(at, matches) as advance:
        tally = run(series, jobs, advance)
    result = summary(series, tally, time.perf_counter() - began, jobs)
    if as_json:
        at.json(result)
    else:
        show(at, found, result)


def summary(series: Series, tally: Tally, seconds: float, jobs: int) -> dict[str, Any]:
    return {
        "game": series.game.meta.id,
        "seats": len(series.bots),
        "bots": series.bots,
        "edition": series.options.edition,
        "options": series.options.values,
        "seed": series.seed,
        "jobs": jobs,
        "matches": tally.matches,
        "decisions": tally.decisions,
        "seconds": round(seconds, 6),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "compiled": is_compiled(),
        "wins": tally.wins,
        "without_winner": tally.without_winner,
        "mean_score": [round(score / tally.unit / tally.matches, 6) for score in tally.scores],
    }


def show(at: Terminal, game: Game, result: dict[str, Any]) -> None:
    build = at.say("version-compiled" if result["compiled"] else "version-python")
    at.print(
        at.say(
            "simulate-result",
            game=game.meta.titles[at.texts.lang],
            matches=result["matches"],
            decisions=result["decisions"],
            seconds=at.texts.number(result["seconds"], 2),
            speed=at.texts.number(result["decisions_per_second"]),
            build=build,
            seed=str(result["seed"]),
        )
    )
    table = Table(box=None, pad_edge=False)
    for key in ("simulate-seat", "simulate-bot", "simulate-wins", "simulate-mean"):
        table.add_column(at.say(key), justify="left" if key in ("simulate-seat", "simulate-bot") else "right")
    for seat, bot in enumerate(result["bots"]):
        wins = result["wins"][seat]
        share = at.texts.percent(wins / result["matches"])
        mean = at.texts.number(result["mean_score"][seat], 2)
        table.add_row(letter(seat), bot, f"{at.texts.number(wins)} ({share})", mean)
    at.out.print(table)
    if result["without_winner"]:
        at.print(at.say("simulate-nobody", number=result["without_winner"]))
