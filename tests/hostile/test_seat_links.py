"""Seat links: they carry the seat of who made them, and nobody else's."""

from __future__ import annotations

import pytest

from ludotheque.tables.problems import TooLate, Unknown
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import Table
from tests.tables.support import free, open_table, people, stored_rows, with_tables


async def token_of(tables: Tables, table: Table, guest: str) -> str:
    return (await tables.seat_link(table.id, guest)).split("=")[1]


async def void(tables: Tables, table: Table, token: str, guest: str = "eve") -> None:
    """The link lets nobody in, and nothing of it is kept."""
    before = [chair.guest for chair in table.chairs]
    with pytest.raises(Unknown):
        await tables.enter(table.id, guest, token)
    assert [chair.guest for chair in table.chairs] == before
    assert stored_rows(tables, "SELECT * FROM links WHERE kind = 'seat'") == []


@with_tables
async def test_a_link_to_a_seat_that_was_left_does_not_take_it_from_who_sits_there_now(
    tables: Tables,
) -> None:
    table = await open_table(tables, [*people(2), *free(1)], public=True)
    token = await token_of(tables, table, "bob")
    await tables.leave(table.id, "bob")
    await void(tables, table, token)
    await tables.join(table.id, "cleo", 1)
    await void(tables, table, token)


@with_tables
async def test_a_link_dies_when_its_maker_leaves_and_sits_down_again(tables: Tables) -> None:
    table = await open_table(tables, [*people(2), *free(1)], public=True)
    token = await token_of(tables, table, "bob")
    await tables.leave(table.id, "bob")
    await tables.join(table.id, "bob", 1)
    await void(tables, table, token)


@with_tables
async def test_a_link_dies_when_its_maker_changes_seats(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)])
    token = await token_of(tables, table, "ann")
    await tables.give_seat(table.id, "ann", 2, "me", "")
    await void(tables, table, token)


@with_tables
async def test_a_carried_seat_ends_all_links_to_it(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    first = await token_of(tables, table, "ann")
    second = await token_of(tables, table, "ann")
    with pytest.raises(Unknown):  # only the last one counts
        await tables.enter(table.id, "eve", first)
    await tables.enter(table.id, "phone", second)
    await void(tables, table, second)
    assert table.seat_of("phone") == 0


@pytest.mark.parametrize("how", ["leave", "resign"])
def test_a_link_dies_when_the_seat_is_given_up(how: str) -> None:
    @with_tables
    async def story(tables: Tables) -> None:
        table = await open_table(tables, people(3))
        token = await token_of(tables, table, "bob")
        await (tables.leave if how == "leave" else tables.resign)(table.id, "bob")
        await void(tables, table, token)
        if how == "resign":
            with pytest.raises(TooLate):
                await tables.seat_link(table.id, "bob")

    story()


@with_tables
async def test_links_are_few(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    for _ in range(50):
        await tables.seat_link(table.id, "ann")
        await tables.seat_link(table.id, "bob")
    assert len(stored_rows(tables, "SELECT * FROM links")) == 2
    token = await token_of(tables, table, "ann")
    assert (await tables.enter(table.id, "phone", token))[1] == 0
