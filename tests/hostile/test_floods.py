"""Who asks for much is limited: what waits to be read, tables, requests, sockets, questions, lines of a log."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from limits import RateLimitItemPerHour, RateLimitItemPerMinute

from ludotheque.web import sockets
from ludotheque.web.heads import LimitedHttp
from ludotheque.web.logs import MOST, WINDOW, Sparing
from ludotheque.web.security import address
from ludotheque.web.sockets import SocketViewer
from tests.hostile.support import Time, answered, listening_server
from tests.tables.support import run, until
from tests.web.support import HOST, ORIGIN, Server, Socket, generous, open_server

# --- memory ----------------------------------------------------------------------------------------


class StuckSocket(Socket):
    """A browser that stops reading after the first message."""

    async def _sent(self, message: Any) -> None:
        await super()._sent(message)
        if message["type"] == "websocket.send":
            await asyncio.Event().wait()


def test_a_backlog_is_limited_by_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody asks for the whole state again and again, and reads nothing."""
    monkeypatch.setattr(sockets, "LAST_MESSAGES", 0)

    async def work() -> None:
        async with open_server(limits=generous(behind=100_000, behind_bytes=50_000)) as server:
            ann = await server.guest("Ann")
            id = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
            stuck = StuckSocket(
                server.app, f"/api/tables/{id}/socket", "", ann.headers(origin=ORIGIN, host=HOST)
            )
            table = await server.tables.table(id)
            await until(lambda: len(table.viewers) == 1)
            (viewer,) = table.viewers
            most = 0
            for _ in range(60):
                stuck.send({"type": "again"})
                await asyncio.sleep(0)
                most = max(most, sum(map(len, viewer.waiting)))
            await until(lambda: viewer.code != 0)
            assert viewer.code == 4408 and len(viewer.waiting) <= 1
            assert most <= 50_000 + 2 * max(len(viewer.waiting[0]), 30_000)

    run(work())


def test_a_single_message_may_be_larger_than_the_limit() -> None:
    async def work() -> None:
        async with open_server(limits=generous(behind_bytes=10)) as server:
            ann = await server.guest("Ann")
            id = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
            state = await ann.look(f"/api/tables/{id}")
            assert state["type"] == "state"
            viewer = SocketViewer("ann", "en", _nowhere, server.gate.limits, "", sockets.call_later)
            viewer.push(b"x" * 100)
            assert viewer.code == 0
            viewer.push(b"x" * 10)  # waits behind it
            assert viewer.code == 0
            viewer.push(b"x")
            assert viewer.code == 4408
            viewer.stop()

    run(work())


async def _nowhere(message: Any) -> None:
    """Nobody reads."""


# --- addresses -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("2001:db8::1", "2001:db8::ffff:1:2:3", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("fe80::1%eth0", "fe80::1%eth1", True),
    ],
)
def test_the_addresses_of_one_network_count_as_one(one: str, other: str, same: bool) -> None:
    assert (address({"client": (one, 1)}) == address({"client": (other, 2)})) is same
    assert address({"client": ("no address", 1)}) == "no address" and address({}) == "nowhere"


async def codes_of(server: Server, path: str, body: Any, guests: int) -> list[int]:
    """What so many guests of one address are answered."""
    return [(await (await server.guest(f"G{n}")).post(path, body)).status_code for n in range(guests)]


def test_tables_are_limited_per_address() -> None:
    async def work() -> None:
        limits = generous(address_tables=RateLimitItemPerMinute(4))
        async with open_server(limits=limits) as server:
            codes = await codes_of(server, "/api/play-now", {"game": "paradis"}, 2)
            codes += await codes_of(server, "/api/learn", {"game": "paradis"}, 4)
            assert codes == [200] * 4 + [429] * 2

    run(work())


def test_requests_are_limited_per_address_files_included() -> None:
    async def work() -> None:
        async with open_server(limits=generous(address=RateLimitItemPerMinute(5))) as server:
            ann = await server.guest("Ann")
            answers = [await ann.get(path) for path in ["/static/js/api.js", "/", "/nowhere", "/api/me"] * 2]
            assert [answer.status_code for answer in answers] == [200, 200, 404, 200, 200, 429, 429, 429]
            assert int(answers[-1].headers["retry-after"]) >= 1
            assert "content-security-policy" in answers[-1].headers

    run(work())


def test_sockets_are_limited_per_address() -> None:
    async def work() -> None:
        async with open_server(limits=generous(address_sockets=3)) as server:
            ann = await server.guest("Ann")
            order = {"game": "paradis", "seats": [{"kind": "open"}] * 3, "public": True}
            id = (await ann.ask("/api/tables", order))["table"]
            open_ones = [await (await server.guest(f"G{n}")).sit(id) for n in range(3)]
            late = (await server.guest("Late")).socket(id)
            assert await late.end() == 4429
            open_ones[0].incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await open_ones[0].task
            again = await (await server.guest("Late")).sit(id)
            assert again.you["watching"]

    run(work())


QUESTIONS: list[dict[str, Any]] = [
    {"type": "rehearse", "do": "start"},
    {"type": "rehearse", "do": "show"},
    {"type": "effects", "action": "bid 1"},
    {"type": "why", "action": "bid 1"},
    {"type": "hint"},
    {"type": "lang", "lang": "fr"},
    {"type": "again"},
]


@pytest.mark.parametrize("limit", ["requests", "address"])
def test_questions_are_limited_on_however_many_sockets_they_come(limit: str) -> None:
    """Each draws a scene or plays something through: with 40 sockets a guest could ask 1,600 of them a second."""

    async def work() -> None:
        async with open_server(limits=generous(**{limit: RateLimitItemPerHour(30)})) as server:
            ann = await server.guest("Ann")
            id = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
            answered: list[str] = []
            for socket in [await ann.sit(id) for _ in range(4)]:
                for question in QUESTIONS * 2:
                    socket.send(question)
                    heard = await socket.hear("state", "rehearsal", "effects", "why", "hint", "refused")
                    answered.append(heard.get("reason", heard["type"]))
            assert 20 <= answered.index("too-fast") < 30 and set(answered[30:]) == {"too-fast"}
            pong = await socket.ask({"type": "ping"})
            assert pong["type"] == "pong"  # whoever is there still counts as there

    run(work())


# --- lines in the log of a table -------------------------------------------------------------------


def test_lines_in_the_log_of_a_table_are_limited_by_rate() -> None:
    async def work() -> None:
        async with open_server(limits=generous(acts=RateLimitItemPerMinute(10))) as server:
            ann = await server.guest("Ann")
            id = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
            table = await server.tables.table(id)
            codes = []
            for n in range(30):
                act = "bot-plays" if n % 2 == 0 else "take-back"
                codes.append((await ann.post(f"/api/tables/{id}/{act}", {})).status_code)
            assert codes.count(429) >= 20 and codes[:10].count(429) == 0
            notices = [line for line in table.log if line.key in ("log-handed-asked", "log-taken-back")]
            assert len(notices) <= 10
            socket = await ann.sit(id)
            socket.send({"type": "pause", "on": True})
            assert (await socket.hear("refused"))["reason"] == "too-fast"

    run(work())


# --- the log of the server -------------------------------------------------------------------------


def test_a_line_that_comes_often_is_counted() -> None:
    time = Time()
    written: list[str] = []

    class Kept(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            written.append(record.getMessage())

    handler = Kept()
    handler.addFilter(Sparing(now=time.now))
    log = logging.Logger("test")
    log.addHandler(handler)
    for minute in range(2):
        for number in range(500):
            log.warning("request %s failed", "x" * number)
        log.warning("something else")
        time.seconds += WINDOW
        assert len(written) == (MOST + 1) * (minute + 1)
    assert "480 more like this" in written[MOST + 1]
    assert max(map(len, written)) < 500


def test_bad_requests_do_not_flood_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.handler.addFilter(Sparing())

    async def work() -> None:
        async with listening_server(tmp_path, LimitedHttp) as port:
            for _ in range(3 * MOST):
                assert (await answered(port, b"\x00\x01 nonsense\r\n\r\n")).startswith(b"HTTP/1.1 400")

    run(work())
    assert 0 < len(caplog.records) <= MOST
