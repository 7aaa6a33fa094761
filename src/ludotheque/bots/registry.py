"""The bots by name."""

from __future__ import annotations

from typing import Final

from ludotheque.bots.base import Bot
from ludotheque.bots.search import WORLDS, SearchBot
from ludotheque.bots.simple import EarlierGreedyBot, GreedyBot, RandomBot
from ludotheque.kernel.trouble import Trouble

BOTS: Final[tuple[Bot, ...]] = (RandomBot(), GreedyBot(), SearchBot("search", WORLDS))
EARLIER: Final[tuple[Bot, ...]] = (EarlierGreedyBot(),)  #: for comparison; no page offers them


def find_bot(name: str) -> Bot:
    """The bot of that name; `Trouble` names the known ones."""
    for bot in BOTS + EARLIER:
        if bot.name == name:
            return bot
    raise Trouble("unknown-bot", bot=name, known=", ".join([bot.name for bot in BOTS]))
