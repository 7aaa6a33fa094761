"""`ludotheque games`: the shelf."""

from __future__ import annotations

from typing import Any

import typer
from rich.padding import Padding
from rich.text import Text as Styled

from ludotheque.cli.options import Json, Lang
from ludotheque.cli.terminal import Terminal, terminal
from ludotheque.games import CATALOGUE
from ludotheque.kernel.game import Game
from ludotheque.kernel.options import FLAG, Option


def games(ctx: typer.Context, as_json: Json = False, lang: Lang = None) -> None:
    at = terminal(ctx)
    if as_json:
        at.json({"games": [describe(at, game) for game in CATALOGUE]})
        return
    for game in CATALOGUE:
        show(at, game)


def describe(at: Terminal, game: Game) -> dict[str, Any]:
    meta = game.meta
    return {
        "id": meta.id,
        "title": meta.titles[at.texts.lang],
        "titles": meta.titles,
        "designer": meta.designer,
        "publisher": meta.publisher,
        "year": meta.year,
        "seats": {"least": meta.min_seats, "most": meta.max_seats},
        "minutes": meta.minutes,
        "edition": meta.edition,
        "editions": game.editions(),
        "options": [describe_option(at, game, option) for option in meta.options],
        "rules_version": meta.rules_version,
        "tagline": at.texts.say(meta.id, "tagline"),
    }


def describe_option(at: Terminal, game: Game, option: Option) -> dict[str, Any]:
    return {
        "key": option.key,
        "title": at.texts.say(game.meta.id, f"option-{option.key}"),
        "kind": option.kind,
        "default": option.default,
        "choices": list(option.choices),
        "hint": hint_of(at, game, option),
    }


def hint_of(at: Terminal, game: Game, option: Option) -> str:
    """What an option means, in a sentence; nothing where its name says it."""
    key = f"option-{option.key}.hint"
    return at.texts.say(game.meta.id, key) if at.texts.has(game.meta.id, key) else ""


def show(at: Terminal, game: Game) -> None:
    meta = game.meta
    title = Styled(meta.titles[at.texts.lang], style="bold")
    if meta.titles["original"] != meta.titles[at.texts.lang]:
        title.append(f"  {meta.titles['original']}", style="italic not bold")
    title.append(f"  [{meta.id}]", style="not bold cyan")
    at.out.print(title)
    facts = {"designer": meta.designer, "publisher": meta.publisher, "year": str(meta.year)}
    counts = {"least": meta.min_seats, "most": meta.max_seats, "minutes": meta.minutes}
    lines = [at.texts.say(meta.id, "tagline"), at.say("games-line", **facts, **counts)]
    for option in meta.options:
        values = ", ".join(("yes", "no") if option.kind == FLAG else option.choices)
        label = at.texts.say(meta.id, f"option-{option.key}")
        lines.append(at.say("games-option", key=option.key, values=values, title=label))
        if hint := hint_of(at, game, option):
            lines.append(f"  {hint}")
    at.out.print(Padding(Styled("\n".join(lines)), (0, 0, 1, 2)))
