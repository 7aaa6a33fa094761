"""Bots at a table: the loop that observes for them and plays what they choose."""

from __future__ import annotations

from ludotheque.bots.base import Bot
from ludotheque.bots.simple import RandomBot
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.playout import play_on
from ludotheque.kernel.position import Position


def play_bots(game: Game, position: Position, bots: list[Bot], chance: Chance, thoughts: Chance) -> int:
    """Plays on until the match is over; the number of decisions.

    `chance` is the table's; `thoughts` serves the bots, and says who is quicker where several may act.
    """
    if all_random(bots):
        return play_on(position, chance)  # nobody looks, so nobody is shown anything
    decisions = 0
    while True:
        waiting = position.waiting_for()
        number = len(waiting)
        if number == 0:
            return decisions
        seat = waiting[0] if number == 1 else waiting[thoughts.below("who acts", number)]
        action = bots[seat].choose(game, game.observe(position, seat), position.menu(seat), thoughts)
        position.play(seat, action, chance, SILENT)
        decisions += 1


def all_random(bots: list[Bot]) -> bool:
    for bot in bots:
        if not isinstance(bot, RandomBot):
            return False
    return True
