"""The log of a table, line by line."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.facts import Fact

MOVE = "move"
NEWS = "table"


class Line:
    """One entry of the log: a move with its facts, or news of the table (a message key and its facts)."""

    __slots__ = ("n", "step", "turn", "seat", "kind", "facts", "key", "told", "at", "texts", "whole")

    def __init__(
        self, n: int, step: int, turn: int, seat: int | None, kind: str, at: int, facts: list[Fact], key: str
    ) -> None:
        self.n = n
        self.step = step
        self.turn = turn
        self.seat = seat
        self.kind = kind
        self.facts = facts
        self.key = key
        self.told: dict[str, object] = {}
        self.at = at
        self.texts: dict[
            tuple[int, str], dict[str, Any]
        ] = {}  #: its facts in words, by identity and language
        self.whole: dict[str, dict[str, Any]] = {}  #: the whole line for those who may know all of it
