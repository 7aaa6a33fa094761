"""What a store keeps and gives back (`sql.Store`): events of tables, and what lists, guests and links need besides.

A table is the fold of its events. The key (table, number of the event) is unique: of two racing writers the second
gets `Conflict`. What is written is on the disk when the answer comes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from ludotheque.kernel.trouble import Trouble

#: Is called with tables that other processes wrote to; with nothing at all if any may be meant.
OnMoved = Callable[[list[str]], None]


class Conflict(Exception):
    """Another writer was faster."""


class StoreClosed(Exception):
    """The server has stopped: nothing more is written."""


class StoreUnavailable(Exception):
    """The database cannot be reached now, or refuses to work. Nobody's message is at fault."""


class StoreTooNew(Trouble):
    """The store was written by a later release."""

    def __init__(self, place: str, found: int, known: int) -> None:
        super().__init__("store-too-new", file=f"{place}: version {found}, this release knows {known}")


class Summary(NamedTuple):
    """Where a table stands after an event, as lists show it: a row of `tables`."""

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
