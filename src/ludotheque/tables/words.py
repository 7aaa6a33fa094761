"""The table's own messages: what is refused, what happened around the game."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path

from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.problems import Problem, RefusedByRules
from ludotheque.texts import LANGUAGES, Texts
from ludotheque.texts.bundles import Bundle, bundle

FOLDER = Path(__file__).parent


class Words:
    """Messages of one folder (`messages.en.ftl`, `messages.fr.ftl`), then the shared ones."""

    def __init__(self, lang: str, folder: Path = FOLDER) -> None:
        self.lang = lang
        self.bundle: Bundle = bundle(lang, folder)
        self._plain: dict[str, str] = {}  #: messages without facts, put into words once

    def say(self, key: str, **facts: object) -> str:
        if facts:
            return self._written(key, facts)
        found = self._plain.get(key)
        if found is None:
            found = self._plain[key] = self._written(key, facts)
        return found

    def _written(self, key: str, facts: dict[str, object]) -> str:
        pattern = self.bundle.pattern(key)
        if pattern is None:
            return key
        told: dict[str, str | int] = {
            name: value if isinstance(value, int) and not isinstance(value, bool) else str(value)
            for name, value in facts.items()
        }
        written, _ = self.bundle.written(pattern, told)
        return written


@cache
def words(lang: str) -> Words:
    return Words(lang)


@cache
def texts(lang: str) -> Texts:
    """The texts of the games, formatted once for everybody who speaks that language."""
    return Texts(lang)


def read_all(games: Iterable[str]) -> None:
    """Reads the messages of these games, so that nobody waits for it in the middle of a match."""
    for lang in LANGUAGES:
        words(lang)
        for game in games:
            texts(lang).has(game, "")


def language(asked: str | None, default: str = "en") -> str:
    return asked if asked in LANGUAGES else default


def explain(problem: Problem | Trouble, lang: str) -> str:
    """The sentence for whatever was wrong."""
    if isinstance(problem, RefusedByRules):
        return texts(lang).refusal(problem.game, problem.refusal, problem.names)
    if isinstance(problem, Trouble):
        return texts(lang).trouble(problem)
    return words(lang).say(problem.key, **problem.facts)
