"""§2: the island before the first decision."""

from __future__ import annotations

from ludotheque.games.paradis.components import DISTRICTS, SITES, Box, hotel_tile, villa_tile
from ludotheque.games.paradis.rules import initial
from ludotheque.games.paradis.state import ACCOUNTS, EMPTY, State
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.lists import repeated
from ludotheque.kernel.options import Options
from ludotheque.kernel.seats import NOBODY


def set_up(box: Box, seats: int, options: Options, chance: Chance, journal: Journal) -> State:
    """§2.1: twelve tiles shuffled. §2.2: start money by the number of players."""
    first_chooser = options.seat("first_chooser", seats)
    pile: list[int] = []
    for district in range(len(DISTRICTS)):
        pile.append(villa_tile(district))
        pile.append(villa_tile(district))
        pile.append(hotel_tile(district))
    chance.shuffle("tiles", pile)
    state = State(
        box,
        options.flag("open_money"),
        repeated(box.start_cash[seats], seats),
        repeated(0, seats),
        repeated(EMPTY, len(SITES)),
        repeated(NOBODY, len(SITES)),
        pile,
        repeated(False, seats),
        repeated(0, seats * len(ACCOUNTS)),
        [],
    )
    initial.begin(state, first_chooser, chance)
    return state
