"""The store: one writer thread, one transaction for all writes that wait.

All that waits while the disk is busy shares the next transaction; the event loop never waits for the disk. What
differs between SQLite and PostgreSQL stands in their `Database`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import queue
import secrets
import threading
from collections.abc import Iterable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final, NamedTuple

from ludotheque.tables import faults
from ludotheque.tables.identity import SECRET_BYTES
from ludotheque.tables.store import statements as sql
from ludotheque.tables.store.base import (
    Conflict,
    Count,
    Entry,
    History,
    Kept,
    Link,
    Listed,
    OnMoved,
    SeatRow,
    StoreClosed,
    Summary,
    Visit,
)
from ludotheque.tables.store.database import Database, Rows, Statement

log = logging.getLogger("ludotheque.tables")

MOST_PER_COMMIT: Final = 512
MOST_OWN: Final = 100  #: tables in a guest's own list
MOST_PUBLIC: Final = 60
SECRET: Final = "secret"  #: the setting that holds the server's secret, where no folder does


class Write(NamedTuple):
    """Statements that are committed together or not at all, and their answer."""

    about: str  #: the table or the guest
    statements: list[Statement]
    events: bool  #: whether they append events to this table
    answer: Future[None]


class Store:
    """Keeps what tables need. What is neither `async` nor gives a future blocks the caller."""

    shared = False  #: whether other processes may write to the same tables

    def __init__(self, database: Database) -> None:
        self.database = database
        self._closed = False
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="store writer", daemon=True)
        self._thread.start()

    # --- writing ---------------------------------------------------------------------------------

    def _put(self, about: str, *statements: Statement, events: bool = False) -> Future[None]:
        if self._closed:
            raise StoreClosed
        answer: Future[None] = Future()
        self._queue.put(Write(about, list(statements), events, answer))
        return answer

    async def _write(self, about: str, *statements: Statement) -> None:
        """Writes, and waits until it is on the disk."""
        await asyncio.wrap_future(self._put(about, *statements))

    def _write_all(self) -> None:
        """The writer thread: commits what waits until None comes."""
        while (first := self._queue.get()) is not None:
            writes = [first]
            last = False
            while len(writes) < MOST_PER_COMMIT and not last and not self._queue.empty():
                more = self._queue.get()
                last = more is None
                writes += [] if more is None else [more]
            self._commit([write for write in writes if write.answer.set_running_or_notify_cancel()])
            if last:
                return

    def _commit(self, writes: list[Write]) -> None:
        """Commits them in one order everywhere: two processes never wait for each other crosswise."""
        writes.sort(key=lambda write: write.about)
        try:
            self._transaction(write.statements for write in writes)
        except Exception as error:
            self._commit_each(writes, error)
        else:
            for write in writes:
                write.answer.set_result(None)
            if self.database.notifies:
                self.database.appended([write.about for write in writes if write.events])

    def _commit_each(self, writes: list[Write], error: Exception) -> None:
        """One of them is at fault: each gets its own transaction and its own answer."""
        for write in writes:
            if self.database.lost():
                write.answer.set_exception(error)
                continue
            try:
                self._transaction([write.statements])
                write.answer.set_result(None)
                if self.database.notifies:
                    self.database.appended([write.about] if write.events else [])
            except self.database.conflicts as cause:
                conflict = Conflict(str(cause))
                conflict.__cause__ = cause
                write.answer.set_exception(conflict)
            except Exception as own:
                write.answer.set_exception(own)

    def _transaction(self, parts: Iterable[list[Statement]]) -> None:
        faults.point("before-begin")
        with self.database.writing() as db:
            db.execute(self.database.begin)
            try:
                for statements in parts:
                    for statement, values in statements:
                        db.execute(statement, values)
                        faults.point("between-statements")
                faults.point("before-commit")
                db.execute("COMMIT")
            except BaseException:
                with contextlib.suppress(Exception):
                    db.execute("ROLLBACK")
                raise
        faults.point("after-commit")

    # --- reading ---------------------------------------------------------------------------------

    def _read(self, statement: str, *values: Any) -> Rows:
        with self.database.connection() as db:
            return db.execute(statement, values).fetchall()

    async def _ask(self, statement: str, *values: Any) -> Rows:
        return await asyncio.to_thread(self._read, statement, *values)

    # --- tables ----------------------------------------------------------------------------------

    def append(self, *entries: Entry) -> asyncio.Future[None]:
        """Begins to write events, all or none; whoever waits for them may get `Conflict`."""
        statements = [one for entry in entries for one in statements_of(entry)]
        return self._append(entries[0].summary.id, statements)

    def _append(self, table: str, statements: list[Statement]) -> asyncio.Future[None]:
        return asyncio.wrap_future(self._put(table, *statements, events=True))

    def load(self, table: str) -> History | None:
        """All of a table; None if there is none."""
        with self.database.connection() as db:
            db.execute(self.database.begin_reading)
            try:
                events = db.execute(sql.EVENTS, (table,)).fetchall()
                visits = db.execute(sql.VISITS, (table,)).fetchall()
                snapshots = db.execute(sql.LAST_SNAPSHOT, (table,)).fetchall()
            finally:
                db.execute("ROLLBACK")
        if not events:
            return None
        last = (int(snapshots[0][0]), bytes(snapshots[0][1])) if snapshots else None
        return History([Kept(*row) for row in events], [Visit(*row) for row in visits], last)

    def load_after(self, table: str, version: int) -> History:
        """The events of a table after this number, and all its visits; no snapshot."""
        with self.database.connection() as db:
            events = db.execute(sql.EVENTS_AFTER, (table, version)).fetchall()
            visits = db.execute(sql.VISITS, (table,)).fetchall()
        return History([Kept(*row) for row in events], [Visit(*row) for row in visits], None)

    def _listed(self, statement: str, *values: Any) -> list[Listed]:
        summaries = summaries_of(self._read(statement, *values))
        seats: dict[str, list[SeatRow]] = {}
        if summaries:
            marks = ", ".join("?" * len(summaries))
            for table, *row in self._read(
                f"SELECT table_id, kind, guest, name FROM seats WHERE table_id IN ({marks}) ORDER BY seat",
                *(summary.id for summary in summaries),
            ):
                seats.setdefault(table, []).append(SeatRow(*row))
        return [Listed(summary, seats.get(summary.id, [])) for summary in summaries]

    async def tables_of(self, guest: str) -> list[Listed]:
        """The tables where a guest sits or which the guest owns, the latest first."""
        return await asyncio.to_thread(self._listed, sql.OWN_TABLES, guest, guest, MOST_OWN)

    async def public_tables(self) -> list[Listed]:
        """Public tables that have not ended, the latest first."""
        return await asyncio.to_thread(self._listed, sql.PUBLIC_TABLES, MOST_PUBLIC)

    async def open_tables(self, owner: str) -> int:
        """How many tables of this owner have not ended."""
        return int((await self._ask(sql.OPEN_TABLES, owner))[0][0])

    async def running(self) -> list[str]:
        """The tables whose match is running or about to begin."""
        return [str(row[0]) for row in await self._ask(sql.RUNNING)]

    def all_tables(self) -> list[Listed]:
        """Every table, the latest first."""
        listed = []
        for summary in summaries_of(self._read(sql.ALL_TABLES)):
            seats = self._read(sql.SEATS, summary.id)
            listed.append(Listed(summary, [SeatRow(*seat) for seat in seats]))
        return listed

    def delete(self, table: str) -> bool:
        """Deletes a table for good; False if there is none."""
        if not self._read(sql.KNOWN, table):
            return False
        self._put(table, *((statement, (table,)) for statement in sql.DELETE_TABLE)).result()
        return True

    # --- several processes -----------------------------------------------------------------------

    def holds(self, table: str) -> bool:
        """Whether the clocks and bots of this table run in this process."""
        return True

    async def keep_leases(self) -> list[str]:
        """Says that this process is alive, and takes running matches that no process cares for; those it took now.

        Where several processes share a store it is called every second: whoever stops loses what it holds.
        """
        return []

    async def versions(self, tables: list[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""
        if not tables:
            return {}
        marks = ", ".join("?" * len(tables))
        return dict(await self._ask(f"SELECT id, version FROM tables WHERE id IN ({marks})", *tables))

    async def add_counts(self, counts: list[Count], now: int) -> list[Count]:
        """Adds to what all processes have counted; the sums. Windows that ended before now (seconds) are forgotten."""
        raise NotImplementedError  # one process counts by itself

    def listen(self, on_moved: OnMoved) -> None:
        """Calls `on_moved` from now on, from any thread. A call may get lost; one without tables follows then."""

    # --- guests ----------------------------------------------------------------------------------

    async def guest_name(self, guest: str) -> str:
        """The name of a guest; empty if there is none."""
        rows = await self._ask(sql.GUEST_NAME, guest)
        return str(rows[0][0]) if rows else ""

    async def put_guest(self, guest: str, name: str, at: int) -> None:
        await self._write(guest, (sql.PUT_GUEST, (guest, name, at)))

    def note_lines(self, table: str, guest: str, lines: int) -> None:
        """Remembers how many lines of the log a guest has seen. Nobody waits for it."""
        if not self._closed:
            self._put(table, (sql.PUT_LINES, (table, guest, lines))).add_done_callback(_log_trouble)

    async def grant(self, table: str, guest: str, kind: str) -> None:
        """A guest has come by a link of this kind."""
        await self._write(table, (sql.PUT_GRANT, (table, guest, kind)))

    # --- links -----------------------------------------------------------------------------------

    async def put_link(self, hash: bytes, link: Link) -> None:
        """Keeps a link; an earlier one to the same seat is void."""
        values = (hash, link.table, link.kind, link.seat, link.expires, link.guest)
        earlier = (sql.DROP_SEAT_LINKS, (link.table, link.seat))  # of no seat: none
        await self._write(link.table, earlier, (sql.PUT_LINK, values))

    async def link(self, hash: bytes) -> Link | None:
        rows = await self._ask(sql.LINK, hash)
        return Link(*rows[0]) if rows else None

    async def drop_links(self, table: str, kinds: list[str]) -> None:
        await self._write(table, *((sql.DROP_LINKS, (table, kind)) for kind in kinds))

    # --- the server ------------------------------------------------------------------------------

    async def _setting(self, key: str) -> str:
        rows = await self._ask(sql.SETTING, key)
        return str(rows[0][0]) if rows else ""

    async def pledged(self, guest: str) -> str:
        """The seed that waits for the next table of a guest, in hex; empty if there is none."""
        return await self._setting(pledge_key(guest))

    async def pledge(self, guest: str, seed: str) -> None:
        """A seed for the next table of a guest; one that waits already stays."""
        await self._write(guest, (sql.PUT_NEW_SETTING, (pledge_key(guest), seed)))

    async def alive_at(self) -> int:
        """When the server last left a sign of life; 0 if never."""
        return int(await self._setting("alive") or 0)

    async def note_alive(self, at: int) -> None:
        await self._write("", (sql.PUT_SETTING, ("alive", str(at))))

    def secret(self) -> bytes:
        """The secret of all servers on this database, made by the first of them."""
        self._put("", (sql.PUT_NEW_SETTING, (SECRET, secrets.token_hex(SECRET_BYTES)))).result()
        return self.saved_secret()

    def saved_secret(self) -> bytes:
        """The secret that the database holds; empty if it holds none."""
        rows = self._read(sql.SETTING, SECRET)
        return bytes.fromhex(rows[0][0]) if rows else b""

    def backup(self, file: Path) -> None:
        """Writes a consistent copy into an SQLite file, also while others write."""
        self.database.backup(file)

    def close(self) -> None:
        """Writes what waits, and ends."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()
            self.database.close()


def statements_of(entry: Entry) -> list[Statement]:
    """What one event writes."""
    summary = entry.summary
    table, seq = summary.id, summary.version
    statements: list[Statement] = [
        (sql.PUT_EVENT, (table, seq, entry.event, entry.who, entry.key)),
        (sql.PUT_TABLE, row_of(summary)),
    ]
    if entry.snapshot is not None:
        statements.append((sql.PUT_SNAPSHOT, (table, seq, entry.snapshot)))
    for number, seat in enumerate(entry.seats or []):
        statements.append((sql.PUT_SEAT, (table, number, seat.kind, seat.guest, seat.name)))
    statements += [(sql.DROP_SEAT_LINKS, (table, seat)) for seat in entry.void_links]
    if entry.pledge is not None:
        guest, seed = entry.pledge
        statements.append((sql.SPEND_PLEDGE, (pledge_key(guest), seed)))
    return statements


def row_of(summary: Summary) -> tuple[Any, ...]:
    """A summary as both databases keep it: a list as JSON, what is true or false as a number."""
    return (
        *summary[:3],
        int(summary.public),
        *(summary.owner, summary.version, summary.step),
        json.dumps(summary.waiting),
        *summary[8:],
    )


def summary_of(row: tuple[Any, ...]) -> Summary:
    id, game, status, public, owner, version, step, waiting, *rest = row
    return Summary(id, game, status, bool(public), owner, version, step, json.loads(waiting), *rest)


def summaries_of(rows: Rows) -> list[Summary]:
    """Without those of damaged rows: a list is for all other tables, too."""
    found: list[Summary] = []
    for row in rows:
        try:
            found.append(summary_of(row))
        except (ValueError, TypeError) as error:
            log.error("the row of table %s is damaged: %s", row[0], error)
    return found


def pledge_key(guest: str) -> str:
    return f"pledge {guest}"


def _log_trouble(answer: Future[None]) -> None:
    if not answer.cancelled() and answer.exception() is not None:
        log.warning("how far a guest has read could not be written: %s", answer.exception())
