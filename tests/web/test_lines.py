"""Lines end in order: when the house closes, when the browser goes, and when nobody holds them any more."""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from ludotheque.tables.service import Tables
from tests.tables.support import run, until
from tests.web.support import House, auction_of_three, in_open_house


@in_open_house
async def test_a_house_that_closes_sends_its_viewers_home(house: House) -> None:
    table, browsers = await auction_of_three(house)
    sockets = [await browser.sit(table) for browser in browsers]
    kept = await house.tables.table(table)
    await house.tables.close()
    assert [await socket.end() for socket in sockets] == [1012] * 3
    await asyncio.gather(*(socket.task for socket in sockets))
    assert not kept.viewers


@in_open_house
async def test_a_browser_that_goes_leaves_nothing_behind(house: House) -> None:
    table, browsers = await auction_of_three(house)
    kept = await house.tables.table(table)
    before = asyncio.all_tasks()
    sockets = [await browser.sit(table) for browser in browsers]
    for socket in sockets:
        await socket.close()
    assert not kept.viewers
    await until(lambda: asyncio.all_tasks() <= before)


@in_open_house
async def test_a_browser_that_breaks_the_line_while_we_send_is_no_trouble(house: House) -> None:
    table, browsers = await auction_of_three(house)
    socket = await browsers[0].sit(table)

    async def broken(message: Any) -> None:
        raise ConnectionResetError("gone")

    kept = await house.tables.table(table)
    viewer = next(iter(kept.viewers))
    viewer.send = broken
    bob = await browsers[1].sit(table)
    assert (await bob.play("bid 4"))["type"] == "accepted"
    await socket.task
    assert len(kept.viewers) == 1


def test_a_line_thrown_away_half_way_does_not_resist(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event loop keeps its tasks by weak references only: a whole house may be forgotten with its lines."""
    refused: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda told: refused.append(told.exc_value))

    async def sit_and_forget(folder: Path) -> Tables:
        house = House(folder)
        table, browsers = await auction_of_three(house)
        for browser in browsers:
            await browser.sit(table)
        house.tables.store.close()
        return house.tables

    async def work() -> None:
        with tempfile.TemporaryDirectory() as folder:
            tables = await sit_and_forget(Path(folder))
            assert len(tables.tables) == 1
            del tables
            gc.collect()

    run(work())
    assert refused == []
