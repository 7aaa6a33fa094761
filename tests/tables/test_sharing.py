"""Two services on one PostgreSQL database: each stands for a server process, with its own connections and memory."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest

from ludotheque.bots.pool import BotRunner
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables.clocks import HandClock
from ludotheque.tables.events import LIVE, Pace
from ludotheque.tables.loading import load_table
from ludotheque.tables.problems import Problem, TooLate
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.store import leases
from ludotheque.tables.store.postgres import PostgresStore
from ludotheque.tables.table import OVER, RUNNING
from tests.postgres import needs_postgres
from tests.tables.support import Watcher, any_action, bots, guest_at, open_table, people, run, seen_by, until

pytestmark = needs_postgres


@asynccontextmanager
async def service(database: str, resumed: bool = True) -> AsyncIterator[Tables]:
    store = PostgresStore(database)
    tables = Tables(
        store, clock=HandClock(), bots=BotRunner(), bot_pause=0.0, undo_pause=0.0, secret=store.secret()
    )
    if resumed:
        await tables.resume()
    try:
        yield tables
    finally:
        await tables.close()
        store.close()


def two_processes(story: Callable[[Tables, Tables], Awaitable[None]]) -> Callable[[str], None]:
    """A test that gets two services on one database."""

    def runs(database: str) -> None:
        async def work() -> None:
            async with service(database) as one, service(database) as other:
                await story(one, other)

        run(work())

    runs.__name__ = story.__name__
    return runs


async def any_move(tables: Tables, id: str, chance: random.Random, key: str) -> bool:
    """Somebody whom this process believes to be asked plays; False if others were faster."""
    table = await tables.table(id)
    waiting = [seat for seat in table.waiting() if not table.played_by_bot(seat)]
    if table.status != RUNNING or not waiting:
        return False
    seat = chance.choice(waiting)
    action = any_action(table, seat, chance)
    try:
        await tables.play(id, guest_at(table, seat), action.notation, seen_by(table, seat), key)
    except Problem:
        return False
    return True


def versions(watcher: Watcher) -> list[int]:
    """The versions that a watcher was shown, in the order in which they came."""
    return [message["version"] for message in watcher.received if "version" in message]


def check_order(watcher: Watcher) -> None:
    """Every version once, in order, none left out."""
    shown = versions(watcher)
    assert shown == list(range(shown[0], shown[-1] + 1))


@two_processes
async def test_alternating_moves_are_seen_at_once_by_everybody(one: Tables, other: Tables) -> None:
    table = await open_table(one, people(3), options={"first_chooser": "A"}, auto=False)
    watchers = [Watcher("ann"), Watcher("bob")]
    await one.connect(table.id, watchers[0])
    await other.connect(table.id, watchers[1])
    chance = random.Random(5)
    made = 0
    for number in range(40):
        here = (one, other)[number % 2]
        made += await any_move(here, table.id, chance, f"k{number}")
        at = (await here.table(table.id)).version
        await until(lambda at=at: all(versions(watcher)[-1] >= at for watcher in watchers))  # type: ignore[misc]
    assert made == 40
    for watcher in watchers:
        check_order(watcher)
    assert len(versions(watchers[0])) == len(versions(watchers[1]))
    # what was shown by updates alone is what a newcomer is shown
    late = Watcher("bob")
    await one.connect(table.id, late)
    assert late.scene == watchers[1].scene and late.you["decision"] == watchers[1].you["decision"]


@two_processes
async def test_of_two_racing_moves_one_is_judged_again(one: Tables, other: Tables) -> None:
    table = await open_table(one, people(4), auto=False)
    watchers = [Watcher("ann"), Watcher("bob"), Watcher("nobody")]
    for tables, watcher in ((one, watchers[0]), (other, watchers[1])):
        await tables.connect(table.id, watcher)
    moves = 0
    chance = random.Random(3)
    while moves < 60:
        both = [any_move(tables, table.id, chance, f"{moves} {n}") for n, tables in enumerate((one, other))]
        moves += sum(await asyncio.gather(*both))
        if (await one.table(table.id)).status == OVER:
            break
    for tables in (one, other):
        await tables.state(table.id, "ann", "en")  # up to date
    stored = load_table(one.store, table.id)
    assert stored is not None and stored.match is not None
    for tables in (one, other):
        here = await tables.table(table.id)
        assert here.version == stored.version and here.position == stored.position
    last = stored.version
    await until(lambda: all(versions(watcher)[-1] == last for watcher in watchers[:2]))
    for watcher in watchers[:2]:
        check_order(watcher)
        assert not watcher.gone  # nobody had to come back


@two_processes
async def test_sealed_bids_given_at_the_same_time_in_two_processes_all_count(
    one: Tables, other: Tables
) -> None:
    table = await open_table(one, people(3), options={"first_chooser": "A"}, auto=False)
    here, there = table, await other.table(table.id)
    await one.play(table.id, "ann", "auction NW", seen_by(table, 0), "k")
    await other.state(table.id, "bob", "en")
    there = await other.table(table.id)
    seen = [seen_by(here, 0), seen_by(there, 1), seen_by(here, 2)]
    done = await asyncio.gather(
        one.play(table.id, "ann", "bid 7", seen[0], "a"),
        other.play(table.id, "bob", "bid 12", seen[1], "b"),
        one.play(table.id, "cleo", "bid 3", seen[2], "c"),
    )
    assert len({each.version for each in done} | {0}) > 1
    again = await other.play(table.id, "cleo", "bid 3", seen[2], "c")  # sent again to the other process
    assert again.again
    stored = load_table(one.store, table.id)
    assert stored is not None and stored.match is not None
    assert sorted(move.action.notation for move in stored.match.moves[1:4]) == ["bid 12", "bid 3", "bid 7"]


@two_processes
async def test_a_stale_process_does_not_refuse_what_the_log_allows(one: Tables, other: Tables) -> None:
    table = await open_table(one, people(3), options={"first_chooser": "A"}, auto=False)
    await other.table(table.id)
    assert other.sharing is not None
    other.sharing._moved = lambda tables: None  # type: ignore[method-assign]  # it misses every notice
    await one.play(table.id, "ann", "auction NW", seen_by(table, 0), "k")
    await other.play(table.id, "bob", "bid 12", seen_by(table, 1), "b")
    with pytest.raises(TooLate):
        await other.play(table.id, "cleo", "bid 3", "another decision", "c")
    # a link that lets somebody in counts everywhere at once
    kinds = await one.links(table.id, "ann")
    await one.enter(table.id, "zoe", kinds["watch"].partition("=")[2])
    seen = Watcher("zoe")
    await other.connect(table.id, seen)
    assert seen.seat == SPECTATOR and seen.received


@two_processes
async def test_a_lost_listening_connection_loses_no_update(one: Tables, other: Tables) -> None:
    table = await open_table(one, people(3), options={"first_chooser": "A"}, auto=False)
    watcher = Watcher("bob")
    await other.connect(table.id, watcher)
    store = other.store
    assert isinstance(store, PostgresStore)
    await until(lambda: store.notices.listener is not None)
    assert store.notices.listener is not None
    victim = store.notices.listener.info.backend_pid
    with store.database.connection() as db:
        db.execute("SELECT pg_terminate_backend(?)", (victim,))
    await one.play(table.id, "ann", "auction NW", seen_by(table, 0), "k")
    await until(lambda: versions(watcher)[-1] == table.version)
    check_order(watcher)


@two_processes
async def test_bots_and_clocks_run_in_one_process_and_go_on_in_the_other(one: Tables, other: Tables) -> None:
    table = await open_table(one, bots(3))
    id = table.id
    assert one.store.holds(id) and not other.store.holds(id)
    await until(lambda: one.registry.loaded[id].status == OVER)
    pace = Pace(LIVE, minutes=1, extra=0)
    waiting = await open_table(one, people(3), pace=pace)
    await one.deadlines.stop()  # as if it were paused
    await until(lambda: waiting.id in other.registry.deadlines)
    assert other.store.holds(waiting.id)
    deadline = waiting.clocks.next_deadline()
    assert other.registry.deadlines[waiting.id] == deadline  # a time of day: the same for both
    assert isinstance(other.clock, HandClock)
    other.clock.forward(70_000)
    await until(lambda: other.registry.loaded[waiting.id].step() > 0)
    # the first wakes up late, and cannot write as if it still had the lease
    assert isinstance(one.store, PostgresStore)
    one.store.leases.held.add(waiting.id)
    one.store.leases.until = float("inf")
    async with one.locked(waiting.id) as mine:
        assert one.sharing is not None
        await one.sharing._catch_up(mine)
        seat = mine.waiting()[0]
        with pytest.raises(TooLate):
            await one.opening.play.move(mine, seat, mine.position.default(seat), "clock")
    assert not one.store.holds(waiting.id)


def test_a_process_that_ends_gives_up_its_leases(database: str) -> None:
    async def story() -> None:
        async with service(database) as other:
            async with service(database) as one:
                id = (await open_table(one, people(3))).id
                assert one.store.holds(id)
            await until(lambda: other.store.holds(id))

    run(story())


@pytest.mark.parametrize("hours", [-2, 2])
def test_a_database_whose_clock_is_set_leaves_no_table_without_care(database: str, hours: int) -> None:
    """Set back, a process that was killed would count as alive for hours; set forth, all that live would not."""

    async def story() -> None:
        async with service(database, resumed=False) as one, service(database, resumed=False) as other:
            await one.store.keep_leases()
            id = (await open_table(one, people(3))).id
            with psycopg.connect(database) as db:  # what the database says of now has moved by so many hours
                db.execute("UPDATE processes SET expires = expires - make_interval(hours => %s)", [hours])
            assert await other.store.keep_leases() == [id]  # as if the first one had been killed
            assert other.store.holds(id)
            mine = await one.table(id)
            seat = mine.waiting()[0]
            with pytest.raises(TooLate):  # it lives on, and believes that the table is still its own
                await one.opening.play.move(mine, seat, mine.position.default(seat), "clock")
            assert await one.store.keep_leases() == [] and not one.store.holds(id)
            await other.store.keep_leases()
            assert other.store.holds(id)

    run(story())


def test_a_process_that_was_not_heard_of_gets_another_number(database: str, monkeypatch: Any) -> None:
    monkeypatch.setattr(leases, "LIFE", 0.05)

    async def story() -> None:
        async with service(database, resumed=False) as one, service(database, resumed=False) as other:
            assert isinstance(one.store, PostgresStore)
            await one.store.keep_leases()
            id = (await open_table(one, people(3))).id
            first = one.store.leases.fence
            await until(lambda: not one.store.holds(id))
            monkeypatch.setattr(leases, "LIFE", 60.0)
            assert await other.store.keep_leases() == [id]
            assert await other.store.keep_leases() == []
            assert await one.store.keep_leases() == [] and one.store.leases.fence > first
            assert not one.store.holds(id) and other.store.holds(id)

    run(story())
