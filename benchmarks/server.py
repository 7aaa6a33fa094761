"""Our server and boardgame.io's, on this machine, in one run, with the same client.

    python benchmarks/server.py                 # installs boardgame.io from npm into a temporary folder
    python benchmarks/server.py --seconds 10 --tables 24 --rounds 5

Ours is the compiled package (`python tools/building.py tree`, as `make play` installs it) where it was built.

Ours: real tables of *Das letzte Paradies*, four people each, every move on the disk (SQLite, WAL,
synchronous=FULL) before it is told, a scene of his own for each of the four watching sockets.
Theirs: tic-tac-toe with four watching sockets per match, in memory and with FlatFile storage, Node in
production mode. A move counts when the last of the four sockets has its update. The median of several rounds is
told; on a machine with other work the processor time per move says more than moves per second.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil
import websockets

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parent / "src"
COMPILED = HERE.parent / "build" / "compiled"  #: what `make play` installs; tools/building.py tree makes it
SOCKETS = 4

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
limits = Limits(many, many, many, many, messages=1_000_000, sockets=1_000_000)
bound = listening("127.0.0.1", int(sys.argv[1]))
app, _ = make_app(Path(sys.argv[2]), limits=limits)
print("ready", flush=True)
serve(app, bound)
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
        times = psutil.Process(self.process.pid).cpu_times()
        return float(times.user + times.system)

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


# --- one table with its four sockets, as the client sees it ------------------------------------------


class TableClient:
    """Four sockets at one table; `move` submits the next move and waits until all four were told."""

    def __init__(self) -> None:
        self.sockets: list[Any] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.told = 0
        self.all_told = asyncio.Event()

    def listen(self) -> None:
        self.tasks = [asyncio.ensure_future(self.read(number)) for number in range(SOCKETS)]

    async def read(self, number: int) -> None:
        async for text in self.sockets[number]:
            if self.hear(number, text):
                self.told += 1
                if self.told == SOCKETS:
                    self.all_told.set()

    def hear(self, number: int, text: str) -> bool:
        raise NotImplementedError

    async def submit(self) -> None:
        raise NotImplementedError

    async def move(self) -> float:
        self.told = 0
        self.all_told.clear()
        began = time.perf_counter()
        await self.submit()
        await asyncio.wait_for(self.all_told.wait(), 30)
        return time.perf_counter() - began

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for open_socket in self.sockets:
            await open_socket.close()


class You(msgspec.Struct):
    must: bool
    decision: str


class Scene(msgspec.Struct):
    choices: list[dict[str, Any]] | None = None
    controls: list[dict[str, Any]] | None = None


class Told(msgspec.Struct):
    type: str
    you: You | None = None
    scene: Scene | None = None
    outcome: dict[str, Any] | None = None


read_ours = msgspec.json.Decoder(Told).decode


class OurTable(TableClient):
    """Paradies with four people."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        super().__init__()
        self.address = address
        self.http = http
        self.you: list[You] = [You(False, "")] * SOCKETS
        self.choices: list[list[dict[str, Any]]] = [[]] * SOCKETS
        self.controls: list[list[dict[str, Any]]] = [[]] * SOCKETS
        self.over = False
        self.count = 0
        self.guests: list[dict[str, str]] = []

    async def open(self) -> None:
        if not self.guests:
            for _ in range(SOCKETS):
                made = (await self.http.post("/api/guest", json={})).json()
                self.guests.append({"Authorization": f"Bearer {made['token']}"})
        await self.close()
        self.sockets = []
        self.over = False
        seats = [{"kind": "me"}] + [{"kind": "open"}] * 3
        # auto off: the table plays no forced steps of its own, so that every move told was one submitted
        order = {"game": "paradis", "seats": seats, "public": True, "auto": False}
        table = (await self.http.post("/api/tables", json=order, headers=self.guests[0])).json()["table"]
        for guest in self.guests[1:]:
            await self.http.post(f"/api/tables/{table}/join", json={}, headers=guest)
        url = f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        for number, guest in enumerate(self.guests):
            opened = await websockets.connect(
                url, additional_headers=guest, max_size=None, compression=None, ping_interval=None
            )
            self.sockets.append(opened)
            self.hear(number, await opened.recv())
        self.listen()

    def hear(self, number: int, text: str) -> bool:
        if not text.startswith(('{"type":"state"', '{"type":"update"')):
            return False
        message = read_ours(text)
        if message.you is not None:
            self.you[number] = message.you
        if message.scene is not None:
            if message.scene.choices is not None:
                self.choices[number] = message.scene.choices
            if message.scene.controls is not None:
                self.controls[number] = message.scene.controls
        if message.outcome is not None:
            self.over = True
        return message.type == "update"

    async def submit(self) -> None:
        seat = next(number for number in range(SOCKETS) if self.you[number].must)
        self.count += 1
        move = {
            "type": "play",
            "action": self.pick(seat),
            "seen": self.you[seat].decision,
            "key": str(self.count),
        }
        await self.sockets[seat].send(json.dumps(move))

    def pick(self, seat: int) -> str:
        for control in self.controls[seat]:
            if control["kind"] == "number":
                data = control["data"]
                high = min(data["high"], data["low"] + 12)
                return str(data["notation"]).replace("{n}", str(random.randint(data["low"], high)))
        return str(self.choices[seat][0]["notation"])

    async def move(self) -> float:
        if self.over:
            await self.open()
        return await super().move()


class TheirTable(TableClient):
    """Tic-tac-toe: two players and two spectators, each with a socket."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        super().__init__()
        self.address = address
        self.http = http
        self.state = 0
        self.credentials: list[str] = []
        self.match = ""

    async def open(self) -> None:
        made = await self.http.post("/games/tic-tac-toe/create", json={"numPlayers": 2})
        self.match = made.json()["matchID"]
        for player in ("0", "1"):
            joined = await self.http.post(
                f"/games/tic-tac-toe/{self.match}/join", json={"playerID": player, "playerName": player}
            )
            self.credentials.append(joined.json()["playerCredentials"])
        url = f"{self.address.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
        for number in range(SOCKETS):
            opened = await websockets.connect(
                url,
                origin=websockets.Origin(self.address),
                max_size=None,
                compression=None,
                ping_interval=None,
            )
            await opened.recv()
            await opened.send("40/tic-tac-toe,")
            await opened.recv()
            player = str(number) if number < 2 else None
            secret = self.credentials[number] if number < 2 else None
            await opened.send("42/tic-tac-toe," + json.dumps(["sync", self.match, player, secret, 2]))
            while '"sync"' not in str(await opened.recv()):
                pass
            self.sockets.append(opened)
        self.listen()

    def hear(self, number: int, text: str) -> bool:
        if text == "2":
            self.tasks.append(asyncio.ensure_future(self.sockets[number].send("3")))
        return text.startswith('42/tic-tac-toe,["update"')

    async def submit(self) -> None:
        player = self.state % 2
        action = {
            "type": "MAKE_MOVE",
            "payload": {
                "type": "clickCell",
                "args": [self.state % 9],
                "playerID": str(player),
                "credentials": self.credentials[player],
            },
        }
        told = ["update", action, self.state, self.match, str(player)]
        self.state += 1
        await self.sockets[player].send("42/tic-tac-toe," + json.dumps(told))


# --- measuring ---------------------------------------------------------------------------------------


class Result:
    """Moves per second, the times from submit to the last viewer, processor seconds of the server per move."""

    def __init__(self, rate: float, times: list[float], cost: float) -> None:
        self.rate = rate
        self.times = times
        self.cost = cost

    def told(self, name: str) -> None:
        p50, p99 = percentile(self.times, 0.5) * 1000, percentile(self.times, 0.99) * 1000
        print(
            f"{name:32} {self.rate:7.0f} moves/s   p50 {p50:7.2f} ms   p99 {p99:7.2f} ms"
            f"   {self.cost * 1000:5.2f} ms of processor per move",
            flush=True,
        )


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def as_fast_as_possible(tables: list[Any], seconds: float) -> tuple[float, list[float]]:
    """Every table moves as soon as its last move was told: moves/s and the times."""
    times: list[float] = []
    ends = time.perf_counter() + seconds

    async def drive(table: Any) -> None:
        while time.perf_counter() < ends:
            took = await table.move()
            if time.perf_counter() < ends:
                times.append(took)

    await asyncio.gather(*(drive(table) for table in tables))
    return len(times) / seconds, times


async def at_a_rate(tables: list[Any], rate: float, seconds: float) -> list[float]:
    """So many moves a second over all tables, whatever the server does."""
    times: list[float] = []
    free = list(tables)
    random.shuffle(free)
    running: set[asyncio.Task[None]] = set()

    async def one(table: Any) -> None:
        times.append(await table.move())
        free.append(table)

    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        while not free:
            await asyncio.sleep(0.001)
        task = asyncio.ensure_future(one(free.pop(0)))
        running.add(task)
        task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    return times


async def measure(kind: Any, server: Server, address: str, number: int, seconds: float) -> Result:
    async with httpx.AsyncClient(base_url=address, timeout=30) as http:
        tables = [kind(address, http) for _ in range(number)]
        for table in tables:
            await table.open()
        await as_fast_as_possible(tables, seconds / 4)  # warm
        before = server.used()
        rate, times = await as_fast_as_possible(tables, seconds)
        cost = (server.used() - before) / max(1, len(times))
        for table in tables:
            await table.close()
    return Result(rate, times, cost)


async def measure_rate(address: str, sockets: int, rate: float, seconds: float) -> list[float]:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        tables = [OurTable(address, http) for _ in range(sockets // SOCKETS)]
        for table in tables:
            await table.open()
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
    command = [sys.executable, "-c", OUR_SERVER, str(port), str(folder / "ours")]
    server = Server(command, {"PYTHONPATH": str(arguments.source)}, folder)
    try:
        address = f"http://127.0.0.1:{port}"
        result = asyncio.run(measure(OurTable, server, address, arguments.tables, arguments.seconds))
        steady: list[float] = []
        if not arguments.quick:
            steady = asyncio.run(measure_rate(address, arguments.sockets, arguments.rate, arguments.seconds))
    finally:
        server.stop()
    return result, steady


def run_theirs(arguments: argparse.Namespace, folder: Path, flat: bool) -> Result:
    port = free_port()
    command = ["node", "server.cjs", str(port)] + ([str(folder / "flat")] if flat else [])
    server = Server(command, {"NODE_ENV": "production"}, folder)
    try:
        address = f"http://localhost:{port}"
        return asyncio.run(measure(TheirTable, server, address, arguments.tables, arguments.seconds))
    finally:
        server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--sockets", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument(
        "--source",
        type=Path,
        default=COMPILED if COMPILED.is_dir() else SOURCE,
        help="where the package is: build/compiled if it is there (as `make play` installs it), else src",
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--npm", type=Path, help="a folder where boardgame.io is installed already")
    parser.add_argument("--quick", action="store_true", help="ours only, no steady rate")
    arguments = parser.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="ludotheque-bench-"))
    native = any((arguments.source / "ludotheque").rglob("*.so"))
    print(f"Ludothèque from {arguments.source.name}, {'compiled' if native else 'plain Python'}", flush=True)
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
