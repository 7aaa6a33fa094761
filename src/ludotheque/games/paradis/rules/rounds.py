"""§5: twelve rounds, each a tile: revealed, auctioned, negotiated, placed."""

from __future__ import annotations

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.components import DISTRICTS, kind_of, tile_district
from ludotheque.games.paradis.rules.auction import open_auction
from ludotheque.games.paradis.rules.ending import end_match
from ludotheque.games.paradis.rules.negotiation import PLACED, open_negotiation
from ludotheque.games.paradis.rules.settlement import RoundOfOffers
from ludotheque.games.paradis.state import State
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.offers import Offer


class Round(RoundOfOffers):
    """§5.1: below the auction and the negotiation of its tile; it decides nothing itself.

    What became of the offers about the tile before is remembered until this one is sold.
    """

    def __init__(self, number: int, tile: int, sold: bool, settled: list[Offer] | None = None) -> None:
        self.number = number
        self.tile = tile
        self.sold = sold
        self.settled = [] if settled is None else settled

    def copy(self) -> Round:
        return Round(self.number, self.tile, self.sold, self.settled[:])  # what is settled never changes

    def rule(self) -> str:
        return "5.1"

    def holds(self, piece: str) -> int:
        return 1 if piece == "tiles" and not self.sold else 0

    def resume(self, state: State, result: int, chance: Chance, journal: Journal) -> None:
        if result != PLACED:
            self.sold = True
            self.settled = []
            open_negotiation(state, result, self.tile)
        elif state.pile:
            state.phases.pop()
            next_round(state, self.number + 1, self.settled, journal)
        else:
            end_match(state, journal)


def next_round(state: State, number: int, settled: list[Offer], journal: Journal) -> None:
    """§5.1: reveals the top tile and opens its auction."""
    tile = state.pile.pop()
    if journal.on:
        journal.record(facts.TileRevealed(number, kind_of(tile), DISTRICTS[tile_district(tile)]))
    state.phases.append(Round(number, tile, False, settled))
    open_auction(state)
