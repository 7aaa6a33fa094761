"""Seat links: they carry the seat of who made them, and nobody else's."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.tables.clocks import HandClock
from ludotheque.tables.identity import LINK_LIFE, hashed
from ludotheque.tables.loading import load_table
from ludotheque.tables.problems import NotAllowed, TooLate, Unknown
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.store.base import Link
from ludotheque.tables.table import SEAT, Table
from tests.postgres import needs_postgres
from tests.tables.support import free, open_table, people, stored_rows, with_tables
from tests.tables.test_sharing import two_processes


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


@with_tables
async def test_a_link_carries_no_seat_of_another_table(tables: Tables) -> None:
    first = await open_table(tables, people(3), public=True)
    second = await open_table(tables, people(3), public=True)
    token = await token_of(tables, first, "ann")
    for one in (token, token.swapcase(), token + "=", "", "\udcff", "x" * 10_000):
        with pytest.raises((Unknown, UnicodeError)):
            await tables.enter(second.id, "eve", one)
    assert second.seat_of("eve") is None and first.seat_of("ann") == 0


@with_tables
async def test_of_two_who_use_a_link_at_once_one_has_the_seat(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    token = await token_of(tables, table, "ann")
    tries = (tables.enter(table.id, guest, token) for guest in ("eve", "phone"))
    found = await asyncio.gather(*tries, return_exceptions=True)
    assert sorted(type(one).__name__ for one in found) == ["Unknown", "tuple"]
    assert [table.seat_of(guest) is None for guest in ("eve", "phone", "ann")].count(True) == 2


@with_tables
async def test_a_link_that_has_expired_does_not_come_back_with_the_clock(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    token = await token_of(tables, table, "ann")
    assert isinstance(tables.clock, HandClock)
    tables.clock.forward(LINK_LIFE)
    with pytest.raises(Unknown):
        await tables.enter(table.id, "eve", token)
    assert table.seat_of("ann") == 0


@with_tables
async def test_who_has_lost_a_seat_by_a_link_cannot_take_it_back_by_an_older_one(tables: Tables) -> None:
    """Ann's link is used by her phone; the phone makes one of its own; Ann's browser has nothing any more."""
    table = await open_table(tables, people(3))
    first = await token_of(tables, table, "ann")
    await tables.enter(table.id, "phone", first)
    second = await token_of(tables, table, "phone")
    with pytest.raises(Unknown):
        await tables.enter(table.id, "ann", first)
    with pytest.raises((Unknown, NotAllowed)):
        await tables.seat_link(table.id, "ann")
    assert await tables.enter(table.id, "ann", second) == ("seat", 0)  # given back on purpose


@pytest.mark.parametrize("maker", ["", "bob", "eve"])
def test_a_link_that_was_stored_too_late_carries_no_seat(maker: str) -> None:
    """Another process has made it before it knew that the seat had changed hands; nothing ended it."""

    @with_tables
    async def story(tables: Tables) -> None:
        table = await open_table(tables, [*people(2), *free(1)], public=True)
        await tables.leave(table.id, "bob")
        await tables.join(table.id, "cleo", 1)
        late = Link(table.id, SEAT, 1, tables.clock.now() + LINK_LIFE, maker)
        await tables.store.put_link(hashed("late"), late)
        with pytest.raises(Unknown):
            await tables.enter(table.id, "eve", "late")
        assert table.chairs[1].guest == "cleo"

    story()


@needs_postgres
def test_of_two_processes_that_take_a_seat_by_one_link_one_does(database: str) -> None:
    @two_processes
    async def story(one: Tables, other: Tables) -> None:
        for _ in range(5):
            table = await open_table(one, people(3))
            token = await token_of(one, table, "ann")
            tries = (one.enter(table.id, "eve", token), other.enter(table.id, "phone", token))
            found = await asyncio.gather(*tries, return_exceptions=True)
            assert sorted(type(each).__name__ for each in found) == ["Unknown", "tuple"]
            kept = load_table(one.store, table.id)
            assert kept is not None and kept.chairs[0].guest in ("eve", "phone")

    story(database)


@needs_postgres
def test_a_seat_that_was_left_in_one_process_is_not_taken_by_its_link_in_the_other(database: str) -> None:
    @two_processes
    async def story(one: Tables, other: Tables) -> None:
        table = await open_table(one, [*people(2), *free(1)], public=True)
        await other.state(table.id, "bob", "en")  # the other one has it in memory, as it was
        token = await token_of(one, table, "bob")
        await one.leave(table.id, "bob")
        await one.join(table.id, "cleo", 1)
        with pytest.raises(Unknown):
            await other.enter(table.id, "eve", token)
        kept = load_table(one.store, table.id)
        assert kept is not None and kept.chairs[1].guest == "cleo"

    story(database)
