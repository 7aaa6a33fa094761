"""Guests, their names and what they say; what is refused at the seats, by its key, and changes nothing."""

from __future__ import annotations

import json
from collections.abc import Awaitable

import pytest

from ludotheque.tables.events import Chair
from ludotheque.tables.orders import DEFAULT_LEVEL
from ludotheque.tables.problems import Problem
from ludotheque.tables.service.registry import Accepted
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import LOBBY, OVER, RUNNING, Table
from tests.tables.support import free, open_table, people, until, with_tables

PROMISE = "5e" * 32


async def refused(table: Table, asked: Awaitable[object]) -> str:
    """The key of what the table refuses; nothing was written."""
    version = table.version
    with pytest.raises(Problem) as problem:
        await asked
    assert table.version == version
    return problem.value.key


async def lobby(tables: Tables, seats: int = 4) -> Table:
    return await open_table(tables, [*people(1), *free(seats - 1)], public=True)


@with_tables
async def test_a_new_guest_has_an_id_and_the_cleaned_name(tables: Tables) -> None:
    named, nameless = await tables.new_guest("  Zoé \n"), await tables.new_guest()
    assert named != nameless
    assert [await tables.name_of(guest) for guest in (named, nameless)] == ["Zoé", ""]
    assert await tables.rename(named, " Zoé  B ") == "Zoé B" == await tables.name_of(named)


@with_tables
async def test_a_seat_is_taken_in_the_lobby_only_and_the_first_free_one_unless_named(tables: Tables) -> None:
    table = await lobby(tables, 5)
    for seat in (-1, 5):
        assert await refused(table, tables.join(table.id, "x", seat)) == "bad-seat"
        assert await refused(table, tables.give_seat(table.id, "ann", seat, "bot", "")) == "bad-seat"
    assert await refused(table, tables.join(table.id, "ann", 1)) == "already-seated"
    assert await refused(table, tables.join(table.id, "x", 1, "no promise")) == "bad-promise"
    assert await tables.join(table.id, "x", 4) == 4
    assert await tables.join(table.id, "y", None) == 1
    for seat in (2, 3):
        await tables.give_seat(table.id, "ann", seat, "bot", "random")
    assert table.status == RUNNING  # a bot on the last free seat begins the match, too
    assert await refused(table, tables.give_seat(table.id, "ann", 2, "open", "")) == "not-lobby"
    assert await refused(table, tables.join(table.id, "late", None)) == "not-lobby"


@with_tables
async def test_a_full_lobby_has_no_seat_left(tables: Tables) -> None:
    table = await lobby(tables, 3)
    await tables.join(table.id, "x", None, ready=False)
    await tables.join(table.id, "y", None)
    assert table.status == LOBBY
    assert await refused(table, tables.join(table.id, "z", None)) == "no-free-seat"


@with_tables
async def test_a_promise_comes_with_the_seat(tables: Tables) -> None:
    table = await lobby(tables)
    await tables.join(table.id, "x", 2, PROMISE)
    assert table.chance.promised == {2: PROMISE}


@with_tables
async def test_the_owner_gives_a_level_or_the_usual_one_and_sits_where_nobody_is(tables: Tables) -> None:
    table = await lobby(tables)
    assert await refused(table, tables.give_seat(table.id, "x", 1, "bot", "")) == "owner-only"
    await tables.give_seat(table.id, "ann", 1, "bot", "")
    assert table.chairs[1].level == DEFAULT_LEVEL
    await tables.join(table.id, "x", 2)
    assert await refused(table, tables.give_seat(table.id, "ann", 2, "me", "")) == "seat-taken"
    assert await refused(table, tables.give_seat(table.id, "ann", 0, "open", "")) == "seat-taken"
    version = table.version
    await tables.give_seat(table.id, "ann", 0, "me", "")  # sits there already
    assert table.version == version
    await tables.give_seat(table.id, "ann", 1, "me", "")
    assert [chair.kind for chair in table.chairs] == ["open", "person", "person", "open"]


@with_tables
async def test_an_owner_without_a_seat_sits_down(tables: Tables) -> None:
    await tables.rename("owner", "Olga")
    table = await open_table(tables, free(3))
    await tables.give_seat(table.id, "owner", 2, "me", "")
    assert table.chairs[2] == Chair("person", "owner", "Olga")


@with_tables
async def test_a_name_is_changed_once_and_kept_for_the_next_table(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    assert await refused(table, tables.rename_seat(table.id, "ann", " \n")) == "bad-name"
    answer = await tables.rename_seat(table.id, "ann", "Anna")
    assert isinstance(answer, Accepted) and answer.version == table.version
    version = table.version
    await tables.rename_seat(table.id, "ann", "Anna")
    assert table.version == version
    await tables.rename_seat(table.id, "bob", "Anna")
    assert table.names()[:2] == ["Anna", "Anna 2"]
    assert [await tables.name_of(guest) for guest in ("ann", "bob")] == ["Anna", "Anna"]
    for guest in ("ann", "bob", "cleo"):
        await tables.resign(table.id, guest)
    await until(lambda: table.status == OVER)
    assert await refused(table, tables.rename_seat(table.id, "ann", "Late")) == "not-running"
    assert await refused(table, tables.leave(table.id, "ann")) == "not-running"


@with_tables
async def test_whoever_has_left_leaves_only_once(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    await tables.leave(table.id, "cleo")
    version = table.version
    assert (await tables.leave(table.id, "cleo")).version == version == table.version


@with_tables
async def test_what_is_said_has_a_length_a_name_and_a_room(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    for text in ("", " \u200b ", "x" * 501):
        assert await refused(table, tables.say(table.id, "ann", text)) == "malformed"
    table.grants["w"] = "watch"
    await tables.rename("v", "Vera")
    table.grants["v"] = "watch"
    assert (await tables.say(table.id, "ann", "x" * 500)).version == table.version
    await tables.say(table.id, "w", "psst")
    await tables.say(table.id, "v", "hush")
    shown = json.loads(await tables.state(table.id, "w", "en"))["chat"]
    assert [(said["name"], said["seat"], said["room"], len(said["text"])) for said in shown] == [
        ("Ann", 0, "table", 500),
        ("…", None, "gallery", 4),
        ("Vera", None, "gallery", 4),
    ]
    assert shown[0]["at"] == tables.clock.now()
