"""The log of a table, line by line."""

from __future__ import annotations

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.journal import for_all

MOVE = "move"
NEWS = "table"


class Line:
    """One entry of the log: a move with its facts, or news of the table (a message key and its facts)."""

    def __init__(
        self, n: int, step: int, turn: int, seat: int | None, kind: str, at: int, facts: list[Fact], key: str
    ) -> None:
        self.n = n
        self.step = step
        self.turn = turn
        self.seat = seat
        self.kind = kind
        self.facts = facts
        self.for_all = for_all(facts)
        self.key = key
        self.told: dict[str, object] = {}
        self.at = at
        self.whole: dict[
            str, tuple[int, bytes]
        ] = {}  #: step and JSON for those who may know all of it, by language
