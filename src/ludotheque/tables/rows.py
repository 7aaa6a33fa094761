"""What is written for each event, and how a table is read back."""

from __future__ import annotations

import msgspec

from ludotheque.kernel.game import snapshot
from ludotheque.tables import events as ev
from ludotheque.tables.store import KEEP, Statement, Store
from ludotheque.tables.table import OVER, Table

SNAPSHOT_EVERY = 10  #: moves

_SEATING = (ev.Opened, ev.SeatTaken, ev.SeatFreed, ev.SeatGiven, ev.Renamed, ev.Started, ev.Imported)

PUT_SEAT = "INSERT OR REPLACE INTO seats (table_id, seat, kind, guest, name) VALUES (?, ?, ?, ?, ?)"


def rows_for(table: Table, event: ev.Event, who: str, key: str) -> list[Statement]:
    """The statements that keep this event, which the table has already taken in."""
    kept = (
        table.id,
        table.version,
        ev.write_event(event),
        who if key else "",
        key,
        table.game.meta.id,
        table.status,
        int(table.opened.public),
        table.owner,
        table.step(),
        str(table.awaited()),  # a list of numbers: JSON as it is
        table.clocks.next_deadline(),
        table.updated,
        _snapshot(table) if _snapshot_due(table, event) else None,
    )
    statements: list[Statement] = [(KEEP, kept)]
    if isinstance(event, _SEATING):
        for seat, chair in enumerate(table.chairs):
            statements.append((PUT_SEAT, (table.id, seat, chair.kind, chair.guest, chair.name)))
    return statements


def _snapshot_due(table: Table, event: ev.Event) -> bool:
    if isinstance(event, (ev.Started, ev.Imported, ev.Undone)):
        return True
    return isinstance(event, ev.Moved) and (table.step() % SNAPSHOT_EVERY == 0 or table.status == OVER)


def _snapshot(table: Table) -> bytes:
    return msgspec.json.encode(snapshot(table.position))


# --- reading back ------------------------------------------------------------------------------------


def load_table(store: Store, id: str) -> Table | None:
    """The table as its events tell it; None if there is none."""
    rows = store.read("SELECT data, seq, who, key FROM events WHERE table_id = ? ORDER BY seq", (id,))
    if not rows:
        return None
    events = [ev.read_event(row[0]) for row in rows]
    opened = events[0]
    assert isinstance(opened, ev.Opened)
    table = Table(id, opened)
    if opened.rules_version != table.game.meta.rules_version:
        table.resume = _last_snapshot(store, id)
    for event in events[1:]:
        table.apply(event)
    for _, seq, who, key in rows:
        if key:
            table.keys[(who, key)] = seq
    for guest, granted, lines in store.read(
        "SELECT guest, granted, lines FROM visits WHERE table_id = ?", (id,)
    ):
        table.visits[guest] = lines
        if granted:
            table.grants[guest] = granted
    return table


def _last_snapshot(store: Store, id: str) -> tuple[int, object] | None:
    rows = store.read("SELECT seq, data FROM snapshots WHERE table_id = ? ORDER BY seq DESC LIMIT 1", (id,))
    return (rows[0][0], msgspec.json.decode(rows[0][1])) if rows else None
