"""§2: the harbour before the first decision."""

from __future__ import annotations

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.options import Options
from maree.components import Box
from maree.rules.shoals import next_shoal
from maree.state import State


def set_up(box: Box, seats: int, options: Options, chance: Chance, journal: Journal) -> State:
    """§2.1: the shoals shuffled, all baits in hand, the first shoal turned over."""
    pile = list(box.shoals)
    chance.shuffle("shoals", pile)
    state = State(
        box,
        options.flag("second_takes"),
        [list(box.baits) for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(seats)],
        [],
        pile,
        [],
    )
    next_shoal(state, journal)
    return state
