"""A small soak in the suite: bots play all games through the real server; nothing is logged, nothing is left behind."""

from __future__ import annotations

import pytest

import soak
from ludotheque.games import CATALOGUE
from ludotheque.tables.clocks import DAY, HandClock
from ludotheque.tables.events import Pace
from ludotheque.tables.service import registry
from ludotheque.tables.service.registry import MOST_FINISHED
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import OVER
from tests.tables.support import Watcher, bots, open_table, people, until, with_tables

MATCHES = 2 * len(CATALOGUE)


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> soak.Report:
    return soak.run(MATCHES, len(CATALOGUE), "random", 5, tmp_path_factory.mktemp("soak"))


def test_matches_of_bots_through_the_real_server_leave_no_complaint(report: soak.Report) -> None:
    assert report.complaints == []
    assert report.soak.unsound == []
    assert report.soak.finished == MATCHES and not report.soak.running
    assert report.soak.moves > MATCHES
    assert {game for game, _ in report.soak.games} == {game.meta.id for game in CATALOGUE}
    assert report.before > 0 and report.after > 0


@pytest.mark.parametrize(
    ("after", "complaints", "good"),
    [(110, [], True), (90, [], True), (111, [], False), (100, ["ERROR something broke"], False)],
)
def test_a_soak_is_good_without_complaints_and_with_its_memory_back(
    report: soak.Report, after: int, complaints: list[str], good: bool
) -> None:
    assert soak.Report(report.soak, 100, after, complaints).good() is good


@with_tables
async def test_finished_tables_leave_memory_and_can_be_read_again(tables: Tables) -> None:
    opened = [await open_table(tables, bots(3, "random"), "last_chance") for _ in range(MOST_FINISHED + 4)]
    await until(lambda: all(table.status == OVER and not table.thinking for table in opened))
    assert len(tables.registry.loaded) == MOST_FINISHED
    gone = next(table for table in opened if table.id not in tables.registry.loaded)
    watcher = Watcher(gone.owner)
    await tables.connect(gone.id, watcher)  # somebody comes back to an old one
    assert watcher.received[0]["outcome"] is not None
    for table in opened:
        await tables.state(table.id, table.owner, "en")
    assert gone.id in tables.registry.loaded  # and it stays while he looks
    assert len(tables.registry.loaded) == MOST_FINISHED + 1
    tables.disconnect(gone.id, watcher)
    assert len(tables.registry.loaded) == MOST_FINISHED


@with_tables
async def test_tables_over_days_leave_memory_and_their_deadlines_stay(tables: Tables) -> None:
    pace = Pace("days", days=2)
    opened = [await open_table(tables, people(3), pace=pace) for _ in range(3)]
    first = opened[0]
    seat = first.waiting()[0]
    usual = registry.MOST_IDLE
    registry.MOST_IDLE = 1
    try:
        for table in opened:
            await tables.state(table.id, table.owner, "en")
    finally:
        registry.MOST_IDLE = usual
    assert list(tables.registry.loaded) == [opened[-1].id]
    clock = tables.clock
    assert isinstance(clock, HandClock)
    clock.forward(2 * DAY)
    await tables.check_clocks()
    again = await tables.table(first.id)
    assert again is not first and seat in again.handed  # its time ran out while it was put away
