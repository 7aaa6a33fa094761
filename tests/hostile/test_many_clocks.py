"""Many clocks that run out, and tables that cannot go on: no table waits for another one."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.tables.clocks import HandClock
from ludotheque.tables.events import LIVE, Pace
from ludotheque.tables.service import clocks
from ludotheque.tables.service.registry import Registry
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import Table
from tests.tables.support import bots, open_table, open_tables, people, run, until, with_tables

MINUTE = 60_000


async def timed(tables: Tables) -> Table:
    """A table where Ann has a minute."""
    table = await open_table(
        tables, people(1) + bots(2, first=1), pace=Pace(LIVE, minutes=1, extra=0, count=1)
    )
    await until(lambda: table.waiting() == [0] and not table.thinking)
    return table


def pass_time(tables: Tables) -> None:
    assert isinstance(tables.clock, HandClock)
    tables.clock.forward(10 * MINUTE)


def test_a_table_that_cannot_be_read_stops_no_other_clock(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The first one that failed ended the look at all clocks, ten times a second."""
    monkeypatch.setattr(clocks, "LATER", 0.0)
    broken: list[str] = []
    read = Registry.read

    async def damaged(registry: Registry, id: str, version: int | None = None) -> Table | None:
        if id in broken:
            raise RuntimeError("a damaged row")
        return await read(registry, id, version)

    monkeypatch.setattr(Registry, "read", damaged)

    async def work() -> None:
        async with open_tables() as tables:
            first, sound = await timed(tables), await timed(tables)
            broken.append(first.id)
            del tables.registry.loaded[first.id]
            pass_time(tables)
            await tables.check_clocks()
            assert 0 in sound.handed
            assert [record.getMessage() for record in caplog.records] == [f"table {first.id} cannot go on"]

    run(work())


@with_tables
async def test_a_table_that_takes_long_holds_up_no_other(tables: Tables) -> None:
    slow, other = await timed(tables), await timed(tables)
    async with slow.lock:
        pass_time(tables)
        looking = asyncio.ensure_future(tables.check_clocks())
        await until(lambda: 0 in other.handed)
        again = await timed(tables)  # its clock runs out while the look at the first is not over
        pass_time(tables)
        await tables.check_clocks()
        assert 0 in again.handed
        assert not looking.done() and 0 not in slow.handed
    await looking
    assert 0 in slow.handed


def test_forty_clocks_that_run_out_at_once_share_few_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    """They were played one after the other, each with writes of its own: the last waited for all of them."""

    async def work() -> None:
        async with open_tables() as tables:
            tables.bots.stopped = True
            all = [
                await open_table(tables, people(3), pace=Pace(LIVE, minutes=1, extra=0)) for _ in range(40)
            ]
            assert all[0].waiting()
            most = now = 0
            overdue = tables.deadlines.play.play_overdue

            async def counted(table: Table) -> None:
                nonlocal most, now
                now += 1
                most = max(most, now)
                await overdue(table)
                now -= 1

            monkeypatch.setattr(tables.deadlines.play, "play_overdue", counted)
            pass_time(tables)
            await tables.check_clocks()
            assert all[-1].handed and all[0].handed
            assert 2 <= most <= clocks.AT_ONCE

    run(work())
