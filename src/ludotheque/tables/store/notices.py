"""Notices between processes, sent after the commit: which tables moved. Whoever misses one reads the log."""

from __future__ import annotations

import logging
import queue
import threading
from typing import Final

import psycopg
from psycopg import sql

from ludotheque.tables.store.base import OnMoved
from ludotheque.tables.store.connecting import Db, connect

log = logging.getLogger("ludotheque.tables")

MOST_PER_NOTICE: Final = 300  #: table ids; PostgreSQL takes 8000 bytes
PAUSE: Final = 0.5  #: seconds until a lost connection is tried again

CHANNEL: Final = "SELECT 'ludotheque_' || left(md5(current_schema()), 16)"


class Notices:
    """Sends what moved from one connection, in batches, and listens on another. Each has a thread of its own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.listener: Db | None = None
        self._sender: Db | None = None
        self._closed = threading.Event()
        self._queue: queue.SimpleQueue[list[str] | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []

    def listen(self, on_moved: OnMoved) -> None:
        """From now on what other processes write is passed on, from a thread of its own, and ours to them."""
        for work in (self._send_all, lambda: self._listen_on(on_moved)):
            thread = threading.Thread(target=work, name="store notices", daemon=True)
            self._threads.append(thread)
            thread.start()

    def send(self, tables: list[str]) -> None:
        """Says that these tables have moved; nobody waits for it."""
        if self._threads:
            self._queue.put(tables)

    def close(self) -> None:
        self._closed.set()
        self._queue.put(None)
        for thread in self._threads:
            thread.join()

    # --- sending ---------------------------------------------------------------------------------

    def _send_all(self) -> None:
        """The sending thread. A notice that cannot be sent is left out: others read the log anyway."""
        last = False
        while not last:
            batch: dict[str, None] = {}
            waiting = [self._queue.get()]
            while not self._queue.empty():
                waiting.append(self._queue.get())
            for tables in waiting:
                batch.update(dict.fromkeys(tables or ()))
                last = last or tables is None
            try:
                self._send(list(batch), last)
            except psycopg.Error as error:
                log.info("other processes were not notified: %s", error)
        if self._sender is not None:
            self._sender.close()

    def _send(self, tables: list[str], last: bool) -> None:
        if self._sender is None or self._sender.closed:
            self._sender = connect(self.url)
            self._sender.execute("SET synchronous_commit = off")  # a notice writes nothing that must last
        parts = [tables[at : at + MOST_PER_NOTICE] for at in range(0, len(tables), MOST_PER_NOTICE)]
        for part in [*parts, *([[]] if last else [])]:  # an empty one wakes our own listener
            self._sender.execute(f"SELECT pg_notify(({CHANNEL}), %s)", [",".join(part)])

    # --- listening -------------------------------------------------------------------------------

    def _listen_on(self, on_moved: OnMoved) -> None:
        """The listening thread. After a lost connection anything may have moved."""
        while not self._closed.is_set():
            try:
                with connect(self.url) as db:
                    self.listener = db
                    [(channel,)] = db.execute(CHANNEL).fetchall()
                    db.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
                    on_moved([])
                    self._pass_on(db, on_moved)
            except psycopg.Error as error:
                log.info("the connection for notices was lost: %s", error)
                self._closed.wait(PAUSE)

    def _pass_on(self, db: Db, on_moved: OnMoved) -> None:
        while not self._closed.is_set():
            for notice in db.notifies(timeout=1.0):
                own = self._sender is not None and notice.pid == self._sender.info.backend_pid
                if notice.payload and not own:
                    on_moved(notice.payload.split(","))
                if self._closed.is_set():
                    return
