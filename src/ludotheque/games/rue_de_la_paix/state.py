"""The position: stacks of hotels, titles, hands of cards, the turn, and a stack of phases."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rue_de_la_paix.components import Box
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Position
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.outcome import Outcome
from ludotheque.kernel.plain import Plain
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import letter

NOBODY: Final = -1


class Phase(Plain):
    """One kind of decision with its own data; the chapters in `rules/` define them.

    Phases form a stack: the top one decides what may be done; when it is finished it is taken off, and
    the one below goes on with the result.
    """

    def waiting_for(self, state: State) -> list[int]:
        raise NotImplementedError

    def menu(self, state: State, seat: int) -> tuple[Action, ...]:
        raise NotImplementedError

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        raise NotImplementedError

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        raise NotImplementedError

    def default(self, state: State, seat: int) -> Action:
        raise NotImplementedError

    def resume(self, state: State, result: int, chance: Chance, journal: Journal) -> None:
        """Goes on after the phase above was finished with this result."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        return None

    def rule(self) -> str:
        raise NotImplementedError

    def card_in_play(self) -> bool:
        """Whether it holds a card that is neither in a hand nor in a pile."""
        return False

    def lifted_hotels(self) -> int:
        """Hotels of the player whose turn it is, neither in the reserve nor on the board."""
        return 0

    def copy(self) -> Phase:
        raise NotImplementedError


class Turn(Plain):
    """§3: whose turn it is, what the dice show, and whether the one Fortune card of the turn is played."""

    def __init__(
        self, player: int, first: int, second: int, face: int, budget: int, card_played: bool
    ) -> None:
        self.player = player
        self.first = first
        self.second = second
        self.face = face  #: a zone, WILD or FORTUNE
        self.budget = budget  #: what the number dice give, cards included
        self.card_played = card_played

    def parts(self) -> tuple[object, ...]:
        return (self.player, self.first, self.second, self.face, self.budget, self.card_played)

    def copy(self) -> Turn:
        return Turn(self.player, self.first, self.second, self.face, self.budget, self.card_played)


class State(Position):
    """Where the match stands. Everything but the box is saved."""

    def __init__(
        self,
        box: Box,
        reserve: list[int],
        stacks: list[list[int]],
        titles: list[int],
        sums: list[int],
        hands: list[list[int]],
        pile: list[int],
        discards: list[int],
        changed: list[int],
        turn: Turn,
        phases: list[Phase],
    ) -> None:
        self.box = box
        self.seats = len(reserve)
        self.reserve = reserve  #: hotels not on the board, per seat
        self.stacks = stacks  #: seats from the base to the top, per property
        self.titles = titles  #: who holds the title, or NOBODY, per property
        self.sums = sums  #: the value of the titles, per seat
        self.hands = hands  #: kinds of Fortune cards, sorted, per seat
        self.pile = pile  #: hidden, the next card last
        self.discards = discards
        self.changed = changed  #: properties whose stack changed since titles were last looked at
        self.turn = turn
        self.phases = phases

    def parts(self) -> tuple[object, ...]:
        return (
            self.reserve,
            self.stacks,
            self.titles,
            self.sums,
            self.hands,
            self.pile,
            self.discards,
            self.changed,
            self.turn,
            self.phases,
        )

    def copy(self) -> State:
        return State(
            self.box,
            self.reserve[:],
            [stack[:] for stack in self.stacks],
            self.titles[:],
            self.sums[:],
            [hand[:] for hand in self.hands],
            self.pile[:],
            self.discards[:],
            self.changed[:],
            self.turn.copy(),
            [phase.copy() for phase in self.phases],
        )

    def _again(self) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (State, (self.box, *self.parts()))

    # --- the contract, answered by the phase on top ----------------------------------------------

    def phase(self) -> Phase:
        return self.phases[-1]

    def waiting_for(self) -> list[int]:
        return self.phases[-1].waiting_for(self)

    def menu(self, seat: int) -> tuple[Action, ...]:
        return self.phases[-1].menu(self, seat)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        return self.phases[-1].refusal(self, seat, action)

    def play(self, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        self.phases[-1].play(self, seat, action, chance, journal)

    def default(self, seat: int) -> Action:
        return self.phases[-1].default(self, seat)

    def outcome(self) -> Outcome | None:
        return self.phases[-1].outcome(self)

    def rule(self) -> str:
        return self.phases[-1].rule()

    def finish(self, result: int, chance: Chance, journal: Journal) -> None:
        """Takes the finished phase off the stack; the one below goes on."""
        self.phases.pop()
        self.phases[-1].resume(self, result, chance, journal)

    def ledger(self) -> dict[str, int]:
        """Hotels of each colour, cards, titles beyond the sums (which is nothing)."""
        counted = {f"hotels {letter(seat)}": self.hotels_of(seat) for seat in range(self.seats)}
        in_hands = sum([len(hand) for hand in self.hands])
        in_play = sum([1 for phase in self.phases if phase.card_in_play()])
        counted["cards"] = in_hands + len(self.pile) + len(self.discards) + in_play
        counted["titles"] = len(self.titles)
        for seat in range(self.seats):
            counted[f"titles less token {letter(seat)}"] = self.worth_of_titles(seat) - self.sums[seat]
        return counted

    # --- questions the chapters ask --------------------------------------------------------------

    def hotels_of(self, seat: int) -> int:
        """All hotels of a colour, wherever they are."""
        found = self.reserve[seat]
        for stack in self.stacks:
            found += stack.count(seat)
        if seat == self.turn.player:
            for phase in self.phases:
                found += phase.lifted_hotels()
        return found

    def worth_of_titles(self, seat: int) -> int:
        worth = 0
        for number in range(self.box.properties):
            if self.titles[number] == seat:
                worth += self.box.value_of[number]
        return worth

    def square(self, seat: int) -> int:
        """§6.1, §6.4: where a token stands: the sum of the titles, at most the last square."""
        return min(self.sums[seat], self.box.last)

    def top(self, number: int) -> int:
        """§7.7: whose hotel is on top of a property, or NOBODY."""
        stack = self.stacks[number]
        return stack[-1] if stack else NOBODY

    def put_hotel(self, number: int, seat: int) -> None:
        """A hotel on top of a property. It has left the reserve before."""
        self.stacks[number].append(seat)
        self.changed.append(number)

    def lift_hotel(self, number: int) -> int:
        """Takes the top hotel of a property; whose it was."""
        self.changed.append(number)
        return self.stacks[number].pop()
