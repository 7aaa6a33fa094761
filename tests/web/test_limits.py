"""How much and how often anybody may ask, and what every answer carries."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from limits import RateLimitItemPerMinute, RateLimitItemPerSecond

from ludotheque.tables.clocks import HandClock
from ludotheque.web import sockets
from ludotheque.web.security import LANG_COOKIE
from tests.tables.support import run, until
from tests.web.support import HOST, ORIGIN, Server, Socket, generous, open_server, with_server

# --- how much and how often --------------------------------------------------------------------------


def test_requests_are_counted_per_guest() -> None:
    async def work() -> None:
        limits = generous(requests=RateLimitItemPerMinute(5), tables=RateLimitItemPerMinute(2))
        async with open_server(limits=limits) as server:
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            codes = [(await ann.get("/api/me")).status_code for _ in range(7)]
            assert codes == [200] * 5 + [429] * 2
            refused = await ann.get("/api/me")
            assert int(refused.headers["retry-after"]) >= 1
            made = [(await bob.post("/api/play-now", {"game": "paradis"})).status_code for _ in range(3)]
            assert made == [200, 200, 429]

    run(work())


def test_a_flood_on_a_socket_is_cut() -> None:
    async def work() -> None:
        async with open_server(limits=generous(messages=10, chat=RateLimitItemPerSecond(1))) as server:
            ann = await server.guest("Ann")
            table = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
            socket = await ann.sit(table)
            for _ in range(100):
                socket.send({"type": "ping"})
            assert await socket.end() == 4429
            again = await ann.sit(table)  # and may come back
            assert again.you["seat"] == 0

    run(work())


class StuckSocket(Socket):
    """A browser that stops reading after the first message."""

    async def _sent(self, message: Any) -> None:
        await super()._sent(message)
        if message["type"] == "websocket.send":
            await asyncio.Event().wait()


def test_who_does_not_read_is_cut_and_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "LAST_MESSAGES", 0)

    async def work() -> None:
        async with open_server(limits=generous(behind=20)) as server:
            ann, wanda = await server.guest("Ann"), await server.guest("Wanda")
            order = {
                "game": "paradis",
                "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
                "public": True,
            }
            table = (await ann.ask("/api/tables", order))["table"]
            headers = wanda.headers(origin=ORIGIN, host=HOST)
            StuckSocket(server.app, f"/api/tables/{table}/socket", "", headers)
            quick = await ann.sit(table)
            kept = await server.tables.table(table)
            await until(lambda: len(kept.viewers) == 2)
            stuck = next(viewer for viewer in kept.viewers if viewer.guest == wanda.guest)
            for number in range(25):
                await ann.ask(f"/api/tables/{table}/chat", {"text": f"{number}"})
                assert (await quick.hear("chat"))["said"]["text"] == f"{number}"
            assert stuck.code == 4408
            assert len(stuck.waiting) <= 21
            await until(lambda: stuck not in kept.viewers)

    run(work())


@with_server
async def test_large_bodies_and_messages_are_refused(server: Server) -> None:
    ann = await server.guest("Ann")
    table = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
    for path, size in ((f"/api/tables/{table}/chat", 70_000), ("/api/import", 3_000_000)):
        response = await ann.post(path, b'{"text": "' + b"x" * size + b'"}')
        assert response.status_code == 413
    socket = await ann.sit(table)
    socket.send({"type": "chat", "text": "x" * 20_000})
    assert await socket.end() == 4413


@with_server
async def test_tables_per_guest_are_limited(server: Server) -> None:
    ann = await server.guest("Ann")
    order = {"game": "paradis", "seats": [{"kind": "open"}] * 3}
    codes = [(await ann.post("/api/tables", order)).status_code for _ in range(51)]
    assert codes == [200] * 50 + [409]


# --- what every answer carries -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/", "/new", "/credits", "/rules/paradis", "/api/games", "/nowhere", "/static/x"]
)
def test_every_answer_has_its_security_headers(path: str) -> None:
    async def work() -> None:
        async with open_server() as server:
            response = await (await server.guest("Ann")).get(path)
            policy = response.headers["content-security-policy"]
            script = next(part for part in policy.split(";") if "script-src" in part)
            assert script.strip() == "script-src 'self'"
            assert "frame-ancestors 'none'" in policy
            assert response.headers["x-content-type-options"] == "nosniff"
            assert "server" not in response.headers
            assert "access-control-allow-origin" not in response.headers

    run(work())


@with_server
async def test_what_nobody_foresaw_is_logged_and_not_shown(server: Server) -> None:
    ann = await server.guest("Ann")

    async def broken(guest: str, lang: str) -> None:
        raise RuntimeError("secret detail")

    server.tables.lists = broken  # type: ignore[method-assign, assignment]
    response = await ann.get("/api/tables")
    assert response.status_code == 500
    assert response.json()["error"]["key"] == "server-error"
    assert "secret" not in response.text and "Traceback" not in response.text


def test_an_old_identity_is_renewed_on_the_next_page() -> None:
    async def work() -> None:
        async with open_server() as server:
            ann = await server.guest("Ann")
            cookie = ann.cookie()
            assert "set-cookie" not in (await ann.get("/credits", cookie=cookie)).headers
            clock = server.clock
            assert isinstance(clock, HandClock)
            clock.forward(31 * 24 * 3600 * 1000)
            renewed = (await ann.get("/credits", cookie=cookie)).headers["set-cookie"]
            assert ann.guest in renewed
            switched = await ann.get("/credits?lang=fr")
            assert f"{LANG_COOKIE}=fr" in switched.headers["set-cookie"]

    run(work())
