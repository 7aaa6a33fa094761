"""A house may have several halls: processes with one store, each of which looks after tables of its own.

The id of a table says where it stands, and nobody else ever reads it to play: one lock, one clock and one lot of
viewers are enough, as in a house of one hall. Everything that is not about one table (guests, lists, pledges) is in
the store, where every hall finds it.
"""

from __future__ import annotations

import zlib


class Hall:
    """One of so many, and which tables stand in it."""

    __slots__ = ("number", "of")

    def __init__(self, number: int = 0, of: int = 1) -> None:
        self.number = number
        self.of = of

    def home(self, id: str) -> int:
        """The number of the hall where this table stands."""
        return zlib.crc32(id.encode("utf-8", "replace")) % self.of

    def has(self, id: str) -> bool:
        return self.of == 1 or self.home(id) == self.number
