"""The journal: where rules record what happened, and mark the moments worth seeing, if anybody listens."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.record import Record

# What a moment is about. It says how long the moment is shown, and what is heard.
DICE: Final = "dice"  #: dice were thrown
CARD: Final = "card"  #: a card was drawn, played or turned
OPENED: Final = "opened"  #: what was secret lies open
HAMMER: Final = "hammer"  #: something was sold
PLACED: Final = "placed"  #: a piece was put, moved or taken away
COINS: Final = "coins"  #: money or points changed hands

#: How long each is shown, in milliseconds.
LENGTHS: Final = {DICE: 1300, CARD: 900, OPENED: 1600, HAMMER: 1100, PLACED: 700, COINS: 900}


class Journal:
    """Rules write `if journal.on: journal.record(…)`: a silent journal costs nothing."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.facts: list[Fact] = []

    def record(self, fact: Fact) -> None:
        if self.on:
            self.facts.append(fact)

    def moment(self, position: Record, kind: str) -> None:
        """What has happened so far is worth seeing before the rest happens.

        The rules mark it where the position can be observed. It is no moment if nothing was recorded since the last
        one. Most journals keep facts only.
        """


class Moment:
    """A position in the middle of a move, and how many facts of the move had happened by then."""

    def __init__(self, position: Record, facts: int, kind: str) -> None:
        self.position = position
        self.facts = facts
        self.kind = kind


class MomentJournal(Journal):
    """Keeps the moments, too."""

    def __init__(self) -> None:
        super().__init__()
        self.moments: list[Moment] = []

    def moment(self, position: Record, kind: str) -> None:
        shown = self.moments[-1].facts if self.moments else 0
        if len(self.facts) > shown:
            self.moments.append(Moment(position.copy(), len(self.facts), kind))


SILENT: Final = Journal(False)


def for_all(facts: list[Fact]) -> bool:
    """Whether everybody may know all of these, by their kinds."""
    for fact in facts:
        if type(fact).seen_by is not Fact.seen_by:
            return False
    return True


def visible_to(facts: list[Fact], seat: int) -> list[Fact]:
    """What one seat (or SPECTATOR) may know of these facts."""
    visible = []
    for fact in facts:
        seen = fact.seen_by(seat)
        if seen is not None:
            visible.append(seen)
    return visible
