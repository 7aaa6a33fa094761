"""The options that several commands share. Help texts are message keys."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ludotheque.kernel.trouble import Trouble

if TYPE_CHECKING:
    from ludotheque.kernel.game import Game
    from ludotheque.kernel.options import Options

DATABASE = "LUDOTHEQUE_DATABASE"  #: the variable that names the database when no option does

GameName = Annotated[str, typer.Argument(metavar="GAME", help="cli-arg-game", show_default=False)]
Lang = Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="cli-opt-lang")]
Data = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="FOLDER",
        envvar="LUDOTHEQUE_DATA",
        help="cli-opt-data",
        show_default=False,
        show_envvar=False,
    ),
]
Database = Annotated[
    str,
    typer.Option(
        "--database",
        metavar="URL",
        envvar=DATABASE,
        help="cli-opt-database",
        show_default=False,
        show_envvar=False,
    ),
]
Force = Annotated[bool, typer.Option("--force", help="cli-opt-force")]
Json = Annotated[bool, typer.Option("--json", help="cli-opt-json")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="cli-opt-seats")]
Seed = Annotated[int | None, typer.Option("--seed", metavar="S", help="cli-opt-seed")]
Bots = Annotated[str | None, typer.Option("--bots", metavar="B,B…", help="cli-opt-bots")]
Matches = Annotated[int, typer.Option("--matches", metavar="M", help="cli-opt-matches")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", help="cli-opt-jobs")]
Edition = Annotated[
    str, typer.Option("--edition", metavar="NAME", help="cli-opt-edition", show_default=False)
]
Chosen = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="cli-opt-option", show_default=False)
]

#: How many play when nobody says so: four where the game allows it.
USUAL_SEATS = 4


def usual_seats(game: Game) -> int:
    return max(game.meta.min_seats, min(USUAL_SEATS, game.meta.max_seats))


def check_bots(game: Game, bots: list[str], seats: int, least: int) -> None:
    """At least so many bots are named, and no more than there are seats."""
    game.check_seats(seats)
    if not least <= len(bots) <= seats:
        raise Trouble("wrong-bots", bots=len(bots), seats=seats)


def check_positive(matches: int, jobs: int) -> None:
    """A series has at least one match, played by at least one process."""
    for name, value in (("--matches", matches), ("--jobs", jobs)):
        if value < 1:
            raise Trouble("too-small", name=name, value=value)


def read_options(game: Game, edition: str, chosen: list[str] | None) -> Options:
    """`--option key=value`, as often as wanted."""
    values: dict[str, object] = {}
    for text in chosen or []:
        key, equals, value = text.partition("=")
        if not equals:
            raise Trouble("option-form", text=text)
        values[key.strip()] = value.strip()
    return game.options(edition, values)


def read_bots(names: str) -> list[str]:
    """`greedy,random`: the names of bots; nothing and `none` are no bots at all."""
    from ludotheque.bots.registry import find_bot

    words = [word.strip() for word in names.split(",") if word.strip()]
    return [] if words == ["none"] else [find_bot(word).name for word in words]


def some_seed(seed: int | None) -> int:
    """The seed asked for, else one that nobody knows."""
    import secrets

    return secrets.randbits(63) if seed is None else seed
