"""The same act at one table in two processes at once: done once, refused in a sentence, and seen alike in both."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from ludotheque.kernel.fair import promise_of
from ludotheque.tables.problems import Problem
from ludotheque.tables.service.tables import Tables
from tests.postgres import needs_postgres
from tests.tables.support import free, open_table, people, seen_by, stored_rows
from tests.tables.test_sharing import two_processes

pytestmark = needs_postgres

GUESTS = ("ann", "bob", "cleo", "eve")

Act = Callable[[Tables, str], Awaitable[Any]]


async def at_once(processes: tuple[Tables, Tables], id: str, *acts: Act) -> list[str]:
    """Every act in both processes at the same time; "done", or the key of the refusal."""

    async def tried(tables: Tables, act: Act) -> str:
        try:
            await act(tables, id)
        except Problem as problem:
            return problem.key
        return "done"

    return await asyncio.gather(*(tried(tables, act) for act in acts for tables in processes))


async def state(tables: Tables, id: str, guest: str) -> Any:
    """All that a guest is sent of a table by a process; nobody is connected to either."""
    try:
        return json.loads(await tables.state(id, guest, "en"))
    except Problem as problem:
        return problem.key


async def check_alike(processes: tuple[Tables, Tables], id: str) -> None:
    one, other = processes
    for guest in GUESTS:
        assert await state(one, id, guest) == await state(other, id, guest), guest
    numbers = [row[0] for row in stored_rows(one, "SELECT seq FROM events ORDER BY seq")]
    assert numbers == list(range(len(numbers)))


def racing(story: Callable[[tuple[Tables, Tables]], Awaitable[None]]) -> Callable[..., None]:
    """A test with two processes, in whose log nothing stands afterwards: who loses a race is no trouble."""

    def runs(database: str, caplog: pytest.LogCaptureFixture) -> None:
        async def both(one: Tables, other: Tables) -> None:
            await story((one, other))

        with caplog.at_level(logging.WARNING):
            two_processes(both)(database)
        assert [record.getMessage() for record in caplog.records] == []

    runs.__name__ = story.__name__
    return runs


@racing
async def test_acts_in_the_lobby(processes: tuple[Tables, Tables]) -> None:
    table = await open_table(processes[0], [*people(1), *free(2)], public=True, promise=promise_of("salt"))
    id = table.id
    await check_alike(processes, id)
    joined = await at_once(
        processes, id, lambda t, id: t.join(id, "bob", 1), lambda t, id: t.join(id, "cleo", 1)
    )
    assert joined.count("done") == 1
    await check_alike(processes, id)
    holder = (await processes[0].table(id)).chairs[1].guest
    promised = await at_once(
        processes,
        id,
        lambda t, id: t.promise(id, holder, promise_of("pepper")),
        lambda t, id: t.promise(id, holder, promise_of("sugar")),
    )
    assert promised.count("done") == 2  # the first one, and the same once more in the other process
    for act in (
        lambda t, id: t.say(id, holder, "hello"),
        lambda t, id: t.set_ready(id, holder, False),
        lambda t, id: t.links(id, "ann"),
        lambda t, id: t.renew_links(id, "ann"),
        lambda t, id: t.give_seat(id, "ann", 2, "bot", "random"),
        lambda t, id: t.leave(id, holder),
    ):
        assert "done" in await at_once(processes, id, act)
        await check_alike(processes, id)


@racing
async def test_acts_in_a_match(processes: tuple[Tables, Tables]) -> None:
    table = await open_table(processes[0], people(3), options={"first_chooser": "A"}, auto=False)
    id, seen = table.id, seen_by(table, 0)
    menu = [action.notation for action in table.position.menu(0)]
    played = await at_once(
        processes,
        id,
        lambda t, id: t.play(id, "ann", menu[0], seen, "one"),
        lambda t, id: t.play(id, "ann", menu[1], seen, "two"),
    )
    assert sorted(played) == ["done", "done", "stale", "stale"]  # one of them, and again by its key
    for act in (
        lambda t, id: t.undo(id, "ann", False, "back"),
        lambda t, id: t.say(id, "bob", "hello"),
        lambda t, id: t.rename_seat(id, "bob", "Bobby"),
        lambda t, id: t.pause(id, "bob", True),
        lambda t, id: t.seat_link(id, "bob"),
        lambda t, id: t.set_auto(id, "cleo", True),
        lambda t, id: t.leave(id, "cleo"),
        lambda t, id: t.take_back(id, "cleo"),
        lambda t, id: t.resign(id, "cleo"),
        lambda t, id: t.resign(id, "bob"),
    ):
        found = await at_once(processes, id, act)
        assert not {"server-error", "store-unavailable"} & set(found)
        await check_alike(processes, id)
