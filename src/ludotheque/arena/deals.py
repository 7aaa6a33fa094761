"""One deal of a contest: the same chance, played from all seats."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from ludotheque.bots.base import Bot
from ludotheque.bots.driver import play_bots
from ludotheque.bots.registry import find_bot
from ludotheque.bots.simulation import match_chance
from ludotheque.games import find_game
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.options import Options
from ludotheque.kernel.position import Observation


class Contest:
    """What is to be played: a game, who takes part, and the seed of all deals."""

    def __init__(self, game: Game, options: Options, bots: list[str], seed: int, net: str = "") -> None:
        self.game = game
        self.options = options
        self.bots = bots  #: a name per seat; the first deal's first match seats them in this order
        self.seed = seed
        self.net = net  #: a file of weights instead of the game's own; empty: the game's

    def data(self) -> dict[str, Any]:
        """The contest as plain data: for another process, and as the first line of a file."""
        data: dict[str, Any] = {
            "game": self.game.meta.id,
            "rules_version": self.game.meta.rules_version,
            "edition": self.options.edition,
            "options": dict(self.options.values),
            "bots": self.bots,
            "seed": self.seed,
        }
        if self.net:
            data["net"] = self.net
        return data


class DealResult:
    """How one deal ended, match by match; lists run over the bots in the order of the contest."""

    def __init__(
        self,
        deal: int,
        won: list[list[float]],
        places: list[list[int]],
        decisions: list[int],
        seconds: list[float],
        longest: list[float],
    ) -> None:
        self.deal = deal
        self.won = won  #: per match and bot: 1 for a win, a part of it if several win
        self.places = places  #: per match and bot
        self.decisions = decisions  #: per bot, in all matches of the deal
        self.seconds = seconds  #: processor time per bot
        self.longest = longest  #: processor time of each bot's longest decision

    def data(self) -> dict[str, Any]:
        return {
            "deal": self.deal,
            "won": self.won,
            "places": self.places,
            "decisions": self.decisions,
            "seconds": [round(spent, 6) for spent in self.seconds],
            "longest": [round(spent, 6) for spent in self.longest],
        }

    def share(self, index: int) -> float:
        """The part of this deal's matches that a bot won."""
        return sum([match[index] for match in self.won]) / len(self.won)


class TimedBot(Bot):
    """Another bot, and the processor time it takes."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.name)
        self.bot = bot
        self.decisions = 0
        self.seconds = 0.0
        self.longest = 0.0

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        began = time.process_time()
        action = self.bot.choose(game, seen, menu, chance)
        spent = time.process_time() - began
        self.decisions += 1
        self.seconds += spent
        self.longest = max(self.longest, spent)
        return action


def play_deal(game: Game, options: Options, bots: list[Bot], seed: int, deal: int) -> DealResult:
    """Plays a deal once with every rotation of the bots: each of them meets the same chance on each seat."""
    seats = len(bots)
    timed = [TimedBot(bot) for bot in bots]
    won: list[list[float]] = []
    places: list[list[int]] = []
    for rotation in range(seats):
        seated: list[Bot] = [timed[(seat - rotation) % seats] for seat in range(seats)]
        chance = match_chance(seed, deal, 0)
        position = game.setup(seats, options, chance, SILENT)
        play_bots(game, position, seated, chance, match_chance(seed, deal, 1))
        outcome = position.outcome()
        assert outcome is not None, "nobody can act, so the match is over"
        part = 1.0 / len(outcome.winners) if outcome.winners else 0.0
        taken = [(index + rotation) % seats for index in range(seats)]
        won.append([part if seat in outcome.winners else 0.0 for seat in taken])
        places.append([outcome.places[seat] for seat in taken])
    return DealResult(
        deal,
        won,
        places,
        [bot.decisions for bot in timed],
        [bot.seconds for bot in timed],
        [bot.longest for bot in timed],
    )


def carry_out(contest: dict[str, Any], deal: int) -> dict[str, Any]:
    """One deal of a contest, in this process or another: plain data in, plain data out."""
    game = find_game(contest["game"])
    options = game.options(contest["edition"], contest["options"])
    if "net" in contest:
        game.use_net(game.read_net(Path(contest["net"])))
    bots = [find_bot(name) for name in contest["bots"]]
    return play_deal(game, options, bots, contest["seed"], deal).data()
