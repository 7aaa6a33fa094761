"""Turns of those who want the bots to think: whoever has used the least time is next."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Final

LEAST: Final = 1e-6  #: seconds that a turn counts at least


class Shares:
    """A few turns at a time, shared fairly: many tables of one guest wait for each other, not others for them."""

    def __init__(self, turns: int, now: Callable[[], float] = time.monotonic) -> None:
        self.free = turns
        self.now = now
        self.used: dict[str, float] = {}  #: seconds of each guest, from a common start
        self.floor = 0.0  #: what the guest had used who was given the last turn
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @contextlib.asynccontextmanager
    async def turn(self, guest: str, first: bool = False) -> AsyncIterator[None]:
        """Waits for a turn of this guest's, `first`: for the next one; its length is counted."""
        # Who was away begins where the others stand: time that was not used is not saved up.
        self.used[guest] = max(self.used.get(guest, 0.0), self.floor)
        if self.free:
            self.free -= 1
            self.floor = max(self.floor, self.used[guest])
        else:
            await self._wait(guest, first)
        began = self.now()
        try:
            yield
        finally:
            self.used[guest] = self.used.get(guest, self.floor) + max(self.now() - began, LEAST)
            self._pass_on()

    async def _wait(self, guest: str, first: bool) -> None:
        turn = asyncio.get_running_loop().create_future()
        queue = self._waiting.setdefault(guest, deque())
        if first:
            queue.appendleft(turn)
        else:
            queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._pass_on()  # it was ours already
            elif turn in queue:
                queue.remove(turn)
                self._forget_empty(guest)
            raise

    def _pass_on(self) -> None:
        """Gives a turn that has ended to the guest who has used the least."""
        while self._waiting:
            guest = min(self._waiting, key=lambda one: self.used[one])
            turn = self._waiting[guest].popleft()
            self._forget_empty(guest)
            if not turn.done():
                self.floor = max(self.floor, self.used[guest])
                turn.set_result(None)
                return
        self.free += 1
        self.used = {one: used for one, used in self.used.items() if used > self.floor}

    def _forget_empty(self, guest: str) -> None:
        if not self._waiting.get(guest, True):
            del self._waiting[guest]
