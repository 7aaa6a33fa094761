"""A bot that looks ahead: it imagines what could be hidden and plays each promising action to the end.

Flat Monte Carlo over imagined worlds. The game's own knowledge chooses the candidates and plays all seats
in the trials; what decides is how the trials end. The bot never sees more than an observation.
"""

from __future__ import annotations

from typing import Final

from ludotheque.bots.base import Bot
from ludotheque.bots.simple import GreedyBot
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance, SeededChance
from ludotheque.kernel.game import Game, Observation, Position, lead
from ludotheque.kernel.journal import SILENT

WORLDS: Final = 8  #: imagined positions per decision
LUCKS: Final = 1 << 30  #: seeds for the luck of the trials
WIN: Final = 30.0  #: what winning is worth beside the points of the lead
RANKS: Final[list[int]] = [0, 1, 2, 4, 8, 16, 32]  #: the candidates, by rank of their first appraisal


class SearchBot(Bot):
    """Tries the promising actions in several imagined worlds and takes the one that ends best."""

    def __init__(self, name: str, worlds: int, horizon: int = 0) -> None:
        super().__init__(name)
        self.worlds = worlds
        self.horizon = horizon  #: decisions a trial plays on; 0: what the game says
        self.player = GreedyBot()

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        if len(menu) == 1:
            return menu[0]
        candidates = promising(menu, game.appraise(seen, menu, chance))
        if len(candidates) == 1:
            return candidates[0]
        total = [0.0] * len(candidates)
        for _ in range(self.worlds):
            world = game.imagine(seen, chance)
            luck = SeededChance(chance.below("luck", LUCKS))
            for index in range(len(candidates)):
                # The same luck for all candidates of a world: what differs is what they are worth.
                trial = world.copy()
                falls = luck.copy()
                trial.play(seen.seat, candidates[index], falls, SILENT)
                total[index] += self.worth(game, trial, seen.seat, falls)
        best = 0
        for index in range(1, len(candidates)):
            if total[index] > total[best]:
                best = index
        return candidates[best]

    def worth(self, game: Game, trial: Position, seat: int, chance: Chance) -> float:
        """Plays a trial on with the game's own knowledge; how far the seat leads at the end, a win counting extra."""
        for _ in range(self.horizon or game.horizon()):
            waiting = trial.waiting_for()
            if not waiting:
                break
            actor = waiting[0]
            action = self.player.choose(game, game.observe(trial, actor), trial.menu(actor), chance)
            trial.play(actor, action, chance, SILENT)
        outcome = trial.outcome()
        if outcome is None:
            return lead(game.evaluate(game.observe(trial, seat)), seat)
        ahead = lead([score / outcome.unit for score in outcome.scores], seat)
        if seat in outcome.winners:
            return ahead + WIN / len(outcome.winners)
        return ahead


def promising(menu: tuple[Action, ...], worth: list[float]) -> list[Action]:
    """A few candidates: the best, and ever fewer of the rest, so that a long row of bids is spanned."""
    order = [index for _, index in sorted([(-worth[index], index) for index in range(len(menu))])]
    return [menu[order[rank]] for rank in RANKS if rank < len(order)]
