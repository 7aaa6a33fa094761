"""A table: the fold of its events. Nothing changes it but `apply`."""

from __future__ import annotations

import asyncio
from typing import Any

from ludotheque.games import find_game
from ludotheque.kernel.chance import Drawn, RecordedChance
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.fair import commitment, fair_key
from ludotheque.kernel.game import Game, Position
from ludotheque.kernel.outcome import Outcome
from ludotheque.kernel.seats import letter
from ludotheque.tables import events as ev
from ludotheque.tables.clocks import NO_BID, Clocks
from ludotheque.tables.course import Course, Step
from ludotheque.tables.events import BOT, LIVE, OPEN, PERSON, Chair
from ludotheque.tables.files import course_of_file
from ludotheque.tables.lines import MOVE, NEWS, Line

LOBBY = "lobby"
RUNNING = "running"
OVER = "over"
CLOSED = "closed"

TABLE_ROOM = "table"
GALLERY = "gallery"


class Table:
    """One table in memory. `version` is the number of its last event."""

    def __init__(self, id: str, opened: ev.Opened) -> None:
        self.id = id
        self.version = 0
        self.opened = opened
        self.game: Game = find_game(opened.game)
        self.options = self.game.options(opened.edition, opened.options)
        self.chairs = [Chair(chair.kind, chair.guest, chair.name, chair.level) for chair in opened.chairs]
        self.owner = opened.owner
        self.seed = bytes.fromhex(opened.seed)
        self.commitment = commitment(self.seed)
        self.mixed: list[tuple[str, str]] = []
        self.words = 0  #: fair words used so far
        self._key = (-1, b"")
        self.status = LOBBY
        self.paused = False
        self.pause_asked: list[int] = []
        self.handed: set[int] = set()
        self.resigned: set[int] = set()
        self.auto = [opened.auto] * len(self.chairs)
        self.course: Course | None = None
        self.imported = 0  #: moves that came from a game file
        self.clocks = Clocks(opened.pace, len(self.chairs))
        self.log: list[Line] = []
        self.lines = 0  #: lines ever written
        self.turn = 0
        self.chat: list[tuple[int, ev.Said]] = []
        self.rematch = ""
        self.updated = opened.at
        self.keys: dict[tuple[str, str], int] = {}
        self.resume: tuple[int, object] | None = None  #: the snapshot an older match goes on from
        self._waiting: list[int] = []
        self._waiting_at = -1  #: the version that they belong to
        # Of the running server only:
        self.lock = asyncio.Lock()
        self.viewers: set[Any] = set()
        self.around = 0  #: grows with everything but moves: seats, pauses, the beginning and the end
        self.stages: dict[tuple[int, str, bool], Any] = {}  #: what each group of viewers was told last
        self.sights: dict[int, Any] = {}
        self.worded: dict[tuple[int, str], Any] = {}
        self.wordings: dict[str, Any] = {}  #: by language
        self.spelled: Any = None  #: parts of the names of decisions
        self.grants: dict[str, str] = {}  #: guests who came by a link, and what it allows
        self.visits: dict[str, int] = {}  #: log lines each guest had seen when he left
        self.thinking: set[int] = set()

    # --- questions -------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.chairs)

    @property
    def position(self) -> Position:
        assert self.course is not None
        return self.course.position

    def chance_key(self) -> bytes:
        """The key of all draws; it changes while people mix in their parts."""
        if self._key[0] != len(self.mixed):
            self._key = (len(self.mixed), fair_key(self.seed, self.mixed))
        return self._key[1]

    def names(self) -> list[str]:
        return [chair.name or letter(seat) for seat, chair in enumerate(self.chairs)]

    def seat_of(self, guest: str) -> int | None:
        """The seat a guest has; a seat given up for good is nobody's."""
        for seat, chair in enumerate(self.chairs):
            if chair.kind == PERSON and chair.guest == guest and guest:
                return seat
        return None

    def step(self) -> int:
        return 0 if self.course is None else self.course.length()

    def waiting(self) -> list[int]:
        """The seats whose action the match needs now. Nobody changes the list."""
        if self._waiting_at != self.version:  # asked a dozen times in a move
            running = self.status == RUNNING and self.course is not None
            self._waiting = self.position.waiting_for() if running else []
            self._waiting_at = self.version
        return self._waiting

    def awaited(self) -> list[int]:
        """The people among them, while the match is not paused: their clocks run."""
        return [] if self.paused else [seat for seat in self.waiting() if not self.played_by_bot(seat)]

    def outcome(self) -> Outcome | None:
        return None if self.course is None else self.course.position.outcome()

    def played_by_bot(self, seat: int) -> bool:
        return self.chairs[seat].kind == BOT or seat in self.handed

    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [s for s, c in enumerate(self.chairs) if c.kind == PERSON and s not in self.handed]

    def level_for(self, seat: int) -> str:
        """The bot that plays a seat."""
        return self.chairs[seat].level

    def count_on(self) -> tuple[list[int], tuple[int, int]]:
        """The seats an open-cry count runs for now, and the bid it runs on (leader, price)."""
        if self.opened.pace.kind != LIVE or self.status != RUNNING or self.paused or self.course is None:
            return [], NO_BID
        cry = self.course.position.cry()
        return ([], NO_BID) if cry is None else (cry.waiting_for(), (cry.leader, cry.price))

    # --- the fold --------------------------------------------------------------------------------

    def apply(self, event: ev.Event, step: Step | None = None) -> None:
        """Takes in the next event. `step`: a move that was played already, to learn what fell."""
        decided: int | None = None
        if isinstance(event, ev.Moved):
            decided = event.seat
        getattr(self, "_" + type(event).__name__.lower())(event, step)
        self.version += 1
        self.updated = event.at
        if decided is None:
            self.around += 1
        if self.status == RUNNING and self.course is not None and self.outcome() is not None:
            self.status = OVER
            self.around += 1
            self.news(event.at, None, "log-over")
        self.clocks.turn_to(event.at, self.awaited(), decided)
        self.clocks.count_from(event.at, *self.count_on())

    def news(self, at: int, seat: int | None, key: str, **told: object) -> None:
        line = Line(self.lines, self.step(), self.turn, seat, NEWS, at, [], key)
        line.told = told
        self.log.append(line)
        self.lines += 1

    def _seattaken(self, event: ev.SeatTaken, _: Step | None) -> None:
        chair = self.chairs[event.seat]
        if not event.moved and self.status != LOBBY:
            self.handed.discard(event.seat)
            self.clocks.refresh(event.seat)
        self.chairs[event.seat] = Chair(PERSON, event.guest, event.name, chair.level)
        if not event.moved:
            self.news(event.at, event.seat, "log-joined", name=event.name)

    def _seatfreed(self, event: ev.SeatFreed, _: Step | None) -> None:
        name = self.names()[event.seat]
        self.chairs[event.seat] = Chair(OPEN)
        self.news(event.at, event.seat, "log-left", name=name)

    def _seatgiven(self, event: ev.SeatGiven, _: Step | None) -> None:
        self.chairs[event.seat] = event.chair

    def _renamed(self, event: ev.Renamed, _: Step | None) -> None:
        self.chairs[event.seat].name = event.name

    def _mixed(self, event: ev.Mixed, _: Step | None) -> None:
        self.mixed.append((event.who, event.value))

    def _started(self, event: ev.Started, _: Step | None) -> None:
        self.status = RUNNING
        self.words = event.words
        self.chairs = event.chairs
        if self.resume is not None:
            self.course = Course(self.game, self.options, self.game.restore(self.resume[1], self.options))
        else:
            chance = RecordedChance(drawn_of(event.drawn))
            self.course = Course.begin(self.game, self.seats, self.options, chance)
        self.news(event.at, None, "log-started")
        if self.course.setup_facts:
            self._line(event.at, None, self.course.setup_facts, "")

    def _imported(self, event: ev.Imported, _: Step | None) -> None:
        self.status = RUNNING
        self.words = event.words
        self.course = course_of_file(event.file)
        self.imported = self.course.length()
        self.news(event.at, None, "log-imported")
        number = len(self.course.old)
        for step in self.course.steps:
            number += 1
            self._turn_before(step, number)
            self._line(event.at, step.seat, step.facts, "", number)

    def _moved(self, event: ev.Moved, step: Step | None) -> None:
        course = self.course
        assert course is not None
        if event.words:
            self.words = event.words
        if self.resume is not None and self.version + 1 <= self.resume[0]:
            course.old.append((event.seat, event.action, drawn_of(event.drawn)))
            return
        if step is None:
            action = self.game.parse(event.action)
            step = course.play(event.seat, action, RecordedChance(drawn_of(event.drawn)), event.by)
        self._turn_before(step, course.length())
        key = {"forced": "log-forced", "clock": "log-clock", "count": "log-count", "failed": "log-default"}
        self._line(event.at, event.seat, step.facts, key.get(event.by, ""))

    def _turn_before(self, step: Step, number: int) -> None:
        """A new group of log lines begins after a reveal, and where one player alone follows another."""
        assert self.course is not None
        index = number - len(self.course.old) - 2
        if index >= 0:
            before = self.course.steps[index]
            if before.final() or (before.alone and step.alone and before.seat != step.seat):
                self.turn += 1

    def _line(self, at: int, seat: int | None, facts: list[Fact], key: str, step: int = -1) -> None:
        number = self.step() if step < 0 else step
        self.log.append(Line(self.lines, number, self.turn, seat, MOVE, at, facts, key))
        self.lines += 1

    def _undone(self, event: ev.Undone, _: Step | None) -> None:
        assert self.course is not None
        if self.resume is not None and self.version + 1 <= self.resume[0]:
            del self.course.old[-event.moves :]
        else:
            self.course.undo(event.moves)
        kept = self.step()
        self.log = [line for line in self.log if line.kind == NEWS or line.step <= kept]
        for line in self.log:
            line.step = min(line.step, kept)
        self.turn = self.log[-1].turn if self.log else 0
        self.news(event.at, event.seat, "log-undone", name=self.names()[event.seat], number=event.moves)

    def _said(self, event: ev.Said, _: Step | None) -> None:
        self.chat.append((len(self.chat), event))

    def _pauseasked(self, event: ev.PauseAsked, _: Step | None) -> None:
        self.pause_asked.append(event.seat)
        self.news(event.at, event.seat, "log-pause-asked", name=self.names()[event.seat])

    def _paused(self, event: ev.Paused, _: Step | None) -> None:
        self.paused = True
        self.pause_asked = []
        self.news(event.at, event.seat, "log-paused")

    def _resumed(self, event: ev.Resumed, _: Step | None) -> None:
        self.paused = False
        self.pause_asked = []
        self.news(event.at, event.seat, "log-resumed", name=self.names()[event.seat])

    def _handed(self, event: ev.Handed, _: Step | None) -> None:
        self.handed.add(event.seat)
        if event.why == "resigned":
            self.resigned.add(event.seat)
        if event.seat in self.pause_asked:
            self.pause_asked.remove(event.seat)
        self.news(event.at, event.seat, f"log-handed-{event.why}", name=self.names()[event.seat])

    def _takenback(self, event: ev.TakenBack, _: Step | None) -> None:
        self.handed.discard(event.seat)
        self.clocks.refresh(event.seat)
        self.news(event.at, event.seat, "log-taken-back", name=self.names()[event.seat])

    def _autoset(self, event: ev.AutoSet, _: Step | None) -> None:
        self.auto[event.seat] = event.auto

    def _botfailed(self, event: ev.BotFailed, _: Step | None) -> None:
        self.news(event.at, event.seat, "log-bot-failed", name=self.names()[event.seat], why=event.why)

    def _rematched(self, event: ev.Rematched, _: Step | None) -> None:
        self.rematch = event.table

    def _closed(self, event: ev.Closed, _: Step | None) -> None:
        self.status = CLOSED
        self.news(event.at, None, "log-closed")

    def _woke(self, event: ev.Woke, _: Step | None) -> None:
        self.clocks.slept(event.down)


def drawn_of(data: list[Any]) -> list[Drawn]:
    """What fell, as read from JSON."""
    return [(str(why), value) for why, value in data]
