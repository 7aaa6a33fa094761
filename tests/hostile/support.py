"""A real server on loopback, and somebody who sends it bytes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

from ludotheque.bots.pool import BotRunner
from ludotheque.web.heads import LimitedHttp
from ludotheque.web.server import config, listening, make_app
from tests.tables.support import until


class Time:
    """Seconds that pass only when somebody thinks."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds


@asynccontextmanager
async def listening_server(
    folder: Path, protocol: type[LimitedHttp] = LimitedHttp, last_requests: int = 3
) -> AsyncIterator[int]:
    """A real server on loopback, in this loop; its port."""
    app, _ = make_app(folder, bots=BotRunner())
    bound = listening("127.0.0.1", 0)
    settings = config(app)
    assert settings.http is LimitedHttp
    settings.http = protocol
    settings.timeout_graceful_shutdown = last_requests
    server = uvicorn.Server(settings)
    serving = asyncio.ensure_future(server.serve(sockets=[bound]))
    await until(lambda: server.started)
    try:
        yield bound.getsockname()[1]
    finally:
        server.should_exit = True
        await serving


async def answered(port: int, *parts: bytes) -> bytes:
    """What comes back for these bytes, until the server closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
        return await reader.read()
    except ConnectionError:
        return b""
    finally:
        writer.close()


def growth(work: Callable[[int], object], size: int) -> float:
    """How many times as much processor time this work takes when it has eight times as much to do.

    About 8 if it looks at everything once, 64 if it looks at everything again for each piece.
    """

    def least(size: int) -> float:
        times: list[float] = []
        for _ in range(5):
            began = time.process_time()
            work(size)
            times.append(time.process_time() - began)
        return min(times)

    return least(8 * size) / max(least(size), 1e-5)
