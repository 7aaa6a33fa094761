"""Moves: of people, of bots, of the table itself; and taking them back."""

from __future__ import annotations

import asyncio

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.fair import FairChance
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables import events as ev
from ludotheque.tables import faults
from ludotheque.tables.core import Core, log
from ludotheque.tables.problems import NotAllowed, RefusedByRules, TooLate
from ludotheque.tables.publisher import sight
from ludotheque.tables.table import RUNNING, Table
from ludotheque.tables.thinkers import BotTrouble
from ludotheque.tables.views import undo_block

SAMPLES = 3  #: positions imagined to see whether a step is forced for everybody to see
LONGEST_KEY = 64


class Accepted:
    """A move or other act that is on the disk; `again`: it was there already."""

    def __init__(self, version: int, again: bool = False) -> None:
        self.version = version
        self.again = again


class Playing(Core):
    """The part of the service that moves."""

    # --- people ----------------------------------------------------------------------------------

    async def play(self, id: str, guest: str, text: str, seen: str, key: str) -> Accepted:
        """Plays a person's move; `Problem` or `Trouble` if it is not to be."""
        async with self.hold(id) as table:
            seat = self.own_seat(table, guest)
            again = table.keys.get((guest, key))
            if again is not None:
                return Accepted(again, True)
            faults.point("before-play")
            await self.look_at_clocks(table)
            self._check_playing(table, seat)
            action = table.game.parse(text)
            if sight(table, seat).decision != seen or not seen:
                self._refuse_idle(table, seat, action)
                raise TooLate("stale")
            refusal = table.position.refusal(seat, action)
            if refusal is not None:
                raise RefusedByRules(table.game.meta.id, refusal, table.names())
            await self._move(table, seat, action, ev.PERSON, guest, key)
            faults.point("after-answer")
            accepted = Accepted(table.version)
            await self.go_on(table)
            return accepted

    def _check_playing(self, table: Table, seat: int) -> None:
        if table.status != RUNNING:
            raise TooLate("not-running")
        if table.paused:
            raise TooLate("paused")
        if seat in table.handed:
            raise TooLate("resigned-already" if seat in table.resigned else "bot-plays-now")

    def _refuse_idle(self, table: Table, seat: int, action: Action) -> None:
        """Somebody with nothing to decide is told the rule, not that he is late."""
        if not sight(table, seat).decision:
            refusal = table.position.refusal(seat, action)
            if refusal is not None:
                raise RefusedByRules(table.game.meta.id, refusal, table.names())

    async def why(self, id: str, guest: str, text: str) -> tuple[Table, Refusal | None]:
        """The gate's answer about an action, for the guest's own seat."""
        async with self.hold(id) as table:
            seat = self.own_seat(table, guest)
            if table.course is None:
                raise TooLate("not-running")
            return table, table.position.refusal(seat, table.game.parse(text))

    async def undo(self, id: str, guest: str, whole_turn: bool = False, key: str = "") -> Accepted:
        async with self.hold(id) as table:
            seat = self.own_seat(table, guest)
            again = table.keys.get((guest, key)) if key else None
            if again is not None:
                return Accepted(again, True)
            await self.look_at_clocks(table)
            if table.course is None:
                raise TooLate("not-running")
            block = undo_block(table, seat)
            if block is not None:
                raise TooLate(block)
            length = table.course.turn_length(seat) if whole_turn else table.course.undo_length(seat)
            await self.commit(table, ev.Undone(at=self.clock.now(), seat=seat, moves=length), guest, key)
            self.wake_bots(table)
            return Accepted(table.version)

    # --- the move itself -------------------------------------------------------------------------

    async def _move(
        self, table: Table, seat: int, action: Action, by: str, who: str = "", key: str = ""
    ) -> None:
        """Plays an action that passed the gate, and commits it with what fell."""
        course = table.course
        assert course is not None
        chance = FairChance(table.chance_key(), table.words)
        try:
            step = course.play(seat, action, chance, by)
        except BaseException:
            self.forget(table)
            raise
        event = ev.Moved(
            at=self.clock.now(),
            seat=seat,
            action=action.notation,
            drawn=step.drawn,
            words=chance.words if step.drawn else 0,
            by=by,
        )
        await self.commit(table, event, who, key, step)

    async def go_on(self, table: Table) -> None:
        """After a change: plays forced steps, and wakes the bots whose turn it is."""
        while True:
            forced = self._forced(table)
            if forced is None:
                break
            await self._move(table, forced[0], forced[1], "forced")
        self.wake_bots(table)

    def _forced(self, table: Table) -> tuple[int, Action] | None:
        """A step with one option that everybody can see is the only one.

        What is forced by something hidden (an empty purse in a sealed auction) is left to the player: played
        at once, it would tell the others.
        """
        if table.paused:
            return None
        for seat in table.waiting():
            if table.played_by_bot(seat) or not table.auto[seat]:
                continue
            menu = table.position.menu(seat)
            if len(menu) == 1 and not menu[0].open_ended and self._publicly_forced(table, seat, menu):
                return seat, menu[0]
        return None

    def _publicly_forced(self, table: Table, seat: int, menu: tuple[Action, ...]) -> bool:
        shown = table.game.observe(table.position, SPECTATOR)
        chance = SeededChance(table.step())
        for _ in range(SAMPLES):
            if table.game.imagine(shown, chance).menu(seat) != menu:
                return False
        return True

    # --- bots ------------------------------------------------------------------------------------

    def wake_bots(self, table: Table) -> None:
        if self.closing or table.paused:
            return
        for seat in table.waiting():
            if table.played_by_bot(seat) and seat not in table.thinking:
                table.thinking.add(seat)
                self.spawn(asyncio.get_running_loop().create_task(self._bot_turn(table.id, table, seat)))

    async def _bot_turn(self, id: str, table: Table, seat: int) -> None:
        """One seat's bot acts until nobody waits for it."""
        try:
            while True:
                if self.bot_pause and (table.people() or table.viewers):
                    await asyncio.sleep(self.bot_pause)
                if not await self._bot_move(id, seat):
                    return
        finally:
            table.thinking.discard(seat)
            self.put_away(table)

    async def _bot_move(self, id: str, seat: int) -> bool:
        """Thinks and plays once; False when the bot has nothing (more) to do."""
        async with self.hold(id) as table:
            if not self._bots_turn(table, seat):
                return False
            version = table.version
            game = table.game
            level = table.level_for(seat) or self.default_level  # a person's seat names none
            seen = game.observe(table.position, seat)
            menu = table.position.menu(seat)
        action: Action | None = None
        trouble = ""
        try:
            action = await self.thinker.think(game, level, seen, menu)
        except BotTrouble as error:
            trouble = error.why
            log.warning("table %s: the bot %r at seat %s failed: %s", id, level, seat, error)
        async with self.hold(id) as table:
            if not self._bots_turn(table, seat):
                return False
            if table.version != version and table.position.menu(seat) != menu:
                return True  # the table has moved on: think again
            if action is not None and table.position.refusal(seat, action) is not None:
                action, trouble = None, "illegal"
            if action is None:
                await self.commit(table, ev.BotFailed(at=self.clock.now(), seat=seat, why=trouble))
                await self._move(table, seat, table.position.default(seat), "failed")
            else:
                await self._move(table, seat, action, ev.BOT)
            await self.go_on(table)
            return self._bots_turn(table, seat)

    def _bots_turn(self, table: Table, seat: int) -> bool:
        return not self.closing and not table.paused and table.played_by_bot(seat) and seat in table.waiting()

    # --- time ------------------------------------------------------------------------------------

    async def look_at_clocks(self, table: Table) -> None:
        """Plays for those whose time is up: the count first, then the clocks. The lock is held."""
        while table.status == RUNNING and not table.paused:
            now = self.clock.now()
            if table.clocks.gone(now):
                await self._gone(table)
                continue
            late = table.clocks.expired(now)
            if not late:
                return
            seat = late[0]
            await self._move(table, seat, table.position.default(seat), "clock")
            if table.status == RUNNING:
                await self.commit(table, ev.Handed(at=self.clock.now(), seat=seat, why="time"))

    async def _gone(self, table: Table) -> None:
        """Once, twice, gone: the table plays for those who were silent."""
        silent = table.clocks.count_seats
        while silent:
            seat = silent[0]
            await self._move(table, seat, table.position.default(seat), "count")
            if table.clocks.count_seats != silent[1:]:
                return  # something else has begun
            silent = silent[1:]

    async def tick(self) -> int | None:
        """Looks at every table whose time has come; gives the next time one will."""
        now = self.clock.now()
        for id, deadline in sorted(self.deadlines.items(), key=lambda item: item[1]):
            if deadline > now:
                return deadline
            async with self.hold(id) as table:
                await self.look_at_clocks(table)
                await self.go_on(table)
        return min(self.deadlines.values(), default=None)

    def check_key(self, key: str) -> str:
        if not 0 < len(key) <= LONGEST_KEY:
            raise NotAllowed("malformed", what="key")
        return key
