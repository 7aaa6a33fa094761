"""Opening a table, sitting down, getting up, talking, and once more with the same people."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.fair import FairChance, commitment
from ludotheque.kernel.seats import SPECTATOR, letter
from ludotheque.tables import events as ev
from ludotheque.tables.absence import Absence
from ludotheque.tables.course import Course
from ludotheque.tables.events import BOT, OPEN, PERSON, Chair
from ludotheque.tables.orders import PEOPLE, Order, all_distinct, bot_chair, check_entropy, distinct_name
from ludotheque.tables.playing import Accepted
from ludotheque.tables.problems import NotAllowed, Problem, TooLate
from ludotheque.tables.rows import rows_for
from ludotheque.tables.store import Conflict
from ludotheque.tables.table import GALLERY, LOBBY, OVER, TABLE_ROOM, Table

LONGEST_SAYING: Final = 500
MOST_TABLES: Final = 50

#: A seed for the next table of a guest; one that waits already stays.
PLEDGE: Final = (
    "INSERT INTO house (key, value) VALUES (?, ?) "
    "ON CONFLICT (key) DO UPDATE SET value = excluded.value WHERE value = ''"
)
#: Fails if somebody else was faster: then there is nothing to put in its place.
SPEND: Final = (
    "INSERT OR REPLACE INTO house (key, value) "
    "VALUES (?1, (SELECT '' FROM house WHERE key = ?1 AND value = ?2))"
)


class Seating(Absence):
    """The part of the service that seats people."""

    # --- opening ---------------------------------------------------------------------------------

    async def pledge(self, guest: str) -> str:
        """The commitment of the next table this guest opens."""
        seed = await self._pledged(guest)
        if not seed:
            await self.store.write([(PLEDGE, (f"pledge {guest}", self.make_seed().hex()))])
            seed = await self._pledged(guest)
        return commitment(seed)

    async def _pledged(self, guest: str) -> bytes:
        """The seed that waits for this guest's next table; empty if there is none."""
        rows = await self.store.ask("SELECT value FROM house WHERE key = ?", (f"pledge {guest}",))
        return bytes.fromhex(rows[0][0]) if rows else b""

    def _new_id(self) -> str:
        """An id of this hall."""
        while True:
            id = self.make_id()
            if self.hall.has(id):
                return id

    async def open(self, guest: str, order: Order) -> str:
        """A new table; the match begins at once if nobody is missing."""
        meta = order.game.meta
        if not meta.min_seats <= len(order.chairs) <= meta.max_seats:
            raise Problem("bad-seats", game=meta.titles["en"], least=meta.min_seats, most=meta.max_seats)
        await self._check_number(guest)
        pledged = await self._pledged(guest) if order.commitment else b""
        kept = bool(pledged) and order.commitment == commitment(pledged)
        table = Table(
            self._new_id(),
            ev.Opened(
                at=self.clock.now(),
                game=meta.id,
                edition=order.options.edition,
                options=order.options.values,
                rules_version=meta.rules_version,
                chairs=order.chairs,
                pace=order.pace,
                owner=guest,
                seed=(pledged if kept else self.make_seed()).hex(),
                public=order.public,
                auto=order.auto,
                before=order.before,
            ),
        )
        async with table.lock:
            rows = rows_for(table, table.opened, "", "")
            if kept:
                rows.append((SPEND, (f"pledge {guest}", pledged.hex())))
            try:
                await self.store.write(rows)
            except Conflict as error:
                raise TooLate("stale") from error
            self._keep(table)
            if order.entropy:
                seat = table.seat_of(guest)
                who = "-" if seat is None else letter(seat)
                await self.commit(table, ev.Mixed(at=self.clock.now(), who=who, value=order.entropy))
            await self._start_when_full(table)
        return table.id

    async def _check_number(self, guest: str) -> None:
        rows = await self.store.ask(
            "SELECT count(*) FROM tables WHERE owner = ? AND status IN ('lobby', 'running')", (guest,)
        )
        if rows[0][0] >= MOST_TABLES:
            raise TooLate("too-many-tables", most=MOST_TABLES)

    async def _start_when_full(self, table: Table) -> None:
        if table.status == LOBBY and all(chair.kind != OPEN for chair in table.chairs):
            await self._start(table)

    async def _start(self, table: Table) -> None:
        """The set-up, drawn by the fair chance. Seats nobody took go to bots."""
        chairs = [
            bot_chair(seat, self.default_level) if chair.kind == OPEN else chair
            for seat, chair in enumerate(table.chairs)
        ]
        chance = FairChance(table.chance_key())
        course = Course.begin(table.game, table.seats, table.options, chance)
        event = ev.Started(
            at=self.clock.now(), drawn=course.setup_drawn, words=chance.words, chairs=all_distinct(chairs)
        )
        await self.commit(table, event)
        await self.go_on(table)

    async def start(self, id: str, guest: str) -> Accepted:
        async with self.hold(id) as table:
            self.check_owner(table, guest)
            if table.status != LOBBY:
                raise TooLate("not-lobby")
            await self._start(table)
            return Accepted(table.version)

    async def close_table(self, id: str, guest: str) -> Accepted:
        async with self.hold(id) as table:
            self.check_owner(table, guest)
            if table.status != LOBBY:
                raise TooLate("not-lobby")
            await self.commit(table, ev.Closed(at=self.clock.now()))
            return Accepted(table.version)

    # --- seats -----------------------------------------------------------------------------------

    async def give_seat(self, id: str, guest: str, seat: int, kind: str, level: str) -> Accepted:
        """The owner puts a bot on a seat nobody has, or takes it away."""
        async with self.hold(id) as table:
            self.check_owner(table, guest)
            if table.status != LOBBY:
                raise TooLate("not-lobby")
            if not 0 <= seat < table.seats:
                raise Problem("bad-seat")
            if table.chairs[seat].kind == PERSON:
                raise TooLate("seat-taken")
            chair = bot_chair(seat, level or self.default_level) if kind == BOT else Chair(OPEN)
            await self.commit(table, ev.SeatGiven(at=self.clock.now(), seat=seat, chair=chair))
            await self._start_when_full(table)
            return Accepted(table.version)

    async def join(self, id: str, guest: str, seat: int | None, entropy: str = "") -> int:
        """Takes a free seat; the match begins when it was the last one."""
        if entropy:
            check_entropy(entropy)
        async with self.hold(id) as table:
            if self.seat_for(table, guest) != SPECTATOR:
                raise TooLate("already-seated")
            self._check_join(table, guest)
            free = [number for number, chair in enumerate(table.chairs) if chair.kind == OPEN]
            if seat is None:
                if not free:
                    raise TooLate("no-free-seat")
                seat = free[0]
            if not 0 <= seat < table.seats:
                raise Problem("bad-seat")
            if seat not in free:
                raise TooLate("seat-taken")
            name = self._name_at(table, seat, await self.name_of(guest))
            await self.commit(table, ev.SeatTaken(at=self.clock.now(), seat=seat, guest=guest, name=name))
            self.reseat(table)
            if entropy:
                await self.commit(table, ev.Mixed(at=self.clock.now(), who=letter(seat), value=entropy))
            await self._start_when_full(table)
            return seat

    def _check_join(self, table: Table, guest: str) -> None:
        if table.status != LOBBY:
            raise TooLate("not-lobby")
        if not table.opened.public and guest != table.owner and table.grants.get(guest) != "invite":
            raise NotAllowed("no-such-table")

    def _name_at(self, table: Table, seat: int, name: str) -> str:
        others = [chair.name for number, chair in enumerate(table.chairs) if number != seat]
        return distinct_name(name or PEOPLE[seat], others)

    async def leave(self, id: str, guest: str) -> Accepted:
        async with self.hold(id) as table:
            seat = self.own_seat(table, guest)
            if table.status == LOBBY:
                await self.commit(table, ev.SeatFreed(at=self.clock.now(), seat=seat))
                self.reseat(table)
            else:
                self._check_running(table)
                if seat not in table.handed:
                    await self._hand(table, seat, "left")
            return Accepted(table.version)

    def reseat(self, table: Table) -> None:
        """Viewers look from the seats they have now."""
        for viewer in list(table.viewers):
            before = viewer.seat
            try:
                viewer.seat = self.seat_for(table, viewer.guest)
            except Problem:
                table.viewers.discard(viewer)
                viewer.lost()
                continue
            if viewer.seat != before:
                viewer.push(self.state_of(table, viewer))

    # --- talk and chance -------------------------------------------------------------------------

    async def say(self, id: str, guest: str, text: str) -> Accepted:
        told = " ".join(text.split())
        if not 0 < len(told) <= LONGEST_SAYING:
            raise Problem("malformed", what="text")
        name = await self.name_of(guest)
        async with self.hold(id) as table:
            seat = self.seat_for(table, guest)
            if seat == SPECTATOR:
                event = ev.Said(at=self.clock.now(), room=GALLERY, name=name or "…", text=told)
            else:
                who = table.names()[seat]
                event = ev.Said(at=self.clock.now(), room=TABLE_ROOM, name=who, text=told, seat=seat)
            await self.commit(table, event)
            return Accepted(table.version)

    async def mix(self, id: str, guest: str, value: str) -> Accepted:
        """A player's part of the chance, once, until the match begins."""
        check_entropy(value)
        async with self.hold(id) as table:
            seat = self.own_seat(table, guest)
            if table.status != LOBBY:
                raise TooLate("chance-is-sealed")
            if any(who == letter(seat) for who, _ in table.mixed):
                raise TooLate("mixed-already")
            await self.commit(table, ev.Mixed(at=self.clock.now(), who=letter(seat), value=value))
            return Accepted(table.version)

    # --- again -----------------------------------------------------------------------------------

    async def rematch(self, id: str, guest: str) -> str:
        """The same people and bots again; everybody who asks is led to the same table."""
        async with self.hold(id) as table:
            if self.seat_for(table, guest) == SPECTATOR and guest != table.owner:
                raise NotAllowed("not-seated")
            if table.status != OVER:
                raise TooLate("not-over")
            if table.rematch:
                return table.rematch
            order = Order(
                table.game.meta.id,
                [Chair(chair.kind, chair.guest, chair.name, chair.level) for chair in table.chairs],
                table.opened.pace,
                table.options.edition,
                dict(table.options.values),
                table.opened.public,
                table.opened.auto,
                before=table.id,
            )
            again = await self.open(guest, order)
            await self.commit(table, ev.Rematched(at=self.clock.now(), table=again))
            return again
