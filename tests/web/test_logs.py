"""The log of the server: one JSON object per line, with the id of the request, and nothing that must stay secret."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator

import pytest

from ludotheque.web.logs import JsonLines, TextLines
from ludotheque.web.request_ids import REQUEST
from tests.web.support import Server, with_server

ID = re.compile(r"[0-9a-f]{16}")


class Written(logging.Handler):
    """Keeps what a formatter makes of every line."""

    def __init__(self, formatter: logging.Formatter) -> None:
        super().__init__()
        self.setFormatter(formatter)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


written = Written(JsonLines())


@pytest.fixture(autouse=True)
def _writes() -> Iterator[None]:
    written.lines.clear()
    logging.getLogger("ludotheque").addHandler(written)
    yield
    logging.getLogger("ludotheque").removeHandler(written)


async def fails(*_: object, **__: object) -> None:
    raise RuntimeError("postgresql://ann:pass-word@db/x cannot be reached")


@with_server
async def test_a_failed_request_is_found_in_the_log_by_the_id_of_its_answer(server: Server) -> None:
    ann = await server.guest("Ann")
    server.tables.lists = fails  # type: ignore[method-assign, assignment]
    response = await ann.get("/api/tables")
    assert response.status_code == 500
    [line] = [json.loads(text) for text in written.lines]
    assert line["request"] == response.headers["x-request-id"] and ID.fullmatch(line["request"])
    assert line["level"] == "error" and line["text"] == "GET /api/tables failed" and "fails" in line["trace"]
    assert "pass-word" not in written.lines[0] and "postgresql://ann:…@db/x" in line["trace"]
    other = await ann.get("/api/me")
    assert other.headers["x-request-id"] != response.headers["x-request-id"]


@with_server
async def test_an_unforeseen_failure_of_a_page_has_its_id_too(server: Server) -> None:
    ann = await server.guest("Ann")
    server.gate.count_address = lambda scope: 1 // 0  # type: ignore[method-assign, assignment]
    with pytest.raises(ZeroDivisionError):  # Starlette answers, and then raises it again for uvicorn
        await ann.get("/")
    assert ID.fullmatch(json.loads(written.lines[-1])["request"])


@with_server
async def test_all_lines_of_a_socket_have_one_id_and_no_token(server: Server) -> None:
    ann = await server.guest("Ann")
    table = (await ann.ask("/api/tables", {"game": "paradis", "seats": [{"kind": "open"}] * 3}))["table"]
    socket = await ann.sit(table)
    server.tables.refresh = fails
    for _ in range(2):
        socket.send({"type": "again"})
        await socket.hear("error")
    lines = [json.loads(text) for text in written.lines]
    assert len(lines) == 2 and len({line["request"] for line in lines}) == 1
    assert not any(server.seal.token(ann.guest, server.clock.now()) in text for text in written.lines)


def test_tasks_of_a_request_know_its_id_and_others_do_not() -> None:
    async def story() -> None:
        async def log() -> None:
            logging.getLogger("ludotheque.tables").warning("a task")

        async def request() -> None:
            REQUEST.set("0123456789abcdef")
            await asyncio.create_task(log())

        await asyncio.gather(asyncio.create_task(request()), asyncio.create_task(log()))

    asyncio.run(story())
    found = sorted(json.loads(text).get("request", "") for text in written.lines)
    assert found == ["", "0123456789abcdef"]


def test_a_line_is_one_line_whatever_is_written() -> None:
    logging.getLogger("ludotheque.web").warning("two\nlines, %s", "\u2028 and \x1b[31m more")
    assert len(written.lines) == 1 and "\n" not in written.lines[0] and "\x1b" not in written.lines[0]
    assert json.loads(written.lines[0])["text"].startswith("two\nlines")


def test_a_file_of_lines_steers_no_terminal_that_shows_it() -> None:
    """JSON writes out only the signs below the space: those of the second row, and turned text, went through."""
    asked = "/\x9b2J\x85\x7f\u202e\u2066\x1b[2J é"
    logging.getLogger("ludotheque.web").warning("GET %s", asked)
    (line,) = written.lines
    assert line.isprintable() and "é" in line
    assert json.loads(line)["text"] == f"GET {asked}"


def test_nobody_steers_the_terminal_of_the_host() -> None:
    """A path is written as it was asked for when it fails: it must not clear the screen, nor begin a line."""
    asked = "/api/me\x1b[2J\x1b]0;title\x07\n2026 all is well\u202e"
    try:
        raise ValueError(asked)
    except ValueError as error:
        trace = (ValueError, error, error.__traceback__)
    record = logging.LogRecord("ludotheque.web", logging.WARNING, "", 0, "GET %s failed", (asked,), trace)
    line, *traceback = TextLines().format(record).split("\n")
    assert "all is well" in line and "/api/me" in line
    assert line.isprintable() and not {"\x1b", "\x07", "\u202e"} & set("".join(traceback))


def test_a_terminal_gets_text() -> None:
    record = logging.LogRecord("ludotheque.web", logging.WARNING, "", 0, "slow %s", ("disk",), None)
    token = REQUEST.set("0123456789abcdef")
    try:
        assert TextLines().format(record).endswith("WARNING slow disk [request 0123456789abcdef]")
    finally:
        REQUEST.reset(token)
