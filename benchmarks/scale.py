"""One process on SQLite, one on PostgreSQL, two on PostgreSQL: what a move costs, in one run, with the same client.

    python benchmarks/scale.py
    python benchmarks/scale.py --seconds 10 --tables 24 --rounds 5 --games paradis metropolis
    python benchmarks/scale.py --idle 100       # memory of tables with four sockets each, where nothing happens

PostgreSQL is the system's (`tools/system-packages postgres`), started here on loopback, durable. With two processes the
four people of every table are connected to both: each move is taken in twice, and shown by both. Client, servers and
database share the machine: the processor time per move says more than moves per second. The medians of the rounds
are shown.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import package
import psutil
import uvloop
from clients import OurTable, TableClient
from server import GAMES, OUR_SERVER, Server, as_fast_as_possible, free_port, percentile
from tests.postgres import PostgresServer

Figures = dict[str, float]

PARTS = 4  #: in which tables are opened
IDLE = 75  #: seconds; a server packs what it remembers of a table after 30 to 60 without use


class SpreadTable(OurTable):
    """A table whose sockets are connected to all processes in turn."""

    def __init__(self, addresses: list[str], http: httpx.AsyncClient, game: str) -> None:
        self._addresses = itertools.cycle(addresses)
        super().__init__("", http, game)

    @property
    def address(self) -> str:
        return next(self._addresses)

    @address.setter
    def address(self, _: str) -> None:
        """Each socket has its own."""


def used(process: int) -> float:
    """Seconds of processor time of a process and those it started, so far."""
    first = psutil.Process(process)
    times = [one.cpu_times() for one in (first, *first.children(recursive=True))]
    return float(sum(one.user + one.system for one in times))


async def measure(
    arguments: argparse.Namespace,
    servers: list[Server],
    addresses: list[str],
    database: PostgresServer | None,
) -> Figures:
    async with httpx.AsyncClient(base_url=addresses[0], timeout=60) as http:
        rows: list[list[TableClient]] = []
        for number in range(arguments.tables):
            game = arguments.games[number % len(arguments.games)]
            rows.append([SpreadTable(addresses, http, game) for _ in range(1 + arguments.spare)])
            for table in rows[-1]:
                await table.open()
        await as_fast_as_possible(rows, arguments.seconds / 4)  # warm

        def spent() -> list[float]:
            stored = 0.0
            if database is not None and database.process is not None:
                stored = used(database.process.pid)
            return [sum(server.used() for server in servers), stored, time.process_time()]

        before = spent()
        rate, times = await as_fast_as_possible(rows, arguments.seconds)
        cost = [(after - was) / max(1, len(times)) * 1000 for was, after in zip(before, spent(), strict=True)]
        for row in rows:
            for table in row:
                await table.close()
    return {
        "moves/s": rate,
        "p50 ms": percentile(times, 0.5) * 1000,
        "p99 ms": percentile(times, 0.99) * 1000,
        "servers ms/move": cost[0],
        "database ms/move": cost[1],
        "client ms/move": cost[2],
    }


async def fill(arguments: argparse.Namespace, server: Server, address: str) -> list[tuple[str, float]]:
    """Opens tables of all games, plays a few moves at each, and waits; several times: what became free is used again.

    The server's memory in KB per table, after each part.
    """
    found: list[tuple[str, float]] = []
    process = psutil.Process(server.process.pid)
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        games = itertools.cycle(arguments.games)
        warm = [OurTable(address, http, game) for game in arguments.games]  # what all tables of a game share
        tables: list[TableClient] = [OurTable(address, http, next(games)) for _ in range(arguments.idle)]
        for table in warm:
            await play(table, arguments.moves)
        empty = process.memory_info().rss

        opened = 0

        def note(when: str) -> None:
            found.append((when, (process.memory_info().rss - empty) / opened / 1024))

        for number in range(PARTS):
            share = tables[number * arguments.idle // PARTS : (number + 1) * arguments.idle // PARTS]
            for table in share:
                await play(table, arguments.moves)
            opened += len(share)
            note(f"{opened} tables")
            await asyncio.sleep(IDLE)
        note(f"{opened} tables, all idle")
        for table in (*warm, *tables):
            await table.close()
    return found


async def play(table: TableClient, moves: int) -> None:
    await table.open()
    for _ in range(moves):
        if not table.over:
            await table.move()


def measure_idle(arguments: argparse.Namespace) -> None:
    folder, port = Path(tempfile.mkdtemp(prefix="ludotheque-bench-")), free_port()
    command = [sys.executable, "-c", OUR_SERVER, str(port), str(folder)]
    server = Server(command, {"PYTHONPATH": str(arguments.source)}, folder)
    try:
        found = uvloop.run(fill(arguments, server, f"http://127.0.0.1:{port}"))
    finally:
        server.stop()
        shutil.rmtree(folder, ignore_errors=True)
    print(f"Ludothèque from {arguments.source.name}, {arguments.idle} tables with four sockets each")
    for when, size in found:
        print(f"{when:20} {size:7.0f} KB per table")


def run(arguments: argparse.Namespace, processes: int, database: PostgresServer | None) -> Figures:
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-bench-"))
    ports = [free_port() for _ in range(processes)]
    url = database.new_database() if database is not None else ""
    environment = {"PYTHONPATH": str(arguments.source)}
    servers: list[Server] = []
    try:
        for port in ports:
            command = [sys.executable, "-c", OUR_SERVER, str(port), str(folder), url]
            servers.append(Server(command, environment, folder))
        addresses = [f"http://127.0.0.1:{port}" for port in ports]
        return uvloop.run(measure(arguments, servers, addresses, database))
    finally:
        for server in servers:
            server.stop()
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--spare", type=int, default=4, help="tables in reserve for each that is played")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES, metavar="GAME")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--source", type=Path, default=package.BEST)
    parser.add_argument("--idle", type=int, default=0, help="measure the memory of so many tables instead")
    parser.add_argument("--moves", type=int, default=10, help="at each table, before it is idle")
    arguments = parser.parse_args()
    if arguments.idle:
        measure_idle(arguments)
        return
    database = PostgresServer()
    cases: list[tuple[str, int, Any]] = [
        ("SQLite, 1 process", 1, None),
        ("PostgreSQL, 1 process", 1, database),
        ("PostgreSQL, 2 processes", 2, database),
    ]
    rounds: dict[str, list[Figures]] = {name: [] for name, _, _ in cases}
    try:
        for _ in range(arguments.rounds):
            for name, processes, kept in cases:
                rounds[name].append(run(arguments, processes, kept))
    finally:
        database.remove()
    print(
        f"Ludothèque from {arguments.source.name}, {arguments.tables} tables, median of {arguments.rounds} rounds"
    )
    for name, figures in rounds.items():
        shown = {key: statistics.median(each[key] for each in figures) for key in figures[0]}
        print(f"{name:26}" + "   ".join(f"{key} {value:7.2f}" for key, value in shown.items()))


if __name__ == "__main__":
    main()
