"""A bot that looks ahead: it imagines what could be hidden and plays each promising action on in those worlds.

The game's own knowledge chooses the candidates and plays all seats in the trials; what decides is how the
trials end. Trials are paired: in one world every candidate meets the same chance, keyed by its reason and the point of
the match (`KeyedChance`), so that it stays the same after the candidates have led to different positions. The budget is
spent by sequential halving: all candidates share the first part of it, the better half the next one, until one is left.
What the game's knowledge likes better has the benefit of the doubt, which vanishes with the number of worlds
(`Foresight.doubt` or `prior`). The bot never sees more than an observation.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Final

from ludotheque.bots.base import Bot
from ludotheque.bots.simple import best_of
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance, KeyedChance
from ludotheque.kernel.foresight import Foresight
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.net import Net, above_average
from ludotheque.kernel.position import Observation, Position, lead

RANKS: Final[list[int]] = [0, 1, 2, 3, 5, 8, 16, 32]  #: the candidates, by rank of their first appraisal
SEEDS: Final = 1 << 30  #: seeds for the chance of the trials


class SearchBot(Bot):
    """Tries the promising actions in several imagined worlds and takes the one that ends best.

    `trials` bounds a decision, so that a seed gives the same choice everywhere. At tables it stops when `milliseconds`
    are over, with what it has found by then; 0: no such limit. Where the game has a net for it (`Foresight.short`),
    trials are shorter and end in its judgement; without `learned` they end in the game's own estimate.
    """

    def __init__(
        self,
        name: str,
        trials: int,
        milliseconds: int = 0,
        horizon: int = 0,
        timed: bool = False,
        learned: bool = True,
    ) -> None:
        super().__init__(name)
        self.trials = trials
        self.milliseconds = milliseconds
        self.horizon = horizon  #: decisions a trial plays on; 0: what the game says
        self.timed = timed  #: whether the limit in milliseconds counts
        self.learned = learned  #: whether a net may judge

    def at_table(self) -> Bot:
        return SearchBot(self.name, self.trials, self.milliseconds, self.horizon, True, self.learned)

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        choices, worth = self.considered(game, seen, menu, chance)
        ranked = promising(worth)
        candidates = [choices[index] for index in ranked]
        foresight = game.foresight()
        if len(candidates) == 1 or foresight.is_exact(seen):
            return best_of(choices, worth, chance)
        began = perf_counter()
        # a net counts in chances to win, the appraisal in points
        prior = foresight.prior if self.net_for(game) is None else 0.0
        race = Race([worth[index] for index in ranked], foresight.doubt, prior)
        rounds = halvings(len(candidates))
        for round_number in range(rounds):
            worlds = max(1, self.trials // (rounds * len(race.running)))
            for _ in range(worlds):
                if self.out_of_time(began, (round_number + 1) / rounds):
                    break
                self.try_all(game, seen, candidates, race, chance, began)
            race.halve()
        return candidates[race.running[0]]

    def considered(
        self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance
    ) -> tuple[tuple[Action, ...], list[float]]:
        """What may be chosen, with a worth for each: by the net where it judges actions, else by the game."""
        net = self.net_for(game)
        judged = None if net is None else game.judge(seen, menu, net)
        return game.bargain(seen, menu, chance) if judged is None else (menu, judged)

    def net_for(self, game: Game) -> Net | None:
        """The net that judges trials; None where the game has none, or does better without."""
        return game.net() if self.learned and game.foresight().short > 0 else None

    def out_of_time(self, began: float, part: float) -> bool:
        """Whether this part of the time is over."""
        if not self.timed or self.milliseconds == 0:
            return False
        return 1000.0 * (perf_counter() - began) >= part * self.milliseconds

    def try_all(
        self,
        game: Game,
        seen: Observation,
        candidates: list[Action],
        race: Race,
        chance: Chance,
        began: float,
    ) -> None:
        """One more world, in which all that are still running meet the same chance; none if the time is over before."""
        world = game.imagine(seen, chance)
        seed = chance.below("seed", SEEDS)
        ended: list[float] = []
        for index in race.running:
            if self.out_of_time(began, 1.0):
                return
            ended.append(self.trial(game, seen.seat, world, candidates[index], seed))
        race.add(ended)

    def trial(self, game: Game, seat: int, world: Position, action: Action, seed: int) -> float:
        """What an action leads to in a world, for the seat that takes it."""
        trial = world.copy()
        chance = KeyedChance(seed)
        foresight = game.foresight()
        net = self.net_for(game)
        horizon = foresight.horizon if net is None else foresight.short
        chance.at(foresight.point(trial))
        trial.play(seat, action, chance, SILENT)
        for _ in range(self.horizon or horizon):
            waiting = trial.waiting_for()
            if not waiting:
                break
            chance.at(foresight.point(trial))
            actor = waiting[chance.below("who acts", len(waiting))]
            trial.play(actor, in_trial(game, foresight, trial, actor, seat, chance), chance, SILENT)
        return value(game, foresight, trial, seat) if net is None else chance_to_win(game, net, trial, seat)


def in_trial(
    game: Game, foresight: Foresight, trial: Position, actor: int, seat: int, chance: Chance
) -> Action:
    """What a seat does in a trial: the best it knows; the others now and then what is nearly as good."""
    quick = foresight.quick(trial, actor, chance)
    if quick is not None:
        return quick
    choices, worth = game.bargain(game.observe(trial, actor), trial.menu(actor), chance)
    if actor == seat or foresight.leeway == 0.0:
        return best_of(choices, worth, chance)
    return nearly_best(choices, worth, foresight.leeway, chance)


def nearly_best(choices: tuple[Action, ...], worth: list[float], leeway: float, chance: Chance) -> Action:
    """Any of the actions that are worse than the best by no more than the leeway."""
    least = max(worth) - leeway
    liked = [index for index in range(len(choices)) if worth[index] >= least]
    return choices[liked[chance.below("nearly as good", len(liked))]]


def value(game: Game, foresight: Foresight, trial: Position, seat: int) -> float:
    """How far a seat leads where a trial stopped; at the end of the match a win counts extra.

    Where the lead over the average counts (`Foresight.above_average`), the end is judged like any other position.
    """
    outcome = trial.outcome()
    if foresight.above_average:
        return above_average(game.evaluate(game.observe(trial, seat)), seat)
    if outcome is None or foresight.winning == 0.0:
        return lead(game.evaluate(game.observe(trial, seat)), seat)
    ahead = lead([score / outcome.unit for score in outcome.scores], seat)
    if seat in outcome.winners:
        return ahead + foresight.winning / len(outcome.winners)
    return ahead


def chance_to_win(game: Game, net: Net, position: Position, seat: int) -> float:
    """A seat's chance to win, by the net; when the match is over, exactly."""
    outcome = position.outcome()
    if outcome is None:
        return game.chances(game.observe(position, seat), net)[seat]
    return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0


class Race:
    """Candidates, best appraised first, and how their trials ended; all that run were tried in the same worlds."""

    def __init__(self, worth: list[float], doubt: float, prior: float = 0.0) -> None:
        self.running = list(range(len(worth)))
        self.worth = worth  #: by the appraisal
        self.doubt = doubt  #: standard errors within which a difference may be chance
        self.prior = prior  #: worlds that the appraisal counts for; 0: doubt decides
        self.values: list[list[float]] = [[] for _ in worth]

    def add(self, ended: list[float]) -> None:
        """How one more world ended for each of those that run."""
        for place, index in enumerate(self.running):
            self.values[index].append(ended[place])

    def edge(self, index: int) -> float:
        """How much better than the first of those that run, less what chance may explain.

        With a prior: on average over all worlds, the appraisal counted like so many of them.
        """
        first = self.values[self.running[0]]
        values = self.values[index]
        worlds = len(values)
        if index == self.running[0] or worlds == 0:
            return 0.0
        total = squares = 0.0
        for world in range(worlds):
            difference = values[world] - first[world]
            total += difference
            squares += difference * difference
        if self.prior > 0.0:
            appraised = self.worth[index] - self.worth[self.running[0]]
            return (total + self.prior * appraised) / (worlds + self.prior)
        mean = total / worlds
        spread = squares / worlds - mean * mean
        if worlds == 1 or spread <= 0.0:
            return mean if worlds > 1 else min(mean, 0.0)
        return mean - self.doubt * sqrt(spread / (worlds - 1))

    def halve(self) -> None:
        """Gives up the worse half; of equals the better appraised stays."""
        order = [index for _, index in sorted([(-self.edge(index), index) for index in self.running])]
        self.running = sorted(order[: (len(order) + 1) // 2])


def halvings(number: int) -> int:
    """How often a number is halved, rounding up, until one is left."""
    rounds = 0
    while number > 1:
        number = (number + 1) // 2
        rounds += 1
    return rounds


def promising(worth: list[float]) -> list[int]:
    """Where a few candidates stand: the best, and ever fewer of the rest, so that a long row of bids is spanned."""
    order = [index for _, index in sorted([(-worth[index], index) for index in range(len(worth))])]
    return [order[rank] for rank in RANKS if rank < len(order)]
