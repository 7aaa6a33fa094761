"""The games that can be played here, by their ids.

`ludotheque.games` adds our games and those of installed packages; whoever is given an id (a file, a table, the
texts) asks here for the game or its folder.
"""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.game import Game
from ludotheque.kernel.seats import SEAT_WORDS
from ludotheque.kernel.trouble import Trouble

_games: Final[dict[str, Game]] = {}


def add_game(game: Game) -> None:
    """Adds a game; `ValueError` if another one has its id."""
    if game.meta.id in _games:
        raise ValueError(f"there is a game of the id {game.meta.id} already")
    _games[game.meta.id] = game


def all_games() -> tuple[Game, ...]:
    """All games, in the order in which they were added."""
    return tuple(_games.values())


def known_game(id: str) -> Game | None:
    """The game of that id, if there is one."""
    return _games.get(id)


def find_game(id: str) -> Game:
    """The game of that id; `Trouble` names the known ones."""
    game = _games.get(id)
    if game is None:
        raise Trouble("unknown-game", game=id, known=", ".join(_games))
    return game


def seat_words(id: str) -> tuple[str, ...]:
    """What the messages and refusals of a game call seats; of no game: those of the kernel alone."""
    game = _games.get(id)
    return SEAT_WORDS if game is None else game.seat_words
