"""A store that fails, or a server that is killed, between the write that fills a table and the one that begins it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ludotheque.tables.clocks import HandClock
from ludotheque.tables.service.registry import STORE_FAILURES
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.store.base import Entry, StoreUnavailable
from ludotheque.tables.table import BEGIN_AGAIN, LOBBY, OVER, RUNNING, STARTING
from tests.tables.support import (
    bots,
    free,
    open_table,
    open_tables,
    people,
    run,
    stored_rows,
    until,
    with_tables,
)

PROMISE = "0" * 64


async def at_once(seconds: float) -> None:
    await asyncio.sleep(0)


@contextmanager
def full_after(tables: Tables, writes: int) -> Iterator[None]:
    """The disk has room for so many writes more."""
    append = tables.store.append
    left = writes

    def last(*entries: Entry) -> asyncio.Future[None]:
        nonlocal left
        if not left:
            raise StoreUnavailable("disk I/O error")
        left -= 1
        return append(*entries)

    tables.store.append = last  # type: ignore[method-assign]
    try:
        yield
    finally:
        tables.store.append = append  # type: ignore[method-assign]


async def filled(tables: Tables, promise: str = "") -> str:
    """A lobby whose last free seat was taken, and whose match could not be begun."""
    id = (await open_table(tables, [*people(1), *free(1), *bots(1, first=2)], public=True)).id
    with full_after(tables, 2 if promise else 1), pytest.raises(STORE_FAILURES):
        await tables.join(id, "bob", 1, promise)
    return id


async def later(tables: Tables, id: str) -> str:
    """The status of the table a little later."""
    await tables.table(id)
    assert isinstance(tables.clock, HandClock)
    tables.clock.forward(BEGIN_AGAIN)
    await tables.deadlines.check_clocks()
    return (await tables.table(id)).status


@pytest.mark.parametrize("promise", ["", PROMISE], ids=["no promise", "a promise"])
def test_a_full_table_begins_when_the_store_works_again(promise: str) -> None:
    """It stayed a lobby for ever: everybody had a seat and was ready, and nobody was left whose coming began it."""

    async def story() -> None:
        async with open_tables(sleep=at_once) as tables:
            id = await filled(tables, promise)
            await until(lambda: id in tables.registry.loaded)  # it is read again by itself
            assert (await tables.table(id)).status == LOBBY
            assert await later(tables, id) == (STARTING if promise else RUNNING)

    run(story())


def test_a_full_table_begins_after_a_server_that_was_killed(tmp_path: Path) -> None:
    async def story() -> None:
        async with open_tables(tmp_path, sleep=at_once) as tables:
            id = await filled(tables)
        async with open_tables(tmp_path) as tables:
            assert await later(tables, id) == RUNNING

    run(story())


@with_tables
async def test_a_rematch_that_could_not_be_begun_waits(tables: Tables) -> None:
    """Whoever asks again gets another table: of the first one nobody knows, and nobody was asked for a promise."""
    table = await open_table(tables, [*people(1), *bots(2, first=1)])
    await tables.resign(table.id, "ann")
    await until(lambda: table.status == OVER)
    with full_after(tables, 1), pytest.raises(STORE_FAILURES):
        await tables.rematch(table.id, "ann")
    [(id,)] = stored_rows(tables, "SELECT id FROM tables WHERE status = 'lobby'")
    assert await later(tables, id) == LOBBY
    assert await tables.rematch(table.id, "ann") != id
