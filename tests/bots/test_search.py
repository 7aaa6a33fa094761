"""The search bot leaves the game's first choice only for what chance does not explain."""

from __future__ import annotations

from ludotheque.bots.search import SearchBot
from ludotheque.bots.simple import GreedyBot
from ludotheque.games import find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import SILENT

DECISIONS = 16
FEW_WORLDS = 4  #: so few that the mean of a worse keep is often the better one


def test_a_better_mean_of_a_few_worlds_does_not_replace_an_exact_choice() -> None:
    # given decisions of Last Chance whose worth the game knows exactly: which dice to keep
    game = find_game("last_chance")
    chance, thoughts = SeededChance(0), SeededChance(1)
    greedy, search = GreedyBot(), SearchBot("search", FEW_WORLDS)
    position = game.setup(3, game.options(), chance, SILENT)
    decisions = errors = 0
    while decisions < DECISIONS:
        seat = position.waiting_for()[0]
        seen, menu = game.observe(position, seat), position.menu(seat)
        if len(menu) > 1 and menu[0].notation.startswith("keep"):
            # when the bot tries the alternatives in a few imagined worlds
            worth = game.appraise(seen, menu, thoughts)
            chosen = search.choose(game, seen, menu, SeededChance(decisions))
            errors += worth[menu.index(chosen)] < max(worth)
            decisions += 1
        position.play(seat, greedy.choose(game, seen, menu, thoughts), chance, SILENT)
    # then it keeps what is best (taking the best mean, it errs in half of these decisions)
    assert errors <= DECISIONS // 8
