"""Open-cry auctions at a table: the rules alone judge a shout, and a secret standing bid tells nobody anything."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque.tables.events import PERSON, Chair, Pace
from ludotheque.tables.loading import load_table
from ludotheque.tables.orders import Order
from ludotheque.tables.problems import RefusedByRules, TooLate
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import Table
from tests.tables.support import move, open_table, people, run, seen_by, with_tables
from tests.web.support import Browser, Server, Socket

PACES = [Pace(), Pace(kind="live"), Pace(kind="days")]


# --- never stale ---------------------------------------------------------------------------------------


@with_tables
async def test_a_shout_that_another_bid_overtook_is_judged_by_the_rules(tables: Tables) -> None:
    table = await open_table(tables, people(3), "last_chance")
    seen = [seen_by(table, seat) for seat in range(3)]
    await move(tables, table, 1, "bid 50000")
    # a higher bid stands although it was shouted before the other was heard
    await tables.play(table.id, "ann", "bid 100000", seen[0], "higher")
    # one that is too low is shown the rule
    with pytest.raises(RefusedByRules) as refused:
        await tables.play(table.id, "cleo", "bid 50000", seen[2], "lower")
    assert refused.value.key == "bid-too-low"
    # so do a standing bid, a pass and a last chance of the first moment
    await tables.play(table.id, "bob", "stand 200000 pass", seen[1], "standing")
    await tables.play(table.id, "ann", "pass", seen[0], "pass")
    await tables.play(table.id, "cleo", "last chance", seen[2], "last")
    assert table.step() == 5


@with_tables
async def test_a_leader_who_toggles_a_standing_bid_shuts_nobody_out(tables: Tables) -> None:
    table = await open_table(tables, people(3), "last_chance")
    await move(tables, table, 1, "bid 50000")
    for number in range(10):
        seen = seen_by(table, 0)
        await move(tables, table, 1, "stand 400000 ask" if number % 2 == 0 else "stand none")
        assert seen_by(table, 0) == seen
    await tables.play(table.id, "ann", "bid 100000", seen, "click")


@with_tables
async def test_a_shout_of_the_last_auction_is_too_late_in_the_next_one(tables: Tables) -> None:
    table = await open_table(tables, people(3), "last_chance")
    seen = seen_by(table, 0)
    for seat in range(3):
        await move(tables, table, seat, "pass")
    assert table.waiting() == [0, 1, 2]
    with pytest.raises(TooLate) as problem:
        await tables.play(table.id, "ann", "bid 50000", seen, "click")
    assert problem.value.key == "stale"


# --- no byte for the others ----------------------------------------------------------------------------


class Twins:
    """The same auction on two servers: in the first one the leader also plays with his standing bid."""

    def __init__(self, folder: Path, pace: Pace) -> None:
        self.pace = pace
        self.servers = [Server(folder / name) for name in ("toggled", "quiet")]
        self.watched: list[list[Socket]] = []
        self.id = ""

    async def open(self) -> None:
        for server in self.servers:
            guests = [(await server.guest(name)).guest for name in ("Ann", "Bob", "Cleo", "Wanda")]
            chairs = [Chair(PERSON, guest, guest[:4].title()) for guest in guests[:3]]
            order = Order("last_chance", chairs, self.pace, public=True)
            self.id = await server.tables.open(guests[0], order)
            browsers = [Browser(server, guest, "en") for guest in (guests[0], guests[3])]
            self.watched.append([await browser.sit(self.id) for browser in browsers])

    async def tables(self) -> list[Table]:
        return [await server.tables.table(self.id) for server in self.servers]

    async def both(self, seat: int, notation: str) -> None:
        for server, table in zip(self.servers, await self.tables(), strict=True):
            await move(server.tables, table, seat, notation)

    def forward(self, milliseconds: int) -> None:
        for server in self.servers:
            server.clock.forward(milliseconds)

    async def compare(self) -> None:
        """Whatever Ann and a spectator were sent, and whatever they may ask for."""
        for one, two in zip(*self.watched, strict=True):
            await one.drain()
            await two.drain()
            assert one.raw == two.raw
        for guest in ("ann", "wanda"):
            browsers = [Browser(server, (guest + "x" * 22)[:22], "fr") for server in self.servers]
            base = f"/api/tables/{self.id}"
            last = (await browsers[1].look(base))["table"]["step"]
            paths = [base, "/api/tables", *(f"{base}/replay?step={step}" for step in range(last + 2))]
            for path in paths:
                answers = [await browser.get(path) for browser in browsers]
                assert answers[0].content == answers[1].content, path
            refused = [
                await browser.post(f"{base}/{name}", body)
                for name, body in (
                    ("undo", {}),
                    ("moves", {"action": "bid 1", "seen": "x", "key": "k"}),
                    ("why", {"action": "bid 1"}),
                )
                for browser in browsers
            ]
            assert [answer.content for answer in refused[::2]] == [answer.content for answer in refused[1::2]]

    async def close(self) -> None:
        for server in self.servers:
            await server.tables.close()
            server.tables.store.close()


@pytest.mark.parametrize("pace", PACES, ids=[pace.kind for pace in PACES])
def test_a_standing_bid_that_causes_no_bid_changes_no_byte_for_others(pace: Pace, tmp_path: Path) -> None:
    async def work() -> None:
        twins = Twins(tmp_path, pace)
        await twins.open()
        await twins.both(1, "bid 50000")
        twins.forward(1000)
        await twins.both(2, "bid 100000")
        twins.forward(1000)
        await twins.both(1, "bid 150000")
        toggled = (await twins.tables())[0]
        for notation in ("stand 400000 ask", "stand 300000 pass", "stand none"):
            twins.forward(500)
            await move(twins.servers[0].tables, toggled, 1, notation)
            await twins.compare()
        assert toggled.step() == 6  # they are moves, for Bob alone
        assert (toggled.step_for(1), toggled.step_for(0), toggled.version_for(1)) == (6, 3, toggled.version)
        # and afterwards, whatever happens
        twins.forward(1000)
        await twins.both(0, "bid 200000")
        await twins.compare()
        for seat in (1, 2):
            await twins.both(seat, "pass")
        await twins.compare()
        again = load_table(twins.servers[0].tables.store, twins.id)
        assert again is not None
        numbers: list[Any] = [
            (table.version_for(seat), table.step_for(seat), table.lines_for(seat), table.published_at)
            for table in (again, toggled)
            for seat in (-1, 0, 1)
        ]
        assert numbers[:3] == numbers[3:]
        await twins.close()

    run(work())


@with_tables
async def test_its_owner_is_shown_and_may_look_back_at_it(tables: Tables) -> None:
    table = await open_table(tables, people(3), "last_chance", public=True)
    await move(tables, table, 1, "bid 50000")
    before = table.version_for(1)
    assert await move(tables, table, 1, "stand 400000 ask", key="once") == before + 1
    again = await tables.play(table.id, "bob", "stand 400000 ask", "", "once")
    assert (again.again, again.version) == (True, before + 1)
    assert (await tables.replay(table.id, "bob", 2, "en"))["steps"] == 2
    assert (await tables.replay(table.id, "ann", 1, "en"))["steps"] == 1
