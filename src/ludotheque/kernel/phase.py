"""Phases: each kind of decision is a class with its own data; a position keeps a stack of them.

The phase on top decides what may be done. When it is finished it is taken off, and the one below goes on with its
result (the winner of an auction, say).
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import OpenCry
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.outcome import Outcome
from ludotheque.kernel.position import Position, drawn_from
from ludotheque.kernel.record import Record
from ludotheque.kernel.refusal import Refusal

#: The class of a game's positions.
S = TypeVar("S", bound="PhasedPosition")


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Record, Generic[S]):
    """One kind of decision with its own data; the chapters in a game's `rules/` define them.

    The methods answer for a position what `Position` promises; see there.
    """

    def waiting_for(self, state: S) -> list[int]:
        raise NotImplementedError

    def menu(self, state: S, seat: int) -> tuple[Action, ...]:
        raise NotImplementedError

    def draw_seat(self, state: S, chance: Chance) -> int:
        return drawn_from(self.waiting_for(state), chance)

    def draw(self, state: S, seat: int, chance: Chance) -> Action:
        menu = self.menu(state, seat)
        return menu[chance.below("what", len(menu))]

    def refusal(self, state: S, seat: int, action: Action) -> Refusal | None:
        raise NotImplementedError

    def play(self, state: S, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        raise NotImplementedError

    def default(self, state: S, seat: int) -> Action:
        raise NotImplementedError

    def forced(self, state: S, seat: int) -> Action | None:
        return None

    def conclusion(self, state: S, seat: int) -> Action | None:
        return None

    def resume(self, state: S, result: int, chance: Chance, journal: Journal) -> None:
        """Goes on after the phase above was finished with this result."""
        raise NotImplementedError

    def outcome(self, state: S) -> Outcome | None:
        return None

    def cry_now(self) -> OpenCry | None:
        """The open-cry auction this phase is, if it is one."""
        return None

    def rule(self) -> str:
        raise NotImplementedError

    def holds(self, piece: str) -> int:
        """How many pieces of that name lie nowhere but in this phase, for `Position.ledger`."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class OneActor(Phase[S]):
    """A phase in which one player acts; everybody else has nothing to choose."""

    def actor(self, state: S) -> int:
        """Whose turn it is."""
        raise NotImplementedError

    def moves(self, state: S) -> tuple[Action, ...]:
        """What the actor may do."""
        raise NotImplementedError

    def refuse(self, state: S, seat: int, action: Action) -> Refusal | None:
        """Why the actor may not do this."""
        raise NotImplementedError

    def not_now(self, state: S, seat: int) -> Refusal:
        """The refusal for a seat whose turn it is not."""
        return Refusal(self.rule(), "not-your-turn", seat=self.actor(state))

    def waiting_for(self, state: S) -> list[int]:
        return [self.actor(state)]

    def draw_seat(self, state: S, chance: Chance) -> int:
        return self.actor(state)

    def menu(self, state: S, seat: int) -> tuple[Action, ...]:
        return self.moves(state) if seat == self.actor(state) else ()

    def refusal(self, state: S, seat: int, action: Action) -> Refusal | None:
        return self.refuse(state, seat, action) if seat == self.actor(state) else self.not_now(state, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class Over(Phase[S]):
    """The match has ended: nobody may do anything. A game adds the outcome and its §."""

    def waiting_for(self, state: S) -> list[int]:
        return []

    def menu(self, state: S, seat: int) -> tuple[Action, ...]:
        return ()

    def refusal(self, state: S, seat: int, action: Action) -> Refusal | None:
        return Refusal(self.end_rule(), "match-is-over")

    def end_rule(self) -> str:
        """The § by which the match ended."""
        return self.rule()


@mypyc_attr(allow_interpreted_subclasses=True)
class PhasedPosition(Position):
    """A position whose decisions are a stack of phases; one subclass per game has the fields.

    The first field is the box: the components of the edition. Copies share it and files leave it out.
    """

    phases: list[Phase[Any]]

    def saved_parts(self) -> tuple[object, ...]:
        return self.parts()[1:]

    # --- the stack -------------------------------------------------------------------------------

    @property
    def phase(self) -> Phase[Any]:
        """The phase on top; setting it replaces that one."""
        return self.phases[-1]

    @phase.setter
    def phase(self, phase: Phase[Any]) -> None:
        self.phases[-1] = phase

    def finish(self, result: int, chance: Chance, journal: Journal) -> None:
        """Takes the finished phase off the stack; the one below goes on."""
        self.phases.pop()
        self.phases[-1].resume(self, result, chance, journal)

    def held(self, piece: str) -> int:
        """How many pieces of that name lie nowhere but in the phases."""
        return sum([phase.holds(piece) for phase in self.phases])

    # --- what the phase on top answers -----------------------------------------------------------

    def waiting_for(self) -> list[int]:
        return self.phases[-1].waiting_for(self)

    def menu(self, seat: int) -> tuple[Action, ...]:
        return self.phases[-1].menu(self, seat)

    def draw_seat(self, chance: Chance) -> int:
        return self.phases[-1].draw_seat(self, chance)

    def draw(self, seat: int, chance: Chance) -> Action:
        return self.phases[-1].draw(self, seat, chance)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        return self.phases[-1].refusal(self, seat, action)

    def play(self, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        self.phases[-1].play(self, seat, action, chance, journal)

    def default(self, seat: int) -> Action:
        return self.phases[-1].default(self, seat)

    def forced(self, seat: int) -> Action | None:
        return self.phases[-1].forced(self, seat)

    def conclusion(self, seat: int) -> Action | None:
        return self.phases[-1].conclusion(self, seat)

    def outcome(self) -> Outcome | None:
        return self.phases[-1].outcome(self)

    def cry(self) -> OpenCry | None:
        return self.phases[-1].cry_now()

    def rule(self) -> str:
        return self.phases[-1].rule()
