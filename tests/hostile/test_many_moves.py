"""Moves are limited by rate, and a table by the number of its events; what a move costs does not grow."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

import ludotheque
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables.events import Chair, Pace
from ludotheque.tables.orders import Order
from ludotheque.tables.problems import TooLate
from ludotheque.tables.service import registry, seating
from ludotheque.tables.table import OVER, RUNNING
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
            monkeypatch.setattr(registry, "MOST_EVENTS", table.used[0] + 1)
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


async def refused(work: Any) -> str:
    """The reason for which the table refuses something."""
    with pytest.raises(TooLate) as late:
        await work
    return late.value.key


def test_a_seat_is_full_some_time_and_the_match_still_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sealed bid may be changed as often as one likes: each change is kept, and played again whenever it is read.

    One player could fill the table for all others, so that only bots could go on.
    """
    monkeypatch.setattr(registry, "MOST_EVENTS", 20)

    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3), options={"first_chooser": "A"})
            id = table.id
            await move(tables, table, 0, "auction NW")
            for number in range(table.used[0], 20):
                await move(tables, table, 0, f"bid {number % 5}", "the last one" if number == 19 else "")
            full = table.version
            for refusal in (
                move(tables, table, 0, "bid 7"),
                tables.undo(id, "ann"),
                tables.say(id, "ann", "and now?"),
                tables.set_auto(id, "ann", False),
                tables.pause(id, "ann", True),
                tables.rename_seat(id, "ann", "Annie"),
            ):
                assert await refused(refusal) == "table-full"
            assert table.version == full
            assert (await tables.play(id, "ann", "bid 1", "stale by now", "the last one")).again
            with pytest.raises(Exception, match="no-such-table"):
                await tables.say(id, "a stranger", "is it there?")
            await tables.say(id, "bob", "my turn")
            await move(tables, table, 1, "bid 2")
            assert table.version == full + 2
            for guest in ("ann", "bob", "cleo"):
                await tables.bot_plays(id, guest)
            assert await refused(tables.take_back(id, "ann")) == "table-full"
            await until(lambda: table.status == OVER)
            assert await tables.rematch(id, "ann")

    run(work())


def test_who_watches_fills_no_table_for_those_who_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """A stranger at a public table could talk until nobody could move any more."""
    monkeypatch.setattr(registry, "MOST_EVENTS", 20)

    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3), options={"first_chooser": "A"}, public=True)
            for number in range(20 - table.used[SPECTATOR]):
                await tables.say(table.id, f"stranger {number % 3}", "bla")
            assert await refused(tables.say(table.id, "another stranger", "bla")) == "table-full"
            await move(tables, table, 0, "auction NW")
            await tables.say(table.id, "bob", "we play")

    run(work())


def test_who_comes_and_goes_in_a_lobby_does_not_stop_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "MOST_EVENTS", 20)

    async def work() -> None:
        async with open_tables() as tables:
            chairs = [*people(1), Chair(), Chair()]
            table = await tables.table(
                await tables.open("ann", Order("paradis", chairs, Pace(), public=True))
            )
            for _ in range(10):
                await tables.join(table.id, "a stranger", None)
                await tables.leave(table.id, "a stranger")
            assert await refused(tables.join(table.id, "a stranger", None)) == "table-full"
            await tables.start(table.id, "ann")
            assert table.status == RUNNING
            await tables.say(table.id, "ann", "at last")

    run(work())


def test_what_is_said_is_limited_because_all_of_it_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seating, "MOST_TALK", 1_200)

    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3), public=True)
            for guest in ("ann", "bob", "a stranger"):
                for _ in range(2):
                    await tables.say(table.id, guest, "x" * 500)
                assert await refused(tables.say(table.id, guest, "x" * 500)) == "talk-full"
            assert await refused(tables.say(table.id, "another stranger", "x" * 500)) == "talk-full"
            await tables.say(table.id, "ann", "short")

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
