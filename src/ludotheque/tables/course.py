"""The match of a table: the position, its moves, what happened, and what may still be taken back."""

from __future__ import annotations

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance, Drawn, RecordedChance, RecordingChance
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.game import Game, Position
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.options import Options

FORCED = "forced"

#: A move as it was written down: seat, notation, what fell.
OldMove = tuple[int, str, list[Drawn]]


class Step:
    """One move with what it brought about."""

    __slots__ = ("seat", "action", "drawn", "reveals", "facts", "by", "alone", "aloud")

    def __init__(
        self, seat: int, action: Action, drawn: list[Drawn], facts: list[Fact], by: str, before: Position
    ) -> None:
        self.seat = seat
        self.action = action
        self.drawn = drawn
        self.reveals = any(fact.reveals for fact in facts)
        self.facts = facts
        self.by = by
        self.alone = before.waiting_for() == [seat]  #: the match waited for nobody else
        self.aloud = before.cry() is not None  #: said in an open-cry auction

    def final(self) -> bool:
        """No undo past a die, a card or a reveal, nor of what was said aloud."""
        return bool(self.drawn) or self.reveals or self.aloud


class Course:
    """Moves in order. Positions are kept only as far back as undo can reach."""

    def __init__(self, game: Game, options: Options, position: Position) -> None:
        self.game = game
        self.seats = position.seats
        self.options = options
        self.position = position
        self.setup_drawn: list[Drawn] = []
        self.setup_facts: list[Fact] = []
        self.steps: list[Step] = []
        self.old: list[OldMove] = []  #: moves that older rules played; their positions are not known
        self._before: list[Position] = []
        self._epochs = [0] * self.seats

    @classmethod
    def begin(cls, game: Game, seats: int, options: Options, chance: Chance) -> Course:
        """A new match."""
        journal = Journal()
        recording = RecordingChance(chance)
        course = cls(game, options, game.setup(seats, options, recording, journal))
        course.setup_drawn = recording.drawn
        course.setup_facts = journal.facts
        return course

    def length(self) -> int:
        """The number of moves of the match."""
        return len(self.old) + len(self.steps)

    def play(self, seat: int, action: Action, chance: Chance, by: str) -> Step:
        """Plays a move that passed the gate."""
        journal = Journal()
        recording = RecordingChance(chance)
        before = self.position.copy()
        self.position.play(seat, action, recording, journal)
        step = Step(seat, action, recording.drawn, journal.facts, by, before)
        if step.final():
            self._before.clear()
        else:
            if self.steps and self.steps[-1].seat != seat:
                self._before.clear()  # nobody can take back what lies behind another player's move
            self._before.append(before)
        self.steps.append(step)
        self._count(step, 1)
        return step

    def _count(self, step: Step, by: int) -> None:
        for seat in range(self.seats):
            if step.seat == seat or step.final():
                self._epochs[seat] += by

    def epoch(self, seat: int) -> int:
        """Grows whenever this seat moved, or anything was revealed or drawn."""
        return len(self.old) + self._epochs[seat]

    # --- undo ------------------------------------------------------------------------------------

    def undo_block(self, seat: int) -> str | None:
        """The message key that says why this seat cannot take its last move back; None if it can."""
        if not self.steps:
            return "undo-nothing"
        last = self.steps[-1]
        if last.seat != seat:
            return "undo-another-moved"
        if last.aloud:
            return "undo-said-aloud"
        if last.drawn:
            return "undo-chance-fell"
        if last.reveals:
            return "undo-revealed"
        return None if self.undo_length(seat) else "undo-nothing"

    def undo_length(self, seat: int) -> int:
        """How many moves one undo takes back: the player's last own one and the forced ones after it."""
        for length, step in enumerate(self._takeable(seat), 1):
            if step.by != FORCED:
                return length
        return 0

    def turn_length(self, seat: int) -> int:
        """How many moves "restart my turn" takes back."""
        whole = 0
        for length, step in enumerate(self._takeable(seat), 1):
            if step.by != FORCED:
                whole = length
        return whole

    def _takeable(self, seat: int) -> list[Step]:
        """The moves of this seat at the end of the match that nothing makes final, the last one first."""
        found: list[Step] = []
        for step in reversed(self.steps[len(self.steps) - len(self._before) :]):
            if step.seat != seat or step.final():
                break
            found.append(step)
        return found

    def undo(self, moves: int) -> None:
        for _ in range(moves):
            self.position = self._before.pop()
            self._count(self.steps.pop(), -1)

    # --- looking back ----------------------------------------------------------------------------

    def position_after(self, step: int) -> Position:
        """The position after so many moves, played again from what fell; `step` is not among the old ones."""
        if step == self.length():
            return self.position
        assert not self.old, "a match of older rules is not played again"
        journal = Journal(False)
        position = self.game.setup(self.seats, self.options, RecordedChance(self.setup_drawn), journal)
        for made in self.steps[:step]:
            position.play(made.seat, made.action, RecordedChance(made.drawn), journal)
        return position
