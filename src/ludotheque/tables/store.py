"""The store: SQLite in WAL mode, on the disk before anybody is told, one writer thread with group commit.

Whoever wants something written hands in a `Batch` and waits for its future; the event loop never waits for
the disk. All batches that arrive while the disk is busy share the next commit. The key (table, seq) is
unique: of two racing writers the second loses cleanly (`Conflict`).
"""

from __future__ import annotations

import asyncio
import collections
import contextlib
import os
import queue
import re
import sqlite3
import threading
from collections.abc import Callable, Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

from ludotheque.tables import faults
from ludotheque.tables.schema import copy_to, prepare

Statement = tuple[str, tuple[Any, ...]]

MOST_PER_COMMIT = 512
MOST_ROWS = 64  #: of one statement

#: What every event writes, in one row: the event, where its table stands now, and sometimes a snapshot.
KEPT = (
    "table_id", "seq", "event", "who", "key",
    "game", "status", "public", "owner", "step", "waiting", "deadline", "updated",
    "snapshot",
)  # fmt: skip
KEEP = f"INSERT INTO kept ({', '.join(KEPT)}) VALUES ({', '.join('?' * len(KEPT))})"

#: Where such a row goes. It is a view of the writer's own connection: one statement writes a move, or those of many
#: tables, and commits them, without waiting for the interpreter half-way.
DISTRIBUTE = """
CREATE TEMP VIEW kept ({columns}) AS SELECT {nothing};
CREATE TEMP TRIGGER distribute INSTEAD OF INSERT ON kept BEGIN
    INSERT INTO events (table_id, seq, data, who, key) VALUES (NEW.table_id, NEW.seq, NEW.event, NEW.who, NEW.key);
    {between}
    INSERT INTO tables (id, game, status, public, owner, version, step, waiting, deadline, updated)
        VALUES (NEW.table_id, NEW.game, NEW.status, NEW.public, NEW.owner, NEW.seq, NEW.step, NEW.waiting,
            NEW.deadline, NEW.updated)
        ON CONFLICT (id) DO UPDATE SET status = excluded.status, version = excluded.version, step = excluded.step,
            waiting = excluded.waiting, deadline = excluded.deadline, updated = excluded.updated;
    INSERT OR REPLACE INTO snapshots (table_id, seq, data)
        SELECT NEW.table_id, NEW.seq, NEW.snapshot WHERE NEW.snapshot IS NOT NULL;
    {last}
END;
"""


class Conflict(Exception):
    """Another writer was faster."""


class StoreClosed(Exception):
    """The house has closed: nothing more is written."""


class Batch:
    """Statements that are committed together or not at all."""

    __slots__ = ("statements", "meanwhile", "trouble", "future", "loop", "done", "error", "told")

    def __init__(self, statements: list[Statement], meanwhile: Callable[[], None] | None = None) -> None:
        self.statements = statements
        self.meanwhile = meanwhile  #: what can be done while the disk is busy
        self.trouble: Exception | None = None  #: with that
        self.loop: asyncio.AbstractEventLoop | None = None
        self.future: asyncio.Future[None] | None = None
        self.done: threading.Event | None = None
        self.error: Exception | None = None
        self.told = False  #: the answer has come, whether somebody waited for it or not

    async def answered(self) -> None:
        """Waits for the answer although its future was given up, however often."""
        assert self.loop is not None and self.future is not None
        while not self.told:  # it may have come while the future was being given up
            if self.future.cancelled():
                self.future = self.loop.create_future()
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait([self.future])
        if not self.future.cancelled():
            self.future.exception()  # looked at: nobody else will


def _together(parts: Iterable[list[Statement]]) -> Iterator[tuple[str, list[Any]]]:
    """The statements in order, as few as may be: events that follow each other are one."""
    sql = ""
    values: list[Any] = []
    rows = 0
    for statements in parts:
        for each, row in statements:
            if rows and (each != KEEP or sql != KEEP or rows == MOST_ROWS):
                yield _for_rows(sql, rows), values
                values, rows = [], 0
            sql = each
            values += row
            rows += 1
    if rows:
        yield _for_rows(sql, rows), values


@cache
def _for_rows(sql: str, number: int) -> str:
    """The same statement for several rows: one step of SQLite instead of many, each of which would wait for Python."""
    if number == 1:
        return sql
    found = re.search(r"VALUES (\((?:\?, )*\?\))", sql)
    assert found is not None, sql
    return sql.replace(found[1], ", ".join([found[1]] * number), 1)


def connect(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, check_same_thread=False, isolation_level=None, cached_statements=256)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA busy_timeout = 5000")
    db.execute("PRAGMA temp_store = MEMORY")
    return db


def connect_writer(file: Path, synchronous: str) -> sqlite3.Connection:
    """A connection that knows `KEEP`."""
    db = connect(file)
    db.execute(f"PRAGMA synchronous = {synchronous}")
    between = last = ""
    if faults.armed():
        db.create_function("pass_by", 1, faults.point)
        between, last = "SELECT pass_by('between-statements');", "SELECT pass_by('before-commit');"
    columns, nothing = ", ".join(KEPT), ", ".join(["NULL"] * len(KEPT))
    db.executescript(DISTRIBUTE.format(columns=columns, nothing=nothing, between=between, last=last))
    return db


class Alone:
    """One process writes: it is always its turn, and SQLite waits for the disk in every commit."""

    synchronous = "FULL"

    def __enter__(self) -> None:
        """Nobody has to be waited for."""

    def __exit__(self, *_: object) -> None:
        """Nobody waits."""

    def settle(self) -> None:
        """Returns when all that was committed is on the disk, by whomever."""

    def close(self) -> None:
        """There is nothing to close."""


class Turn(Alone):
    """Whose turn it is to write, among processes: a lock on a file beside the store, gone with who holds it.

    Python's own call lets go of the interpreter and waits to get it back, while the other processes wait for their
    turn. Where nobody has to be waited for, the system's is called without letting go.

    Nor do they wait for the disk: a turn ends when SQLite has written its log ahead, and who had it then settles it.
    """

    synchronous = "NORMAL"  #: it still waits where the order of what is written depends on it

    def __init__(self, file: Path) -> None:
        import ctypes
        import fcntl  # not on every system, and neither are several halls

        self._file = file.with_name(file.name + "-turn").open("wb")
        #: what SQLite writes ahead: one and the same file while anybody has the store open
        self._log = file.with_name(file.name + "-wal").open("rb")
        at_once = partial(ctypes.PyDLL(None).flock, self._file.fileno())
        self._try = partial(at_once, fcntl.LOCK_EX | fcntl.LOCK_NB)
        self._wait = partial(fcntl.flock, self._file, fcntl.LOCK_EX)
        self._give = partial(at_once, fcntl.LOCK_UN)

    def __enter__(self) -> None:
        if self._try() != 0:
            self._wait()

    def __exit__(self, *_: object) -> None:
        self._give()

    def settle(self) -> None:
        os.fdatasync(self._log.fileno())

    def close(self) -> None:
        self._file.close()
        self._log.close()


class Store:
    """One file. `write` from the event loop, `write_now` from anywhere, `read` for short questions.

    Several processes may have the same file open. Those of one house (`shared`) queue up to write: SQLite by itself
    would let them look now and then whether it is their turn.
    """

    def __init__(self, file: Path, shared: bool = False) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        self.file = file
        self.backup_kept = prepare(file)
        self._reader = connect(file)
        self._reader.execute("SELECT count(*) FROM sqlite_master").fetchone()  # now there is a log
        self._reading = threading.Lock()
        self._turn = Turn(file) if shared else Alone()
        self._db = connect_writer(file, self._turn.synchronous)
        self._waiting: collections.deque[Batch] = collections.deque()
        self._gathered: list[Batch] = []  #: of this turn of the event loop
        self._bell: queue.SimpleQueue[None] = queue.SimpleQueue()
        self._asleep = False  #: the writer, until the bell rings; a busy one looks by itself what is waiting
        self._closed = False
        self._thread = threading.Thread(target=self._write_on, name="store writer", daemon=True)
        self._thread.start()

    # --- writing ---------------------------------------------------------------------------------

    async def write(self, statements: list[Statement], meanwhile: Callable[[], None] | None = None) -> None:
        """Returns when it is on the disk. A caller who is cancelled hears of it only then, and so does one whose
        `meanwhile`, which is done while the disk is busy, raises something."""
        self._check_open()
        batch = Batch(statements, meanwhile)
        batch.loop = asyncio.get_running_loop()
        batch.future = batch.loop.create_future()
        if not self._gathered or self._gathered[-1].loop is not batch.loop:
            batch.loop.call_soon(self._hand_over)
        self._gathered.append(batch)
        try:
            await batch.future
        except asyncio.CancelledError:
            await batch.answered()
            raise
        if batch.trouble is not None:
            raise batch.trouble

    def _hand_over(self) -> None:
        """Wakes the writer once for all that the event loop brought in one turn."""
        gathered, self._gathered = self._gathered, []
        self._put(gathered)
        for batch in gathered:
            if batch.meanwhile is not None:
                try:
                    batch.meanwhile()
                except Exception as error:
                    batch.trouble = error

    def _put(self, batches: list[Batch]) -> None:
        self._waiting.extend(batches)
        if self._asleep:
            self._asleep = False
            self._bell.put(None)

    def post(self, statements: list[Statement]) -> None:
        """Written soon, and nobody waits for it; forgotten when the house has closed."""
        if not self._closed:
            self._put([Batch(statements)])

    def write_now(self, statements: list[Statement]) -> None:
        """The same for callers without an event loop."""
        self._check_open()
        batch = Batch(statements)
        batch.done = threading.Event()
        self._put([batch])
        batch.done.wait()
        if batch.error is not None:
            raise batch.error

    def _check_open(self) -> None:
        if self._closed:
            raise StoreClosed

    def _write_on(self) -> None:
        while True:
            self._asleep = True  # said before looking: what comes after the look rings
            if not self._waiting:
                if self._closed:
                    return
                self._bell.get()
            self._asleep = False
            if self._waiting:
                self._tell(self._write())

    def _write(self) -> list[Batch]:
        """What waits, on the disk."""
        with self._turn:
            batches = self._next()
            self._commit(batches)
        faults.point("before-settling")
        try:
            self._turn.settle()
        except OSError as error:
            for batch in batches:
                batch.error = batch.error or error
        return batches

    def _next(self) -> list[Batch]:
        """Those that share the next commit."""
        number = min(len(self._waiting), MOST_PER_COMMIT)
        return [self._waiting.popleft() for _ in range(number)]

    def _commit(self, batches: list[Batch]) -> None:
        try:
            self._transaction(batch.statements for batch in batches)
        except Exception:  # one of them is at fault: each gets its own transaction and its own answer
            for batch in batches:
                try:
                    self._transaction([batch.statements])
                except sqlite3.IntegrityError as error:
                    batch.error = Conflict(str(error))
                except Exception as error:
                    batch.error = error

    def _transaction(self, parts: Iterable[list[Statement]]) -> None:
        calls = list(_together(parts))
        faults.point("before-begin")
        if len(calls) == 1:  # a transaction of its own
            self._db.execute(*calls[0])
        else:
            self._in_one(calls)
        faults.point("after-commit")

    def _in_one(self, calls: list[tuple[str, list[Any]]]) -> None:
        db = self._db
        db.execute("BEGIN IMMEDIATE")
        try:
            for sql, values in calls:
                db.execute(sql, values)
                faults.point("between-statements")
            faults.point("before-commit")
            db.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                db.execute("ROLLBACK")
            raise

    def _tell(self, batches: list[Batch]) -> None:
        loops: dict[asyncio.AbstractEventLoop, list[Batch]] = {}
        for batch in batches:
            if batch.done is not None:
                batch.done.set()
            if batch.loop is not None:
                loops.setdefault(batch.loop, []).append(batch)
        for loop, told in loops.items():
            with contextlib.suppress(RuntimeError):  # the loop was closed meanwhile
                loop.call_soon_threadsafe(_answer, told)

    # --- reading ---------------------------------------------------------------------------------

    def read(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        with self._reading:
            return self._reader.execute(sql, values).fetchall()

    async def ask(self, sql: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """The same from the event loop, which does not wait for the disk."""
        return await asyncio.to_thread(self.read, sql, values)

    def backup(self, file: Path) -> None:
        with self._reading:
            copy_to(self._reader, file)

    def close(self) -> None:
        if not self._closed:
            self._hand_over()
            self._closed = True
            self._bell.put(None)
            self._thread.join()
            self._reader.close()
            self._db.close()
            self._turn.close()


def _answer(batches: list[Batch]) -> None:
    for batch in batches:
        future = batch.future
        batch.told = True
        if future is not None and not future.done():
            if batch.error is None:
                future.set_result(None)
            else:
                future.set_exception(batch.error)
