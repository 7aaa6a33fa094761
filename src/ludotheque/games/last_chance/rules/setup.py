"""§2: the table before the first decision."""

from __future__ import annotations

from ludotheque.games.last_chance.components import Box
from ludotheque.games.last_chance.dice import FIRST_THROW
from ludotheque.games.last_chance.rules.lots import Lot, turn_card
from ludotheque.games.last_chance.state import ACCOUNTS, NO_CARD, State
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.lists import repeated
from ludotheque.kernel.options import Options
from ludotheque.kernel.seats import NOBODY


def set_up(box: Box, seats: int, options: Options, chance: Chance, journal: Journal) -> State:
    """§2.1: everybody's money. §2.2: the cards of this match. §2.3: who turns the first one."""
    turner = chance.below("first card-turner", seats)
    state = State(
        box,
        options.flag("by_the_book"),
        repeated(box.start_cash, seats),
        repeated(True, seats),
        repeated(True, seats),
        draw_pile(box, chance),
        [],
        [],
        NO_CARD,
        FIRST_THROW,
        turner,
        turner,
        repeated(False, seats),
        NOBODY,
        0,
        False,
        repeated(0, seats),
        repeated(0, seats * len(ACCOUNTS)),
        [Lot()],
    )
    turn_card(state, chance, journal)
    return state


def draw_pile(box: Box, chance: Chance) -> list[int]:
    """§2.2: so many cards of the deck, drawn one by one; the rest is not used."""
    deck = list(range(len(box.deck)))
    pile: list[int] = []
    for left in range(len(deck), len(deck) - box.cards_in_play, -1):
        drawn = chance.below("card", left)
        pile.append(deck[drawn])
        deck[drawn] = deck[left - 1]
    return pile
