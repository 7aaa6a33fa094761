"""The position: stacks of hotels, titles, hands of cards, the turn, and a stack of phases."""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix.components import Box
from ludotheque.kernel.phase import Phase, PhasedPosition
from ludotheque.kernel.record import Record
from ludotheque.kernel.seats import NOBODY, letter


class Turn(Record):
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

    def copy(self) -> Turn:
        return Turn(self.player, self.first, self.second, self.face, self.budget, self.card_played)


class State(PhasedPosition):
    """Where the match stands."""

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
        phases: list[Phase[State]],
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

    def copy(self) -> State:
        """By hand: three times as fast as the general way, and the bots copy at every step they try."""
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

    def ledger(self) -> dict[str, int]:
        """Hotels of each colour, cards, titles beyond the sums (which is nothing)."""
        counted = {f"hotels {letter(seat)}": self.hotels_of(seat) for seat in range(self.seats)}
        in_hands = sum([len(hand) for hand in self.hands])
        counted["cards"] = in_hands + len(self.pile) + len(self.discards) + self.held("cards")
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
            found += self.held("hotels")
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
