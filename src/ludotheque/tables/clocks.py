"""Time at a table. The rules never see a clock; tests turn their own."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.journal import LENGTHS, Moment, visible_to
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables.events import BRISK, DAYS, LEISURELY, LIVE, NORMAL, Pace

DAY: Final = 24 * 3600 * 1000
COUNT_STEPS: Final = 3  #: once, twice, gone
GRACE: Final = 700  #: milliseconds after "gone" for a bid that was on its way
#: What an open-cry count runs on: the number of the auction, its leader and its price.
Cried = tuple[int, int, int]
NO_AUCTION: Final[Cried] = (0, -1, 0)
#: How long bots think and moments are shown at each speed, compared to normal.
SPEEDS: Final = {BRISK: 0.6, NORMAL: 1.0, LEISURELY: 1.6}
SHORTEST: Final = 400  #: milliseconds for which a moment is shown
LONGEST: Final = 2000
AT_A_GLANCE: Final = 2  #: facts of a moment that its own time is enough to read
EACH_MORE: Final = 300  #: milliseconds for each of the others
#: milliseconds of moments that wait to be shown; pages leave out the oldest of more
MOST_QUEUED: Final = 8000
FRESH: Final = 60_000  #: what a person has at least who takes a seat back


@mypyc_attr(allow_interpreted_subclasses=True)
class Clock:
    """Server time in milliseconds since 1970.

    It is read from the clock of the machine once. From then on it is steady: a machine whose time is set back or
    forth takes nobody's time and gives none.
    """

    def __init__(self) -> None:
        self._offset = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        return (self._offset + time.monotonic_ns()) // 1_000_000


class HandClock(Clock):
    """A clock that moves only when it is moved."""

    def __init__(self, now: int = 1_700_000_000_000) -> None:
        super().__init__()
        self.time = now

    def now(self) -> int:
        return self.time

    def forward(self, milliseconds: int) -> None:
        self.time += milliseconds


class Clocks:
    """The clocks of one table: what each seat has left, whose clock runs, and the open-cry count."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left: list[int] = [pace.minutes * 60_000 if pace.kind == LIVE else pace.days * DAY] * seats
        self.since: list[int | None] = [None] * seats
        self.given: list[list[int]] = [[] for _ in range(seats)]  #: what each move of a seat gave its clock
        self.count_since: int | None = None
        self.count_seats: list[int] = []
        self.count_bid = NO_AUCTION

    def timed(self) -> bool:
        """Whether seats have clocks at all."""
        return self.pace.kind == LIVE or self.pace.kind == DAYS

    def lengths(self, moments: Sequence[Moment], facts: list[Fact]) -> list[int]:
        """For how many milliseconds each moment of a move is shown at this table.

        Only what whoever watches hears of it counts: the rest would show in the time.
        """
        found: list[int] = []
        said = 0
        for moment in moments:
            known = len(visible_to(facts[said : moment.facts], SPECTATOR))
            length = LENGTHS[moment.kind] + EACH_MORE * max(0, known - AT_A_GLANCE)
            found.append(min(max(round(length * SPEEDS[self.pace.speed]), SHORTEST), LONGEST))
            said = moment.facts
        return found

    def turn_to(self, at: int, running: list[int], decided: int | None, starts: int) -> None:
        """These seats' clocks run from now on, or from `starts` if that is later; `decided` has just decided."""
        if not self.timed():
            return
        for seat in range(len(self.left)):
            started = self.since[seat]
            if started is not None:
                self.left[seat] -= max(0, at - started)
            if decided == seat:
                given = 0
                if self.pace.kind == DAYS:
                    given = self.pace.days * DAY - self.left[seat]
                elif started is not None and seat not in running:
                    given = self.pace.extra * 1000
                self.left[seat] += given
                shown = max(0, starts - at) if seat in running else 0
                self.given[seat].append(given + shown)
            self.since[seat] = max(at, starts) if seat in running else None

    def count_from(self, at: int, silent: list[int], bid: Cried) -> None:
        """The open-cry count for these seats: every bid and every new auction starts it again.

        It stops when nobody is silent. Passing, chat or a secret standing bid do not touch it.
        """
        if not silent:
            self.count_since = None
        elif self.count_since is None or bid != self.count_bid:
            self.count_since = at
        self.count_bid = bid
        self.count_seats = silent

    def undone(self, at: int, seat: int, moves: int) -> None:
        """A seat takes its last moves back, and what they gave its clock with them: time, and a later start."""
        if self.timed():
            started = self.since[seat]
            unused = 0 if started is None else max(0, started - at)
            self.left[seat] += unused - sum(self.given[seat][-moves:])
            del self.given[seat][-moves:]

    def refresh(self, seat: int) -> None:
        """Somebody whose time ran out sits down again: time to look around."""
        if self.pace.kind == DAYS:
            self.left[seat] = self.pace.days * DAY
        else:
            self.left[seat] = max(self.left[seat], FRESH)

    def slept(self, milliseconds: int) -> None:
        """The server was stopped: what ran does not count that time."""
        self.since = [None if since is None else since + milliseconds for since in self.since]
        if self.count_since is not None:
            self.count_since += milliseconds

    # --- deadlines -------------------------------------------------------------------------------

    def deadline(self, seat: int) -> int | None:
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def count_ends(self) -> int | None:
        if self.count_since is None:
            return None
        return self.count_since + COUNT_STEPS * self.pace.count * 1000

    def next_deadline(self) -> int | None:
        """When the table must be looked at again, if nothing happens before."""
        times = [self.deadline(seat) for seat in range(len(self.left))]
        ends = self.count_ends()
        if ends is not None:
            times.append(ends + GRACE)
        running = [at for at in times if at is not None]
        return min(running) if running else None

    def expired(self, now: int) -> list[int]:
        """The seats whose own clock has run out."""
        deadlines = [self.deadline(seat) for seat in range(len(self.left))]
        return [seat for seat, deadline in enumerate(deadlines) if deadline is not None and deadline <= now]

    def gone(self, now: int) -> bool:
        """Whether the count has ended."""
        ends = self.count_ends()
        return ends is not None and ends + GRACE <= now

    def shown(self, now: int) -> dict[str, Any]:
        """The clocks for the page; a stopped clock shows what is left, a running one its deadline."""
        timed = self.timed()
        seats = []
        for seat in range(len(self.left)):
            deadline = self.deadline(seat)
            stopped = self.left[seat] if timed and deadline is None else None
            seats.append({"left": stopped, "deadline": deadline})
        return {"now": now, "kind": self.pace.kind, "seats": seats, "count": self._shown_count(now)}

    def _shown_count(self, now: int) -> dict[str, Any] | None:
        ends = self.count_ends()
        if ends is None or self.count_since is None:
            return None
        step = self.pace.count * 1000
        number = min(max(0, (now - self.count_since) // step), COUNT_STEPS)
        return {"number": number, "of": COUNT_STEPS, "step_ms": step, "ends": ends, "seats": self.count_seats}
