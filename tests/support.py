"""What rule tests share: the § marker, and a table that plays through the gate."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import pytest

from ludotheque import is_compiled
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance, ScriptedChance
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.position import Position
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import seat_of

A, B, C, D, E, F = range(6)

#: `make soak` asks for the full length of everything.
SOAK = bool(os.environ.get("LUDOTHEQUE_SOAK"))


def matches(full: int, short: int) -> int:
    """How many matches a test plays: all of them where the games are compiled, some in plain Python."""
    return full if SOAK or is_compiled() else short


Test = TypeVar("Test", bound=Callable[..., Any])


def rule(*paragraphs: str) -> Callable[[Test], Test]:
    """Marks a test with the § of the game's rule page that it proves."""

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*paragraphs)(test)
        return marked

    return mark


def scripted(script: Mapping[str, object]) -> dict[str, list[object]]:
    """What falls for each reason; every value is a list of what falls in turn."""
    found: dict[str, list[object]] = {}
    for why, values in script.items():
        assert isinstance(values, list)
        found[why] = values
    return found


class Table:
    """A position under test. Moves go through the gate, in notation; chance is scripted."""

    def __init__(self, game: Game, position: Position) -> None:
        self.game = game
        self.position = position

    def play(self, seat: int, text: str, chance: Chance | Mapping[str, object] | None = None) -> list[Fact]:
        """Plays a legal move and gives the facts; a refusal fails the test, and so does unused chance."""
        action = self.game.parse(text)
        refusal = self.position.refusal(seat, action)
        assert refusal is None, f"{text}: {refusal}"
        journal = Journal()
        script = chance if isinstance(chance, Chance) else ScriptedChance(scripted(chance or {}))
        self.position.play(seat, action, script, journal)
        if isinstance(script, ScriptedChance):
            assert script.used_up(), f"announced but not drawn: {script.script}"
        return journal.facts

    def moves(self, text: str) -> list[Fact]:
        """Plays `A: bid 7, B: bid 0` without chance; gives all facts."""
        facts: list[Fact] = []
        for part in text.split(","):
            seat, _, notation = part.partition(":")
            facts += self.play(seat_of(seat.strip()), notation.strip())
        return facts

    def refusal(self, seat: int, text: str) -> Refusal:
        """The refusal of an illegal move; fails the test if it is legal."""
        refused = self.position.refusal(seat, self.game.parse(text))
        assert refused is not None, f"{text} is legal"
        return refused

    def menu(self, seat: int) -> list[str]:
        return [action.notation for action in self.position.menu(seat)]


def notations(menu: tuple[Action, ...]) -> list[str]:
    return [action.notation for action in menu]
