"""Our server and boardgame.io's, on this machine, in one run, with the same client.

    python benchmarks/server.py                 # installs boardgame.io from npm into a temporary folder
    python benchmarks/server.py --seconds 10 --tables 24 --rounds 5

Ours is the compiled package (`python tools/building.py tree`, as `make play` installs it) where it was built.

Run it with the Python you would serve with. One that was built without profile-guided optimisation (what version
managers build unless told otherwise) takes a fifth more time for a move, and Node's own build is optimised.

Ours has as many halls as the machine has processors (`ludotheque serve --halls N`), each of which keeps to its own;
boardgame.io's own server is one process. Ours: real tables of *Das letzte Paradies*, four people each, every move on
the disk (SQLite, its log synchronised) before it is told, a scene of his own for each of the four watching sockets.
Theirs: tic-tac-toe with four watching sockets per match, in memory and with FlatFile storage, Node in production
mode. A move counts when the last of the four sockets has its update; tables are opened before the clock runs, enough
of them that nobody waits for a new one when a match ends. The client (`clients.py`) is the same for both and as light
as may be: it shares the machine with the server. The median of several rounds is told; on a machine with other work
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
from pathlib import Path

import httpx
import psutil
import uvloop
from clients import SOCKETS, OurTable, TableClient, TheirTable

PATIENCE = 30  #: seconds until we give up on a server that does not answer

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src"
COMPILED = HERE.parent / "build" / "compiled"  #: what `make play` installs; tools/building.py tree makes it

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
from ludotheque.web.server import listening, make_app, prepare, serve
many = RateLimitItemPerSecond(1_000_000)
limits = Limits(many, many, many, many, messages=1_000_000, sockets=1_000_000)
bound = listening("127.0.0.1", int(sys.argv[1]))
print("ready", flush=True)
folder = Path(sys.argv[2])
prepare(folder)
serve(lambda hall: make_app(folder, limits=limits, hall=hall)[0], bound, halls=int(sys.argv[3]))
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
    """Moves per second, the times from submit to the last viewer, processor seconds of server and client per move."""

    def __init__(self, rate: float, times: list[float], cost: float, client: float) -> None:
        self.rate = rate
        self.times = times
        self.cost = cost
        self.client = client

    def told(self, name: str) -> None:
        p50, p99 = percentile(self.times, 0.5) * 1000, percentile(self.times, 0.99) * 1000
        print(
            f"{name:32} {self.rate:7.0f} moves/s   p50 {p50:7.2f} ms   p99 {p99:7.2f} ms"
            f"   {self.cost * 1000:5.2f} ms of processor per move, the client {self.client * 1000:4.2f}",
            flush=True,
        )


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def as_fast_as_possible(rows: list[list[TableClient]], seconds: float) -> tuple[float, list[float]]:
    """In each row a table moves as soon as its last move was told, then the next one: moves/s and the times."""
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


async def opened(
    kind: type[TableClient], address: str, http: httpx.AsyncClient, number: int
) -> list[TableClient]:
    tables = [kind(address, http) for _ in range(number)]
    for table in tables:
        await table.open()
    return tables


async def measure(
    kind: type[TableClient], server: Server, address: str, number: int, spare: int, seconds: float
) -> Result:
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        rows = [await opened(kind, address, http, 1 + spare) for _ in range(number)]
        await as_fast_as_possible(rows, seconds / 4)  # warm
        before, mine = server.used(), time.process_time()
        rate, times = await as_fast_as_possible(rows, seconds)
        cost = (server.used() - before) / max(1, len(times))
        client = (time.process_time() - mine) / max(1, len(times))
        for table in [table for row in rows for table in row]:
            await table.close()
    return Result(rate, times, cost, client)


async def measure_rate(address: str, sockets: int, rate: float, seconds: float) -> list[float]:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        tables = await opened(OurTable, address, http, sockets // SOCKETS)
        await at_a_rate(tables, rate / 2, seconds / 4)  # warm
        times = await at_a_rate(tables, rate, seconds)
        for table in tables:
            await table.close()
    return times


def install(folder: Path) -> None:
    (folder / "package.json").write_text(json.dumps(PACKAGE))
    (folder / "server.cjs").write_text(NODE_SERVER)
    subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)


def run_ours(arguments: argparse.Namespace, folder: Path) -> tuple[Result, list[float]]:
    port = free_port()
    command = [sys.executable, "-c", OUR_SERVER, str(port), str(folder / "ours"), str(arguments.halls)]
    server = Server(command, {"PYTHONPATH": str(arguments.source)}, folder)
    try:
        address = f"http://127.0.0.1:{port}"
        result = uvloop.run(
            measure(OurTable, server, address, arguments.tables, arguments.spare, arguments.seconds)
        )
        steady: list[float] = []
        if not arguments.quick:
            steady = uvloop.run(measure_rate(address, arguments.sockets, arguments.rate, arguments.seconds))
    finally:
        server.stop()
    return result, steady


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
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument(
        "--source",
        type=Path,
        default=COMPILED if COMPILED.is_dir() else SOURCE,
        help="where the package is: build/compiled if it is there (as `make play` installs it), else src",
    )
    parser.add_argument("--halls", type=int, default=os.cpu_count(), help="processes of our server")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--npm", type=Path, help="a folder where boardgame.io is installed already")
    parser.add_argument("--quick", action="store_true", help="ours only, no steady rate")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-bench-"))
    native = any((arguments.source / "ludotheque").rglob("*.so"))
    print(
        f"Ludothèque from {arguments.source.name}, {'compiled' if native else 'plain Python'}, "
        f"halls: {arguments.halls}, {platform.python_implementation()} {platform.python_version()} "
        f"from {Path(sys.base_prefix).name}, processors: {os.cpu_count()}",
        flush=True,
    )
    try:
        if arguments.quick:
            run_ours(arguments, folder)[0].told("Ludothèque, durable")
            return
        if arguments.npm is not None:
            shutil.copytree(arguments.npm, folder, dirs_exist_ok=True)
            (folder / "server.cjs").write_text(NODE_SERVER)
        else:
            install(folder)
        report([compare(arguments, folder) for _ in range(arguments.rounds)])
    finally:
        shutil.rmtree(folder, ignore_errors=True)


#: What is wanted of each figure.
WANTED = {
    "ours / boardgame.io in memory": "1 or more",
    "ours / boardgame.io FlatFile": "5 or more",
    "p99 at the steady rate, ms": "under 50",
    "processor time, theirs in memory / ours": "",
}


def compare(arguments: argparse.Namespace, folder: Path) -> list[float]:
    """One round: everybody in turn; the figures of `WANTED`."""
    shutil.rmtree(folder / "flat", ignore_errors=True)
    shutil.rmtree(folder / "ours", ignore_errors=True)
    memory = run_theirs(arguments, folder, False)
    memory.told("boardgame.io in memory")
    flat = run_theirs(arguments, folder, True)
    flat.told("boardgame.io FlatFile")
    ours, steady = run_ours(arguments, folder)
    ours.told("Ludothèque, durable")
    p50, p99 = percentile(steady, 0.5) * 1000, percentile(steady, 0.99) * 1000
    print(f"{arguments.rate:.0f} moves/s, {arguments.sockets} sockets: p50 {p50:.2f} ms, p99 {p99:.2f} ms")
    return [ours.rate / memory.rate, ours.rate / flat.rate, p99, memory.cost / ours.cost]


def report(rounds: list[list[float]]) -> None:
    """The median of each figure, with all of them."""
    for name, figures in zip(WANTED, zip(*rounds, strict=True), strict=True):
        wanted = f" (wanted: {WANTED[name]})" if WANTED[name] else ""
        each = ", ".join(f"{figure:.2f}" for figure in figures)
        print(f"{name}: {statistics.median(figures):.2f}{wanted}; rounds: {each}")


if __name__ == "__main__":
    main()
