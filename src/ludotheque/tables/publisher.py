"""From a table to its viewers: a whole state first, then what changed, encoded once for all who see the same."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from mypy_extensions import mypyc_attr

from ludotheque.kernel.scene import Scene
from ludotheque.tables import decisions, faults, logbook, views
from ludotheque.tables import events as ev
from ludotheque.tables.files import fair_part
from ludotheque.tables.lines import Line
from ludotheque.tables.outcomes import outcome_part
from ludotheque.tables.scenery import wording
from ludotheque.tables.table import LOBBY, RUNNING, Table
from ludotheque.tables.told import Told, encode, listed

NEWEST: Final = 60  #: lines of the log that one event may bring

#: Seat, language, owner or not: viewers of one group are told the same, byte for byte.
Group = tuple[int, str, bool]


@mypyc_attr(allow_interpreted_subclasses=True)
class Viewer:
    """Somebody who looks at a table. The web gives it a socket."""

    def __init__(self, guest: str, seat: int, owner: bool, lang: str) -> None:
        self.guest = guest
        self.seat = seat
        self.owner = owner
        self.lang = lang

    def group(self) -> Group:
        return self.seat, self.lang, self.owner

    def push(self, message: bytes) -> None:
        """Hands a message over; never waits."""
        raise NotImplementedError

    def lost(self) -> None:
        """The table had to be read again: whoever looks must come back."""


class Sight:
    """The scene of one seat at one version, before it is put into words."""

    def __init__(self, table: Table, seat: int) -> None:
        self.version = table.version
        self.scene: Scene | None = None
        self.decision = ""
        if table.course is not None:
            self.scene = views.scene_for(table, seat)
            self.decision = decisions.decision_of(table, seat, self.scene)


class Stage:
    """What a group was told last. `news` counts what happened around the match (see `Table.around`)."""

    def __init__(self, table: Table, scene: Told | None, you: You) -> None:
        self.scene = scene
        self.you = you
        self.clocks = b""
        self.news = table.around
        self.over = table.outcome() is not None


class You:
    """What is told of the viewer himself. Besides what stands here it changes only with `Table.around`."""

    def __init__(self, around: int, decision: str, must: bool, block: str | None) -> None:
        self.around = around
        self.decision = decision
        self.must = must
        self.block = block
        self.rest = b""  #: what else is told, which changes only with `around` and `block`
        self.told = b""

    def same(self, other: You) -> bool:
        return (
            self.around == other.around
            and self.must == other.must
            and self.decision == other.decision
            and self.block == other.block
        )


def sight(table: Table, seat: int) -> Sight:
    found: Sight | None = table.sights.get(seat)
    if found is None or found.version != table.version:
        found = Sight(table, seat)
        table.sights[seat] = found
    return found


def worded(table: Table, seat: int, lang: str, seen: Sight) -> Told | None:
    """The scene in a language; the same object while nothing happens."""
    key = (seat, lang)
    found: tuple[Sight, Told | None] | None = table.worded.get(key)
    if found is None or found[0] is not seen:
        scene: Told | None = None
        if seen.scene is not None:
            scene = wording(table, lang).scene(seen.scene, None if found is None else found[1])
        found = (seen, scene)
        table.worded[key] = found
    return found[1]


def make_stage(table: Table, group: Group) -> Stage:
    seat, lang, owner = group
    seen = sight(table, seat)
    scene = worded(table, seat, lang, seen)
    you = You(table.around, seen.decision, views.must(table, seat), views.undo_block(table, seat))
    before: Stage | None = table.stages.get(group)
    if before is not None and before.you.same(you):
        you = before.you
    else:
        last = None if before is None else before.you
        if last is not None and last.around == you.around and last.block == you.block:
            you.rest = last.rest
        else:
            you.rest = encode(views.you_rest(table, seat, owner, lang, you.block))
        must = "true" if you.must else "false"
        you.told = b"".join([f'{{"must":{must},"decision":"{you.decision}",'.encode(), you.rest[1:]])
    return Stage(table, scene, you)


def state(table: Table, group: Group, now: int, log_seen: int) -> bytes:
    """Everything a viewer of this group may know, as JSON."""
    seat, lang, _ = group
    stage = make_stage(table, group)
    if group not in table.stages:
        table.stages[group] = stage
    you: dict[str, Any] = {**msgspec.json.decode(stage.you.told), "log_seen": log_seen}
    message: dict[str, Any] = {
        "type": "state",
        "version": table.version,
        "table": views.table_part(table, seat, lang),
        "you": you,
        "scene": None if stage.scene is None else msgspec.Raw(stage.scene.whole()),
        "log": [msgspec.Raw(line) for line in logbook.log_for(table, seat, lang, table.log)],
        "chat": logbook.chat_for(table, seat),
        "clocks": views.clocks_part(table, lang, now),
        "outcome": outcome_part(table, lang),
        "fair": fair_part(table),
    }
    return encode(message)


#: The clocks of tables without any, by their number and whether the match is running.
NO_CLOCKS: Final[dict[tuple[str, int, bool], bytes]] = {}


def timeless_clocks(table: Table, lang: str, now: int) -> bytes:
    """The clocks without the time of day."""
    told = views.clocks_part(table, lang, now)
    del told["now"]
    return encode(told)


def no_clocks(table: Table, lang: str, now: int) -> bytes:
    """The same where none ever runs."""
    key = (table.clocks.pace.kind, table.seats, table.status == RUNNING and not table.paused)
    found = NO_CLOCKS.get(key)
    if found is None:
        found = NO_CLOCKS[key] = timeless_clocks(table, lang, now)
    return found


class ToldClocks:
    """The clocks in one language. `timeless` changes only when they do, not with the time of day."""

    def __init__(self, table: Table, lang: str, now: int) -> None:
        self.now = now
        timed = table.clocks.timed() or table.clocks.count_since is not None
        self.timeless = timeless_clocks(table, lang, now) if timed else no_clocks(table, lang, now)

    def whole(self) -> bytes:
        return b"".join([f'{{"now":{self.now},'.encode(), self.timeless[1:]])


def lines_from(log: list[Line], first: int) -> list[Line]:
    """The lines numbered so or later, the newest at most."""
    at = len(log)
    while at > 0 and len(log) - at < NEWEST and log[at - 1].n >= first:
        at -= 1
    return log[at:]


class News:
    """What an event changed. It is put into words while the disk is busy with the event, and told afterwards."""

    def __init__(self, table: Table, now: int, new: list[Line], undone_to: int | None) -> None:
        self.table = table
        self.now = now
        self.new = new
        self.undone_to = undone_to
        self.clocks: dict[str, ToldClocks] = {}
        self.messages: dict[Group, bytes] = {}

    def prepare(self) -> None:
        """The messages of all who look; they tell nothing to anybody yet."""
        for each in self.table.viewers:
            viewer: Viewer = each
            self.message(viewer.group())

    def message(self, group: Group) -> bytes:
        found = self.messages.get(group)
        if found is None:
            lang = group[1]
            if lang not in self.clocks:
                self.clocks[lang] = ToldClocks(self.table, lang, self.now)
            found = update(self.table, group, self.clocks[lang], self.new, self.undone_to)
            self.messages[group] = found
        return found

    def tell(self) -> None:
        """Tells every viewer what changed since the last time."""
        table = self.table
        for each in list(table.viewers):
            viewer: Viewer = each
            viewer.push(self.message(viewer.group()))  # made now for who changed his language meanwhile
            faults.point("between-viewers")
        if len(self.messages) != len(table.stages):
            table.stages = {group: table.stages[group] for group in self.messages}


class Talk(News):
    """Something was said: nothing else has changed."""

    def prepare(self) -> None:
        pass

    def tell(self) -> None:
        """Tells those who may read it."""
        number, said = self.table.chat[-1]
        part = logbook.said_as(number, said)
        message = encode({"type": "chat", "version": self.table.version, "said": part})
        for each in list(self.table.viewers):
            viewer: Viewer = each
            if logbook.may_read(self.table, viewer.seat, said.room):
                viewer.push(message)


def news_of(table: Table, event: ev.Event, now: int, first_line: int) -> News:
    """The news of an event that the table has just taken in; its lines of the log begin with this one."""
    if isinstance(event, ev.Said):
        return Talk(table, now, [], None)
    undone_to = table.step() if isinstance(event, ev.Undone) else None
    return News(table, now, lines_from(table.log, first_line), undone_to)


def update(table: Table, group: Group, clocks: ToldClocks, new: list[Line], undone_to: int | None) -> bytes:
    """The message of what changed for one group: only the keys that did."""
    seat, lang, _ = group
    before: Stage | None = table.stages.get(group)
    stage = make_stage(table, group)
    stage.clocks = clocks.timeless
    table.stages[group] = stage
    head = f'{{"type":"update","version":{table.version},"step":{table.step()},"happened":'
    parts: list[bytes] = [head.encode(), listed(logbook.log_for(table, seat, lang, new))]
    if before is None or before.clocks != stage.clocks:
        parts += [b',"clocks":', clocks.whole()]
    if undone_to is not None:
        parts += [b',"undone_to":', encode(undone_to)]
    if stage.scene is not None:
        since = None if before is None else before.scene
        parts += [b',"scene":', stage.scene.whole() if since is None else stage.scene.since(since)]
    if before is None or before.you.told != stage.you.told:
        parts += [b',"you":', stage.you.told]
    if before is None or before.news != stage.news:
        parts += [b',"table":', encode(views.table_part(table, seat, lang))]
    if stage.over and (before is None or not before.over):
        parts += [b',"outcome":', encode(outcome_part(table, lang)), b',"fair":', encode(fair_part(table))]
    elif table.status == LOBBY:
        parts += [b',"fair":', encode(fair_part(table))]
    parts.append(b"}")
    return b"".join(parts)


def presence(table: Table) -> None:
    """Tells everybody who is there."""
    message = encode(
        {"type": "presence", "online": views.online_seats(table), "watchers": views.watchers(table)}
    )
    for each in list(table.viewers):
        viewer: Viewer = each
        viewer.push(message)
