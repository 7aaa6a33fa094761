"""The store in one SQLite file, in WAL mode with `synchronous=FULL`.

One thread writes. All that waits while the disk is busy shares the next transaction; the event loop never waits for
the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import queue
import sqlite3
import threading
from collections.abc import Iterable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, Final

from ludotheque.tables import faults
from ludotheque.tables.folder_lock import FolderLock
from ludotheque.tables.store.base import (
    Conflict,
    Entry,
    History,
    Kept,
    Link,
    Listed,
    SeatRow,
    Store,
    StoreClosed,
    Summary,
    Visit,
)
from ludotheque.tables.store.schema import copy_to, prepare

log = logging.getLogger("ludotheque.tables")

Statement = tuple[str, tuple[Any, ...]]
Rows = list[tuple[Any, ...]]

MOST_PER_COMMIT: Final = 512
MOST_OWN: Final = 100  #: tables in a guest's own list
MOST_PUBLIC: Final = 60

SUMMARY: Final = "id, game, status, public, owner, version, step, waiting, deadline, updated, script"
PARTS: Final = (
    "events",
    "snapshots",
    "seats",
    "links",
    "visits",
)  #: what belongs to a table, besides its own row

PUT_EVENT: Final = "INSERT INTO events (table_id, seq, data, who, key) VALUES (?, ?, ?, ?, ?)"
PUT_TABLE: Final = (
    f"INSERT INTO tables ({SUMMARY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (id) DO UPDATE SET status = excluded.status, version = excluded.version, "
    "step = excluded.step, waiting = excluded.waiting, deadline = excluded.deadline, updated = excluded.updated"
)
PUT_SNAPSHOT: Final = "INSERT OR REPLACE INTO snapshots (table_id, seq, data) VALUES (?, ?, ?)"
PUT_SEAT: Final = "INSERT OR REPLACE INTO seats (table_id, seat, kind, guest, name) VALUES (?, ?, ?, ?, ?)"
PUT_GUEST: Final = (
    "INSERT INTO guests (id, name, made) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
)
PUT_LINES: Final = (
    "INSERT INTO visits (table_id, guest, granted, lines) VALUES (?, ?, '', ?) "
    "ON CONFLICT (table_id, guest) DO UPDATE SET lines = excluded.lines"
)
PUT_GRANT: Final = (
    "INSERT INTO visits (table_id, guest, granted, lines) VALUES (?, ?, ?, 0) "
    "ON CONFLICT (table_id, guest) DO UPDATE SET granted = excluded.granted"
)
PUT_LINK: Final = "INSERT INTO links (hash, table_id, kind, seat, expires, guest) VALUES (?, ?, ?, ?, ?, ?)"
DROP_SEAT_LINKS: Final = "DELETE FROM links WHERE table_id = ? AND seat = ?"
#: A seed that waits already stays; an empty one was spent.
PUT_PLEDGE: Final = (
    "INSERT INTO settings (key, value) VALUES (?, ?) "
    "ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE value = ''"
)
#: Fails if somebody else was faster: NULL is not allowed in its place.
SPEND_PLEDGE: Final = (
    "INSERT OR REPLACE INTO settings (key, value) "
    "VALUES (?1, (SELECT '' FROM settings WHERE key = ?1 AND value = ?2))"
)
PUT_ALIVE: Final = "INSERT OR REPLACE INTO settings (key, value) VALUES ('alive', ?)"

OWN_TABLES: Final = (
    f"SELECT {SUMMARY} FROM tables WHERE status != 'closed' AND (owner = ?1 OR id IN "
    "(SELECT table_id FROM seats WHERE guest = ?1)) ORDER BY updated DESC LIMIT ?2"
)
PUBLIC_TABLES: Final = (
    f"SELECT {SUMMARY} FROM tables WHERE public = 1 AND status IN ('lobby', 'starting', 'running') "
    "ORDER BY updated DESC LIMIT ?"
)


def connect(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, check_same_thread=False, isolation_level=None, cached_statements=256)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA busy_timeout = 5000")
    db.execute("PRAGMA temp_store = MEMORY")
    return db


class Write:
    """Statements that are committed together or not at all, and their answer."""

    def __init__(self, statements: list[Statement]) -> None:
        self.statements = statements
        self.answer: Future[None] = Future()


class SqliteStore(Store):
    """Events in one SQLite file: one writer thread, one transaction for all writes that wait.

    `lock` is the server's lock on the folder; it is released when the store is closed.
    """

    def __init__(self, file: Path, lock: FolderLock | None = None) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.file = file
        self.backup_kept = prepare(file)
        self._lock = lock
        self._reader = connect(file)
        self._reading = threading.Lock()
        self._db = connect(file)
        self._closed = False
        self._queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._write_all, name="store writer", daemon=True)
        self._thread.start()

    # --- writing ---------------------------------------------------------------------------------

    def _put(self, *statements: Statement) -> Future[None]:
        if self._closed:
            raise StoreClosed
        write = Write(list(statements))
        self._queue.put(write)
        return write.answer

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
        try:
            self._transaction(write.statements for write in writes)
        except Exception:  # one of them is at fault: each gets its own transaction and its own answer
            for write in writes:
                try:
                    self._transaction([write.statements])
                    write.answer.set_result(None)
                except sqlite3.IntegrityError as error:
                    write.answer.set_exception(Conflict(str(error)))
                except Exception as error:
                    write.answer.set_exception(error)
        else:
            for write in writes:
                write.answer.set_result(None)

    def _transaction(self, parts: Iterable[list[Statement]]) -> None:
        db = self._db
        faults.point("before-begin")
        db.execute("BEGIN IMMEDIATE")
        try:
            for statements in parts:
                for sql, values in statements:
                    db.execute(sql, values)
                    faults.point("between-statements")
            faults.point("before-commit")
            db.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            raise
        faults.point("after-commit")

    def _read(self, sql: str, *values: Any) -> Rows:
        with self._reading:
            return self._reader.execute(sql, values).fetchall()

    async def _ask(self, sql: str, *values: Any) -> Rows:
        return await asyncio.to_thread(self._read, sql, *values)

    # --- tables ----------------------------------------------------------------------------------

    def append(self, *entries: Entry) -> asyncio.Future[None]:
        return asyncio.wrap_future(self._put(*[one for entry in entries for one in statements_of(entry)]))

    def load(self, table: str) -> History | None:
        events = self._read("SELECT data, who, key FROM events WHERE table_id = ? ORDER BY seq", table)
        if not events:
            return None
        visits = self._read("SELECT guest, granted, lines FROM visits WHERE table_id = ?", table)
        snapshots = self._read(
            "SELECT seq, data FROM snapshots WHERE table_id = ? ORDER BY seq DESC LIMIT 1", table
        )
        return History(
            [Kept(*row) for row in events],
            [Visit(*row) for row in visits],
            snapshots[0] if snapshots else None,
        )

    def _listed(self, sql: str, *values: Any) -> list[Listed]:
        summaries = [summary_of(row) for row in self._read(sql, *values)]
        marks = ", ".join("?" * len(summaries))
        seats: dict[str, list[SeatRow]] = {}
        for table, *row in self._read(
            f"SELECT table_id, kind, guest, name FROM seats WHERE table_id IN ({marks}) ORDER BY seat",
            *(summary.id for summary in summaries),
        ):
            seats.setdefault(table, []).append(SeatRow(*row))
        return [Listed(summary, seats.get(summary.id, [])) for summary in summaries]

    async def tables_of(self, guest: str) -> list[Listed]:
        return await asyncio.to_thread(self._listed, OWN_TABLES, guest, MOST_OWN)

    async def public_tables(self) -> list[Listed]:
        return await asyncio.to_thread(self._listed, PUBLIC_TABLES, MOST_PUBLIC)

    async def open_tables(self, owner: str) -> int:
        rows = await self._ask(
            "SELECT count(*) FROM tables WHERE owner = ? AND status IN ('lobby', 'starting', 'running')",
            owner,
        )
        return int(rows[0][0])

    async def running(self) -> list[str]:
        rows = await self._ask("SELECT id FROM tables WHERE status IN ('starting', 'running')")
        return [str(row[0]) for row in rows]

    def all_tables(self) -> list[Listed]:
        listed = []
        for row in self._read(f"SELECT {SUMMARY} FROM tables ORDER BY updated DESC"):
            seats = self._read("SELECT kind, guest, name FROM seats WHERE table_id = ? ORDER BY seat", row[0])
            listed.append(Listed(summary_of(row), [SeatRow(*seat) for seat in seats]))
        return listed

    def delete(self, table: str) -> bool:
        if not self._read("SELECT 1 FROM tables WHERE id = ?", table):
            return False
        parts = [(f"DELETE FROM {part} WHERE table_id = ?", (table,)) for part in PARTS]
        self._put(("DELETE FROM tables WHERE id = ?", (table,)), *parts).result()
        return True

    # --- guests ----------------------------------------------------------------------------------

    async def guest_name(self, guest: str) -> str:
        rows = await self._ask("SELECT name FROM guests WHERE id = ?", guest)
        return str(rows[0][0]) if rows else ""

    async def put_guest(self, guest: str, name: str, at: int) -> None:
        await asyncio.wrap_future(self._put((PUT_GUEST, (guest, name, at))))

    def note_lines(self, table: str, guest: str, lines: int) -> None:
        if not self._closed:
            self._put((PUT_LINES, (table, guest, lines))).add_done_callback(_log_trouble)

    async def grant(self, table: str, guest: str, kind: str) -> None:
        await asyncio.wrap_future(self._put((PUT_GRANT, (table, guest, kind))))

    # --- links -----------------------------------------------------------------------------------

    async def put_link(self, hash: bytes, link: Link) -> None:
        values = (hash, link.table, link.kind, link.seat, link.expires, link.guest)
        earlier = (DROP_SEAT_LINKS, (link.table, link.seat))  # of no seat: none
        await asyncio.wrap_future(self._put(earlier, (PUT_LINK, values)))

    async def link(self, hash: bytes) -> Link | None:
        rows = await self._ask("SELECT table_id, kind, seat, expires, guest FROM links WHERE hash = ?", hash)
        return Link(*rows[0]) if rows else None

    async def drop_link(self, hash: bytes) -> None:
        await asyncio.wrap_future(self._put(("DELETE FROM links WHERE hash = ?", (hash,))))

    async def drop_links(self, table: str, kinds: list[str]) -> None:
        sql = "DELETE FROM links WHERE table_id = ? AND kind = ?"
        await asyncio.wrap_future(self._put(*((sql, (table, kind)) for kind in kinds)))

    # --- the server ------------------------------------------------------------------------------

    async def pledged(self, guest: str) -> str:
        rows = await self._ask("SELECT value FROM settings WHERE key = ?", pledge_key(guest))
        return str(rows[0][0]) if rows else ""

    async def pledge(self, guest: str, seed: str) -> None:
        await asyncio.wrap_future(self._put((PUT_PLEDGE, (pledge_key(guest), seed))))

    async def alive_at(self) -> int:
        rows = await self._ask("SELECT value FROM settings WHERE key = 'alive'")
        return int(rows[0][0]) if rows else 0

    async def note_alive(self, at: int) -> None:
        await asyncio.wrap_future(self._put((PUT_ALIVE, (str(at),))))

    def backup(self, file: Path) -> None:
        with self._reading:
            copy_to(self._reader, file)

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            self._thread.join()
            self._reader.close()
            self._db.close()
            if self._lock is not None:
                self._lock.release()


def statements_of(entry: Entry) -> list[Statement]:
    """What one event writes."""
    summary = entry.summary
    table, seq = summary.id, summary.version
    statements: list[Statement] = [
        (PUT_EVENT, (table, seq, entry.event, entry.who, entry.key)),
        (PUT_TABLE, row_of(summary)),
    ]
    if entry.snapshot is not None:
        statements.append((PUT_SNAPSHOT, (table, seq, entry.snapshot)))
    for number, seat in enumerate(entry.seats or []):
        statements.append((PUT_SEAT, (table, number, seat.kind, seat.guest, seat.name)))
    statements += [(DROP_SEAT_LINKS, (table, seat)) for seat in entry.void_links]
    if entry.pledge is not None:
        guest, seed = entry.pledge
        statements.append((SPEND_PLEDGE, (pledge_key(guest), seed)))
    return statements


def row_of(summary: Summary) -> tuple[Any, ...]:
    return (
        summary.id,
        summary.game,
        summary.status,
        int(summary.public),
        summary.owner,
        summary.version,
        summary.step,
        json.dumps(summary.waiting),
        summary.deadline,
        summary.updated,
        summary.script,
    )


def summary_of(row: tuple[Any, ...]) -> Summary:
    id, game, status, public, owner, version, step, waiting, deadline, updated, script = row
    return Summary(
        id, game, status, bool(public), owner, version, step, json.loads(waiting), deadline, updated, script
    )


def pledge_key(guest: str) -> str:
    return f"pledge {guest}"


def _log_trouble(answer: Future[None]) -> None:
    if not answer.cancelled() and answer.exception() is not None:
        log.error("something could not be written", exc_info=answer.exception())
