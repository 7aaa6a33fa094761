"""The catalogue: one explicit tuple."""

from __future__ import annotations

from ludotheque.games.paradis.game import GAME as PARADIS
from ludotheque.kernel.game import Game
from ludotheque.kernel.trouble import Trouble

CATALOGUE: tuple[Game, ...] = (PARADIS,)


def find_game(name: str) -> Game:
    """The game of that id; `Trouble` names the known ones."""
    for game in CATALOGUE:
        if game.meta.id == name:
            return game
    raise Trouble("unknown-game", game=name, known=", ".join(game.meta.id for game in CATALOGUE))
