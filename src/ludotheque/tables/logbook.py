"""What one viewer is told of the log and the chat."""

from __future__ import annotations

import operator
from typing import Any

from ludotheque.kernel.journal import told_to
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables.events import Said
from ludotheque.tables.lines import Line
from ludotheque.tables.table import OVER, TABLE_ROOM, Table
from ludotheque.tables.words import texts, words


def line_for(table: Table, line: Line, seat: int, lang: str, names: list[str]) -> dict[str, Any]:
    facts = told_to(line.facts, seat)
    same = len(facts) == len(line.facts) and all(map(operator.is_, facts, line.facts))
    if same and lang in line.whole and line.whole[lang]["step"] == line.step:
        return line.whole[lang]  # others were told everything too
    told: list[dict[str, Any]] = []
    if line.key:
        told.append({"text": words(lang).say(line.key, **line.told), "refs": []})
    game = table.game.meta.id
    for fact in facts:
        known = line.texts.get((id(fact), lang))
        if known is None:
            refs = refs_of(fact.params())
            known = {"text": texts(lang).fact(game, fact, names), "refs": refs}
            if any(fact is kept for kept in line.facts):
                line.texts[(id(fact), lang)] = known  # told to others in the same words
        told.append(known)
    worded = {
        "n": line.n,
        "step": line.step,
        "turn": line.turn,
        "seat": line.seat,
        "kind": line.kind,
        "texts": told,
        "at": line.at,
    }
    if same:
        line.whole[lang] = worded
    return worded


def refs_of(params: dict[str, Any]) -> list[str]:
    """Words of a fact that may name a place or piece.

    Its strings, `lot-24` for lot=24, `red-5` for zone="red", value=5.
    """
    refs: list[str] = []
    last = ""
    for name, value in params.items():
        if isinstance(value, str):
            refs.append(value)
            last = value
        elif isinstance(value, tuple):
            refs += [f"{name.removesuffix('s')}-{item}" for item in value if isinstance(item, int)]
        elif isinstance(value, int) and name != "amount":
            refs.append(f"{name}-{value}")
            if last:
                refs.append(f"{last}-{value}")
    return refs


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
