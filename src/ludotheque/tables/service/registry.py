"""The tables in memory: found or loaded, locked one by one, and changed in one way only (`Registry.commit`)."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar

import msgspec

from ludotheque.kernel.journal import Moment
from ludotheque.kernel.match import Move
from ludotheque.kernel.position import snapshot
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables import events as ev
from ludotheque.tables import faults
from ludotheque.tables.clocks import Clock
from ludotheque.tables.fold import apply
from ludotheque.tables.loading import opened_in, table_of
from ludotheque.tables.problems import Damaged, Problem, TooLate, Unknown
from ludotheque.tables.publish.publisher import Publisher
from ludotheque.tables.store.base import Conflict, Entry, SeatRow, StoreUnavailable, Summary
from ludotheque.tables.store.sql import Store
from ludotheque.tables.table import CLOSED, OVER, Table

if TYPE_CHECKING:
    from ludotheque.tables.service.replays import Replays

log = logging.getLogger("ludotheque.tables")

MOST_IDLE = 200  #: unfinished tables that stay in memory without a viewer
MOST_FINISHED = 8  #: the same of finished ones
SNAPSHOT_EVERY: Final = 10  #: moves
#: of a seat; twice as many as the moves of the longest match. As many of all who watch
MOST_EVENTS: Final = 1_000
#: A full disk, a file or a database that is gone: nobody's message is at fault.
STORE_FAILURES: Final = (sqlite3.Error, OSError, StoreUnavailable)

Given = ParamSpec("Given")
Result = TypeVar("Result")
Operation = Callable[Concatenate[str, str, Given], Awaitable[Result]]  #: of a guest, at the table of an id


class Overtaken(TooLate):
    """Another process was faster: nothing was written, and the table is read again."""


class Accepted(NamedTuple):
    """What was asked for is on the disk; `again`: it was there already, under the same key."""

    version: int
    again: bool = False

    def message(self, key: str) -> dict[str, Any]:
        """The *accepted* message of the protocol."""
        return {"type": "accepted", "key": key, "version": self.version, "again": self.again}


def accepted(table: Table, guest: str, again: bool = False) -> Accepted:
    return Accepted(table.version_for(table.viewpoint(guest)), again)


class Registry:
    """The tables in memory and their deadlines."""

    def __init__(self, store: Store, clock: Clock, replays: Replays) -> None:
        self.store = store
        self.clock = clock
        self.publisher = Publisher()
        self.replays = replays
        self.loaded: dict[str, Table] = {}
        self.deadlines: dict[str, int] = {}  #: also of tables that are not in memory
        #: is called with the id of a table that was dropped
        self.dropped: Callable[[str], None] | None = None
        self.overtaken: Callable[[Table], Awaitable[None]] = self._drop_overtaken
        self.store_trouble = ""  #: why the last write failed; empty when the store works
        self._loading: dict[str, asyncio.Future[Table | None]] = {}

    # --- finding a table -------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[Table]:
        """The table, for the caller alone; whatever it holds is committed."""
        while True:
            table = self.loaded.get(id) or await self.table(id)
            await table.lock.acquire()
            if self.loaded.get(id) is table:
                break
            table.lock.release()  # dropped while we waited: it is loaded anew
        try:
            yield table
        finally:
            table.lock.release()
            self.unload_idle(table)

    @contextlib.asynccontextmanager
    async def seated(self, id: str, guest: str) -> AsyncIterator[tuple[Table, int]]:
        """The same, for a guest who must have a seat there; the seat, too."""
        async with self.locked(id) as table:
            yield table, table.player_seat(guest)

    async def table(self, id: str) -> Table:
        """The table, from memory or from the store."""
        if id in self.loaded:
            return self.loaded[id]
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
            self._loading[id].add_done_callback(_looked_at)
        table = await asyncio.shield(self._loading[id])  # for all who wait: it outlives whoever gives up
        if table is None:
            raise Unknown("no-such-table")
        return self.loaded.get(id, table)

    async def _load(self, id: str) -> Table | None:
        try:
            table = await self.read(id)
            if table is not None:
                self.add(table)
            return table
        finally:
            del self._loading[id]

    async def read(self, id: str, version: int | None = None) -> Table | None:
        """The table that the store holds now, or held at this version. Its owner waits for his turn."""
        try:
            history = await asyncio.to_thread(self.store.load, id)
            if history is None:
                return None
            opened = opened_in(history)
            return await self.replays.run(opened.owner, lambda: table_of(id, opened, history, version))
        except (Problem, Trouble, *STORE_FAILURES):
            raise
        except Exception as error:  # rows of any content
            log.error("table %s is damaged: %r", id, error)
            raise Damaged("table-damaged") from error

    def add(self, table: Table) -> None:
        self.loaded[table.id] = table
        self.note_deadline(table)

    def unload_idle(self, table: Table) -> None:
        """Of the tables that nobody uses only the last few stay in memory; this one was used last."""
        if self.loaded.get(table.id) is not table or not _idle(table):
            return
        self.loaded[table.id] = self.loaded.pop(table.id)
        most = MOST_FINISHED if _finished(table) else MOST_IDLE
        if len(self.loaded) > most:
            idle = [t for t in self.loaded.values() if _finished(t) == _finished(table) and _idle(t)]
            for other in idle[: max(0, len(idle) - most)]:
                del self.loaded[other.id]
                self.publisher.drop(other)

    def drop(self, table: Table) -> None:
        """Drops a table from memory after a failed write; it is read again from what is committed."""
        self.loaded.pop(table.id, None)
        self.deadlines.pop(table.id, None)
        for viewer in list(table.viewers):
            viewer.lost()
        table.viewers.clear()
        self.publisher.drop(table)
        if self.dropped is not None:
            self.dropped(table.id)

    async def _drop_overtaken(self, table: Table) -> None:
        self.drop(table)

    # --- changing a table ------------------------------------------------------------------------

    async def commit(
        self,
        table: Table,
        event: ev.AnyEvent,
        who: str = "",
        key: str = "",
        move: Move | None = None,
        moments: Sequence[Moment] = (),
    ) -> None:
        """Applies an event now, waits until it is on the disk, then publishes it. The caller has the lock.

        `who` sent it under `key`; `move` was played already, to learn what fell, and its `moments` are shown once. A
        failed write drops the table.
        """
        event.at = self.clock.now()
        first_line = table.lines
        self.publisher.expect(table)
        try:
            apply(table, event, move)
            faults.point("before-write")
            update = self.publisher.update(table, event, event.at, first_line, moments)
            writing = self.store.append(entry_for(table, event, who, key))
            try:
                update.prepare()  # while the disk is busy
            finally:
                await finished(writing)
        except Conflict as error:
            await self._give_way(table)
            raise Overtaken("stale") from error
        except BaseException as error:
            if isinstance(error, STORE_FAILURES):
                self.store_trouble = str(error) or type(error).__name__
            self.drop(table)
            raise
        self.store_trouble = ""
        if key:
            table.keep_key(who, key)
        faults.point("before-answer")
        self.note_deadline(table)
        update.send()

    async def _give_way(self, table: Table) -> None:
        """Another process wrote to this table: it has an event here that was not written."""
        try:
            await self.overtaken(table)
        except BaseException:
            self.drop(table)
            raise

    def while_there_is_room(self, operation: Operation[Given, Result]) -> Operation[Given, Result]:
        """The same operation, refused at a table that is full for the guest."""

        async def bounded(id: str, guest: str, /, *args: Given.args, **kwargs: Given.kwargs) -> Result:
            table = await self.table(id)
            if is_full(table, guest):
                table.viewer_seat(guest)  # a stranger learns nothing of it
            check_room(table, guest)
            return await operation(id, guest, *args, **kwargs)

        return bounded

    def note_deadline(self, table: Table) -> None:
        deadline = table.next_deadline()
        if deadline is None:
            self.deadlines.pop(table.id, None)
        else:
            self.deadlines[table.id] = deadline


def _looked_at(loading: asyncio.Future[Table | None]) -> None:
    """Whoever waits learns of a failure; nobody may be left to wait."""
    if not loading.cancelled():
        loading.exception()


def _finished(table: Table) -> bool:
    return table.status in (OVER, CLOSED)


def _idle(table: Table) -> bool:
    """Whether nobody needs it now; all of it is on the disk, and its deadline is kept apart."""
    return not table.viewers and not table.thinking and not table.lock.locked()


def is_full(table: Table, guest: str) -> bool:
    """Whether a guest has used up what a seat may add to a table; for who has none: whether all who watch have."""
    return table.used[table.share(table.viewpoint(guest))] >= MOST_EVENTS


def check_room(table: Table, guest: str) -> None:
    """Refuses what is too much from one seat: what a table costs to open is bounded, and nobody fills it for others."""
    if is_full(table, guest):
        raise TooLate("table-full", most=MOST_EVENTS)


async def finished(work: asyncio.Future[Result]) -> Result:
    """Waits for a write, or for a thread, to its end. A caller who is cancelled meanwhile learns it only then."""
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        while not work.done():
            with contextlib.suppress(asyncio.CancelledError):
                await asyncio.wait([work])
        work.exception()  # looked at: nobody else will
        raise


# --- a table in the store ----------------------------------------------------------------------------


def entry_for(
    table: Table, event: ev.AnyEvent, who: str = "", key: str = "", pledge: tuple[str, str] | None = None
) -> Entry:
    """What the store keeps of an event that the table has already applied."""
    seats: list[SeatRow] | None = None
    if isinstance(event, ev.SEATING):
        seats = [SeatRow(chair.kind, chair.guest, chair.name) for chair in table.chairs]
    kept: bytes | None = None
    if _snapshot_due(table, event):
        kept = msgspec.json.encode(snapshot(table.position))
    summary = Summary(
        table.id,
        table.game.meta.id,
        table.status,
        table.opened.public,
        table.owner,
        table.version,
        table.step_for(SPECTATOR),
        table.awaited(),
        table.clocks.next_deadline(),
        table.published_at,
        table.opened.script,
    )
    who = who if key else ""
    return Entry(ev.encode(event), summary, who, key, kept, seats, pledge, _void_links(event))


def _void_links(event: ev.AnyEvent) -> tuple[int, ...]:
    """The seats that change hands, are left or given up with an event: links that carry them are void."""
    if isinstance(event, ev.SeatChanged):
        return (event.seat, event.to)
    if isinstance(event, (ev.SeatTaken, ev.SeatFreed, ev.SeatGiven)):
        return (event.seat,)
    return (event.seat,) if isinstance(event, ev.Handed) and event.why in (ev.LEFT, ev.RESIGNED) else ()


def _snapshot_due(table: Table, event: ev.AnyEvent) -> bool:
    if isinstance(event, (ev.Started, ev.Imported, ev.Undone)):
        return True
    return isinstance(event, ev.Moved) and (table.step() % SNAPSHOT_EVERY == 0 or table.status == OVER)
