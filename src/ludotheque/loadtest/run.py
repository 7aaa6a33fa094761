"""A load test from beginning to end: a server, the tables, the files they leave behind."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from ludotheque.kernel.trouble import Trouble
from ludotheque.loadtest.findings import LOGGED, MEMORY, UNVERIFIED, Findings
from ludotheque.loadtest.http import Http
from ludotheque.loadtest.own_server import PROGRAM, OwnServer
from ludotheque.loadtest.plan import SOCKETS, Plan
from ludotheque.loadtest.table import GameOnOffer, LoadTable
from ludotheque.tables.files import game_file, verify
from ludotheque.tables.loading import load_table
from ludotheque.tables.store.collection import open_store

AT_ONCE: Final = 8  #: tables that are opened at the same time
TICK: Final = 0.25  #: seconds between two looks at how late our own loop is
SPARE_FILES: Final = 200  #: open files beside the sockets
WARM_UP: Final = 0.25  #: of the time; memory is compared from then on

OPENING: Final = "opening"
PLAYING: Final = "playing"
CHECKING: Final = "checking"

#: What is being done, how much of it is done, and of how much.
Progress = Callable[[str, float, float], None]


@dataclass
class Memory:
    """Bytes of the server: without tables, with all of them open, after the warm-up, and at the end."""

    empty: int | None = None
    opened: int | None = None
    warm: int | None = None
    end: int | None = None


@dataclass
class Result:
    """All that a load test has found."""

    plan: Plan
    findings: Findings
    memory: Memory
    seconds: float = 0.0  #: of playing
    sockets: int = 0
    verified: int = 0  #: match files that were played again


def run(plan: Plan, progress: Progress, program: Sequence[str] = PROGRAM) -> Result:
    """Runs the load test; on the server of the plan, or on one of its own, which this program serves."""
    plan.check()
    allow_files(plan.tables * (SOCKETS + 1) + SPARE_FILES)
    result = Result(plan, Findings(), Memory())
    if plan.url:
        asyncio.run(load(plan, plan.url, result, progress, None))
        verify_files(result, progress)
        return result
    with tempfile.TemporaryDirectory(prefix="ludotheque-loadtest-") as folder:
        server = OwnServer(Path(folder), program)
        try:
            asyncio.run(load(plan, server.url, result, progress, server))
        finally:
            server.close()
        for line in server.complaints():
            result.findings.anomaly(LOGGED, "server", line)
        add_running(result, server.data)
        verify_files(result, progress)
    return result


def allow_files(needed: int) -> None:
    """Each socket is an open file, here and in our own server."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < needed:
        raise Trouble("too-few-files", needed=needed, allowed=hard)
    if soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))


async def load(plan: Plan, url: str, result: Result, progress: Progress, server: OwnServer | None) -> None:
    """Opens all tables, then plays at all of them until the time is up."""
    findings, memory = result.findings, result.memory
    http = Http(url, findings, plan.patience)
    answer = await http.data("games", "/api/games")
    if answer is None:
        raise Trouble("no-server", url=url)
    games = [GameOnOffer(game["id"], *game["seats"]) for game in answer["games"]]
    memory.empty = server.memory() if server else None
    tables = [LoadTable(number, games, http, plan.seed) for number in range(plan.tables)]
    opened = await open_all(tables, progress)
    result.sockets = sum(person.connected() for table in opened for person in table.people)
    memory.opened = server.memory() if server else None
    findings.measuring = True
    began = time.monotonic()
    until = began + plan.seconds
    lag = asyncio.create_task(measure_lag(findings))
    watch = asyncio.create_task(watch_time(plan, began, memory, progress, server))
    await asyncio.gather(*(table.play(plan.pace, until) for table in opened))
    findings.measuring = False
    result.seconds = time.monotonic() - began
    for task in (lag, watch):
        task.cancel()
    await asyncio.gather(lag, watch, return_exceptions=True)
    await asyncio.gather(*(table.close() for table in tables))
    memory.end = server.memory() if server else None
    check_growth(plan, memory, findings)


async def open_all(tables: list[LoadTable], progress: Progress) -> list[LoadTable]:
    """The tables that could be opened."""
    free = asyncio.Semaphore(AT_ONCE)
    opened: list[LoadTable] = []

    async def open_one(table: LoadTable) -> None:
        async with free:
            if await table.open():
                opened.append(table)
            progress(OPENING, len(opened), len(tables))

    await asyncio.gather(*(open_one(table) for table in tables))
    return opened


async def measure_lag(findings: Findings) -> None:
    """How late our own loop is: times cannot be more exact than that."""
    while True:
        began = time.perf_counter()
        await asyncio.sleep(TICK)
        findings.lag.append(max(0.0, time.perf_counter() - began - TICK))


async def watch_time(
    plan: Plan, began: float, memory: Memory, progress: Progress, server: OwnServer | None
) -> None:
    while True:
        spent = time.monotonic() - began
        progress(PLAYING, spent, plan.seconds)
        if server is not None and memory.warm is None and spent >= plan.seconds * WARM_UP:
            memory.warm = server.memory()
        await asyncio.sleep(TICK)


def check_growth(plan: Plan, memory: Memory, findings: Findings) -> None:
    """An anomaly if the server's memory has grown by more than is allowed since the warm-up."""
    if plan.growth is None or memory.warm is None or memory.end is None:
        return
    grown = memory.end / memory.warm - 1
    if memory.end - memory.warm > plan.growth * memory.warm:
        findings.anomaly(MEMORY, "server", f"{grown:+.1%} since the warm-up, at most {plan.growth:+.1%}")


def add_running(result: Result, data: Path) -> None:
    """The matches that still ran when the server of our own was closed, from its store."""
    finished = {table for table, _ in result.findings.files}
    with contextlib.closing(open_store(data)) as store:
        for listed in store.all_tables():
            table = load_table(store, listed.summary.id)
            if table is not None and table.match is not None and table.id not in finished:
                result.findings.files.append((table.id, game_file(table)))


def verify_files(result: Result, progress: Progress) -> None:
    """Plays every match file again; only now, so that it makes nobody wait."""
    files = result.findings.files
    for number, (table, text) in enumerate(files, 1):
        wrong = what_is_wrong(text)
        result.verified += not wrong
        if wrong:
            result.findings.anomaly(UNVERIFIED, table, wrong)
        progress(CHECKING, number, len(files))


def what_is_wrong(text: str) -> str:
    """Why a match file does not verify; empty if it does."""
    try:
        verdict = verify(text)
    except Trouble as trouble:
        return str(trouble)
    return "" if verdict.ok else f"{verdict.key} at move {verdict.where}"
