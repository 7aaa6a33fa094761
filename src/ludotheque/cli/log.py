"""The log of a match in the terminal: who did what, and what each seat has read of it."""

from __future__ import annotations

from ludotheque.kernel.actions import Action
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.journal import told_to
from ludotheque.kernel.match import Match
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
        self.read: dict[int, int] = {}

    def add(self, seat: int, action: Action, facts: list[Fact]) -> None:
        self.records.append(Record(seat, action.notation, facts))

    def news(self, seat: int) -> list[Fact]:
        """What this seat has not read yet, as far as it may know it."""
        fresh = self.records[self.read.get(seat, 0) :]
        self.read[seat] = len(self.records)
        return [fact for record in fresh for fact in told_to(record.facts, seat)]

    def take_back(self) -> None:
        self.records.pop()
        self.read = {seat: min(place, len(self.records)) for seat, place in self.read.items()}
