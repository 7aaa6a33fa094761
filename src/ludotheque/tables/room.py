"""How much people may add to a table: each seat has a part of it, and all who watch have one together."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables import events as ev
from ludotheque.tables.events import PERSON
from ludotheque.tables.problems import TooLate
from ludotheque.tables.table import Table

MOST_EVENTS: Final = 1_000  #: of a part; twice as many as the moves of the longest match
MOST_TALK: Final = 50_000  #: characters of a part: everybody who comes is sent all of them


def is_full(table: Table, guest: str) -> bool:
    """Whether the part of a guest is used up: of the guest's seat, or of all who watch."""
    return table.used[table.part(table.viewpoint(guest))] >= MOST_EVENTS


def check_room(table: Table, guest: str) -> None:
    """Refuses what is too much of one part: what a table costs to open is bounded, and nobody fills it for others."""
    if is_full(table, guest):
        raise TooLate("table-full", most=MOST_EVENTS)


def check_talk(table: Table, seat: int, text: str) -> None:
    """Refuses what is too much talk of one part."""
    if table.talk[table.part(seat)] + len(text) > MOST_TALK:
        raise TooLate("talk-full", most=MOST_TALK)


def count(table: Table, event: ev.AnyEvent) -> None:
    """Counts an event, if a person sent it."""
    seat = sender(table, event)
    if seat is None:
        return
    part = table.part(seat)
    table.used[part] += 1
    if isinstance(event, ev.Said):
        table.talk[part] += len(event.text)


def sender(table: Table, event: ev.AnyEvent) -> int | None:
    """The seat (or SPECTATOR) of the person who sent an event; None: it is nobody's, or can come but once."""
    match event:
        case ev.Moved():
            return event.seat if event.by == PERSON else None
        case ev.Said():
            return SPECTATOR if event.seat is None else event.seat
        case ev.LinksRenewed():
            return table.viewpoint(table.owner)
        case (
            ev.SeatTaken() | ev.SeatFreed() | ev.SeatGiven() | ev.SeatChanged() | ev.Renamed() | ev.ReadySet()
        ):
            return event.seat
        case ev.Undone() | ev.PauseAsked() | ev.Paused() | ev.Resumed() | ev.TakenBack() | ev.AutoSet():
            return event.seat
        case _:
            return None
