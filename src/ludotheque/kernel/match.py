"""A match: the one engine that plays, records, takes back and replays, for terminal, tables, files, bots and tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import OpenCry
from ludotheque.kernel.chance import Chance, Drawn, RecordedChance, RecordingChance
from ludotheque.kernel.facts import UNDO_AGREED, Fact, undo_block
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT, Journal, visible_to
from ludotheque.kernel.options import Options
from ludotheque.kernel.position import Position
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import SPECTATOR, letter
from ludotheque.kernel.trouble import Trouble

FORCED: Final = "forced"  #: who made a move: the table, because there was nothing else to do

#: A move as it was written down: seat, notation, what fell.
OldMove = tuple[int, str, list[Drawn]]


class Refused(Exception):
    """A move that the gate refused; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(repr(refusal))
        self.refusal = refusal


class Move:
    """One move with what it brought about."""

    def __init__(
        self, seat: int, action: Action, drawn: list[Drawn], facts: list[Fact], by: str, before: Position
    ) -> None:
        self.seat = seat
        self.action = action
        self.drawn = drawn  #: what fell
        self.facts = facts
        self.by = by  #: who made it, in the words of whoever runs the match
        self.reveals = _reveals(facts)
        self.undo_block = undo_block(facts)  #: why it cannot be undone, as a message key; empty if it can
        self.alone = before.waiting_for() == [seat]  #: the match waited for nobody else
        self.aloud = before.cry() is not None  #: said in an open-cry auction
        self.private = False  #: nobody but this seat learns that there was a move at all

    def final(self) -> bool:
        """No undo past a die, a card or a reveal, nor of what was said aloud."""
        return bool(self.drawn) or self.reveals or self.aloud

    def stays(self) -> bool:
        """Whether it cannot be undone at all: it is final, or it binds."""
        return self.final() or bool(self.undo_block)


def _agreed(move: Move, seat: int) -> bool:
    """Whether a move makes an agreement binding that this seat sees."""
    if not move.undo_block:
        return False
    for fact in visible_to(move.facts, seat):
        if fact.undo_block() == UNDO_AGREED:
            return True
    return False


def _reveals(facts: list[Fact]) -> bool:
    for fact in facts:
        if fact.reveals:
            return True
    return False


class Match:
    """A match in progress or over. `play` is the way forward, and it asks the gate.

    With `position` it goes on from there instead of setting up. `chance` serves the moves that bring none.
    Positions are kept only as far back as undo can reach.
    """

    def __init__(
        self, game: Game, seats: int, options: Options, chance: Chance, position: Position | None = None
    ) -> None:
        game.check_seats(seats)
        self.game = game
        self.seats = seats
        self.options = options
        self.chance = chance
        self.rules_version = game.meta.rules_version  #: of the rules that played its first move
        self.names = [letter(seat) for seat in range(seats)]
        self.moves: list[Move] = []
        self.old: list[OldMove] = []  #: moves that older rules played; their positions are not known
        self.setup_drawn: list[Drawn] = []
        self.setup_facts: list[Fact] = []
        if position is None:
            journal = Journal()
            recording = RecordingChance(chance)
            position = game.setup(seats, options, recording, journal)
            self.setup_drawn = recording.drawn
            self.setup_facts = journal.facts
        self.position = position
        self.auction = 0  #: how many open-cry auctions have begun
        self._before: list[Position] = []
        self._epochs = [0] * seats
        self._cry: OpenCry | None = None  #: the open-cry auction that runs now
        self._private = [0] * seats  #: private moves, by seat
        self._note_auction()

    def length(self) -> int:
        """The number of moves of the match."""
        return len(self.old) + len(self.moves)

    # --- the way forward -------------------------------------------------------------------------

    def play(self, seat: int, action: Action, by: str = "", chance: Chance | None = None) -> Move:
        """Plays a move through the gate; raises `Refused`."""
        refusal = self.position.refusal(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        return self.perform(seat, action, self.chance if chance is None else chance, by)

    def perform(
        self, seat: int, action: Action, chance: Chance, by: str, journal: Journal | None = None
    ) -> Move:
        """Plays a move that has passed the gate; `journal` is a new one whose owner wants more than the facts."""
        if journal is None:
            journal = Journal()
        recording = RecordingChance(chance)
        before = self.position.copy()
        self.position.play(seat, action, recording, journal)
        move = Move(seat, action, recording.drawn, journal.facts, by, before)
        move.private = self._is_private(move, before)
        if move.private:
            self._private[seat] += 1
        self._note_auction()
        if move.stays():
            self._before.clear()
        else:
            if self.moves and self.moves[-1].seat != seat:
                self._before.clear()  # nobody can take back what lies behind another player's move
            self._before.append(before)
        self.moves.append(move)
        self._count(move)
        return move

    def _note_auction(self) -> None:
        cry = self.position.cry()
        if cry is not None and cry is not self._cry:
            self.auction += 1
        self._cry = cry

    def _is_private(self, move: Move, before: Position) -> bool:
        """A standing bid that causes no bid: the same auction goes on, and nothing in it has changed for others."""
        old, cry = before.cry(), self.position.cry()
        if old is None or cry is None or cry is not self._cry:
            return False
        if cry.seen_by(SPECTATOR) != old.seen_by(SPECTATOR):
            return False
        for viewer in range(SPECTATOR, self.seats):
            if viewer != move.seat and visible_to(move.facts, viewer):
                return False
        return True

    def _count(self, move: Move) -> None:
        for seat in range(self.seats):
            if move.seat == seat or (move.final() and not move.private) or _agreed(move, seat):
                self._epochs[seat] += 1

    def _count_undone(self, move: Move) -> None:
        """Whoever acts alone moves for all to see: the others decide anew. A sealed bid taken back concerns nobody."""
        for seat in range(self.seats):
            if move.seat == seat or move.alone:
                self._epochs[seat] += 1

    def epoch(self, seat: int) -> int:
        """Grows with what makes this seat's decision a new one.

        Its own moves and undos, whatever is revealed or drawn, agreements it sees, open moves that are undone.
        """
        return len(self.old) + self._epochs[seat]

    # --- undo ------------------------------------------------------------------------------------

    def undo_block(self, seat: int) -> str | None:
        """The message key that says why this seat cannot take its last move back; None if it can."""
        last = self._last_known_to(seat)
        if last is None:
            return "undo-nothing"
        if last.seat != seat:
            return "undo-another-moved"
        if last.aloud:
            return "undo-said-aloud"
        if last.drawn:
            return "undo-chance-fell"
        if last.undo_block:
            return last.undo_block
        return None if self.undo_length(seat) else "undo-nothing"

    def undo(self, seat: int) -> list[Move]:
        """Takes this seat's last move back, with those it forced; the moves taken back, the last one first."""
        blocked = self.undo_block(seat)
        if blocked is not None:
            raise Trouble(blocked)
        return self.take_back(self.undo_length(seat))

    def undo_length(self, seat: int) -> int:
        """How many moves one undo takes back: the player's last own one and the forced ones after it."""
        for length, move in enumerate(self._takeable(seat), 1):
            if move.by != FORCED:
                return length
        return 0

    def turn_length(self, seat: int) -> int:
        """How many moves "restart my turn" takes back."""
        whole = 0
        for length, move in enumerate(self._takeable(seat), 1):
            if move.by != FORCED:
                whole = length
        return whole

    def take_back(self, moves: int) -> list[Move]:
        """Takes so many moves back, at most as many as undo can reach."""
        taken: list[Move] = []
        for _ in range(moves):
            self.position = self._before.pop()
            move = self.moves.pop()
            self._count_undone(move)
            taken.append(move)
        self._note_auction()
        return taken

    def _last_known_to(self, seat: int) -> Move | None:
        """The last move that this seat knows of."""
        for move in reversed(self.moves):
            if not move.private or move.seat == seat:
                return move
        return None

    def _takeable(self, seat: int) -> Iterator[Move]:
        """The moves of this seat at the end of the match that can be undone, the last one first."""
        for number in range(1, len(self._before) + 1):
            move = self.moves[-number]
            if move.seat != seat or move.stays():
                return
            yield move

    # --- what one viewer knows of the moves ------------------------------------------------------

    def hidden_from(self, seat: int) -> int:
        """How many private moves of others this seat (or SPECTATOR) does not see."""
        own = 0 if seat == SPECTATOR else self._private[seat]
        return sum(self._private) - own

    def steps_seen_by(self, seat: int) -> list[int]:
        """The numbers of the moves that this seat (or SPECTATOR) sees, from 1."""
        first = len(self.old)
        seen = list(range(1, first + 1))
        for number, move in enumerate(self.moves, first + 1):
            if not move.private or move.seat == seat:
                seen.append(number)
        return seen

    # --- looking back ----------------------------------------------------------------------------

    def replay(self) -> Iterator[Position]:
        """The position before the first move and after each, played again from what fell.

        It is one position that moves on: copy what you keep. A match of older rules cannot be played again.
        """
        assert not self.old, "a match of older rules is not played again"
        position = self.game.setup(self.seats, self.options, RecordedChance(self.setup_drawn), SILENT)
        yield position
        for move in self.moves:
            position.play(move.seat, move.action, RecordedChance(move.drawn), SILENT)
            yield position

    def position_after(self, step: int) -> Position:
        """The position after so many moves; `step` is not among the old ones."""
        if step == self.length():
            return self.position
        for number, position in enumerate(self.replay()):
            if number == step:
                return position
        raise IndexError(step)
