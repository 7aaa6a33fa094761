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
ALIVE: Final = 2000  #: milliseconds between two signs of life in the store
LEASES: Final = 1.0  #: seconds between two looks for tables that no process cares for
IDLE: Final = 300  #: such looks, half a minute, until a table counts as idle
GONE: Final = 10_000  #: milliseconds without a sign of life of any process: all of them were stopped


async def _nothing() -> None:
    """Nobody else writes."""


class Deadlines:
    """A task that plays for those whose time is up."""

    def __init__(self, registry: Registry, play: Play, chance: Chance) -> None:
        self.registry = registry
        self.store = registry.store
        self.clock = registry.clock
        self.play = play
        self.chance = chance
        self.look: Callable[[], Awaitable[None]] = _nothing  #: at tables that other processes wrote to
        self._taken: list[str] = []  #: tables that this process cares for, and that have not gone on yet
        self._task: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Goes on with all running matches after a start of the server, and keeps time from now on."""
        alive = await self.store.alive_at()
        now = self.clock.now()
        if not self.store.shared:
            await self._wake(await self.store.running(), alive, now)
        elif now - alive > GONE:
            await self._wake(await self.store.keep_leases(), alive, now)
        else:  # other processes kept the time
            await self.take_leases()
        await self.note_alive()
        self._task = asyncio.get_running_loop().create_task(self._keep_time())

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
        """Goes on with matches that no process cares for any more: theirs has ended, or was not heard of."""
        self._taken += await self.store.keep_leases()
        while self._taken:
            id = self._taken[-1]
            try:
                async with self.registry.locked(id) as table:
                    await self.chance.go_on(table)
                    await self.play.advance(table)
            except STORE_FAILURES:
                raise  # later
            except Overtaken:
                pass  # somebody moves there: the next notice lets it go on
            except Exception:
                log.exception("table %s cannot go on", id)
            self._taken.pop()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def note_alive(self) -> None:
        """Leaves a sign of life in the store, which also tells whether the store works."""
        try:
            await self.store.note_alive(self.clock.now())
        except STORE_FAILURES as error:
            self.note_trouble(error)
        else:
            self.registry.store_trouble = ""

    def note_trouble(self, error: BaseException) -> None:
        if not self.registry.store_trouble:
            log.warning("the store cannot be written: %s", error)
        self.registry.store_trouble = str(error) or type(error).__name__

    async def _keep_time(self) -> None:
        alive = 0
        leases = 0.0
        while True:
            try:
                if self.store.shared and asyncio.get_running_loop().time() - leases >= LEASES:
                    leases = asyncio.get_running_loop().time()
                    await self.take_leases()
                    await self.look()
                await self.check_clocks()
                self.registry.publisher.pack_idle(IDLE)
                if self.clock.now() - alive >= ALIVE:
                    alive = self.clock.now()
                    await self.note_alive()
            except STORE_FAILURES as error:
                self.note_trouble(error)
            except Overtaken:
                pass  # the table is up to date again: the next look
            except Exception:
                log.exception("the clocks could not be checked")
            await asyncio.sleep(CHECK)

    async def check_clocks(self) -> None:
        """Plays for those whose time is up, at every table whose deadline has passed."""
        now = self.clock.now()
        due = [(deadline, id) for id, deadline in self.registry.deadlines.items() if deadline <= now]
        for _, id in sorted(due):
            if not self.store.holds(id):
                continue
            async with self.registry.locked(id) as table:
                await self.chance.go_on(table)
                await self.play.play_overdue(table)
                await self.play.advance(table)
