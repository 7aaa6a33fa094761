"""`ludotheque replay`: a match from its file, move by move, every move through the gate again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.cli.drawing import draw
from ludotheque.cli.files import load
from ludotheque.cli.keyboard import Keyboard
from ludotheque.cli.options import Json, Lang
from ludotheque.cli.outcome import outcome_data, show_outcome
from ludotheque.cli.terminal import Terminal, terminal
from ludotheque.kernel.chance import RecordedChance
from ludotheque.kernel.match import Match
from ludotheque.kernel.seats import SPECTATOR, letter


def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="cli-arg-file", show_default=False)],
    step: Annotated[bool, typer.Option("--step", help="cli-opt-step")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    at = terminal(ctx)
    match, players = load(file, RecordedChance([]))
    if as_json:
        at.json(replay_data(at, match, players))
        return
    title = match.game.meta.titles[at.texts.lang]
    at.print(at.say("replay-title", game=title, names=at.texts.joined(match.names)), style="bold")
    if match.old:
        at.print(at.say("replay-older", number=len(match.old)))
    else:
        show_moves(at, match, step)
    outcome = match.position.outcome()
    if outcome is None:
        at.print(at.say("replay-unfinished", number=match.length()))
    else:
        show_outcome(at, match.game, outcome, match.names)


def show_moves(at: Terminal, match: Match, step_by_step: bool) -> None:
    """Each move with what happened; step by step, with the table a spectator would see."""
    keyboard = Keyboard(at)
    positions = match.replay()
    next(positions)
    for number, move in enumerate(match.moves, 1):
        after = next(positions)
        who = f"{letter(move.seat)} {match.names[move.seat]}"
        at.print(f"{number}. {who}: {move.action.notation}", style="bold")
        for fact in move.facts:
            at.print("   " + at.texts.fact(match.game.meta.id, fact, match.names))
        if step_by_step:
            draw(at, match.game, after, SPECTATOR, match.names, [])
            try:
                answer = keyboard.ask(at.say("replay-next"))
            except EOFError:
                return
            if answer:
                return


def replay_data(at: Terminal, match: Match, players: list[str]) -> dict[str, Any]:
    outcome = match.position.outcome()
    moves: list[dict[str, Any]] = []
    for seat, notation, drawn in match.old:
        moves.append({"number": len(moves) + 1, "seat": letter(seat), "action": notation, "drawn": drawn})
    for move in match.moves:
        facts = [
            {"key": fact.key(), "text": at.texts.fact(match.game.meta.id, fact, match.names)}
            for fact in move.facts
        ]
        moves.append(
            {
                "number": len(moves) + 1,
                "seat": letter(move.seat),
                "action": move.action.notation,
                "drawn": move.drawn,
                "facts": facts,
            }
        )
    return {
        "game": match.game.meta.id,
        "edition": match.options.edition,
        "options": match.options.values,
        "seats": match.seats,
        "names": match.names,
        "players": players,
        "moves": moves,
        "over": outcome is not None,
        "outcome": None if outcome is None else outcome_data(at, match.game, outcome, match.names),
    }
