"""A worker whose bots misbehave, each in its own way; the level says how."""

from __future__ import annotations

import os
import time

from ludotheque.bots import worker
from ludotheque.games import find_game
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game
from ludotheque.kernel.position import Observation


class BadBot:
    """crash: the process dies; raise: an exception; hang: no answer; chatter: prints; illegal: not in the menu.

    (Not a subclass of `Bot`: interpreted classes cannot inherit from compiled ones.)
    """

    def __init__(self, name: str) -> None:
        self.name = name

    def at_table(self) -> BadBot:
        return self

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        if self.name == "crash":
            os._exit(3)
        if self.name == "raise":
            raise RuntimeError("I cannot decide")
        if self.name == "hang":
            time.sleep(3600)
        if self.name == "chatter":
            print("thinking aloud")
        if self.name == "illegal":
            return find_game(game.meta.id).action(0)
        return menu[0]


worker.find_bot = BadBot  # type: ignore[assignment,attr-defined]

if __name__ == "__main__":
    worker.main()
