"""The Fluent catalogues: one bundle per language and game, the game's own messages before the shared ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import (
    CurrentEnvironment,
    NeverIsolatingPlaceable,
    Placeable,
    ResolverEnvironment,
    TextElement,
    VariableReference,
)
from fluent.runtime.types import FluentInt

from ludotheque.texts.numbers import number

LONGEST = 2000  #: characters of one fact; Fluent refuses much longer ones
SHARED = Path(__file__).parent


PLACEABLES = (Placeable, NeverIsolatingPlaceable)

Part = tuple[str, bool]  #: a text, or the name of a fact


def plain_parts(pattern: Any) -> list[Part]:
    """What a message is made of, if it is nothing but texts and facts; else nothing."""
    parts: list[Part] = []
    for element in getattr(pattern, "elements", [pattern]):  # a single one stands for itself
        if isinstance(element, TextElement):
            parts.append((element.value, False))
        elif isinstance(element, PLACEABLES) and isinstance(element.expression, VariableReference):
            parts.append((element.expression.id.name, True))
        else:
            return []
    return parts


def shown(fact: str | int) -> str:
    return number(fact) if isinstance(fact, int) else fact[:LONGEST]


class Whole(FluentInt):
    """A whole number that chooses plurals like any other but is written our way."""

    def format(self, locale: object) -> str:
        return number(int(self))


class Bundle(FluentBundle):
    """A bundle without isolation marks, with our numbers."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._plain: dict[int, list[Part]] = {}  #: by the identity of the pattern, which the bundle keeps

    def pattern(self, key: str) -> Any:
        """The pattern of a message or, for `message.attribute`, of its attribute; None if there is none."""
        name, _, attribute = key.partition(".")
        if not self.has_message(name):
            return None
        message = self.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def keys(self, prefix: str) -> list[str]:
        """The keys of all messages that begin so."""
        return [key for key in self._messages if key.startswith(prefix)]

    def written(self, pattern: Any, facts: dict[str, str | int]) -> tuple[str, list[Exception]]:
        """The sentence, and what was wrong with it. Most need no grammar: texts and facts in a row."""
        parts = self._plain.get(id(pattern))
        if parts is None:
            parts = self._plain[id(pattern)] = plain_parts(pattern)
        if parts and all(not is_fact or part in facts for part, is_fact in parts):
            return "".join([shown(facts[part]) if is_fact else part for part, is_fact in parts]), []
        args = {
            name: Whole(value) if isinstance(value, int) else value[:LONGEST] for name, value in facts.items()
        }
        errors: list[Exception] = []
        environment = ResolverEnvironment(context=self, current=CurrentEnvironment(args=args), errors=errors)
        return str(pattern(environment)), errors


@cache
def bundle(language: str, folder: Path | None) -> Bundle:
    """The messages of all `*.<language>.ftl` of a game's folder (None: the shared ones only)."""
    made = Bundle(language)
    if folder is not None:
        for file in sorted(folder.glob(f"*.{language}.ftl")):
            made.add_resource(_resource(file))
    made.add_resource(_resource(SHARED / f"common.{language}.ftl"))
    return made


@cache
def _resource(file: Path) -> Any:
    return FluentResource(file.read_text(encoding="utf-8"))
