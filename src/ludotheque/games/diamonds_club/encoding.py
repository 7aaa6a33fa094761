"""Diamonds Club as numbers."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.games.diamonds_club.actions import (
    ANIMAL_CODE,
    BUILD_CODE,
    BUY_CODE,
    CHOOSE_CODE,
    KEEP_CODE,
    KEEP_NO_MORE_CODE,
    PASS_CODE,
    PLACE_CODE,
    PUT_CODE,
    TAKE_CODE,
    TRACK_CODE,
    TURN_CODE,
    WHERE,
    ExchangeAll,
    Pay,
)
from ludotheque.games.diamonds_club.components import (
    ANIMAL_TILE,
    ANIMALS,
    CARDS,
    COLOURS,
    DIAMOND,
    EMPTY,
    FOREST_TILE,
    GEM_NAMES,
    GEMS,
    GOODS,
    IMPOSED,
    KINDS,
    LANDSCAPE,
    LAST_STEP,
    MOST_CELLS,
    MOST_PAID,
    MOST_SEATS,
    PARK,
    ROWS,
    SYMBOLS,
    TABLE_COUNT,
    TABLES,
    TRACKS,
    Box,
)
from ludotheque.games.diamonds_club.game import GAME
from ludotheque.games.diamonds_club.observation import Seen
from ludotheque.games.diamonds_club.rules.construction import Building
from ludotheque.games.diamonds_club.rules.ending import Over
from ludotheque.games.diamonds_club.rules.exchange import Exchange, Keeping
from ludotheque.games.diamonds_club.rules.payment import Payment
from ludotheque.games.diamonds_club.rules.project import CellChoice, KindChoice, PileChoice, Project
from ludotheque.games.diamonds_club.rules.purchase import TAKEN, Purchase
from ludotheque.games.diamonds_club.rules.symbols import AnimalChoice, TrackChoice
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.encoding import ActionEncoding, Block, Encoding, Exact, ObservationEncoding
from ludotheque.kernel.phase import OneActor
from ludotheque.kernel.position import Observation
from ludotheque.kernel.vector import (
    Row,
    Seating,
    amounts,
    flag,
    holders,
    one_hot,
    ones,
    place_of,
    seat_amounts,
    seat_flags,
    seat_rows,
    seating_of,
)

# --- actions -----------------------------------------------------------------------------------------------


class Exchanges(Block):
    """Whole exchanges by the colour that takes the largest number."""

    def offset(self, action: Action, seat: int, seats: int) -> int:
        return action.colours[0] if isinstance(action, ExchangeAll) else -1


class Payments(Block):
    """Whole payments by how many of their gems are diamonds."""

    def offset(self, action: Action, seat: int, seats: int) -> int:
        return action.gems[DIAMOND] if isinstance(action, Pay) else -1


ACTIONS: Final = ActionEncoding(
    (
        Exact("pass", PASS_CODE, 1, "no more in this phase"),
        Exact("buy", BUY_CODE, MOST_CELLS, "coins on this market cell"),
        Exact("animal", ANIMAL_CODE, len(ANIMALS), ", ".join(ANIMALS)),
        Exact("track", TRACK_CODE, len(TRACKS), ", ".join(TRACKS)),
        Exact("choose", CHOOSE_CODE, GOODS, f"the next good of a combination: {', '.join(SYMBOLS[:GOODS])}"),
        Exact("keep", KEEP_CODE, GOODS, "this good stays for the next round"),
        Exact("keep no more", KEEP_NO_MORE_CODE, 1, "the other goods go back"),
        Exact("build", BUILD_CODE, len(TABLES), f"by this price table: {', '.join(TABLES)}"),
        Exact("take", TAKE_CODE, len(LANDSCAPE), ", ".join(LANDSCAPE)),
        Exact("turn", TURN_CODE, len(KINDS), f"a tile of this pile becomes a forest: {', '.join(KINDS)}"),
        Exact("place", PLACE_CODE, len(WHERE), f"on a cell that is {' or '.join(WHERE)}"),
        Exact("put", PUT_CODE, GEMS, f"one gem of a payment: {', '.join(GEM_NAMES)}"),
        Exchanges(
            "exchange all",
            len(COLOURS),
            "all combinations the best possible way",
            f"the colour that takes the largest number: {', '.join(COLOURS)} (`choose` exchanges by hand)",
        ),
        Payments(
            "pay",
            MOST_PAID + 1,
            "a whole payment",
            "how many of its gems are diamonds (`put` pays gem by gem)",
        ),
    )
)

# --- observations ------------------------------------------------------------------------------------------

PHASES: Final[list[type]] = [
    Purchase,
    AnimalChoice,
    TrackChoice,
    Exchange,
    Keeping,
    Building,
    KindChoice,
    PileChoice,
    CellChoice,
    Payment,
    Over,
]
TILES: Final = len(KINDS) + 1 + len(ANIMALS)  #: as the vector shows them: buildings, forest, animals
COINS: Final = 10.0
FEW: Final = 10.0


def shown(tile: int) -> int:
    """Where a tile stands among buildings, forest, animals."""
    if tile < FOREST_TILE:
        return tile
    return len(KINDS) if tile < ANIMAL_TILE else len(KINDS) + 1 + tile - ANIMAL_TILE


class Vector(ObservationEncoding):
    """What everybody sees of the table, from the seat of the observer."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = self.add("seats", MOST_SEATS, "a one for each seat at the table")
        self.phase = self.add(
            "phase",
            len(PHASES),
            "purchase, animal, track, exchange, keeping, building, kind, pile, cell, payment, over",
        )
        self.actor = self.add("actor", MOST_SEATS, "whose turn it is")
        self.options = self.add("options", 2, "neighbours cost by cells; a diamond at zero")
        self.round = self.add("round", 1, "in tens", 0.0, 10.0)
        self.leader = self.add("leader", MOST_SEATS, "who leads")
        self.ending = self.add("ending", 1, "the last round")
        self.market = self.add("market", MOST_CELLS * len(SYMBOLS), f"cell × symbol ({', '.join(SYMBOLS)})")
        self.laid = self.add("laid", MOST_CELLS, "coins on each market cell, in tens", 0.0, 6.0)
        self.prices = self.add("prices", MOST_CELLS, "per market cell, in tens; −1: taken", -1.0, 6.0)
        self.passed = self.add("passed", MOST_SEATS, "who has passed in this phase")
        self.coins = self.add("coins", MOST_SEATS, "in hand, in tens", 0.0, 6.0)
        self.add_parks()
        self.lead = self.add("lead", MOST_SEATS, "step on the leader track, in tens", 0.0, 10.0)
        self.order = self.add("order", MOST_SEATS * MOST_SEATS, "place in the order of phases 4 and 5 × seat")
        self.combination = self.add("combination", GOODS, "goods chosen for an exchange, or kept")
        self.project = self.add(
            "project",
            TABLE_COUNT + len(LANDSCAPE) + len(COLOURS) + 1 + GEMS,
            "price table; what is built; gems asked (colours, any) and put down, in tens",
            0.0,
            2.0,
        )

    def add_parks(self) -> None:
        """What lies before the players, and the supply it comes from."""
        self.gems = self.add(
            "gems", MOST_SEATS * GEMS, f"seat × ({', '.join(GEM_NAMES)}), in tens", 0.0, 10.0
        )
        self.goods = self.add(
            "goods", MOST_SEATS * GOODS, f"seat × ({', '.join(SYMBOLS[:GOODS])}), in tens", 0.0, 10.0
        )
        self.tracks = self.add(
            "tracks", MOST_SEATS * len(TRACKS), f"seat × ({', '.join(TRACKS)}), of {LAST_STEP}"
        )
        self.parks = self.add(
            "parks", MOST_SEATS * PARK * TILES, f"seat × cell × ({', '.join([*LANDSCAPE, *ANIMALS])})"
        )
        self.imposed = self.add(
            "imposed", MOST_SEATS * IMPOSED * len(KINDS), f"seat × cell × ({', '.join(KINDS)})"
        )
        self.piles = self.add("piles", len(KINDS), "landscape tiles left, in tens", 0.0, 5.0)
        self.animals = self.add("animals", len(ANIMALS), "animal tiles left, in tens", 0.0, 5.0)
        self.cards = self.add("cards", len(CARDS) * MOST_SEATS, "bonus card × owner")
        self.tables = self.add("tables", TABLE_COUNT * MOST_SEATS, "price table × seat: a pawn stands there")
        self.pawns = self.add("pawns", MOST_SEATS, "beside the park, in tens", -1.0, 2.0)

    def write(self, observed: Observation, box: Any, out: Row, at: int) -> None:
        assert isinstance(observed, Seen) and isinstance(box, Box)
        seating = seating_of(observed)
        table = observed.table
        self.write_round(table, seating, out, at)
        self.write_market(table, box, out, at)
        self.write_hands(table, seating, out, at)
        self.write_parks(table, box, seating, out, at)
        self.write_supply(table, seating, out, at)
        self.write_phase(table, seating, out, at)
        self.write_project(table, out, at + self.project)

    def write_round(self, table: State, seating: Seating, out: Row, at: int) -> None:
        ones(out, at + self.seats, table.seats)
        flag(out, at + self.options, table.price_by_cells)
        flag(out, at + self.options + 1, table.diamond_at_zero)
        out[at + self.round] = table.round_number / 10.0
        one_hot(out, at + self.leader, seating.near(table.leader))
        flag(out, at + self.ending, table.ending)
        seat_amounts(seating, out, at + self.lead, table.lead, 10.0)
        for place, seat in enumerate(table.order):
            out[at + self.order + place * MOST_SEATS + seating.places[seat]] = 1.0

    def write_market(self, table: State, box: Box, out: Row, at: int) -> None:
        """Cell × symbol, and the coins on them."""
        place = at + self.market
        for strip in table.strips:
            for row in range(ROWS):
                out[place + box.faces[strip * ROWS + row]] = 1.0
                place += len(SYMBOLS)
        amounts(out, at + self.laid, table.laid, COINS)

    def write_hands(self, table: State, seating: Seating, out: Row, at: int) -> None:
        seat_amounts(seating, out, at + self.coins, table.coins, COINS)
        seat_rows(seating, out, at + self.gems, table.gems, GEMS, FEW)
        seat_rows(seating, out, at + self.goods, table.goods, GOODS, FEW)
        seat_rows(seating, out, at + self.tracks, table.tracks, len(TRACKS), LAST_STEP)
        seat_amounts(seating, out, at + self.pawns, table.pawns, FEW)

    def write_parks(self, table: State, box: Box, seating: Seating, out: Row, at: int) -> None:
        """Seat × cell × tile, and seat × imposed cell × kind of building."""
        parks = table.parks
        for offset, seat in enumerate(seating.order):
            place = at + self.parks + offset * PARK * TILES
            for cell in range(PARK):
                tile = parks[seat * PARK + cell]
                if tile != EMPTY:
                    out[place + cell * TILES + shown(tile)] = 1.0
            place = at + self.imposed + offset * IMPOSED * len(KINDS)
            for cell in range(IMPOSED):
                out[place + cell * len(KINDS) + box.imposed[seat * IMPOSED + cell]] = 1.0

    def write_supply(self, table: State, seating: Seating, out: Row, at: int) -> None:
        amounts(out, at + self.piles, table.piles, FEW)
        amounts(out, at + self.animals, table.animals, FEW)
        holders(seating, out, at + self.cards, table.cards, MOST_SEATS)
        seats = table.seats
        for number in range(TABLE_COUNT):
            for offset, seat in enumerate(seating.order):
                if table.table_pawns[number * seats + seat]:
                    out[at + self.tables + number * MOST_SEATS + offset] = 1.0

    def write_phase(self, table: State, seating: Seating, out: Row, at: int) -> None:
        top = table.phases[-1]
        one_hot(out, at + self.phase, place_of(PHASES, top))
        if isinstance(top, OneActor):
            one_hot(out, at + self.actor, seating.near(top.actor(table)))
        if isinstance(top, Purchase):
            seat_flags(seating, out, at + self.passed, top.passed)
            for cell, price in enumerate(top.prices):
                out[at + self.prices + cell] = -1.0 if price == TAKEN else price / COINS
        elif isinstance(top, Building):
            seat_flags(seating, out, at + self.passed, top.passed)
        elif isinstance(top, Exchange):
            one_hot(out, at + self.combination, top.mine)
            one_hot(out, at + self.combination, top.concession)
        elif isinstance(top, Keeping):
            for good in top.kept:
                out[at + self.combination + good] = 1.0

    def write_project(self, table: State, out: Row, at: int) -> None:
        """The price table in use, the kind chosen, and (while paying) what is asked and put down."""
        for phase in table.phases:
            if isinstance(phase, Project):
                one_hot(out, at, phase.table)
                one_hot(out, at + TABLE_COUNT, phase.kind)
            elif isinstance(phase, Payment):
                asked = at + TABLE_COUNT + len(LANDSCAPE)
                amounts(out, asked, phase.bill.asked, FEW)
                out[asked + len(COLOURS)] = phase.bill.any / FEW
                amounts(out, asked + len(COLOURS) + 1, phase.put, FEW)


ENCODING: Final = Encoding(GAME, ACTIONS, Vector(), money="coins", hidden=False)
