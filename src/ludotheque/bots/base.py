"""What a bot is."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game
from ludotheque.kernel.position import Observation


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. Yours may be plain Python, also where the games are compiled."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        """One action of the menu, or an open-ended one that passes the gate.

        `chance` is the bot's own: thinking never touches the table's dice.
        """
        raise NotImplementedError

    def at_table(self) -> Bot:
        """The same bot where people wait for it: it may have to stop in time. By default there is no difference."""
        return self
