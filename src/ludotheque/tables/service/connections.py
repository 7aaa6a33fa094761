"""Who looks at a table: a whole state first, updates from then on. Single answers (state, replay) too."""

from __future__ import annotations

import asyncio
from typing import Any

from ludotheque.bots.shares import Shares
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables.problems import Problem, TooLate, Unknown
from ludotheque.tables.publish.messages import texts
from ludotheque.tables.publish.outcome import outcome_part
from ludotheque.tables.publish.publisher import MOST_LINES, Viewer
from ludotheque.tables.publish.seat_view import draw_past
from ludotheque.tables.service.registry import Registry
from ludotheque.tables.table import Table


class Connections:
    """Connects viewers with tables."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.publisher = registry.publisher
        self._long_logs = Shares(1)

    async def connect(self, id: str, viewer: Viewer) -> None:
        """Sends a viewer the state of a table now, and updates from then on."""
        async with self.registry.locked(id) as table:
            place(table, viewer)
            state = await self._state(table, viewer)
            table.viewers.add(viewer)
            viewer.push(state)
            self.publisher.presence(table)

    async def refresh(self, id: str, viewer: Viewer) -> None:
        """Sends a connected viewer the whole state again, in another language say."""
        async with self.registry.locked(id) as table:
            if viewer in table.viewers:
                await self._show(table, viewer)

    def disconnect(self, id: str, viewer: Viewer) -> None:
        """Ends the updates; how far the viewer has read is kept for the return."""
        table = self.registry.loaded.get(id)
        if table is None or viewer not in table.viewers:
            return
        table.viewers.discard(viewer)
        self.publisher.presence(table)
        lines = table.lines_for(viewer.seat)
        if viewer.guest and table.visits.get(viewer.guest) != lines:
            table.visits[viewer.guest] = lines
            self.registry.store.note_lines(id, viewer.guest, lines)
        self.registry.unload_idle(table)

    async def reseat(self, table: Table) -> None:
        """After somebody sat down or got up: viewers look from the seats they have now. The caller has the lock."""
        for viewer in list(table.viewers):
            before = viewer.group()
            try:
                place(table, viewer)
            except Problem:
                table.viewers.discard(viewer)
                viewer.lost()
                continue
            if viewer.group() != before:
                await self._show(table, viewer)

    async def _show(self, table: Table, viewer: Viewer) -> None:
        """Sends the whole state, unless the viewer has gone meanwhile."""
        state = await self._state(table, viewer)
        if viewer in table.viewers:
            viewer.push(state)

    # --- single answers --------------------------------------------------------------------------

    async def state(self, id: str, guest: str, lang: str) -> bytes:
        """Everything this guest may know of the table, as JSON."""
        async with self.registry.locked(id) as table:
            viewer = Viewer(guest, SPECTATOR, False, lang)
            place(table, viewer)
            return await self._state(table, viewer)

    async def _state(self, table: Table, viewer: Viewer) -> bytes:
        await self.put_into_words(table, viewer.seat, viewer.lang, viewer.guest)
        seen = table.visits.get(viewer.guest, 0)
        return self.publisher.state(table, viewer.group(), self.registry.clock.now(), seen)

    async def put_into_words(self, table: Table, seat: int, lang: str, guest: str) -> None:
        """Prepares the log for a state. The caller has the lock.

        A long one takes as much time as thousands of moves: those of each guest take turns, others move in between.
        """
        if self.publisher.put_into_words(table, seat, lang):
            async with self._long_logs.turn(guest):
                while self.publisher.put_into_words(table, seat, lang):
                    await asyncio.sleep(0)

    async def replay(self, id: str, guest: str, step: int, lang: str) -> dict[str, Any]:
        """The position after that many moves, from this guest's point of view."""
        async with self.registry.locked(id) as table:
            seat = table.viewer_seat(guest)
            match = table.match
            if match is None:
                raise TooLate("not-running")
            steps = match.steps_seen_by(seat)
            if not 0 <= step <= len(steps):
                raise Unknown("no-such-step", most=len(steps))
            if match.old and step != len(steps):
                raise TooLate("older-rules")
            number = steps[step - 1] if step else 0
            scene = draw_past(table, number, seat)
            lines = [line for line in table.log if line.step == number][-MOST_LINES:]
            return {
                "type": "replay",
                "step": step,
                "steps": len(steps),
                "scene": texts(lang).scene(table.game.meta.id, scene, table.names()),
                "lines": self.publisher.lines(table, lines, seat, lang),
                "outcome": outcome_part(table, seat, lang) if step == len(steps) else None,
            }


def place(table: Table, viewer: Viewer) -> None:
    """Sets the seat that a viewer looks from, and what the viewer may do there; `Unknown` for strangers."""
    viewer.seat = table.viewer_seat(viewer.guest)
    viewer.owner = table.owner == viewer.guest
    viewer.may_sit = viewer.seat != SPECTATOR or table.may_sit(viewer.guest)
