"""The contract of a store: events of tables, and what lists, guests and links need besides.

A table is the fold of its events. The key (table, number of the event) is unique: of two racing writers the second
gets `Conflict`. What is written is on the disk when the answer comes.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple


class Conflict(Exception):
    """Another writer was faster."""


class StoreClosed(Exception):
    """The server has stopped: nothing more is written."""


class StoreUnavailable(Exception):
    """The database cannot be reached now, or refuses to work. Nobody's message is at fault."""


class StoreTooNew(Exception):
    """The store was written by a later release."""


@dataclass(frozen=True, slots=True)
class Summary:
    """Where a table stands after an event, as lists show it."""

    id: str
    game: str
    status: str
    public: bool
    owner: str
    version: int  #: the number of the event
    step: int
    waiting: list[int]  #: seats of people whom the match waits for
    deadline: int | None
    updated: int
    script: str = ""  #: the lesson or example that it opened with


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits on a seat: as `events.Chair`, without the level of a bot."""

    kind: str
    guest: str
    name: str


@dataclass(frozen=True, slots=True)
class Listed:
    """A table in a list."""

    summary: Summary
    seats: list[SeatRow]


@dataclass(frozen=True, slots=True)
class Entry:
    """An event with all that it changes in the store: written together or not at all."""

    event: bytes
    summary: Summary
    who: str = ""  #: the guest who sent it, if it had a key
    key: str = ""
    snapshot: bytes | None = None
    seats: list[SeatRow] | None = None  #: all of them, if one has changed
    pledge: tuple[str, str] | None = None  #: guest and seed of a pledge that this table keeps
    void_links: tuple[int, ...] = ()  #: seats whose links end with this event


@dataclass(frozen=True, slots=True)
class Kept:
    """An event as it was appended."""

    event: bytes
    who: str
    key: str


@dataclass(frozen=True, slots=True)
class Visit:
    """What a guest has seen of a table's log, and the kind of link that let the guest in."""

    guest: str
    granted: str
    lines: int


@dataclass(frozen=True, slots=True)
class History:
    """All events of a table, its visits, and its last snapshot with the number of its event."""

    events: list[Kept]
    visits: list[Visit]
    snapshot: tuple[int, bytes] | None


@dataclass(frozen=True, slots=True)
class Link:
    """What a stored link is for. A seat link carries the seat of the guest who made it, and expires."""

    table: str
    kind: str
    seat: int | None
    expires: int | None
    guest: str = ""


class Count(NamedTuple):
    """How often something was counted in a window of time, which ends at this second since 1970."""

    key: str
    ends: int
    number: int


class Store(ABC):
    """What tables need to be kept. What is neither `async` nor gives a future blocks the caller."""

    # --- tables ----------------------------------------------------------------------------------

    @abstractmethod
    def append(self, *entries: Entry) -> asyncio.Future[None]:
        """Begins to write events, all or none; whoever waits for them may get `Conflict`."""

    @abstractmethod
    def load(self, table: str) -> History | None:
        """All of a table; None if there is none."""

    @abstractmethod
    def load_after(self, table: str, version: int) -> History:
        """The events of a table after this number, and all its visits; no snapshot."""

    @abstractmethod
    async def tables_of(self, guest: str) -> list[Listed]:
        """The tables where a guest sits or which the guest owns, the latest first."""

    @abstractmethod
    async def public_tables(self) -> list[Listed]:
        """Public tables that have not ended, the latest first."""

    @abstractmethod
    async def open_tables(self, owner: str) -> int:
        """How many tables of this owner have not ended."""

    @abstractmethod
    async def running(self) -> list[str]:
        """The tables whose match is running or about to begin."""

    @abstractmethod
    def all_tables(self) -> list[Listed]:
        """Every table, the latest first."""

    @abstractmethod
    def delete(self, table: str) -> bool:
        """Deletes a table for good; False if there is none."""

    # --- several processes -----------------------------------------------------------------------

    shared = False  #: whether other processes may write to the same tables

    def holds(self, table: str) -> bool:
        """Whether the clocks and bots of this table run in this process."""
        return True

    async def keep_leases(self) -> list[str]:
        """Says that this process is alive, and takes running matches that no process cares for; those it took now.

        Where several processes share a store it is called every second: whoever stops loses what it holds.
        """
        return []

    @abstractmethod
    async def versions(self, tables: list[str]) -> dict[str, int]:
        """The number of the last event of each of these tables."""

    async def add_counts(self, counts: list[Count], now: int) -> list[Count]:
        """Adds to what all processes have counted; the sums. Windows that ended before now (seconds) are forgotten."""
        raise NotImplementedError  # one process counts by itself

    def listen(self, moved: Callable[[list[str]], None]) -> None:
        """Calls `moved`, from any thread, with tables that other processes wrote to.

        A call may get lost; then it is called without tables: any may have moved.
        """
        return

    # --- guests ----------------------------------------------------------------------------------

    @abstractmethod
    async def guest_name(self, guest: str) -> str:
        """The name of a guest; empty if there is none."""

    @abstractmethod
    async def put_guest(self, guest: str, name: str, at: int) -> None: ...

    @abstractmethod
    def note_lines(self, table: str, guest: str, lines: int) -> None:
        """Remembers how many lines of the log a guest has seen. Nobody waits for it."""

    @abstractmethod
    async def grant(self, table: str, guest: str, kind: str) -> None:
        """A guest has come by a link of this kind."""

    # --- links -----------------------------------------------------------------------------------

    @abstractmethod
    async def put_link(self, hash: bytes, link: Link) -> None:
        """Keeps a link; an earlier one to the same seat is void."""

    @abstractmethod
    async def link(self, hash: bytes) -> Link | None: ...

    @abstractmethod
    async def drop_link(self, hash: bytes) -> None: ...

    @abstractmethod
    async def drop_links(self, table: str, kinds: list[str]) -> None: ...

    # --- the server ------------------------------------------------------------------------------

    @abstractmethod
    async def pledged(self, guest: str) -> str:
        """The seed that waits for the next table of a guest, in hex; empty if there is none."""

    @abstractmethod
    async def pledge(self, guest: str, seed: str) -> None:
        """A seed for the next table of a guest; one that waits already stays."""

    @abstractmethod
    async def alive_at(self) -> int:
        """When the server last left a sign of life; 0 if never."""

    @abstractmethod
    async def note_alive(self, at: int) -> None: ...

    @abstractmethod
    def backup(self, file: Path) -> None:
        """Writes a consistent copy into an SQLite file, also while others write."""

    @abstractmethod
    def close(self) -> None:
        """Writes what waits, and ends."""
