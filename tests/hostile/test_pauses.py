"""A pause that somebody asks for while the others go away, or while the store fails."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.tables.clocks import HandClock
from ludotheque.tables.events import LIVE, Pace
from ludotheque.tables.problems import TooLate
from ludotheque.tables.service.registry import STORE_FAILURES
from ludotheque.tables.service.tables import Tables
from tests.hostile.test_between_writes import at_once, full_after
from tests.tables.support import bots, move, open_table, open_tables, people, run, until, with_tables


@with_tables
async def test_whoever_asked_for_a_pause_has_it_when_the_others_run_out_of_time(tables: Tables) -> None:
    """Asking again was refused, and Bob could not be asked any more: there was no pause at that table."""
    table = await open_table(
        tables, people(2) + bots(1, first=2), pace=Pace(LIVE, minutes=1), options={"first_chooser": "B"}
    )
    await until(lambda: table.waiting() == [1] and not table.thinking)
    await tables.pause(table.id, "ann", True)
    assert not table.paused
    assert isinstance(tables.clock, HandClock)
    tables.clock.forward(61_000)
    await tables.check_clocks()
    assert table.handed == {1} and table.paused
    await tables.take_back(table.id, "bob")
    await tables.pause(table.id, "bob", False)
    assert not table.paused and not table.pause_asked


@with_tables
async def test_whoever_asks_for_a_pause_when_the_time_of_another_is_up_has_it(tables: Tables) -> None:
    """The clocks are looked at first: Bob is away by then, and Cleo asked before."""
    table = await open_table(tables, people(3), pace=Pace(LIVE, minutes=1), options={"first_chooser": "B"})
    await tables.pause(table.id, "ann", True)
    await tables.pause(table.id, "cleo", True)
    assert isinstance(tables.clock, HandClock)
    tables.clock.forward(61_000)
    await tables.pause(table.id, "ann", True)
    assert table.paused
    with pytest.raises(TooLate, match="paused"):
        await move(tables, table, 0, "pass")


def test_a_pause_that_could_not_be_written_can_be_asked_for_again() -> None:
    async def story() -> None:
        async with open_tables(sleep=at_once) as tables:
            id = (await open_table(tables, people(3))).id
            for guest in ("ann", "cleo"):
                await tables.pause(id, guest, True)
            with full_after(tables, 1), pytest.raises(STORE_FAILURES):
                await tables.bot_plays(id, "bob")
            await asyncio.sleep(0)
            assert not (await tables.table(id)).paused
            await tables.pause(id, "ann", True)
            assert (await tables.table(id)).paused

    run(story())
