"""Rendez-vous rue de la Paix as numbers."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.rue_de_la_paix.actions import (
    BUILD_CODE,
    DONE_CODE,
    DRAW_CODE,
    PASS_CODE,
    PLAY_CODE,
    PLOTS,
    TAKE_CODE,
)
from ludotheque.games.rue_de_la_paix.components import DIE_WORDS, MOST_SEATS, MOST_VALUE, Box
from ludotheque.games.rue_de_la_paix.game import GAME
from ludotheque.games.rue_de_la_paix.instructions import INSTRUCTIONS, ZONES
from ludotheque.games.rue_de_la_paix.observation import Seen, card_in_play
from ludotheque.games.rue_de_la_paix.rules.building import Building, DrawFortune
from ludotheque.games.rue_de_la_paix.rules.effects import Moving, Placing, Removing, Resolving, TakingOver
from ludotheque.games.rue_de_la_paix.rules.ending import Over
from ludotheque.games.rue_de_la_paix.rules.hurricane import Hurricane
from ludotheque.games.rue_de_la_paix.rules.turn import EndOfTurn
from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.kernel.encoding import ActionEncoding, Encoding, Exact, ObservationEncoding
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.position import Observation
from ludotheque.kernel.vector import (
    Row,
    Seating,
    amounts,
    flag,
    one_hot,
    ones,
    place_of,
    seat_amounts,
    seating_of,
)

KINDS: Final = len(GAME.box(GAME.meta.edition).cards)

ACTIONS: Final = ActionEncoding(
    (
        Exact(
            "build", BUILD_CODE, PLOTS, f"a hotel on zone ({', '.join(ZONES)}) × value (1 to {MOST_VALUE})"
        ),
        Exact("take", TAKE_CODE, PLOTS, "choose the top hotel there: zone × value"),
        Exact("done", DONE_CODE, 1, "enough built, or enough of this card"),
        Exact("draw", DRAW_CODE, 1, "draw the Fortune card of the F"),
        Exact("pass", PASS_CODE, 1, "no Fortune card, no insurance"),
        Exact("play", PLAY_CODE, len(INSTRUCTIONS), "play the Fortune card with this instruction"),
    )
)

PHASES: Final[list[type]] = [
    DrawFortune,
    Building,
    Placing,
    Removing,
    TakingOver,
    Moving,
    Hurricane,
    EndOfTurn,
    Over,
]
HOTELS: Final = 10.0


def plot(box: Box, number: int) -> int:
    """Where a property stands among zone × value."""
    return box.zone_of[number] * MOST_VALUE + box.value_of[number] - 1


class Vector(ObservationEncoding):
    """What a seat sees of the boulevard."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = self.add("seats", MOST_SEATS, "a one for each seat at the table")
        self.phase = self.add(
            "phase",
            len(PHASES),
            "draw a card, build, place by a card, remove, take over, move, hurricane, end of turn, over",
        )
        self.player = self.add("player", MOST_SEATS, "whose turn it is")
        self.dice = self.add("dice", 2, "the number dice, of 6")
        self.colour_die = self.add("colour die", len(DIE_WORDS), ", ".join(DIE_WORDS))
        self.budget = self.add("budget", 1, "of the turn, in tens", 0.0, 10.0)
        self.budget_left = self.add("budget left", 1, "while building, in tens", 0.0, 10.0)
        self.card_played = self.add("card played", 1, "in this turn")
        self.zone = self.add("zone", len(ZONES), "chosen with a W")
        self.reserve = self.add("reserve", MOST_SEATS, "hotels, in tens", 0.0, 5.0)
        self.stacks = self.add("stacks", PLOTS * MOST_SEATS, "zone × value × seat: hotels, in tens", 0.0, 5.0)
        self.tops = self.add("tops", PLOTS * MOST_SEATS, "zone × value × seat: whose hotel is on top")
        self.titles = self.add("titles", PLOTS * MOST_SEATS, "zone × value × seat: who holds the title")
        self.sums = self.add("sums", MOST_SEATS, "value of the titles, in hundreds", 0.0, 2.0)
        self.hand = self.add("hand", KINDS, "one's own cards by kind, in tens")
        self.hand_sizes = self.add("hand sizes", MOST_SEATS, "cards per seat, in tens", 0.0, 10.0)
        self.pile = self.add("pile", 1, "cards left, in hundreds")
        self.discards = self.add("discards", KINDS, "by kind, in tens")
        self.card_in_play = self.add("card in play", KINDS, "the kind")
        self.touched = self.add("touched", PLOTS, "built on in this turn, or touched by the card")
        self.origin = self.add("origin", PLOTS, "where the hotel that moves was taken")
        self.asked = self.add(
            "asked", 3 * MOST_SEATS, "who may insure; who has; whose hotels a card is aimed at"
        )

    def write(self, observed: Observation, box: Any, out: Row, at: int) -> None:
        assert isinstance(observed, Seen) and isinstance(box, Box)
        seating = seating_of(observed)
        ones(out, at + self.seats, observed.seats)
        self.write_turn(observed, seating, out, at)
        self.write_board(observed, box, seating, out, at)
        self.write_cards(observed, seating, out, at)
        top = observed.phases[-1]
        one_hot(out, at + self.phase, place_of(PHASES, top))
        self.write_phase(top, box, seating, out, at)

    def write_turn(self, seen: Seen, seating: Seating, out: Row, at: int) -> None:
        turn = seen.turn
        one_hot(out, at + self.player, seating.near(turn.player))
        out[at + self.dice] = turn.first / 6.0
        out[at + self.dice + 1] = turn.second / 6.0
        one_hot(out, at + self.colour_die, turn.face)
        out[at + self.budget] = turn.budget / 10.0
        flag(out, at + self.card_played, turn.card_played)

    def write_board(self, seen: Seen, box: Box, seating: Seating, out: Row, at: int) -> None:
        """Hotels and titles."""
        places = seating.places
        for number, stack in enumerate(seen.stacks):
            place = at + plot(box, number) * MOST_SEATS
            if stack:
                for seat in stack:
                    out[place + self.stacks + places[seat]] = stack.count(seat) / HOTELS
                out[place + self.tops + places[stack[-1]]] = 1.0
            holder = seen.titles[number]
            if holder >= 0:
                out[place + self.titles + places[holder]] = 1.0
        seat_amounts(seating, out, at + self.reserve, seen.reserve, HOTELS)
        seat_amounts(seating, out, at + self.sums, seen.sums, 100.0)

    def write_cards(self, seen: Seen, seating: Seating, out: Row, at: int) -> None:
        self.write_kinds(seen.hand, out, at + self.hand)
        seat_amounts(seating, out, at + self.hand_sizes, seen.hand_sizes, 10.0)
        out[at + self.pile] = seen.pile_size / 100.0
        self.write_kinds(seen.discards, out, at + self.discards)
        in_play = card_in_play(seen.phases)
        one_hot(out, at + self.card_in_play, in_play if in_play < KINDS else -1)

    def write_kinds(self, cards: list[int], out: Row, at: int) -> None:
        """How many of each kind."""
        if cards:
            numbers = [0] * KINDS
            for kind in cards:
                if kind < KINDS:  # an edition of one's own may have more
                    numbers[kind] += 1
            amounts(out, at, numbers, 10.0)

    def write_phase(self, top: Phase[State], box: Box, seating: Seating, out: Row, at: int) -> None:
        if isinstance(top, Building):
            one_hot(out, at + self.zone, top.zone)
            out[at + self.budget_left] = top.budget / 10.0
            for number in top.built:
                out[at + self.touched + plot(box, number)] = 1.0
        elif isinstance(top, Resolving):
            for number in top.used:
                out[at + self.touched + plot(box, number)] = 1.0
            if isinstance(top, Moving) and top.origin >= 0:
                out[at + self.origin + plot(box, top.origin)] = 1.0
            elif isinstance(top, Removing):
                self.write_seats(top.victims, seating, out, at + self.asked + 2 * MOST_SEATS)
        elif isinstance(top, Hurricane):
            self.write_seats(top.asked, seating, out, at + self.asked)
            self.write_seats(top.insured, seating, out, at + self.asked + MOST_SEATS)

    def write_seats(self, seats: list[int], seating: Seating, out: Row, at: int) -> None:
        """A one for each of these seats."""
        for seat in seats:
            out[at + seating.places[seat]] = 1.0


ENCODING: Final = Encoding(GAME, ACTIONS, Vector())
