"""What one viewer is told: scene, log, panels around the game. Everything here starts from an observation."""

from __future__ import annotations

import hashlib
from typing import Any

from ludotheque.kernel.actions import Action
from ludotheque.kernel.game import Position
from ludotheque.kernel.journal import told_to
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Scene
from ludotheque.kernel.seats import SPECTATOR, letter
from ludotheque.tables.course import Course
from ludotheque.tables.events import PERSON, Said
from ludotheque.tables.files import fair_part
from ludotheque.tables.table import LOBBY, OVER, RUNNING, TABLE_ROOM, Line, Table
from ludotheque.tables.words import texts, words
from ludotheque.texts import number

# --- the scene ---------------------------------------------------------------------------------------


def scene_for(table: Table, seat: int) -> Scene:
    """The scene of a running or finished match; a menu only for the person who plays the seat now."""
    position = table.position
    menu: tuple[Action, ...] = ()
    if may_act(table, seat):
        menu = position.menu(seat)
    return draw(table, position, seat, menu, table.waiting())


def may_act(table: Table, seat: int) -> bool:
    return seat != SPECTATOR and table.status == RUNNING and not table.paused and seat not in table.handed


def draw(table: Table, position: Position, seat: int, menu: tuple[Action, ...], waiting: list[int]) -> Scene:
    def why(action: Action) -> Refusal | None:
        return position.refusal(seat, action)

    scene = table.game.scene(table.game.observe(position, seat), menu, waiting, why)
    if not menu:
        scene.choices = []
        scene.controls = []
        scene.greyed = []
    return scene


def replay_scene(table: Table, step: int, seat: int) -> Scene:
    """The position after so many moves as this seat saw it."""
    assert table.course is not None
    position = table.course.position_after(step)
    return draw(table, position, seat, (), position.waiting_for())


def decision_of(table: Table, seat: int, scene: Scene) -> str:
    """The name of the decision this seat is shown; empty when there is none.

    It covers what one decides upon (menu, controls, own panel, the board except the others' pieces) and how
    often something was revealed or this seat moved. The others' sealed bids do not change it.
    """
    if not scene.choices and not scene.controls:
        return ""
    course = table.course
    assert course is not None
    parts = [table.id, str(course.epoch(seat)), scene.rule]
    for choice in scene.choices:
        parts += (choice.notation, choice.on)
    for control in scene.controls:
        parts += (control.name, repr(control.data))
    for piece in scene.pieces:
        if piece.seat is None or piece.seat == seat:
            parts += (piece.id, piece.place, piece.symbol, piece.value)
    for panel in scene.panels:
        if panel.seat == seat:
            parts += [str(row.value) for row in panel.rows]
    return hashlib.blake2b("\n".join(parts).encode(), digest_size=8).hexdigest()


# --- the log and the chat ----------------------------------------------------------------------------


def line_for(table: Table, line: Line, seat: int, lang: str, names: list[str]) -> dict[str, Any]:
    told: list[dict[str, Any]] = []
    if line.key:
        told.append({"text": words(lang).say(line.key, **line.told), "refs": []})
    game = table.game.meta.id
    for fact in told_to(line.facts, seat):
        known = line.texts.get((id(fact), lang))
        if known is None:
            refs = [value for value in fact.params().values() if isinstance(value, str)]
            known = {"text": texts(lang).fact(game, fact, names), "refs": refs}
            if any(fact is kept for kept in line.facts):
                line.texts[(id(fact), lang)] = known  # told to others in the same words
        told.append(known)
    return {
        "n": line.n,
        "step": line.step,
        "turn": line.turn,
        "seat": line.seat,
        "kind": line.kind,
        "texts": told,
        "at": line.at,
    }


def log_for(table: Table, seat: int, lang: str, lines: list[Line]) -> list[dict[str, Any]]:
    names = table.names()
    return [line_for(table, line, seat, lang, names) for line in lines]


def chat_for(table: Table, seat: int) -> list[dict[str, Any]]:
    return [said_as(place, said) for place, said in table.chat if may_read(table, seat, said.room)]


def may_read(table: Table, seat: int, room: str) -> bool:
    """Players read the gallery only after the match."""
    return room == TABLE_ROOM or seat == SPECTATOR or table.status == OVER


def said_as(place: int, said: Said) -> dict[str, Any]:
    return {
        "n": place,
        "name": said.name,
        "seat": said.seat,
        "room": said.room,
        "text": said.text,
        "at": said.at,
    }


# --- around the game ---------------------------------------------------------------------------------


def art_of(table: Table) -> dict[str, str | None]:
    game = table.game.meta.id
    return {"board": f"/art/{game}/board.svg", "pieces": f"/art/{game}/pieces.svg"}


def table_part(table: Table, seat: int, lang: str) -> dict[str, Any]:
    meta = table.game.meta
    online = online_seats(table)
    seats = []
    names = table.names()
    for other, chair in enumerate(table.chairs):
        seats.append(
            {
                "seat": other,
                "letter": letter(other),
                "kind": chair.kind,
                "name": names[other] if chair.name else "",
                "level": chair.level if chair.kind != PERSON else None,
                "online": other in online,
                "bot_plays": other in table.handed,
                "resigned": other in table.resigned,
                "you": other == seat,
            }
        )
    return {
        "id": table.id,
        "game": meta.id,
        "title": meta.titles[lang],
        "edition": table.options.edition,
        "options": table.options.values,
        "status": table.status,
        "paused": table.paused,
        "pause_asked": table.pause_asked,
        "public": table.opened.public,
        "pace": pace_part(table),
        "step": table.step(),
        "rematch": table.rematch or None,
        "art": art_of(table),
        "rules": f"/rules/{meta.id}",
        "seats": seats,
        "watchers": watchers(table),
    }


def pace_part(table: Table) -> dict[str, Any]:
    pace = table.opened.pace
    if pace.kind == "live":
        return {"kind": "live", "minutes": pace.minutes, "extra": pace.extra, "count": pace.count}
    if pace.kind == "days":
        return {"kind": "days", "days": pace.days}
    return {"kind": pace.kind}


def online_seats(table: Table) -> list[int]:
    return sorted({viewer.seat for viewer in table.viewers if viewer.seat != SPECTATOR})


def watchers(table: Table) -> int:
    return sum(1 for viewer in table.viewers if viewer.seat == SPECTATOR)


def clocks_part(table: Table, lang: str, now: int) -> dict[str, Any]:
    shown = table.clocks.shown(now)
    shown["running"] = table.status == RUNNING and not table.paused
    if shown["count"] is not None:
        shown["count"]["texts"] = [words(lang).say(f"count-{stage}") for stage in range(4)]
    return shown


def you_part(table: Table, seat: int, owner: bool, lang: str, decision: str) -> dict[str, Any]:
    seated = seat != SPECTATOR
    undo: dict[str, Any] = {"can": False, "text": ""}
    if seated and table.course is not None:
        block = undo_block(table, table.course, seat)
        undo = {"can": block is None, "text": "" if block is None else words(lang).say(block)}
    return {
        "seat": seat if seated else None,
        "owner": owner,
        "watching": not seated,
        "must": seated and may_act(table, seat) and seat in table.waiting(),
        "decision": decision,
        "auto": table.auto[seat] if seated else True,
        "undo": undo,
        "may": may(table, seat, owner, bool(undo["can"])),
    }


def undo_block(table: Table, course: Course, seat: int) -> str | None:
    """Why this seat cannot take its last move back now."""
    if table.status != RUNNING:
        return "not-running"
    if table.paused:
        return "paused"
    if seat in table.handed:
        return "bot-plays-now"
    return course.undo_block(seat)


def may(table: Table, seat: int, owner: bool, undo: bool) -> list[str]:
    """What the buttons around the game may offer."""
    seated = seat != SPECTATOR
    out = ["chat"]
    if table.status == LOBBY:
        free = any(chair.kind == "open" for chair in table.chairs)
        out += ["leave", "entropy", "seat-link"] if seated else (["join"] if free else [])
        if owner:
            out += ["start", "seats", "close", "links"]
    elif table.status == RUNNING:
        if undo:
            out += ["undo", "restart-turn"]
        if seated and seat not in table.resigned:
            out += ["resume" if table.paused else "pause", "resign", "leave", "seat-link"]
            out.append("take-back" if seat in table.handed else "bot-plays")
        if owner:
            out.append("links")
    elif table.status == OVER:
        out += ["export"] + (["rematch"] if seated or owner else [])
    return out


def outcome_part(table: Table, lang: str) -> dict[str, Any] | None:
    outcome = table.outcome()
    if outcome is None:
        return None
    game = table.game.meta.id
    say = texts(lang)
    names = table.names()
    ranking = []
    for seat in sorted(range(table.seats), key=lambda seat: (outcome.places[seat], seat)):
        ranking.append(
            {
                "seat": seat,
                "place": outcome.places[seat],
                "winner": seat in outcome.winners,
                "score": points(outcome.scores[seat], outcome.unit),
                "value": outcome.scores[seat],
            }
        )
    breakdown = [
        {
            "label": say.say(game, f"category-{line.category}"),
            "points": [points(value, outcome.unit) for value in line.points],
        }
        for line in outcome.breakdown
    ]
    winners = [names[seat] for seat in outcome.winners]
    key = "won-nobody" if not winners else "won-alone" if len(winners) == 1 else "won-together"
    return {
        "reason": say.say(game, f"reason-{outcome.reason}"),
        "unit": outcome.unit,
        "ranking": ranking,
        "breakdown": breakdown,
        "resigned": sorted(table.resigned),
        "text": words(lang).say(key, names=say.joined(winners)),
    }


def points(value: int, unit: int) -> str:
    """Whole numbers of 1/unit, written as people write them."""
    if unit == 1:
        return number(value)
    whole, rest = divmod(abs(value), unit)
    sign = "\u2212" if value < 0 else ""
    return f"{sign}{number(whole)}" if not rest else f"{sign}{number(whole)} {rest}/{unit}"


def fair_shown(table: Table) -> dict[str, Any]:
    return fair_part(table)
