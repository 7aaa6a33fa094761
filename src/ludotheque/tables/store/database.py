"""What a store needs of a database: SQLite and PostgreSQL each do it in their own way."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Protocol

Statement = tuple[str, tuple[Any, ...]]
Rows = list[tuple[Any, ...]]


class Cursor(Protocol):
    """What a statement found."""

    def fetchall(self) -> Rows: ...


class Connection(Protocol):
    """A connection to a database, as far as a store needs it."""

    def execute(self, statement: str, values: tuple[Any, ...] = ..., /) -> Cursor: ...


class Database(ABC):
    """What a database does in its own way: connections, the beginning of a transaction, its errors."""

    begin: str  #: begins a transaction that writes
    begin_reading: str  #: begins one that sees one state of the database
    conflicts: type[Exception]  #: a key is taken, a value is missing
    notifies: bool = False  #: whether other processes must learn what was appended

    #: The connection of the writer thread, for one transaction.
    writing: Callable[[], AbstractContextManager[Connection]]

    @abstractmethod
    def connection(self) -> AbstractContextManager[Connection]:
        """A connection for the caller alone: for all that is not the writer thread's."""

    def lost(self) -> bool:
        """Whether the writer's connection is gone: nobody knows what became of its transaction."""
        return False

    def appended(self, tables: list[str]) -> None:
        """Is called after a commit, with the tables that it appended events to, if the database notifies."""
        raise NotImplementedError

    @abstractmethod
    def backup(self, file: Path) -> None:
        """Writes a consistent copy into an SQLite file, also while others write."""

    @abstractmethod
    def close(self) -> None:
        """Ends all connections."""
