"""Positions of Diamonds Club drawn as text."""

from __future__ import annotations

from ludotheque.games.diamonds_club.actions import good_name
from ludotheque.games.diamonds_club.components import (
    ANIMAL_TILE,
    ANIMALS,
    CELLS,
    COLOURS,
    EMPTY,
    FOREST_TILE,
    GEM_NAMES,
    GEMS,
    GOODS,
    IMPOSED,
    KINDS,
    LIGHT,
    PARK,
    SIDES,
    STRIPS,
    TABLES,
    TRACKS,
    tile_name,
)
from ludotheque.games.diamonds_club.game import GAME
from ludotheque.games.diamonds_club.rules.construction import open_building
from ludotheque.games.diamonds_club.rules.exchange import open_exchange
from ludotheque.games.diamonds_club.rules.market import NEIGHBOURS
from ludotheque.games.diamonds_club.rules.purchase import TAKEN, Purchase
from ludotheque.games.diamonds_club.rules.rounds import Round
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.chance import ScriptedChance
from ludotheque.kernel.facts import Fact
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.seats import seat_of
from tests.support import Table

#: A market with every kind of symbol, by the number of players.
STRIPS_BY_SEATS = {
    2: "D2a D1b L1a L5b",
    3: "D2a D1b D5a L1a L5b L3b",
    4: "D2a D1b D5a D3a L1a L5b L3b L4a",
}

GOODS_BY_NAME = [good_name(good) for good in range(GOODS)]


def prices_of(state: State) -> list[int]:
    """§5.2: what each cell costs, from the coins that lie on the market; the phase keeps it in step."""
    prices: list[int] = []
    for cell in range(len(state.laid)):
        price = 1
        for near in NEIGHBOURS[state.seats][cell]:
            if state.laid[near] > 0:
                price += 1 if state.price_by_cells else state.laid[near]
        prices.append(TAKEN if state.laid[cell] > 0 else price)
    return prices


def script(strips: str) -> dict[str, list[object]]:
    """What must fall for this market: the strips named come first, the others follow."""
    faces = strips.split()
    orders: dict[str, list[int]] = {"D": [], "L": []}
    for face in faces:
        offset = 0 if face[0] == "D" else STRIPS
        orders[face[0]].append(offset + int(face[1]) - 1)
    for frame, first in (("D", 0), ("L", STRIPS)):
        orders[frame] += [strip for strip in range(first, first + STRIPS) if strip not in orders[frame]]
    assert all(face[2] in SIDES for face in faces)
    return {
        "dark strips": [orders["D"]],
        "light strips": [orders["L"]],
        "side": [face[2] for face in faces],
    }


class Club(Table):
    """A table of Diamonds Club whose hands and parks can be set; the supply always balances."""

    @property
    def state(self) -> State:
        assert isinstance(self.position, State)
        return self.position

    # --- setting -------------------------------------------------------------------------------------

    def gems(self, seat: int, text: str) -> Club:
        """`2 blue 1 diamond` is the whole hand."""
        words = text.split()
        wanted = {words[at + 1]: int(words[at]) for at in range(0, len(words), 2)}
        assert set(wanted) <= set(GEM_NAMES)
        for gem, name in enumerate(GEM_NAMES):
            self.state.gain_gems(seat, gem, wanted.get(name, 0) - self.state.gems[seat * GEMS + gem])
        return self

    def goods(self, seat: int, text: str) -> Club:
        """`mine green, concession 4, ship 5` are all goods of this player."""
        for good in range(GOODS):
            while self.state.goods[seat * GOODS + good]:
                self.state.return_good(seat, good)
        for part in text.split(","):
            if part.strip():
                self.state.gain_good(seat, GOODS_BY_NAME.index(part.strip()))
        return self

    def coins(self, text: str) -> Club:
        """`3 3 1 0`: in hand, by seat."""
        for seat, number in enumerate(text.split()):
            self.state.coin_supply += self.state.coins[seat] - int(number)
            self.state.coins[seat] = int(number)
        return self

    def laid(self, text: str) -> Club:
        """`a1=2 b3=1`: coins on market cells, and the prices that follow."""
        for part in text.split():
            name, _, number = part.partition("=")
            self.state.laid[CELLS.index(name)] = int(number)
            self.state.coin_supply -= int(number)
        phase = self.state.phase
        assert isinstance(phase, Purchase)
        phase.prices = prices_of(self.state)
        return self

    def park(self, seat: int, text: str, imposed: int = 0) -> Club:
        """`4 fountain 2 forest 1 pond` on the free cells, then the dark ones; `imposed` cells covered.

        Forests come from the largest pile, like in play.
        """
        state = self.state
        cells = [*range(IMPOSED, PARK)]
        for cell in range(imposed):
            self.lay(seat, cell, state.box.imposed[seat * IMPOSED + cell])
        words = text.split()
        for at in range(0, len(words), 2):
            for _ in range(int(words[at])):
                self.lay(seat, cells.pop(0), self._tile(words[at + 1]))
        return self

    def _tile(self, name: str) -> int:
        if name == "forest":
            return FOREST_TILE + self.state.piles.index(max(self.state.piles))
        return KINDS.index(name) if name in KINDS else ANIMAL_TILE + ANIMALS.index(name)

    def lay(self, seat: int, cell: int, tile: int) -> None:
        state = self.state
        assert state.parks[seat * PARK + cell] == EMPTY
        state.parks[seat * PARK + cell] = tile
        if tile >= ANIMAL_TILE:
            state.animals[tile - ANIMAL_TILE] -= 1
        else:
            state.piles[tile % len(KINDS)] -= 1

    def tracks(self, seat: int, text: str) -> Club:
        """`forest 2 money 4`: steps from 0."""
        words = text.split()
        for at in range(0, len(words), 2):
            self.state.tracks[seat * len(TRACKS) + TRACKS.index(words[at])] = int(words[at + 1])
        return self

    def piles(self, text: str) -> Club:
        """`18 21 20 19`: fountains, orangeries, pavilions, rose gardens left (the rest out of the match)."""
        self.state.piles = [int(number) for number in text.split()]
        return self

    def pawns(self, text: str) -> Club:
        """`fountain:B choice:C`: pawns on price tables."""
        for part in text.split():
            table, _, seats = part.partition(":")
            for seat in seats:
                at = TABLES.index(table) * self.state.seats + seat_of(seat)
                self.state.table_pawns[at] = 1
                self.state.pawns[seat_of(seat)] -= 1
        return self

    # --- going to a phase ----------------------------------------------------------------------------

    def exchanging(self, order: str) -> list[Fact]:
        """Phase 4 begins, in this order of play; what follows by itself is recorded."""
        journal = Journal()
        self._ordered(order)
        open_exchange(self.state, ScriptedChance({}), journal)
        return journal.facts

    def building(self, order: str) -> list[Fact]:
        """Phase 5 begins, in this order of play."""
        journal = Journal()
        self._ordered(order)
        open_building(self.state, ScriptedChance({}), journal)
        return journal.facts

    def _ordered(self, order: str) -> None:
        self.state.order = [seat_of(seat) for seat in order]
        self.state.leader = self.state.order[0]
        self.state.phases = [Round()]

    # --- reading -------------------------------------------------------------------------------------

    def hand(self, seat: int) -> str:
        gems = self.state.gems[seat * GEMS : (seat + 1) * GEMS]
        return " ".join([f"{number} {name}" for number, name in zip(gems, GEM_NAMES, strict=True) if number])

    def has_goods(self, seat: int) -> list[str]:
        found = []
        for good in range(GOODS):
            found += [GOODS_BY_NAME[good]] * self.state.goods[seat * GOODS + good]
        return found

    def in_park(self, seat: int) -> dict[str, list[str]]:
        """The tiles on imposed, free and dark cells."""
        cells = self.state.parks[seat * PARK : (seat + 1) * PARK]
        return {
            "imposed": [tile_name(tile) for tile in cells[:IMPOSED] if tile != EMPTY],
            "free": [tile_name(tile) for tile in cells[IMPOSED:LIGHT] if tile != EMPTY],
            "dark": [tile_name(tile) for tile in cells[LIGHT:] if tile != EMPTY],
        }

    def price(self, cell: str) -> int:
        phase = self.state.phase
        assert isinstance(phase, Purchase)
        return phase.prices[CELLS.index(cell)]

    def step(self, seat: int, track: str) -> int:
        return self.state.tracks[seat * len(TRACKS) + TRACKS.index(track)]


def club(seats: int = 4, strips: str = "", leader: str = "A", **options: object) -> Club:
    """A new match; the market as named, the leader as named."""
    chosen = GAME.options("", {"first_leader": leader, **options})
    chance = ScriptedChance(script(strips or STRIPS_BY_SEATS[seats]))
    position = GAME.setup(seats, chosen, chance, Journal())
    assert chance.used_up()
    return Club(GAME, position)


def bare(seats: int = 4, **options: object) -> Club:
    """A match in which nobody has gems: tests give what they need."""
    table = club(seats, **options)  # type: ignore[arg-type]
    for seat in range(seats):
        table.gems(seat, "")
    assert len(COLOURS) + 1 == GEMS
    return table
