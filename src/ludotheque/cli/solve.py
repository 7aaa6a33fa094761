"""`ludotheque solve`: exact chances and the best keep, for games that have a solver."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from ludotheque.cli.options import Edition, GameName, Json, Lang
from ludotheque.cli.terminal import Terminal, terminal
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.trouble import Trouble

SHOWN = 12  #: lines of the ranking that people are shown; `--json` has all


def solve(
    ctx: typer.Context,
    game: GameName,
    card: Annotated[str, typer.Option("--card", metavar="LC02", help="cli-opt-card", show_default=False)],
    dice: Annotated[
        str, typer.Option("--dice", metavar="1,2,4,4,5", help="cli-opt-dice", show_default=False)
    ],
    rolls: Annotated[int, typer.Option("--rolls", metavar="N", help="cli-opt-rolls", show_default=False)],
    edition: Edition = "",
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    at = terminal(ctx)
    found = find_game(game)
    if found.solve is None:
        known = [solved.meta.id for solved in CATALOGUE if solved.solve is not None]
        raise Trouble("no-solver", game=found.meta.id, known=", ".join(known))
    solution = found.solve(card, dice, rolls, edition)
    if as_json:
        at.json(solution)
    else:
        show(at, solution)


def show(at: Terminal, data: dict[str, object]) -> None:
    ranking = data["ranking"]
    assert isinstance(ranking, list)
    facts = {"card": data["card"], "dice": _faces(data["dice"]), "rolls": data["rolls"]}
    at.print(at.say("solve-question", **facts))
    at.print(
        at.say(
            "solve-answer",
            keep=_faces(data["keep"]),
            percent=_percent(at, data["p"]),
            fraction=data["fraction"],
        )
    )
    if len(ranking) < 2:
        return
    table = Table(box=None, pad_edge=False)
    table.add_column(at.say("solve-keep"))
    table.add_column(at.say("solve-chance"), justify="right")
    for line in ranking[:SHOWN]:
        table.add_row(_faces(line["keep"]) or at.say("solve-nothing"), _percent(at, line["p"]))
    at.out.print(table)
    if len(ranking) > SHOWN:
        at.print(at.say("solve-more", number=len(ranking) - SHOWN))


def _faces(faces: object) -> str:
    assert isinstance(faces, list)
    return " ".join(str(face) for face in faces)


def _percent(at: Terminal, p: object) -> str:
    assert isinstance(p, float)
    return at.texts.percent(p, 4)
