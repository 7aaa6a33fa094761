"""What a bot is."""

from __future__ import annotations

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game, Observation


class Bot:
    """A player that is a program."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        """One action of the menu. `chance` is the bot's own: thinking never touches the table's dice."""
        raise NotImplementedError
