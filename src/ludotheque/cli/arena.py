"""`ludotheque arena`: which bot is stronger; every deal is played from all seats."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from ludotheque.arena.contest import ResultFile, run, summary
from ludotheque.arena.deals import Contest
from ludotheque.arena.plot import draw
from ludotheque.cli.options import (
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

COLUMNS = (
    "arena-bot",
    "arena-share",
    "arena-interval",
    "arena-even",
    "arena-rating",
    "arena-time",
    "arena-longest",
)


def arena(
    ctx: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="B,B…", help="cli-opt-arena-bots")],
    seats: Seats = None,
    matches: Matches = 100,
    until_clear: Annotated[bool, typer.Option("--until-clear", help="cli-opt-until-clear")] = False,
    seed: Seed = None,
    jobs: Jobs = 1,
    kept: Annotated[Path | None, typer.Option("--keep", metavar="FILE", help="cli-opt-keep")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE.svg", help="cli-opt-plot")] = None,
    net: Annotated[Path | None, typer.Option("--net", metavar="FILE", help="cli-opt-net")] = None,
    option: Chosen = None,
    edition: Edition = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    at = terminal(ctx)
    check_positive(matches, jobs)
    found = find_game(game)
    named = read_bots(bots)
    number = max(len(named), usual_seats(found)) if seats is None else seats
    check_bots(found, named, number, 2)
    players = named + [named[-1]] * (number - len(named))
    weights = "" if net is None else str(net.resolve())
    contest = Contest(found, read_options(found, edition, option), players, some_seed(seed), weights)
    deals = -(-matches // number)
    file = ResultFile(kept, contest) if kept is not None else None
    with match_progress(at, deals * number) as advance:
        results = run(contest, deals, jobs, file, until_clear, advance)
    result = summary(contest, results, until_clear)
    title = title_of(at, contest, result)
    if plot is not None:
        plot.write_text(draw(title, result), encoding="utf-8")
    if as_json:
        at.json(result)
    else:
        show(at, title, result)


def title_of(at: Terminal, contest: Contest, result: dict[str, Any]) -> str:
    """The line above the figures: the game, the number of deals and of seats, the seed."""
    return at.say(
        "arena-result",
        game=contest.game.meta.titles[at.texts.lang],
        deals=result["deals"],
        seats=len(contest.bots),
        seed=str(contest.seed),
    )


def show(at: Terminal, title: str, result: dict[str, Any]) -> None:
    at.print(title)
    table = Table(box=None, pad_edge=False)
    for key in COLUMNS:
        table.add_column(at.say(key), justify="left" if key == "arena-bot" else "right")
    for row in result["figures"]:
        low, high = row["interval"]
        table.add_row(
            row["bot"],
            at.texts.percent(row["share"]),
            f"{at.texts.percent(low)} – {at.texts.percent(high)}",
            at.texts.percent(row["even"]),
            at.texts.number(row["rating"]),
            at.texts.number(row["milliseconds_per_decision"], 1),
            at.texts.number(row["longest_milliseconds"]),
        )
    at.out.print(table)
