"""Rate limits of all processes on one database: each counts by itself, and four times a second they add up."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Final

from limits.storage import Storage

from ludotheque.tables.service.registry import STORE_FAILURES
from ludotheque.tables.store.base import Count
from ludotheque.tables.store.sql import Store

PAUSE: Final = 0.25  #: seconds between two exchanges
TIDY: Final = 60  #: seconds between two looks for windows that have ended
LONGEST: Final = 200  #: characters of a key


class Window:
    """What was counted of one key until a window of time ends."""

    def __init__(self, ends: int) -> None:
        self.ends = ends  #: seconds since 1970
        self.known = 0  #: in all processes, when they last added up
        self.new = 0  #: here, since then


class SharedCounts(Storage):
    """A storage for `limits` that never waits: what others counted in the last quarter of a second is missing.

    Windows are the same in all processes: the first begins in 1970. A process that cannot reach the database goes on
    counting by itself.
    """

    STORAGE_SCHEME = None

    def __init__(self) -> None:
        super().__init__()
        self.windows: dict[str, Window] = {}
        self._counted: set[str] = set()  #: keys with something new
        self._tidied = 0.0  #: when windows that had ended were last forgotten

    @property
    def base_exceptions(self) -> tuple[type[Exception], ...]:
        return ()

    # --- what `limits` asks ----------------------------------------------------------------------

    def incr(self, key: str, expiry: int, amount: int = 1) -> int:
        key = key[:LONGEST].replace("\0", "")
        ends = (int(time.time()) // expiry + 1) * expiry
        window = self.windows.get(key)
        if window is None or window.ends != ends:
            window = self.windows[key] = Window(ends)
        window.new += amount
        self._counted.add(key)
        return window.known + window.new

    def get(self, key: str) -> int:
        window = self.windows.get(key)
        return 0 if window is None else window.known + window.new

    def get_expiry(self, key: str) -> float:
        window = self.windows.get(key)
        return time.time() if window is None else float(window.ends)

    def check(self) -> bool:
        return True

    def reset(self) -> int:
        number = len(self.windows)
        self.windows.clear()
        return number

    def clear(self, key: str) -> None:
        self.windows.pop(key, None)

    # --- what other processes counted ------------------------------------------------------------

    async def exchange(self, store: Store) -> None:
        """Adds what is new here to what all have counted, and learns the sums."""
        now = int(time.time())
        if not 0 <= now - self._tidied < TIDY:
            self._tidied = now
            self.windows = {key: window for key, window in self.windows.items() if window.ends > now}
        counted = {key: self.windows[key] for key in self._counted if key in self.windows}
        fresh = [Count(key, window.ends, window.new) for key, window in counted.items() if window.new]
        sums = await store.add_counts(fresh, now) if fresh else []
        self._counted -= {key for key, _, _ in fresh}
        numbers = {key: number for key, _, number in fresh}
        for key, ends, number in sums:
            window = counted[key]
            if window.ends == ends:
                window.new -= numbers[key]
                window.known = number
                if window.new:  # counted meanwhile
                    self._counted.add(key)

    async def keep_up(self, store: Store) -> None:
        """Exchanges counts until it is cancelled. While the store fails nothing is lost: it is added later."""
        while True:
            await asyncio.sleep(PAUSE)
            with contextlib.suppress(*STORE_FAILURES):
                await self.exchange(store)
