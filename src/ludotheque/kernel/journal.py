"""The journal: where rules record what happened, if anybody listens."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.facts import Fact


class Journal:
    """Rules write `if journal.on: journal.record(…)`: a silent journal costs nothing."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.facts: list[Fact] = []

    def record(self, fact: Fact) -> None:
        if self.on:
            self.facts.append(fact)


SILENT: Final = Journal(False)


def for_all(facts: list[Fact]) -> bool:
    """Whether everybody may know all of these, by their kinds."""
    for fact in facts:
        if type(fact).seen_by is not Fact.seen_by:
            return False
    return True


def told_to(facts: list[Fact], seat: int) -> list[Fact]:
    """What one seat (or SPECTATOR) may know of these facts."""
    told = []
    for fact in facts:
        seen = fact.seen_by(seat)
        if seen is not None:
            told.append(seen)
    return told
