"""Matches that are played again, from the log or from a file: one at a time, those of each guest in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from ludotheque.bots.shares import Shares
from ludotheque.tables.problems import Stopping
from ludotheque.tables.service.registry import Result, finished


class Replays:
    """A thread that plays matches again. A long match takes seconds: others wait for one of a guest, not for all."""

    def __init__(self) -> None:
        self.shares = Shares(1)
        self._thread = ThreadPoolExecutor(1, "replays")
        self._closed = False

    async def run(self, guest: str, work: Callable[[], Result]) -> Result:
        """Does this work for a guest, when it is the guest's turn. The turn ends with the work, whoever gives up."""
        async with self.shares.turn(guest):
            if self._closed:
                raise Stopping("server-stops")
            return await finished(asyncio.get_running_loop().run_in_executor(self._thread, work))

    def close(self) -> None:
        """What waits is not begun any more: it ends with `Stopping`."""
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
