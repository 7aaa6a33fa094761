"""The table's own messages: what is refused, what happened around the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.problems import NotTaught, Problem, RefusedByRules
from ludotheque.texts.language import LANGUAGES
from ludotheque.texts.messages import Messages
from ludotheque.texts.texts import Texts

FOLDER = Path(__file__).parents[1]  #: of the tables


@cache
def messages(lang: str) -> Messages:
    return Messages(lang, FOLDER)


@cache
def texts(lang: str) -> Texts:
    """The texts of the games, formatted once for everybody who speaks that language."""
    return Texts(lang)


def read_all(games: Iterable[str]) -> None:
    """Reads the messages of these games, so that nobody waits for it in the middle of a match."""
    for lang in LANGUAGES:
        messages(lang)
        for game in games:
            texts(lang).has(game, "")


def explain(problem: Problem | Trouble, lang: str) -> str:
    """The sentence for whatever was wrong."""
    if isinstance(problem, RefusedByRules):
        return texts(lang).refusal(problem.game, problem.refusal, problem.names)
    if isinstance(problem, NotTaught):
        found = texts(lang)
        own = problem.message if found.has(problem.game, problem.message) else "lesson-other"
        return found.say(problem.game, own)
    if isinstance(problem, Trouble):
        return texts(lang).trouble(problem)
    return messages(lang).say(problem.key, **problem.facts)
