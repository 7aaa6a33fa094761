"""The log of a match in the terminal: who did what, and what each seat has read of it."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.folding import fold
from ludotheque.kernel.journal import visible_to
from ludotheque.kernel.match import Match, Move
from ludotheque.kernel.seats import SPECTATOR


class Record:
    """One move as the log keeps it; the setup has no seat."""

    def __init__(self, seat: int, notation: str, facts: list[Fact]) -> None:
        self.seat = seat
        self.notation = notation
        self.facts = facts


class Log:
    """What has happened, and how far each seat has read."""

    def __init__(self, match: Match) -> None:
        self.records = [Record(SPECTATOR, "", match.setup_facts)]
        for move in match.moves:
            self.add(move)
        self.read: dict[int, int] = {}

    def add(self, move: Move) -> None:
        self.records.append(Record(move.seat, move.action.notation, move.facts))

    def say_before(self, remarks: Sequence[Fact]) -> None:
        """What a bot says with the move that was added last."""
        last = self.records[-1]
        last.facts = [*remarks, *last.facts]

    def unseen(self, seat: int) -> list[Fact]:
        """What this seat has not read yet, as far as it may know it."""
        first = self.read.get(seat, 0)
        self.read[seat] = len(self.records)
        return self.facts(seat, first)

    def facts(self, seat: int, first: int = 0) -> list[Fact]:
        """What this seat may know of the records from that number on; what belongs together is one fact."""
        return fold([fact for record in self.records[first:] for fact in visible_to(record.facts, seat)])

    def take_back(self) -> None:
        self.records.pop()
        self.read = {seat: min(place, len(self.records)) for seat, place in self.read.items()}
