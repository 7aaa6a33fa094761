"""Our server and boardgame.io's, on this machine, in one run, with the same client.

    python benchmarks/server.py                 # installs boardgame.io from npm into a temporary folder
    python benchmarks/server.py --seconds 10 --tables 24 --rounds 5

Ours is the compiled package where it was built (`package.py`).

Run it with the Python you would serve with. One that was built without profile-guided optimisation (what version
managers build unless written otherwise) takes a fifth more time for a move, and Node's own build is optimised.

Both servers are one process. Ours: real tables of each of our games in turn, four people each, every move on the
disk (SQLite, `synchronous=FULL`) before it is shown, a scene of its own for each of the four watching sockets.
Theirs: tic-tac-toe with four watching sockets per match, in memory and with FlatFile storage, Node in production
mode. A move counts when the last of the four sockets has its update; tables are opened before the clock runs, enough
of them that nobody waits for a new one when a match ends. The client (`clients.py`) is the same for both and as light
as may be: it shares the machine with the server. The median of several rounds is shown; on a machine with other work
the processor time per move says more than moves per second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import httpx
import package
import psutil
import uvloop
from clients import SOCKETS, OurTable, TableClient, TheirTable

from ludotheque.games import CATALOGUE

GAMES = [game.meta.id for game in CATALOGUE]
PATIENCE = 30  #: seconds until we give up on a server that does not answer

PACKAGE = {
    "name": "bench",
    "private": True,
    "dependencies": {"boardgame.io": "0.50.2", "koa-compose": "4.1.0", "node-persist": "4.0.4"},
    "overrides": {"koa-compose": "4.1.0"},
}

NODE_SERVER = """
const { Server, Origins, FlatFile } = require("boardgame.io/server");
const TicTacToe = {
  name: "tic-tac-toe",
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells.every((cell) => cell !== null)) G.cells = Array(9).fill(null);  // plays on and on
      G.cells[id] = playerID;
    },
  },
};
const [port, folder] = process.argv.slice(2);
const db = folder ? { db: new FlatFile({ dir: folder }) } : {};
const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST], ...db });
server.run({ port: Number(port) }, () => console.log("ready"));
"""

OUR_SERVER = """
import sys
from pathlib import Path
from limits import RateLimitItemPerSecond
from ludotheque.web.security import Limits
from ludotheque.web.server import listening, make_app, serve
many = RateLimitItemPerSecond(1_000_000)
most = 1_000_000
limits = Limits(many, many, many, many, many, many, many, most, sockets=most, address_sockets=most)
limits.moves = limits.address_moves = most
limits.connects = limits.address_connects = many
bound = listening("127.0.0.1", int(sys.argv[1]))
print("ready", flush=True)
serve(make_app(Path(sys.argv[2]), limits=limits, database=[*sys.argv, ''][3])[0], bound)
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server process."""

    def __init__(self, command: list[str], environment: dict[str, str], cwd: Path) -> None:
        self.process = subprocess.Popen(
            command, cwd=cwd, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if "ready" in line:
                break
        time.sleep(0.5)

    def used(self) -> float:
        """Seconds of processor time so far."""
        first = psutil.Process(self.process.pid)
        times = [one.cpu_times() for one in (first, *first.children(recursive=True))]
        return float(sum(one.user + one.system for one in times))

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


# --- measuring ---------------------------------------------------------------------------------------


class Result:
    """One server under full load."""

    def __init__(self, rate: float, times: list[float], cost: float, client: float, sizes: list[int]) -> None:
        self.rate = rate  #: moves per second
        self.times = times  #: seconds from submit to the last viewer
        self.cost = cost  #: processor seconds of the server per move
        self.client = client  #: the same of the client
        self.sizes = sizes  #: bytes of each update of a viewer; ours only

    def written(self, name: str) -> None:
        p50, p99 = percentile(self.times, 0.5) * 1000, percentile(self.times, 0.99) * 1000
        sizes = f", {statistics.median(self.sizes):5.0f} bytes per viewer" if self.sizes else ""
        print(
            f"{name:32} {self.rate:7.0f} moves/s   p50 {p50:7.2f} ms   p99 {p99:7.2f} ms"
            f"   {self.cost * 1000:5.2f} ms of processor per move, the client {self.client * 1000:4.2f}{sizes}",
            flush=True,
        )


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def as_fast_as_possible(rows: list[list[TableClient]], seconds: float) -> tuple[float, list[float]]:
    """In each row a table moves as soon as its last move was received, then the next one: moves/s and the times."""
    times: list[float] = []
    ends = time.perf_counter() + seconds

    async def drive(row: list[TableClient]) -> None:
        while time.perf_counter() < ends:
            if row[0].over:
                row.append(row.pop(0))
                assert not row[0].over, "too few tables were opened: ask for more with --spare"
            took = await row[0].move()
            if time.perf_counter() < ends:
                times.append(took)

    async with asyncio.timeout(seconds + PATIENCE):
        await asyncio.gather(*(drive(row) for row in rows))
    return len(times) / seconds, times


async def at_a_rate(tables: list[TableClient], rate: float, seconds: float) -> list[float]:
    """So many moves a second over all tables, whatever the server does."""
    times: list[float] = []
    free = list(tables)
    random.shuffle(free)
    running: set[asyncio.Task[None]] = set()

    async def one(table: TableClient) -> None:
        times.append(await table.move())
        if not table.over:
            free.append(table)

    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        async with asyncio.timeout(PATIENCE):
            while not free:
                await asyncio.sleep(0.001)
        task = asyncio.ensure_future(one(free.pop(0)))
        running.add(task)
        task.add_done_callback(running.discard)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*running)
    return times


#: Makes the client of one table.
Maker = Callable[[str, httpx.AsyncClient], TableClient]


async def opened(make: Maker, address: str, http: httpx.AsyncClient, number: int) -> list[TableClient]:
    tables = [make(address, http) for _ in range(number)]
    for table in tables:
        await table.open()
    return tables


async def measure(
    make: Maker, server: Server, address: str, number: int, spare: int, seconds: float
) -> Result:
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        rows = [await opened(make, address, http, 1 + spare) for _ in range(number)]
        await as_fast_as_possible(rows, seconds / 4)  # warm
        before, mine = server.used(), time.process_time()
        rate, times = await as_fast_as_possible(rows, seconds)
        cost = (server.used() - before) / max(1, len(times))
        client = (time.process_time() - mine) / max(1, len(times))
        tables = [table for row in rows for table in row]
        sizes = [size for table in tables if isinstance(table, OurTable) for size in table.sizes]
        for table in tables:
            await table.close()
    return Result(rate, times, cost, client, sizes)


async def measure_rate(address: str, sockets: int, rate: float, seconds: float) -> list[float]:
    """The times at a steady rate; the tables play all games, mixed."""
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        tables: list[TableClient] = []
        for game in GAMES:
            tables += await opened(
                partial(OurTable, game=game), address, http, sockets // SOCKETS // len(GAMES)
            )
        await at_a_rate(tables, rate / 2, seconds / 4)  # warm
        times = await at_a_rate(tables, rate, seconds)
        for table in tables:
            await table.close()
    return times


def install(folder: Path) -> None:
    (folder / "package.json").write_text(json.dumps(PACKAGE))
    (folder / "server.cjs").write_text(NODE_SERVER)
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)


def run_ours(arguments: argparse.Namespace, folder: Path) -> tuple[dict[str, Result], list[float]]:
    """Each game under full load, then all of them at a steady rate (empty where that is not asked for)."""
    port = free_port()
    command = [sys.executable, "-c", OUR_SERVER, str(port), str(folder / "ours")]
    server = Server(command, {"PYTHONPATH": str(arguments.source)}, folder)
    address = f"http://127.0.0.1:{port}"
    results: dict[str, Result] = {}
    try:
        for game in arguments.games:
            run = measure(
                partial(OurTable, game=game),
                server,
                address,
                arguments.tables,
                arguments.spare,
                arguments.seconds,
            )
            results[game] = uvloop.run(run)
            results[game].written(game)
        steady: list[float] = []
        if not arguments.quick:
            steady = uvloop.run(measure_rate(address, arguments.sockets, arguments.rate, arguments.seconds))
    finally:
        server.stop()
    return results, steady


def run_theirs(arguments: argparse.Namespace, folder: Path, flat: bool) -> Result:
    port = free_port()
    command = ["node", "server.cjs", str(port)] + ([str(folder / "flat")] if flat else [])
    server = Server(command, {"NODE_ENV": "production"}, folder)
    try:
        address = f"http://localhost:{port}"
        return uvloop.run(measure(TheirTable, server, address, arguments.tables, 0, arguments.seconds))
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--spare", type=int, default=20, help="tables in reserve for each that is played")
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES, metavar="GAME")
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument(
        "--source",
        type=Path,
        default=package.BEST,
        help="where the package is: build/compiled if it is there (as `make play` installs it), else src",
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--npm", type=Path, help="a folder where boardgame.io is installed already")
    parser.add_argument("--quick", action="store_true", help="ours only, no steady rate")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-bench-"))
    native = any((arguments.source / "ludotheque").rglob("*.so"))
    print(
        f"Ludothèque from {arguments.source.name}, {'compiled' if native else 'plain Python'}, "
        f"{platform.python_implementation()} {platform.python_version()} "
        f"from {Path(sys.base_prefix).name}, processors: {os.cpu_count()}",
        flush=True,
    )
    try:
        if arguments.quick:
            run_ours(arguments, folder)
            return
        if arguments.npm is not None:
            shutil.copytree(arguments.npm, folder, dirs_exist_ok=True)
            (folder / "server.cjs").write_text(NODE_SERVER)
        else:
            install(folder)
        report([compare(arguments, folder) for _ in range(arguments.rounds)])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def compare(arguments: argparse.Namespace, folder: Path) -> dict[str, float]:
    """One round: everybody in turn; the figures by name."""
    shutil.rmtree(folder / "flat", ignore_errors=True)
    shutil.rmtree(folder / "ours", ignore_errors=True)
    memory = run_theirs(arguments, folder, False)
    memory.written("boardgame.io in memory")
    flat = run_theirs(arguments, folder, True)
    flat.written("boardgame.io FlatFile")
    ours, steady = run_ours(arguments, folder)
    p50, p99 = percentile(steady, 0.5) * 1000, percentile(steady, 0.99) * 1000
    print(f"{arguments.rate:.0f} moves/s, {arguments.sockets} sockets: p50 {p50:.2f} ms, p99 {p99:.2f} ms")
    figures = {"p99 at the steady rate, ms": p99}
    for game, result in ours.items():
        figures[f"{game}: processor time per move, ours / theirs in memory"] = result.cost / memory.cost
        figures[f"{game}: moves/s, ours / theirs with FlatFile"] = result.rate / flat.rate
        figures[f"{game}: moves/s, ours / theirs in memory"] = result.rate / memory.rate
        figures[f"{game}: bytes per viewer and move"] = statistics.median(result.sizes)
    return figures


def wanted(figure: str) -> str:
    """What a figure should be at least or at most; empty where it is shown for information."""
    game, _, kind = figure.partition(": ")
    cheapest = game == "paradis"
    if figure.startswith("p99"):
        return "under 50"
    if kind.startswith("processor"):
        return "at most 1.5" if cheapest else "at most 3"
    if kind.endswith("FlatFile"):
        return "at least 4" if cheapest else "at least 2"
    return "at most 1500" if kind.startswith("bytes") else ""


def report(rounds: list[dict[str, float]]) -> None:
    """The median of each figure, with all of them."""
    for name in rounds[0]:
        figures = [one[name] for one in rounds]
        limit = f" (wanted: {wanted(name)})" if wanted(name) else ""
        each = ", ".join(f"{figure:.2f}" for figure in figures)
        print(f"{name}: {statistics.median(figures):.2f}{limit}; rounds: {each}")


if __name__ == "__main__":
    main()
