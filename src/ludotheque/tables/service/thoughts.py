"""Bots that think for viewers: in rehearsals and for hints. Those that play at tables come first."""

from __future__ import annotations

import asyncio
from typing import Final

from ludotheque.bots.pool import BotRunner, BotTrouble
from ludotheque.bots.shares import Shares
from ludotheque.kernel.actions import Action
from ludotheque.kernel.game import Game, Observation
from ludotheque.tables.problems import TooLate

MOST_THINKING: Final = 20  #: bots that think for viewers or wait for their turn
MOST_OF_ONE: Final = 2  #: the same, of one guest


class Thoughts:
    """One bot of all viewers thinks at a time, and what it takes counts as the time of the guest who asked."""

    def __init__(self, runner: BotRunner, shares: Shares) -> None:
        self.runner = runner
        self.shares = shares
        self._turn = asyncio.Lock()
        self._thinking: dict[asyncio.Task[Action], str] = {}  #: the guests they think for

    async def choose(
        self, guest: str, game: Game, level: str, seen: Observation, menu: tuple[Action, ...]
    ) -> Action | None:
        """What a bot would play; None if it failed. It thinks on if the viewer has left: its process is not ended."""
        own = [one for one in self._thinking.values() if one == guest]
        if len(self._thinking) >= MOST_THINKING or len(own) >= MOST_OF_ONE:
            raise TooLate("thoughts-busy")

        async def think() -> Action:
            # All others wait meanwhile: not for the bots at this guest's own tables, too.
            async with self._turn, self.shares.turn(guest, first=True):
                return await self.runner.choose(game, level, seen, menu)

        task = asyncio.get_running_loop().create_task(think())
        self._thinking[task] = guest
        task.add_done_callback(self._thought)
        try:
            return await asyncio.shield(task)
        except BotTrouble:
            return None

    def _thought(self, task: asyncio.Task[Action]) -> None:
        del self._thinking[task]
        if not task.cancelled():
            task.exception()  # nobody may be left to ask for it

    async def close(self) -> None:
        """Bots that think for viewers are stopped."""
        for task in list(self._thinking):
            task.cancel()
        await asyncio.gather(*self._thinking, return_exceptions=True)
