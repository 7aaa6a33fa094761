"""`ludotheque play`: sits people and bots around a table in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludotheque.bots.simulation import match_chance
from ludotheque.cli.files import check_free, load
from ludotheque.cli.keyboard import Keyboard
from ludotheque.cli.options import Bots, Chosen, Edition, Force, Lang, Seats, Seed, read_options, some_seed
from ludotheque.cli.seating import seat_names, seat_players
from ludotheque.cli.session import Session
from ludotheque.cli.terminal import Terminal, terminal
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.game import Game
from ludotheque.kernel.match import Match
from ludotheque.kernel.options import Options
from ludotheque.kernel.trouble import Trouble


def play(
    ctx: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="cli-arg-game")] = None,
    seats: Seats = None,
    bots: Bots = None,
    names: Annotated[str | None, typer.Option("--names", metavar="N,N…", help="cli-opt-names")] = None,
    seed: Seed = None,
    option: Chosen = None,
    edition: Edition = "",
    load_file: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="cli-opt-load")] = None,
    save_file: Annotated[Path | None, typer.Option("--save", metavar="FILE", help="cli-opt-save")] = None,
    force: Force = False,
    estimates: Annotated[bool, typer.Option("--estimates", help="cli-opt-estimates")] = False,
    lang: Lang = None,
) -> None:
    at = terminal(ctx)
    if save_file is not None:
        check_free(save_file, load_file, force)
    if load_file is not None:
        session = resumed(at, game, load_file, bots, some_seed(seed), force)
    else:
        try:
            found = find_game(game) if game else pick_game(at)
        except EOFError:  # nobody is there to pick one
            return
        players = seat_players(found, seats, bots)
        seated = seat_names(len(players), names)
        options = read_options(found, edition, option)
        session = opened(at, found, players, seated, options, some_seed(seed), force)
    session.autosave = save_file
    session.estimates = estimates
    session.run()


def opened(
    at: Terminal, game: Game, players: list[str], names: list[str], options: Options, seed: int, force: bool
) -> Session:
    """A new match."""
    match = Match(game, len(players), options, match_chance(seed, 0, 0))
    match.names = names
    title = game.meta.titles[at.texts.lang]
    at.print(at.say("play-welcome", game=title, names=at.texts.joined(names)), style="bold")
    if at.texts.has(game.meta.id, "aim"):
        at.print(at.texts.say(game.meta.id, "aim"), style="italic")
    at.print(at.say("play-how"))
    return Session(at, match, players, match_chance(seed, 0, 1), None, force)


def resumed(at: Terminal, game: str | None, file: Path, bots: str | None, seed: int, force: bool) -> Session:
    """A saved match; `--bots` seats others than those the file names."""
    match, players = load(file, match_chance(seed, 0, 0))
    if game is not None and find_game(game) is not match.game:
        raise Trouble("other-game", file=str(file), game=match.game.meta.id)
    if bots is not None:
        players = seat_players(match.game, match.seats, bots)
    session = Session(at, match, players, match_chance(seed, 0, 1), file, force)
    session.take_over(match, players)
    title = match.game.meta.titles[at.texts.lang]
    at.print(at.say("play-welcome-back", game=title, number=match.length()), style="bold")
    at.print(at.say("play-how"))
    return session


def pick_game(at: Terminal) -> Game:
    """Asks which game of the shelf."""
    at.print(at.say("pick-title"), style="bold")
    for place, game in enumerate(CATALOGUE, 1):
        title = game.meta.titles[at.texts.lang]
        at.print(f"{place:>3}  {title} – {at.texts.say(game.meta.id, 'tagline')}")
    text = Keyboard(at).ask(at.say("pick-prompt", last=len(CATALOGUE)))
    if text.isascii() and text.isdigit() and 1 <= int(text) <= len(CATALOGUE):
        return CATALOGUE[int(text) - 1]
    return find_game(text)
