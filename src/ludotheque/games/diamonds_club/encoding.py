"""Diamonds Club as numbers."""

from __future__ import annotations

from typing import Final

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
)
from ludotheque.games.diamonds_club.game import GAME
from ludotheque.games.diamonds_club.rules.construction import Building
from ludotheque.games.diamonds_club.rules.ending import Over
from ludotheque.games.diamonds_club.rules.exchange import Exchange, Keeping
from ludotheque.games.diamonds_club.rules.payment import Payment
from ludotheque.games.diamonds_club.rules.project import CellChoice, KindChoice, PileChoice, Project
from ludotheque.games.diamonds_club.rules.purchase import TAKEN, Purchase
from ludotheque.games.diamonds_club.rules.symbols import AnimalChoice, TrackChoice
from ludotheque.kernel.actions import Action
from ludotheque.kernel.encoding import (
    ActionEncoding,
    Block,
    Encoding,
    Field,
    ObservationEncoding,
    Row,
    View,
    amount,
    amounts,
    count_of_seats,
    exact,
    flags,
    one_hot,
    seat_amounts,
    seat_choice,
)
from ludotheque.kernel.phase import OneActor

# --- actions -----------------------------------------------------------------------------------------------


def _exchange(action: Action, seat: int, seats: int) -> int:
    return action.colours[0] if isinstance(action, ExchangeAll) else -1


def _pay(action: Action, seat: int, seats: int) -> int:
    return action.gems[DIAMOND] if isinstance(action, Pay) else -1


ACTIONS: Final = ActionEncoding(
    (
        exact("pass", PASS_CODE, 1, "no more in this phase"),
        exact("buy", BUY_CODE, MOST_CELLS, "coins on this market cell"),
        exact("animal", ANIMAL_CODE, len(ANIMALS), ", ".join(ANIMALS)),
        exact("track", TRACK_CODE, len(TRACKS), ", ".join(TRACKS)),
        exact("choose", CHOOSE_CODE, GOODS, f"the next good of a combination: {', '.join(SYMBOLS[:GOODS])}"),
        exact("keep", KEEP_CODE, GOODS, "this good stays for the next round"),
        exact("keep no more", KEEP_NO_MORE_CODE, 1, "the other goods go back"),
        exact("build", BUILD_CODE, len(TABLES), f"by this price table: {', '.join(TABLES)}"),
        exact("take", TAKE_CODE, len(LANDSCAPE), ", ".join(LANDSCAPE)),
        exact("turn", TURN_CODE, len(KINDS), f"a tile of this pile becomes a forest: {', '.join(KINDS)}"),
        exact("place", PLACE_CODE, len(WHERE), f"on a cell that is {' or '.join(WHERE)}"),
        exact("put", PUT_CODE, GEMS, f"one gem of a payment: {', '.join(GEM_NAMES)}"),
        Block(
            "exchange all",
            len(COLOURS),
            "all combinations the best possible way",
            _exchange,
            f"the colour that takes the largest number: {', '.join(COLOURS)} (`choose` exchanges by hand)",
        ),
        Block(
            "pay",
            MOST_PAID + 1,
            "a whole payment",
            _pay,
            "how many of its gems are diamonds (`put` pays gem by gem)",
        ),
    )
)

# --- observations ------------------------------------------------------------------------------------------

PHASES: Final = (
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
)
PLACES: Final = {kind: place for place, kind in enumerate(PHASES)}
TILES: Final = len(KINDS) + 1 + len(ANIMALS)  #: as the vector shows them: buildings, forest, animals
COINS: Final = 10.0
FEW: Final = 10.0


def _phase(view: View, out: Row, at: int) -> None:
    one_hot(out, at, PLACES.get(type(view.seen.table.phases[-1]), -1))


def _actor(view: View) -> int:
    phase = view.seen.table.phases[-1]
    return phase.actor(view.seen.table) if isinstance(phase, OneActor) else -1


def _market(view: View, out: Row, at: int) -> None:
    """Cell × symbol."""
    table = view.seen.table
    for cell in range(2 * table.seats * ROWS):
        out[at + cell * len(SYMBOLS) + table.symbol(cell)] = 1.0


def _prices(view: View, out: Row, at: int) -> None:
    phase = view.seen.table.phases[-1]
    if isinstance(phase, Purchase):
        for cell, price in enumerate(phase.prices):
            out[at + cell] = -1.0 if price == TAKEN else price / COINS


def _gems(view: View, out: Row, at: int) -> None:
    gems = view.seen.table.gems
    for offset, seat in enumerate(view.order):
        amounts(out, at + offset * GEMS, gems[seat * GEMS : (seat + 1) * GEMS], FEW)


def _goods(view: View, out: Row, at: int) -> None:
    goods = view.seen.table.goods
    for offset, seat in enumerate(view.order):
        amounts(out, at + offset * GOODS, goods[seat * GOODS : (seat + 1) * GOODS], FEW)


def _tracks(view: View, out: Row, at: int) -> None:
    tracks = view.seen.table.tracks
    size = len(TRACKS)
    for offset, seat in enumerate(view.order):
        amounts(out, at + offset * size, tracks[seat * size : (seat + 1) * size], LAST_STEP)


def _parks(view: View, out: Row, at: int) -> None:
    """Seat × cell × tile."""
    parks = view.seen.table.parks
    for offset, seat in enumerate(view.order):
        for cell in range(PARK):
            tile = parks[seat * PARK + cell]
            if tile == EMPTY:
                continue
            shown = tile
            if FOREST_TILE <= tile < ANIMAL_TILE:
                shown = len(KINDS)
            elif tile >= ANIMAL_TILE:
                shown = len(KINDS) + 1 + tile - ANIMAL_TILE
            out[at + (offset * PARK + cell) * TILES + shown] = 1.0


def _imposed(view: View, out: Row, at: int) -> None:
    """Seat × imposed cell × kind of building."""
    for offset, seat in enumerate(view.order):
        for cell in range(IMPOSED):
            kind = view.box.imposed[seat * IMPOSED + cell]
            out[at + (offset * IMPOSED + cell) * len(KINDS) + kind] = 1.0


def _cards(view: View, out: Row, at: int) -> None:
    for card, owner in enumerate(view.seen.table.cards):
        if owner >= 0:
            out[at + card * MOST_SEATS + view.near(owner)] = 1.0


def _pawns_on_tables(view: View, out: Row, at: int) -> None:
    table = view.seen.table
    for number in range(TABLE_COUNT):
        for offset, seat in enumerate(view.order):
            if table.table_pawns[number * table.seats + seat]:
                out[at + number * MOST_SEATS + offset] = 1.0


def _order(view: View, out: Row, at: int) -> None:
    for place, seat in enumerate(view.seen.table.order):
        out[at + place * MOST_SEATS + view.near(seat)] = 1.0


def _passed(view: View, out: Row, at: int) -> None:
    phase = view.seen.table.phases[-1]
    if isinstance(phase, (Purchase, Building)):
        flags(out, at, [phase.passed[seat] for seat in view.order])


def _combination(view: View, out: Row, at: int) -> None:
    """Goods that lie in the combination, or were kept."""
    phase = view.seen.table.phases[-1]
    chosen: list[int] = []
    if isinstance(phase, Exchange):
        chosen = [phase.mine, phase.concession]
    elif isinstance(phase, Keeping):
        chosen = phase.kept
    for good in chosen:
        one_hot(out, at, good)


def _project(view: View, out: Row, at: int) -> None:
    """The price table in use, the kind chosen, and (while paying) what is asked and put down."""
    for phase in view.seen.table.phases:
        if isinstance(phase, Project):
            one_hot(out, at, phase.table)
            one_hot(out, at + TABLE_COUNT, phase.kind)
        elif isinstance(phase, Payment):
            asked = at + TABLE_COUNT + len(LANDSCAPE)
            amounts(out, asked, [*phase.bill.asked, phase.bill.any], FEW)
            amounts(out, asked + len(COLOURS) + 1, phase.put, FEW)


OBSERVATIONS: Final = ObservationEncoding(
    (
        count_of_seats(MOST_SEATS),
        Field(
            "phase",
            len(PHASES),
            "purchase, animal, track, exchange, keeping, building, kind, pile, cell, payment, over",
            _phase,
        ),
        Field("actor", MOST_SEATS, "whose turn it is", seat_choice(_actor)),
        Field(
            "options",
            2,
            "neighbours cost by cells; a diamond at zero",
            lambda view, out, at: flags(
                out, at, [view.seen.table.price_by_cells, view.seen.table.diamond_at_zero]
            ),
        ),
        Field("round", 1, "in tens", amount(lambda view: view.seen.table.round_number, 10.0), 0.0, 10.0),
        Field("leader", MOST_SEATS, "who leads", seat_choice(lambda view: view.seen.table.leader)),
        Field("ending", 1, "the last round", lambda view, out, at: flags(out, at, [view.seen.table.ending])),
        Field("market", MOST_CELLS * len(SYMBOLS), f"cell × symbol ({', '.join(SYMBOLS)})", _market),
        Field(
            "laid",
            MOST_CELLS,
            "coins on each market cell, in tens",
            lambda view, out, at: amounts(out, at, view.seen.table.laid, COINS),
            0.0,
            6.0,
        ),
        Field("prices", MOST_CELLS, "per market cell, in tens; −1: taken", _prices, -1.0, 6.0),
        Field("passed", MOST_SEATS, "who has passed in this phase", _passed),
        Field(
            "coins",
            MOST_SEATS,
            "in hand, in tens",
            seat_amounts(lambda view: view.seen.table.coins, COINS),
            0.0,
            6.0,
        ),
        Field("gems", MOST_SEATS * GEMS, f"seat × ({', '.join(GEM_NAMES)}), in tens", _gems, 0.0, 10.0),
        Field(
            "goods", MOST_SEATS * GOODS, f"seat × ({', '.join(SYMBOLS[:GOODS])}), in tens", _goods, 0.0, 10.0
        ),
        Field("tracks", MOST_SEATS * len(TRACKS), f"seat × ({', '.join(TRACKS)}), of {LAST_STEP}", _tracks),
        Field(
            "parks",
            MOST_SEATS * PARK * TILES,
            f"seat × cell × ({', '.join([*LANDSCAPE, *ANIMALS])})",
            _parks,
        ),
        Field("imposed", MOST_SEATS * IMPOSED * len(KINDS), f"seat × cell × ({', '.join(KINDS)})", _imposed),
        Field(
            "piles",
            len(KINDS),
            "landscape tiles left, in tens",
            lambda view, out, at: amounts(out, at, view.seen.table.piles, FEW),
            0.0,
            5.0,
        ),
        Field(
            "animals",
            len(ANIMALS),
            "animal tiles left, in tens",
            lambda view, out, at: amounts(out, at, view.seen.table.animals, FEW),
            0.0,
            5.0,
        ),
        Field("cards", len(CARDS) * MOST_SEATS, "bonus card × owner", _cards),
        Field(
            "tables", TABLE_COUNT * MOST_SEATS, "price table × seat: a pawn stands there", _pawns_on_tables
        ),
        Field(
            "pawns",
            MOST_SEATS,
            "beside the park, in tens",
            seat_amounts(lambda view: view.seen.table.pawns, FEW),
            -1.0,
            2.0,
        ),
        Field(
            "lead",
            MOST_SEATS,
            "step on the leader track, in tens",
            seat_amounts(lambda view: view.seen.table.lead, 10.0),
            0.0,
            10.0,
        ),
        Field("order", MOST_SEATS * MOST_SEATS, "place in the order of phases 4 and 5 × seat", _order),
        Field("combination", GOODS, "goods chosen for an exchange, or kept", _combination),
        Field(
            "project",
            TABLE_COUNT + len(LANDSCAPE) + len(COLOURS) + 1 + GEMS,
            "price table; what is built; gems asked (colours, any) and put down, in tens",
            _project,
            0.0,
            2.0,
        ),
    )
)

ENCODING: Final = Encoding(GAME, ACTIONS, OBSERVATIONS, money="coins", hidden=False)
