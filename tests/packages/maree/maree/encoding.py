"""Marée as numbers, for learning agents (docs/environments.md)."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.encoding import (
    ActionEncoding,
    Encoding,
    Field,
    ObservationEncoding,
    Row,
    View,
    amount,
    count_of_seats,
    exact,
    flags,
    phase_choice,
    seat_amounts,
    top,
)
from maree.actions import CODES
from maree.components import STRONGEST
from maree.game import GAME
from maree.rules.ending import Over
from maree.rules.shoals import NO_BAIT, Shoal

MOST_SEATS: Final = GAME.meta.max_seats
POINTS: Final = 10.0

ACTIONS: Final = ActionEncoding((exact("lay", 0, CODES, f"the bait of this strength, 1 to {STRONGEST}"),))


def _shoal(view: View) -> int:
    phase = top(view)
    return phase.points if isinstance(phase, Shoal) else 0


def _laid(view: View, out: Row, at: int) -> None:
    """Per seat: has laid a bait; then one's own."""
    phase = top(view)
    if isinstance(phase, Shoal):
        flags(out, at, [phase.laid[seat] != NO_BAIT for seat in view.order])
        if view.seen.seat >= 0 and phase.laid[view.me] != NO_BAIT:
            out[at + MOST_SEATS + phase.laid[view.me] - 1] = 1.0


def _hands(view: View, out: Row, at: int) -> None:
    for offset, seat in enumerate(view.order):
        for bait in view.seen.hands[seat]:
            out[at + offset * STRONGEST + bait - 1] = 1.0


def _points(view: View) -> list[int]:
    return [sum(shoals) for shoals in view.seen.caught]


OBSERVATIONS: Final = ObservationEncoding(
    (
        count_of_seats(MOST_SEATS),
        Field("phase", 2, "a shoal passes, over", phase_choice((Shoal, Over))),
        Field("shoal", 1, "its points, in tens", amount(_shoal, POINTS), 0.0, 10.0),
        Field("laid", MOST_SEATS + STRONGEST, "per seat: has laid a bait; one's own bait", _laid),
        Field("hands", MOST_SEATS * STRONGEST, "seat × strength", _hands),
        Field("points", MOST_SEATS, "caught, in tens", seat_amounts(_points, POINTS), 0.0, 100.0),
        Field("pile", 1, "shoals left, in tens", amount(lambda view: view.seen.shoals_left, 10.0), 0.0, 2.0),
    )
)

ENCODING: Final = Encoding(GAME, ACTIONS, OBSERVATIONS, (Shoal,))
