"""What is said about a game before it is played: on the shelf and in the lobby of a table."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from ludotheque.kernel.game import Game
from ludotheque.kernel.options import FLAG, Option, Options, Value
from ludotheque.tables.publish.messages import messages, texts

#: The colours of a game's box, on the root of `art/cover.svg`: the ground, and the ink that can be read on it.
SPINE: Final = re.compile(r'<svg[^>]*\sdata-spine="(#[0-9a-f]{6}) (#[0-9a-f]{6})"')
NO_SPINE: Final = ("#14213d", "#fbf7ef")


def about_game(game: Game, lang: str) -> dict[str, Any]:
    """The box: what it looks like, for how many, how long, how heavy."""
    meta = game.meta
    return {
        "tagline": said(game, "tagline", lang),
        "mechanism": said(game, "mechanism", lang),
        "weight": meta.weight,
        "minutes": meta.minutes,
        "counted": meta.counted,
        "seats": [meta.min_seats, meta.max_seats],
        "colours": list(spine(game)),
    }


def about_table(game: Game, options: Options, lang: str) -> dict[str, Any]:
    """The same for a table that waits for its players, with its options in words."""
    return {
        **about_game(game, lang),
        "options": [
            {
                "label": texts(lang).say(game.meta.id, f"option-{option.key}"),
                "value": value_label(game, option, options.values[option.key], lang),
                "hint": said(game, f"option-{option.key}.hint", lang),
            }
            for option in game.meta.options
        ],
    }


def art_of(game: Game) -> dict[str, str]:
    """Where a browser finds the drawings of a game."""
    return {name: f"/art/{game.meta.id}/{name}.svg" for name in ("board", "pieces", "cover")}


def said(game: Game, key: str, lang: str) -> str:
    """A message of the game; empty if it has none of that name."""
    found = texts(lang)
    return found.say(game.meta.id, key) if found.has(game.meta.id, key) else ""


def value_label(game: Game, option: Option, value: Value, lang: str) -> str:
    """What was chosen, in words."""
    if option.kind == FLAG:
        return messages(lang).say("option-yes" if value is True else "option-no")
    return choice_label(game, option.key, str(value), lang)


def choice_label(game: Game, key: str, value: str, lang: str) -> str:
    """A seat letter or word of a choice; `option-<key>.<choice>` if the game has one."""
    return said(game, f"option-{key}.{value}", lang) or value


@cache
def spine(game: Game) -> tuple[str, str]:
    """Ground and ink of the game's box; those of the collection if its cover names none."""
    cover = game.folder / "art" / "cover.svg"
    found = SPINE.search(cover.read_text(encoding="utf-8")) if cover.is_file() else None
    return (found[1], found[2]) if found else NO_SPINE
