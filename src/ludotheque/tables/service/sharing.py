"""Tables that other processes write to as well: brought up to date from the log, judged again after a lost race."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Concatenate, Final

from ludotheque.kernel.chance import RecordedChance
from ludotheque.kernel.journal import Moment, MomentJournal
from ludotheque.kernel.match import Move
from ludotheque.tables import events as ev
from ludotheque.tables.fold import apply, drawn_of, record_remarks
from ludotheque.tables.problems import Problem, Unknown
from ludotheque.tables.service.background import Background
from ludotheque.tables.service.connections import Connections
from ludotheque.tables.service.play import Play
from ludotheque.tables.service.registry import STORE_FAILURES, Given, Overtaken, Registry, Result
from ludotheque.tables.store.base import Kept
from ludotheque.tables.table import Table

Operation = Callable[Concatenate[str, Given], Awaitable[Result]]

MOST_TRIES: Final = 8  #: of an operation that others are always faster than


class Sharing:
    """Keeps the tables of this process up to date with what other processes write."""

    def __init__(self, registry: Registry, play: Play, connections: Connections) -> None:
        self.registry = registry
        self.store = registry.store
        self.play = play
        self.connections = connections
        #: the next look at the log finds what is missing
        self._tasks = Background("a table could not be brought up to date", (*STORE_FAILURES, Problem))
        registry.overtaken = self.replace

    def start(self) -> None:
        """Listens from now on to what other processes write."""
        loop = asyncio.get_running_loop()

        def moved(tables: list[str]) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has ended
                loop.call_soon_threadsafe(self._moved, tables)

        self.store.listen(moved)

    async def stop(self) -> None:
        await self._tasks.stop()

    # --- operations ------------------------------------------------------------------------------

    def judged_again(self, operation: Operation[Given, Result]) -> Operation[Given, Result]:
        """The same operation, for tables that others may have changed.

        If another process was faster, it is judged again on the table as it is now. A refusal counts only when the
        table is up to date.
        """

        async def judged(id: str, /, *args: Given.args, **kwargs: Given.kwargs) -> Result:
            for _ in range(MOST_TRIES):
                try:
                    return await operation(id, *args, **kwargs)
                except Overtaken:
                    continue
                except Problem:
                    if not await self._has_moved(id):
                        raise
            return await operation(id, *args, **kwargs)

        return judged

    def up_to_date(self, operation: Operation[Given, Result]) -> Operation[Given, Result]:
        """The same operation, on the table as it stands in the log now."""

        async def fresh(id: str, /, *args: Given.args, **kwargs: Given.kwargs) -> Result:
            if id in self.registry.loaded:
                await self.catch_up(id)
            return await operation(id, *args, **kwargs)

        return fresh

    # --- catching up -----------------------------------------------------------------------------

    async def _has_moved(self, id: str) -> bool:
        with contextlib.suppress(Unknown):
            return await self.catch_up(id)
        return False

    async def catch_up(self, id: str) -> bool:
        """Takes in what other processes wrote to a table; whether there was anything."""
        async with self.registry.locked(id) as table:
            return await self._catch_up(table)

    async def _catch_up(self, table: Table) -> bool:
        written = await asyncio.to_thread(self.store.load_after, table.id, table.version)
        granted = {visit.guest: visit.granted for visit in written.visits if visit.granted}
        changed = bool(written.events) or granted.items() > table.grants.items()
        table.grants.update(granted)
        try:
            for kept in written.events:
                await self._take_in(table, kept)
        except BaseException:
            self.registry.drop(table)
            raise
        return changed

    async def _take_in(self, table: Table, kept: Kept) -> None:
        """Applies an event that another process wrote, and publishes it to the viewers here."""
        event = ev.decode(kept.event)
        first_line = table.lines
        self.registry.publisher.expect(table)
        move, moments = played_again(table, event)
        apply(table, event, move)
        update = self.registry.publisher.update(table, event, self.registry.clock.now(), first_line, moments)
        if kept.key:
            table.keep_key(kept.who, kept.key)
        self.registry.note_deadline(table)
        update.send()
        if isinstance(event, ev.SEATING):
            await self.connections.reseat(table)

    async def replace(self, table: Table) -> None:
        """Another process was faster: the table is read again as it was, and then caught up; viewers stay."""
        known = table.version - 1
        fresh = await self.registry.read(table.id, known)
        if fresh is None:
            self.registry.drop(table)
            return
        fresh.viewers, fresh.thinking = table.viewers, table.thinking
        self.registry.publisher.drop(table)
        await self._catch_up(fresh)
        self.registry.add(fresh)
        self._tasks.begin(self._go_on(table.id))

    # --- notices ---------------------------------------------------------------------------------

    def _moved(self, tables: list[str]) -> None:
        """Other processes wrote to these tables; without any: to some, and nobody knows which."""
        if not tables:
            self._tasks.begin(self.look())
        for id in tables:
            if id in self.registry.loaded or self.store.holds(id):
                self._tasks.begin(self._go_on(id))

    async def look(self) -> None:
        """Asks the log which of the tables in memory have moved: for notices that got lost."""
        known = {id: table.version for id, table in self.registry.loaded.items()}
        for id, version in (await self.store.versions(list(known))).items():
            if version > known[id]:
                await self._go_on(id)

    async def _go_on(self, id: str) -> None:
        """Catches up; whoever holds the lease plays forced moves and wakes the bots."""
        async with self.registry.locked(id) as table:
            await self._catch_up(table)
            if self.store.holds(id):
                await self.play.advance(table)


def played_again(table: Table, event: ev.AnyEvent) -> tuple[Move | None, Sequence[Moment]]:
    """The move of an event with its moments, if anybody looks: they are shown here as where it was played."""
    if not isinstance(event, ev.Moved) or not table.viewers or table.match is None:
        return None, ()
    journal = MomentJournal()
    record_remarks(event, journal)
    action = table.game.parse(event.action)
    chance = RecordedChance(drawn_of(event.drawn))
    return table.match.perform(event.seat, action, chance, event.by, journal), journal.moments
