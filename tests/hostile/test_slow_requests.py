"""Heads and bodies of requests that do not end are not waited for."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import pytest

from ludotheque.web.heads import LimitedHttp
from tests.hostile.support import answered, listening_server
from tests.hostile.test_frames import ask
from tests.tables.support import run
from tests.web.support import HOST, ORIGIN, generous, open_server


class QuickHttp(LimitedHttp):
    head_time = 0.2


LINE = b"GET /api/health HTTP/1.1\r\nhost: x\r\n"


def test_a_head_that_does_not_end_is_refused(tmp_path: Path) -> None:
    async def work() -> None:
        async with listening_server(tmp_path, LimitedHttp) as port:
            fine = await answered(port, LINE + b"x-long: " + b"x" * 20_000 + b"\r\nconnection: close\r\n\r\n")
            assert fine.startswith(b"HTTP/1.1 200")
            for flood in (
                LINE + b"x-long: " + b"x" * 200_000,
                b"GET /" + b"x" * 200_000,
                LINE + b"".join([b"x-%d: y\r\n" % n for n in range(20_000)]),
            ):
                assert (await answered(port, flood))[:12] in (b"", b"HTTP/1.1 431")

    run(work())


def test_who_says_nothing_or_only_half_is_not_waited_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with listening_server(tmp_path, QuickHttp) as port:
            for half in (b"", b"G", LINE, LINE + b"x-a: "):
                assert (await answered(port, half)).startswith(b"HTTP/1.1 408")
            second = await answered(port, LINE + b"\r\n", b"GET / HT")  # the second request of a connection
            assert second.startswith(b"HTTP/1.1 200") and b"408 Request Timeout" in second

    run(work())


class NotedHttp(LimitedHttp):
    """Writes down what connections have taken in."""

    read = 0
    kept = 0

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        NotedHttp.read += len(data)
        NotedHttp.kept = max(NotedHttp.kept, len(self.headers))


@pytest.mark.parametrize(
    "flood", [b"a: b\r\n" * 10_000, b"x" * 65_536], ids=["many lines", "a line without an end"]
)
@pytest.mark.parametrize("begun", [b"0\r\na: ", b"1;"], ids=["after a body", "beside the size of a piece"])
def test_what_is_neither_head_nor_body_is_limited(tmp_path: Path, begun: bytes, flood: bytes) -> None:
    """Lines after the last piece of a body were kept without end: 800 MB in four seconds, on one connection."""
    NotedHttp.read = NotedHttp.kept = 0

    async def work() -> None:
        async with listening_server(tmp_path, NotedHttp) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(LINE + b"transfer-encoding: chunked\r\n\r\n" + begun)
            assert (await reader.readline()).startswith(b"HTTP/1.1 ")
            with contextlib.suppress(ConnectionError):
                for _ in range(100):
                    writer.write(flood)
                    await writer.drain()
                writer.write_eof()
                await reader.read()
            writer.close()
            assert NotedHttp.kept < 10 and NotedHttp.read < 1_000_000

    run(work())


def test_small_pieces_of_a_large_body_are_read(tmp_path: Path) -> None:
    async def work() -> None:
        async with listening_server(tmp_path) as port:
            token = (await ask(port, "/api/guest", {"name": "Ann"}))["token"]
            head = f"POST /api/import HTTP/1.1\r\nhost: x.localhost\r\nauthorization: Bearer {token}\r\n"
            pieces = b"64\r\n" + b" " * 100 + b"\r\n"
            found = await answered(
                port,
                head.encode() + b"connection: close\r\ntransfer-encoding: chunked\r\n\r\n",
                *[pieces * 1000] * 20,
                b"0\r\nx-sum: 1\r\n\r\n",
            )
            assert found.startswith(b"HTTP/1.1 400") and b"damaged-file" in found

    run(work())


class ImpatientHttp(LimitedHttp):
    """Closes a connection soon after an answer if no other request follows."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.timeout_keep_alive = 0.1  # type: ignore[assignment]


async def said_until_closed(port: int, head: bytes, byte: bytes) -> bytes:
    """What the server says before it closes a connection on which a little more comes all the time."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    said = asyncio.ensure_future(reader.read())
    try:
        writer.write(head)
        for _ in range(6000):  # a minute: a busy machine may need seconds
            if said.done():
                break
            writer.write(byte)
            await asyncio.sleep(0.01)
        assert said.done(), "the connection is open for ever"
        return await said
    finally:
        said.cancel()
        writer.close()


@pytest.mark.parametrize("more", [b"content-length: 1000000\r\n", b"connection: keep-alive\r\n"])
def test_bytes_that_are_no_request_keep_no_connection_open(tmp_path: Path, more: bytes) -> None:
    """A byte now and then, of a body that nobody wants or between two requests, kept it open for ever."""

    async def work() -> None:
        async with listening_server(tmp_path, ImpatientHttp) as port:
            said = await said_until_closed(port, LINE + more + b"\r\n", b"\r\n")
            assert said.startswith(b"HTTP/1.1 ") and b"408" not in said

    run(work())


@pytest.mark.parametrize(
    "more",
    [b"transfer-encoding: chunked\r\n", b"content-length: 5\r\n", b"x: y\r\n" * 200, b"x: " + b"y" * 9_000],
    ids=["a body in pieces", "a body", "many lines", "a long line"],
)
def test_a_socket_that_cannot_be_opened_so_is_refused(tmp_path: Path, more: bytes) -> None:
    """uvicorn gave no answer, and the connection stayed open for ever."""

    async def work() -> None:
        async with listening_server(tmp_path) as port:
            asked = LINE + b"upgrade: websocket\r\nconnection: upgrade\r\n" + more.strip() + b"\r\n\r\n"
            assert (await said_until_closed(port, asked, b"1\r\nx\r\n")).startswith(b"HTTP/1.1 400")

    run(work())


def test_a_body_that_does_not_come_is_not_waited_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_server(limits=generous(body_time=0.05)) as server:
            ann = await server.guest("Ann")

            sent: list[dict[str, Any]] = []

            async def receive() -> dict[str, Any]:
                if not sent:
                    sent.append({})
                    return {"type": "http.request", "body": b'{"name": ', "more_body": True}
                await asyncio.Event().wait()
                raise AssertionError

            async def send(message: Any) -> None:
                sent.append(message)

            headers = [(b"content-type", b"application/json"), *_raw(ann.headers(origin=ORIGIN, host=HOST))]
            scope = {
                "type": "http",
                "method": "POST",
                "path": "/api/me",
                "raw_path": b"/api/me",
                "headers": headers,
                "query_string": b"",
                "scheme": "http",
                "server": (HOST, 80),
                "client": ("127.0.0.1", 1),
                "http_version": "1.1",
                "root_path": "",
                "asgi": {"version": "3.0"},
            }
            await server.app(scope, receive, send)
            start = next(message for message in sent if message.get("type") == "http.response.start")
            assert start["status"] == 408

    run(work())


def _raw(headers: Any) -> list[tuple[bytes, bytes]]:
    pairs = headers.items() if hasattr(headers, "items") else headers
    return [(_bytes(name).lower(), _bytes(value)) for name, value in pairs]


def _bytes(text: Any) -> bytes:
    return text if isinstance(text, bytes) else str(text).encode()
