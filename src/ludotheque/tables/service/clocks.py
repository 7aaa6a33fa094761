"""Time while the server runs: deadlines that pass, and the time it was stopped, which no clock counts."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Final

from ludotheque.tables import events as ev
from ludotheque.tables.service.chance import Chance
from ludotheque.tables.service.play import Play
from ludotheque.tables.service.registry import STORE_FAILURES, Registry

log = logging.getLogger("ludotheque.tables")

CHECK: Final = 0.1  #: seconds between two looks at the deadlines
ALIVE: Final = 2000  #: milliseconds between two signs of life in the store


class Deadlines:
    """A task that plays for those whose time is up."""

    def __init__(self, registry: Registry, play: Play, chance: Chance) -> None:
        self.registry = registry
        self.store = registry.store
        self.clock = registry.clock
        self.play = play
        self.chance = chance
        self._task: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Goes on with all running matches after a start of the server, and keeps time from now on."""
        alive = await self.store.alive_at()
        now = self.clock.now()
        for id in await self.store.running():
            try:
                async with self.registry.locked(id) as table:
                    stopped = now - max(alive, table.updated)  # below 0: the machine's clock was set back
                    if table.clocks.next_deadline() is not None and stopped:
                        await self.registry.commit(table, ev.Woke(at=now, down=stopped))
                    await self.chance.resume(table)
                    await self.play.advance(table)
            except Exception:
                log.exception("table %s cannot go on", id)
        await self.note_alive()
        self._task = asyncio.get_running_loop().create_task(self._keep_time())

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
            if not self.registry.store_trouble:
                log.warning("the store cannot be written: %s", error)
            self.registry.store_trouble = str(error) or type(error).__name__
        else:
            self.registry.store_trouble = ""

    async def _keep_time(self) -> None:
        alive = 0
        while True:
            try:
                await self.check_clocks()
                if self.clock.now() - alive >= ALIVE:
                    alive = self.clock.now()
                    await self.note_alive()
            except Exception:
                log.exception("the clocks could not be checked")
            await asyncio.sleep(CHECK)

    async def check_clocks(self) -> None:
        """Plays for those whose time is up, at every table whose deadline has passed."""
        now = self.clock.now()
        due = [(deadline, id) for id, deadline in self.registry.deadlines.items() if deadline <= now]
        for _, id in sorted(due):
            async with self.registry.locked(id) as table:
                await self.chance.go_on(table)
                await self.play.play_overdue(table)
                await self.play.advance(table)
