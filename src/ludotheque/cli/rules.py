"""`ludotheque rules`: the rule page, or one paragraph of it."""

from __future__ import annotations

from typing import Annotated

import typer

from ludotheque.cli.options import GameName, Json, Lang
from ludotheque.cli.terminal import Terminal, terminal
from ludotheque.games import find_game
from ludotheque.kernel.game import Game
from ludotheque.texts.rulebook import rulebook


def rules(
    ctx: typer.Context,
    game: GameName,
    paragraph: Annotated[str | None, typer.Argument(metavar="§", help="cli-arg-paragraph")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    at = terminal(ctx)
    found = find_game(game)
    if not as_json:
        show_rules(at, found, paragraph)
        return
    book = rulebook(found, at.texts.lang)
    parts = book.find(paragraph) if paragraph else list(book.paragraphs)
    at.json({"game": game, "lang": at.texts.lang, "paragraphs": [part._asdict() for part in parts]})


def show_rules(at: Terminal, game: Game, paragraph: str | None) -> None:
    """The paragraph `4.3`, the chapter `4`, or the whole page."""
    from rich.markdown import Markdown  # takes longer to load than all the rest of a short command

    book = rulebook(game, at.texts.lang)
    if not paragraph:
        at.out.print(Markdown(book.page))
        return
    parts = book.find(paragraph)
    page = f"**{parts[0].chapter}**\n\n" + "\n\n".join(part.text for part in parts)
    at.out.print(Markdown(page))
