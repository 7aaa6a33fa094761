"""Pace: bots wait for what people are shown, think as the speed of the table says, and never about a single choice."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import cast

import pytest

from ludotheque.kernel.journal import visible_to
from ludotheque.kernel.log import MOVE
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables.clocks import MOST_QUEUED, SPEEDS, HandClock
from ludotheque.tables.events import BOT, Pace
from ludotheque.tables.orders import Order
from ludotheque.tables.problems import Problem
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import Table
from tests.tables.support import Watcher, bots, move, open_table, open_tables, people, run, until

PAUSE = 0.5


class Slept:
    """Keeps for how long somebody wanted to sleep, and sleeps not at all: the clock is moved instead."""

    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.clock: HandClock | None = None

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)
        if self.clock is not None:
            self.clock.forward(round(seconds * 1000))


async def for_ever(seconds: float) -> None:
    """The bots only wait."""
    await asyncio.Event().wait()


async def after_bidding(tables: Tables, slept: Slept, speed: str, watcher: Watcher | None) -> Table:
    """Ann and two bots have bid for the first villa; what the bots slept since is kept."""
    slept.clock = cast(HandClock, tables.clock)
    chairs = people(1) + bots(2, "greedy", first=1)
    table = await open_table(tables, chairs, pace=Pace(speed=speed), options={"first_chooser": "A"})
    if watcher is not None:
        await tables.connect(table.id, watcher)
    await move(tables, table, 0, "auction NW")
    await until(lambda: table.waiting() == [0])
    slept.seconds.clear()
    await move(tables, table, 0, "bid 0")
    await until(lambda: bool(slept.seconds))
    return table


@pytest.mark.parametrize("speed", SPEEDS)
def test_a_bot_waits_for_what_people_are_shown_and_then_thinks(speed: str) -> None:
    slept = Slept()

    async def work() -> None:
        async with open_tables(bot_pause=PAUSE, undo_pause=PAUSE, sleep=slept.sleep) as tables:
            ann = Watcher("ann")
            await after_bidding(tables, slept, speed, ann)
            moments = next(update["moments"] for update in ann.received if "moments" in update)
            assert moments[0]["ms"] == {"brisk": 960, "normal": 1600, "leisurely": 2000}[speed]
            shown = sum(moment["ms"] for moment in moments) / 1000
            assert slept.seconds[0] == pytest.approx(shown + PAUSE * SPEEDS[speed])

    run(work())


def test_nobody_waits_for_what_nobody_sees() -> None:
    slept = Slept()

    async def work() -> None:
        async with open_tables(bot_pause=PAUSE, undo_pause=PAUSE, sleep=slept.sleep) as tables:
            await after_bidding(tables, slept, "normal", None)
            assert slept.seconds[0] == pytest.approx(PAUSE)

    run(work())


def test_the_only_thing_possible_and_the_rest_of_an_unseen_move_cost_no_pause() -> None:
    slept = Slept()

    async def work() -> None:
        async with open_tables(bot_pause=PAUSE, undo_pause=PAUSE, sleep=slept.sleep) as tables:
            table = await open_table(tables, people(2), "rue_de_la_paix", auto=False)
            await tables.connect(table.id, Watcher("ann"))
            quick = unseen = 0
            for _ in range(40):
                seat = table.waiting()[0]
                alone = table.position.forced(seat) is not None
                begun = table.log[-1].seat == seat and not visible_to(table.log[-1].facts, SPECTATOR)
                watched = max(0, table.shown_until - tables.clock.now()) / 1000
                assert watched <= 8.0, "who plays faster than things are shown is not waited for any longer"
                thinks = 0.0 if alone or begun else PAUSE
                assert tables.bots.seconds_before(table, seat) == pytest.approx(watched + thinks)
                quick += alone
                unseen += begun and not alone
                async with tables.registry.locked(table.id):
                    await tables.bots.play.move(table, seat, table.position.default(seat), BOT)
            assert quick > 0 and unseen > 0

    run(work())


@pytest.mark.parametrize("speed", SPEEDS)
def test_in_an_auction_bots_speak_one_after_the_other(speed: str) -> None:
    """All three would pass at the same time: each is heard before the next one speaks."""
    slept = Slept()

    async def work() -> None:
        async with open_tables(bot_pause=PAUSE, undo_pause=PAUSE, sleep=slept.sleep) as tables:
            slept.clock = cast(HandClock, tables.clock)
            chairs = people(1) + bots(3, "greedy", first=1)
            table = await open_table(tables, chairs, "last_chance", pace=Pace(speed=speed))
            await tables.connect(table.id, Watcher("ann"))
            await move(tables, table, 0, "bid 800000")
            await until(lambda: table.position.cry() is None)
            times = [line.at for line in table.log if line.kind == MOVE and line.seat in (1, 2, 3)][:3]
            assert len(times) == 3
            apart = [later - earlier for earlier, later in pairwise(times)]
            assert min(apart) >= round(1000 * PAUSE * SPEEDS[speed])

    run(work())


def test_who_talks_does_not_silence_the_bots_of_an_auction() -> None:
    """They waited after every line of the chat: with a count that runs, the card was gone before they spoke."""

    async def work() -> None:
        async with open_tables(bot_pause=PAUSE, undo_pause=PAUSE, sleep=for_ever) as tables:
            table = await open_table(tables, people(1) + bots(3, "greedy", first=1), "last_chance")
            await tables.connect(table.id, Watcher("ann"))
            await move(tables, table, 0, "bid 800000")
            clock = cast(HandClock, tables.clock)
            clock.forward(round(1000 * PAUSE) - 100)
            await tables.say(table.id, "ann", "going, going …")
            assert tables.bots.seconds_until_heard(table) == pytest.approx(0.1)
            clock.forward(100)
            await tables.say(table.id, "ann", "gone!")
            assert tables.bots.seconds_until_heard(table) == 0.0

    run(work())


def test_bots_wait_no_longer_because_the_machine_was_set_back() -> None:
    """After a start with another time of day they waited until the old one had come."""

    async def work() -> None:
        async with open_tables(bot_pause=PAUSE, undo_pause=PAUSE, sleep=for_ever) as tables:
            table = await open_table(tables, people(1) + bots(3, "greedy", first=1), "last_chance")
            await tables.connect(table.id, Watcher("ann"))
            await move(tables, table, 0, "bid 800000")
            cast(HandClock, tables.clock).forward(-24 * 3_600_000)
            assert tables.bots.seconds_until_heard(table) == 0.0
            assert tables.bots.seconds_before(table, 1) <= MOST_QUEUED / 1000 + PAUSE

    run(work())


def test_a_speed_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Problem):
        Order("paradis", people(3), Pace(speed="hasty"))
