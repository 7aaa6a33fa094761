"""From a table to its viewers: a whole state first, then what changed, made once for all who see the same."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Final

import msgspec
from mypy_extensions import mypyc_attr

from ludotheque.kernel.actions import Action
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.folding import fold
from ludotheque.kernel.journal import Moment, visible_to
from ludotheque.kernel.log import Line, SeatLog, doer
from ludotheque.kernel.scene import Scene
from ludotheque.tables import events as ev
from ludotheque.tables import faults
from ludotheque.tables.publish import around, render, seat_view
from ludotheque.tables.publish.log_words import LogWords
from ludotheque.tables.publish.outcome import outcome_part
from ludotheque.tables.publish.render import Plain, Renderer
from ludotheque.tables.publish.seat_view import SeatView
from ludotheque.tables.table import Table

MOST_LINES: Final = 60  #: lines of the log that one event, or one step of a match, may bring
PIECE: Final = 100  #: lines of the log that are put into words in one go, which takes 10 ms


#: Seat, language, whether owner, whether a seat may be taken: viewers of one group are sent the same, byte for byte.
Group = tuple[int, str, bool, bool]

encode: Final = msgspec.json.Encoder().encode


@mypyc_attr(allow_interpreted_subclasses=True)
class Viewer:
    """Somebody who looks at a table. The web gives it a socket."""

    def __init__(self, guest: str, seat: int, owner: bool, lang: str) -> None:
        self.guest = guest
        self.seat = seat
        self.owner = owner
        self.lang = lang
        self.may_sit = True
        self.address = ""  #: where it looks from, if anybody knows

    def group(self) -> Group:
        return self.seat, self.lang, self.owner, self.may_sit

    def push(self, message: bytes) -> None:
        """Hands a message over; never waits."""
        raise NotImplementedError

    def lost(self) -> None:
        """The table had to be read again: whoever looks must come back."""


class Sent:
    """What a group of viewers was sent last, by the keys of a `state`; the log and the chat are sent line by line."""

    def __init__(self, parts: Plain, around: int) -> None:
        self._parts: Plain | None = parts
        self._packed = b""
        self.around = around  #: `Table.around`: `table` and `fair` change with it

    def parts(self) -> Plain:
        if self._parts is None:
            self._parts = msgspec.json.decode(zlib.decompress(self._packed))
            self._packed = b""
        return self._parts

    def pack(self) -> None:
        """Keeps it as few bytes until somebody needs it: a fifteenth of the memory (`tests/tables/test_idle.py`)."""
        if self._parts is not None:
            self._packed = zlib.compress(encode(self._parts), 1)
            self._parts = None


class Cache:
    """What the publisher remembers of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.views: dict[int, SeatView] = {}  #: by seat
        self.renderers: dict[str, Renderer] = {}  #: by language
        self.scenes: dict[tuple[int, str], tuple[SeatView, Plain]] = {}  #: by seat and language
        self.sent: dict[Group, Sent] = {}
        self.logs: dict[int, SeatLog] = {}  #: by seat
        self.words: dict[tuple[int, str], LogWords] = {}  #: of these logs, by seat and language
        self.packed_logs: list[int] = []  #: seats whose logs must be read again before the next event
        self.used = True  #: since somebody last looked whether it is

    def pack(self) -> None:
        """Nobody needs it now: keeps what viewers were sent, packed, and forgets what can be made again."""
        self.packed_logs = list({*self.packed_logs, *self.logs})
        self.views.clear()
        self.renderers.clear()
        self.scenes.clear()
        self.logs.clear()
        self.words.clear()
        for sent in self.sent.values():
            sent.pack()

    def unpack(self) -> None:
        """Reads the logs again: what an event changes in them is known only to whoever had read them before it."""
        for seat in self.packed_logs:
            self.read_log(seat)
        self.packed_logs = []

    def settle(self) -> None:
        """An event was published: forgets what only helped to render it."""
        for renderer in self.renderers.values():
            renderer.settle()

    def log_changes(self, seat: int, lang: str) -> Plain:
        """The lines of the log that the last event changed for a seat (or SPECTATOR): all from one place on."""
        log, first = self.read_log(seat)
        return {"from": first, "lines": self.renderer(lang).log(log.lines[first:], seat)}

    def log(self, seat: int, lang: str) -> msgspec.Raw:
        """The whole log as a seat (or SPECTATOR) reads it."""
        log, _ = self.read_log(seat)
        return self.words_of(seat, lang).all(log.lines)

    def put_into_words(self, seat: int, lang: str, most: int) -> bool:
        """Puts so many more lines of this log into words; whether any are left."""
        log, _ = self.read_log(seat)
        return self.words_of(seat, lang).read_on(log.lines, most)

    def words_of(self, seat: int, lang: str) -> LogWords:
        """Others once the players have other names."""
        renderer = self.renderer(lang)
        found = self.words.get((seat, lang))
        if found is None or found.renderer is not renderer:
            found = self.words[seat, lang] = LogWords(renderer, seat)
        return found

    def read_log(self, seat: int) -> tuple[SeatLog, int]:
        """The log of a seat (or SPECTATOR) up to now, and the place from which the last event changed it."""
        log = self.logs.get(seat)
        if log is None:
            log = self.logs[seat] = SeatLog(seat)
        known = log.version
        first = log.changed_by(self.table.version, self.table.log)
        if log.version != known:
            for (reader, _), words in self.words.items():
                if reader == seat:
                    del words.lines[first:]
        return log, first

    def view(self, seat: int) -> SeatView:
        found = self.views.get(seat)
        if found is None or found.version != self.table.version:
            found = self.views[seat] = SeatView(self.table, seat)
        return found

    def renderer(self, lang: str) -> Renderer:
        """Another one once the players have other names."""
        names = self.table.names()
        found = self.renderers.get(lang)
        if found is None or found.names != names:
            found = self.renderers[lang] = Renderer(self.table.game.meta.id, lang, names)
        return found

    def scene(self, seat: int, lang: str) -> Plain:
        """The scene in a language; the same object while nothing happens."""
        view = self.view(seat)
        found = self.scenes.get((seat, lang))
        if found is None or found[0] is not view:
            scene = self.renderer(lang).scene(view.scene(self.table), view.version)
            found = self.scenes[seat, lang] = (view, scene)
        return found[1]

    def now(self, group: Group, time: int, before: Sent | None = None) -> Sent:
        """What a group is to know now; what it was sent before is made anew only where it may have changed."""
        seat, lang, owner, may_sit = group
        table = self.table
        scene: Plain | None = None
        decision = ""
        if table.match is not None:
            scene = self.scene(seat, lang)
            decision = self.view(seat).shown_decision(table)
        parts: Plain = {
            "you": seat_view.you_part(table, seat, owner, may_sit, lang, decision),
            "scene": scene,
            "clocks": seat_view.clocks_part(table, lang, time),
        }
        known = None if before is None else before.parts()
        if before is not None and known is not None and before.around == table.around:
            parts["table"], parts["fair"] = known["table"], known["fair"]
        else:
            parts["table"] = around.table_part(table, seat, lang)
            parts["fair"] = around.chance_part(table)
        outcome: Plain | None = None if known is None else known["outcome"]
        if outcome is None and table.outcome() is not None:
            outcome = outcome_part(table, seat, lang)
        parts["outcome"] = outcome
        return Sent(parts, table.around)


class Update:
    """What an event changed: the messages of all groups, made while the disk is busy and sent afterwards."""

    def __init__(
        self, cache: Cache, now: int, lines: list[Line], undone: bool, moments: Sequence[Moment] = ()
    ) -> None:
        self.cache = cache
        self.table = cache.table
        self.now = now
        self.lines = lines
        self.undone = undone
        self.moments = moments  #: of the move that the first line tells of
        self.scenes: dict[int, list[Scene]] = {}  #: of the moments, by seat
        self.private_to = cache.table.private_to
        self.messages: dict[Group, bytes] = {}

    def prepare(self) -> None:
        """Makes the messages of all who look."""
        for viewer in self.viewers():
            self.message(viewer.group())

    def viewers(self) -> list[Viewer]:
        """Those who are sent something: all, or those who look from the one seat that may know."""
        found: list[Viewer] = []
        for each in self.table.viewers:
            viewer: Viewer = each
            if self.private_to is None or viewer.seat == self.private_to:
                found.append(viewer)
        return found

    def message(self, group: Group) -> bytes:
        found = self.messages.get(group)
        if found is None:
            found = self.messages[group] = encode(self.changes(group))
        return found

    def changes(self, group: Group) -> Plain:
        """What changed for one group since it was sent something: only the keys that did."""
        seat, lang, _, _ = group
        table, sent = self.table, self.cache.sent
        before = sent.get(group)
        after = sent[group] = self.cache.now(group, self.now, before)
        step = table.step_for(seat)
        message: Plain = {
            "type": "update",
            "version": table.version_for(seat),
            "step": step,
            "happened": self.cache.renderer(lang).lines(self.lines, seat),
        }
        log = self.cache.log_changes(seat, lang)
        if log["lines"] or self.undone:
            message["log"] = log
        if self.undone:
            message["undone_to"] = step
        if before is None:
            message.update(after.parts())
        else:
            known = before.parts()
            if self.moments and known["scene"] is not None:
                message["moments"], scene = self.moments_since(known["scene"], seat, lang)
                known = {**known, "scene": scene}
            message.update(render.changes(known, after.parts()))
            if set(message.pop("clocks", ())) - {"now"}:  # whole, because its count goes on between messages
                message["clocks"] = after.parts()["clocks"]
        return message

    def moments_since(self, known: Plain, seat: int, lang: str) -> tuple[list[Plain], Plain]:
        """The moments of the move as a group sees them, and the scene of the last; those of a seat are drawn once."""
        table, line = self.table, self.lines[0]
        scenes = self.scenes.get(seat)
        if scenes is None:
            scenes = self.scenes[seat] = self.draw_moments(seat)
        lengths = table.clocks.lengths(self.moments, line.facts)
        return self.cache.renderer(lang).moments(known, self.moments, lengths, scenes, line.facts, seat)

    def draw_moments(self, seat: int) -> list[Scene]:
        """The moments of the move as a seat (or SPECTATOR) sees them."""
        line = self.lines[0]
        scenes: list[Scene] = []
        before: list[Fact] = []
        for moment in self.moments:
            seen = visible_to(line.facts[: moment.facts], seat)
            actor = doer(before, fold(seen[len(before) :]), line.seat)
            scenes.append(seat_view.draw_moment(self.table, moment, seat, actor))
            before = seen
        return scenes

    def send(self) -> None:
        """Sends every viewer what changed; whoever changed language meanwhile gets a message made now."""
        for viewer in self.viewers():
            viewer.push(self.message(viewer.group()))
            faults.point("between-viewers")
        sent = self.cache.sent
        if self.private_to is None and len(self.messages) != len(sent):
            self.cache.sent = {group: sent[group] for group in self.messages}
        self.cache.settle()


class ChatUpdate(Update):
    """Something was said: nothing else has changed."""

    def prepare(self) -> None:
        pass

    def send(self) -> None:
        """Sends it to those who may read it."""
        number, said = self.table.chat[-1]
        part = around.said_as(number, said)
        for viewer in self.viewers():
            if around.may_read(self.table, viewer.seat, said.room):
                version = self.table.version_for(viewer.seat)
                viewer.push(encode({"type": "chat", "version": version, "said": part}))


class Publisher:
    """Makes and sends what viewers see. What it remembers of a table is dropped with the table."""

    def __init__(self) -> None:
        self._caches: dict[str, Cache] = {}  #: by the id of the table
        self._look = 0  #: of this round
        self._round: list[str] = []  #: tables that have not been looked at yet in this round
        self._share = 1  #: of a round, at each look

    def cache(self, table: Table) -> Cache:
        found = self._known(table)
        if found is None:
            found = self._caches[table.id] = Cache(table)
        found.used = True
        return found

    def _known(self, table: Table) -> Cache | None:
        """What it remembers of this table; None also if the table was read again since."""
        found = self._caches.get(table.id)
        return found if found is not None and found.table is table else None

    def pack_idle(self, looks: int) -> None:
        """Packs what it remembers of tables that were not used for a whole round; a round takes so many looks.

        A look at a few tables takes some milliseconds, at all of them half a second.
        """
        if self._look == 0:
            self._round = list(self._caches)
            self._share = 1 + len(self._round) // looks
        self._look = (self._look + 1) % looks
        for id in self._round[-self._share :]:
            found = self._caches.get(id)
            if found is not None:
                if not found.used:
                    found.pack()
                found.used = False
        del self._round[-self._share :]

    def drop(self, table: Table) -> None:
        """Forgets a table that is no longer in memory."""
        if self._known(table) is not None:
            del self._caches[table.id]

    # --- what a seat decides ---------------------------------------------------------------------

    def decision(self, table: Table, seat: int) -> str:
        """The id of what this seat decides now; no scene is drawn for it."""
        return self.cache(table).view(seat).decision

    def menu(self, table: Table, seat: int) -> tuple[Action, ...]:
        """The menu that belongs to it."""
        return self.cache(table).view(seat).menu

    # --- messages --------------------------------------------------------------------------------

    def expect(self, table: Table) -> None:
        """An event is about to be applied: what it needs of a table that was idle is unpacked."""
        found = self._known(table)
        if found is not None:
            found.unpack()

    def update(
        self, table: Table, event: ev.AnyEvent, now: int, first_line: int, moments: Sequence[Moment] = ()
    ) -> Update:
        """The update of an event that the table has just taken in; its lines of the log begin with this one."""
        if isinstance(event, ev.Said):
            return ChatUpdate(self.cache(table), now, [], False)
        lines = _lines_from(table.log, first_line)
        return Update(self.cache(table), now, lines, isinstance(event, ev.Undone), moments)

    def state(self, table: Table, group: Group, now: int, log_seen: int) -> bytes:
        """Everything a viewer of this group may know, as JSON."""
        seat, lang, _, _ = group
        cache = self.cache(table)
        sent = cache.sent[group] = cache.now(group, now)
        parts = sent.parts()
        message: Plain = {
            "type": "state",
            "version": table.version_for(seat),
            **parts,
            "you": {**parts["you"], "log_seen": log_seen},
            "log": cache.log(seat, lang),
            "chat": around.chat_for(table, seat),
        }
        return encode(message)

    def put_into_words(self, table: Table, seat: int, lang: str) -> bool:
        """Puts a piece of the log into words, for a state to come; whether there is more of it."""
        return self.cache(table).put_into_words(seat, lang, PIECE)

    def lines(self, table: Table, lines: list[Line], seat: int, lang: str) -> list[Plain]:
        """What happened, move by move, as a seat (or SPECTATOR) may know it."""
        return self.cache(table).renderer(lang).lines(lines, seat)

    def presence(self, table: Table) -> None:
        """Tells everybody who is there."""
        online, watchers = around.online_seats(table), around.watchers(table)
        message = encode({"type": "presence", "online": online, "watchers": watchers})
        for each in list(table.viewers):
            viewer: Viewer = each
            viewer.push(message)


def _lines_from(lines: list[Line], first: int) -> list[Line]:
    """The lines numbered so or later, the newest at most."""
    at = len(lines)
    while at > 0 and len(lines) - at < MOST_LINES and lines[at - 1].n >= first:
        at -= 1
    return lines[at:]
