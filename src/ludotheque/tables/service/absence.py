"""Away and back: a bot plays a person's seat, the person takes it back, resigns, or everybody pauses."""

from __future__ import annotations

from ludotheque.tables import events as ev
from ludotheque.tables.problems import TooLate
from ludotheque.tables.service.play import Play
from ludotheque.tables.service.registry import Accepted, Registry, accepted, check_room
from ludotheque.tables.table import Table


class Absence:
    """Seats whose people are not there, and tables that stand still."""

    def __init__(self, registry: Registry, play: Play) -> None:
        self.registry = registry
        self.play = play

    async def bot_plays(self, id: str, guest: str) -> Accepted:
        async with self.registry.seated(id, guest) as (table, seat):
            table.check_running()
            if seat in table.handed:
                raise TooLate("bot-plays-now")
            await self.play.hand_over(table, seat, ev.ASKED)
            return accepted(table, guest)

    async def take_back(self, id: str, guest: str) -> Accepted:
        """The person plays the seat again."""
        async with self.registry.seated(id, guest) as (table, seat):
            table.check_running()
            if seat in table.resigned:
                raise TooLate("resigned-already")
            if seat not in table.handed:
                raise TooLate("bot-does-not-play")
            await self.registry.commit(table, ev.TakenBack(seat=seat))
            await self.play.advance(table)
            return accepted(table, guest)

    async def resign(self, id: str, guest: str) -> Accepted:
        async with self.registry.seated(id, guest) as (table, seat):
            table.check_running()
            if seat in table.resigned:
                raise TooLate("resigned-already")
            await self.play.hand_over(table, seat, ev.RESIGNED)
            return accepted(table, guest)

    async def pause(self, id: str, guest: str, on: bool) -> Accepted:
        """With several people a pause needs all of them; to go on, one is enough."""
        async with self.registry.seated(id, guest) as (table, seat):
            table.check_running()
            if on:
                check_room(table, guest)
                await self._pause(table, seat)
            elif not table.paused:
                raise TooLate("not-paused")
            else:
                await self.registry.commit(table, ev.Resumed(seat=seat))
                await self.play.advance(table)
            return accepted(table, guest)

    async def _pause(self, table: Table, seat: int) -> None:
        if table.paused:
            raise TooLate("paused")
        await self.play.play_overdue(table)
        if table.paused:  # the last one who had not asked is out of time
            return
        all_asked = all(other in table.pause_asked for other in table.people() if other != seat)
        if seat in table.pause_asked and not all_asked:
            raise TooLate("pause-asked-already")
        await self.registry.commit(table, ev.Paused(seat=seat) if all_asked else ev.PauseAsked(seat=seat))

    async def set_auto(self, id: str, guest: str, auto: bool) -> Accepted:
        """Whether the table plays forced moves for this guest."""
        async with self.registry.seated(id, guest) as (table, seat):
            await self.registry.commit(table, ev.AutoSet(seat=seat, auto=auto))
            await self.play.advance(table)
            return accepted(table, guest)
