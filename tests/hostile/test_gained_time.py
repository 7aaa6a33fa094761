"""Nobody gains time by taking moves back, or by handing a seat to a bot and taking it back."""

from __future__ import annotations

import pytest

from ludotheque.tables.clocks import DAY, HandClock
from ludotheque.tables.events import DAYS, LIVE, Pace
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import Table
from tests.tables.support import Watcher, move, open_table, open_tables, people, run

PACES = (Pace(LIVE, minutes=1, extra=10), Pace(DAYS, days=2))


def clock(tables: Tables) -> HandClock:
    assert isinstance(tables.clock, HandClock)
    return tables.clock


async def bidding(tables: Tables, pace: Pace) -> Table:
    """Paradies: Ann has chosen; Ann, Bob and Cleo bid in secret."""
    table = await open_table(tables, people(3), pace=pace, options={"first_chooser": "A"})
    await move(tables, table, 0, "auction NW")
    clock(tables).forward(max(0, table.shown_until - clock(tables).now()))
    return table


def left(tables: Tables, table: Table, seat: int) -> int:
    """The milliseconds until the clock of a seat has run out; it runs."""
    deadline = table.clocks.deadline(seat)
    assert deadline is not None
    return deadline - clock(tables).now()


@pytest.mark.parametrize("pace", PACES)
def test_who_hands_a_seat_to_a_bot_and_takes_it_back_has_the_time_of_before(pace: Pace) -> None:
    """Somebody with one minute could think for as long as he liked: he was given another minute each time."""

    async def work() -> None:
        async with open_tables() as tables:
            tables.bots.stopped = True
            table = await bidding(tables, pace)
            clock(tables).forward(left(tables, table, 1) - 1000)
            for _ in range(3):
                await tables.bot_plays(table.id, "bob")
                clock(tables).forward(5000)
                await tables.take_back(table.id, "bob")
                assert left(tables, table, 1) == 1000

    run(work())


@pytest.mark.parametrize("pace", PACES)
def test_who_takes_a_move_back_has_the_time_of_before(pace: Pace) -> None:
    """Each bid gave ten seconds, or two days, also those that were taken back at once."""

    async def work() -> None:
        async with open_tables() as tables:
            table = await bidding(tables, pace)
            clock(tables).forward(20_000)
            before = left(tables, table, 1)
            for number in range(5):
                await move(tables, table, 1, f"bid {number}")
                clock(tables).forward(3000)
                await tables.undo(table.id, "bob")
                assert left(tables, table, 1) == before
            await move(tables, table, 1, "bid 1")
            gained = 10_000 if pace.kind == LIVE else 2 * DAY - before
            assert table.clocks.left[1] == before + gained  # what is decided in the end is rewarded once

    run(work())


def test_taking_a_whole_turn_back_gives_no_days() -> None:
    """Where each move of a turn is a decision of its own, all that was given for them is taken back with them."""

    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(2), "rue_de_la_paix", Pace(DAYS, days=2))
            seat = table.waiting()[0]
            for _ in range(3):
                before = left(tables, table, seat)
                clock(tables).forward(DAY // 8)
                for place in ("red-1", "red-2"):
                    await move(tables, table, seat, f"build {place}")
                    assert left(tables, table, seat) == 2 * DAY
                    clock(tables).forward(DAY // 8)
                await tables.undo(table.id, table.chairs[seat].guest, whole_turn=True)
                assert left(tables, table, seat) == before - 3 * (DAY // 8)

    run(work())


@pytest.mark.parametrize("wait", [100, 5000])
@pytest.mark.parametrize("game", ["diamonds_club", "rue_de_la_paix"])
def test_what_is_shown_of_a_move_that_is_taken_back_gives_no_time(game: str, wait: int) -> None:
    """Clocks start when a move has been shown: whoever made and undid it in turns had one that stood still."""

    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(2), game, Pace(LIVE, minutes=5, extra=0))
            seat = table.waiting()[0]
            viewer = Watcher(table.chairs[seat].guest)
            await tables.connect(table.id, viewer)
            move_of_mine = "buy a1"  # and the turn passes on
            if game == "rue_de_la_paix":
                for place in ("red-1", "red-2", "red-3"):
                    await move(tables, table, seat, f"build {place}")
                move_of_mine = "done"
            before = left(tables, table, seat)
            for number in range(1, 6):
                await move(tables, table, seat, move_of_mine)
                assert table.shown_until > clock(tables).now()
                running = table.awaited()
                clock(tables).forward(wait)
                await tables.undo(table.id, viewer.guest)
                assert left(tables, table, seat) == before - number * (wait if seat in running else 0)

    run(work())
