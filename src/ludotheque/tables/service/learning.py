"""Learning by playing: a table of one's own that opens with a lesson, or with an example of the rules."""

from __future__ import annotations

from ludotheque.games import find_game
from ludotheque.kernel.lesson import LESSON, Script, find_script
from ludotheque.kernel.matchfile import file_text
from ludotheque.tables import events as ev
from ludotheque.tables.events import PERSON, Chair, Pace
from ludotheque.tables.orders import DEFAULT_LEVEL, PEOPLE, Order, all_distinct, bot_chair
from ludotheque.tables.problems import Unknown
from ludotheque.tables.service.opening import Opening
from ludotheque.tables.service.registry import Registry
from ludotheque.tables.table import RUNNING


class Learning:
    """Opens lessons and examples. A guest has one table of each; it is found again until it is over."""

    def __init__(self, registry: Registry, opening: Opening) -> None:
        self.registry = registry
        self.opening = opening

    async def learn(self, guest: str, game: str, example: str = "", again: bool = False) -> str:
        """The guest's table of a lesson (or example): where it was left, or from the beginning."""
        name = example or LESSON
        script = find_script(find_game(game).folder, name)
        if script is None:
            raise Unknown("no-such-lesson")
        for found in await self._begun(guest, game, name):
            if not again:
                return found
            async with self.registry.locked(found) as table:
                await self.registry.commit(table, ev.Closed())
        return await self._open(guest, game, script)

    async def _begun(self, guest: str, game: str, name: str) -> list[str]:
        """The guest's tables of this lesson whose match has not ended."""
        found: list[str] = []
        for listed in await self.registry.store.tables_of(guest):
            summary = listed.summary
            if (summary.game, summary.script, summary.status, summary.owner) == (game, name, RUNNING, guest):
                found.append(summary.id)
        return found

    async def _open(self, guest: str, game: str, script: Script) -> str:
        match = script.begun(find_game(game))
        chairs = [bot_chair(seat, DEFAULT_LEVEL) for seat in range(script.seats)]
        name = await self.registry.store.guest_name(guest) or PEOPLE[script.seat]
        chairs[script.seat] = Chair(PERSON, guest, name)
        options = match.options
        order = Order(game, all_distinct(chairs), Pace(), options.edition, dict(options.values))
        return await self.opening.open_with(guest, order, file_text(match), script.name)
