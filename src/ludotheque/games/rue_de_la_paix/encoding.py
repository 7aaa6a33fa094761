"""Rendez-vous rue de la Paix as numbers."""

from __future__ import annotations

from typing import Final

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
from ludotheque.games.rue_de_la_paix.observation import card_in_play
from ludotheque.games.rue_de_la_paix.rules.building import Building, DrawFortune
from ludotheque.games.rue_de_la_paix.rules.effects import Moving, Placing, Removing, Resolving, TakingOver
from ludotheque.games.rue_de_la_paix.rules.ending import Over
from ludotheque.games.rue_de_la_paix.rules.hurricane import Hurricane
from ludotheque.games.rue_de_la_paix.rules.turn import EndOfTurn
from ludotheque.kernel.encoding import (
    ActionEncoding,
    Encoding,
    Field,
    ObservationEncoding,
    Row,
    View,
    amount,
    amounts,
    choice,
    count_of_seats,
    exact,
    flags,
    one_hot,
    phase_choice,
    seat_amounts,
    seat_choice,
    top,
)

KINDS: Final = len(GAME.box(GAME.meta.edition).cards)

ACTIONS: Final = ActionEncoding(
    (
        exact(
            "build", BUILD_CODE, PLOTS, f"a hotel on zone ({', '.join(ZONES)}) × value (1 to {MOST_VALUE})"
        ),
        exact("take", TAKE_CODE, PLOTS, "choose the top hotel there: zone × value"),
        exact("done", DONE_CODE, 1, "enough built, or enough of this card"),
        exact("draw", DRAW_CODE, 1, "draw the Fortune card of the F"),
        exact("pass", PASS_CODE, 1, "no Fortune card, no insurance"),
        exact("play", PLAY_CODE, len(INSTRUCTIONS), "play the Fortune card with this instruction"),
    )
)

PHASES: Final = (DrawFortune, Building, Placing, Removing, TakingOver, Moving, Hurricane, EndOfTurn, Over)
HOTELS: Final = 10.0


def plot(box: Box, number: int) -> int:
    """Where a property stands among zone × value."""
    return box.zone_of[number] * MOST_VALUE + box.value_of[number] - 1


def _stacks(view: View, out: Row, at: int) -> None:
    """Property × seat: hotels in the stack."""
    for number, stack in enumerate(view.seen.stacks):
        first = at + plot(view.box, number) * MOST_SEATS
        for seat in set(stack):
            out[first + view.near(seat)] = stack.count(seat) / HOTELS


def _tops(view: View, out: Row, at: int) -> None:
    for number, stack in enumerate(view.seen.stacks):
        if stack:
            out[at + plot(view.box, number) * MOST_SEATS + view.near(stack[-1])] = 1.0


def _titles(view: View, out: Row, at: int) -> None:
    for number, holder in enumerate(view.seen.titles):
        if holder >= 0:
            out[at + plot(view.box, number) * MOST_SEATS + view.near(holder)] = 1.0


def _count(kinds: list[int], out: Row, at: int) -> None:
    amounts(out, at, [kinds.count(kind) for kind in range(KINDS)], HOTELS)


def _dice(view: View, out: Row, at: int) -> None:
    turn = view.seen.turn
    amounts(out, at, [turn.first, turn.second], 6.0)


def _touched(view: View, out: Row, at: int) -> None:
    """Properties that were built on in this turn, or that the card in play has touched."""
    phase = top(view)
    numbers = phase.built if isinstance(phase, Building) else []
    if isinstance(phase, Resolving):
        numbers = phase.used
    for number in numbers:
        out[at + plot(view.box, number)] = 1.0


def _zone(view: View) -> int:
    phase = top(view)
    return phase.zone if isinstance(phase, Building) else -1


def _budget(view: View) -> int:
    phase = top(view)
    return phase.budget if isinstance(phase, Building) else 0


def _origin(view: View, out: Row, at: int) -> None:
    phase = top(view)
    if isinstance(phase, Moving) and phase.origin >= 0:
        one_hot(out, at, plot(view.box, phase.origin))


def _asked(view: View, out: Row, at: int) -> None:
    """Who may still insure, who has, and whose hotels the card is aimed at."""
    phase = top(view)
    groups = (
        phase.asked if isinstance(phase, Hurricane) else [],
        phase.insured if isinstance(phase, Hurricane) else [],
        phase.victims if isinstance(phase, Removing) else [],
    )
    for group, found in enumerate(groups):
        for seat in found:
            out[at + group * MOST_SEATS + view.near(seat)] = 1.0


OBSERVATIONS: Final = ObservationEncoding(
    (
        count_of_seats(MOST_SEATS),
        Field(
            "phase",
            len(PHASES),
            "draw a card, build, place by a card, remove, take over, move, hurricane, end of turn, over",
            phase_choice(PHASES),
        ),
        Field("player", MOST_SEATS, "whose turn it is", seat_choice(lambda view: view.seen.turn.player)),
        Field("dice", 2, "the number dice, of 6", _dice),
        Field("colour die", len(DIE_WORDS), ", ".join(DIE_WORDS), choice(lambda view: view.seen.turn.face)),
        Field(
            "budget", 1, "of the turn, in tens", amount(lambda view: view.seen.turn.budget, 10.0), 0.0, 10.0
        ),
        Field("budget left", 1, "while building, in tens", amount(_budget, 10.0), 0.0, 10.0),
        Field(
            "card played",
            1,
            "in this turn",
            lambda view, out, at: flags(out, at, [view.seen.turn.card_played]),
        ),
        Field("zone", len(ZONES), "chosen with a W", choice(_zone)),
        Field(
            "reserve",
            MOST_SEATS,
            "hotels, in tens",
            seat_amounts(lambda view: view.seen.reserve, HOTELS),
            0.0,
            5.0,
        ),
        Field("stacks", PLOTS * MOST_SEATS, "zone × value × seat: hotels, in tens", _stacks, 0.0, 5.0),
        Field("tops", PLOTS * MOST_SEATS, "zone × value × seat: whose hotel is on top", _tops),
        Field("titles", PLOTS * MOST_SEATS, "zone × value × seat: who holds the title", _titles),
        Field(
            "sums",
            MOST_SEATS,
            "value of the titles, in hundreds",
            seat_amounts(lambda view: view.seen.sums, 100.0),
            0.0,
            2.0,
        ),
        Field(
            "hand",
            KINDS,
            "one's own cards by kind, in tens",
            lambda view, out, at: _count(view.seen.hand, out, at),
        ),
        Field(
            "hand sizes",
            MOST_SEATS,
            "cards per seat, in tens",
            seat_amounts(lambda view: view.seen.hand_sizes, 10.0),
            0.0,
            10.0,
        ),
        Field("pile", 1, "cards left, in hundreds", amount(lambda view: view.seen.pile_size, 100.0)),
        Field(
            "discards",
            KINDS,
            "by kind, in tens",
            lambda view, out, at: _count(view.seen.discards, out, at),
        ),
        Field("card in play", KINDS, "the kind", choice(lambda view: card_in_play(view.seen.phases))),
        Field("touched", PLOTS, "built on in this turn, or touched by the card", _touched),
        Field("origin", PLOTS, "where the hotel that moves was taken", _origin),
        Field("asked", 3 * MOST_SEATS, "who may insure; who has; whose hotels a card is aimed at", _asked),
    )
)

ENCODING: Final = Encoding(GAME, ACTIONS, OBSERVATIONS)
