"""Where a match stands in OpenSpiel's game tree: before a decision, before a chance event, or at its end."""

from __future__ import annotations

import json
from typing import Any

from ludotheque.envs.arrays import Vector, fill_vector
from ludotheque.envs.encodings import find_encoding
from ludotheque.envs.session import next_actor, shares, table_of
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance, ChosenChance, OutcomeWanted
from ludotheque.kernel.journal import Journal, visible_to
from ludotheque.kernel.position import Position
from ludotheque.kernel.record import save
from ludotheque.kernel.seats import NOBODY, letter

REMEMBERED = 16  #: own actions that an information-state tensor shows


class Rules:
    """What all nodes of one game tree share: the game, its encoding, the table."""

    def __init__(self, game: str, seats: int, options: dict[str, object], edition: str = "") -> None:
        self.encoding = find_encoding(game)
        self.game = self.encoding.game
        self.chosen = options
        self.edition = edition
        self.seats, self.options = table_of(self.encoding, seats, options, edition)

    def __deepcopy__(self, memo: object) -> Rules:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return (Rules, (self.game.meta.id, self.seats, self.chosen, self.edition))


class Node:
    """A position, or an action (at first the set-up) whose chance events are still being decided.

    A chance event is one draw; the action is tried again from its beginning with one more outcome each time.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.position: Position | None = None
        self.actor = rules.seats - 1
        self.menu: tuple[Action, ...] = ()
        self.pending: Action | None = None
        self.outcomes: list[int] = []
        self.wanted: tuple[str, int] | None = None
        self.logs: list[list[str]] = [[] for _ in range(rules.seats)]
        self.own: list[list[int]] = [[] for _ in range(rules.seats)]
        self._settle()

    def copy(self) -> Node:
        twin: Node = object.__new__(Node)
        twin.rules = self.rules
        twin.position = self.position.copy() if self.position is not None else None
        twin.actor = self.actor
        twin.menu = self.menu
        twin.pending = self.pending
        twin.outcomes = self.outcomes[:]
        twin.wanted = self.wanted
        twin.logs = [log[:] for log in self.logs]
        twin.own = [own[:] for own in self.own]
        return twin

    def __deepcopy__(self, memo: object) -> Node:
        return self.copy()

    # --- going on --------------------------------------------------------------------------------

    def choose(self, number: int) -> None:
        """The actor's decision."""
        rules = self.rules
        action = rules.encoding.actions.decode(number, self.menu, self.actor, rules.seats)
        assert action is not None, f"{number} is not legal here"
        self.own[self.actor] = [*self.own[self.actor], number][-REMEMBERED:]
        self.pending = action
        self.outcomes = []
        self._settle()

    def fall(self, outcome: int) -> None:
        """The outcome of the chance event."""
        self.outcomes.append(outcome)
        self._settle()

    def _settle(self) -> None:
        """Tries what is pending with the outcomes so far; at the first draw beyond them this is a chance node."""
        journal = Journal()
        chance = ChosenChance(self.outcomes)
        try:
            position = self._tried(chance, journal)
        except OutcomeWanted as draw:
            self.wanted = (draw.why, draw.n)
            return
        for seat, log in enumerate(self.logs):
            if self.pending is not None and seat == self.actor:
                log.append(f"{letter(seat)}: {self.pending.notation}")
            log += [repr(fact) for fact in visible_to(journal.facts, seat)]
        self.position = position
        self.pending, self.wanted = None, None
        self.actor = next_actor(position.waiting_for(), self.actor, self.rules.seats)
        self.menu = position.menu(self.actor) if self.actor != NOBODY else ()

    def _tried(self, chance: Chance, journal: Journal) -> Position:
        rules = self.rules
        if self.pending is None or self.position is None:
            return rules.game.setup(rules.seats, rules.options, chance, journal)
        tried = self.position.copy()
        tried.play(self.actor, self.pending, chance, journal)
        return tried

    def imagined(self, seat: int, chance: Chance) -> Node:
        """Another world that looks the same to this seat."""
        assert self.position is not None and self.wanted is None, "worlds are imagined at decisions"
        twin = self.copy()
        game = self.rules.game
        twin.position = game.imagine(game.observe(self.position, seat), chance)
        return twin

    # --- questions -------------------------------------------------------------------------------

    def menu_of(self, seat: int) -> tuple[Action, ...]:
        """The exact actions of a seat."""
        if seat == self.actor or self.position is None:
            return self.menu
        return self.position.menu(seat)

    def numbers(self, seat: int) -> list[int]:
        """What a seat may do."""
        return self.rules.encoding.actions.numbers(self.menu_of(seat), seat, self.rules.seats)

    def deciding(self) -> list[int]:
        """The seats that decide now in secret, where the rules let several do so at the same time; else none."""
        if (
            self.wanted is not None
            or self.position is None
            or not self.rules.encoding.is_sealed(self.position)
        ):
            return []
        waiting = self.position.waiting_for()
        return waiting if len(waiting) > 1 else []

    def returns(self) -> list[float]:
        outcome = self.position.outcome() if self.position is not None else None
        return [0.0] * self.rules.seats if outcome is None else shares(outcome)

    def seen(self, seat: int) -> str:
        """What a seat sees, as a text; nothing before the set-up is complete."""
        if self.position is None:
            return ""
        return json.dumps(save(self.rules.game.observe(self.position, seat)))

    def remembered(self, seat: int) -> str:
        """All that a seat has seen and done, and what it sees now."""
        return "\n".join([*self.logs[seat], self.seen(seat)])

    def fill(self, seat: int, vector: Vector) -> None:
        """What a seat sees, as a vector; zeros before the set-up is complete."""
        if self.position is None:
            vector.fill(0.0)
            return
        seen = self.rules.game.observe(self.position, seat)
        fill_vector(self.rules.encoding, seen, vector)
