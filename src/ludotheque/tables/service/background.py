"""Work that nobody waits for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("ludotheque.tables")


class Background:
    """Tasks of one kind. `failed` is what the log says of one that fails, but for errors that are `expected`."""

    def __init__(self, failed: str, expected: tuple[type[BaseException], ...]) -> None:
        self.failed = failed
        self.expected = expected
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, self.expected):
            log.error(self.failed, exc_info=error)

    async def stop(self) -> None:
        """Ends all of them."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
