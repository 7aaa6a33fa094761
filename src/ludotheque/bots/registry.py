"""The bots by name."""

from __future__ import annotations

from typing import Final

from ludotheque.bots.base import Bot
from ludotheque.bots.levels import EXPERT_MILLISECONDS, LEVELS, STRONG_MILLISECONDS, STRONG_TRIALS
from ludotheque.bots.search import SearchBot
from ludotheque.bots.simple import EarlierGreedyBot, GreedyBot, RandomBot
from ludotheque.kernel.trouble import Trouble

BOTS: Final[tuple[Bot, ...]] = LEVELS  #: what the pages offer
#: The names of earlier tables and files, and bots for comparison; no page offers them.
OTHERS: Final[tuple[Bot, ...]] = (
    RandomBot(),
    GreedyBot(),
    SearchBot("search", STRONG_TRIALS, STRONG_MILLISECONDS),
    EarlierGreedyBot(),
)
BUDGETED: Final = "search-"  #: and a number of trials: to see what a budget is worth
MOST_TRIALS: Final = 100_000


def find_bot(name: str) -> Bot:
    """The bot of that name, or a search with so many trials (`search-96`); `Trouble` names the known ones."""
    for bot in BOTS + OTHERS:
        if bot.name == name:
            return bot
    trials = name.removeprefix(BUDGETED)
    if name != trials and trials.isascii() and trials.isdigit() and 1 <= int(trials[:7]) <= MOST_TRIALS:
        return SearchBot(BUDGETED + str(int(trials[:7])), int(trials[:7]), EXPERT_MILLISECONDS)
    known = [bot.name for bot in BOTS + OTHERS]
    raise Trouble("unknown-bot", bot=name, known=", ".join(known))
