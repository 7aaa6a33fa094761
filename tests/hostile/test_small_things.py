"""Small attacks: paths, names, texts and limits at their edges."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from limits import RateLimitItemPerHour

from ludotheque.bots.pool import BotRunner
from ludotheque.tables.names import clean_name
from ludotheque.web.hosts import own_names
from ludotheque.web.server import make_app
from tests.hostile.support import listening_server
from tests.tables.support import run
from tests.web.support import Server, Socket, generous, open_server, with_server

#: Marks stay on the letter that they are put before.
MARKS = {0x301: None, 0x2D7F: None, 0x20DD: None}


@pytest.mark.parametrize(
    "path", ["/static/" + "x" * 5_000, "/static/" + "x/" * 2_000, "/art/paradis/" + "x" * 5_000 + ".svg"]
)
def test_a_long_path_is_not_found(path: str) -> None:
    @with_server
    async def story(server: Server) -> None:
        assert (await (await server.guest("Ann")).get(path)).status_code == 404

    story()


@pytest.mark.parametrize(
    "path",
    [
        "/static/nowhere/%2e%2e/js/table.js?v=1",
        "/static/js/%2e%2e/js/table.js",
        "/static/js//table.js",
        "/static/%2e/js/table.js?v=1",
        "/static//etc/passwd",
    ],
)
def test_a_file_has_one_path(path: str) -> None:
    """Other spellings were a failure of the server, or filled its memory with fingerprints."""

    @with_server
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        assert (await ann.get("/static/js/table.js?v=1")).status_code == 200
        assert (await ann.get(path)).status_code == 404

    story()


def test_a_page_says_when_to_come_back() -> None:
    async def story() -> None:
        async with open_server(limits=generous(requests=RateLimitItemPerHour(1))) as server:
            ann = await server.guest("Ann")
            assert (await ann.get("/")).status_code == 200
            response = await ann.get("/")
            assert response.status_code == 429 and int(response.headers["retry-after"]) > 0

    run(story())


@pytest.mark.parametrize(
    "name",
    [
        *(
            "\u3164",
            "\u2800\u2800",
            "\u115f",
            "\u1160",
            "\uffa0",
            "\u200b\u202e",
            " \u3164 ",
            "\U0001d159",
            "\U00016fe4",
        ),
        *("\u0301", " \u2d7f \u20dd"),
    ],
)
def test_a_name_that_shows_nothing_is_none(name: str) -> None:
    assert clean_name(name) == ""
    assert clean_name(name.translate(MARKS) + "Ann") == "Ann"


@with_server
async def test_chat_cannot_turn_the_text_of_others(server: Server) -> None:
    ann = await server.guest("Ann")
    table = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
    await ann.ask(f"/api/tables/{table}/chat", {"text": "a\u202eb\u2066c\u200fd"})
    kept = await server.tables.table(table)
    assert kept.chat[-1][1].text == "abcd"
    for empty in ("\u202e", "\u3164", "\u2800 \u2800", "  ", "\U0001d159", "\u0301 \u0301"):
        assert (await ann.post(f"/api/tables/{table}/chat", {"text": empty})).status_code == 400


@with_server
async def test_a_key_that_a_store_cannot_hold_is_malformed(server: Server) -> None:
    """PostgreSQL would keep another one: the same move, sent again to another process, would be a new one."""
    ann = await server.guest("Ann")
    id = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
    for kind in ("play", "undo"):
        more = {"action": "bid 1", "seen": "x"} if kind == "play" else {}
        answer = await (await ann.sit(id)).ask({"type": kind, "key": "a\0b", **more})
        assert (answer["type"], answer["key"]) == ("error", "malformed"), answer


@with_server
async def test_a_frame_that_is_not_utf_8_is_malformed(server: Server) -> None:
    ann = await server.guest("Ann")
    table = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
    for body in (b"\xff\xfe", b'{"text": "\xff"}', b'{"text": "\xed\xa0\x80"}', b'{"text": "\\ud800"}'):
        assert (await ann.post(f"/api/tables/{table}/chat", body)).status_code == 400


# --- names of the server ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        *(("127.0.0.1:8000", True), ("[::1]:8000", True), ("192.168.1.5", True), ("localhost:8000", True)),
        *(
            ("LOCALHOST", True),
            ("games.example", True),
            ("games.example:443", True),
            ("games.example.", True),
        ),
        *(("evil.example", False), ("games.example.evil.example", False), ("evilgames.example", False)),
        *(("localhost.evil.example", False), ("127.0.0.1.evil.example", False), ("", False), ("[::1", False)),
        *(("evil.example@127.0.0.1", True), ("127.0.0.1@evil.example", False), ("127.0.0.1 evil", False)),
    ],
)
def test_requests_for_another_name_are_refused(host: str, ours: bool, tmp_path: Path) -> None:
    async def work() -> None:
        app, tables = make_app(
            tmp_path, bots=BotRunner(), names=own_names("127.0.0.1", ("https://games.example",))
        )
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://x") as client:
            answer = await client.get("/api/games", headers={"host": host})
        assert answer.status_code == (200 if ours else 421)
        assert ours or answer.json()["error"]["key"] == "wrong-host"
        await tables.close()
        tables.store.close()

    run(work())


def test_a_socket_for_another_name_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        app, tables = make_app(tmp_path, bots=BotRunner(), names=own_names("127.0.0.1", ()))
        for host, code in (("evil.example", 1008), ("127.0.0.1", 4401)):
            headers = {"host": host, "origin": f"http://{host}"}
            assert await Socket(app, "/api/tables/x/socket", "", headers).end() == code
        await tables.close()
        tables.store.close()

    run(work())


# --- the end of the server -------------------------------------------------------------------------


def test_half_requests_at_shutdown_leave_no_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    head = b"POST /api/guest HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
    halves = (
        b"GET / HT",
        head + b'content-length: 100\r\n\r\n{"na',
        head + b"transfer-encoding: chunked\r\n\r\n5\r\nab",
    )

    async def work() -> list[bytes]:
        async with listening_server(tmp_path, last_requests=1) as port:
            opened = [await asyncio.open_connection("127.0.0.1", port) for _ in halves]
            for (_, writer), half in zip(opened, halves, strict=True):
                writer.write(half)
                await writer.drain()
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /api/health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            assert (await reader.read()).startswith(b"HTTP/1.1 200")  # the halves were read before
            writer.close()
        found = [await reader.read() for reader, _ in opened]
        for _, writer in opened:
            writer.close()
        return found

    answers = run(work())
    assert [record for record in caplog.records if record.exc_info] == []
    assert [answer[:12] for answer in answers[1:]] == [b"HTTP/1.1 503"] * 2
