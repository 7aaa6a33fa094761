"""Two server processes on one database, under load: killed, paused, and with a database that goes away.

Every viewer sees every move once and in order; what was acknowledged is never lost; clocks and bots go on.
"""

from __future__ import annotations

import contextlib
import http.client
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.postgres import PostgresServer, needs_postgres
from tests.support import SOAK
from tests.web.test_protocol import anything

pytestmark = needs_postgres

ROOT = Path(__file__).parents[2]
KILLS = 20 if SOAK else 2
MOVES = 60 if SOAK else 15  #: between two troubles
SOON = 5.0  #: seconds until somebody else runs clocks and bots; measured with `make soak`, when nothing else runs
HANGS = 120.0  #: seconds after which nothing will come any more
BROKEN = (http.client.HTTPException, OSError)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def until(true: Callable[[], object], why: str) -> float:
    """Waits until something is so; the seconds that it took."""
    begun = time.monotonic()
    while not true():
        assert time.monotonic() - begun < HANGS, why
        time.sleep(0.01)
    return time.monotonic() - begun


class Processes:
    """Two servers, each at a port of its own."""

    def __init__(self, database: str) -> None:
        self.forks = subprocess.Popen(
            [sys.executable, "-m", "tests.web.process_forks", database],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            start_new_session=True,
        )
        assert self._read() == "ready"
        self.ports = [free_port(), free_port()]
        self.pids = [0, 0]
        for number in (0, 1):
            self.start(number)

    def _read(self) -> str:
        assert self.forks.stdout is not None
        return self.forks.stdout.readline().strip()

    def start(self, number: int) -> None:
        assert self.forks.stdin is not None
        self.forks.stdin.write(f"{self.ports[number]}\n")
        self.forks.stdin.flush()
        self.pids[number] = int(self._read())
        until(lambda: self.answers(number), "the server does not start")

    def answers(self, number: int) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.ports[number]), 1):
            return True
        return False

    def signal(self, number: int, what: signal.Signals) -> None:
        os.kill(self.pids[number], what)

    def end(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.forks.pid, signal.SIGKILL)
        self.forks.communicate()


class People:
    """Three guests at one table, who play through both servers and resend what was not answered."""

    def __init__(self, processes: Processes) -> None:
        self.processes = processes
        self.keys = itertools.count()
        self.acknowledged: list[str] = []
        self.refusals: Counter[str] = Counter()
        self.guests = [
            {"Authorization": f"Bearer {self.ask(0, 'POST', '/api/guest', {}, {})['token']}"}
            for _ in range(3)
        ]
        self.table = self.open()

    def ask(self, server: int, method: str, path: str, headers: dict[str, str], body: Any = None) -> Any:
        """One question to one server; whoever does not answer is asked no more, and the other one is."""
        begun = time.monotonic()
        while True:
            line = http.client.HTTPConnection("127.0.0.1", self.processes.ports[server], timeout=20)
            try:
                text = None if body is None else json.dumps(body)
                line.request(method, path, text, {"content-type": "application/json", **headers})
                response = line.getresponse()
                answer = json.loads(response.read())
                if response.status < 500:
                    return answer
                self.refusals[answer["error"]["key"]] += 1
            except BROKEN:
                self.refusals["no answer"] += 1
            finally:
                line.close()
            assert time.monotonic() - begun < HANGS, "nobody answers"
            time.sleep(0.05)
            server = 1 - server

    def open(self) -> str:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        order = {"game": "paradis", "seats": seats, "public": True, "auto": False}
        table = str(self.ask(0, "POST", "/api/tables", self.guests[0], order)["table"])
        for guest in (1, 2):
            self.ask(guest - 1, "POST", f"/api/tables/{table}/join", self.guests[guest], {})
        return table

    def state(self, server: int, guest: int, table: str) -> Any:
        return self.ask(server, "GET", f"/api/tables/{table}", self.guests[guest])

    def move(self, server: int, chance: random.Random) -> None:
        """Whoever is asked plays through this server."""
        table = self.table
        guest = chance.randrange(3)
        state = self.state(server, guest, table)
        if state["table"]["status"] == "over":
            return
        if not state["you"]["must"]:
            return
        key = f"key {next(self.keys)}"
        body = {
            "action": anything(state["scene"], chance)[0],
            "seen": state["you"]["decision"],
            "key": key,
        }
        answer = self.ask(server, "POST", f"/api/tables/{table}/moves", self.guests[guest], body)
        if answer["type"] == "accepted":
            self.acknowledged.append(key)

    def play(self, moves: int) -> None:
        """Both servers are used at once until so many moves more are acknowledged."""
        enough = len(self.acknowledged) + moves

        def work(server: int) -> None:
            chance = random.Random(server)
            while len(self.acknowledged) < enough:
                if self.state(server, 0, self.table)["table"]["status"] == "over" and server == 0:
                    self.table = self.open()
                self.move(server, chance)

        threads = [threading.Thread(target=work, args=(server,)) for server in (0, 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()


class Viewer:
    """Somebody who looks at a table, and comes back to the other server when the connection breaks."""

    def __init__(self, processes: Processes, table: str, headers: dict[str, str], server: int) -> None:
        self.processes = processes
        self.table = table
        self.headers = headers
        self.server = server
        self.version = -1
        self.wrong: list[str] = []
        self.updates = 0
        self.ended = False
        self.thread = threading.Thread(target=self._look, daemon=True)
        self.thread.start()

    def _look(self) -> None:
        while not self.ended:
            url = f"ws://127.0.0.1:{self.processes.ports[self.server]}/api/tables/{self.table}/socket"
            with (
                contextlib.suppress(WebSocketException, OSError, EOFError),
                connect(url, additional_headers=self.headers, max_size=None, open_timeout=5) as line,
            ):
                self._read(line)
            self.server = 1 - self.server
            time.sleep(0.02)

    def _read(self, line: ClientConnection) -> None:
        for text in line:
            message = json.loads(text)
            if message["type"] == "state":
                if message["version"] < self.version:
                    self.wrong.append(f"back from {self.version} to {message['version']}")
                self.version = message["version"]
            elif message["type"] == "update":
                if message["version"] != self.version + 1:
                    self.wrong.append(f"{message['version']} after {self.version}")
                self.version = message["version"]
                self.updates += 1
            if self.ended:
                return


@pytest.fixture(scope="module")
def durable() -> Iterator[PostgresServer]:
    """A server of its own for these tests: it waits for the disk, and is restarted."""
    server = PostgresServer()
    yield server
    server.remove()


@pytest.fixture(scope="module")
def database_url(durable: PostgresServer) -> str:
    return durable.new_database()


@pytest.fixture(scope="module")
def processes(database_url: str) -> Iterator[Processes]:
    made = Processes(database_url)
    yield made
    made.end()


@pytest.fixture(scope="module")
def people(processes: Processes) -> People:
    return People(processes)


@pytest.fixture
def viewers(processes: Processes, people: People) -> Iterator[list[Viewer]]:
    made = [Viewer(processes, people.table, people.guests[seat], seat % 2) for seat in (0, 1, 2)]
    until(lambda: all(viewer.version >= 0 for viewer in made), "nobody sees the table")
    yield made
    for viewer in made:
        viewer.ended = True


def check(people: People, viewers: list[Viewer], database: str) -> None:
    """All that was acknowledged is in the log once, and everybody has seen everything once."""
    with psycopg.connect(database) as db:
        rows = db.execute("SELECT key FROM events WHERE key != ''").fetchall()
        numbers = db.execute(
            "SELECT table_id, count(*), max(seq) + 1 FROM events GROUP BY table_id"
        ).fetchall()
    written = Counter(str(row[0]) for row in rows)
    assert [key for key in people.acknowledged if written[key] != 1] == []
    assert all(count == last for _, count, last in numbers)  # no gap in any log
    last = people.state(0, 0, viewers[0].table)["version"]
    until(lambda: all(viewer.version == last for viewer in viewers), "somebody misses an update")
    assert [viewer.wrong for viewer in viewers] == [[], [], []]


def holder(database: str, table: str) -> int:
    """The fence of whoever cares for a table; 0 if nobody alive does."""
    with psycopg.connect(database) as db:
        rows = db.execute(
            "SELECT fence FROM leases JOIN processes USING (fence) WHERE table_id = %s AND expires > now()",
            [table],
        ).fetchall()
    return int(rows[0][0]) if rows else 0


def test_moves_in_both_processes_are_seen_once_and_in_order(
    people: People, viewers: list[Viewer], database_url: str
) -> None:
    people.play(2 * MOVES)
    check(people, viewers, database_url)
    assert all(viewer.updates for viewer in viewers)


def test_a_killed_process_loses_nothing_and_the_other_goes_on(
    people: People, viewers: list[Viewer], processes: Processes, database_url: str
) -> None:
    slowest = 0.0
    for number in range(KILLS):
        victim = number % 2
        before = holder(database_url, people.table)
        players = threading.Thread(target=people.play, args=(MOVES,))
        players.start()
        processes.signal(victim, signal.SIGKILL)
        until(lambda victim=victim: not processes.answers(victim), "it lives on")  # type: ignore[misc]
        took = until(lambda: holder(database_url, people.table), "nobody cares for the table")
        slowest = max(slowest, took)
        players.join()
        processes.start(victim)
        check(people, viewers, database_url)
        assert before
    assert slowest < SOON or not SOAK


def test_bots_and_clocks_go_on_after_a_kill(people: People, processes: Processes, database_url: str) -> None:
    pace = {"kind": "live", "minutes": 5, "extra": 0}
    seats = [{"kind": "bot", "level": "random"}] * 3
    order = {"game": "paradis", "seats": seats, "public": True, "pace": pace}
    table = people.ask(0, "POST", "/api/tables", people.guests[0], order)["table"]
    processes.signal(
        0, signal.SIGSTOP
    )  # at once: on a busy machine bots are faster than whoever looks at them
    about = people.state(1, 0, table)["table"]
    processes.signal(0, signal.SIGKILL)
    assert about["status"] == "running"
    took = until(
        lambda: people.state(1, 0, table)["table"]["step"] > about["step"] + 2,
        "no bot goes on",
    )
    processes.start(0)
    assert took < SOON or not SOAK


def test_a_paused_process_cannot_write_when_it_wakes_up_late(
    people: People, viewers: list[Viewer], processes: Processes, database_url: str
) -> None:
    seats = [{"kind": "bot", "level": "random"}] * 3
    table = people.ask(
        0, "POST", "/api/tables", people.guests[0], {"game": "paradis", "seats": seats, "public": True}
    )
    table = table["table"]
    fence = holder(database_url, table)
    processes.signal(0, signal.SIGSTOP)
    until(lambda: holder(database_url, table) not in (0, fence), "nobody takes the lease")
    processes.signal(0, signal.SIGCONT)
    people.play(MOVES)
    until(lambda: people.state(1, 0, table)["table"]["status"] == "over", "the bots stand still")
    check(people, viewers, database_url)


def test_a_database_that_is_restarted_loses_nothing(
    people: People, viewers: list[Viewer], durable: PostgresServer, database_url: str
) -> None:
    people.refusals.clear()
    players = threading.Thread(target=people.play, args=(MOVES,))
    players.start()
    durable.stop(signal.SIGQUIT)  # as bad as a power cut
    until(lambda: people.refusals["store-unavailable"] > 0, "nobody was refused")
    durable.start()
    players.join()
    check(people, viewers, database_url)
