"""Islands drawn as text.

`island("NW1=villa:A NW2=nature:B NEC=hotel:C", cash="A 40, B 40, C 40")` is a position with just that on the
board; `.selling("NW villa")` opens the auction of a tile, `.bought_by(B, "NW villa")` the negotiation about it.
"""

from __future__ import annotations

from ludotheque.games.paradis.components import (
    DISTRICTS,
    SITES,
    hotel_tile,
    is_central,
    villa_tile,
)
from ludotheque.games.paradis.game import GAME
from ludotheque.games.paradis.rules.auction import open_auction
from ludotheque.games.paradis.rules.negotiation import open_negotiation
from ludotheque.games.paradis.rules.rounds import Round
from ludotheque.games.paradis.state import ACCOUNTS, BUILT, EMPTY, PRESERVED, State
from ludotheque.kernel.seats import NOBODY, seat_of
from tests.support import Table


def tile_named(name: str) -> int:
    district, kind = name.split()
    index = DISTRICTS.index(district)
    return hotel_tile(index) if kind == "hotel" else villa_tile(index)


class Island(Table):
    """A drawn island; `state` is its position."""

    def __init__(self, state: State) -> None:
        super().__init__(GAME, state)
        self.state = state

    def _begin_round(self, tile: str, sold: bool) -> int:
        number = tile_named(tile)
        if number in self.state.pile:
            self.state.pile.remove(number)
        self.state.phases = [Round(1, number, sold)]
        return number

    def selling(self, tile: str) -> Island:
        self._begin_round(tile, False)
        open_auction(self.state)
        return self

    def bought_by(self, buyer: int, tile: str) -> Island:
        number = self._begin_round(tile, True)
        open_negotiation(self.state, buyer, number)
        return self

    def all_spoken(self) -> Island:
        """Everybody but the buyer has said `no offer`."""
        for seat in self.state.waiting_for():
            self.play(seat, "no offer")
        return self


def island(drawing: str = "", cash: str = "A 60, B 60, C 60, D 60", last_tile: bool = False) -> Island:
    purses = {seat_of(part.split()[0]): int(part.split()[1]) for part in cash.split(",")}
    seats = len(purses)
    sites, owners, trees = [EMPTY] * 16, [NOBODY] * 16, [0] * seats
    for part in drawing.split():
        name, _, what = part.partition("=")
        kind, _, who = what.partition(":")
        site = SITES.index(name)
        if kind == "nature":
            sites[site] = PRESERVED
            if who:
                trees[seat_of(who)] += 1
        else:
            assert (kind == "hotel") == is_central(site), part
            sites[site] = BUILT
            owners[site] = seat_of(who) if who else NOBODY
    pile = [] if last_tile else [_tile_for(site) for site in range(16) if sites[site] == EMPTY]
    box = GAME.box(GAME.meta.edition)
    state = State(
        box,
        False,
        [purses[seat] for seat in range(seats)],
        trees,
        sites,
        owners,
        pile,
        [False] * seats,
        [0] * (seats * len(ACCOUNTS)),
        [],
    )
    return Island(state)


def _tile_for(site: int) -> int:
    return hotel_tile(site // 4) if is_central(site) else villa_tile(site // 4)
