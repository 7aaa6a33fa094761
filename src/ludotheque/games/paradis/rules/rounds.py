"""§5: twelve rounds, each a tile: revealed, auctioned, negotiated, placed."""

from __future__ import annotations

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.components import DISTRICTS, is_hotel, tile_district
from ludotheque.games.paradis.rules.auction import open_auction
from ludotheque.games.paradis.rules.ending import end_match
from ludotheque.games.paradis.rules.negotiation import PLACED, open_negotiation
from ludotheque.games.paradis.state import Phase, State
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal


class Round(Phase):
    """§5.1: below the auction and the negotiation of its tile; it decides nothing itself."""

    def __init__(self, number: int, tile: int, sold: bool) -> None:
        self.number = number
        self.tile = tile
        self.sold = sold

    def parts(self) -> tuple[object, ...]:
        return (self.number, self.tile, self.sold)

    def copy(self) -> Round:
        return Round(self.number, self.tile, self.sold)

    def rule(self) -> str:
        return "5.1"

    def tiles_in_play(self) -> int:
        return 0 if self.sold else 1

    def resume(self, state: State, result: int, chance: Chance, journal: Journal) -> None:
        if result != PLACED:
            self.sold = True
            open_negotiation(state, result, self.tile)
        elif state.pile:
            state.phases.pop()
            next_round(state, self.number + 1, journal)
        else:
            end_match(state, journal)


def next_round(state: State, number: int, journal: Journal) -> None:
    """§5.1: reveals the top tile and opens its auction."""
    tile = state.pile.pop()
    if journal.on:
        kind = "hotel" if is_hotel(tile) else "villa"
        journal.record(facts.TileRevealed(number, kind, DISTRICTS[tile_district(tile)]))
    state.phases.append(Round(number, tile, False))
    open_auction(state)
