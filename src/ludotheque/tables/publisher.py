"""From a table to its viewers: a whole state first, then what changed, encoded once for all who see the same."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.kernel.scene import Scene
from ludotheque.tables import decisions, faults, logbook, views
from ludotheque.tables.files import fair_part
from ludotheque.tables.lines import Line
from ludotheque.tables.outcomes import outcome_part
from ludotheque.tables.scenery import Wording
from ludotheque.tables.table import LOBBY, Table

NEWEST = 60  #: lines of the log that one event may bring

encode = msgspec.json.Encoder().encode

#: Seat, language, owner or not: viewers of one group are told the same, byte for byte.
Group = tuple[int, str, bool]


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

    __slots__ = ("version", "scene", "decision")

    def __init__(self, table: Table, seat: int) -> None:
        self.version = table.version
        self.scene: Scene | None = None
        self.decision = ""
        if table.course is not None:
            self.scene = views.scene_for(table, seat)
            self.decision = decisions.decision_of(table, seat, self.scene)


class Stage:
    """What a group was told last. `news` counts what happened around the match (see `Table.news_count`)."""

    __slots__ = ("scene", "you", "news", "over")

    def __init__(self, table: Table, scene: dict[str, Any] | None, you: dict[str, Any]) -> None:
        self.scene = scene
        self.you = you
        self.news = table.around
        self.over = table.outcome() is not None


def sight(table: Table, seat: int) -> Sight:
    found: Sight | None = table.sights.get(seat)
    if found is None or found.version != table.version:
        found = Sight(table, seat)
        table.sights[seat] = found
    return found


def worded(table: Table, seat: int, lang: str, seen: Sight) -> dict[str, Any] | None:
    """The scene in a language; the same object while nothing happens."""
    key = (seat, lang)
    found = table.worded.get(key)
    if found is None or found[0] is not seen:
        scene: dict[str, Any] | None = None
        if seen.scene is not None:
            scene = wording(table, lang).scene(seen.scene, table.version)
        found = (seen, scene)
        table.worded[key] = found
    told: dict[str, Any] | None = found[1]
    return told


def wording(table: Table, lang: str) -> Wording:
    found: Wording | None = table.wordings.get(lang)
    names = table.names()
    if found is None or found.names != names:
        found = table.wordings[lang] = Wording(table.game.meta.id, lang, names)
    return found


def make_stage(table: Table, group: Group) -> Stage:
    seat, lang, owner = group
    seen = sight(table, seat)
    scene = worded(table, seat, lang, seen)
    return Stage(table, scene, views.you_part(table, seat, owner, lang, seen.decision))


def state(table: Table, group: Group, now: int, log_seen: int) -> dict[str, Any]:
    """Everything a viewer of this group may know."""
    seat, lang, _ = group
    stage = make_stage(table, group)
    table.stages.setdefault(group, stage)
    return {
        "type": "state",
        "version": table.version,
        "table": views.table_part(table, seat, lang),
        "you": {**stage.you, "log_seen": log_seen},
        "scene": stage.scene,
        "log": logbook.log_for(table, seat, lang, table.log),
        "chat": logbook.chat_for(table, seat),
        "clocks": views.clocks_part(table, lang, now),
        "outcome": outcome_part(table, lang),
        "fair": fair_part(table),
    }


def publish(table: Table, now: int, first_line: int, undone_to: int | None) -> None:
    """Tells every viewer what changed since the last time."""
    groups: dict[Group, bytes] = {}
    clocks: dict[str, dict[str, Any]] = {}
    new = [line for line in table.log[-NEWEST:] if line.n >= first_line]
    for viewer in list(table.viewers):
        group = viewer.group()
        message = groups.get(group)
        if message is None:
            lang = viewer.lang
            if lang not in clocks:
                clocks[lang] = views.clocks_part(table, lang, now)
            message = encode(update(table, group, clocks[lang], new, undone_to))
            groups[group] = message
        viewer.push(message)
        faults.point("between-viewers")
    if len(groups) != len(table.stages):
        table.stages = {group: table.stages[group] for group in groups}


def update(
    table: Table, group: Group, clocks: dict[str, Any], new: list[Line], undone_to: int | None
) -> dict[str, Any]:
    seat, lang, _ = group
    before: Stage | None = table.stages.get(group)
    stage = make_stage(table, group)
    table.stages[group] = stage
    message: dict[str, Any] = {
        "type": "update",
        "version": table.version,
        "step": table.step(),
        "happened": logbook.log_for(table, seat, lang, new),
        "clocks": clocks,
    }
    if undone_to is not None:
        message["undone_to"] = undone_to
    if stage.scene is not None:
        message["scene"] = changes(None if before is None else before.scene, stage.scene)
    if before is None or before.you != stage.you:
        message["you"] = stage.you
    if before is None or before.news != stage.news:
        message["table"] = views.table_part(table, seat, lang)
    if stage.over and (before is None or not before.over):
        message["outcome"] = outcome_part(table, lang)
        message["fair"] = fair_part(table)
    elif table.status == LOBBY:
        message["fair"] = fair_part(table)
    return message


def changes(before: dict[str, Any] | None, after: dict[str, Any]) -> dict[str, Any]:
    """The keys of a scene that changed; pieces one by one."""
    if before is None:
        return after
    changed = {key: value for key, value in after.items() if key != "pieces" and before[key] != value}
    if before["pieces"] != after["pieces"]:
        changed["pieces"] = piece_changes(before["pieces"], after["pieces"])
    return changed


def piece_changes(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> Any:
    """`set` and `gone`, or the whole list when the order of what stays is not the same."""
    old = {piece["id"]: piece for piece in before}
    kept = {piece["id"] for piece in after}
    gone = [name for name in old if name not in kept]
    order = [name for name in old if name in kept]
    fresh = [piece["id"] for piece in after if piece["id"] not in old]
    if [piece["id"] for piece in after] != order + fresh:
        return after
    return {"set": [piece for piece in after if old.get(piece["id"]) != piece], "gone": gone}


def chat(table: Table, number: int) -> None:
    """Tells those who may read it what was said."""
    said = table.chat[number][1]
    message = encode({"type": "chat", "version": table.version, "said": logbook.said_as(number, said)})
    for viewer in list(table.viewers):
        if logbook.may_read(table, viewer.seat, said.room):
            viewer.push(message)


def presence(table: Table) -> None:
    """Tells everybody who is there."""
    message = encode(
        {"type": "presence", "online": views.online_seats(table), "watchers": views.watchers(table)}
    )
    for viewer in list(table.viewers):
        viewer.push(message)
