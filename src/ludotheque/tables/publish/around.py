"""What viewers are shown of a table around the match: who sits there, its chance, its chat."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.seats import SPECTATOR, letter
from ludotheque.tables.events import DAYS, LIVE, PERSON, Said
from ludotheque.tables.files import fair_part
from ludotheque.tables.publish.about import about_table, art_of, said
from ludotheque.tables.table import OVER, STARTING, TABLE_ROOM, Table


def table_part(table: Table, seat: int, lang: str) -> dict[str, Any]:
    meta = table.game.meta
    return {
        "id": table.id,
        "game": meta.id,
        "title": meta.titles[lang],
        "edition": table.options.edition,
        "options": table.options.values,
        "status": table.status,
        "paused": table.paused,
        "pause_asked": list(table.pause_asked),
        "public": table.opened.public,
        "allows": {"estimates": table.opened.estimates, "rehearsal": table.opened.rehearsal},
        "pace": pace_part(table),
        "step": table.step_for(seat),
        "rematch": table.rematch or None,
        "aim": said(table.game, "aim", lang) or None,
        "about": None if table.match else about_table(table.game, table.options, lang),
        "art": art_of(table.game),
        "rules": f"/rules/{meta.id}",
        "seats": seats_part(table, seat),
        "watchers": watchers(table),
    }


def seats_part(table: Table, seat: int) -> list[dict[str, Any]]:
    """Who sits where, as the viewer on `seat` is shown it."""
    online, names = online_seats(table), table.names()
    return [
        {
            "seat": other,
            "letter": letter(other),
            "kind": chair.kind,
            "name": names[other] if chair.name else "",
            "level": chair.level if chair.kind != PERSON else None,
            "online": other in online,
            "ready": other not in table.unready,
            "bot_plays": other in table.handed,
            "resigned": other in table.resigned,
            "you": other == seat,
        }
        for other, chair in enumerate(table.chairs)
    ]


def pace_part(table: Table) -> dict[str, Any]:
    pace = table.opened.pace
    shown: dict[str, Any] = {"kind": pace.kind, "speed": pace.speed}
    if pace.kind == LIVE:
        shown.update(minutes=pace.minutes, extra=pace.extra, count=pace.count)
    elif pace.kind == DAYS:
        shown["days"] = pace.days
    return shown


def online_seats(table: Table) -> list[int]:
    return sorted({viewer.seat for viewer in table.viewers if viewer.seat != SPECTATOR})


def watchers(table: Table) -> int:
    return sum(1 for viewer in table.viewers if viewer.seat == SPECTATOR)


def chance_part(table: Table) -> dict[str, Any]:
    """What is published about the chance, and who is asked now to promise or to reveal."""
    chance = table.chance
    asks = None
    if table.status == STARTING:
        asks = "reveal" if chance.sealed else "promise"
    return {**fair_part(table), "asks": asks, "missing": chance.missing() if asks else []}


def chat_for(table: Table, seat: int) -> list[dict[str, Any]]:
    return [said_as(place, spoken) for place, spoken in table.chat if may_read(table, seat, spoken.room)]


def may_read(table: Table, seat: int, room: str) -> bool:
    """Players read the gallery only after the match."""
    return room == TABLE_ROOM or seat == SPECTATOR or table.status == OVER


def said_as(place: int, spoken: Said) -> dict[str, Any]:
    return {
        "n": place,
        "name": spoken.name,
        "seat": spoken.seat,
        "room": spoken.room,
        "text": spoken.text,
        "at": spoken.at,
    }
