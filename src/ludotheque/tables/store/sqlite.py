"""The store in one SQLite file, in WAL mode with `synchronous=FULL`."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from pathlib import Path

from ludotheque.tables.folder_lock import FolderLock
from ludotheque.tables.store.database import Connection, Database
from ludotheque.tables.store.schema import copy_to, prepare
from ludotheque.tables.store.sql import Store


def connect(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, check_same_thread=False, isolation_level=None, cached_statements=256)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA busy_timeout = 5000")
    db.execute("PRAGMA temp_store = MEMORY")
    return db


class SqliteDatabase(Database):
    """Two connections to one file: the writer's, and one that all readers share."""

    begin = "BEGIN IMMEDIATE"
    begin_reading = "BEGIN"
    conflicts = sqlite3.IntegrityError

    def __init__(self, file: Path, lock: FolderLock | None) -> None:
        self.lock = lock
        self.reader = connect(file)
        self.writer = connect(file)
        self.writing = partial(nullcontext, self.writer)  # type: ignore[assignment]  # its class is generic
        self._one_reads = threading.Lock()

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        with self._one_reads:
            yield self.reader

    def backup(self, file: Path) -> None:
        with self._one_reads:
            copy_to(self.reader, file)

    def close(self) -> None:
        self.reader.close()
        self.writer.close()
        if self.lock is not None:
            self.lock.release()


class SqliteStore(Store):
    """Events in one SQLite file.

    `lock` is the server's lock on the folder; it is released when the store is closed.
    """

    def __init__(self, file: Path, lock: FolderLock | None = None) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.file = file
        prepare(file)
        super().__init__(SqliteDatabase(file, lock))
