"""The lock on a data folder: one server at a time."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from ludotheque.kernel.trouble import Trouble

LOCK_FILE = "server.lock"


class FolderInUse(Trouble):
    """Another server has this data folder open."""

    def __init__(self, folder: Path) -> None:
        super().__init__("folder-in-use", folder=str(folder))


class FolderLock:
    """An advisory lock on a data folder, until `release` or until the process ends in whatever way.

    It is SQLite's own lock on an empty file: the same few lines work on every system.
    """

    def __init__(self, folder: Path) -> None:
        file = folder / LOCK_FILE
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(file, timeout=0, isolation_level=None, check_same_thread=False)
        except (sqlite3.Error, OSError) as error:
            raise Trouble("store-unusable", file=str(file), why=str(error)) from error
        try:
            self._db.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self._db.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise FolderInUse(folder) from error
            raise Trouble("store-unusable", file=str(file), why=str(error)) from error

    def release(self) -> None:
        self._db.close()
