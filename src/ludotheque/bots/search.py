"""A bot that looks ahead: it imagines what could be hidden and plays each promising action on in those worlds.

The game's own knowledge chooses the candidates and plays all seats in the trials; what decides is how the
trials end. Trials are paired: in one world every candidate meets the same chance. Candidates race against the
first choice of the game's knowledge: who falls behind is given up, and the first choice gives way only to
one that does better by more than chance explains. The bot never sees more than an observation.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from ludotheque.bots.base import Bot
from ludotheque.bots.simple import GreedyBot
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance, SeededChance
from ludotheque.kernel.game import Game, Observation, Position, lead
from ludotheque.kernel.journal import SILENT

WORLDS: Final = 8  #: imagined positions per decision if all candidates stay in the race; more for fewer
LEAST: Final = 4  #: worlds before a candidate is given up
RANKS: Final[list[int]] = [0, 1, 2, 4, 8, 16, 32]  #: the candidates, by rank of their first appraisal
SEEDS: Final = 1 << 30  #: seeds for the chance of the trials


class SearchBot(Bot):
    """Tries the promising actions in several imagined worlds and takes the one that ends best."""

    def __init__(self, name: str, worlds: int, horizon: int = 0) -> None:
        super().__init__(name)
        self.worlds = worlds
        self.horizon = horizon  #: decisions a trial plays on; 0: what the game says
        self.player = GreedyBot()

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        choices, worth = game.bargain(seen, menu, chance)
        candidates = promising(choices, worth)
        if len(candidates) == 1:
            return candidates[0]
        doubt = game.foresight().doubt
        edges = [Edge(doubt) for _ in candidates]
        racing = list(range(1, len(candidates)))
        trials = self.worlds * len(candidates)
        while racing and trials > len(racing):
            trials -= len(racing) + 1
            self.try_all(game, seen, candidates, racing, edges, chance)
            racing = [index for index in racing if edges[index].worlds < LEAST or edges[index].most() > 0.0]
        best = 0
        for index in racing:
            if edges[index].least() > 0.0 and (best == 0 or edges[index].mean() > edges[best].mean()):
                best = index
        return candidates[best]

    def try_all(
        self,
        game: Game,
        seen: Observation,
        candidates: list[Action],
        racing: list[int],
        edges: list[Edge],
        chance: Chance,
    ) -> None:
        """One more world: the first choice and all that race against it, with the same chance."""
        world = game.imagine(seen, chance)
        seed = chance.below("seed", SEEDS)
        first = self.trial(game, seen.seat, world, candidates[0], seed)
        for index in racing:
            edges[index].add(self.trial(game, seen.seat, world, candidates[index], seed) - first)

    def trial(self, game: Game, seat: int, world: Position, action: Action, seed: int) -> float:
        """What an action leads to in a world, for the seat that takes it."""
        trial = world.copy()
        chance = SeededChance(seed)
        trial.play(seat, action, chance, SILENT)
        return self.worth(game, trial, seat, chance)

    def worth(self, game: Game, trial: Position, seat: int, chance: Chance) -> float:
        """Plays a trial on with the game's own knowledge; how far the seat leads at the end, a win counting extra."""
        for _ in range(self.horizon or game.foresight().horizon):
            waiting = trial.waiting_for()
            if not waiting:
                break
            actor = waiting[chance.below("who acts", len(waiting))]
            action = self.player.choose(game, game.observe(trial, actor), trial.menu(actor), chance)
            trial.play(actor, action, chance, SILENT)
        outcome = trial.outcome()
        if outcome is None:
            return lead(game.evaluate(game.observe(trial, seat)), seat)
        ahead = lead([score / outcome.unit for score in outcome.scores], seat)
        if seat in outcome.winners:
            return ahead + game.foresight().winning / len(outcome.winners)
        return ahead


class Edge:
    """How much better than the first choice a candidate did, world by world."""

    def __init__(self, trust: float) -> None:
        self.trust = trust  #: standard errors within which a difference may be chance
        self.worlds = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, edge: float) -> None:
        self.worlds += 1
        self.total += edge
        self.squares += edge * edge

    def mean(self) -> float:
        return self.total / self.worlds

    def doubt(self) -> float:
        """How far the mean may be off by chance."""
        mean = self.mean()
        spread = self.squares / self.worlds - mean * mean
        return self.trust * sqrt(spread / (self.worlds - 1)) if spread > 0.0 and self.worlds > 1 else 0.0

    def most(self) -> float:
        return self.mean() + self.doubt()

    def least(self) -> float:
        return self.mean() - self.doubt()


def promising(menu: tuple[Action, ...], worth: list[float]) -> list[Action]:
    """A few candidates: the best, and ever fewer of the rest, so that a long row of bids is spanned."""
    order = [index for _, index in sorted([(-worth[index], index) for index in range(len(menu))])]
    return [menu[order[rank]] for rank in RANKS if rank < len(order)]
