"""Moves are limited by rate, and a table by the number of its events; what a move costs does not grow."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

import ludotheque
from ludotheque.tables.problems import TooLate
from ludotheque.tables.service import registry
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import OVER
from ludotheque.web.sockets import Rate
from tests.tables.support import bots, move, open_table, open_tables, people, run, until
from tests.web.support import auction_of_three, generous, open_server


class SetTime:
    """A loop's clock that is turned by hand."""

    now = 0.0

    def time(self) -> float:
        return self.now


@pytest.mark.parametrize("limit", ["moves", "address_moves"])
def test_moves_are_limited_on_however_many_sockets_they_come(limit: str) -> None:
    """With forty sockets a guest could send 1,600 of them a second."""

    async def work() -> None:
        async with open_server(limits=generous(**{limit: 1})) as server:
            ann = await server.guest("Ann")
            id = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
            reasons: list[str] = []
            for _ in range(10):
                socket = await ann.sit(id)
                for number in range(10):
                    move = {"type": "play", "action": "bid 1", "seen": "x", "key": f"{number}"}
                    reasons.append((await socket.ask(move))["reason"])
                await socket.close()  # whoever comes back finds what was counted
            assert reasons.index("too-fast") >= 2  # twice the limit at once
            assert reasons.count("too-fast") >= 10

    run(work())


def test_what_is_refused_does_not_count_as_sent() -> None:
    """Moves of many guests that were refused locked out everybody else at their address for minutes afterwards."""

    async def work() -> None:
        loop = SetTime()
        rate = Rate(4, cast(asyncio.AbstractEventLoop, loop))
        assert [rate.take() for _ in range(1000)].count(True) == 8
        loop.now += 1.0
        assert [rate.take() for _ in range(5)] == [True] * 4 + [False]

    run(work())


def test_a_full_table_that_pauses_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last place was taken by a pause: nobody could end it."""

    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(1) + bots(2, first=1))
            await until(lambda: table.waiting() == [0] and not table.thinking)
            monkeypatch.setattr(registry, "MOST_EVENTS", table.version + 1)
            await tables.pause(table.id, "ann", True)
            assert table.paused
            await tables.pause(table.id, "ann", False)
            assert not table.paused
            with pytest.raises(TooLate) as late:
                await tables.pause(table.id, "ann", True)
            assert late.value.key == "table-full"
            await tables.bot_plays(table.id, "ann")
            await until(lambda: table.status == OVER)

    run(work())


def test_a_table_is_full_some_time_and_its_match_still_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sealed bid may be changed as often as one likes: each change is kept, and played again whenever it is read."""
    monkeypatch.setattr(registry, "MOST_EVENTS", 60)

    async def refused(tables: Tables, work: Any) -> str:
        with pytest.raises(TooLate) as late:
            await work
        return late.value.key

    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3), options={"first_chooser": "A"})
            id = table.id
            await move(tables, table, 0, "auction NW")
            for number in range(100):
                if table.version >= 60:
                    break
                await move(
                    tables, table, 0, f"bid {number % 5}", "the last one" if table.version == 59 else ""
                )
            full = table.version
            assert full == 60
            for refusal in (
                move(tables, table, 0, "bid 7"),
                tables.undo(id, "ann"),
                tables.say(id, "ann", "and now?"),
                tables.set_auto(id, "ann", False),
                tables.pause(id, "bob", True),
                tables.rename_seat(id, "bob", "Bobby"),
            ):
                assert await refused(tables, refusal) == "table-full"
            assert table.version == full
            assert (await tables.play(id, "ann", "bid 1", "stale by now", "the last one")).again
            with pytest.raises(Exception, match="no-such-table"):
                await tables.say(id, "a stranger", "is it there?")
            for guest in ("ann", "bob", "cleo"):
                await tables.bot_plays(id, guest)
            assert await refused(tables, tables.take_back(id, "ann")) == "table-full"
            await until(lambda: table.status == OVER)
            assert await tables.rematch(id, "ann")

    run(work())


@pytest.mark.skipif(ludotheque.is_compiled(), reason="what is counted is replaced")
def test_what_a_move_costs_does_not_grow_with_those_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a thousand changes of a bid each looked at all before it."""
    looked = 0
    final = ludotheque.kernel.match.Move.final

    def counted(move: Any) -> bool:
        nonlocal looked
        looked += 1
        return bool(final(move))

    async def work() -> None:
        nonlocal looked
        async with open_server() as server:
            table, (ann, _, _) = await auction_of_three(server)
            socket = await ann.sit(table)
            costs: list[int] = []
            for _ in range(2):
                looked = 0
                for number in range(30):
                    await socket.play(f"bid {number % 5}", f"{looked} {number} {len(costs)}")
                costs.append(looked)
            assert costs[1] <= costs[0] + 5

    monkeypatch.setattr("ludotheque.kernel.match.Move.final", counted)
    run(work())
