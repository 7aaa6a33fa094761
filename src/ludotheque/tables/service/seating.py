"""Sitting down, getting up, names and talk."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables import events as ev
from ludotheque.tables.events import BOT, OPEN, PERSON, Chair
from ludotheque.tables.identity import new_id
from ludotheque.tables.names import LONGEST_NAME, clean_name, clean_text, shows_nothing
from ludotheque.tables.orders import DEFAULT_LEVEL, PEOPLE, bot_chair, distinct_name
from ludotheque.tables.problems import NotAllowed, Problem, TooLate
from ludotheque.tables.service.chance import check_promise
from ludotheque.tables.service.connections import Connections
from ludotheque.tables.service.opening import Opening
from ludotheque.tables.service.play import Play
from ludotheque.tables.service.registry import Accepted, Registry, accepted
from ludotheque.tables.table import GALLERY, LOBBY, RUNNING, STARTING, TABLE_ROOM, Table

LONGEST_TEXT: Final = 500  #: of the chat
#: characters of a seat, and of all who watch: everybody who comes is sent all of them
MOST_TALK: Final = 50_000
ME: Final = "me"  #: the wish of whoever opens a table, or gives a seat


class Seating:
    """Who the guests are, where they sit, and what they say."""

    def __init__(self, registry: Registry, opening: Opening, play: Play, connections: Connections) -> None:
        self.registry = registry
        self.store = registry.store
        self.opening = opening
        self.play = play
        self.connections = connections

    # --- guests ----------------------------------------------------------------------------------

    async def new_guest(self, name: str = "") -> str:
        guest = new_id()
        await self.rename(guest, name)
        return guest

    async def rename(self, guest: str, name: str) -> str:
        """The name a guest is shown by at the tables where the guest sits down from now on."""
        name = clean_name(name)
        await self.store.put_guest(guest, name, self.registry.clock.now())
        return name

    async def rename_seat(self, id: str, guest: str, name: str) -> Accepted:
        """Another name for a person at this table, and at the next ones."""
        cleaned = clean_name(name)
        if not cleaned:
            raise Problem("bad-name", most=LONGEST_NAME)
        async with self.registry.seated(id, guest) as (table, seat):
            if table.status not in (LOBBY, STARTING, RUNNING):
                raise TooLate("not-running")
            await self.rename(guest, cleaned)
            shown = name_at(table, seat, cleaned)
            if shown != table.names()[seat]:
                await self.registry.commit(table, ev.Renamed(seat=seat, name=shown))
            return accepted(table, guest)

    # --- seats -----------------------------------------------------------------------------------

    async def join(self, id: str, guest: str, seat: int | None, promise: str = "", ready: bool = True) -> int:
        """Takes a free seat, with a promise for the chance; the match begins when nobody is missing any more."""
        if promise:
            check_promise(promise)
        async with self.registry.locked(id) as table:
            if table.viewer_seat(guest) != SPECTATOR:
                raise TooLate("already-seated")
            table.check_lobby()
            if not table.may_sit(guest):
                raise NotAllowed("spectator-link")
            free = [number for number, chair in enumerate(table.chairs) if chair.kind == OPEN]
            if seat is None:
                if not free:
                    raise TooLate("no-free-seat")
                seat = free[0]
            if not 0 <= seat < table.seats:
                raise Problem("bad-seat")
            if seat not in free:
                raise TooLate("seat-taken")
            await self._sit(table, guest, seat, promise, ready)
            return seat

    async def give_seat(self, id: str, guest: str, seat: int, kind: str, level: str) -> Accepted:
        """The owner puts a bot on a seat nobody has, takes it away, or sits there (`me`)."""
        async with self.registry.locked(id) as table:
            table.check_owner(guest)
            table.check_lobby()
            if not 0 <= seat < table.seats:
                raise Problem("bad-seat")
            chair = table.chairs[seat]
            if chair.kind == PERSON and not (kind == ME and chair.guest == guest):
                raise TooLate("seat-taken")
            if kind == ME:
                await self._sit(table, guest, seat)
            else:
                chair = bot_chair(seat, level or DEFAULT_LEVEL) if kind == BOT else Chair(OPEN)
                await self.registry.commit(table, ev.SeatGiven(seat=seat, chair=chair))
                await self.opening.start_when_full(table)
            return accepted(table, guest)

    async def _sit(self, table: Table, guest: str, seat: int, promise: str = "", ready: bool = True) -> None:
        """Takes a seat that no other person has, from another seat or from none."""
        own = table.seat_of(guest)
        if own is None:
            name = name_at(table, seat, await self.store.guest_name(guest))
            await self.registry.commit(table, ev.SeatTaken(seat=seat, guest=guest, name=name, ready=ready))
        elif own != seat:
            await self.registry.commit(table, ev.SeatChanged(seat=own, to=seat))
        await self.connections.reseat(table)
        if promise:
            await self.registry.commit(table, ev.Promised(seat=seat, promise=promise))
        await self.opening.start_when_full(table)

    async def set_ready(self, id: str, guest: str, ready: bool) -> Accepted:
        """Says in the lobby that one is ready, or not yet; the match begins when nobody is missing."""
        async with self.registry.seated(id, guest) as (table, seat):
            table.check_lobby()
            if ready == (seat in table.unready):
                await self.registry.commit(table, ev.ReadySet(seat=seat, ready=ready))
                await self.opening.start_when_full(table)
            return accepted(table, guest)

    async def leave(self, id: str, guest: str) -> Accepted:
        """Frees the seat before the match; during the match a bot takes it over."""
        async with self.registry.seated(id, guest) as (table, seat):
            if table.status == LOBBY:
                await self.registry.commit(table, ev.SeatFreed(seat=seat))
                await self.connections.reseat(table)
            else:
                table.check_running()
                if seat not in table.handed:
                    await self.play.hand_over(table, seat, ev.LEFT)
            return accepted(table, guest)

    # --- talk ------------------------------------------------------------------------------------

    async def say(self, id: str, guest: str, text: str) -> Accepted:
        text = clean_text(text)
        if shows_nothing(text) or len(text) > LONGEST_TEXT:
            raise Problem("malformed", what="text")
        name = await self.store.guest_name(guest)
        async with self.registry.locked(id) as table:
            seat = table.viewer_seat(guest)
            if table.talk[table.share(seat)] + len(text) > MOST_TALK:
                raise TooLate("talk-full", most=MOST_TALK)
            said = ev.Said(room=GALLERY, name=name or "…", text=text)
            if seat != SPECTATOR:
                said = ev.Said(room=TABLE_ROOM, name=table.names()[seat], text=text, seat=seat)
            await self.registry.commit(table, said)
            return accepted(table, guest)


def name_at(table: Table, seat: int, name: str) -> str:
    """The name of a person on a seat: nobody else at the table has it."""
    others = [chair.name for number, chair in enumerate(table.chairs) if number != seat]
    return distinct_name(name or PEOPLE[seat], others)
