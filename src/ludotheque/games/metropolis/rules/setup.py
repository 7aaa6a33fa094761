"""§2: the town before the first decision."""

from __future__ import annotations

from ludotheque.games.metropolis import facts
from ludotheque.games.metropolis.components import LOTS, Box, printed
from ludotheque.games.metropolis.rules.turns import ChooseLot
from ludotheque.games.metropolis.state import State, empty_book
from ludotheque.games.metropolis.town import Town
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.options import Options
from ludotheque.kernel.seats import NOBODY


def set_up(box: Box, seats: int, options: Options, chance: Chance, journal: Journal) -> State:
    """§2.1: lots dealt at random. §2.2: four open cards. §2.3: somebody begins."""
    starter = options.seat("starting_player", seats)
    stack = list(range(LOTS))
    chance.shuffle("lot cards", stack)
    town = Town(seats, [NOBODY] * LOTS, box.counts[:], [])
    for seat in range(seats):
        dealt = [stack.pop() for _card in range(box.deal[seats])]
        for lot in dealt:
            town.grant(lot, seat)
        if journal.on:
            journal.record(facts.LotsDealt(seat, tuple([printed(lot) for lot in sorted(dealt)])))
    cards = [stack.pop() for _card in range(box.open_cards)]
    if starter == NOBODY:
        starter = chance.below("starting player", seats)
    if journal.on:
        journal.record(facts.CardsOpened(tuple([printed(lot) for lot in cards])))
        journal.record(facts.StarterDrawn(starter))
        journal.record(facts.TurnBegan(starter))
    return State(box, options.flag("trades"), town, cards, stack, empty_book(), ChooseLot(starter))
