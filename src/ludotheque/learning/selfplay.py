"""Matches that a net learns from: what was seen after every turn, and who won."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.bots.base import Bot
from ludotheque.bots.learned import LearnedBot
from ludotheque.bots.search import promising
from ludotheque.bots.simple import GreedyBot
from ludotheque.bots.simulation import match_chance
from ludotheque.games import find_game
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.net import Net
from ludotheque.kernel.position import Observation

TRYING: Final = 20  #: one of so many decisions is drawn, so that unusual positions are seen too
PER_MILLE: Final = 1000


class Episode:
    """One match: a row per seat for every time somebody's turn was over, and each seat's part of the win."""

    def __init__(self, rows: list[list[list[float]]], won: list[float]) -> None:
        self.rows = rows
        self.won = won


def play_order(order: dict[str, Any], number: int) -> Episode:
    """Match `number` of a series, in this process or another; the order is plain data."""
    game = find_game(order["game"])
    weights = order["net"]
    game.use_net(Net(*weights) if weights is not None else None)
    return play_match(game, seats_of(game, number), order["seed"], number, order["learned"])


def seats_of(game: Game, number: int) -> int:
    """Numbers of seats take turns from match to match."""
    return game.meta.min_seats + number % (game.meta.max_seats - game.meta.min_seats + 1)


def play_match(game: Game, seats: int, seed: int, number: int, learned: int) -> Episode:
    """One match; each seat is played by the net with a chance of `learned` per mille, else by the greedy bot."""
    chance = match_chance(seed, number, 0)
    thoughts = match_chance(seed, number, 1)
    position = game.setup(seats, game.options(), chance, SILENT)
    greedy, learner = GreedyBot(), LearnedBot(worlds=1)
    bots: list[Bot] = [
        learner if thoughts.below("who plays", PER_MILLE) < learned else greedy for _ in range(seats)
    ]
    features = game.features
    assert features is not None
    box = game.box(game.options().edition)
    rows: list[list[list[float]]] = []
    while waiting := position.waiting_for():
        seat = waiting[thoughts.below("who acts", len(waiting))]
        seen, menu = game.observe(position, seat), position.menu(seat)
        action = tried(game, seen, menu, thoughts)
        if action is None:
            action = bots[seat].choose(game, seen, menu, thoughts)
        position.play(seat, action, chance, SILENT)
        if seat not in (waiting := position.waiting_for()) and waiting:
            found = features.rows(game.observe(position, seat), box)
            # where some moments alone are judged, nothing may have changed since the last one
            if found and not (features.judge is not None and rows and found == rows[-1]):
                rows.append(found)
    outcome = position.outcome()
    assert outcome is not None, "nobody can act, so the match is over"
    part = 1.0 / len(outcome.winners) if outcome.winners else 1.0 / seats
    won = [part if seat in outcome.winners or not outcome.winners else 0.0 for seat in range(seats)]
    return Episode(rows, won)


def tried(game: Game, seen: Observation, menu: tuple[Action, ...], thoughts: Chance) -> Action | None:
    """Now and then any of the actions that a search would try: it asks the net about what they lead to."""
    if thoughts.below("try something", TRYING) != 0:
        return None
    choices, worth = game.bargain(seen, menu, thoughts)
    candidates = promising(worth)
    return choices[candidates[thoughts.below("tried", len(candidates))]]
