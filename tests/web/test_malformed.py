"""Malformed, huge, wrongly typed, stale and repeated messages: a clear error, and everything still in step."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.tables.support import stored_rows
from tests.tables.test_files import finished
from tests.web.support import Browser, Server, Socket, auction_of_three

RELAXED = settings(
    max_examples=120,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

scalars = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=30)
anything = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)

#: Messages as they should be, without those that end the match for somebody.
GOOD: list[dict[str, Any]] = [
    {"type": "play", "action": "bid 3", "seen": "0123456789abcdef", "key": "k"},
    {"type": "why", "action": "bid 3"},
    {"type": "effects", "action": "bid 3"},
    {"type": "hint", "key": "k"},
    {"type": "undo", "key": "k"},
    {"type": "restart-turn", "key": "k"},
    {"type": "lang", "lang": "fr"},
    {"type": "promise", "promise": "0" * 64},
    {"type": "reveal", "value": "x"},
    {"type": "pause", "on": False},
    {"type": "take-back"},
    {"type": "start"},
    {"type": "join", "seat": 1},
    {"type": "settings", "auto": True},
    {"type": "again"},
    {"type": "ping"},
    {"type": "pong"},
]


@st.composite
def spoiled(draw: st.DrawFn) -> Any:
    """A good message with something wrong in it: a field lost, added, of another type, or far too long."""
    message = dict(draw(st.sampled_from(GOOD)))
    how = draw(st.integers(0, 4))
    name = draw(st.sampled_from(sorted(message)))
    if how == 0:
        del message[name]
    elif how == 1:
        message[draw(st.text(min_size=1, max_size=10))] = draw(anything)
    elif how == 2:
        message[name] = draw(anything)
    elif how == 3:
        message[name] = draw(st.text(max_size=10)) * draw(st.integers(1, 200))
    else:
        message[name] = draw(st.integers())
    return message


class Visit:
    """A server with a running auction, a socket of Ann's in it, and a loop to run things in."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.folder = folder
        self.server: Server
        self.ann: Browser
        self.socket: Socket
        self.table = ""

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    async def begin(self) -> None:
        self.server = Server(self.folder)
        self.table, browsers = await auction_of_three(self.server)
        self.ann = browsers[0]
        self.socket = await self.ann.sit(self.table)

    async def in_step(self) -> None:
        """The socket still works, and what it was sent is true."""
        if self.socket.closed is not None:
            self.socket = await self.ann.sit(self.table)
        self.socket.send({"type": "ping"})
        await self.socket.hear("pong")
        self.socket.send({"type": "lang", "lang": "en"})
        await self.socket.hear("state")
        now = await self.ann.look(f"/api/tables/{self.table}?lang=en")
        assert self.socket.scene == now["scene"] and self.socket.you == now["you"]

    async def end(self) -> None:
        await self.socket.close()
        await self.server.tables.close()
        self.server.tables.store.close()


@pytest.fixture
def visit(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Visit]:
    made = Visit(tmp_path)
    made.run(made.begin())
    with caplog.at_level(logging.WARNING, "ludotheque"):
        yield made
    made.run(made.end())
    made.loop.close()
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def events(visit: Visit) -> list[Any]:
    return stored_rows(visit.server.tables, "SELECT * FROM events ORDER BY table_id, seq")


@RELAXED
@given(message=st.one_of(spoiled(), anything, st.text(max_size=60), st.binary(max_size=60)))
def test_whatever_comes_over_the_socket(visit: Visit, message: Any) -> None:
    async def work() -> None:
        if isinstance(message, bytes):
            visit.socket.send_bytes(message)
        else:
            visit.socket.send(message if isinstance(message, str) else json.dumps(message))
        visit.socket.send({"type": "ping"})
        received: list[dict[str, Any]] = []
        while (heard := await visit.socket.receive()) is not None:
            received.append(heard)
            if heard["type"] == "pong":
                break
        for heard in received:
            if heard["type"] in ("refused", "error"):
                assert heard["text"] and heard["text"] != heard.get("key")
        await visit.in_step()

    visit.run(work())


PATHS = ("moves", "why", "undo", "pause", "settings", "promise", "reveal", "join", "seats", "enter", "chat")


@RELAXED
@given(path=st.sampled_from(PATHS), body=anything | st.binary(max_size=80))
def test_whatever_is_posted(visit: Visit, path: str, body: Any) -> None:
    async def work() -> None:
        response = await visit.ann.post(f"/api/tables/{visit.table}/{path}", body)
        assert response.status_code in (200, 400, 403, 404, 409), response.text
        if response.status_code != 200:
            received = response.json()
            text = received["text"] if received.get("type") == "refused" else received["error"]["text"]
            assert text
        await visit.in_step()

    visit.run(work())


@settings(RELAXED, max_examples=60)
@given(body=anything | st.binary(max_size=80))
def test_whatever_is_brought_in_as_a_game_file(visit: Visit, body: Any) -> None:
    async def work() -> None:
        response = await visit.ann.post("/api/import", body)
        assert response.status_code == 400, response.text
        assert response.json()["error"]["text"]

    visit.run(work())


def nodes(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything inside some data."""
    inside = (
        list(data.items())
        if isinstance(data, dict)
        else list(enumerate(data))
        if isinstance(data, list)
        else []
    )
    return [path, *(found for key, value in inside for found in nodes(value, (*path, key)))]


@settings(RELAXED, max_examples=40)
@given(data=st.data(), value=anything)
def test_a_game_file_with_something_wrong_in_it(visit: Visit, data: st.DataObject, value: Any) -> None:
    game = json.loads(finished("paradis"))
    del game["moves"][12:]

    async def work() -> None:
        path = data.draw(st.sampled_from(nodes(game)[1:]))
        place = game
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
        response = await visit.ann.post("/api/import", json.dumps(game).encode())
        assert response.status_code in (200, 400, 409), response.text
        if response.status_code == 200:
            id = response.json()["table"]
            assert (await visit.ann.get(f"/api/tables/{id}")).status_code == 200
            await visit.ann.post(f"/api/tables/{id}/resign", {})

    visit.run(work())


@settings(RELAXED, max_examples=60)
@given(body=anything)
def test_whatever_table_is_asked_for(visit: Visit, body: Any) -> None:
    async def work() -> None:
        order = {"game": "paradis", "seats": body, "options": body, "pace": body}
        assert (await visit.ann.post("/api/tables", order)).status_code == 400

    visit.run(work())


words = st.text(st.characters(exclude_categories=["Cs"]), max_size=40)


@settings(RELAXED, max_examples=40)
@given(path=words, query=words)
def test_whatever_address_is_asked_for(visit: Visit, path: str, query: str) -> None:
    async def work() -> None:
        for prefix in ("/", "/api/tables/", "/static/", "/art/paradis/", "/rules/", "/table/"):
            response = await visit.ann.get(f"{prefix}{quote(path)}?lang={quote(query)}&step={quote(query)}")
            assert response.status_code in (200, 307, 400, 404, 405), (prefix, response.status_code)

    visit.run(work())


def test_stale_and_repeated_messages_change_nothing(visit: Visit) -> None:
    async def work() -> None:
        old = visit.socket.you["decision"]
        assert (await visit.socket.play("bid 5", "one"))["type"] == "accepted"
        before = events(visit)
        for _ in range(3):
            again = {"type": "play", "action": "bid 5", "seen": old, "key": "one"}
            assert (await visit.socket.ask(again))["again"] is True
            stale = {"type": "play", "action": "bid 6", "seen": old, "key": "two"}
            answer = await visit.socket.ask(stale)
            assert (answer["type"], answer["reason"]) == ("refused", "stale")
        assert events(visit) == before
        await visit.in_step()

    visit.run(work())


def test_a_line_full_of_nonsense_is_cut(visit: Visit) -> None:
    async def work() -> None:
        for _ in range(30):
            visit.socket.send("nonsense")
        assert await visit.socket.end() == 1008
        await visit.in_step()

    visit.run(work())


@pytest.mark.parametrize("content", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_only_json_is_read(visit: Visit, content: str) -> None:
    async def work() -> None:
        headers = {"content-type": content or "-"}
        response = await visit.ann.post(f"/api/tables/{visit.table}/chat", {"text": "hi"}, **headers)
        assert (response.status_code, response.json()["error"]["key"]) == (400, "not-json")

    visit.run(work())


@pytest.mark.parametrize("deep", [1_000, 15_000])
def test_deeply_nested_data_is_only_an_error(visit: Visit, deep: int) -> None:
    async def work() -> None:
        body = b"[" * deep + b"]" * deep
        assert (await visit.ann.post("/api/tables", body)).status_code == 400
        assert (await visit.ann.post("/api/import", body)).status_code == 400
        await visit.in_step()

    visit.run(work())
