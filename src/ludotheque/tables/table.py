"""A table in memory: the fold of its events. Nothing changes it but `fold.apply`."""

from __future__ import annotations

import asyncio
from typing import Any

from ludotheque.games import find_game
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.game import Game
from ludotheque.kernel.lesson import Entry, Script, find_script
from ludotheque.kernel.log import MOVE, NOTICE, Line, unseen
from ludotheque.kernel.match import Match, Move
from ludotheque.kernel.outcome import Outcome
from ludotheque.kernel.position import Position
from ludotheque.kernel.seats import SPECTATOR, letter
from ludotheque.kernel.standings import Standings
from ludotheque.tables import events as ev
from ludotheque.tables.clocks import NO_AUCTION, Clocks, Cried
from ludotheque.tables.contributions import Contributions
from ludotheque.tables.events import BOT, LIVE, OPEN, PERSON
from ludotheque.tables.problems import NotAllowed, TooLate, Unknown

LOBBY = "lobby"
STARTING = "starting"  #: the seats are taken; the players' contributions to the chance are waited for
RUNNING = "running"
OVER = "over"
CLOSED = "closed"

#: What a link is for.
SEAT = "seat"
INVITE = "invite"
WATCH = "watch"

TABLE_ROOM = "table"
GALLERY = "gallery"

BEGIN_AGAIN = 2000  #: milliseconds until a full lobby begins its match that whoever filled it could not begin


class Table:
    """One table in memory. `version` is the number of its last event.

    A private move (a standing bid that causes no bid) counts for its own seat only: what others are shown is
    numbered by `version_for`, `step_for` and `lines_for`.
    """

    def __init__(self, id: str, opened: ev.Opened) -> None:
        self.id = id
        self.version = 0
        self.opened = opened
        self.game: Game = find_game(opened.game)
        self.options = self.game.options(opened.edition, opened.options)
        self.chairs = list(opened.chairs)
        self.owner = opened.owner
        self.chance = Contributions(opened.seed)
        self.chance_key = b""  #: of all draws, once the match has begun
        self.words_drawn = 0  #: of the fair chance, so far
        self.status = LOBBY
        self.paused = False
        self.pause_asked: list[int] = []
        self.unready: set[int] = set()  #: people in the lobby who have not said yet that they are ready
        self.handed: set[int] = set()
        self.resigned: set[int] = set()
        self.out_of_time: set[int] = set()  #: of those handed over, whose time had run out
        self.auto = [opened.auto] * len(self.chairs)
        self.match: Match | None = None
        self.imported: int | None = None  #: moves that came from a game file or a script: not our chance
        #: the lesson or example
        self.script: Script | None = find_script(self.game.folder, opened.script) if opened.script else None
        self.clocks = Clocks(opened.pace, len(self.chairs))
        self.log: list[Line] = []
        self.lines = 0  #: lines ever written
        self.chat: list[tuple[int, ev.Said]] = []
        self.used = [0] * (len(self.chairs) + 1)  #: events that people sent, by `share`
        self.talk = [0] * (len(self.chairs) + 1)  #: characters of the chat, in the same way
        self.rematch = ""
        self.link_generation = 0  #: how often the links to play and to watch were renewed
        self.updated = opened.at
        self.shown_until = opened.at  #: until then people are shown the moments of the last moves
        self.published_at = opened.at  #: when something last happened that everybody may know
        self.moved_at = opened.at  #: when a move was last made, sealed ones apart
        self.private_to: int | None = None  #: the seat that alone sees the last event
        self.hidden_events = (0,) * len(self.chairs)  #: private ones, by seat
        self.hidden_lines = (0,) * len(self.chairs)
        self.keys: dict[tuple[str, str], int] = {}  #: by guest and key, the version that was answered
        self.standings: Standings | None = None  #: once the match is over and somebody has looked
        self.resume: tuple[int, object] | None = None  #: the snapshot an older match goes on from
        self._waiting: list[int] = []
        self._waiting_at = -1  #: the version that they belong to
        # Of the running server only:
        self.lock = asyncio.Lock()
        self.viewers: set[Any] = set()
        self.around = 0  #: grows with everything but moves: seats, pauses, the beginning and the end
        self.grants: dict[str, str] = {}  #: guests who came by a link, and what it allows
        self.visits: dict[str, int] = {}  #: log lines each guest had seen when he left
        self.thinking: set[int] = set()

    # --- questions -------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.chairs)

    @property
    def position(self) -> Position:
        assert self.match is not None
        return self.match.position

    def names(self) -> list[str]:
        return [chair.name or letter(seat) for seat, chair in enumerate(self.chairs)]

    def seat_of(self, guest: str) -> int | None:
        """The seat a guest has; a seat given up for good is nobody's."""
        for seat, chair in enumerate(self.chairs):
            if chair.kind == PERSON and chair.guest == guest and guest:
                return seat
        return None

    def step(self) -> int:
        return 0 if self.match is None else self.match.length()

    def viewpoint(self, guest: str) -> int:
        """The seat of a guest, or SPECTATOR."""
        seat = self.seat_of(guest)
        return SPECTATOR if seat is None else seat

    def share(self, seat: int) -> int:
        """Whose part of the table somebody on a seat uses up: his own. Before the match all use that of SPECTATOR."""
        return SPECTATOR if self.status == LOBBY else seat

    def may_sit(self, guest: str) -> bool:
        """Whether a guest may take a free seat: not whoever came by a link to watch."""
        return self.opened.public or guest == self.owner or self.grants.get(guest) == INVITE

    def version_for(self, seat: int) -> int:
        """The version that this seat (or SPECTATOR) is shown."""
        return self.version - unseen(self.hidden_events, seat)

    def step_for(self, seat: int) -> int:
        """The number of moves that this seat (or SPECTATOR) knows of."""
        return 0 if self.match is None else self.match.length() - self.match.hidden_from(seat)

    def keep_key(self, who: str, key: str) -> None:
        """The last event was sent by this guest under this key: sent again, it is answered and done no more."""
        self.keys[who, key] = self.version_for(self.viewpoint(who))

    def lines_for(self, seat: int) -> int:
        return self.lines - unseen(self.hidden_lines, seat)

    def waiting(self) -> list[int]:
        """The seats whose action the match needs now. Nobody changes the list."""
        if self._waiting_at != self.version:  # asked a dozen times in a move
            running = self.status == RUNNING and self.match is not None
            self._waiting = self.position.waiting_for() if running else []
            self._waiting_at = self.version
        return self._waiting

    def awaited(self) -> list[int]:
        """The people among them, while the match is not paused: their clocks run."""
        return [] if self.paused else [seat for seat in self.waiting() if not self.played_by_bot(seat)]

    def is_complete(self) -> bool:
        """Whether its match can begin: no seat is free and everybody is ready."""
        full = all(chair.kind != OPEN for chair in self.chairs)
        return self.status == LOBBY and full and not self.unready

    def next_deadline(self) -> int | None:
        """When somebody's time is up; None if nobody's runs.

        A lobby is complete for a moment only, unless a write failed or the server was killed just then. A rematch
        that met this is asked for again.
        """
        if self.status == STARTING:
            return self.chance.until
        if self.is_complete() and not self.opened.before:
            return self.updated + BEGIN_AGAIN
        return self.clocks.next_deadline() if self.status == RUNNING else None

    def outcome(self) -> Outcome | None:
        return None if self.match is None else self.match.position.outcome()

    def played_by_bot(self, seat: int) -> bool:
        return self.chairs[seat].kind == BOT or seat in self.handed

    def scripted(self) -> Entry | None:
        """The move that the script of a lesson has next; None at all other tables."""
        if self.script is None or self.match is None or self.status != RUNNING:
            return None
        return self.script.next_after(self.match)

    def due(self) -> list[int]:
        """The seats that the table moves for now: bots, or whoever is next in the script of a lesson."""
        entry = self.scripted()
        if entry is not None:
            return [] if entry.taught and not self.played_by_bot(entry.seat) else [entry.seat]
        return [seat for seat in self.waiting() if self.played_by_bot(seat)]

    def people(self) -> list[int]:
        """The seats that people play themselves."""
        return [s for s, c in enumerate(self.chairs) if c.kind == PERSON and s not in self.handed]

    def count_on(self) -> tuple[list[int], Cried]:
        """The seats an open-cry count runs for now, and what it runs on."""
        if self.opened.pace.kind != LIVE or self.status != RUNNING or self.paused or self.match is None:
            return [], NO_AUCTION
        cry = self.match.position.cry()
        if cry is None:
            return [], NO_AUCTION
        return cry.waiting_for(), (self.match.auction, cry.leader, cry.price)

    def slept(self, down: int) -> None:
        """The server was stopped for so long: nobody's time counts it."""
        self.clocks.slept(down)
        self.shown_until += down
        if self.chance.until is not None:
            self.chance.until += down

    # --- checks: what a guest may do here --------------------------------------------------------

    def viewer_seat(self, guest: str) -> int:
        """The seat of a guest, or SPECTATOR if the guest may watch; else there is no such table."""
        seat = self.viewpoint(guest)
        known = self.opened.public or guest == self.owner or (guest and guest in self.grants)
        if seat == SPECTATOR and not known:
            raise Unknown("no-such-table")
        return seat

    def player_seat(self, guest: str) -> int:
        """The seat of a guest who must have one."""
        seat = self.viewer_seat(guest)
        if seat == SPECTATOR:
            raise NotAllowed("not-seated")
        return seat

    def check_owner(self, guest: str) -> None:
        self.viewer_seat(guest)
        if self.owner != guest:
            raise NotAllowed("owner-only")

    def check_lobby(self) -> None:
        if self.status != LOBBY:
            raise TooLate("not-lobby")

    def check_running(self) -> None:
        if self.status != RUNNING:
            raise TooLate("not-running")

    # --- the log ---------------------------------------------------------------------------------

    def add_notice(self, at: int, seat: int | None, key: str, **words: object) -> None:
        """Adds a line about the table."""
        line = Line(self.lines, self.step(), seat, NOTICE, at, [], key)
        line.params = words
        self._add(line)

    def add_notice_of(self, at: int, seat: int, key: str, **words: object) -> None:
        """Adds a line about the player on a seat, by name."""
        self.add_notice(at, seat, key, name=self.names()[seat], **words)

    def add_move(self, at: int, move: Move, number: int) -> Line:
        """Adds the line of a move of the match, which has this number."""
        line = Line(self.lines, number, move.seat, MOVE, at, move.facts, "")
        if move.private:
            line.private = True
            self.hidden_lines = one_more(self.hidden_lines, move.seat)
        self._add(line)
        return line

    def add_setup(self, at: int, facts: list[Fact]) -> None:
        """Adds the line of what the set-up brought."""
        self._add(Line(self.lines, self.step(), None, MOVE, at, facts, ""))

    def _add(self, line: Line) -> None:
        line.hidden = self.hidden_lines
        self.log.append(line)
        self.lines += 1


def one_more(counts: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return tuple([count + 1 if other == seat else count for other, count in enumerate(counts)])
