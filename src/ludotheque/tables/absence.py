"""Away and back: a bot plays my seat, I take it back, I resign, we pause."""

from __future__ import annotations

from ludotheque.tables import events as ev
from ludotheque.tables.playing import Accepted, Playing
from ludotheque.tables.problems import TooLate
from ludotheque.tables.table import RUNNING, Table


class Absence(Playing):
    """The part of the service for seats whose people are not there."""

    def _check_running(self, table: Table) -> None:
        if table.status != RUNNING:
            raise TooLate("not-running")

    async def _hand(self, table: Table, seat: int, why: str) -> None:
        await self.commit(table, ev.Handed(at=self.clock.now(), seat=seat, why=why))
        people = table.people()
        if not table.paused and people and all(seat in table.pause_asked for seat in people):
            await self.commit(table, ev.Paused(at=self.clock.now(), seat=people[0]))
        self.wake_bots(table)

    async def bot_plays(self, id: str, guest: str) -> Accepted:
        async with self.hold(id) as table:
            seat = self.own_seat(table, guest)
            self._check_running(table)
            if seat in table.handed:
                raise TooLate("bot-plays-now")
            await self._hand(table, seat, "asked")
            return Accepted(table.version)

    async def take_back(self, id: str, guest: str) -> Accepted:
        async with self.hold(id) as table:
            seat = self.own_seat(table, guest)
            self._check_running(table)
            if seat in table.resigned:
                raise TooLate("resigned-already")
            if seat not in table.handed:
                raise TooLate("bot-does-not-play")
            await self.commit(table, ev.TakenBack(at=self.clock.now(), seat=seat))
            await self.go_on(table)
            return Accepted(table.version)

    async def resign(self, id: str, guest: str) -> Accepted:
        async with self.hold(id) as table:
            seat = self.own_seat(table, guest)
            self._check_running(table)
            if seat in table.resigned:
                raise TooLate("resigned-already")
            await self._hand(table, seat, "resigned")
            return Accepted(table.version)

    async def pause(self, id: str, guest: str, on: bool) -> Accepted:
        """With several people a pause needs all of them; to go on, one is enough."""
        async with self.hold(id) as table:
            seat = self.own_seat(table, guest)
            self._check_running(table)
            if not on:
                if not table.paused:
                    raise TooLate("not-paused")
                await self.commit(table, ev.Resumed(at=self.clock.now(), seat=seat))
                await self.go_on(table)
                return Accepted(table.version)
            if table.paused:
                raise TooLate("paused")
            if seat in table.pause_asked:
                raise TooLate("pause-asked-already")
            await self.look_at_clocks(table)
            others = [other for other in table.people() if other != seat]
            if all(other in table.pause_asked for other in others):
                await self.commit(table, ev.Paused(at=self.clock.now(), seat=seat))
            else:
                await self.commit(table, ev.PauseAsked(at=self.clock.now(), seat=seat))
            return Accepted(table.version)

    async def set_auto(self, id: str, guest: str, auto: bool) -> Accepted:
        async with self.hold(id) as table:
            seat = self.own_seat(table, guest)
            await self.commit(table, ev.AutoSet(at=self.clock.now(), seat=seat, auto=auto))
            await self.go_on(table)
            return Accepted(table.version)
