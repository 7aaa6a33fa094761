"""The store in PostgreSQL (psycopg 3): for several server processes, on one machine or on many."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg_pool import ConnectionPool

from ludotheque.tables.store.base import StoreTooNew, StoreUnavailable
from ludotheque.tables.store.copying import copy_all
from ludotheque.tables.store.schema import MIGRATIONS, prepare, scripts
from ludotheque.tables.store.sql import Connection, Cursor, Database, SqlStore
from ludotheque.tables.store.sqlite import SqliteDatabase

Db = psycopg.Connection[tuple[Any, ...]]

POSTGRES_MIGRATIONS: Final = MIGRATIONS / "postgres"
MOST_READERS: Final = 4  #: connections of one process that read
PATIENCE: Final = 5  #: seconds until a server that does not answer counts as gone


@cache
def marked(statement: str) -> str:
    """A statement with psycopg's marks for values; none of ours holds a `?` or a `%` otherwise."""
    return statement.replace("?", "%s")


def storable(value: Any) -> Any:
    """A value without the character that PostgreSQL's texts cannot hold."""
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value


class MarkedConnection:
    """A connection that takes statements as the stores write them."""

    def __init__(self, db: Db) -> None:
        self.db = db

    def execute(self, statement: str, values: tuple[Any, ...] = ()) -> Cursor:
        return self.db.execute(marked(statement), [storable(value) for value in values])


def connect(url: str) -> Db:
    """A connection without transactions of its own, which notices within seconds that the server is gone."""
    return psycopg.connect(
        url,
        autocommit=True,
        connect_timeout=PATIENCE,
        keepalives_idle=PATIENCE,
        tcp_user_timeout=2000 * PATIENCE,
    )


def migrate(db: Db, folder: Path = POSTGRES_MIGRATIONS) -> None:
    """Runs what is missing, in one transaction; of several processes that start together the first does it."""
    migrations = scripts(folder)
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(hashtext('ludotheque ' || current_schema()))")
        db.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
        [(found,)] = db.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchall()
        if found > len(migrations):
            raise StoreTooNew(f"{db.info.dbname}: version {found}, this release knows {len(migrations)}")
        for number in range(found + 1, len(migrations) + 1):
            db.execute(migrations[number - 1])
            db.execute("INSERT INTO migrations (number) VALUES (%s)", [number])


class PostgresDatabase(Database):
    """One connection that writes, made again when it was lost, and a pool of a few that read."""

    begin = "BEGIN"
    begin_reading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    conflicts = psycopg.IntegrityError

    def __init__(self, url: str) -> None:
        self.url = url
        self._writer = self._new_writer()
        try:
            migrate(self._writer)
        except BaseException:
            self._writer.close()
            raise
        self.writing = self._writing
        self.pool: ConnectionPool[Db] = ConnectionPool(
            url,
            min_size=1,
            max_size=MOST_READERS,
            kwargs={"autocommit": True, "connect_timeout": PATIENCE},
            check=ConnectionPool.check_connection,
            timeout=PATIENCE,
            open=True,
        )

    def _new_writer(self) -> Db:
        """What is committed is on the disk, whatever the server is set to."""
        db = connect(self.url)
        db.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
        return db

    @contextmanager
    def _writing(self) -> Iterator[Connection]:
        """The statements of a transaction travel together (pipeline mode): two round trips, however many they are."""
        try:
            if self._writer.closed:
                self._writer = self._new_writer()
            with self._writer.pipeline():
                yield MarkedConnection(self._writer)
        except psycopg.Error as error:
            if not self._writer.closed:
                self._writer.rollback()
            if isinstance(error, psycopg.IntegrityError):
                raise
            raise StoreUnavailable(sentence(error)) from error

    def lost(self) -> bool:
        return bool(self._writer.closed)

    @contextmanager
    def connection(self) -> Iterator[Connection]:
        try:
            with self.pool.connection() as db:
                yield MarkedConnection(db)
        except psycopg.Error as error:
            raise StoreUnavailable(sentence(error)) from error

    def backup(self, file: Path) -> None:
        file.unlink(missing_ok=True)
        prepare(file)
        target = SqliteDatabase(file, None)
        try:
            copy_all(self, target)
        finally:
            target.close()

    def close(self) -> None:
        self.pool.close()
        self._writer.close()


def sentence(error: psycopg.Error) -> str:
    """The first line of what PostgreSQL says, without the rest."""
    return (str(error).strip() or type(error).__name__).splitlines()[0]


class PostgresStore(SqlStore):
    """Events in a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        try:
            database = PostgresDatabase(url)
        except psycopg.Error as error:
            raise StoreUnavailable(sentence(error)) from error
        super().__init__(database)
