"""Opening a table and beginning its match: new, once more with the same people, or from a file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.fair import FairChance, commitment
from ludotheque.kernel.match import Match
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables import events as ev
from ludotheque.tables.events import BOT, OPEN, PERSON, Chair, Pace
from ludotheque.tables.files import FileSignature, game_file, match_of_file, names_in
from ludotheque.tables.fold import apply
from ludotheque.tables.names import clean_name
from ludotheque.tables.orders import DEFAULT_LEVEL, Order, all_distinct, bot_chair
from ludotheque.tables.problems import NotAllowed, Problem, TooFast, TooLate
from ludotheque.tables.service.chance import Chance, check_promise
from ludotheque.tables.service.play import Play
from ludotheque.tables.service.registry import Accepted, Registry, accepted, entry_for, finished
from ludotheque.tables.store.base import Conflict, Entry
from ludotheque.tables.table import OVER, Table

MOST_TABLES: Final = 50  #: unfinished ones of one owner
MOST_FILES: Final = 3  #: of one guest, that are read or wait for it: each may have 2 MB


class Opening:
    """Opens tables, and begins their matches when all seats are taken."""

    def __init__(
        self,
        registry: Registry,
        play: Play,
        make_seed: Callable[[], bytes],
        make_id: Callable[[], str],
        secret: bytes,
    ) -> None:
        self.registry = registry
        self.store = registry.store
        self.clock = registry.clock
        self.play = play
        self.make_seed = make_seed
        self.make_id = make_id
        self.signature = FileSignature(secret)
        self._reading: Counter[str] = Counter()  #: files, by who brings them in
        self.chance = Chance(registry, make_seed, self._start)

    # --- the chance of the next table ------------------------------------------------------------

    async def pledge(self, guest: str) -> str:
        """The commitment of the next table this guest opens."""
        seed = await self.pledged(guest)
        if not seed:
            await self.store.pledge(guest, self.make_seed().hex())
            seed = await self.pledged(guest)
        return commitment(seed)

    async def pledged(self, guest: str) -> bytes:
        """The seed that waits for this guest's next table; empty if there is none."""
        return bytes.fromhex(await self.store.pledged(guest))

    # --- opening ---------------------------------------------------------------------------------

    async def open(self, guest: str, order: Order) -> str:
        """Opens a table; the match begins at once if nobody is missing."""
        await self._check(guest, order)
        pledged = await self.pledged(guest) if order.commitment else b""
        if order.commitment and (not pledged or order.commitment != commitment(pledged)):
            raise TooLate("wrong-commitment")
        opened = self._opened(guest, order, pledged or self.make_seed())
        table = Table(self.make_id(), opened)
        entries = [entry_for(table, opened, pledge=(guest, pledged.hex()) if pledged else None)]
        seat = table.seat_of(guest)
        if order.promise and seat is not None:
            promised = ev.Promised(at=self.clock.now(), seat=seat, promise=check_promise(order.promise))
            apply(table, promised)
            entries.append(entry_for(table, promised))
        async with table.lock:
            await self._write(*entries)
            self.registry.add(table)
            if order.ask:
                await self.chance.ask(table, order.ask)
            else:
                await self.start_when_full(table)
        return table.id

    async def _check(self, guest: str, order: Order) -> None:
        """Refuses what could not be played, before anything is written."""
        meta = order.game.meta
        if not meta.min_seats <= len(order.chairs) <= meta.max_seats:
            raise Problem("bad-seats", game=meta.titles["en"], least=meta.min_seats, most=meta.max_seats)
        if await self.store.open_tables(guest) >= MOST_TABLES:
            raise TooLate("too-many-tables", most=MOST_TABLES)
        order.game.check_edition(order.options.edition)
        # A trial: an option that the set-up refuses leaves no table behind.
        Match(order.game, len(order.chairs), order.options, SeededChance(0))

    def _opened(self, guest: str, order: Order, seed: bytes) -> ev.Opened:
        return ev.Opened(
            at=self.clock.now(),
            game=order.game.meta.id,
            edition=order.options.edition,
            options=order.options.values,
            rules_version=order.game.meta.rules_version,
            chairs=order.chairs,
            pace=order.pace,
            owner=guest,
            seed=seed.hex(),
            public=order.public,
            auto=order.auto,
            before=order.before,
            estimates=order.estimates,
            rehearsal=order.rehearsal,
        )

    async def _write(self, *entries: Entry) -> None:
        """Writes the first events of a table, all or none."""
        try:
            await finished(self.store.append(*entries))
        except Conflict as error:
            raise TooLate("stale") from error

    async def rematch(self, id: str, guest: str) -> str:
        """Opens a table for the same people and bots; everybody who asks gets the same one.

        Whoever contributed to the chance is asked for a new promise.
        """
        async with self.registry.locked(id) as table:
            if table.viewer_seat(guest) == SPECTATOR and guest != table.owner:
                raise NotAllowed("not-seated")
            if table.status != OVER:
                raise TooLate("not-over")
            if table.rematch:
                return table.rematch
            order = Order(
                table.game.meta.id,
                list(table.chairs),
                table.opened.pace,
                table.options.edition,
                dict(table.options.values),
                table.opened.public,
                table.opened.auto,
                before=table.id,
                estimates=table.opened.estimates,
                rehearsal=table.opened.rehearsal,
                ask=sorted(table.chance.revealed),
            )
            again = await self.open(guest, order)
            await self.registry.commit(table, ev.Rematched(table=again))
            return again

    # --- beginning and closing -------------------------------------------------------------------

    async def start_when_full(self, table: Table) -> None:
        """Begins the match once every seat is taken and everybody is ready."""
        if table.is_complete():
            await self.chance.seal(table)

    async def _start(self, table: Table) -> None:
        """Sets up the match with the fair chance. Seats nobody took go to bots."""
        chairs = [
            bot_chair(seat, DEFAULT_LEVEL) if chair.kind == OPEN else chair
            for seat, chair in enumerate(table.chairs)
        ]
        chance = FairChance(table.chance.key())
        match = Match(table.game, table.seats, table.options, chance)
        event = ev.Started(drawn=match.setup_drawn, words=chance.words, chairs=all_distinct(chairs))
        await self.registry.commit(table, event)
        await self.play.advance(table)

    async def start(self, id: str, guest: str) -> Accepted:
        async with self.registry.locked(id) as table:
            table.check_owner(guest)
            table.check_lobby()
            await self.chance.seal(table)
            return accepted(table, guest)

    async def close_table(self, id: str, guest: str) -> Accepted:
        async with self.registry.locked(id) as table:
            table.check_owner(guest)
            table.check_lobby()
            await self.registry.commit(table, ev.Closed())
            return accepted(table, guest)

    # --- files -----------------------------------------------------------------------------------

    async def export(self, id: str, guest: str) -> str:
        """The game file of a finished match: nobody takes secrets home before."""
        async with self.registry.locked(id) as table:
            table.viewer_seat(guest)
            if table.status != OVER:
                raise TooLate("not-over")
            return game_file(table, self.signature)

    async def import_file(self, guest: str, text: str, public: bool = False) -> str:
        """Opens a table with the match of a file; an unfinished one goes on with its owner and bots."""
        if self._reading[guest] >= MOST_FILES:
            raise TooFast("too-fast", 10)
        self._reading[guest] += 1
        try:
            return await self._bring_in(guest, text, public)
        finally:
            self._reading[guest] -= 1
            self._reading += Counter()  # forgets those who read nothing any more

    async def _bring_in(self, guest: str, text: str, public: bool) -> str:
        match, signed, names = await self.registry.replays.run(guest, lambda: self._read(text))
        if match.position.outcome() is not None:
            chairs = [Chair(BOT, "", name) for name in names]
        else:
            chairs = [bot_chair(seat, DEFAULT_LEVEL) for seat in range(match.seats)]
            chairs[0] = Chair(PERSON, guest, await self.store.guest_name(guest) or names[0])
        options = match.options
        order = Order(match.game.meta.id, chairs, Pace(), options.edition, dict(options.values), public)
        return await self.open_with(guest, order, text, signed=signed)

    def _read(self, text: str) -> tuple[Match, bool, list[str]]:
        """The match of a file from outside, whether this server signed it, and a name for every seat."""
        signed = self.signature.fits(text)
        match = match_of_file(text, signed)
        names = [clean_name(name) for name in names_in(text)[: match.seats]]
        return match, signed, names + [""] * (match.seats - len(names))

    async def open_with(
        self, guest: str, order: Order, text: str, script: str = "", signed: bool = False
    ) -> str:
        """A table whose match is that of a file; both are written together, so that no empty table is left behind.

        `script` names the lesson or the example that the file begins.
        """
        await self._check(guest, order)
        opened = self._opened(guest, order, self.make_seed())
        opened.script = script
        table = Table(self.make_id(), opened)
        first = entry_for(table, opened)
        imported = ev.Imported(at=self.clock.now(), file=text, signed=signed)
        await self.registry.replays.run(guest, lambda: apply(table, imported))  # the whole match once more
        async with table.lock:
            await self._write(first, entry_for(table, imported))
            self.registry.add(table)
            await self.play.advance(table)
        return table.id
