"""The fold: how each event changes a table."""

from __future__ import annotations

from typing import Any, Final, assert_never

from msgspec.structs import replace

from ludotheque.kernel.chance import Drawn, RecordedChance
from ludotheque.kernel.facts import OfferWeighed
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.log import NOTICE
from ludotheque.kernel.match import FORCED, Match, Move
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables import events as ev
from ludotheque.tables.clocks import MOST_QUEUED
from ludotheque.tables.events import OPEN, PERSON, Chair
from ludotheque.tables.files import match_of_file, moves_of_file
from ludotheque.tables.table import CLOSED, OVER, RUNNING, STARTING, Table, one_more

NO_CHANCE: Final = RecordedChance([])  #: every move brings its own

#: Why the table played a move itself; the log says it beside the move (`mark-clock`).
MARKED: Final = (FORCED, ev.CLOCK, ev.COUNT, ev.FAILED)


def apply(table: Table, event: ev.AnyEvent, move: Move | None = None) -> None:
    """Takes in the next event. `move`: it was played already, to learn what fell."""
    _count(table, event)
    _take_in(table, event, move)
    table.version += 1
    table.updated = event.at
    if table.private_to is not None:
        table.hidden_events = one_more(table.hidden_events, table.private_to)
        return
    table.published_at = event.at
    decided: int | None = None
    shown = 0
    if isinstance(event, ev.Moved):
        decided, shown = event.seat, event.shown
        table.moved_at = event.at
    else:
        table.around += 1
    starts = table.shown_until = min(max(table.shown_until, event.at) + shown, event.at + MOST_QUEUED)
    if table.status == RUNNING and table.outcome() is not None:
        table.status = OVER
        table.around += 1
        table.add_notice(event.at, None, "log-over")
    table.clocks.turn_to(event.at, table.awaited(), decided, starts)
    table.clocks.count_from(starts, *table.count_on())


def _count(table: Table, event: ev.AnyEvent) -> None:
    """Counts what people sent: each seat has a part of the table, and all who watch have one together."""
    seat = sender(table, event)
    if seat is None:
        return
    share = table.share(seat)
    table.used[share] += 1
    if isinstance(event, ev.Said):
        table.talk[share] += len(event.text)


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


def _take_in(table: Table, event: ev.AnyEvent, move: Move | None) -> None:
    # Not in `apply`: compiled code would go on believing that it is None after the call.
    table.private_to = None
    match event:
        case ev.Opened():
            raise AssertionError("a table is made of this event")
        case ev.Moved():
            _moved(table, event, move)
        case ev.Undone():
            _undone(table, event)
        case ev.Said():
            table.chat.append((len(table.chat), event))
        case ev.Started():
            _started(table, event)
        case ev.Imported():
            _imported(table, event)
        case ev.Rematched():
            table.rematch = event.table
        case ev.Closed():
            table.status = CLOSED
            table.add_notice(event.at, None, "log-closed")
        case ev.LinksRenewed():
            table.link_generation += 1
        case ev.Woke():
            table.slept(event.down)
        case (
            ev.SeatTaken() | ev.SeatFreed() | ev.SeatGiven() | ev.SeatChanged() | ev.Renamed() | ev.ReadySet()
        ):
            _take_in_lobby(table, event)
        case ev.Mixed() | ev.Promised() | ev.PromisesAsked() | ev.PromisesSealed() | ev.Revealed():
            _take_in_chance(table, event)
        case _:
            _take_in_absence(table, event)


def _take_in_lobby(
    table: Table,
    event: ev.SeatTaken | ev.SeatFreed | ev.SeatGiven | ev.SeatChanged | ev.Renamed | ev.ReadySet,
) -> None:
    """Who sits where, under which name, and is ready."""
    match event:
        case ev.SeatTaken():
            _seat_taken(table, event)
        case ev.SeatFreed():
            _seat_freed(table, event)
        case ev.SeatGiven():
            table.chairs[event.seat] = event.chair
            table.chance.promised.pop(event.seat, None)
            table.unready.discard(event.seat)
        case ev.SeatChanged():
            _seat_changed(table, event)
        case ev.Renamed():
            old = table.names()[event.seat]
            table.chairs[event.seat] = replace(table.chairs[event.seat], name=event.name)
            table.add_notice(event.at, event.seat, "log-renamed", old=old, name=event.name)
        case ev.ReadySet() if event.ready:
            table.unready.discard(event.seat)
        case ev.ReadySet():
            table.unready.add(event.seat)
        case _:
            assert_never(event)


def _take_in_chance(
    table: Table, event: ev.Mixed | ev.Promised | ev.PromisesAsked | ev.PromisesSealed | ev.Revealed
) -> None:
    """What players promise and reveal before the match."""
    match event:
        case ev.Mixed():
            table.chance.unpromised.append((event.who, event.value))
        case ev.Promised():
            table.chance.promised[event.seat] = event.promise
        case ev.PromisesAsked():
            _promises_asked(table, event)
        case ev.PromisesSealed():
            table.status = STARTING
            table.chance.seal(event.until)
        case ev.Revealed():
            table.chance.revealed[event.seat] = event.value
        case _:
            assert_never(event)


def _take_in_absence(
    table: Table,
    event: ev.PauseAsked | ev.Paused | ev.Resumed | ev.Handed | ev.TakenBack | ev.AutoSet | ev.BotFailed,
) -> None:
    """Pauses, and seats that somebody else plays."""
    match event:
        case ev.PauseAsked():
            table.pause_asked.append(event.seat)
            table.add_notice_of(event.at, event.seat, "log-pause-asked")
        case ev.Paused():
            table.paused, table.pause_asked = True, []
            table.add_notice(event.at, event.seat, "log-paused")
        case ev.Resumed():
            table.paused, table.pause_asked = False, []
            table.add_notice_of(event.at, event.seat, "log-resumed")
        case ev.Handed():
            _handed(table, event)
        case ev.TakenBack():
            _taken_back(table, event)
        case ev.AutoSet():
            table.auto[event.seat] = event.auto
        case ev.BotFailed():
            table.add_notice_of(event.at, event.seat, "log-bot-failed", why=event.why)
        case _:
            assert_never(event)


def _seat_taken(table: Table, event: ev.SeatTaken) -> None:
    table.chairs[event.seat] = Chair(PERSON, event.guest, event.name)
    if not event.ready:
        table.unready.add(event.seat)
    if not event.moved:
        table.add_notice(event.at, event.seat, "log-joined", name=event.name)


def _seat_freed(table: Table, event: ev.SeatFreed) -> None:
    table.add_notice_of(event.at, event.seat, "log-left")
    table.chairs[event.seat] = Chair(OPEN)
    table.chance.promised.pop(event.seat, None)
    table.unready.discard(event.seat)


def _seat_changed(table: Table, event: ev.SeatChanged) -> None:
    chair = table.chairs[event.seat]
    table.chairs[event.to] = Chair(PERSON, chair.guest, chair.name)
    table.chairs[event.seat] = Chair(OPEN)
    table.chance.moved(event.seat, event.to)
    if event.seat in table.unready:
        table.unready.remove(event.seat)
        table.unready.add(event.to)
    table.add_notice(event.at, event.to, "log-seat-changed", name=chair.name)


def _promises_asked(table: Table, event: ev.PromisesAsked) -> None:
    table.status = STARTING
    if event.seed:
        table.chance.renew(event.seed)
    table.chance.ask(event.seats, event.until)
    for seat in event.without:
        table.add_notice_of(event.at, seat, "log-not-revealed")


def _started(table: Table, event: ev.Started) -> None:
    table.chairs = event.chairs
    match = _resumed(table)
    if match is None:
        match = Match(table.game, table.seats, table.options, RecordedChance(drawn_of(event.drawn)))
    _begin(table, match, event.words)
    table.add_notice(event.at, None, "log-started")
    if match.setup_facts:
        table.add_setup(event.at, match.setup_facts)


def _imported(table: Table, event: ev.Imported) -> None:
    match = _resumed(table)
    if match is None:
        match = match_of_file(event.file, event.signed)
    else:
        match.old = moves_of_file(event.file)
    _begin(table, match, event.words)
    table.imported = match.length()
    table.add_notice(event.at, None, "log-scripted" if table.opened.script else "log-imported")
    for number, move in enumerate(match.moves, len(match.old) + 1):
        table.add_move(event.at, move, number)


def _resumed(table: Table) -> Match | None:
    """The match from the store's snapshot, if the rules have changed since it began."""
    if table.resume is None:
        return None
    position = table.game.restore(table.resume[1], table.options)
    match = Match(table.game, table.seats, table.options, NO_CHANCE, position)
    match.rules_version = table.opened.rules_version
    return match


def _begin(table: Table, match: Match, words: int) -> None:
    table.status = RUNNING
    table.chance_key = table.chance.key()
    table.words_drawn = words
    table.match = match


def _moved(table: Table, event: ev.Moved, move: Move | None) -> None:
    match = table.match
    assert match is not None
    if event.words:
        table.words_drawn = event.words
    if table.resume is not None and table.version + 1 <= table.resume[0]:
        match.old.append((event.seat, event.action, drawn_of(event.drawn)))
        return
    if move is None:
        action = table.game.parse(event.action)
        journal = Journal()
        record_remarks(event, journal)
        move = match.perform(event.seat, action, RecordedChance(drawn_of(event.drawn)), event.by, journal)
    if move.private:
        table.private_to = event.seat
    if table.opened.script and not table.words_drawn:
        table.imported = match.length()  # so far nothing was drawn by us
    line = table.add_move(event.at, move, match.length())
    if event.by in MARKED:
        line.mark = f"mark-{event.by}"


def record_remarks(event: ev.Moved, journal: Journal) -> None:
    """What the bot says stands before what its move brings about."""
    for remark in event.remarks:
        journal.record(OfferWeighed(event.seat, remark.other, remark.why, remark.own, remark.theirs))


def _undone(table: Table, event: ev.Undone) -> None:
    assert table.match is not None
    if table.resume is not None and table.version + 1 <= table.resume[0]:
        del table.match.old[-event.moves :]
    else:
        table.match.take_back(event.moves)
    table.clocks.undone(event.at, event.seat, event.moves)
    table.shown_until = min(table.shown_until, event.at)  # nobody waits for what is gone
    kept = table.step()
    table.log = [line for line in table.log if line.kind == NOTICE or line.step <= kept]
    for line in table.log:
        line.step = min(line.step, kept)
    table.add_notice_of(event.at, event.seat, "log-undone", number=event.moves)


def _handed(table: Table, event: ev.Handed) -> None:
    table.handed.add(event.seat)
    if event.why == ev.RESIGNED:
        table.resigned.add(event.seat)
    if event.why == ev.TIME:
        table.out_of_time.add(event.seat)
    if event.seat in table.pause_asked:
        table.pause_asked.remove(event.seat)
    table.add_notice_of(event.at, event.seat, f"log-handed-{event.why}")


def _taken_back(table: Table, event: ev.TakenBack) -> None:
    table.handed.discard(event.seat)
    if event.seat in table.out_of_time:
        table.out_of_time.remove(event.seat)
        table.clocks.refresh(event.seat)
    table.add_notice_of(event.at, event.seat, "log-taken-back")


def drawn_of(data: list[Any]) -> list[Drawn]:
    """What fell, as read from JSON."""
    return [(str(why), value) for why, value in data]
