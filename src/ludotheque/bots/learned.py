"""A bot that judges by what was learned: it looks one turn ahead and takes what its net likes best."""

from __future__ import annotations

from typing import Final

from ludotheque.bots.base import Bot
from ludotheque.bots.search import SEEDS, chance_to_win, in_trial, promising
from ludotheque.bots.simple import best_of
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance, KeyedChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.net import Net
from ludotheque.kernel.position import Observation, Position

WORLDS: Final = 2  #: imagined positions in which every candidate is tried
LONGEST_TURN: Final = 12  #: decisions after which a turn counts as over


class LearnedBot(Bot):
    """Tries the promising actions, plays its own turn to the end and asks the net; without a net it is greedy."""

    def __init__(self, name: str = "learned", worlds: int = WORLDS) -> None:
        super().__init__(name)
        self.worlds = worlds

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        net = game.net()
        judged = None if net is None else game.judge(seen, menu, net)
        if judged is not None:
            return best_of(menu, judged, chance)
        choices, worth = game.bargain(seen, menu, chance)
        candidates = [choices[index] for index in promising(worth)]
        if net is None or len(candidates) == 1 or game.foresight().is_exact(seen):
            return best_of(choices, worth, chance)
        liked = [0.0] * len(candidates)
        for _ in range(self.worlds):
            world = game.imagine(seen, chance)
            seed = chance.below("seed", SEEDS)
            for index, action in enumerate(candidates):
                liked[index] += after_turn(game, net, seen.seat, world, action, seed)
        best = max(liked)
        return candidates[liked.index(best)]


def after_turn(game: Game, net: Net, seat: int, world: Position, action: Action, seed: int) -> float:
    """The chance to win once an action is carried out, those who are asked have answered, and the turn is over."""
    trial = world.copy()
    chance = KeyedChance(seed)
    foresight = game.foresight()
    chance.at(foresight.point(trial))
    trial.play(seat, action, chance, SILENT)
    for _ in range(LONGEST_TURN):
        waiting = trial.waiting_for()
        if seat not in waiting:
            break
        chance.at(foresight.point(trial))
        actor = seat if len(waiting) == 1 else another(waiting, seat)
        trial.play(actor, in_trial(game, foresight, trial, actor, seat, chance), chance, SILENT)
    return chance_to_win(game, net, trial, seat)


def another(waiting: list[int], seat: int) -> int:
    """The first of those waited for that is not this seat: whoever is asked answers before it goes on."""
    return waiting[0] if waiting[0] != seat else waiting[1]
