"""The heart of the service: tables in memory, one lock each, and the one way anything happens (`commit`)."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

from ludotheque.kernel.fair import SEED_BYTES
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables import events as ev
from ludotheque.tables import faults, publisher
from ludotheque.tables.clocks import Clock
from ludotheque.tables.course import Step
from ludotheque.tables.halls import Hall
from ludotheque.tables.identity import clean_name, new_id, new_table_id
from ludotheque.tables.problems import Elsewhere, NotAllowed, TooLate, Unknown
from ludotheque.tables.publisher import Viewer
from ludotheque.tables.rows import load_table, rows_for
from ludotheque.tables.store import Conflict, Store
from ludotheque.tables.table import CLOSED, OVER, RUNNING, Table
from ludotheque.tables.thinkers import Thinker

log = logging.getLogger("ludotheque.tables")

MOST_IDLE = 200  #: unfinished tables kept in memory although nobody looks at them
MOST_FINISHED = 8  #: finished ones; whoever comes back to an older one waits until it is read again

PUT_GUEST = (
    "INSERT INTO guests (id, name, made) VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name"
)
PUT_VISIT = (
    "INSERT INTO visits (table_id, guest, granted, lines) VALUES (?, ?, '', ?) "
    "ON CONFLICT (table_id, guest) DO UPDATE SET lines = excluded.lines"
)


class Hold:
    """A table in somebody's hands."""

    __slots__ = ("core", "id", "table")

    def __init__(self, core: Core, id: str) -> None:
        self.core = core
        self.id = id
        self.table: Table | None = None

    async def __aenter__(self) -> Table:
        core, id = self.core, self.id
        while True:
            table = core.tables.get(id) or await core.table(id)
            await table.lock.acquire()
            if core.tables.get(id) is table:
                self.table = table
                return table
            table.lock.release()  # put away or forgotten while we waited: there is another one now

    async def __aexit__(self, *_: object) -> None:
        assert self.table is not None
        self.table.lock.release()
        self.core.put_away(self.table)


class Core:
    """What all parts of the service share."""

    default_level = "greedy"  #: the bot that takes a seat when nobody says which

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        thinker: Thinker | None = None,
        bot_pause: float = 0.7,
        make_seed: Callable[[], bytes] = lambda: secrets.token_bytes(SEED_BYTES),
        make_id: Callable[[], str] = new_table_id,
        hall: Hall | None = None,
    ) -> None:
        self.store = store
        self.clock = clock or Clock()
        self.thinker = thinker or Thinker()
        self.bot_pause = bot_pause  #: seconds before a bot moves while people play
        self.make_seed = make_seed
        self.make_id = make_id
        self.hall = hall or Hall()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Future[Table | None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.deadlines: dict[str, int] = {}
        self.closing = False

    # --- finding a table -------------------------------------------------------------------------

    async def table(self, id: str) -> Table:
        found = self.tables.get(id)
        if found is not None:
            return found
        pending = self.loading.get(id)
        if pending is None:
            if not self.hall.has(id):
                raise Elsewhere("elsewhere")
            pending = asyncio.ensure_future(asyncio.to_thread(load_table, self.store, id))
            self.loading[id] = pending
            try:
                loaded = await pending
            finally:
                del self.loading[id]
            if loaded is not None:
                self._keep(loaded)
        else:
            loaded = await pending
        if loaded is None:
            raise Unknown("no-such-table")
        return self.tables.get(id, loaded)

    def _keep(self, table: Table) -> None:
        self.tables[table.id] = table
        self._note_deadline(table)

    def put_away(self, table: Table) -> None:
        """Nobody may be looking at a table any more: of such tables only the last few stay in memory."""
        if self.tables.get(table.id) is not table or not self._idle(table):
            return
        self.tables[table.id] = self.tables.pop(table.id)  # the last one that was looked at
        finished = table.status in (OVER, CLOSED)
        most = MOST_FINISHED if finished else MOST_IDLE
        if len(self.tables) > most:
            idle = [
                other
                for other in self.tables.values()
                if (other.status in (OVER, CLOSED)) == finished and self._idle(other)
            ]
            for other in idle[: max(0, len(idle) - most)]:
                del self.tables[other.id]

    def _idle(self, table: Table) -> bool:
        """Everything about it is on the disk, and nobody needs it now; its deadline is kept apart."""
        return not table.viewers and not table.thinking and not table.lock.locked()

    def forget(self, table: Table) -> None:
        """Drops a table from memory after a failed write; it is read again from what is committed."""
        self.tables.pop(table.id, None)
        self.deadlines.pop(table.id, None)
        for viewer in list(table.viewers):
            viewer.lost()
        table.viewers.clear()

    def hold(self, id: str) -> Hold:
        """The table, for us alone; what we see is committed. `async with tables.hold(id) as table:`"""
        return Hold(self, id)

    # --- who may look ----------------------------------------------------------------------------

    def seat_for(self, table: Table, guest: str) -> int:
        """The seat of a guest, or SPECTATOR if he may watch; else there is no such table for him."""
        seat = table.seat_of(guest)
        if seat is not None:
            return seat
        if table.opened.public or guest == table.owner or (guest and guest in table.grants):
            return SPECTATOR
        raise Unknown("no-such-table")

    def own_seat(self, table: Table, guest: str) -> int:
        """The seat of a guest who must have one."""
        seat = self.seat_for(table, guest)
        if seat == SPECTATOR:
            raise NotAllowed("not-seated")
        return seat

    def check_owner(self, table: Table, guest: str) -> None:
        self.seat_for(table, guest)
        if table.owner != guest:
            raise NotAllowed("owner-only")

    # --- the one way anything happens ------------------------------------------------------------

    async def commit(
        self, table: Table, event: ev.Event, who: str = "", key: str = "", step: Step | None = None
    ) -> None:
        """Takes an event in, waits until it is on the disk, then tells everybody. The lock is held."""
        first_line = table.lines
        try:
            table.apply(event, step)
            faults.point("before-write")
            news = publisher.news_of(table, event, self.clock.now(), first_line)
            await self.store.write(rows_for(table, event, who, key), news.prepare)
        except Conflict as error:  # another process was faster at this very table
            self.forget(table)
            raise TooLate("stale") from error
        except BaseException:
            self.forget(table)
            raise
        if key:
            table.keys[(who, key)] = table.version
        faults.point("before-answer")
        self._note_deadline(table)
        news.tell()

    def _note_deadline(self, table: Table) -> None:
        deadline = table.clocks.next_deadline() if table.status == RUNNING else None
        if deadline is None:
            self.deadlines.pop(table.id, None)
        else:
            self.deadlines[table.id] = deadline

    # --- guests ----------------------------------------------------------------------------------

    async def new_guest(self, name: str = "") -> str:
        guest = new_id()
        await self.rename(guest, name)
        return guest

    async def name_of(self, guest: str) -> str:
        rows = await self.store.ask("SELECT name FROM guests WHERE id = ?", (guest,))
        return str(rows[0][0]) if rows else ""

    async def rename(self, guest: str, name: str) -> str:
        """The name a guest is shown by at the tables he sits down at from now on."""
        name = clean_name(name)
        await self.store.write([(PUT_GUEST, (guest, name, self.clock.now()))])
        return name

    # --- viewers ---------------------------------------------------------------------------------

    async def watch(self, id: str, viewer: Viewer) -> None:
        """Lets somebody look: a state now, updates from then on."""
        async with self.hold(id) as table:
            viewer.seat = self.seat_for(table, viewer.guest)
            viewer.owner = table.owner == viewer.guest
            table.viewers.add(viewer)
            viewer.push(self.state_of(table, viewer))
            publisher.presence(table)

    async def look_again(self, id: str, viewer: Viewer) -> None:
        """A fresh state for somebody who looks already: another language, another seat."""
        async with self.hold(id) as table:
            if viewer in table.viewers:
                viewer.push(self.state_of(table, viewer))

    def state_of(self, table: Table, viewer: Viewer) -> bytes:
        seen = table.visits.get(viewer.guest, 0)
        return publisher.state(table, viewer.group(), self.clock.now(), seen)

    def leave_view(self, id: str, viewer: Viewer) -> None:
        """Somebody stops looking; what he has seen is remembered for his return."""
        table = self.tables.get(id)
        if table is None or viewer not in table.viewers:
            return
        table.viewers.discard(viewer)
        publisher.presence(table)
        if viewer.guest and table.visits.get(viewer.guest) != table.lines:
            table.visits[viewer.guest] = table.lines
            self.store.post([(PUT_VISIT, (id, viewer.guest, table.lines))])
        self.put_away(table)

    # --- work in the background ------------------------------------------------------------------

    def spawn(self, work: asyncio.Task[None]) -> None:
        self.tasks.add(work)
        work.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a background task failed", exc_info=task.exception())

    async def close(self) -> None:
        """Lets nothing new begin, sends the viewers home, waits for the disk, ends the bots."""
        self.closing = True
        for table in list(self.tables.values()):
            for viewer in list(table.viewers):
                viewer.lost()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinker.close()
