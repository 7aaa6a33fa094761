"""§9.1, §9.2: the round of building."""

from __future__ import annotations

from typing import Final

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.actions import BUILD, PASS, Build, Pass
from ludotheque.games.diamonds_club.components import TABLE_COUNT, TABLES
from ludotheque.games.diamonds_club.rules.payment import bill_of, is_payable, refuse_bill
from ludotheque.games.diamonds_club.rules.project import (
    UNKNOWN,
    Project,
    gives_something,
    refuse_table,
    takable_kinds,
)
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.phase import OneActor
from ludotheque.kernel.refusal import Refusal

ALL_BUILT: Final = 3  #: the result phase 5 hands to the round


def usable_tables(state: State, seat: int) -> list[int]:
    """§9.2: the tables not used yet that are payable (the cheaper questions first) and give something."""
    owned = state.gem_count(seat)
    kinds = takable_kinds(state, seat)
    return [
        table
        for table in range(TABLE_COUNT)
        if not state.has_used(table, seat)
        and is_payable(state, seat, table, owned)
        and gives_something(table, kinds)
    ]


class Building(OneActor[State]):
    """§9.1: `at` in the order of play is on turn and may use these `tables`; `passed` is per seat."""

    def __init__(self, at: int, passed: list[bool], tables: list[int]) -> None:
        self.at = at
        self.passed = passed
        self.tables = tables

    def copy(self) -> Building:
        return Building(self.at, self.passed[:], self.tables[:])

    def rule(self) -> str:
        return "9.1"

    def actor(self, state: State) -> int:
        return state.order[self.at]

    def moves(self, state: State) -> tuple[Action, ...]:
        actions: list[Action] = [BUILD[table] for table in self.tables]
        actions.append(PASS)
        return tuple(actions)

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Build):
            return Refusal("9.1", "build-or-pass")
        table = action.number
        if state.has_used(table, seat):
            return Refusal("9.2", "table-used", table=TABLES[table])
        if not gives_something(table, takable_kinds(state, seat)):
            return refuse_table(state, seat, table)
        if not is_payable(state, seat, table, state.gem_count(seat)):
            return refuse_bill(bill_of(state, seat, table), state.opponents_on(table, seat))
        return None

    def not_now(self, state: State, seat: int) -> Refusal:
        if 0 <= seat < state.seats and self.passed[seat]:
            return Refusal("9.1", "passed-already")
        return Refusal("9.1", "not-your-turn", seat=state.order[self.at])

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        if isinstance(action, Build):
            project = Project(seat, action.number, UNKNOWN, UNKNOWN, UNKNOWN)
            state.phases.append(project)
            project.go_on(state, chance, journal)
            return
        self.passed[seat] = True
        if journal.on:
            journal.record(facts.BuildingStopped(seat))
        self.next_builder(state, chance, journal)

    def resume(self, state: State, result: int, chance: Chance, journal: Journal) -> None:
        self.next_builder(state, chance, journal)

    def next_builder(self, state: State, chance: Chance, journal: Journal) -> None:
        """§9.1: to the next in order who can build; the table passes for those who cannot."""
        last = self.at
        for step in range(1, state.seats + 1):
            at = (last + step) % state.seats
            seat = state.order[at]
            if self.passed[seat]:
                continue
            tables = usable_tables(state, seat)
            if len(tables) > 0:
                self.at = at
                self.tables = tables
                return
            self.passed[seat] = True
            if journal.on:
                journal.record(facts.NothingBuildable(seat))
        state.finish(ALL_BUILT, chance, journal)

    def default(self, state: State, seat: int) -> Action:
        return PASS


def open_building(state: State, chance: Chance, journal: Journal) -> None:
    """Puts phase 5 on top of the stack; the new leader begins."""
    phase = Building(state.seats - 1, [False] * state.seats, [])
    state.phases.append(phase)
    phase.next_builder(state, chance, journal)
