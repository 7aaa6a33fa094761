"""Time: clocks, days, the open-cry count. A clock turned by hand; the rules never see it."""

from __future__ import annotations

from typing import cast

import pytest

from ludotheque.tables.clocks import COUNT_STEPS, DAY, FRESH, GRACE, HandClock
from ludotheque.tables.events import Pace
from ludotheque.tables.loading import load_table
from ludotheque.tables.problems import TooLate
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import Table
from tests.tables.support import (
    Watcher,
    bots,
    move,
    open_table,
    open_tables,
    people,
    run,
    seen_by,
    with_tables,
)

MINUTE = 60_000
LIVE = Pace(kind="live", minutes=5, extra=10)


def clock(tables: Tables) -> HandClock:
    return cast(HandClock, tables.clock)


async def first_auction(tables: Tables, pace: Pace = LIVE, seats: int = 3) -> Table:
    table = await open_table(tables, people(seats), pace=pace, options={"first_chooser": "A"})
    await move(tables, table, 0, "auction NW")
    return table


def left(table: Table, seat: int) -> int | None:
    shown = table.clocks.shown(0)["seats"][seat]
    return cast("int | None", shown["left"])


# --- clocks ------------------------------------------------------------------------------------------


@with_tables
async def test_only_the_clocks_of_those_waited_for_run(tables: Tables) -> None:
    table = await open_table(tables, people(3), pace=LIVE, options={"first_chooser": "A"})
    began = tables.clock.now()
    assert [table.clocks.deadline(seat) for seat in range(3)] == [began + 5 * MINUTE, None, None]
    clock(tables).forward(2 * MINUTE)
    await move(tables, table, 0, "auction NW")  # a decision gives ten seconds back; now all three bid
    now = tables.clock.now()
    assert [table.clocks.deadline(seat) for seat in range(3)] == [
        now + 3 * MINUTE,  # waited for again at once: the decision goes on
        now + 5 * MINUTE,
        now + 5 * MINUTE,
    ]
    clock(tables).forward(MINUTE)
    await move(tables, table, 1, "bid 3")
    assert left(table, 1) == 4 * MINUTE + 10_000
    assert left(table, 0) is None


@with_tables
async def test_expiry_plays_the_default_and_then_a_bot_takes_the_seat(tables: Tables) -> None:
    table = await first_auction(tables)
    for seat in (0, 1):
        await move(tables, table, seat, f"bid {seat + 2}")
    watcher = Watcher("cleo")
    await tables.connect(table.id, watcher)
    clock(tables).forward(5 * MINUTE - 1)
    await tables.check_clocks()
    assert table.handed == set()
    clock(tables).forward(1)
    await tables.check_clocks()
    assert table.handed == {2}
    match = table.match
    assert match is not None
    assert [(s.seat, s.action.notation, s.by) for s in match.moves if s.by == "clock"] == [
        (2, "bid 0", "clock")
    ]
    marks = [line.get("mark") for message in watcher.updates() for line in message["happened"]]
    assert "out of time: played automatically" in marks
    assert any("Cleo ran out of time" in text for text in watcher.texts())
    assert watcher.you["must"] is False and "take-back" in watcher.you["may"]


@with_tables
async def test_a_person_takes_the_seat_back_with_time_to_look_around(tables: Tables) -> None:
    table = await first_auction(tables)
    tables.bots.stopped = True  # the bots hold still
    clock(tables).forward(5 * MINUTE)
    await tables.check_clocks()
    assert table.handed == {0, 1, 2} or len(table.handed) >= 1
    seat = min(table.handed)
    guest = table.chairs[seat].guest
    with pytest.raises(TooLate) as problem:
        await tables.play(table.id, guest, "bid 1", "x", "k")
    assert problem.value.key == "bot-plays-now"
    await tables.take_back(table.id, guest)
    assert seat not in table.handed
    deadline = table.clocks.deadline(seat)
    kept = table.clocks.left[seat]
    assert kept >= FRESH
    assert deadline is None or deadline - tables.clock.now() >= FRESH


@with_tables
async def test_server_time_decides_a_move_that_races_the_clock(tables: Tables) -> None:
    table = await first_auction(tables)
    seen = seen_by(table, 1)
    clock(tables).forward(5 * MINUTE)  # the tick has not come yet, the move comes first
    with pytest.raises(TooLate):
        await tables.play(table.id, "bob", "bid 20", seen, "late")
    match = table.match
    assert match is not None
    assert "bid 20" not in [step.action.notation for step in match.moves]
    assert {step.by for step in match.moves} >= {"clock"}


@with_tables
async def test_a_move_in_the_last_millisecond_counts(tables: Tables) -> None:
    table = await first_auction(tables)
    clock(tables).forward(5 * MINUTE - 1)
    await move(tables, table, 1, "bid 20")
    clock(tables).forward(1)
    await tables.check_clocks()
    assert 1 not in table.handed


@with_tables
async def test_a_pause_stops_all_clocks(tables: Tables) -> None:
    table = await first_auction(tables)
    for guest in ("ann", "bob", "cleo"):
        await tables.pause(table.id, guest, True)
    assert table.paused
    clock(tables).forward(3600 * 1000)
    await tables.check_clocks()
    assert table.handed == set()
    assert table.clocks.next_deadline() is None
    with pytest.raises(TooLate):
        await move(tables, table, 0, "bid 1")
    await tables.pause(table.id, "bob", False)
    assert table.clocks.deadline(2) == tables.clock.now() + 5 * MINUTE


@with_tables
async def test_days_are_given_for_every_decision_anew(tables: Tables) -> None:
    table = await first_auction(tables, Pace(kind="days", days=2))
    began = tables.clock.now()
    assert table.clocks.deadline(1) == began + 2 * DAY
    clock(tables).forward(DAY)
    for seat in range(3):
        await move(tables, table, seat, f"bid {seat}")
    for seat in table.waiting():
        assert table.clocks.deadline(seat) == tables.clock.now() + 2 * DAY
    clock(tables).forward(2 * DAY)
    await tables.check_clocks()
    assert table.handed


@with_tables
async def test_a_relaxed_table_has_no_clock(tables: Tables) -> None:
    table = await first_auction(tables, Pace())
    clock(tables).forward(400 * DAY)
    await tables.check_clocks()
    assert table.handed == set() and table.waiting() == [0, 1, 2]


def test_the_clocks_do_not_count_the_time_the_server_was_closed() -> None:
    async def work() -> None:
        import tempfile
        from pathlib import Path

        with tempfile.TemporaryDirectory() as folder:
            async with open_tables(Path(folder)) as tables:
                table = await first_auction(tables)
                await tables.deadlines.note_alive()
                clock(tables).forward(MINUTE)
                await tables.deadlines.note_alive()
                now = tables.clock.now()
            async with open_tables(Path(folder), clock=HandClock(now + 8 * 3600 * 1000)) as tables:
                await tables.resume()
                table = await tables.table(table.id)
                assert table.handed == set()
                assert table.clocks.deadline(1) == tables.clock.now() + 4 * MINUTE
                again = load_table(tables.store, table.id)
                assert again is not None and again.clocks.deadline(1) == table.clocks.deadline(1)

    run(work())


# --- once, twice, gone -------------------------------------------------------------------------------

COUNT = Pace(kind="live", minutes=60, count=5)
GONE = COUNT_STEPS * 5000 + GRACE


async def open_cry(tables: Tables, pace: Pace = COUNT) -> Table:
    """Last Chance with its first card for sale."""
    table = await open_table(tables, people(3), "last_chance", pace)
    assert table.waiting() == [0, 1, 2]
    return table


@with_tables
async def test_every_bid_restarts_the_count(tables: Tables) -> None:
    table = await open_cry(tables)
    began = tables.clock.now()
    assert table.clocks.count_ends() == began + 15_000
    clock(tables).forward(9_000)
    await move(tables, table, 1, "bid 50000")
    shown = table.clocks.shown(tables.clock.now())["count"]
    assert shown == {"number": 0, "of": 3, "step_ms": 5000, "ends": began + 24_000, "seats": [0, 2]}
    clock(tables).forward(11_000)
    assert table.clocks.shown(tables.clock.now())["count"]["number"] == 2
    await tables.check_clocks()
    assert table.waiting() == [0, 2]


@with_tables
async def test_a_pass_does_not_restart_it(tables: Tables) -> None:
    table = await open_cry(tables)
    await move(tables, table, 1, "bid 50000")
    ends = table.clocks.count_ends()
    clock(tables).forward(4_000)
    await move(tables, table, 0, "pass")
    assert table.clocks.count_ends() == ends
    assert table.clocks.count_seats == [2]


@with_tables
async def test_gone_passes_for_the_silent(tables: Tables) -> None:
    table = await open_cry(tables)
    await move(tables, table, 1, "bid 50000")
    clock(tables).forward(GONE - 1)
    await tables.check_clocks()
    assert table.waiting() == [0, 2]  # a bid that was on its way would still count
    clock(tables).forward(1)
    await tables.check_clocks()
    match = table.match
    assert match is not None
    assert [(s.seat, s.action.notation) for s in match.moves if s.by == "count"] == [
        (0, "pass"),
        (2, "pass"),
    ]
    assert table.handed == set()  # silence in an auction is no absence
    assert table.clocks.count_since is None or table.clocks.count_seats != [0, 2]


@with_tables
async def test_without_a_bid_everybody_passes(tables: Tables) -> None:
    table = await open_cry(tables)
    clock(tables).forward(GONE)
    await tables.check_clocks()
    match = table.match
    assert match is not None
    assert [step.seat for step in match.moves if step.by == "count"][:3] == [0, 1, 2]


@with_tables
async def test_a_new_auction_has_its_full_count_though_nobody_has_bid_before_either(tables: Tables) -> None:
    table = await open_cry(tables)
    match = table.match
    assert match is not None
    clock(tables).forward(GONE)
    await tables.check_clocks()
    assert [step.by for step in match.moves] == ["count"] * 3  # the first card, and no other
    assert match.auction == 2 and table.waiting() == [0, 1, 2]
    assert table.clocks.count_ends() == tables.clock.now() + COUNT_STEPS * 5000
    clock(tables).forward(GONE - 1)
    await tables.check_clocks()
    assert len(match.moves) == 3
    again = load_table(tables.store, table.id)
    assert again is not None and again.clocks.count_ends() == table.clocks.count_ends()


@with_tables
async def test_a_pause_stops_the_count_and_it_begins_anew_afterwards(tables: Tables) -> None:
    table = await open_cry(tables)
    await move(tables, table, 1, "bid 50000")
    clock(tables).forward(GONE - 1)
    for guest in ("ann", "bob", "cleo"):
        await tables.pause(table.id, guest, True)
    clock(tables).forward(10 * GONE)
    await tables.check_clocks()
    assert table.match is not None and table.step() == 1
    assert table.clocks.shown(tables.clock.now())["count"] is None
    await tables.pause(table.id, "ann", False)
    clock(tables).forward(GONE - 1)
    await tables.check_clocks()
    assert table.step() == 1
    clock(tables).forward(1)
    await tables.check_clocks()
    assert [step.by for step in table.match.moves[1:3]] == ["count", "count"]


@with_tables
async def test_a_relaxed_table_does_not_count(tables: Tables) -> None:
    table = await open_cry(tables, Pace())
    assert table.clocks.count_ends() is None
    clock(tables).forward(GONE * 10)
    await tables.check_clocks()
    assert table.waiting() == [0, 1, 2]


@with_tables
async def test_what_was_said_aloud_stands(tables: Tables) -> None:
    table = await open_cry(tables)
    await move(tables, table, 1, "bid 50000")
    with pytest.raises(TooLate) as problem:
        await tables.undo(table.id, "bob")
    assert problem.value.key == "undo-said-aloud"


@with_tables
async def test_bots_do_not_need_a_clock(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *bots(2, "random", 1)], "last_chance", COUNT)
    assert table.clocks.deadline(1) is None and table.clocks.deadline(2) is None
