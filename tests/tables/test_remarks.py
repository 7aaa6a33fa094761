"""What bots say at a table when they refuse an offer: kept with their move, and read again from the store."""

from __future__ import annotations

import json

import pytest

from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.facts import OfferWeighed
from ludotheque.tables.events import Moved, Remark, decode, encode
from ludotheque.tables.loading import load_table
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import Table
from tests.bots.haggler import Haggler
from tests.tables.support import (
    Watcher,
    bots,
    guest_at,
    move,
    open_table,
    open_tables,
    people,
    run,
    until,
)

ANN = 0
MOVES = 400  #: of Ann's, until a bot has refused something


def said(table: Table) -> list[OfferWeighed]:
    return [fact for line in table.log for fact in line.facts if isinstance(fact, OfferWeighed)]


async def haggle(tables: Tables, table: Table, moves: int) -> None:
    """Ann asks for all she can think of, until somebody tells her why not."""
    haggler, chance = Haggler(), SeededChance(3)
    for _ in range(moves):
        await until(lambda: not table.due() and not table.thinking)
        if said(table) or table.outcome() is not None:
            return
        seen = table.game.observe(table.position, ANN)
        action = haggler.choose(table.game, seen, table.position.menu(ANN), chance)
        await move(tables, table, ANN, action.notation)


@pytest.mark.parametrize("name", ["paradis", "metropolis"])
def test_a_reason_stands_in_the_journal_also_after_the_table_was_read_again(name: str) -> None:
    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(1) + bots(3, "greedy", 1), name)
            watcher = Watcher(guest_at(table, ANN))
            await tables.connect(table.id, watcher)
            await haggle(tables, table, MOVES)
            (first, *_) = said(table)
            assert first.seat != ANN
            assert any("“" in text for text in watcher.texts())
            again = load_table(tables.store, table.id)
            assert again is not None
            assert said(again) == said(table)
            assert [line.facts for line in again.log] == [line.facts for line in table.log]

    run(work())


def test_where_estimates_are_forbidden_bots_keep_theirs_to_themselves() -> None:
    async def work() -> None:
        async with open_tables() as tables:
            chairs = people(1) + bots(2, "greedy", 1)
            table = await open_table(tables, chairs, "paradis", estimates=False)
            await haggle(tables, table, MOVES)
            assert table.outcome() is not None
            assert said(table) == []

    run(work())


def test_moves_of_earlier_releases_have_no_remarks_and_those_without_are_written_as_before() -> None:
    old = b'{"k":"moved","seat":2,"action":"decline 1","by":"bot","at":1}'
    event = decode(old)
    assert isinstance(event, Moved)
    assert event.remarks == []
    assert encode(event) == old
    event.remarks = [Remark(0, "worth", 4, 11)]
    assert json.loads(encode(event))["remarks"] == [{"other": 0, "why": "worth", "own": 4, "theirs": 11}]
    assert decode(encode(event)) == event
