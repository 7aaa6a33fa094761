"""`ludotheque replay`: a match from its file, move by move, every move through the gate again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.cli.desk import Desk, desk
from ludotheque.cli.drawing import draw
from ludotheque.cli.files import load
from ludotheque.cli.keyboard import Keyboard
from ludotheque.cli.options import Json, Lang
from ludotheque.cli.outcome import outcome_data, show_outcome
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import RecordedChance
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.game import Position
from ludotheque.kernel.match import Match
from ludotheque.kernel.seats import SPECTATOR, letter


class Step:
    """One move and where it led."""

    def __init__(self, seat: int, action: Action, facts: list[Fact], after: Position) -> None:
        self.seat = seat
        self.action = action
        self.facts = facts
        self.after = after


def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-arg-file", show_default=False)],
    step: Annotated[bool, typer.Option("--step", help="cli-opt-step")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    at = desk(ctx)
    steps: list[Step] = []

    def watch(match: Match, seat: int, action: Action, facts: list[Fact]) -> None:
        steps.append(Step(seat, action, facts, match.position.copy()))

    match, players = load(file, RecordedChance([]), watch)
    if as_json:
        at.json(replay_data(at, match, players, steps))
        return
    title = match.game.meta.titles[at.texts.lang]
    at.print(at.say("replay-title", game=title, names=at.texts.joined(match.names)), style="bold")
    if match.moves and not steps:
        at.print(at.say("replay-older", number=len(match.moves)))
    show_steps(at, match, steps, step)
    outcome = match.position.outcome()
    if outcome is None:
        at.print(at.say("replay-unfinished", number=len(match.moves)))
    else:
        show_outcome(at, match.game, outcome, match.names)


def show_steps(at: Desk, match: Match, steps: list[Step], step_by_step: bool) -> None:
    """Each move with what happened; step by step, with the table a spectator would see."""
    keyboard = Keyboard(at)
    for number, step in enumerate(steps, 1):
        who = f"{letter(step.seat)} {match.names[step.seat]}"
        at.print(f"{number}. {who}: {step.action.notation}", style="bold")
        for fact in step.facts:
            at.print("   " + at.texts.fact(match.game.meta.id, fact, match.names))
        if step_by_step:
            draw(at, match.game, step.after, SPECTATOR, match.names, [])
            try:
                answer = keyboard.ask(at.say("replay-next"))
            except EOFError:
                return
            if answer:
                return


def replay_data(at: Desk, match: Match, players: list[str], steps: list[Step]) -> dict[str, Any]:
    outcome = match.position.outcome()
    moves = []
    for number, move in enumerate(match.moves, 1):
        entry: dict[str, Any] = {
            "number": number,
            "seat": letter(move.seat),
            "action": move.action.notation,
            "drawn": move.drawn,
        }
        if steps:
            entry["facts"] = [
                {"key": fact.key(), "text": at.texts.fact(match.game.meta.id, fact, match.names)}
                for fact in steps[number - 1].facts
            ]
        moves.append(entry)
    return {
        "game": match.game.meta.id,
        "edition": match.options.edition,
        "options": match.options.values,
        "seats": match.seats,
        "names": match.names,
        "players": players,
        "moves": moves,
        "over": outcome is not None,
        "outcome": None if outcome is None else outcome_data(at, match.game, outcome),
    }
