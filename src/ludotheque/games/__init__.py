"""The catalogue: our games, and those of installed packages (entry point group `ludotheque.games`)."""

from __future__ import annotations

from ludotheque.games.diamonds_club.game import GAME as DIAMONDS_CLUB
from ludotheque.games.last_chance.game import GAME as LAST_CHANCE
from ludotheque.games.metropolis.game import GAME as METROPOLIS
from ludotheque.games.packages import add_installed
from ludotheque.games.paradis.game import GAME as PARADIS
from ludotheque.games.rue_de_la_paix.game import GAME as RUE_DE_LA_PAIX
from ludotheque.kernel.catalogue import add_game, all_games, find_game
from ludotheque.kernel.game import Game

__all__ = ["CATALOGUE", "OURS", "find_game"]

OURS: tuple[Game, ...] = (PARADIS, LAST_CHANCE, RUE_DE_LA_PAIX, DIAMONDS_CLUB, METROPOLIS)

for _game in OURS:
    add_game(_game)
add_installed()

CATALOGUE: tuple[Game, ...] = all_games()
