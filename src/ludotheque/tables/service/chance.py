"""Before the first draw: players promise their contributions, then reveal them, then the match begins."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Final

from ludotheque.kernel.fair import promise_of
from ludotheque.tables import events as ev
from ludotheque.tables.events import PERSON
from ludotheque.tables.problems import Problem, TooLate
from ludotheque.tables.service.registry import Accepted, Registry, accepted
from ludotheque.tables.table import LOBBY, STARTING, Table

PATIENCE: Final = 15_000  #: milliseconds for browsers to promise, and again to reveal
_PROMISE: Final = re.compile(r"[0-9a-f]{64}")


def check_promise(promise: str) -> str:
    if not _PROMISE.fullmatch(promise):
        raise Problem("bad-promise")
    return promise


class Chance:
    """Collects promises and contributions. Nobody who knows the seed contributes last: all promises come first."""

    def __init__(
        self, registry: Registry, make_seed: Callable[[], bytes], start: Callable[[Table], Awaitable[None]]
    ) -> None:
        self.registry = registry
        self.clock = registry.clock
        self.make_seed = make_seed
        self.start = start  #: begins the match

    # --- people ----------------------------------------------------------------------------------

    async def promise(self, id: str, guest: str, promise: str) -> Accepted:
        """A player's promise: once, in the lobby or when the table asks for it."""
        check_promise(promise)
        async with self.registry.seated(id, guest) as (table, seat):
            chance = table.chance
            if chance.promised.get(seat) == promise:
                return accepted(table, guest, again=True)
            asked = table.status == STARTING and not chance.sealed and seat in chance.asked
            if table.status != LOBBY and not asked:
                raise TooLate("chance-is-sealed")
            if seat in chance.promised:
                raise TooLate("promised-already")
            await self.registry.commit(table, ev.Promised(seat=seat, promise=promise))
            await self.go_on(table)
            return accepted(table, guest)

    async def reveal(self, id: str, guest: str, value: str) -> Accepted:
        """A player's contribution, when all promises are fixed. The last one begins the match."""
        async with self.registry.seated(id, guest) as (table, seat):
            chance = table.chance
            if chance.revealed.get(seat) == value:
                return accepted(table, guest, again=True)
            if table.status != STARTING or seat not in chance.missing() or not chance.sealed:
                raise TooLate("not-asked")
            if promise_of(value) != chance.promised[seat]:
                raise Problem("wrong-contribution")
            await self.registry.commit(table, ev.Revealed(seat=seat, value=value))
            await self.go_on(table)
            return accepted(table, guest)

    # --- for other parts of the service; the caller has the lock ---------------------------------

    async def seal(self, table: Table) -> None:
        """Fixes the promises and asks for the contributions; without any promise the match begins at once."""
        if table.chance.promised:
            await self.registry.commit(table, ev.PromisesSealed(until=self.clock.now() + PATIENCE))
        else:
            await self.start(table)

    async def ask(self, table: Table, seats: list[int]) -> None:
        """Asks the people on these seats for promises; without any of them the match begins."""
        people = [seat for seat in seats if table.chairs[seat].kind == PERSON]
        if not people:
            await self.seal(table)
            return
        until = self.clock.now() + PATIENCE
        await self.registry.commit(table, ev.PromisesAsked(seats=people, until=until))

    async def resume(self, table: Table) -> None:
        """After a start of the server: browsers have the whole time again, whatever the clock of the machine did."""
        if table.status == STARTING and table.chance.until is not None:
            down = self.clock.now() + PATIENCE - table.chance.until
            await self.registry.commit(table, ev.Woke(down=down))
            await self.go_on(table)

    async def go_on(self, table: Table) -> None:
        """Goes on when nobody is missing, or when the time is up.

        Nobody is waited for twice: who did not promise or did not reveal is left out.
        """
        chance = table.chance
        if table.is_complete():
            await self.seal(table)
        if table.status != STARTING or chance.until is None:
            return
        missing = chance.missing()
        if missing and chance.until > self.clock.now():
            return
        if not chance.sealed:
            await self.seal(table)
        elif not missing:
            await self.start(table)
        else:
            await self._renew(table, missing)

    async def _renew(self, table: Table, without: list[int]) -> None:
        """A new seed, and new promises of those who had revealed: what they revealed is known."""
        others, until = sorted(table.chance.revealed), self.clock.now() + PATIENCE
        asked = ev.PromisesAsked(seats=others, until=until, seed=self.make_seed().hex(), without=without)
        await self.registry.commit(table, asked)
        await self.go_on(table)
