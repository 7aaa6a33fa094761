"""How an older store becomes a newer one: numbered migrations, `migrations/*.sql`, that only go forward.

They run on a copy of the file first; when the copy is sound, the old file is kept beside the new one as a backup.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from ludotheque.tables.store.base import StoreTooNew

MIGRATIONS: Final = Path(__file__).parent / "migrations"


def scripts(folder: Path = MIGRATIONS) -> list[str]:
    """The migrations in order: number 1 is the first."""
    files = sorted(folder.glob("*.sql"))
    assert [int(file.name[:4]) for file in files] == list(range(1, len(files) + 1)), "migrations have gaps"
    return [file.read_text(encoding="utf-8") for file in files]


def make_private(file: Path) -> None:
    """Makes a file readable by its owner only; SQLite gives its companions the same mode."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    for one in (file, file.with_name(file.name + "-wal"), file.with_name(file.name + "-shm")):
        if one.exists():
            one.chmod(0o600)


def version_of(db: sqlite3.Connection) -> int:
    return int(db.execute("PRAGMA user_version").fetchone()[0])


def migrate(db: sqlite3.Connection, migrations: list[str]) -> None:
    """Runs what is missing, each step in a transaction."""
    for number in range(version_of(db) + 1, len(migrations) + 1):
        db.executescript(f"BEGIN;\n{migrations[number - 1]}\nPRAGMA user_version = {number};\nCOMMIT;")


def prepare(file: Path, folder: Path = MIGRATIONS) -> Path | None:
    """Makes the file current; gives the backup that was kept, if it had to be changed."""
    migrations = scripts(folder)
    known = file.exists()
    make_private(file)
    if not known:
        _bring_up(file, migrations)
        return None
    with closing(sqlite3.connect(file)) as db:
        found = version_of(db)
        if found > len(migrations):
            raise StoreTooNew(file.name, found, len(migrations))
        if found == len(migrations):
            return None
        backup = file.with_name(f"{file.name}.before-{len(migrations)}")
        copy_to(db, backup)
    trial = file.with_name(file.name + ".migrating")
    trial.unlink(missing_ok=True)
    with closing(sqlite3.connect(backup)) as source:
        copy_to(source, trial)
    _bring_up(trial, migrations)
    for leftover in ("-wal", "-shm"):
        file.with_name(file.name + leftover).unlink(missing_ok=True)
    os.replace(trial, file)
    return backup


def _bring_up(file: Path, migrations: list[str]) -> None:
    with closing(sqlite3.connect(file)) as db:
        migrate(db, migrations)
        verdict = db.execute("PRAGMA integrity_check").fetchone()[0]
        if verdict != "ok":
            raise sqlite3.DatabaseError(f"the migrated copy is damaged: {verdict}")
        db.execute("PRAGMA journal_mode = WAL")


def copy_to(db: sqlite3.Connection, file: Path) -> None:
    """A consistent copy, also while others write."""
    make_private(file)
    with closing(sqlite3.connect(file)) as target:
        db.backup(target)
