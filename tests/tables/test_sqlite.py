"""The store in SQLite: durable, few commits for many writes, and safe to move to a newer form."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Iterable
from pathlib import Path

import pytest

from ludotheque.tables.service.registry import finished
from ludotheque.tables.store.base import StoreTooNew
from ludotheque.tables.store.database import Statement
from ludotheque.tables.store.schema import MIGRATIONS, migrate, prepare, scripts, version_of
from ludotheque.tables.store.sqlite import SqliteDatabase, SqliteStore, connect
from tests.tables.test_store import append, entry, events


def writer_of(store: SqliteStore) -> sqlite3.Connection:
    assert isinstance(store.database, SqliteDatabase)
    return store.database.writer


def test_it_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.db")
    for db in (connect(tmp_path / "y.db"), writer_of(store)):
        assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    store.close()


def test_many_writers_share_commits(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "x.db")
    commits = 0
    transaction = store._transaction

    def counted(parts: Iterable[list[Statement]]) -> None:
        nonlocal commits
        commits += 1
        transaction(parts)

    store._transaction = counted  # type: ignore[method-assign]

    async def all_at_once() -> None:
        await asyncio.gather(*[finished(store.append(entry(seq))) for seq in range(500)])

    asyncio.run(all_at_once())
    assert len(events(store)) == 500
    assert commits < 250
    store.close()


# --- migrations --------------------------------------------------------------------------------------

LAST = len(scripts())
NEXT = "ALTER TABLE events ADD COLUMN note TEXT NOT NULL DEFAULT 'old';"
BROKEN = "ALTER TABLE events ADD COLUMN note TEXT;\nthis is no SQL;"


def made(file: Path) -> None:
    store = SqliteStore(file)
    asyncio.run(append(store, entry(0, b"one")))
    store.close()


def later(folder: Path, script: str) -> Path:
    """The migrations of a later release."""
    folder = folder / "migrations"
    shutil.copytree(MIGRATIONS, folder)
    (folder / f"{LAST + 1:04}_more.sql").write_text(script)
    return folder


def test_a_migration_keeps_the_data_and_a_backup(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    made(file)
    migrations = later(tmp_path, NEXT)
    backup = prepare(file, migrations)
    assert backup is not None
    db, old = sqlite3.connect(file), sqlite3.connect(backup)
    assert db.execute("SELECT data, note FROM events").fetchall() == [(b"one", "old")]
    assert version_of(db) == LAST + 1
    assert old.execute("SELECT data FROM events").fetchall() == [(b"one",)]
    assert version_of(old) == LAST
    db.close()
    old.close()
    assert prepare(file, migrations) is None  # once


def test_a_migration_that_fails_leaves_the_store_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    made(file)
    with pytest.raises(sqlite3.OperationalError):
        prepare(file, later(tmp_path, BROKEN))
    store = SqliteStore(file)
    assert events(store) == [b"one"]
    assert version_of(writer_of(store)) == LAST
    store.close()


def test_a_store_of_a_later_release_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    made(file)
    prepare(file, later(tmp_path, NEXT))
    before = file.read_bytes()
    with pytest.raises(StoreTooNew):
        SqliteStore(file)
    assert file.read_bytes() == before


def test_the_second_migration_keeps_the_keys_of_moves(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    db = sqlite3.connect(file)
    migrate(db, scripts()[:1])
    db.execute("INSERT INTO events (table_id, seq, data) VALUES ('t', 0, 'a'), ('t', 1, 'b'), ('u', 1, 'c')")
    db.execute("INSERT INTO keys (table_id, who, key, seq) VALUES ('t', 'ann', 'k', 1), ('u', 'bob', 'k', 1)")
    db.commit()
    db.close()
    store = SqliteStore(file)
    assert list(tmp_path.glob("x.db.before-*")), "a backup is kept"
    kept = store._read("SELECT table_id, seq, who, key FROM events ORDER BY table_id, seq")
    assert kept == [("t", 0, "", ""), ("t", 1, "ann", "k"), ("u", 1, "bob", "k")]
    store.close()


def test_the_third_migration_keeps_the_values_of_the_server(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    db = sqlite3.connect(file)
    migrate(db, scripts()[:2])
    (old,) = db.execute(
        "SELECT name FROM sqlite_master WHERE sql LIKE '%key TEXT PRIMARY KEY, value%'"
    ).fetchone()
    db.execute(f"INSERT INTO {old} (key, value) VALUES ('alive', '1234')")
    db.commit()
    db.close()
    store = SqliteStore(file)
    assert store._read("SELECT key, value FROM settings") == [("alive", "1234")]
    store.close()


def test_migrations_are_numbered_from_one_without_gaps(tmp_path: Path) -> None:
    db = sqlite3.connect(":memory:")
    migrate(db, scripts())
    assert version_of(db) == LAST >= 1
    folder = later(tmp_path, NEXT)
    (folder / f"{LAST + 3:04}_gap.sql").write_text(NEXT)
    with pytest.raises(AssertionError):
        scripts(folder)
