"""How many messages or frames a connection may send, without a look at the clock of the machine."""

from __future__ import annotations

import asyncio


class Rate:
    """A bucket of messages that fills up again by the second."""

    def __init__(self, per_second: int, loop: asyncio.AbstractEventLoop) -> None:
        self.per_second = per_second
        self.loop = loop
        self.left = 2.0 * per_second
        self.last = loop.time()

    def take(self) -> bool:
        now = self.loop.time()
        self.left = min(2.0 * self.per_second, self.left + (now - self.last) * self.per_second)
        self.last = now
        if self.left < 1:
            return False  # what is refused takes nothing: one second later there is room again
        self.left -= 1
        return True
