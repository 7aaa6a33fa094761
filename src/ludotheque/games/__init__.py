"""The catalogue: one explicit tuple."""

from __future__ import annotations

from ludotheque.games.diamonds_club.game import GAME as DIAMONDS_CLUB
from ludotheque.games.last_chance.game import GAME as LAST_CHANCE
from ludotheque.games.metropolis.game import GAME as METROPOLIS
from ludotheque.games.paradis.game import GAME as PARADIS
from ludotheque.games.rue_de_la_paix.game import GAME as RUE_DE_LA_PAIX
from ludotheque.kernel.game import Game
from ludotheque.kernel.trouble import Trouble

CATALOGUE: tuple[Game, ...] = (PARADIS, LAST_CHANCE, RUE_DE_LA_PAIX, DIAMONDS_CLUB, METROPOLIS)


def find_game(name: str) -> Game:
    """The game of that id; `Trouble` names the known ones."""
    for game in CATALOGUE:
        if game.meta.id == name:
            return game
    raise Trouble("unknown-game", game=name, known=", ".join(game.meta.id for game in CATALOGUE))
