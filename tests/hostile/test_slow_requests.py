"""Heads and bodies of requests that do not end are not waited for."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from ludotheque.web.heads import LimitedHttp
from tests.hostile.support import answered, listening_server
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
