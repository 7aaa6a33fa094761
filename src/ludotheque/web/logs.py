"""The server's log: lines with the id of their request; what happens often is written a few times, then counted."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

from ludotheque.tables.store.collection import without_password
from ludotheque.texts.typography import is_control, without_controls
from ludotheque.web.request_ids import REQUEST

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


class TextLines(logging.Formatter):
    """A line for people, with the id of the request at its end."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(name)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # logging's own name
        request = REQUEST.get()
        return super().formatMessage(record).replace("\n", "\\n") + (
            f" [request {request}]" if request else ""
        )

    def format(self, record: logging.LogRecord) -> str:
        """A path that somebody asks for may hold any sign: none begins a line or steers the terminal."""
        return without_controls(without_password(super().format(record)))


class JsonLines(logging.Formatter):
    """A line for programs: one JSON object, tracebacks included."""

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        found: dict[str, Any] = {
            "at": at,
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": without_password(record.getMessage()),
            "process": record.process,
        }
        if REQUEST.get():
            found["request"] = REQUEST.get()
        if record.exc_info:
            found["trace"] = without_password(self.formatException(record.exc_info))
        return _escaped(json.dumps(found, ensure_ascii=False))


def _escaped(line: str) -> str:
    """The same JSON for whoever looks at it in a terminal: JSON itself writes only some of the signs out."""
    if line.isprintable():
        return line
    return "".join([f"\\u{ord(sign):04x}" if is_control(sign) else sign for sign in line])


def write_sparingly() -> None:
    """Sets the log of the whole process up: warnings and errors on standard error, as JSON if nobody reads it there."""
    handler = logging.StreamHandler()
    handler.setFormatter(TextLines() if sys.stderr.isatty() else JsonLines())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
    for known in logging.getLogger().handlers:
        known.addFilter(Sparing())
