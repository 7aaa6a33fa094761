"""The tables of the store, and how an older store becomes a newer one.

Migrations are numbered and only go forward. They run on a copy of the file first; when the copy is sound, the
old file is kept beside the new one as a backup.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

Migration = Callable[[sqlite3.Connection], None]


FIRST = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    public INTEGER NOT NULL,
    owner TEXT NOT NULL,
    version INTEGER NOT NULL,
    step INTEGER NOT NULL,
    waiting TEXT NOT NULL,
    deadline INTEGER,
    updated INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_by_status ON tables (status, public, updated);
CREATE TABLE events (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE keys (
    table_id TEXT NOT NULL,
    who TEXT NOT NULL,
    key TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, who, key)
) WITHOUT ROWID;
CREATE TABLE snapshots (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    data BLOB NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    guest TEXT NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_guest ON seats (guest, table_id);
CREATE TABLE guests (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    made INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE links (
    hash BLOB PRIMARY KEY,
    table_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    expires INTEGER
) WITHOUT ROWID;
CREATE INDEX links_by_table ON links (table_id);
CREATE TABLE visits (
    table_id TEXT NOT NULL,
    guest TEXT NOT NULL,
    granted TEXT NOT NULL,
    lines INTEGER NOT NULL,
    PRIMARY KEY (table_id, guest)
) WITHOUT ROWID;
CREATE TABLE house (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
"""


def _first(db: sqlite3.Connection) -> None:
    db.executescript(FIRST)


#: Every move wrote to two more places: the key it was sent with, and where its table stands in the order of time.
SECOND = """
ALTER TABLE events ADD COLUMN who TEXT NOT NULL DEFAULT '';
ALTER TABLE events ADD COLUMN key TEXT NOT NULL DEFAULT '';
UPDATE events SET who = keys.who, key = keys.key FROM keys
    WHERE keys.table_id = events.table_id AND keys.seq = events.seq;
DROP TABLE keys;
DROP INDEX tables_by_status;
CREATE INDEX tables_by_status ON tables (status, public);
"""


def _second(db: sqlite3.Connection) -> None:
    db.executescript(SECOND)


#: In order; the number of a migration is its place here, from 1.
MIGRATIONS: tuple[Migration, ...] = (_first, _second)


class StoreTooNew(Exception):
    """The file was written by a later release."""


def version_of(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def migrate(db: sqlite3.Connection, migrations: tuple[Migration, ...] = MIGRATIONS) -> None:
    """Runs what is missing, each step in its own transaction."""
    for number in range(version_of(db) + 1, len(migrations) + 1):
        migrations[number - 1](db)
        db.execute(f"PRAGMA user_version = {number}")
        db.commit()


def prepare(file: Path, migrations: tuple[Migration, ...] = MIGRATIONS) -> Path | None:
    """Makes the file current; gives the backup that was kept, if it had to be changed."""
    if not file.exists():
        fresh = sqlite3.connect(file)
        try:
            fresh.execute("PRAGMA journal_mode = WAL")
            migrate(fresh, migrations)
        finally:
            fresh.close()
        return None
    db = sqlite3.connect(file)
    try:
        found = version_of(db)
        if found > len(migrations):
            raise StoreTooNew(f"{file.name}: version {found}, this release knows {len(migrations)}")
        if found == len(migrations):
            return None
        backup = file.with_name(f"{file.name}.before-{len(migrations)}")
        copy_to(db, backup)
    finally:
        db.close()
    trial = file.with_name(file.name + ".migrating")
    trial.unlink(missing_ok=True)
    source = sqlite3.connect(backup)
    try:
        copy_to(source, trial)
    finally:
        source.close()
    _migrate_copy(trial, migrations)
    for leftover in ("-wal", "-shm"):
        file.with_name(file.name + leftover).unlink(missing_ok=True)
    os.replace(trial, file)
    return backup


def _migrate_copy(trial: Path, migrations: tuple[Migration, ...]) -> None:
    db = sqlite3.connect(trial)
    try:
        migrate(db, migrations)
        verdict = db.execute("PRAGMA integrity_check").fetchone()[0]
        if verdict != "ok":
            raise sqlite3.DatabaseError(f"the migrated copy is damaged: {verdict}")
        db.execute("PRAGMA journal_mode = WAL")
    finally:
        db.close()


def copy_to(db: sqlite3.Connection, file: Path) -> None:
    """A consistent copy, also while others write."""
    target = sqlite3.connect(file)
    try:
        db.backup(target)
    finally:
        target.close()
