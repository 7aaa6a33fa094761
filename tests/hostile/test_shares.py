"""Nobody takes more than a fair share of the bots' time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ludotheque.bots.shares import Shares
from ludotheque.tables.events import Pace
from ludotheque.tables.orders import Order
from ludotheque.tables.table import OVER
from tests.hostile.support import Time
from tests.tables.support import bots, open_tables, run, until


def order_of_turns(wanted: dict[str, list[float]], turns: int = 1) -> list[str]:
    """Who has the turn, one after the other, if these guests want turns of these lengths at once."""
    time = Time()
    shares = Shares(turns, time.now)
    order: list[str] = []

    async def think(guest: str, seconds: float) -> None:
        async with shares.turn(guest):
            order.append(guest)
            time.seconds += seconds
            await asyncio.sleep(0)

    async def work() -> None:
        await asyncio.gather(*[think(guest, long) for guest, all in wanted.items() for long in all])

    run(work())
    assert shares.free == turns
    return order


def test_many_tables_of_one_guest_wait_for_each_other() -> None:
    order = order_of_turns({"eve": [1.0] * 30, "ann": [1.0] * 5})
    assert [at for at, guest in enumerate(order) if guest == "ann"][-1] <= 10


def test_who_thinks_long_has_fewer_turns() -> None:
    order = order_of_turns({"eve": [5.0] * 10, "ann": [1.0] * 25})
    assert order[:18].count("eve") <= 4


def test_who_comes_after_a_long_time_saves_nothing_up() -> None:
    time = Time()

    async def work() -> None:
        shares = Shares(1, time.now)
        order: list[str] = []

        async def think(guest: str) -> None:
            async with shares.turn(guest):
                order.append(guest)
                time.seconds += 1.0
                await asyncio.sleep(0)

        for _ in range(20):
            await think("eve")  # nobody else is there
        await asyncio.gather(*[think(guest) for _ in range(10) for guest in ("eve", "ann")])
        assert 4 <= order[20:30].count("ann") <= 6

    run(work())


def test_a_turn_that_is_given_up_goes_to_the_next() -> None:
    async def work() -> None:
        shares = Shares(1)
        started = asyncio.Event()

        async def think(seconds: float) -> None:
            async with shares.turn("ann"):
                started.set()
                await asyncio.sleep(seconds)

        first = asyncio.ensure_future(think(600))
        await started.wait()
        others = [asyncio.ensure_future(think(0)) for _ in range(5)]
        await asyncio.sleep(0)
        others[0].cancel()
        first.cancel()
        others[1].cancel()  # the turn may be his already
        await asyncio.gather(first, *others, return_exceptions=True)
        assert shares.free == 1
        assert [one.cancelled() for one in others] == [True, True, False, False, False]

    run(work())


class Watched(Shares):
    """Writes down how many turns of others begin while Ann waits for hers."""

    def __init__(self) -> None:
        super().__init__(1, lambda: 0.0)  # every turn counts the same
        self.given = 0
        self.waits: list[int] = []

    @asynccontextmanager
    async def turn(self, guest: str, first: bool = False) -> AsyncIterator[None]:
        asked = self.given
        async with super().turn(guest, first):
            if guest == "ann":
                self.waits.append(self.given - asked)
            self.given += 1
            yield
            await asyncio.sleep(0)


def test_thirty_tables_of_one_guest_do_not_stop_the_bots_of_another() -> None:
    async def work() -> None:
        async with open_tables() as tables:
            tables.bots.shares = shares = Watched()
            for _ in range(30):
                await tables.open("eve", Order("paradis", bots(3), Pace()))
            mine = await tables.table(await tables.open("ann", Order("paradis", bots(3), Pace())))
            await until(lambda: mine.status == OVER)
            assert len(shares.waits) >= mine.step() - 5
            assert max(shares.waits) <= 6  # she has three bots; in one queue each would wait for thirty

    run(work())
