"""The bots by name."""

from __future__ import annotations

from typing import Final

from ludotheque.bots.base import Bot
from ludotheque.bots.levels import LEVELS, STRONG_MILLISECONDS, STRONG_TRIALS
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


def find_bot(name: str) -> Bot:
    """The bot of that name; `Trouble` names the known ones."""
    for bot in BOTS + OTHERS:
        if bot.name == name:
            return bot
    known = [bot.name for bot in BOTS + OTHERS]
    raise Trouble("unknown-bot", bot=name, known=", ".join(known))
