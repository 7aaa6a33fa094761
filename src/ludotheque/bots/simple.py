"""The bots that do not look ahead."""

from __future__ import annotations

from ludotheque.bots.base import Bot
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game
from ludotheque.kernel.position import Observation


class RandomBot(Bot):
    """Any action is as good as another."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        return menu[chance.below("random choice", len(menu))]


class GreedyBot(Bot):
    """Takes what the game's own evaluation likes best, and bargains; equals are drawn."""

    def __init__(self, name: str = "greedy") -> None:
        super().__init__(name)

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        choices, worth = game.bargain(seen, menu, chance)
        return best_of(choices, worth, chance)


class EarlierGreedyBot(Bot):
    """The greedy bot as it was before it bargained, for comparison: it signs whatever leaves it a little."""

    def __init__(self) -> None:
        super().__init__("greedy-1")

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        if len(menu) == 1:
            return menu[0]
        return best_of(menu, game.appraise(seen, menu, chance), chance)


def best_of(choices: tuple[Action, ...], worth: list[float], chance: Chance) -> Action:
    """The most liked; equals are drawn."""
    best = worth[0]
    for value in worth:
        if value > best:
            best = value
    liked = [index for index in range(len(choices)) if worth[index] == best]
    if len(liked) == 1:
        return choices[liked[0]]
    return choices[liked[chance.below("equally good", len(liked))]]
