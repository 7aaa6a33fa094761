"""`ludotheque simulate`: matches between bots; a seed gives the same results on one core or several."""

from __future__ import annotations

import multiprocessing
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludotheque import is_compiled
from ludotheque.bots.registry import find_bot
from ludotheque.bots.simulation import Tally, play_matches
from ludotheque.cli.options import (
    Bots,
    Chosen,
    Edition,
    GameName,
    Json,
    Lang,
    Seats,
    Seed,
    read_bots,
    read_options,
    some_seed,
    usual_seats,
)
from ludotheque.cli.terminal import Terminal, terminal
from ludotheque.games import find_game
from ludotheque.kernel.game import Game
from ludotheque.kernel.options import Options
from ludotheque.kernel.seats import letter
from ludotheque.kernel.trouble import Trouble

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
    if jobs == 1:
        for piece in series.pieces(1):
            total.add(carry_out(*series.order(*piece)))
            advance(piece[1])
        return total
    # Fresh processes rather than forks: the progress bar runs in a thread, and threads do not survive a fork.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        work = [pool.submit(carry_out, *series.order(*piece)) for piece in series.pieces(jobs)]
        for done in as_completed(work):
            total.add(done.result())
            advance(done.result().matches)
    return total


def simulate(
    ctx: typer.Context,
    game: GameName,
    seats: Seats = None,
    matches: Annotated[int, typer.Option("--matches", metavar="M", help="cli-opt-matches")] = 100,
    seed: Seed = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", help="cli-opt-jobs")] = 1,
    bots: Bots = None,
    option: Chosen = None,
    edition: Edition = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    at = terminal(ctx)
    for name, value in (("--matches", matches), ("--jobs", jobs)):
        if value < 1:
            raise Trouble("too-small", name=name, value=value)
    found = find_game(game)
    named = [bot.name for bot in read_bots(bots or "random")]
    usual = len(named) if len(named) > 1 else usual_seats(found)
    number_of_seats = usual if seats is None else seats
    found.check_seats(number_of_seats)
    if not named or len(named) > number_of_seats:
        raise Trouble("wrong-bots", bots=len(named), seats=number_of_seats)
    players = [named[seat % len(named)] for seat in range(number_of_seats)]
    series = Series(found, read_options(found, edition, option), players, matches, some_seed(seed))
    began = time.perf_counter()
    with _progress(at) as progress:
        task = progress.add_task(at.say("simulate-progress"), total=matches)
        tally = run(series, jobs, lambda count: progress.advance(task, count))
    result = summary(series, tally, time.perf_counter() - began, jobs)
    if as_json:
        at.json(result)
    else:
        show(at, found, result)


def _progress(at: Terminal) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=at.err, transient=True, disable=not at.err.is_terminal)


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
