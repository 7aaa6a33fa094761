"""The log of a seat in the words of one language, ready to be sent: each line is put into words once."""

from __future__ import annotations

from typing import Final

import msgspec

from ludotheque.kernel.log import LogLine
from ludotheque.tables.publish.render import Renderer

encode: Final = msgspec.json.Encoder().encode


class LogWords:
    """The lines of a log as JSON, as far as they have been put into words."""

    def __init__(self, renderer: Renderer, seat: int) -> None:
        self.renderer = renderer
        self.seat = seat
        self.lines: list[bytes] = []  #: whoever knows that lines have changed takes them out

    def read_on(self, log: list[LogLine], most: int) -> bool:
        """Puts so many more lines into words; whether any are left."""
        first = len(self.lines)
        for line in self.renderer.log(log[first : first + most], self.seat):
            self.lines.append(encode(line))
        return len(self.lines) < len(log)

    def all(self, log: list[LogLine]) -> msgspec.Raw:
        """The whole log."""
        self.read_on(log, len(log))
        return msgspec.Raw(b"[" + b",".join(self.lines) + b"]")
