"""Tables that nobody looks at leave the memory of the server, and come back as they were."""

from __future__ import annotations

from ludotheque.tables.clocks import DAY, HandClock
from ludotheque.tables.events import Pace
from ludotheque.tables.service import registry
from ludotheque.tables.service.registry import MOST_FINISHED
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import OVER
from tests.tables.support import Watcher, bots, open_table, people, until, with_tables


@with_tables
async def test_finished_tables_leave_memory_and_can_be_read_again(tables: Tables) -> None:
    opened = [await open_table(tables, bots(3, "random"), "last_chance") for _ in range(MOST_FINISHED + 4)]
    await until(lambda: all(table.status == OVER and not table.thinking for table in opened))
    assert len(tables.registry.loaded) == MOST_FINISHED
    gone = next(table for table in opened if table.id not in tables.registry.loaded)
    watcher = Watcher(gone.owner)
    await tables.connect(gone.id, watcher)  # somebody comes back to an old one
    assert watcher.received[0]["outcome"] is not None
    for table in opened:
        await tables.state(table.id, table.owner, "en")
    assert gone.id in tables.registry.loaded  # and it stays while he looks
    assert len(tables.registry.loaded) == MOST_FINISHED + 1
    tables.disconnect(gone.id, watcher)
    assert len(tables.registry.loaded) == MOST_FINISHED


@with_tables
async def test_tables_over_days_leave_memory_and_their_deadlines_stay(tables: Tables) -> None:
    pace = Pace("days", days=2)
    opened = [await open_table(tables, people(3), pace=pace) for _ in range(3)]
    first = opened[0]
    seat = first.waiting()[0]
    usual = registry.MOST_IDLE
    registry.MOST_IDLE = 1
    try:
        for table in opened:
            await tables.state(table.id, table.owner, "en")
    finally:
        registry.MOST_IDLE = usual
    assert list(tables.registry.loaded) == [opened[-1].id]
    clock = tables.clock
    assert isinstance(clock, HandClock)
    clock.forward(2 * DAY)
    await tables.check_clocks()
    again = await tables.table(first.id)
    assert again is not first and seat in again.handed  # its time ran out while it was put away
