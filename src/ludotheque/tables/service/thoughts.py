"""Bots that think for viewers: in rehearsals and for hints. Those that play at tables come first."""

from __future__ import annotations

import asyncio
from typing import Final

from ludotheque.bots.pool import BotRunner, BotTrouble
from ludotheque.bots.shares import Shares
from ludotheque.kernel.actions import Action
from ludotheque.kernel.game import Game
from ludotheque.kernel.position import Observation
from ludotheque.tables.problems import TooLate

MOST_THINKING: Final = 20  #: bots that think for viewers or wait for their turn
MOST_OF_ADDRESS: Final = 8  #: the same, of the guests at one address
MOST_OF_ONE: Final = 2  #: the same, of one guest


class Thoughts:
    """One bot of all viewers thinks at a time, for each address in turn.

    What it takes counts as the time of the guest who asked.
    """

    def __init__(self, runner: BotRunner, shares: Shares) -> None:
        self.runner = runner
        self.shares = shares
        self._turns = Shares(1)
        self._thinking: dict[asyncio.Task[Action], tuple[str, str]] = {}  #: for which guest, at which address

    async def choose(
        self,
        guest: str,
        game: Game,
        level: str,
        seen: Observation,
        menu: tuple[Action, ...],
        address: str = "",
    ) -> Action | None:
        """What a bot would play; None if it failed. It thinks on if the viewer has left: its process is not ended."""
        address = address or guest
        self._check_room(guest, address)

        async def think() -> Action:
            # All others wait meanwhile: not for the bots at this guest's own tables, too.
            async with self._turns.turn(address), self.shares.turn(guest, first=True):
                return await self.runner.choose(game, level, seen, menu)

        task = asyncio.get_running_loop().create_task(think())
        self._thinking[task] = guest, address
        task.add_done_callback(self._thought)
        try:
            return await asyncio.shield(task)
        except BotTrouble:
            return None

    def _check_room(self, guest: str, address: str) -> None:
        for_whom = list(self._thinking.values())
        own = [one for one, _ in for_whom].count(guest)
        near = [one for _, one in for_whom].count(address)
        if len(for_whom) >= MOST_THINKING or near >= MOST_OF_ADDRESS or own >= MOST_OF_ONE:
            raise TooLate("thoughts-busy")

    def _thought(self, task: asyncio.Task[Action]) -> None:
        del self._thinking[task]
        if not task.cancelled():
            task.exception()  # nobody may be left to ask for it

    async def close(self) -> None:
        """Bots that think for viewers are stopped."""
        for task in list(self._thinking):
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
