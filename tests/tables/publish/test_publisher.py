"""The publisher keeps what it remembers of a table for as long as the table is in memory."""

from __future__ import annotations

import pytest

from ludotheque.tables.service import registry
from ludotheque.tables.service.tables import Tables
from tests.tables.support import Watcher, move, open_table, people, seen_by, with_tables


@with_tables
async def test_a_table_that_is_put_away_is_forgotten(tables: Tables) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "MOST_IDLE", 1)
        first = await open_table(tables, people(3))
        await tables.state(first.id, "ann", "en")
        assert list(tables.publisher._caches) == [first.id]
        second = await open_table(tables, people(3))
        await tables.state(second.id, "ann", "en")
        assert list(tables.publisher._caches) == [second.id]


@with_tables
async def test_a_table_that_is_read_again_is_seen_anew(tables: Tables) -> None:
    table = await open_table(tables, people(3), options={"first_chooser": "A"})
    seen = seen_by(table, 0)
    await tables.connect(table.id, Watcher("ann"))
    tables.registry.drop(table)
    assert list(tables.publisher._caches) == []
    again = await tables.table(table.id)
    assert again is not table and tables.publisher.decision(again, 0) == seen
    await move(tables, again, 0, "auction NW")
    tables.publisher.drop(table)  # the old one: what is remembered of the new one stays
    assert list(tables.publisher._caches) == [table.id]
