"""A table read from the store: the fold of its events, with what is kept beside them."""

from __future__ import annotations

import msgspec

from ludotheque.tables import events as ev
from ludotheque.tables.fold import apply
from ludotheque.tables.store.base import History
from ludotheque.tables.store.sql import Store
from ludotheque.tables.table import Table


def load_table(store: Store, id: str) -> Table | None:
    """The table that its stored events make; None if there is none."""
    history = store.load(id)
    return None if history is None else table_of(id, opened_in(history), history)


def opened_in(history: History) -> ev.Opened:
    """The first event of a table."""
    opened = ev.decode(history.events[0].event)
    assert isinstance(opened, ev.Opened)
    return opened


def table_of(id: str, opened: ev.Opened, history: History, version: int | None = None) -> Table:
    """The table that these events make, all or those up to this number."""
    table = Table(id, opened)
    if opened.rules_version != table.game.meta.rules_version and history.snapshot is not None:
        number, data = history.snapshot
        table.resume = (number, msgspec.json.decode(data))
    for kept in history.events[1 : None if version is None else version + 1]:
        apply(table, ev.decode(kept.event))
        if kept.key:
            table.keep_key(kept.who, kept.key)
    for visit in history.visits:
        table.visits[visit.guest] = visit.lines
        if visit.granted:
            table.grants[visit.guest] = visit.granted
    return table
