"""Plays many matches of bots through the real server on this machine, and looks at what is left behind.

    python tools/soak.py                           # 300 matches of all games
    python tools/soak.py --matches 1000 --level greedy --at-once 8

The server is `ludotheque serve` in a process of its own, over a new data folder, with the limits every guest
has. Each finished match is looked at as a page would (socket, replay), exported, and verified. At the end: no
line in the server's log, and its memory back to where it was after the first matches, within ten per cent.
Exit code 1 if not. It soaks the package that Python finds: PYTHONPATH=src, or build/compiled.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import psutil
from websockets.sync.client import connect

from ludotheque.tables.files import verify

TOLERANCE = 0.10  #: of the memory after the warm-up
PER_GUEST = 20  #: tables; well under what one guest may open
EVERY = 0.2  #: seconds between two looks at the tables
SERVE = "from ludotheque.cli import main; main()"


class Server:
    """`ludotheque serve` as people start it."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        self.address = f"http://127.0.0.1:{port}"
        self.log = folder / "server.log"
        command = [sys.executable, "-c", SERVE, "serve", "--port", str(port), "--data", str(folder / "data")]
        path = os.pathsep.join(part for part in sys.path if part)
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                command, env={**os.environ, "PYTHONPATH": path}, stdout=subprocess.DEVNULL, stderr=log
            )
        while not self._answers():
            if self.process.poll() is not None:
                raise SystemExit(f"the server did not open:\n{self.log.read_text()}")
            time.sleep(0.1)

    def _answers(self) -> bool:
        try:
            return bool(ask(f"{self.address}/api/health")["ok"])
        except (URLError, ConnectionError):
            return False

    def memory(self) -> int:
        """Bytes of the server itself; the bots' processes are not its memory."""
        return int(psutil.Process(self.process.pid).memory_info().rss)

    def complaints(self) -> list[str]:
        return [line for line in self.log.read_text().splitlines() if line.strip()]

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(60)


def ask(url: str, token: str = "", body: Any = None) -> Any:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None
    if body is not None:
        data = json.dumps(body).encode()
        headers["Content-Type"] = "application/json"
    while True:
        try:
            with urlopen(Request(url, data, headers)) as answer:
                return json.load(answer)
        except HTTPError as error:
            if error.code != 429:
                raise
            time.sleep(float(error.headers["Retry-After"]))


class Soak:
    """So many matches, some of them at once."""

    def __init__(self, server: Server, level: str, at_once: int) -> None:
        self.server = server
        self.api = f"{server.address}/api"
        self.level = level
        self.at_once = at_once
        self.games = [(game["id"], game["seats"]) for game in ask(f"{self.api}/games")["games"]]
        self.opened = 0
        self.finished = 0
        self.moves = 0
        self.unsound: list[str] = []
        self.token = ""
        self.running: dict[str, str] = {}  #: table → token of its guest

    def open(self) -> None:
        """The next table: the games take turns, and so do the numbers of players."""
        if self.opened % PER_GUEST == 0:
            self.token = ask(f"{self.api}/guest", "", {"name": "Soak"})["token"]
        game, (least, most) = self.games[self.opened % len(self.games)]
        seats = least + self.opened // len(self.games) % (most - least + 1)
        order = {"game": game, "seats": [{"kind": "bot", "level": self.level}] * seats}
        self.running[ask(f"{self.api}/tables", self.token, order)["table"]] = self.token
        self.opened += 1

    def play(self, matches: int) -> Iterator[None]:
        """Plays so many more; a pause for the caller after each look."""
        goal = self.finished + matches
        while self.finished < goal:
            while len(self.running) < self.at_once and self.opened < goal:
                self.open()
            for token in set(self.running.values()):
                lists = ask(f"{self.api}/tables", token)
                for brief in lists["mine"]:
                    if brief["status"] == "over" and brief["id"] in self.running:
                        self.look_at(brief["id"], token)
                        del self.running[brief["id"]]
                        self.finished += 1
            yield
            time.sleep(EVERY)

    def look_at(self, table: str, token: str) -> None:
        """What a page shows of a finished match, and the file of it."""
        here = f"{self.api}/tables/{table}"
        address = here.replace("http", "ws", 1) + "/socket?lang=fr"
        with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as line:
            state = json.loads(line.recv())
        steps = int(state["table"]["step"])
        self.moves += steps
        ask(f"{here}/replay?step={steps // 2}", token)
        verdict = verify(json.dumps(ask(f"{here}/export", token)))
        if not verdict.ok or state["outcome"] is None:
            self.unsound.append(f"{state['table']['game']} {table}: {verdict.key}")


class Report:
    """What a soak has shown."""

    def __init__(self, soak: Soak, before: int, after: int, complaints: list[str]) -> None:
        self.soak = soak
        self.before = before
        self.after = after
        self.complaints = complaints

    def grown(self) -> float:
        """By which share the memory has grown since the warm-up."""
        return (self.after - self.before) / self.before

    def good(self) -> bool:
        return not self.complaints and not self.soak.unsound and self.grown() <= TOLERANCE

    def lines(self) -> list[str]:
        soak = self.soak
        return [
            f"matches         {soak.finished} of {len(soak.games)} games, {soak.at_once} at once, bots: {soak.level}",
            f"moves           {soak.moves}",
            f"errors in log   {len(self.complaints)}",
            f"unsound matches {len(soak.unsound)}",
            f"memory          {self.before / 2**20:.1f} MB after the warm-up, {self.after / 2**20:.1f} MB at the end",
            f"                {self.grown():+.1%} (at most {TOLERANCE:+.0%} wanted)",
            *(f"  {written}" for written in (*self.complaints[:20], *soak.unsound[:20])),
        ]


def settled(server: Server) -> int:
    """The memory once the last matches are put away."""
    time.sleep(1.0)
    return server.memory()


def run(matches: int, warm_up: int, level: str, at_once: int, folder: Path) -> Report:
    server = Server(folder)
    try:
        soak = Soak(server, level, at_once)
        before = 0
        for part in (min(warm_up, matches), matches - min(warm_up, matches)):
            for _ in soak.play(part):
                line = f"{soak.finished}/{matches} matches, {soak.moves} moves, {server.memory() >> 20} MB"
                print(f"\r{line}   ", end="", file=sys.stderr, flush=True)
            before = before or settled(server)
        after = settled(server)
    finally:
        server.close()
    print(file=sys.stderr)
    return Report(soak, before, after, server.complaints())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument(
        "--warm-up", type=int, default=50, help="matches before the memory is first looked at"
    )
    parser.add_argument("--level", default="random", help="which bots play")
    parser.add_argument("--at-once", type=int, default=5, help="matches at the same time")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ludotheque-soak-") as folder:
        report = run(chosen.matches, chosen.warm_up, chosen.level, chosen.at_once, Path(folder))
    print("\n".join(report.lines()))
    sys.exit(0 if report.good() else 1)


if __name__ == "__main__":
    main()
