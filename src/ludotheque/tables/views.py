"""What one viewer is told: scene, log, panels around the game. Everything here starts from an observation."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.actions import Action
from ludotheque.kernel.game import Position
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Scene
from ludotheque.kernel.seats import SPECTATOR, letter
from ludotheque.tables.events import PERSON
from ludotheque.tables.table import LOBBY, OVER, RUNNING, Table
from ludotheque.tables.words import words

# --- the scene ---------------------------------------------------------------------------------------


def scene_for(table: Table, seat: int) -> Scene:
    """The scene of a running or finished match; a menu only for the person who plays the seat now.

    Whoever is not waited for may still have something to say (Metropolis §6.1): a control, a button.
    """
    position = table.position
    acts = may_act(table, seat)
    menu = position.menu(seat) if acts else ()
    return draw(table, position, seat, menu, table.waiting(), acts)


def may_act(table: Table, seat: int) -> bool:
    return seat != SPECTATOR and table.status == RUNNING and not table.paused and seat not in table.handed


def draw(
    table: Table, position: Position, seat: int, menu: tuple[Action, ...], waiting: list[int], acts: bool
) -> Scene:
    def why(action: Action) -> Refusal | None:
        return position.refusal(seat, action)

    scene = table.game.scene(table.game.observe(position, seat), menu, waiting, why)
    if not acts:
        scene.choices = []
        scene.controls = []
    if not menu:
        scene.greyed = []
    return scene


def replay_scene(table: Table, step: int, seat: int) -> Scene:
    """The position after so many moves as this seat saw it."""
    assert table.course is not None
    position = table.course.position_after(step)
    return draw(table, position, seat, (), position.waiting_for(), False)


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


def must(table: Table, seat: int) -> bool:
    """Whether the match waits for the person on this seat."""
    return may_act(table, seat) and seat in table.waiting()


def you_rest(table: Table, seat: int, owner: bool, lang: str, block: str | None) -> dict[str, Any]:
    """What is told of the viewer himself besides his decision; `block` says why he can take nothing back."""
    seated = seat != SPECTATOR
    undo = seated and table.course is not None and block is None
    return {
        "seat": seat if seated else None,
        "owner": owner,
        "watching": not seated,
        "auto": table.auto[seat] if seated else True,
        "undo": {"can": undo, "text": words(lang).say(block) if block and seated else ""},
        "may": may(table, seat, owner, undo),
    }


def undo_block(table: Table, seat: int) -> str | None:
    """Why this seat cannot take its last move back now."""
    if table.course is None or seat == SPECTATOR:
        return None
    if table.status != RUNNING:
        return "not-running"
    if table.paused:
        return "paused"
    if seat in table.handed:
        return "bot-plays-now"
    return table.course.undo_block(seat)


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
