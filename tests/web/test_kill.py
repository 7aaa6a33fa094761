"""The server is killed over running matches, at every point of the write path: 40 times, 200 with `make soak`.

No acknowledged move is lost, none is played twice, every table goes on, clocks included.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import random
import select
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from ludotheque.tables.clocks import MOST_QUEUED
from ludotheque.tables.faults import POINTS
from ludotheque.tables.files import verify
from tests.support import SOAK
from tests.web.test_protocol import anything

ROUNDS = 200 if SOAK else 40
ROOT = Path(__file__).parents[2]
MINUTES = 60


class ForkServer:
    """The process that forks servers."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.web.forks", str(folder)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            start_new_session=True,
        )
        self.port = int(self.read())

    def read(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line, "the fork server died"
        return line.strip()

    def start(self, line: str) -> bool:
        """Starts a server and waits until it answers; False if it was killed before it could."""
        self.send(line)
        assert self.process.stdout is not None
        while True:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return True
            if select.select([self.process.stdout], [], [], 0.005)[0]:
                return False

    def send(self, line: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.communicate()


@pytest.fixture
def fork_server(tmp_path: Path) -> Iterator[ForkServer]:
    made = ForkServer(tmp_path)
    yield made
    made.end()


class Client:
    """Three people of one careful client, who remember what was acknowledged."""

    def __init__(self, port: int, folder: Path) -> None:
        self.port = port
        self.folder = folder
        self.http = self.line()
        self.chance = random.Random(7)
        self.guests: list[dict[str, str]] = []
        self.table = ""
        self.acknowledged: list[tuple[int, str]] = []
        self.pending: tuple[int, dict[str, str]] | None = None
        self.moves = 0
        self.again = 0
        self.finished: list[str] = []

    def line(self) -> http.client.HTTPConnection:
        """A fresh connection."""
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)

    def ask(self, method: str, path: str, guest: int | None, body: Any = None) -> Any:
        headers = {"content-type": "application/json", **({} if guest is None else self.guests[guest])}
        self.http.request(method, path, None if body is None else json.dumps(body), headers)
        response = self.http.getresponse()
        text = response.read().decode()
        assert response.status in (200, 409), text
        return json.loads(text)

    def post(self, path: str, guest: int | None, body: Any = None) -> Any:
        return self.ask("POST", path, guest, body or {})

    def state(self, guest: int) -> Any:
        return self.ask("GET", f"/api/tables/{self.table}", guest)

    def sit_down(self) -> None:
        """A new table, when there is none or the last match is over."""
        while len(self.guests) < 3:
            made = self.post("/api/guest", None)
            self.guests.append({"Authorization": f"Bearer {made['token']}"})
        pace = {"kind": "live", "minutes": MINUTES, "extra": 0}
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        order = {"game": "paradis", "seats": seats, "public": True, "pace": pace, "auto": False}
        self.acknowledged = []
        self.pending = None
        table = self.post("/api/tables", 0, order)["table"]
        for guest in (1, 2):
            self.post(f"/api/tables/{table}/join", guest)
        self.table = table  # only when everybody sits: a table that was cut short is left alone
        self.watch()

    def stored(self) -> list[tuple[int, str]]:
        """The moves in the store, read past the server."""
        db = sqlite3.connect(self.folder / "tables.db")
        try:
            rows = db.execute(
                "SELECT data FROM events WHERE table_id = ? ORDER BY seq", (self.table,)
            ).fetchall()
        finally:
            db.close()
        events = [json.loads(row[0]) for row in rows]
        return [(event["seat"], event["action"]) for event in events if event["k"] == "moved"]

    def check(self) -> None:
        """After a restart: everything acknowledged is there, once; what was on its way, at most once."""
        stored = self.stored()
        count = len(self.acknowledged)
        assert stored[:count] == self.acknowledged
        if self.pending is None:
            assert len(stored) == count
            return
        seat, body = self.pending
        assert stored[count:] in ([], [(seat, body["action"])])
        answer = self.post(f"/api/tables/{self.table}/moves", seat, body)
        assert answer["type"] == "accepted" and answer["again"] is (len(stored) == count + 1), answer
        self.again += answer["again"]
        self.note()
        assert self.stored() == self.acknowledged

    def note(self) -> None:
        assert self.pending is not None
        self.acknowledged.append((self.pending[0], self.pending[1]["action"]))
        self.pending = None

    def play_on(self) -> None:
        """Moves until the line breaks."""
        while True:
            if not self.table:
                self.sit_down()
            guest = self.chance.randrange(3)
            state = self.state(guest)
            if state["table"]["status"] == "over":
                exported = self.ask("GET", f"/api/tables/{self.table}/export", 0)
                self.finished.append(json.dumps(exported))
                self.table = ""
            elif state["you"]["must"]:
                self.move(guest, state)

    def move(self, guest: int, state: Any) -> None:
        options = anything(state["scene"], self.chance)
        self.moves += 1
        body = {"action": options[0], "seen": state["you"]["decision"], "key": f"key {self.moves}"}
        self.pending = (guest, body)
        answer = self.post(f"/api/tables/{self.table}/moves", guest, body)
        if answer["type"] == "accepted":
            assert answer["again"] is False
            self.note()
        else:
            assert answer["rule"] is not None, answer  # the rules said no: nothing was played
            self.pending = None

    def watch(self) -> None:
        """Two sockets, so that there is somebody to send to."""
        for guest in (0, 1):
            threading.Thread(target=self._listen, args=(self.table, guest), daemon=True).start()

    def _listen(self, table: str, guest: int) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        with (
            contextlib.suppress(WebSocketException, OSError, EOFError),
            connect(url, additional_headers=self.guests[guest], max_size=None) as line,
        ):
            for _ in line:
                pass


def time_left(state: Any) -> list[int]:
    now = state["clocks"]["now"]
    return [
        clock["left"] if clock["deadline"] is None else clock["deadline"] - now
        for clock in state["clocks"]["seats"]
    ]


BROKEN = (http.client.HTTPException, ConnectionError)


def test_the_server_is_killed_at_every_point_of_the_write_path(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    client = Client(fork_server.port, tmp_path)
    chance = random.Random(1)
    pulled = dict.fromkeys(POINTS, 0)
    before: list[int] | None = None
    looked = 0.0
    for number in range(ROUNDS):
        point = POINTS[number % len(POINTS)]
        alive = fork_server.start(f"{point}:{chance.randint(1, 5)}")
        with contextlib.suppress(*BROKEN):
            if client.table and alive:
                client.check()
                asked = time.monotonic()
                left = time_left(client.state(0))
                if before is not None:
                    passed = (time.monotonic() - looked) * 1000 + 1  # clocks show whole milliseconds
                    # A clock starts after the moments of a move; who decides before it starts does not keep that time.
                    for old, new in zip(before, left, strict=True):
                        assert old - passed - MOST_QUEUED <= new <= MINUTES * 60_000 + MOST_QUEUED
                before, looked = left, asked
                client.watch()
            if alive:
                client.play_on()
        if not client.table:
            before = None
        assert fork_server.read() == str(int(signal.SIGKILL)), point
        pulled[point] += 1
        client.http.close()
        client.http = client.line()
    assert all(pulled.values()) and sum(pulled.values()) == ROUNDS
    assert client.again > 0  # some moves were on the disk although nobody had been answered
    assert client.moves > ROUNDS
    assert fork_server.start(":")
    if client.table:
        client.check()
    client.http.close()
    fork_server.send("")
    assert fork_server.read() in (
        "0",
        str(int(signal.SIGTERM)),
    )  # closed in order: uvicorn passes the signal on
    for text in client.finished:
        assert verify(text).ok
