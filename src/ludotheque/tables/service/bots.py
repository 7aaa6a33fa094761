"""Bots at a table: one task for each seat that thinks."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from ludotheque.bots.pool import BotRunner, BotTrouble
from ludotheque.bots.shares import Shares
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import SILENT, visible_to
from ludotheque.kernel.log import MOVE
from ludotheque.kernel.position import Observation
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables import events as ev
from ludotheque.tables.clocks import MOST_QUEUED, SPEEDS
from ludotheque.tables.orders import DEFAULT_LEVEL
from ludotheque.tables.problems import TooLate, Unknown
from ludotheque.tables.publish.seat_view import undo_block
from ludotheque.tables.service.background import Background
from ludotheque.tables.service.registry import STORE_FAILURES, Registry
from ludotheque.tables.table import Table

if TYPE_CHECKING:
    from ludotheque.tables.service.play import Play

FIRST_TRY: Final = 1.0  #: seconds until a table is tried again after a failed write
LAST_TRY: Final = 30.0

log = logging.getLogger("ludotheque.tables")


class _Choice(NamedTuple):
    """What a bot chose, and at which version of the table from which menu."""

    version: int
    menu: tuple[Action, ...]
    action: Action | None  #: None: it failed
    trouble: str  #: why


class Bots:
    """Thinks and moves for the seats that bots play."""

    play: Play  #: set by `Play` itself

    def __init__(
        self,
        registry: Registry,
        runner: BotRunner,
        pause: float,
        undo_pause: float,
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        self.registry = registry
        self.runner = runner
        self.shares = Shares(runner.turns)  #: of the runner's time, among the owners of tables
        self.pause = pause  #: seconds before a bot moves while people play
        self.undo_pause = undo_pause  #: the same after a move that a person can still take back
        self.sleep = sleep
        self.stopped = False
        #: a write that fails drops the table, which is then revived
        self._tasks = Background("a bot's task failed", (*STORE_FAILURES, TooLate))
        self._reviving: set[str] = set()  #: tables that go on when the store does
        self._next_try: dict[str, float] = {}  #: seconds until such a table is tried again
        registry.dropped = self.revive

    def revive(self, id: str) -> None:
        """A failed write has dropped this table: its bots go on when the store does."""
        if not self.stopped and id not in self._reviving:
            self._reviving.add(id)
            self._tasks.begin(self._revive(id))

    async def _revive(self, id: str) -> None:
        """Tries again after 1, 2, 4 … seconds, at most half a minute apart. One line of the log tells of it."""
        if id not in self._next_try:
            log.warning("table %s waits for the store: %s", id, self.registry.store_trouble)
        try:
            while not self.stopped:
                pause = self._next_try.get(id, FIRST_TRY)
                self._next_try[id] = min(2 * pause, LAST_TRY)
                await self.sleep(pause)
                with contextlib.suppress(*STORE_FAILURES, TooLate):
                    await self._go_on(id)
                    return
        finally:
            self._reviving.discard(id)

    async def _go_on(self, id: str) -> None:
        try:
            async with self.registry.locked(id) as table:
                self._reviving.discard(id)  # if its bots fail again, it is revived again
                await self.play.advance(table)
        except Unknown:
            self._next_try.pop(id, None)

    def wake(self, table: Table, seat: int) -> None:
        """Lets the bot of a seat move, unless it is already about to, or another process cares for the table."""
        if not self.stopped and seat not in table.thinking and self.registry.store.holds(table.id):
            table.thinking.add(seat)
            self._tasks.begin(self._play_seat(table, seat))

    async def stop(self) -> None:
        self.stopped = True
        await self._tasks.stop()
        await self.runner.close()

    async def _play_seat(self, table: Table, seat: int) -> None:
        """Moves until the match waits for this seat no more."""
        try:
            while True:
                if table.people() or table.viewers:
                    await self._wait(table, seat)
                if not await self._move(table.id, seat):
                    return
        finally:
            table.thinking.discard(seat)
            self.registry.unload_idle(table)

    async def _wait(self, table: Table, seat: int) -> None:
        """A bot does not move at once, and still later while its move would end somebody's undo."""
        while True:
            version = table.version
            seconds = self.seconds_before(table, seat)
            if seconds:
                await self.sleep(seconds)
            if table.version == version or not can_be_undone(table):
                return

    def seconds_before(self, table: Table, seat: int) -> float:
        """How long a bot waits: until people have seen what happened, and then as long as it thinks.

        It does not think about what everybody can see is the only thing it can do (`forced`: a menu of one may be
        due to a secret, and the pause would tell), nor about the rest of a move whose beginning nobody could see.
        A server without pauses waits for nobody.
        """
        undoable = can_be_undone(table)
        pause = self.undo_pause if undoable else self.pause
        if not pause:
            return 0.0
        watched = min(max(0, table.shown_until - self.registry.clock.now()), MOST_QUEUED) / 1000
        thought = not undoable and (table.position.forced(seat) is not None or goes_on_unseen(table, seat))
        return watched if thought else watched + pause * SPEEDS[table.opened.pace.speed]

    async def _move(self, id: str, seat: int) -> bool:
        """Thinks and moves once; False when the bot has nothing (more) to do. The table is free while it thinks."""
        async with self.registry.locked(id) as table:
            if not self._is_due(table, seat):
                return False
            entry = table.scripted()
            if entry is not None:  # a lesson: nothing to think about
                return await self._play(table, seat, table.game.parse(entry.notations[0]), ev.BOT)
            version, menu = table.version, table.position.menu(seat)
            level = table.chairs[seat].level or DEFAULT_LEVEL  # a person's seat names none
            seen = table.game.observe(table.position, seat)
        action, trouble = await self._think(table, seat, level, seen, menu)
        while True:
            async with self.registry.locked(id) as table:
                seconds = self.seconds_until_heard(table)
                if not seconds:
                    return await self._answer(table, seat, _Choice(version, menu, action, trouble))
            await self.sleep(seconds)

    async def _think(
        self, table: Table, seat: int, level: str, seen: Observation, menu: tuple[Action, ...]
    ) -> tuple[Action | None, str]:
        """What the bot chooses; nothing, and why, if it failed."""
        try:
            async with self.shares.turn(table.owner):
                return await self.runner.choose(table.game, level, seen, menu), ""
        except BotTrouble as error:
            log.warning("table %s: the bot %r at seat %s failed: %s", table.id, level, seat, error)
            return None, error.why

    def seconds_until_heard(self, table: Table) -> float:
        """In an open-cry auction bots speak one after the other: the last bid can be heard before.

        Nothing but moves delays them: whoever chats would silence them until the count has ended.
        """
        if not (table.people() or table.viewers) or table.match is None or table.position.cry() is None:
            return 0.0
        pause = self.pause * SPEEDS[table.opened.pace.speed]
        elapsed = (self.registry.clock.now() - table.moved_at) / 1000
        return pause - elapsed if 0 <= elapsed < pause else 0.0  # below 0: the machine's clock was set back

    async def _answer(self, table: Table, seat: int, chosen: _Choice) -> bool:
        """Plays what the bot chose, if that can still be played; False when the bot has nothing (more) to do."""
        if not self._is_due(table, seat):
            return False
        if table.version != chosen.version and table.position.menu(seat) != chosen.menu:
            return True  # the table has moved on: think again
        action, trouble = chosen.action, chosen.trouble
        if action is not None and table.position.refusal(seat, action) is not None:
            action, trouble = None, "illegal"
        if action is None:
            await self.registry.commit(table, ev.BotFailed(seat=seat, why=trouble))
            return await self._play(table, seat, table.position.default(seat), ev.FAILED)
        if cuts_off(table, seat, action):
            return False  # it thinks again when they have answered
        return await self._play(table, seat, action, ev.BOT)

    async def _play(self, table: Table, seat: int, action: Action, by: str) -> bool:
        """Makes the move of a bot; whether its seat is to move again."""
        await self.play.move(table, seat, action, by)
        self._next_try.pop(table.id, None)  # the store has written
        await self.play.advance(table)
        return self._is_due(table, seat)

    def _is_due(self, table: Table, seat: int) -> bool:
        held = self.registry.store.holds(table.id)
        return held and not self.stopped and not table.paused and seat in table.due()


def can_be_undone(table: Table) -> bool:
    """Whether the last move is a person's who can still take it back."""
    moves = [] if table.match is None else table.match.moves
    return bool(moves) and moves[-1].by == ev.PERSON and undo_block(table, moves[-1].seat) is None


def goes_on_unseen(table: Table, seat: int) -> bool:
    """Whether the last move was this seat's, too, and whoever only watches saw nothing of it."""
    last = table.log[-1]
    return last.kind == MOVE and last.seat == seat and not visible_to(last.facts, SPECTATOR)


def cuts_off(table: Table, seat: int, action: Action) -> bool:
    """Whether a bot's move would take a decision away from a person whom the match waits for.

    A bot that builds on a lot which it has just offered does. In an open-cry auction
    nobody waits for anybody.
    """
    position = table.position
    people = [other for other in table.awaited() if other != seat]
    if not people or position.cry() is not None:
        return False
    after = position.copy()
    after.play(seat, action, SeededChance(0), SILENT)
    return any(after.refusal(other, position.default(other)) is not None for other in people)
