"""A house of several halls: one address, one store, tables spread over processes, nobody notices."""

from __future__ import annotations

import contextlib
import http.client
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from ludotheque.kernel.fair import commitment
from ludotheque.tables.events import Pace
from ludotheque.tables.halls import Hall
from ludotheque.tables.orders import Order
from ludotheque.tables.problems import Elsewhere, TooLate
from ludotheque.tables.processors import keep_to_own, set_free
from ludotheque.tables.service import Tables, open_store
from ludotheque.web.halls import can_have_halls
from tests.tables.support import house, open_table, people, run
from tests.web.support import HANGS
from tests.web.test_protocol import anything

pytestmark = pytest.mark.skipif(not can_have_halls(), reason="halls need Linux")

HALLS = 2
CROWD = 14  #: connections for each hall
MAIN = "from ludotheque.cli import main; main()"
COMMAND = [sys.executable, "-c", MAIN, "serve", "--port", "0", "--halls", str(HALLS), "--data"]


class Served:
    """`ludotheque serve --halls 2`, as people start it."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen([*COMMAND, str(folder)], stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"127\.0\.0\.1:(\d+)", line)
        assert found is not None, line
        self.port = int(found[1])

    def halls(self) -> list[psutil.Process]:
        """The processes of the halls, in the order they were opened; bots think below them."""
        return sorted(psutil.Process(self.process.pid).children(), key=lambda child: child.create_time())

    def end(self) -> None:
        with contextlib.suppress(psutil.NoSuchProcess):
            for child in psutil.Process(self.process.pid).children(recursive=True):
                child.kill()
        self.process.kill()
        self.process.wait()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    made = Served(tmp_path)
    try:
        yield made
    finally:
        made.end()


def in_a_fork(work: Callable[[], object]) -> str:
    """What another process finds out, which may change what it likes about itself."""
    mine, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.write(theirs, repr(work()).encode())
        finally:
            os._exit(0)
    os.close(theirs)
    os.waitpid(child, 0)
    with open(mine, "rb") as told:
        return told.read().decode()


def test_a_hall_for_every_processor_keeps_to_its_own_and_lets_bots_go_anywhere() -> None:
    free = sorted(os.sched_getaffinity(0))

    def hall(number: int, of: int) -> tuple[list[int], list[int]]:
        keep_to_own(number, of)
        bot = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
        set_free(bot.pid)
        found = sorted(os.sched_getaffinity(0)), sorted(os.sched_getaffinity(bot.pid))
        bot.communicate(b"\n")
        return found

    for number in range(len(free)):
        assert in_a_fork(partial(hall, number, len(free))) == repr(([free[number]], free))
    assert in_a_fork(partial(hall, 0, len(free) + 1)) == repr((free, free))


class Person:
    """Somebody with one connection that stays open from request to request."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.line = http.client.HTTPConnection("127.0.0.1", port, timeout=HANGS)
        self.token = ""
        self.token = self.ask("POST", "/api/guest", {"name": "Ann"})["token"]

    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def answer(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        sent = None if body is None else json.dumps(body).encode()
        self.line.request(method, path, sent, {"Content-Type": "application/json", **self.headers()})
        response = self.line.getresponse()
        return response.status, json.loads(response.read())

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, told = self.answer(method, path, body)
        assert status == 200, told
        return told

    def open(self, **more: Any) -> str:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
        return str(self.ask("POST", "/api/tables", {"game": "paradis", "seats": seats, **more})["table"])

    def sit(self, table: str) -> ClientConnection:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return connect(url, additional_headers=self.headers(), max_size=None)


def home(table: str) -> int:
    return Hall(0, HALLS).home(table)


def one_in_each(person: Person) -> list[str]:
    """A table of each hall, in their order."""
    found: dict[int, str] = {}
    for _ in range(200):
        table = person.open()
        found.setdefault(home(table), table)
        if len(found) == HALLS:
            return [found[number] for number in range(HALLS)]
    raise AssertionError("new tables all stand in one hall")


def hear(line: ClientConnection, *kinds: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=HANGS))
        if message["type"] in kinds:
            return message


def play(person: Person, table: str, key: str) -> int:
    """One move of this person's over a socket, whatever it is: the version that was acknowledged."""
    with person.sit(table) as line:
        state = hear(line, "state")
        while not state["you"]["must"]:
            hear(line, "update")
            line.send(json.dumps({"type": "again"}))
            state = hear(line, "state")
        action = anything(state["scene"], random.Random(key))[0]
        move = {"type": "play", "action": action, "seen": state["you"]["decision"], "key": key}
        line.send(json.dumps(move))
        return int(hear(line, "accepted")["version"])


# --- the service -------------------------------------------------------------------------------------


def test_a_hall_makes_and_opens_tables_of_its_own_only(tmp_path: Path) -> None:
    async def work() -> None:
        async with house(tmp_path, hall=Hall(0, HALLS)) as first:
            mine = [await open_table(first, people(3)) for _ in range(6)]
            assert {home(table.id) for table in mine} == {0}
        async with house(tmp_path, hall=Hall(1, HALLS)) as second:
            await second.wake()
            assert second.tables == {} and second.deadlines == {}
            with pytest.raises(Elsewhere) as problem:
                await second.state(mine[0].id, "ann", "en")
            assert problem.value.status == 421
            briefs = (await second.lists("ann", "en"))["waiting"]
            assert len(briefs) + len((await second.lists("ann", "en"))["mine"]) == len(mine)
        async with house(tmp_path, hall=Hall(0, HALLS)) as again:
            await again.wake()
            assert set(again.tables) == {table.id for table in mine}

    run(work())


def test_what_one_hall_pledges_another_keeps_and_only_once(tmp_path: Path) -> None:
    async def opened(tables: Tables, pledged: str) -> str:
        order = Order("paradis", people(3), Pace(), commitment=pledged)
        return (await tables.table(await tables.open("ann", order))).commitment

    async def work() -> None:
        async with (
            house(tmp_path, hall=Hall(0, HALLS)) as first,
            house(tmp_path, hall=Hall(1, HALLS)) as second,
        ):
            pledged = await first.pledge("ann")
            assert await second.pledge("ann") == pledged
            seed = await second._pledged("ann")
            assert commitment(seed) == pledged

            async def late(guest: str) -> bytes:
                return seed  # read before the other hall had spent it

            first._pledged = late  # type: ignore[method-assign]
            assert await opened(second, pledged) == pledged
            before = len(first.tables)
            with pytest.raises(TooLate):
                await opened(first, pledged)
            assert len(first.tables) == before
            assert await second.pledge("ann") != pledged

    run(work())


# --- the door ----------------------------------------------------------------------------------------


def test_one_connection_reaches_every_table_wherever_it_stands(served: Served) -> None:
    person = Person(served.port)
    tables = one_in_each(person)
    own = person.line.sock
    for table in tables * 3:
        told = person.ask("GET", f"/api/tables/{table}")
        assert told["type"] == "state" and told["you"]["seat"] == 0
        assert person.ask("POST", f"/api/tables/{table}/chat", {"text": "hello"})["type"] == "accepted"
    assert person.line.sock is own, "the connection was cut"
    lists = person.ask("GET", "/api/tables")
    assert set(tables) <= {brief["id"] for kind in ("waiting", "mine") for brief in lists[kind]}
    for number, table in enumerate(tables):
        assert play(person, table, f"one {number}") > 0


def test_two_connections_of_one_guest_share_his_name_and_his_pledge(served: Served) -> None:
    person = Person(served.port)
    for number in range(8):
        other = Person(served.port)
        other.token = person.token
        other.ask("POST", "/api/me", {"name": f"Ann {number}"})
        assert person.ask("GET", "/api/me")["guest"]["name"] == f"Ann {number}"
        pledged = other.ask("GET", "/api/fair")["commitment"]
        table = person.open(commitment=pledged, entropy="salt")
        assert person.ask("GET", f"/api/tables/{table}")["fair"]["commitment"] == pledged


def raw(port: int, *parts: bytes) -> list[tuple[int, bytes]]:
    """Sends pieces, a moment apart; all answers until the other side closes."""
    with socket.create_connection(("127.0.0.1", port), timeout=HANGS) as line:
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for part in parts:
            line.sendall(part)
            time.sleep(0.05)
        data = b""
        while more := line.recv(65536):
            data += more
    answers: list[tuple[int, bytes]] = []
    while data:
        head, _, rest = data.partition(b"\r\n\r\n")
        size = int(next(row for row in head.split(b"\r\n") if row.lower().startswith(b"content-length"))[15:])
        answers.append((int(head.split(b" ")[1]), rest[:size]))
        data = rest[size:]
    return answers


def request(person: Person, table: str, *more: str, method: str = "GET", body: bytes = b"") -> bytes:
    lines = [
        f"{method} /api/tables/{table} HTTP/1.1",
        "Host: 127.0.0.1",
        f"Authorization: Bearer {person.token}",
        f"Content-Length: {len(body)}",
        *more,
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


def test_a_request_in_pieces_finds_its_hall(served: Served) -> None:
    person = Person(served.port)
    for table in one_in_each(person):
        whole = request(person, table, "Connection: close")
        for cut in (3, 20, 40, len(whole) - 4):
            [(status, told)] = raw(served.port, whole[:cut], whole[cut:])
            assert status == 200 and json.loads(told)["type"] == "state"


def test_requests_that_do_not_wait_are_answered_rightly_or_told_to_ask_again(served: Served) -> None:
    person = Person(served.port)
    first, second = one_in_each(person)
    last = request(person, second, "Connection: close")
    answers = raw(served.port, request(person, first) + request(person, first) + last)
    assert [status for status, _ in answers] == [200, 200, 421]
    assert json.loads(answers[2][1])["error"]["key"] == "elsewhere"


def test_a_body_is_never_taken_for_a_request(served: Served) -> None:
    """Not even one that is answered before it was read, and looks like a request for the other hall."""
    person = Person(served.port)
    first, second = one_in_each(person)
    inner = request(person, second, "Connection: close")
    outer = request(person, f"{first}/nowhere", "Connection: close", method="POST", body=inner)
    head = outer[: -len(inner)]
    answers = raw(served.port, head, inner)
    assert [status for status, _ in answers] == [404]


# --- one hall falls, or the whole house ----------------------------------------------------------------


def test_a_hall_that_falls_is_opened_again_and_the_others_notice_nothing(served: Served) -> None:
    person = Person(served.port)
    tables = one_in_each(person)
    versions = [play(person, table, "before") for table in tables]
    with person.sit(tables[0]) as first, person.sit(tables[1]) as second:
        hear(first, "state")
        hear(second, "state")
        fallen, standing = served.halls()
        fallen.kill()
        lines = {0: first, 1: second}
        broken = [number for number, line in lines.items() if is_cut(line)]
        assert len(broken) == 1
    assert is_up(standing)
    again = Person(served.port)
    again.token = person.token
    for number, table in enumerate(tables):
        assert again.ask("GET", f"/api/tables/{table}")["version"] >= versions[number]
        play(again, table, "after")


def test_who_comes_while_a_hall_is_busy_is_welcomed_later(served: Served) -> None:
    """More of them than the way into the hall holds."""
    person = Person(served.port)
    tables = one_in_each(person)
    busy = served.halls()[0]
    os.kill(busy.pid, signal.SIGSTOP)
    lines = []
    for table in tables * CROWD:
        line = socket.create_connection(("127.0.0.1", served.port), timeout=HANGS)
        line.sendall(request(person, table, "Connection: close"))
        lines.append(line)
    os.kill(busy.pid, signal.SIGCONT)
    for line in lines:
        with line, line.makefile("rb") as answer:
            assert answer.readline().startswith(b"HTTP/1.1 200")


def is_cut(line: ClientConnection) -> bool:
    """Whether the other side is gone: it says so at once, or answers."""
    try:
        line.send(json.dumps({"type": "again"}))
        hear(line, "state")
    except (WebSocketException, OSError):
        return True
    return False


def is_up(process: psutil.Process) -> bool:
    return process.is_running() and process.status() != psutil.STATUS_ZOMBIE


@pytest.mark.parametrize("sign", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_the_house_closes_with_all_its_halls(served: Served, sign: signal.Signals) -> None:
    person = Person(served.port)
    table = one_in_each(person)[0]
    version = play(person, table, "last")
    halls = served.halls()
    assert len(halls) == HALLS
    os.kill(served.process.pid, sign)
    assert served.process.wait(HANGS) in (0, -signal.SIGKILL)
    _, alive = psutil.wait_procs(halls, timeout=HANGS)
    assert alive == []
    store = open_store(Path(served.process.args[-1]))  # type: ignore[index]
    [(kept,)] = store.read("SELECT version FROM tables WHERE id = ?", (table,))
    store.close()
    assert kept >= version


def test_a_house_that_cannot_open_says_so(tmp_path: Path) -> None:
    """The store is not a store: the halls would fall again and again."""
    (tmp_path / "tables.db").write_text("this is no database, and never was one " * 100)
    ended = subprocess.run([*COMMAND, str(tmp_path)], capture_output=True, text=True, timeout=HANGS)
    assert ended.returncode != 0
