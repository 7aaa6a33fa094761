"""Moves of people, moves that the table makes for them, and taking moves back."""

from __future__ import annotations

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.effects import effects_asked
from ludotheque.kernel.fair import FairChance
from ludotheque.kernel.journal import Journal, MomentJournal
from ludotheque.kernel.match import FORCED
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Summary
from ludotheque.tables import events as ev
from ludotheque.tables import faults
from ludotheque.tables.fold import record_remarks
from ludotheque.tables.problems import NotTaught, RefusedByRules, TooLate
from ludotheque.tables.publish.seat_view import auction_decision, undo_block
from ludotheque.tables.service.bots import Bots
from ludotheque.tables.service.registry import Accepted, Registry, accepted, check_room
from ludotheque.tables.table import RUNNING, Table


class Play:
    """Plays and takes back the moves of a table."""

    def __init__(self, registry: Registry, bots: Bots) -> None:
        self.registry = registry
        self.bots = bots
        bots.play = self  # a move wakes the bots, and a bot moves

    # --- people ----------------------------------------------------------------------------------

    async def play(self, id: str, guest: str, text: str, decision: str, key: str) -> Accepted:
        """Plays a person's move. `decision` names what the person was shown, `key` makes sending it twice harmless."""
        async with self.registry.seated(id, guest) as (table, seat):
            if (guest, key) in table.keys:
                return Accepted(table.keys[(guest, key)], again=True)
            check_room(table, guest)
            faults.point("before-play")
            await self.play_overdue(table)
            action = self._judge(table, seat, text, decision)  # refused: raises, nothing has changed
            await self.move(table, seat, action, ev.PERSON, guest, key)  # written, then published
            faults.point("after-answer")
            answer = accepted(table, guest)
            await self.advance(table)
            return answer

    def _judge(self, table: Table, seat: int, text: str, decision: str) -> Action:
        """The action, if the seat may play now, was shown this very decision and the rules allow it."""
        table.check_running()
        if table.paused:
            raise TooLate("paused")
        if seat in table.handed:
            raise TooLate("resigned-already" if seat in table.resigned else "bot-plays-now")
        action = table.game.parse(text)
        publisher = self.registry.publisher
        current = bool(decision) and decision == publisher.decision(table, seat)
        # Who has nothing to decide, or bid in an auction that has just ended, learns the rule rather than "stale".
        if current or not publisher.menu(table, seat) or decision == auction_decision(table, seat):
            refusal = table.position.refusal(seat, action)
            if refusal is not None:
                raise RefusedByRules(table.game.meta.id, refusal, table.names())
        if not current:
            raise TooLate("stale")
        check_taught(table, seat, action)
        return action

    async def why(self, id: str, guest: str, text: str) -> tuple[Table, Refusal | None]:
        """Why the rules refuse an action to this guest's seat now; None if they allow it."""
        async with self.registry.seated(id, guest) as (table, seat):
            if table.match is None:
                raise TooLate("not-running")
            return table, table.position.refusal(seat, table.game.parse(text))

    async def effects(self, id: str, guest: str, text: str) -> tuple[Table, Summary]:
        """What an action that stands in no menu (a typed amount) would bring the guest's own seat for certain."""
        async with self.registry.seated(id, guest) as (table, seat):
            if table.match is None:
                raise TooLate("not-running")
            return table, effects_asked(table.game, table.position, seat, table.game.parse(text))

    async def undo(self, id: str, guest: str, whole_turn: bool = False, key: str = "") -> Accepted:
        async with self.registry.seated(id, guest) as (table, seat):
            if key and (guest, key) in table.keys:
                return Accepted(table.keys[(guest, key)], again=True)
            check_room(table, guest)
            await self.play_overdue(table)
            if table.match is None:
                raise TooLate("not-running")
            block = undo_block(table, seat)
            if block is not None:
                raise TooLate(block)
            length = table.match.turn_length(seat) if whole_turn else table.match.undo_length(seat)
            await self.registry.commit(table, ev.Undone(seat=seat, moves=length), guest, key)
            self.wake_bots(table)
            return accepted(table, guest)

    # --- for all parts of the service; the caller has the lock -----------------------------------

    async def move(
        self, table: Table, seat: int, action: Action, by: str, who: str = "", key: str = ""
    ) -> None:
        """Plays an action that the rules allow, and commits it with what fell."""
        assert table.match is not None
        chance: Chance = FairChance(table.chance_key, table.words_drawn)
        if table.script is not None and table.scripted() is not None:
            chance = table.script.chance(table.match)
        event = ev.Moved(seat=seat, action=action.notation, by=by)
        if by == ev.BOT:
            event.remarks = remarks(table, seat, action)
        moments = MomentJournal()
        journal = moments if table.viewers else Journal()
        record_remarks(event, journal)
        try:
            move = table.match.perform(seat, action, chance, by, journal)
        except BaseException:
            self.registry.drop(table)
            raise
        event.drawn = move.drawn
        event.words = chance.words if move.drawn and isinstance(chance, FairChance) else 0
        event.shown = sum(table.clocks.lengths(moments.moments, move.facts))
        await self.registry.commit(table, event, who, key, move, moments.moments)

    async def advance(self, table: Table) -> None:
        """After a change: plays forced moves, then wakes the bots that are to move."""
        while (forced := _forced(table)) is not None:
            seat, action = forced
            await self.move(table, seat, action, FORCED)
        self.wake_bots(table)

    def wake_bots(self, table: Table) -> None:
        if not table.paused:
            for seat in table.due():
                self.bots.wake(table, seat)

    async def play_overdue(self, table: Table) -> None:
        """Plays for those whose time is up: the open-cry count first, then the clocks."""
        while table.status == RUNNING:  # a pause has stopped count and clocks
            now = self.registry.clock.now()
            if table.clocks.gone(now):
                await self._play_silent(table)
                continue
            late = table.clocks.expired(now)
            if not late:
                return
            seat = late[0]
            await self.move(table, seat, table.position.default(seat), ev.CLOCK)
            if table.status == RUNNING:
                await self.hand_over(table, seat, ev.TIME)

    async def hand_over(self, table: Table, seat: int, why: str) -> None:
        """A bot plays the seat from now on. If all who are left have asked for a pause, it begins."""
        await self.registry.commit(table, ev.Handed(seat=seat, why=why))
        people = table.people()
        if not table.paused and people and all(seat in table.pause_asked for seat in people):
            await self.registry.commit(table, ev.Paused(seat=people[0]))
        self.wake_bots(table)

    async def _play_silent(self, table: Table) -> None:
        """The open-cry count has ended: plays for those who were silent, until something else begins."""
        match = table.match
        assert match is not None
        silent, auction = table.clocks.count_seats, match.auction
        while silent and match.auction == auction and table.clocks.count_seats == silent:
            await self.move(table, silent[0], table.position.default(silent[0]), ev.COUNT)
            silent = silent[1:]


def remarks(table: Table, seat: int, action: Action) -> list[ev.Remark]:
    """What a bot says with its move, seen from its own seat. Where estimates are forbidden, it says nothing."""
    if not table.opened.estimates:
        return []
    found = table.game.remarks(table.game.observe(table.position, seat), action)
    return [ev.Remark(fact.other, fact.why, fact.own, fact.theirs) for fact in found]


def check_taught(table: Table, seat: int, action: Action) -> None:
    """In a lesson: the newcomer is asked for something else, or the others move first."""
    entry = table.scripted()
    if entry is None:
        return
    assert table.script is not None and table.match is not None
    step = table.script.steps[table.script.step_of(table.match)]
    if not entry.taught or entry.seat != seat:
        raise NotTaught(table.game.meta.id, "lesson-wait")
    if action.notation not in entry.notations:
        raise NotTaught(table.game.meta.id, f"{table.script.message(step)}.other", step.rule)


def _forced(table: Table) -> tuple[int, Action] | None:
    """A person's move that everybody can see is the only one possible."""
    if table.paused or table.scripted() is not None:
        return None
    for seat in table.waiting():
        if table.auto[seat] and not table.played_by_bot(seat):
            action = table.position.forced(seat)
            if action is not None:
                return seat, action
    return None
