"""The games as the shelf shows them."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludotheque.games import CATALOGUE
from ludotheque.kernel.game import Game
from ludotheque.kernel.lesson import lesson_of
from ludotheque.tables.orders import levels
from ludotheque.tables.publish.about import about_game, art_of, choice_label, said
from ludotheque.tables.publish.messages import messages, texts


@cache
def shelf(lang: str) -> list[dict[str, Any]]:
    return [card(game, lang) for game in CATALOGUE]


def card(game: Game, lang: str) -> dict[str, Any]:
    meta = game.meta
    say = texts(lang)
    options = []
    for option in meta.options:
        choices = [
            {
                "value": value,
                "label": choice_label(game, option.key, value, lang),
                "seats": option.least_seats(value),
            }
            for value in option.choices
        ]
        options.append(
            {
                "key": option.key,
                "kind": option.kind,
                "default": option.default,
                "label": say.say(meta.id, f"option-{option.key}"),
                "hint": said(game, f"option-{option.key}.hint", lang),
                "choices": choices,
            }
        )
    return {
        "id": meta.id,
        "title": meta.titles[lang],
        "titles": meta.titles,
        **about_game(game, lang),
        "designer": said(game, "designer", lang) or meta.designer,
        "publisher": meta.publisher,
        "year": meta.year,
        "edition": meta.edition,
        "editions": game.editions(),
        "options": options,
        "levels": level_list(lang),
        "art": art_of(game),
        "rules": f"/rules/{meta.id}",
        "lesson": lesson_of(game.folder) is not None,
    }


def level_list(lang: str) -> list[dict[str, str]]:
    """The bots one may play against, the weakest first."""
    return [{"name": level, "label": level_label(lang, level)} for level in levels()]


def level_label(lang: str, level: str) -> str:
    label = messages(lang).say(f"level-{level}")
    return level if label == f"level-{level}" else label
