"""`ludotheque train`: a net for a game, learned from matches of bots against themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.cli.options import GameName, Jobs, Lang, Seed, check_positive, some_seed
from ludotheque.cli.progress import match_progress
from ludotheque.cli.terminal import terminal
from ludotheque.games import find_game
from ludotheque.kernel.net import FILE_NAME
from ludotheque.kernel.trouble import Trouble


def train(
    ctx: typer.Context,
    game: GameName,
    into: Annotated[Path, typer.Option("--into", metavar="FOLDER", help="cli-opt-into")],
    matches: Annotated[int, typer.Option("--matches", metavar="M", help="cli-opt-matches")] = 5000,
    seed: Seed = None,
    hidden: Annotated[int, typer.Option("--hidden", metavar="N", help="cli-opt-hidden")] = 24,
    trace: Annotated[float, typer.Option("--lambda", metavar="L", help="cli-opt-lambda")] = 0.9,
    jobs: Jobs = 1,
    lang: Lang = None,
) -> None:
    at = terminal(ctx)
    check_positive(matches, jobs)
    if not 1 <= hidden <= 200 or not 0.0 <= trace <= 1.0:
        raise Trouble("bad-training")
    found = find_game(game)
    if found.features is None:
        raise Trouble("no-features", game=found.meta.id)
    module = training_module()
    training = module.Training(module.Plan(found, some_seed(seed), matches, hidden, trace), into)
    training.resume()
    with match_progress(at, training.plan.rounds * module.ROUND) as advance:
        training.run(jobs, advance)
    at.print(
        at.say(
            "train-result",
            game=found.meta.titles[at.texts.lang],
            matches=training.done * module.ROUND,
            seed=str(training.plan.seed),
            first=at.texts.number(training.curve[0], 3),
            last=at.texts.number(training.curve[-1], 3),
            file=str(into / FILE_NAME),
        )
    )


def training_module() -> Any:
    try:
        from ludotheque.learning import training
    except ImportError as error:
        raise Trouble("extra-missing", extra="learn", why=str(error)) from error
    return training
