"""What takes long holds up nobody: matches that are played again, a name service that does not answer."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from ludotheque.bots.shares import Shares
from ludotheque.games import find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.match import Match
from ludotheque.kernel.matchfile import file_text
from ludotheque.tables import loading
from ludotheque.tables.problems import Stopping
from ludotheque.tables.service import opening, registry
from ludotheque.tables.service.opening import Opening
from ludotheque.tables.service.replays import Replays
from ludotheque.web.addresses import Addresses
from tests.tables.support import open_table, open_tables, people, run, until
from tests.web.support import HANGS, open_server


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
    read = loading.table_of

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


def test_what_waits_when_the_server_ends_gets_an_answer() -> None:
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
