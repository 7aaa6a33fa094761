"""The bots by name."""

from __future__ import annotations

from typing import Final

from ludotheque.bots.base import Bot
from ludotheque.bots.learned import LearnedBot
from ludotheque.bots.levels import EXPERT_MILLISECONDS, LEVELS, STRONG_MILLISECONDS, STRONG_TRIALS
from ludotheque.bots.search import SearchBot
from ludotheque.bots.simple import EarlierGreedyBot, GreedyBot, RandomBot
from ludotheque.kernel.trouble import Trouble

#: Bots that no page offers: those of earlier tables and files, and some for comparison.
OTHERS: Final[tuple[Bot, ...]] = (
    RandomBot(),
    GreedyBot(),
    SearchBot("search", STRONG_TRIALS, STRONG_MILLISECONDS),
    EarlierGreedyBot(),
    LearnedBot(),
)
ADVISER: Final = "expert"  #: whose advice a player may ask for
BUDGETED: Final = "search-"  #: and a number of trials: to see what a budget is worth
UNLEARNED: Final = "plain-"  #: the same without a net: to see what the net is worth
MOST_TRIALS: Final = 100_000


def find_bot(name: str) -> Bot:
    """The bot of that name, or a search with so many trials (`search-96`, `plain-96`); `Trouble` names those known."""
    for bot in LEVELS + OTHERS:
        if bot.name == name:
            return bot
    for prefix in (BUDGETED, UNLEARNED):
        trials = name.removeprefix(prefix)
        if name != trials and trials.isascii() and trials.isdigit() and 1 <= int(trials[:7]) <= MOST_TRIALS:
            number = int(trials[:7])
            return SearchBot(prefix + str(number), number, EXPERT_MILLISECONDS, learned=prefix != UNLEARNED)
    known = [bot.name for bot in LEVELS + OTHERS]
    raise Trouble("unknown-bot", bot=name, known=", ".join(known))
