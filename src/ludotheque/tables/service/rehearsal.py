"""Rehearsals: a player tries moves out in an imagined match. Nothing of it is written, and nobody else learns of it.

The imagined match goes on from what the seat sees (`game.imagine`): what is hidden from it is invented, so nothing in a
rehearsal depends on the true position.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.effects import effects_asked
from ludotheque.kernel.journal import visible_to
from ludotheque.kernel.match import FORCED, Match, Move, Refused
from ludotheque.kernel.position import Position
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.scene import Summary
from ludotheque.tables.events import BOT, PERSON
from ludotheque.tables.orders import DEFAULT_LEVEL
from ludotheque.tables.problems import NotAllowed, RefusedByRules, TooLate
from ludotheque.tables.publish.messages import messages, texts
from ludotheque.tables.publish.publisher import Viewer
from ludotheque.tables.publish.seat_view import draw
from ludotheque.tables.service.registry import Registry
from ludotheque.tables.service.thoughts import Thoughts
from ludotheque.tables.table import Table

MOST_REHEARSALS: Final = 200  #: of all viewers together; the one that was not used for longest makes room
MOST_OF_ADDRESS: Final = 50  #: of the viewers at one address
MOST_OF_GUEST: Final = 10  #: of the viewers of one guest
MOST_STEPS: Final = 100  #: of one rehearsal
UNUSED: Final = 30 * 60_000  #: milliseconds after which an unused rehearsal is dropped


class Step(NamedTuple):
    """A move of the line with the forced ones after it, and the position before it."""

    before: Position
    moves: list[Move]


class Rehearsal:
    """One imagined match, for one viewer. Every step can be taken back."""

    def __init__(self, table: Table, seat: int, decision: str, seed: int) -> None:
        self.table = table.id
        self.game = table.game
        self.estimates = table.opened.estimates
        self.options = table.options
        self.seat = seat  #: whose eyes it began with
        self.decision = decision  #: the decision of the true match that it began with
        self.step = table.step_for(seat)  #: the moves of the true match that the seat knew of then
        self.chance = SeededChance(seed)
        self.steps: list[Step] = []
        self.changes = 0  #: how often anything in it changed
        self.used = 0  #: when it was used last
        self._names = table.names()
        self._chosen = seat  #: the seat that the viewer wants to play, if the match waits for it
        seen = self.game.observe(table.position, seat)
        self.match = self._match(self.game.imagine(seen, self.chance))

    def _match(self, position: Position) -> Match:
        return Match(self.game, len(self._names), self.options, self.chance, position)

    def names(self) -> list[str]:
        return self._names

    @property
    def position(self) -> Position:
        return self.match.position

    def acting(self) -> int:
        """The seat that is played now: the one the viewer chose, else his own, else the first."""
        waiting = self.position.waiting_for()
        for seat in (self._chosen, self.seat):
            if seat in waiting:
                return seat
        return waiting[0] if waiting else self.seat

    def shown_decision(self) -> str:
        """The id of what is decided in it now."""
        return f"rehearsal {self.changes}"

    def choose_seat(self, seat: int) -> None:
        self._chosen = seat
        self.changes += 1

    def play(self, action: Action, by: str) -> None:
        """Plays for the seat that acts, and then what is forced; raises `Refused`."""
        before = self.position.copy()
        moves = [self.match.play(self.acting(), action, by)]
        while (forced := self._forced()) is not None:
            moves.append(self.match.play(forced[0], forced[1], FORCED))
        self.steps.append(Step(before, moves))
        self.choose_seat(self.seat)

    def _forced(self) -> tuple[int, Action] | None:
        for seat in self.position.waiting_for():
            action = self.position.forced(seat)
            if action is not None:
                return seat, action
        return None

    def back(self) -> None:
        self.match = self._match(self.steps.pop().before)
        self.choose_seat(self.seat)

    def first_own(self) -> str:
        """The notation of the line's first move of the viewer's own seat; empty if there is none."""
        for step in self.steps:
            if step.moves[0].seat == self.seat:
                return step.moves[0].action.notation
        return ""

    # --- for the page ----------------------------------------------------------------------------

    def message(self, lang: str, key: str) -> dict[str, Any]:
        """The *rehearsal* message of the protocol."""
        position, seat = self.position, self.acting()
        waiting = position.waiting_for()
        seen, menu = self.game.observe(position, seat), position.menu(seat)
        scene = draw(self.game, self.estimates, position, seen, menu, waiting, bool(waiting))
        return {
            "type": "rehearsal",
            "key": key,
            "on": True,
            "from": self.decision,
            "step": self.step,
            "seat": seat,
            "seats": waiting,
            "decision": self.shown_decision() if waiting else "",
            "line": [self._in_words(step, lang) for step in self.steps],
            "first": self.first_own(),
            "back": "" if self.steps else messages(lang).say("rehearsal-at-start"),
            "scene": texts(lang).scene(self.game.meta.id, scene, self._names),
        }

    def _in_words(self, step: Step, lang: str) -> dict[str, Any]:
        """A step in words, as the viewer's own seat would learn of it."""
        facts = [fact for move in step.moves for fact in visible_to(move.facts, self.seat)]
        words = [texts(lang).fact(self.game.meta.id, fact, self._names) for fact in facts]
        # headings of the journal have no full stop of their own
        sentences = [said if said.endswith((".", "!", "?")) else f"{said}." for said in words if said]
        return {"seat": step.moves[0].seat, "text": " ".join(sentences)}


class Rehearsals:
    """The rehearsals of all who look: one for each viewer, dropped with the connection."""

    def __init__(
        self,
        registry: Registry,
        thoughts: Thoughts,
        make_seed: Callable[[], int] = lambda: secrets.randbits(96),
    ) -> None:
        self.registry = registry
        self.thoughts = thoughts
        self.make_seed = make_seed  #: the seed of an imagined match; it has nothing to do with the true one
        self.kept: dict[Viewer, Rehearsal] = {}  #: the one that was not used for longest first

    async def start(self, id: str, viewer: Viewer) -> Rehearsal:
        """Begins at the decision that the viewer's seat has now; another one of his is dropped."""
        async with self.registry.seated(id, viewer.guest) as (table, seat):
            if not table.opened.rehearsal:
                raise NotAllowed("rehearsal-forbidden")
            table.check_running()
            publisher = self.registry.publisher
            if not publisher.menu(table, seat):
                raise TooLate("rehearsal-nothing")
            made = Rehearsal(table, seat, publisher.decision(table, seat), self.make_seed())
        self.stop(viewer)
        self._make_room(viewer)
        return self._used(viewer, made)

    def find(self, viewer: Viewer) -> Rehearsal:
        """The rehearsal of a viewer, which must have one."""
        found = self.kept.get(viewer)
        if found is None or self._is_unused(found):
            self.stop(viewer)
            raise TooLate("rehearsal-none")
        return self._used(viewer, found)

    def stop(self, viewer: Viewer) -> None:
        self.kept.pop(viewer, None)

    def play(self, viewer: Viewer, text: str, decision: str) -> Rehearsal:
        """Plays for the seat that acts. `decision` names what the viewer was shown."""
        found = self.find(viewer)
        action = found.game.parse(text)
        if decision != found.shown_decision():
            raise TooLate("stale")
        self._check_length(found)
        try:
            found.play(action, PERSON)
        except Refused as refused:
            raise RefusedByRules(found.game.meta.id, refused.refusal, found.names()) from refused
        return found

    async def let_bot_play(self, viewer: Viewer) -> Rehearsal | None:
        """A bot decides for the seat that acts; it sees what that seat sees in the imagined match.

        None if the rehearsal has ended before the bot knew.
        """
        found = self.find(viewer)
        self._check_length(found)
        if not found.position.waiting_for():
            raise TooLate("rehearsal-over")
        seat, changes = found.acting(), found.changes
        seen, menu = found.game.observe(found.position, seat), found.position.menu(seat)
        action = await self.thoughts.choose(
            viewer.guest, found.game, DEFAULT_LEVEL, seen, menu, viewer.address
        )
        if viewer not in self.kept:
            return None
        if self.kept[viewer] is not found or found.changes != changes:
            raise TooLate("stale")
        if action is None or found.position.refusal(seat, action) is not None:
            action = found.position.default(seat)
        found.play(action, BOT)
        return found

    def back(self, viewer: Viewer) -> Rehearsal:
        found = self.find(viewer)
        if not found.steps:
            raise TooLate("rehearsal-at-start")
        found.back()
        return found

    def choose_seat(self, viewer: Viewer, seat: int) -> Rehearsal:
        """The viewer wants to play this one of the seats that the imagined match waits for."""
        found = self.find(viewer)
        if seat not in found.position.waiting_for():
            raise TooLate("rehearsal-not-waiting")
        found.choose_seat(seat)
        return found

    # --- questions about actions in it -----------------------------------------------------------

    def why(self, viewer: Viewer, text: str) -> tuple[Rehearsal, Refusal | None]:
        """Why the rules refuse an action to the seat that acts; None if they allow it."""
        found = self.find(viewer)
        return found, found.position.refusal(found.acting(), found.game.parse(text))

    def effects(self, viewer: Viewer, text: str) -> tuple[Rehearsal, Summary]:
        """What an action would bring the seat that acts for certain."""
        found = self.find(viewer)
        return found, effects_asked(found.game, found.position, found.acting(), found.game.parse(text))

    # --- how many there are ----------------------------------------------------------------------

    def _used(self, viewer: Viewer, found: Rehearsal) -> Rehearsal:
        found.used = self.registry.clock.now()
        self.kept.pop(viewer, None)
        self.kept[viewer] = found
        return found

    def _is_unused(self, found: Rehearsal) -> bool:
        return self.registry.clock.now() - found.used > UNUSED

    def _make_room(self, viewer: Viewer) -> None:
        """Drops what was not used for long, and the oldest if there are still too many: first of those near to him."""
        for other, found in list(self.kept.items()):
            if self._is_unused(found):
                self.stop(other)
        self._keep_fewer(MOST_OF_GUEST, [other for other in self.kept if other.guest == viewer.guest])
        if viewer.address:
            near = [other for other in self.kept if other.address == viewer.address]
            self._keep_fewer(MOST_OF_ADDRESS, near)
        self._keep_fewer(MOST_REHEARSALS, list(self.kept))

    def _keep_fewer(self, most: int, viewers: list[Viewer]) -> None:
        """Drops the oldest of these, so that there is room for one more."""
        for other in viewers[: max(0, len(viewers) - most + 1)]:
            self.stop(other)

    def _check_length(self, found: Rehearsal) -> None:
        if len(found.steps) >= MOST_STEPS:
            raise TooLate("rehearsal-long", most=MOST_STEPS)
