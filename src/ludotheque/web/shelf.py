"""The games as the shelf shows them."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludotheque.games import CATALOGUE
from ludotheque.kernel.game import Game
from ludotheque.tables.orders import levels
from ludotheque.tables.words import texts, words


@cache
def shelf(lang: str) -> list[dict[str, Any]]:
    return [card(game, lang) for game in CATALOGUE]


def card(game: Game, lang: str) -> dict[str, Any]:
    meta = game.meta
    say = texts(lang)
    options = []
    for option in meta.options:
        choices = [
            {"value": value, "label": choice_label(say, meta.id, option.key, value)}
            for value in option.choices
        ]
        options.append(
            {
                "key": option.key,
                "kind": option.kind,
                "default": option.default,
                "label": say.say(meta.id, f"option-{option.key}"),
                "choices": choices,
            }
        )
    folder = game.folder / "components"
    editions = sorted(entry.name for entry in folder.iterdir() if entry.is_dir()) if folder.is_dir() else []
    return {
        "id": meta.id,
        "title": meta.titles[lang],
        "titles": meta.titles,
        "tagline": say.say(meta.id, "tagline"),
        "designer": say.say(meta.id, "designer") if say.has(meta.id, "designer") else meta.designer,
        "publisher": meta.publisher,
        "year": meta.year,
        "seats": [meta.min_seats, meta.max_seats],
        "minutes": meta.minutes,
        "edition": meta.edition,
        "editions": editions,
        "options": options,
        "levels": [{"name": level, "label": level_label(lang, level)} for level in levels()],
        "art": {"board": f"/art/{meta.id}/board.svg", "pieces": f"/art/{meta.id}/pieces.svg"},
        "rules": f"/rules/{meta.id}",
    }


def choice_label(say: Any, game: str, key: str, value: str) -> str:
    """A seat letter or word of a choice; `option-<key>.<choice>` if the game has one."""
    attribute = f"option-{key}.{value}"
    return str(say.say(game, attribute)) if say.has(game, attribute) else value


def level_label(lang: str, level: str) -> str:
    label = words(lang).say(f"level-{level}")
    return level if label == f"level-{level}" else label
