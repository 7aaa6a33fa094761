"""What a table allows besides the rules: it is chosen when the table is opened."""

from __future__ import annotations

import json

from ludotheque.kernel.scene import ESTIMATES
from ludotheque.tables.loading import load_table
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import OVER, Table
from tests.tables.support import Watcher, guest_at, move, open_table, people, until, with_tables


def estimates_in(message: object) -> list[str]:
    """The names of all estimates that stand anywhere in a message."""
    if isinstance(message, dict):
        own = [name for name in ESTIMATES if message.get(name)]
        return own + [found for value in message.values() for found in estimates_in(value)]
    if isinstance(message, list):
        return [found for value in message for found in estimates_in(value)]
    return []


async def sent_in_an_attempt(tables: Tables, table: Table) -> list[str]:
    """The estimates that everybody was sent while a card of Last Chance is sold and played for."""
    watchers = [Watcher(guest_at(table, seat)) for seat in range(table.seats)]
    for watcher in watchers:
        await tables.connect(table.id, watcher)
    first = table.waiting()[0]
    await move(tables, table, first, "bid 10000")
    for notation in ("pass", "no bet"):
        for seat in [seat for seat in range(table.seats) if seat != first]:
            await move(tables, table, seat, notation)
    assert table.position.menu(first)[0].notation.startswith("keep")
    for watcher in watchers:
        watcher.received.append(await tables.replay(table.id, watcher.guest, 2, "en"))
    return estimates_in([watcher.received for watcher in watchers])


@with_tables
async def test_a_table_that_forbids_estimates_sends_none(tables: Tables) -> None:
    allowed = await open_table(tables, people(3), "last_chance")
    assert set(await sent_in_an_attempt(tables, allowed)) == set(ESTIMATES)
    forbidden = await open_table(tables, people(3), "last_chance", estimates=False)
    assert await sent_in_an_attempt(tables, forbidden) == []


@with_tables
async def test_what_is_allowed_is_shown_kept_and_the_same_in_a_rematch(tables: Tables) -> None:
    table = await open_table(tables, people(3), estimates=False, rehearsal=False)
    state = json.loads(await tables.state(table.id, "ann", "en"))
    assert state["table"]["allows"] == {"estimates": False, "rehearsal": False}
    stored = load_table(tables.store, table.id)
    assert stored is not None
    assert not stored.opened.estimates and not stored.opened.rehearsal
    for guest in ("ann", "bob", "cleo"):
        await tables.resign(table.id, guest)
    await until(lambda: table.status == OVER)
    again = await tables.table(await tables.rematch(table.id, "bob"))
    assert not again.opened.estimates and not again.opened.rehearsal
    usual = await open_table(tables, people(3))
    state = json.loads(await tables.state(usual.id, "ann", "en"))
    assert state["table"]["allows"] == {"estimates": True, "rehearsal": True}
