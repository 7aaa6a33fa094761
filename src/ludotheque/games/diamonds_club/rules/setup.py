"""§2: the table before the first round."""

from __future__ import annotations

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.components import (
    CARDS,
    COLOURS,
    EMPTY,
    GOODS,
    PARK,
    PAWNS_AWAY,
    TABLE_COUNT,
    TRACKS,
    Box,
)
from ludotheque.games.diamonds_club.rules.rounds import Round, begin_round
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.options import Options
from ludotheque.kernel.seats import NOBODY


def set_up(box: Box, seats: int, options: Options, chance: Chance, journal: Journal) -> State:
    """§2.1, §2.2: hands and supply; §2.3: the first leader, drawn if nobody was chosen; then the first market."""
    coins = box.money_coins[0]
    hand = [box.start_gems] * len(COLOURS) + [0]
    state = State(
        box,
        options.choice("neighbour_price") == "cells",
        options.flag("diamond_at_zero"),
        0,
        options.seat("first_leader", seats),
        False,
        [],
        [],
        [coins] * seats,
        box.coins - coins * seats,
        hand * seats,
        [box.gems[gem] - hand[gem] * seats for gem in range(len(hand))],
        [0] * (GOODS * seats),
        box.goods[:],
        [0] * (len(TRACKS) * seats),
        [EMPTY] * (PARK * seats),
        box.piles[:],
        box.animals[:],
        [NOBODY] * len(CARDS),
        [0] * (TABLE_COUNT * seats),
        [box.pawns - PAWNS_AWAY] * seats,
        [0] * seats,
        [],
        [],
        [Round()],
    )
    if state.leader == NOBODY:
        state.leader = chance.below("first leader", seats)
        if journal.on:
            journal.record(facts.LeaderDrawn(state.leader))
    begin_round(state, chance, journal)
    return state
