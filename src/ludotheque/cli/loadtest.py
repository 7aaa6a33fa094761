"""`ludotheque loadtest`: simulated people at many tables, over real sockets, and a report of what went wrong."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from ludotheque.cli.options import Json, Lang, Seed, some_seed
from ludotheque.cli.terminal import Terminal, terminal
from ludotheque.loadtest import run as loadtests
from ludotheque.loadtest.findings import SHOWN
from ludotheque.loadtest.histogram import as_svg, as_text
from ludotheque.loadtest.plan import Plan, check_address, read_pace
from ludotheque.loadtest.report import summary

SHOWN_ANOMALIES = 50  #: lines of the report; JSON has all of them
PER_CENT = 100
COLUMNS = ("count", "p50", "p90", "p99", "p100")


def loadtest(
    ctx: typer.Context,
    tables: Annotated[int, typer.Option("--tables", metavar="N", help="cli-opt-tables")] = 20,
    pace: Annotated[str, typer.Option("--pace", metavar="2s", help="cli-opt-pace")] = "2s",
    minutes: Annotated[float, typer.Option("--minutes", metavar="M", help="cli-opt-minutes")] = 1.0,
    url: Annotated[str, typer.Option("--url", metavar="URL", help="cli-opt-url", show_default=False)] = "",
    anywhere: Annotated[bool, typer.Option("--anywhere", help="cli-opt-anywhere")] = False,
    growth: Annotated[
        float | None, typer.Option("--growth", metavar="PERCENT", help="cli-opt-growth", show_default=False)
    ] = None,
    plot: Annotated[Path | None, typer.Option("--plot", metavar="FILE.svg", help="cli-opt-histogram")] = None,
    seed: Seed = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    at = terminal(ctx)
    plan = Plan(
        tables,
        read_pace(pace),
        minutes * 60,
        some_seed(seed),
        check_address(url, anywhere) if url else "",
        growth=None if growth is None else growth / PER_CENT,
    )
    with progress_line(at) as progress:
        result = loadtests.run(plan, progress)
    report = summary(result)
    times = result.findings.times[SHOWN]
    if plot is not None:
        plot.write_text(as_svg(at.say("loadtest-histogram"), times), encoding="utf-8")
    if as_json:
        at.json(report)
    else:
        show(at, report, as_text(times))
    raise typer.Exit(1 if result.findings.anomalies else 0)


@contextlib.contextmanager
def progress_line(at: Terminal) -> Iterator[loadtests.Progress]:
    """Gives a function that is called with what is done, how much of it, and of how much."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    with Progress(*columns, console=at.err, transient=True, disable=not at.err.is_terminal) as bar:
        task = bar.add_task("", total=None)

        def progress(doing: str, done: float, of: float) -> None:
            bar.update(task, description=at.say(f"loadtest-{doing}"), completed=min(done, of), total=of)

        yield progress


def show(at: Terminal, report: dict[str, Any], histogram: list[str]) -> None:
    at.print(
        at.say(
            "loadtest-result",
            tables=report["tables"],
            sockets=report["sockets"],
            seconds=at.texts.number(report["seconds"]),
            speed=at.texts.number(report["moves_per_second"], 1),
            matches=report["counts"].get("match", 0),
            seed=str(report["seed"]),
        )
    )
    grid = Table(box=None, pad_edge=False)
    grid.add_column(at.say("loadtest-kind"))
    for column in COLUMNS:
        grid.add_column(at.say(f"loadtest-{column}"), justify="right")
    for kind, row in report["milliseconds"].items():
        figures = [at.texts.number(row[column], 0 if column == "count" else 1) for column in COLUMNS]
        grid.add_row(at.say(f"loadtest-did-{kind}"), *figures)
    at.out.print(grid)
    for kind in ("refused", "too-fast", "come-back", "reconnect"):
        at.print(f"{at.say(f'loadtest-did-{kind}')}   {report['counts'].get(kind, 0)}")
    at.print()
    at.print(at.say("loadtest-histogram"))
    for line in histogram:
        at.print(line)
    at.print(at.say("loadtest-lag", p99=at.texts.number(report["own_lag_ms"]["p99"], 1)))
    show_memory(at, report["memory"])
    at.print(at.say("loadtest-verified", verified=report["verified"]))
    at.print(at.say("loadtest-anomalies", number=len(report["anomalies"])))
    for anomaly in report["anomalies"][:SHOWN_ANOMALIES]:
        kind = at.say(f"loadtest-{anomaly['kind']}")
        at.print(
            f"· {at.texts.number(anomaly['second'], 1)} s  {kind}: {anomaly['where']}: {anomaly['detail']}"
        )


def show_memory(at: Terminal, memory: dict[str, Any]) -> None:
    """Only a server of our own shows its memory, and only where the system says it."""
    if memory["end"] is None or memory["kilobytes_per_table"] is None:
        return
    parts = {
        name: at.texts.number(memory[name] / 2**20, 1) for name in ("empty", "opened", "end") if memory[name]
    }
    at.print(at.say("loadtest-memory", **parts, table=at.texts.number(memory["kilobytes_per_table"])))
