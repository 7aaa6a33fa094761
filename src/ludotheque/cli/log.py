"""The log of a match in the terminal: what happened, and what each seat has read of it."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.folding import fold
from ludotheque.kernel.journal import visible_to
from ludotheque.kernel.match import Match, Move


class Log:
    """What has happened, and how far each seat has read."""

    def __init__(self, match: Match) -> None:
        #: the facts of the set-up, then those of each move
        self.moves: list[list[Fact]] = [match.setup_facts]
        for move in match.moves:
            self.add(move)
        self.read: dict[int, int] = {}

    def add(self, move: Move) -> None:
        self.moves.append(move.facts)

    def say_before(self, remarks: Sequence[Fact]) -> None:
        """What a bot says with the move that was added last."""
        self.moves[-1] = [*remarks, *self.moves[-1]]

    def unseen(self, seat: int) -> list[Fact]:
        """What this seat has not read yet, as far as it may know it."""
        first = self.read.get(seat, 0)
        self.read[seat] = len(self.moves)
        return self.facts(seat, first)

    def facts(self, seat: int, first: int = 0) -> list[Fact]:
        """What this seat may know of the moves from that number on; what belongs together is one fact."""
        return fold([fact for facts in self.moves[first:] for fact in visible_to(facts, seat)])

    def take_back(self) -> None:
        self.moves.pop()
        self.read = {seat: min(place, len(self.moves)) for seat, place in self.read.items()}
