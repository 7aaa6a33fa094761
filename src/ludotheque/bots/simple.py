"""The two bots to begin with."""

from __future__ import annotations

from ludotheque.bots.base import Bot
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game, Observation


class RandomBot(Bot):
    """Any action is as good as another."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        return menu[chance.below("random choice", len(menu))]


class GreedyBot(Bot):
    """Takes what the game's own evaluation likes best; equals are drawn."""

    def __init__(self) -> None:
        super().__init__("greedy")

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        if len(menu) == 1:
            return menu[0]
        worth = game.appraise(seen, menu, chance)
        best = worth[0]
        for value in worth:
            if value > best:
                best = value
        liked = [index for index in range(len(menu)) if worth[index] == best]
        if len(liked) == 1:
            return menu[liked[0]]
        return menu[liked[chance.below("equally good", len(liked))]]
