"""Time while the server runs: deadlines that pass, and the time it was stopped, which no clock counts."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from ludotheque.tables import events as ev
from ludotheque.tables.service.chance import Chance
from ludotheque.tables.service.play import Play
from ludotheque.tables.service.registry import STORE_FAILURES, Overtaken, Registry

log = logging.getLogger("ludotheque.tables")

CHECK: Final = 0.1  #: seconds between two looks at the deadlines
#: tables that go on at the same time: they share a write, and nobody waits for a thousand
AT_ONCE: Final = 16
LATER: Final = 1.0  #: seconds until a table that could not go on is tried again
ALIVE: Final = 2000  #: milliseconds between two signs of life in the store
LEASES: Final = 1.0  #: seconds between two looks for tables that no process cares for
IDLE: Final = 300  #: such looks, half a minute, until a table counts as idle
GONE: Final = 10_000  #: milliseconds without a sign of life of any process: all of them were stopped


class Deadlines:
    """A task that plays for those whose time is up."""

    def __init__(self, registry: Registry, play: Play, chance: Chance) -> None:
        self.registry = registry
        self.store = registry.store
        self.clock = registry.clock
        self.play = play
        self.chance = chance
        self.look: Callable[[], Awaitable[None]] | None = None  #: at tables that other processes wrote to
        self._taken: set[str] = set()  #: tables that this process cares for, and that have not gone on yet
        self._few = asyncio.Semaphore(AT_ONCE)
        self._looking: dict[str, asyncio.Task[None]] = {}  #: at tables that must go on
        self._task: asyncio.Task[None] | None = None
        self._begun = False  #: matches go on that ran when the server was stopped

    async def resume(self) -> None:
        """Goes on with all running matches after a start of the server, and keeps time from now on.

        If the store fails just then, it does so as soon as the store works; health says so meanwhile.
        """
        with contextlib.suppress(*STORE_FAILURES):
            await self._begin()
        self._task = asyncio.get_running_loop().create_task(self._keep_time())

    async def _begin(self) -> None:
        """Goes on with the matches that ran when the server was stopped."""
        alive = await self.store.alive_at()
        now = self.clock.now()
        if not self.store.shared:
            await self._wake(await self.store.running(), alive, now)
        elif now - alive > GONE:
            await self._wake(await self.store.keep_leases(), alive, now)
        else:  # other processes kept the time
            await self.take_leases()
        await self.note_alive()
        self._begun = True

    async def _wake(self, ids: list[str], alive: int, now: int) -> None:
        """Goes on with these matches; the time since the last sign of life is not counted."""
        for id in ids:
            try:
                async with self.registry.locked(id) as table:
                    stopped = now - max(alive, table.updated)  # below 0: the machine's clock was set back
                    if table.clocks.next_deadline() is not None and stopped:
                        await self.registry.commit(table, ev.Woke(down=stopped))
                    await self.chance.resume(table)
                    await self.play.advance(table)
            except Exception:
                log.exception("table %s cannot go on", id)

    async def take_leases(self) -> None:
        """Takes the matches that no process cares for any more: theirs has ended, or was not heard of."""
        self._taken.update(await self.store.keep_leases())

    async def stop(self) -> None:
        tasks = [*self._looking.values(), *([] if self._task is None else [self._task])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def note_alive(self) -> None:
        """Leaves a sign of life in the store and reads it, which also tells whether the store works."""
        try:
            await self.store.note_alive(self.clock.now())
            await self.store.alive_at()
        except STORE_FAILURES as error:
            self.note_trouble(error)
        else:
            self.registry.store_trouble = ""

    def note_trouble(self, error: BaseException) -> None:
        if not self.registry.store_trouble:
            log.warning("the store does not work: %s", error)
        self.registry.store_trouble = str(error) or type(error).__name__

    async def _keep_time(self) -> None:
        alive = 0
        leases = 0.0
        while True:
            try:
                if not self._begun:
                    await self._begin()
                if self.look is not None and asyncio.get_running_loop().time() - leases >= LEASES:
                    leases = asyncio.get_running_loop().time()
                    await self.take_leases()
                    await self.look()
                self._begin_due()
                self.registry.publisher.pack_idle(IDLE)
                if self.clock.now() - alive >= ALIVE:
                    alive = self.clock.now()
                    await self.note_alive()
            except STORE_FAILURES as error:
                self.note_trouble(error)
            except Exception:
                log.exception("the clocks could not be checked")
            await asyncio.sleep(CHECK)

    # --- tables that must go on ------------------------------------------------------------------

    async def check_clocks(self) -> None:
        """Plays for those whose time is up, at every table whose deadline has passed."""
        await asyncio.gather(*self._begin_due())

    def _begin_due(self) -> list[asyncio.Task[None]]:
        """Begins to look at the tables that must go on. Each has a task: one that takes long holds up no other."""
        now = self.clock.now()
        due = sorted((deadline, id) for id, deadline in self.registry.deadlines.items() if deadline <= now)
        begun: list[asyncio.Task[None]] = []
        for id in [*self._taken, *(id for _, id in due if id not in self._taken)]:
            if id not in self._looking and self.store.holds(id):
                task = asyncio.get_running_loop().create_task(self._look_at(id))
                self._looking[id] = task
                begun.append(task)
        return begun

    async def _look_at(self, id: str) -> None:
        """Lets a table go on; if it cannot, it is tried again a little later."""
        try:
            # it may have to be read, which takes long: not in the turn of another
            await self.registry.table(id)
            async with self._few, self.registry.locked(id) as table:
                await self.chance.go_on(table)
                await self.play.play_overdue(table)
                await self.play.advance(table)
        except Overtaken:
            pass  # somebody moves there: the table is up to date again, and the next look lets it go on
        except STORE_FAILURES as error:
            self.note_trouble(error)
            await asyncio.sleep(LATER)
        except Exception:
            log.exception("table %s cannot go on", id)
            await asyncio.sleep(LATER)
        else:
            self._taken.discard(id)
        finally:
            del self._looking[id]
