"""The log of a match: a line for every move, and how a seat reads it.

What a seat reads has rounds and turns under their headings, and facts that belong together in one line. Those facts
that the seat may know are folded (`folding.py`); what was folded is kept, and each event adds to it.
"""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.folding import join
from ludotheque.kernel.journal import for_all, visible_to
from ludotheque.kernel.seats import SPECTATOR

# What a line of the log is.
MOVE: Final = "move"
NOTICE: Final = "table"  #: about the table, not the match
HEADING: Final = "heading"  #: opens a round or a turn, in what a seat reads


class Line:
    """One entry of the log: a move with its facts, or a notice of the table (a message key and its parameters)."""

    def __init__(
        self, n: int, step: int, seat: int | None, kind: str, at: int, facts: list[Fact], key: str
    ) -> None:
        self.n = n
        self.step = step
        self.seat = seat
        self.kind = kind
        self.facts = facts
        self.for_all = for_all(facts)
        self.key = key
        self.private = False  #: shown to this seat alone
        self.hidden: tuple[int, ...] = ()  #: private lines up to this one, by seat
        self.mark = ""  #: message key of a short remark beside the move
        self.params: dict[str, object] = {}  #: of the message
        self.at = at

    def hidden_from(self, seat: int) -> int:
        """How many earlier lines this seat (or SPECTATOR) did not see."""
        return unseen(self.hidden, seat)


def unseen(counts: tuple[int, ...], seat: int) -> int:
    """How many of these, counted by seat, belong to others."""
    return sum(counts) - (counts[seat] if counts and seat != SPECTATOR else 0)


class LogLine:
    """One line that a seat reads: what one or several moves brought, or a heading."""

    def __init__(self, line: Line, viewer: int, turn: int, kind: str, facts: list[Fact]) -> None:
        hidden = line.hidden_from(viewer)
        self.line = line  #: the first of the table's lines in it
        self.seat = line.seat  #: whose deed it is; None: nobody's, or that of several
        self.turn = turn
        self.kind = kind
        self.facts = facts
        self.first = line.step - hidden  #: the first move in it
        self.step = line.step - hidden  #: the last one
        self.last = line.n - hidden  #: the number of the last of the table's lines in it
        self.mark = line.mark  #: message key of a short remark
        self.at = line.at

    def extend(self, line: Line, viewer: int) -> None:
        """A later line of the table has joined it."""
        hidden = line.hidden_from(viewer)
        if line.seat != self.seat:
            self.seat = None
        self.mark = line.mark or self.mark
        self.step = line.step - hidden
        self.last = line.n - hidden
        self.at = line.at


class SeatLog:
    """What a seat (or SPECTATOR) reads of a table's log."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.lines: list[LogLine] = []
        self.turn = 0
        self._heading: Fact | None = None
        self._source: list[Line] | None = None  #: the table's log that it was made of
        self._read = 0  #: so many of its lines
        self._open: list[Fact] = []  #: the facts of the turn, and where each of them stands
        self._places: list[tuple[LogLine, int, int]] = []  #: line, its place, the place of the fact in it
        self._changed = 0  #: the first place that the last event changed
        self.version = -1  #: of the table, when it was last read

    def changed_by(self, version: int, log: list[Line]) -> int:
        """Reads on at a version of the table; the place from which the lines are new since it was last read."""
        if self.version != version:
            known, self.version = self.version, version
            if self._source is log:
                self._changed = len(self.lines)
                self.read(log[self._read :])
            else:
                self._begin_again(log)
                if known != version - 1:  # it did not see what was undone: any turn may have been another
                    self._changed = 0
        return self._changed

    def _begin_again(self, log: list[Line]) -> None:
        """Moves were undone, or nothing was read so far: the turn that runs now is new, what lies before it stays."""
        self.lines = []
        self.turn = 0
        self._heading = None
        self._open = []
        self._places = []
        self._source = log
        self._read = 0
        self.read(log)
        place = len(self.lines)
        while place > 0 and self.lines[place - 1].turn == self.turn:
            place -= 1
        self._changed = place

    def read(self, lines: list[Line]) -> None:
        """Takes in the next lines of the table's log."""
        for line in lines:
            if not line.private or line.seat == self.seat:
                self._add(line)
        self._read += len(lines)

    def _add(self, line: Line) -> None:
        if line.kind != MOVE:
            self.lines.append(LogLine(line, self.seat, self.turn, line.kind, []))
            return
        own: LogLine | None = None  #: the new line that this move is at, if it needs one
        actor = line.seat
        for fact in line.facts if line.for_all else visible_to(line.facts, self.seat):
            heading = fact.heading()
            if heading is not None and heading != self._heading:
                actor = self._begin_turn(line, heading)
                own = None
            if fact is heading or fact.passing or self._join(line, fact):
                continue
            seat = None if actor is None or of_others(fact, actor) else actor
            if own is None or own.seat != seat:
                own = LogLine(line, self.seat, self.turn, MOVE, [])
                own.seat = seat
                self.lines.append(own)
            self._open.append(fact)
            self._places.append((own, len(self.lines) - 1, len(own.facts)))
            own.facts.append(fact)

    def _begin_turn(self, line: Line, heading: Fact) -> int | None:
        """Opens a turn; the seat that it belongs to, if the heading names one."""
        self.turn += 1
        self._heading = heading
        self._open = []
        self._places = []
        opened = LogLine(line, self.seat, self.turn, HEADING, [heading])
        opened.seat = getattr(heading, "seat", None)
        self.lines.append(opened)
        return opened.seat

    def _join(self, line: Line, fact: Fact) -> bool:
        """Whether a fact joined an earlier one of the same turn."""
        at = join(self._open, fact)
        if at < 0:
            return False
        joined, place, within = self._places[at]
        joined.facts[within] = self._open[at]
        joined.extend(line, self.seat)
        self._changed = min(self._changed, place)
        return True


def of_others(fact: Fact, seat: int) -> bool:
    """Whether a fact speaks of seats, but not of this one by itself."""
    return bool(fact.seat_params()) and not fact.singles_out(seat)


def doer(before: list[Fact], facts: list[Fact], mover: int | None) -> int | None:
    """Whose deed `facts` are, which followed `before` in one move; None if they speak of others only.

    It is the mover's, unless a heading has begun the turn of somebody else.
    """
    for fact in before + facts:
        heading = fact.heading()
        if heading is not None:
            mover = getattr(heading, "seat", None)
    if mover is None:
        return None
    for fact in facts:
        if not of_others(fact, mover):
            return mover
    return None
