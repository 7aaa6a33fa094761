"""A whole collection from one database to another, row by row, and a check that nothing is missing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ludotheque.tables.store.database import Connection, Database, Rows
from ludotheque.tables.store.statements import SUMMARY

#: What belongs to a table, and the columns of its rows.
OF_A_TABLE: Final = {
    "events": "table_id, seq, data, who, key",
    "snapshots": "table_id, seq, data",
    "seats": "table_id, seat, kind, guest, name",
    "links": "hash, table_id, kind, seat, expires, guest",
    "visits": "table_id, guest, granted, lines",
}
#: What is copied at once, with the column that its rows are sorted by.
AT_ONCE: Final = {
    "guests": ("id", "id, name, made"),
    "settings": ("key", "key, value"),
    "tables": ("id", SUMMARY),
}


class NotEmpty(Exception):
    """The database to copy into holds tables already."""


class CopyDiffers(Exception):
    """What was copied is not what was read."""


def parts_of(db: Connection) -> Iterator[tuple[str, str, Rows]]:
    """Everything in a database: name, columns and rows, in pieces that fit into memory."""
    for name, (key, columns) in AT_ONCE.items():
        yield name, columns, db.execute(f"SELECT {columns} FROM {name} ORDER BY {key}").fetchall()
    for (table,) in db.execute("SELECT id FROM tables ORDER BY id").fetchall():
        for name, columns in OF_A_TABLE.items():
            rows = db.execute(f"SELECT {columns} FROM {name} WHERE table_id = ?", (table,)).fetchall()
            yield name, columns, sorted(rows, key=repr)


def copy_all(source: Database, target: Database, last: Callable[[Connection], None] = lambda db: None) -> int:
    """Copies everything into an empty database, in one transaction, and compares it; the number of tables.

    `last` is called before the commit: what belongs to the tables is there with them or not at all.
    """
    with source.connection() as old, target.connection() as new:
        old.execute(source.begin_reading)
        try:
            if new.execute("SELECT 1 FROM tables LIMIT 1").fetchall():
                raise NotEmpty
            new.execute(target.begin)
            try:
                put_all(old, new)
                copied = compare(old, new)
                last(new)
                new.execute("COMMIT")
            except BaseException:
                new.execute("ROLLBACK")
                raise
        finally:
            old.execute("ROLLBACK")
    return copied


def put_all(old: Connection, new: Connection) -> None:
    """Writes everything; of settings that both have, those of the source."""
    new.execute("DELETE FROM settings")
    for name, columns, rows in parts_of(old):
        marks = ", ".join("?" * len(columns.split(",")))
        for row in rows:
            new.execute(f"INSERT INTO {name} ({columns}) VALUES ({marks})", row)


def compare(old: Connection, new: Connection) -> int:
    """Reads both again and compares every row; the number of tables."""
    tables = 0
    for before, after in zip(parts_of(old), parts_of(new), strict=True):
        if before != after:
            raise CopyDiffers(before[0])
        tables += len(before[2]) if before[0] == "tables" else 0
    return tables
