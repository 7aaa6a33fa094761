"""What one viewer is told of the log and the chat."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.journal import told_to
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables.events import Said
from ludotheque.tables.lines import Line
from ludotheque.tables.scenery import wording
from ludotheque.tables.table import OVER, TABLE_ROOM, Table
from ludotheque.tables.told import encode, listed, same_parts
from ludotheque.tables.words import words


def line_for(table: Table, line: Line, seat: int, lang: str) -> bytes:
    """A line as JSON; all who may know the whole of it are told the same bytes."""
    facts = line.facts if line.for_all else told_to(line.facts, seat)
    same = line.for_all or same_parts(facts, line.facts)
    if same:
        known = line.whole.get(lang)
        if known is not None and known[0] == line.step:
            return known[1]
    told = line_part(table, line, facts, lang)
    if same:
        line.whole[lang] = (line.step, told)
    return told


def line_part(table: Table, line: Line, facts: list[Fact], lang: str) -> bytes:
    """A line with those of its facts that somebody may know, in words."""
    told: list[bytes] = []
    if line.key:
        told.append(encode({"text": words(lang).say(line.key, **line.told), "refs": []}))
    if facts:
        worded = wording(table, lang)
        told += [worded.fact(fact) for fact in facts]
    seat = "null" if line.seat is None else str(line.seat)
    head = f'{{"n":{line.n},"step":{line.step},"turn":{line.turn},"seat":{seat},"kind":"{line.kind}","texts":'
    return b"".join([head.encode(), listed(told), f',"at":{line.at}}}'.encode()])


def log_for(table: Table, seat: int, lang: str, lines: list[Line]) -> list[bytes]:
    return [line_for(table, line, seat, lang) for line in lines]


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
