"""The store in PostgreSQL (psycopg 3): for several server processes, on one machine or on many."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import psycopg
from psycopg_pool import ConnectionPool

from ludotheque.tables.store.base import Count, OnMoved, StoreTooNew, StoreUnavailable
from ludotheque.tables.store.connecting import PATIENCE, Db, connect
from ludotheque.tables.store.copying import copy_all
from ludotheque.tables.store.database import Connection, Cursor, Database, Statement
from ludotheque.tables.store.leases import PUT_FENCED_EVENT, PUT_LEASE, Leases
from ludotheque.tables.store.notices import Notices
from ludotheque.tables.store.schema import MIGRATIONS, prepare, scripts
from ludotheque.tables.store.sql import Store
from ludotheque.tables.store.sqlite import SqliteDatabase
from ludotheque.tables.store.statements import PUT_EVENT

POSTGRES_MIGRATIONS: Final = MIGRATIONS / "postgres"
MOST_READERS: Final = 4  #: connections of one process that read

ADD_COUNTS: Final = (
    "INSERT INTO counts (key, ends, number) SELECT * FROM unnest(?::text[], ?::bigint[], ?::integer[]) "
    "ON CONFLICT (key, ends) DO UPDATE SET number = counts.number + excluded.number RETURNING key, ends, number"
)
TIDY_COUNTS: Final = "DELETE FROM counts WHERE ends < ?"


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


def migrate(db: Db, folder: Path = POSTGRES_MIGRATIONS) -> None:
    """Runs what is missing, in one transaction; of several processes that start together the first does it."""
    migrations = scripts(folder)
    with db.transaction():
        db.execute("SELECT pg_advisory_xact_lock(hashtext('ludotheque ' || current_schema()))")
        db.execute("CREATE TABLE IF NOT EXISTS migrations (number INTEGER PRIMARY KEY)")
        [(found,)] = db.execute("SELECT coalesce(max(number), 0) FROM migrations").fetchall()
        if found > len(migrations):
            raise StoreTooNew(db.info.dbname, found, len(migrations))
        for number in range(found + 1, len(migrations) + 1):
            db.execute(migrations[number - 1])
            db.execute("INSERT INTO migrations (number) VALUES (%s)", [number])


class PostgresDatabase(Database):
    """One connection that writes, made again when it was lost, and a pool of a few that read."""

    begin = "BEGIN"
    begin_reading = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
    notifies = True
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
        self.notices = Notices(url)
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
        refused: psycopg.Error | None = None
        try:
            if self._writer.closed:
                self._writer = self._new_writer()
            with self._writer.pipeline():
                try:
                    yield MarkedConnection(self._writer)
                except psycopg.Error as error:  # psycopg would log what it meets at the end of the pipeline
                    refused = error
        except psycopg.Error as error:
            refused = refused or error
        if refused is not None:
            if not self._writer.closed:
                self._writer.rollback()
            if isinstance(refused, psycopg.IntegrityError):
                raise refused
            raise StoreUnavailable(sentence(refused)) from refused

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

    def appended(self, tables: list[str]) -> None:
        if tables:
            self.notices.send(tables)

    def close(self) -> None:
        self.notices.close()
        self.pool.close()
        self._writer.close()


def sentence(error: psycopg.Error) -> str:
    """The first line of what PostgreSQL says, without the rest."""
    return (str(error).strip() or type(error).__name__).splitlines()[0]


class PostgresStore(Store):
    """Events in a PostgreSQL database, which other processes use too."""

    shared = True

    def __init__(self, url: str) -> None:
        try:
            database = PostgresDatabase(url)
        except psycopg.Error as error:
            raise StoreUnavailable(sentence(error)) from error
        self.notices = database.notices
        self.leases = Leases()
        super().__init__(database)

    def _append(self, table: str, statements: list[Statement]) -> asyncio.Future[None]:
        """Of a table that this process cares for, events are refused once another process does."""
        fence = self.leases.fence
        if table in self.leases.held:
            writing = super()._append(table, [fenced(one, fence) for one in statements])
            writing.add_done_callback(partial(self._forget_lost, table))
            return writing
        if fence and statements[0][1][1] == 0:
            statements = [*statements, (PUT_LEASE, (table, fence))]
            self.leases.open(table)
        return super()._append(table, statements)

    def _forget_lost(self, table: str, writing: asyncio.Future[None]) -> None:
        """An event without a number was refused because another process has the lease now."""
        error = None if writing.cancelled() else writing.exception()
        if error is not None and isinstance(error.__cause__, psycopg.errors.NotNullViolation):
            self.leases.held.discard(table)

    def holds(self, table: str) -> bool:
        return self.leases.holds(table)

    async def keep_leases(self) -> list[str]:
        return await asyncio.to_thread(self._keep_leases)

    def _keep_leases(self) -> list[str]:
        with self.database.connection() as db:
            return self.leases.keep(db)

    async def add_counts(self, counts: list[Count], now: int) -> list[Count]:
        return await asyncio.to_thread(self._add_counts, counts, now)

    def _add_counts(self, counts: list[Count], now: int) -> list[Count]:
        with self.database.connection() as db:
            in_order = sorted(counts)  # everywhere: two processes never wait for each other crosswise
            columns = tuple([list(column) for column in zip(*in_order, strict=True)])
            sums = [Count(*row) for row in db.execute(ADD_COUNTS, columns).fetchall()]
            db.execute(TIDY_COUNTS, (now,))
            return sums

    def listen(self, on_moved: OnMoved) -> None:
        self.notices.listen(on_moved)

    def close(self) -> None:
        if not self._closed and self.leases.fence:
            with contextlib.suppress(StoreUnavailable), self.database.connection() as db:
                self.leases.give_up(db)
        super().close()


def fenced(statement: Statement, fence: int) -> Statement:
    """A statement that fails, if it appends an event, unless the lease of the table names this fence."""
    text, values = statement
    if text != PUT_EVENT:
        return statement
    table, seq, *rest = values
    return PUT_FENCED_EVENT, (table, table, fence, seq, *rest)
