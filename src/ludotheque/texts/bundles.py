"""The Fluent catalogues: one bundle per language and game, the game's own messages before the shared ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt

from ludotheque.texts.numbers import number

LONGEST = 2000  #: characters of one fact; Fluent refuses much longer ones
SHARED = Path(__file__).parent


class Whole(FluentInt):
    """A whole number that chooses plurals like any other but is written our way."""

    def format(self, locale: object) -> str:
        return number(int(self))


class Bundle(FluentBundle):
    """A bundle without isolation marks, with our numbers."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)

    def pattern(self, key: str) -> Any:
        """The pattern of a message or, for `message.attribute`, of its attribute; None if there is none."""
        name, _, attribute = key.partition(".")
        if not self.has_message(name):
            return None
        message = self.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def written(self, pattern: Any, facts: dict[str, str | int]) -> tuple[str, list[Exception]]:
        args = {
            name: Whole(value) if isinstance(value, int) else value[:LONGEST] for name, value in facts.items()
        }
        errors: list[Exception] = []
        environment = ResolverEnvironment(context=self, current=CurrentEnvironment(args=args), errors=errors)
        return str(pattern(environment)), errors


@cache
def bundle(language: str, folder: Path | None) -> Bundle:
    """The messages of a game's folder (None: the shared ones only) in one language."""
    made = Bundle(language)
    if folder is not None:
        made.add_resource(_resource(folder / f"messages.{language}.ftl"))
    made.add_resource(_resource(SHARED / f"common.{language}.ftl"))
    return made


@cache
def _resource(file: Path) -> Any:
    """A game that is still without its messages falls back on its keys."""
    return FluentResource(file.read_text(encoding="utf-8") if file.exists() else "")
