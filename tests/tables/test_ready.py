"""The ready check of the lobby: people say that they are ready; the match begins when nobody is missing."""

from __future__ import annotations

import pytest

from ludotheque.tables.loading import load_table
from ludotheque.tables.problems import NotAllowed, TooLate
from ludotheque.tables.publish.around import table_part
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import LOBBY, RUNNING, Table
from tests.tables.support import free, open_table, people, with_tables


def ready(table: Table) -> list[bool]:
    return [seat["ready"] for seat in table_part(table, 0, "en")["seats"]]


@with_tables
async def test_a_full_table_waits_for_whoever_is_not_ready(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)], public=True)
    await tables.join(table.id, "x", 1, ready=False)
    await tables.join(table.id, "y", 2)
    assert table.status == LOBBY and ready(table) == [True, False, True]
    stored = load_table(tables.store, table.id)
    assert stored is not None and stored.unready == {1}
    await tables.set_ready(table.id, "x", True)
    assert table.status == RUNNING
    with pytest.raises(TooLate):
        await tables.set_ready(table.id, "x", False)


@with_tables
async def test_somebody_may_think_again(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)], public=True)
    version = table.version
    await tables.set_ready(table.id, "ann", True)
    assert table.version == version, "said already: nothing happens"
    await tables.set_ready(table.id, "ann", False)
    await tables.join(table.id, "x", 1)
    await tables.join(table.id, "y", 2)
    assert table.status == LOBBY and ready(table) == [False, True, True]


@with_tables
async def test_the_host_may_start_before(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)], public=True)
    await tables.join(table.id, "x", 1, ready=False)
    await tables.start(table.id, "ann")
    assert table.status == RUNNING


@with_tables
async def test_whoever_gets_up_or_moves_takes_the_answer_along(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(3)], public=True)
    await tables.set_ready(table.id, "ann", False)
    await tables.give_seat(table.id, "ann", 2, "me", "")
    assert table.unready == {2}
    await tables.leave(table.id, "ann")
    assert table.unready == set()


@with_tables
async def test_only_who_sits_is_asked(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)], public=True)
    with pytest.raises(NotAllowed):
        await tables.set_ready(table.id, "stranger", True)
