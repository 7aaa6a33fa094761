"""Hints: what an expert would play, who knows what the player's own seat sees."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from ludotheque.bots.registry import ADVISER
from ludotheque.kernel.actions import Action
from ludotheque.kernel.scene import Control, Scene
from ludotheque.kernel.text import Text
from ludotheque.tables.problems import NotAllowed, TooLate
from ludotheque.tables.publish.seat_view import draw
from ludotheque.tables.service.registry import Registry
from ludotheque.tables.service.thoughts import Thoughts
from ludotheque.tables.table import Table

MOST_KEPT: Final = 200  #: hints that are remembered; the oldest makes room

AMOUNT: Final = "{n}"  #: in the notation of a control, for the amount


class Hint(NamedTuple):
    """An action, and how the player's own scene calls it."""

    action: Action
    decision: str
    version: int  #: of the table, as the seat is shown it
    label: Text | None  #: of the choice or the control; None if the notation must do
    amount: str  #: to be chosen in the control; empty for a choice


class Hints:
    """Asks the strongest bot for a player. One who asks again at the same point gets the same answer."""

    def __init__(self, registry: Registry, thoughts: Thoughts) -> None:
        self.registry = registry
        self.thoughts = thoughts
        self.asking: set[str] = set()  #: guests who wait for a hint
        self.kept: dict[tuple[str, int], Hint] = {}  #: by table and seat

    async def ask(self, id: str, guest: str, address: str = "") -> tuple[Table, Hint]:
        """What the expert would play at the decision that the guest's seat has now."""
        publisher = self.registry.publisher
        async with self.registry.seated(id, guest) as (table, seat):
            self._check(table, seat)
            version = table.version_for(seat)
            known = self.kept.get((id, seat))
            if known is not None and known.version == version:
                return table, known
            game, seen = table.game, table.game.observe(table.position, seat)
            menu, decision = publisher.menu(table, seat), publisher.decision(table, seat)
        if guest in self.asking:
            raise TooLate("thoughts-busy")
        self.asking.add(guest)
        try:
            action = await self.thoughts.choose(guest, game, ADVISER, seen, menu, address)
        finally:
            self.asking.discard(guest)
        async with self.registry.locked(id) as table:
            if publisher.decision(table, seat) != decision:
                raise TooLate("stale")
            if action is None or table.position.refusal(seat, action) is not None:
                raise TooLate("hint-none")
            hint = Hint(action, decision, version, *_words(table, seat, action))
        self._keep(id, seat, hint)
        return table, hint

    def _check(self, table: Table, seat: int) -> None:
        if not table.opened.estimates:
            raise NotAllowed("hint-forbidden")
        table.check_running()
        if not self.registry.publisher.menu(table, seat) or table.scripted() is not None:
            raise TooLate("hint-nothing")

    def _keep(self, id: str, seat: int, hint: Hint) -> None:
        self.kept.pop((id, seat), None)
        if len(self.kept) >= MOST_KEPT:
            del self.kept[next(iter(self.kept))]
        self.kept[id, seat] = hint


def _words(table: Table, seat: int, action: Action) -> tuple[Text | None, str]:
    """How the scene of a seat calls an action: the label of its choice, or a control and an amount.

    An offer of the expert's own is in no menu: it is drawn as if it were.
    """
    position, menu = table.position, table.position.menu(seat)
    if action not in menu:
        menu = (*menu, action)
    seen = table.game.observe(position, seat)
    scene: Scene = draw(table.game, True, position, seen, menu, table.waiting(), True)
    for choice in scene.choices:
        if choice.notation == action.notation:
            return choice.label, ""
    for control in scene.controls:
        amount = _amount(control, action.notation)
        if amount:
            return control.label, amount
    return None, ""


def _amount(control: Control, notation: str) -> str:
    """The amount with which a control makes this notation; empty if it does not."""
    pattern = control.data.get("notation")
    if not isinstance(pattern, str) or not control.chooses():
        return ""
    found = re.fullmatch(re.escape(pattern).replace(re.escape(AMOUNT), r"(\d+)"), notation)
    return found[1] if found is not None and found.groups() else ""
