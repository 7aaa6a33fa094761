"""Lines end in order: when the server closes, when the browser goes, and when nobody holds them any more."""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from ludotheque.tables.service.tables import Tables
from tests.tables.support import run, until
from tests.web.support import Server, auction_of_three, with_server


@with_server
async def test_a_server_that_closes_sends_its_viewers_home(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    sockets = [await browser.sit(table) for browser in browsers]
    kept = await server.tables.table(table)
    await server.tables.close()
    assert [await socket.end() for socket in sockets] == [1012] * 3
    await asyncio.gather(*(socket.task for socket in sockets))
    assert not kept.viewers


@with_server
async def test_a_browser_that_goes_leaves_nothing_behind(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    kept = await server.tables.table(table)
    before = asyncio.all_tasks()
    sockets = [await browser.sit(table) for browser in browsers]
    for socket in sockets:
        await socket.close()
    assert not kept.viewers
    await until(lambda: asyncio.all_tasks() <= before)


@with_server
async def test_a_browser_that_breaks_the_line_while_we_send_is_no_trouble(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    socket = await browsers[0].sit(table)

    async def broken(message: Any) -> None:
        raise ConnectionResetError("gone")

    kept = await server.tables.table(table)
    viewer = next(iter(kept.viewers))
    viewer.send = broken
    bob = await browsers[1].sit(table)
    assert (await bob.play("bid 4"))["type"] == "accepted"
    await socket.task
    assert len(kept.viewers) == 1


def test_a_line_thrown_away_half_way_does_not_resist(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event loop keeps its tasks by weak references only: a whole server may be forgotten with its lines."""
    refused: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda received: refused.append(received.exc_value))

    async def sit_and_forget(folder: Path) -> Tables:
        server = Server(folder)
        table, browsers = await auction_of_three(server)
        for browser in browsers:
            await browser.sit(table)
        server.tables.store.close()
        return server.tables

    async def work() -> None:
        with tempfile.TemporaryDirectory() as folder:
            tables = await sit_and_forget(Path(folder))
            assert len(tables.registry.loaded) == 1
            del tables
            gc.collect()

    run(work())
    assert refused == []
