"""The server's log: what happens often is written a few times, and then counted."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

MOST: Final = 20  #: lines of one place in the code per minute
WINDOW: Final = 60.0  #: seconds
LONGEST: Final = 400  #: characters of a line, without a traceback


class Sparing(logging.Filter):
    """Lets a few lines of each place in the code pass per minute; the next one says how many were left out."""

    def __init__(self, most: int = MOST, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.most = most
        self.now = now
        self._seen: dict[tuple[str, int], tuple[float, int]] = {}  #: since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        place, now = (record.pathname, record.lineno), self.now()
        since, number = self._seen.get(place, (now, 0))
        left_out = 0
        if now - since >= WINDOW:
            left_out = max(0, number - self.most)
            since, number = now, 0
        self._seen[place] = since, number + 1
        if number >= self.most:
            return False
        text = record.getMessage()
        if len(text) > LONGEST or left_out:
            more = f" (and {left_out} more like this were left out)" if left_out else ""
            record.msg, record.args = f"{text[:LONGEST]}{more}", ()
        return True


def write_sparingly() -> None:
    """Sets the log of the whole process up: warnings and errors on standard error."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Sparing())
