"""The levels that people choose from, the same in every game: beginner, club, strong, expert."""

from __future__ import annotations

from typing import Final

from ludotheque.bots.base import Bot
from ludotheque.bots.search import SearchBot, nearly_best
from ludotheque.bots.simple import best_of
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game
from ludotheque.kernel.position import Observation

CARELESS: Final = 2  #: a beginner plays anything once in so many decisions
STRONG_TRIALS: Final = 48
STRONG_MILLISECONDS: Final = 250
EXPERT_TRIALS: Final = 240
EXPERT_MILLISECONDS: Final = 800

# Temperaments, by seat: what somebody takes of several actions that are nearly as good.
STEADY: Final = 0  #: the best
BOLD: Final = 1  #: the last on the menu: of bids the highest
CAREFUL: Final = 2  #: the first on the menu: of bids the lowest
MOODY: Final = 3  #: any of them
TEMPERAMENTS: Final = 4


class BeginnerBot(Bot):
    """Knows what the game is about, and is careless."""

    def __init__(self) -> None:
        super().__init__("beginner")

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        moves = [action for action in menu if not action.open_ended]
        if moves and chance.below("careless", CARELESS) == 0:
            return moves[chance.below("random choice", len(moves))]
        choices, worth = game.bargain(seen, menu, chance)
        return nearly_best(choices, worth, game.foresight().leeway, chance)


class ClubBot(Bot):
    """Takes what the game's own evaluation likes best, and bargains; each seat has a temperament of its own."""

    def __init__(self) -> None:
        super().__init__("club")

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        choices, worth = game.bargain(seen, menu, chance)
        leeway = game.foresight().leeway
        temperament = seen.seat % TEMPERAMENTS
        if temperament == STEADY or leeway == 0.0:
            return best_of(choices, worth, chance)
        if temperament == MOODY:
            return nearly_best(choices, worth, leeway, chance)
        least = max(worth) - leeway
        liked = [index for index in range(len(choices)) if worth[index] >= least]
        return choices[liked[-1] if temperament == BOLD else liked[0]]


LEVELS: Final[tuple[Bot, ...]] = (
    BeginnerBot(),
    ClubBot(),
    SearchBot("strong", STRONG_TRIALS, STRONG_MILLISECONDS),
    SearchBot("expert", EXPERT_TRIALS, EXPERT_MILLISECONDS),
)
