"""What a seat may know of a position: all of it (§1.2). Only what chance will bring is unknown.

The strips of the next round are shuffled when they are laid, so a position holds nothing hidden: what a
seat is shown is a copy of the whole table.
"""

from __future__ import annotations

from ludotheque.games.diamonds_club.components import Box
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.position import Observation


class Seen(Observation):
    """§1.2: coins, gems, goods, tiles, tracks and the market lie open for everybody, visitors included."""

    def __init__(self, edition: str, seat: int, table: State) -> None:
        self.edition = edition
        self.seat = seat
        self.seats = table.seats
        self.table = table


def observe(state: State, seat: int) -> Seen:
    return Seen(state.box.edition, seat, state.copy())


def imagine(seen: Seen, box: Box, chance: Chance) -> State:
    """Nothing is hidden: the only position behind what was seen."""
    return seen.table.copy()
