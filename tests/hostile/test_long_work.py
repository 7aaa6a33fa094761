"""What takes long is shared fairly: matches that are played again, bots that think for viewers, tables without end."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

import ludotheque
from ludotheque.bots.shares import Shares
from ludotheque.games import find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.match import Match
from ludotheque.kernel.matchfile import file_text
from ludotheque.tables.problems import Stopping, TooLate
from ludotheque.tables.service import opening, registry
from ludotheque.tables.service.opening import Opening
from ludotheque.tables.service.replays import Replays
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import OVER
from ludotheque.web.addresses import Addresses
from ludotheque.web.sockets import Rate
from tests.tables.support import bots, move, open_table, open_tables, people, run, until
from tests.web.support import HANGS, auction_of_three, generous, open_server

# --- matches that are played again -------------------------------------------------------------------


def game_file() -> bytes:
    game = find_game("paradis")
    return file_text(Match(game, 3, game.options(), SeededChance(1))).encode()


def test_who_brings_in_many_files_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Thirty long matches of one guest took all threads: another one waited for half a minute for a page."""
    may_end, begun = threading.Event(), []
    read = Opening._read

    def long_one(self: Opening, text: str) -> Any:
        begun.append(json.loads(text)["names"][0])
        may_end.wait(HANGS)
        return read(self, text)

    monkeypatch.setattr(Opening, "_read", long_one)
    monkeypatch.setattr(opening, "MOST_FILES", 30)

    def file_of(name: str) -> bytes:
        return json.dumps({**json.loads(game_file()), "names": [name, "x", "y"]}).encode()

    async def work() -> None:
        async with open_server() as server:
            eve, ann = await server.guest("Eve"), await server.guest("Ann")
            flood = [asyncio.ensure_future(eve.post("/api/import", file_of("Eve"))) for _ in range(30)]
            await until(lambda: bool(begun))
            assert (await ann.get("/api/me")).status_code == 200
            assert (await ann.get("/api/tables")).status_code == 200
            own = asyncio.ensure_future(ann.post("/api/import", file_of("Ann")))
            shares = server.tables.registry.replays.shares
            await until(lambda: "ann" in "".join(shares._waiting).lower())
            assert begun == ["Eve"] and not any(one.done() for one in flood)
            may_end.set()
            assert (await own).status_code == 200
            assert "Ann" in begun[:3]
            assert {(await one).status_code for one in flood} == {200}

    run(work())


def test_few_files_of_one_guest_wait_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each may have two megabytes, and a guest may open sixty tables a minute."""
    may_end, read = threading.Event(), Opening._read

    def long_one(self: Opening, text: str) -> Any:
        may_end.wait(HANGS)
        return read(self, text)

    monkeypatch.setattr(Opening, "_read", long_one)

    async def work() -> None:
        async with open_server() as server:
            eve, ann = await server.guest("Eve"), await server.guest("Ann")
            flood = [asyncio.ensure_future(eve.post("/api/import", game_file())) for _ in range(10)]
            await until(lambda: sum(one.done() for one in flood) == 10 - opening.MOST_FILES)
            own = asyncio.ensure_future(ann.post("/api/import", game_file()))
            may_end.set()
            answers = [await one for one in flood]
            assert sorted(answer.status_code for answer in answers) == [200] * 3 + [429] * 7
            assert all("retry-after" in answer.headers for answer in answers if answer.status_code == 429)
            assert (await own).status_code == 200
            assert (await eve.post("/api/import", game_file())).status_code == 200

    run(work())


class Noted(Shares):
    """Writes down whose turns there were."""

    def __init__(self) -> None:
        super().__init__(1)
        self.guests: list[str] = []

    @asynccontextmanager
    async def turn(self, guest: str, first: bool = False) -> AsyncIterator[None]:
        async with super().turn(guest, first):
            self.guests.append(guest)
            yield


def test_a_table_is_read_again_in_the_turn_of_its_owner() -> None:
    async def work() -> None:
        async with open_tables() as tables:
            opened = [await open_table(tables, people(3)) for _ in range(3)]
            tables.registry.loaded.clear()
            tables.registry.replays.shares = noted = Noted()
            for table in opened:
                await tables.state(table.id, "ann", "en")
            assert noted.guests == ["ann"] * 3

    run(work())


def test_who_gives_up_takes_a_table_from_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """All wait for one reading of a table: it ended with whoever gave up, and so did the clocks of the whole server."""
    may_end, begun = threading.Event(), threading.Event()
    read = registry.table_of

    def long_one(*given: Any) -> Any:
        begun.set()
        may_end.wait(HANGS)
        return read(*given)

    async def work() -> None:
        async with open_tables() as tables:
            id = (await open_table(tables, people(3))).id
            tables.registry.loaded.clear()
            monkeypatch.setattr(registry, "table_of", long_one)
            waiting = [
                asyncio.ensure_future(tables.state(id, guest, "en")) for guest in ("ann", "bob", "cleo")
            ]
            await until(begun.is_set)
            waiting[0].cancel()
            waiting[1].cancel()
            for _ in range(20):
                await asyncio.sleep(0)
            may_end.set()
            assert json.loads(await waiting[2])["table"]["id"] == id
            assert tables.registry._loading == {} and list(tables.registry.loaded) == [id]
            assert waiting[0].cancelled() and waiting[1].cancelled()

    run(work())


def test_a_turn_ends_with_its_work_though_nobody_waits_for_it() -> None:
    """Else somebody who hangs up each time would fill the thread, and nothing of it would count."""
    may_end, done = threading.Event(), []

    def long_one() -> None:
        may_end.wait(HANGS)
        done.append("eve")

    async def work() -> None:
        replays = Replays()
        first = asyncio.ensure_future(replays.run("eve", long_one))
        await until(lambda: replays.shares.free == 0)
        first.cancel()
        second = asyncio.ensure_future(replays.run("ann", lambda: done.append("ann")))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not first.done() and replays.shares.free == 0
        may_end.set()
        await second
        assert done == ["eve", "ann"] and first.cancelled() and replays.shares.free == 1
        replays.close()

    run(work())


def test_what_waits_when_the_server_ends_is_told_so() -> None:
    """It ended with an error of the thread pool, which was answered as a fault of ours and logged."""
    may_end, done = threading.Event(), []

    async def work() -> None:
        replays = Replays()
        first = asyncio.ensure_future(replays.run("eve", lambda: may_end.wait(HANGS)))
        await until(lambda: replays.shares.free == 0)
        others = [asyncio.ensure_future(replays.run(who, lambda: done.append(1))) for who in ("eve", "ann")]
        await asyncio.sleep(0)
        replays.close()
        may_end.set()
        assert await first
        for other in others:
            with pytest.raises(Stopping):
                await other
        assert done == [] and replays.shares.free == 1

    run(work())


# --- moves -------------------------------------------------------------------------------------------


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
    """Whoever has sent too much is heard again a second later, however much it was."""

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


# --- the network -------------------------------------------------------------------------------------


def test_a_name_service_that_does_not_answer_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has opened a table may ask where friends find it, forty times a second."""
    may_end, looks = threading.Event(), []

    def slow(found: Addresses) -> list[str]:
        looks.append(found)
        may_end.wait(HANGS)
        return ["http://192.168.7.5:8000"]

    monkeypatch.setattr(Addresses, "urls", slow)

    async def work() -> None:
        async with open_server() as server:
            eve, ann = await server.guest("Eve"), await server.guest("Ann")
            id = (await eve.ask("/api/play-now", {"game": "paradis"}))["table"]
            flood = [asyncio.ensure_future(eve.look(f"/api/tables/{id}/links")) for _ in range(40)]
            await until(lambda: bool(looks))
            assert (await ann.get("/api/me")).status_code == 200
            assert len(looks) == 1 and not any(one.done() for one in flood)
            may_end.set()
            for one in flood:
                assert (await one)["addresses"][-1]["address"] == "http://192.168.7.5:8000"

    run(work())
