"""Boulevards drawn as text.

`boulevard("red-5=BAA green-4=A", hands="A build_one insurance, B reroll")` is a position with just those
stacks (from the base to the top) and hands; titles and tokens follow. `.rolls(A, "6 4 blue")` begins a turn with
that roll, `.turn_ends(A)` stands where A may play a card at the end of the turn.
"""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix.components import Box
from ludotheque.games.rue_de_la_paix.game import GAME
from ludotheque.games.rue_de_la_paix.instructions import ZONES
from ludotheque.games.rue_de_la_paix.rules.setup import empty_board
from ludotheque.games.rue_de_la_paix.rules.titles import owner_of
from ludotheque.games.rue_de_la_paix.rules.turn import EndOfTurn, Steps, begin_turn
from ludotheque.games.rue_de_la_paix.state import State, Turn
from ludotheque.kernel.chance import ScriptedChance
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.seats import NOBODY, letter, seat_of
from tests.support import Table

BOX = GAME.box(GAME.meta.edition)

#: A roll for the next player, where a test does not care.
NEXT = {"number dice": [1, 1], "colour die": ["red"]}


def dice(*rolls: str) -> dict[str, list[object]]:
    """`dice("6 4 blue", "1 2 F")`: what falls, roll after roll."""
    script: dict[str, list[object]] = {"number dice": [], "colour die": []}
    for roll in rolls:
        first, second, face = roll.split()
        script["number dice"] += [int(first), int(second)]
        script["colour die"].append(face)
    return script


def kinds(names: str, box: Box = BOX) -> list[int]:
    known = [card.name for card in box.cards]
    return [known.index(name) for name in names.split()]


class Boulevard(Table):
    """A drawn boulevard; `state` is its position."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)
        self.state = state

    def rolls(self, seat: int, *rolls: str) -> list[Fact]:
        """This seat's turn begins with this roll (and others follow, if nobody has anything to decide)."""
        journal = Journal()
        script = ScriptedChance(dice(*rolls))
        begin_turn(self.state, seat, script, journal)
        assert script.used_up()
        return journal.facts

    def turn_ends(self, seat: int, face: int = 0) -> Boulevard:
        """This seat has built and may play a card."""
        self.state.turn = Turn(seat, 1, 1, face, 2, False)
        self.state.phases = [Steps(), EndOfTurn()]
        return self

    def stack(self, name: str) -> str:
        zone, _, value = name.partition("-")
        number = self.state.box.property_at(ZONES.index(zone), int(value))
        return "".join(letter(seat) for seat in self.state.stacks[number])

    def holder(self, name: str) -> str:
        zone, _, value = name.partition("-")
        holder = self.state.titles[self.state.box.property_at(ZONES.index(zone), int(value))]
        return "-" if holder == NOBODY else letter(holder)

    def squares(self) -> list[int]:
        return [self.state.square(seat) for seat in range(self.state.seats)]

    def hand(self, seat: int) -> list[str]:
        return [self.state.box.cards[kind].name for kind in self.state.hands[seat]]

    def piles(self) -> tuple[list[str], list[str]]:
        """The pile, next card first, and the discards."""
        cards = self.state.box.cards
        return [cards[k].name for k in reversed(self.state.pile)], [
            cards[k].name for k in self.state.discards
        ]


def boulevard(
    drawing: str = "",
    hands: str = "",
    seats: int = 3,
    reserve: str = "",
    pile: str | None = None,
    discards: str = "",
    box: Box = BOX,
) -> Boulevard:
    """`pile` is given next card first; None: all cards that are in no hand, in the order of the file."""
    state = empty_board(box, seats)
    for part in drawing.split():
        name, _, owners = part.partition("=")
        zone, _, value = name.partition("-")
        number = box.property_at(ZONES.index(zone), int(value))
        state.stacks[number] = [seat_of(owner) for owner in owners]
        for seat in state.stacks[number]:
            state.reserve[seat] -= 1
        owner = owner_of(state.stacks[number])
        state.titles[number] = owner
        if owner != NOBODY:
            state.sums[owner] += int(value)
    for part in filter(None, reserve.split(",")):
        who, number_left = part.split()
        state.reserve[seat_of(who)] = int(number_left)
    for part in filter(None, hands.split(",")):
        who, _, names = part.strip().partition(" ")
        state.hands[seat_of(who)] = sorted(kinds(names, box))
    state.discards = kinds(discards, box)
    if pile is None:
        held = [kind for hand in state.hands for kind in hand] + state.discards
        state.pile = [kind for kind in range(len(box.cards)) for _ in range(box.cards[kind].count)]
        for kind in held:
            state.pile.remove(kind)
        state.pile.reverse()
    else:
        state.pile = list(reversed(kinds(pile, box)))
    return Boulevard(state)
