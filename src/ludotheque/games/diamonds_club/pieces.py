"""What lies on the board, piece by piece.

The same pieces are there all match long, always in this order: a piece that waits beside the table has no place, and
a move tells only the few that it changed. Pieces that look the same are the same objects, made once; viewers of one
position share the list.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.games.diamonds_club.components import (
    ANIMALS,
    CARDS,
    CELLS,
    COLOURS,
    GEMS,
    GOODS,
    IMPOSED,
    KINDS,
    MOST_SEATS,
    PARK,
    STRIPS,
    TABLES,
)
from ludotheque.games.diamonds_club.labels import AWAY, REMEMBERED, art_of, gems_text, thing
from ludotheque.games.diamonds_club.player_pieces import hand, markers, park, technique
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.scene import Piece
from ludotheque.kernel.seats import NOBODY, SPECTATOR, letter
from ludotheque.kernel.text import say

COLUMNS: Final = "abcdefgh"
LAST_PLACE: Final = 10  #: of the leader track; the steps beyond lie on it too
MOST_BOARDS: Final = 256  #: whole boards

BOARDS: Final[dict[tuple[object, ...], list[Piece]]] = {}  #: by all that they show


def pieces(state: State, viewer: int) -> list[Piece]:
    """The board of a position; price tables show the viewer's surcharge (§9.3)."""
    key = _shown(state)
    seen = (viewer, key)
    found = BOARDS.get(seen)
    if found is None:
        common = BOARDS.get(key)
        if len(BOARDS) > MOST_BOARDS:
            BOARDS.clear()
        if common is None:
            common = BOARDS[key] = _common(state)
        found = BOARDS[seen] = common + surcharges(state, viewer)
    return found


def _shown(state: State) -> tuple[object, ...]:
    """All that the pieces depend on."""
    return (
        state.box.edition,
        _buys(state),
        state.price_by_cells,
        tuple(state.strips),
        tuple(state.laid),
        tuple(state.lead),
        tuple(state.stack),
        tuple(state.piles),
        tuple(state.animals),
        tuple(state.cards),
        tuple(state.table_pawns),
        tuple(state.parks),
        tuple(state.tracks),
        tuple(state.gems),
        tuple(state.goods),
    )


def _common(state: State) -> list[Piece]:
    """What everybody sees alike."""
    drawn = market(state) + leader_track(state) + price_tables(state) + supply(state)
    box = state.box
    bonuses = tuple(box.same_colour_bonus), tuple(box.diamond_bonus)
    for seat in range(state.seats):
        drawn += park(
            seat,
            tuple(state.parks[seat * PARK : (seat + 1) * PARK]),
            tuple(box.imposed[seat * IMPOSED : (seat + 1) * IMPOSED]),
        )
        drawn += technique(seat, bonuses[0], bonuses[1])
        drawn += markers(state, seat)
        drawn += hand(
            seat,
            tuple(state.gems[seat * GEMS : (seat + 1) * GEMS]),
            tuple(state.goods[seat * GOODS : (seat + 1) * GOODS]),
        )
    drawn += [_unused(seat) for seat in range(state.seats, MOST_SEATS)]
    return drawn


@lru_cache(maxsize=REMEMBERED)
def _unused(seat: int) -> Piece:
    name = letter(seat)
    return Piece(f"unused-{name}", "unused-park", f"park-{name}", say("label-unused-park"))


# --- the market ------------------------------------------------------------------------------------------


def _buys(state: State) -> bool:
    """Whether cells are being bought: then they have prices."""
    return len(state.phases) > 1 and isinstance(state.phases[1], Purchase)


def market(state: State) -> list[Piece]:
    drawn = [_strip(column, state.strips[column] // 2 < STRIPS) for column in range(len(state.strips))]
    if state.seats < MOST_SEATS:
        drawn.append(_closed("gh"))
    if state.seats < MOST_SEATS - 1:
        drawn.append(_closed("ef"))
    purchase = state.phases[1] if len(state.phases) > 1 else None
    prices = purchase.prices if isinstance(purchase, Purchase) else []
    for cell in range(len(state.laid)):
        coins = state.laid[cell]
        price = prices[cell] if prices and coins == 0 else 0
        drawn.append(_cell(cell, state.symbol(cell), coins, price))
    return drawn


@lru_cache(maxsize=REMEMBERED)
def _closed(columns: str) -> Piece:
    return Piece(f"closed-{columns}", "strip-closed", f"closed-{columns}", say("label-closed"))


@lru_cache(maxsize=REMEMBERED)
def _strip(column: int, dark: bool) -> Piece:
    frame = "dark" if dark else "light"
    name = COLUMNS[column]
    return Piece(f"strip-{name}", f"strip-{frame}", f"column-{name}", say("label-strip", frame=frame))


@lru_cache(maxsize=REMEMBERED)
def _cell(cell: int, symbol: int, coins: int, price: int) -> Piece:
    """A cell; its tag says the coins that lie there, or while cells are bought what it costs."""
    name = CELLS[cell]
    label = say("label-cell", cell=name, thing=thing(symbol), coins=coins, price=price)
    value = coins or price
    return Piece(
        f"cell-{name}", art_of(symbol), name, label, value=str(value) if value else "", faded=coins > 0
    )


def leader_track(state: State) -> list[Piece]:
    """§6.2: pawns of one step lie in the order they came, the last on top."""
    drawn: list[Piece] = []
    for seat in range(state.seats):
        step = state.lead[seat]
        on_step = [other for other in state.stack if state.lead[other] == step]
        height = on_step.index(seat) if len(on_step) > 1 else NOBODY
        drawn.append(_lead_pawn(seat, step, height))
    return drawn


@lru_cache(maxsize=REMEMBERED)
def _lead_pawn(seat: int, step: int, height: int) -> Piece:
    """`height` in the stack from below, or NOBODY if nobody else is there."""
    place = f"lead-{min(step, LAST_PLACE)}"
    symbol = "pawn"
    if height != NOBODY:
        place += f"-{height}"
        symbol = "pawn-flat"
    value = str(step) if step >= LAST_PLACE else ""
    return Piece(
        f"lead-{letter(seat)}", symbol, place, say("label-lead-pawn", seat=seat, step=step), seat, value
    )


# --- price tables and supply -----------------------------------------------------------------------------


def price_tables(state: State) -> list[Piece]:
    drawn: list[Piece] = []
    for table in range(len(TABLES)):
        first = table * len(COLOURS)
        drawn += _price(
            table, tuple(state.box.price[first : first + len(COLOURS)]), state.box.any_price[table]
        )
        for seat in range(state.seats):
            drawn.append(_table_pawn(table, seat, state.has_used(table, seat)))
    return drawn


@lru_cache(maxsize=REMEMBERED)
def _price(table: int, colours: tuple[int, ...], anything: int) -> list[Piece]:
    """What is printed on a price table."""
    name = TABLES[table]
    place = f"price-{name}"
    drawn: list[Piece] = []
    for colour in range(len(COLOURS)):
        label = say("label-table-asks", table=name, gems=gems_text(colour, 1))
        for n in range(colours[colour]):
            drawn.append(Piece(f"{place}-{COLOURS[colour]}-{n}", f"gem-{COLOURS[colour]}", place, label))
    if anything > 0:
        label = say("label-table-asks", table=name, gems=say("label-any-gems", number=anything))
        drawn.append(Piece(f"{place}-any", "gem-any", place, label, value=str(anything)))
    return drawn


@lru_cache(maxsize=REMEMBERED)
def _table_pawn(table: int, seat: int, there: bool) -> Piece:
    name = TABLES[table]
    label = say("label-table-pawn", seat=seat, table=name)
    place = f"table-{name}-{letter(seat)}" if there else AWAY
    return Piece(f"pawn-{letter(seat)}-{name}", "pawn", place, label, seat)


def surcharges(state: State, viewer: int) -> list[Piece]:
    """§9.3: what each table asks of this viewer beyond what is printed on it."""
    drawn: list[Piece] = []
    for table in range(len(TABLES)):
        extra = 0
        if viewer != SPECTATOR and not state.has_used(table, viewer):
            extra = state.opponents_on(table, viewer)
        drawn.append(_surcharge(table, extra))
    return drawn


@lru_cache(maxsize=REMEMBERED)
def _surcharge(table: int, extra: int) -> Piece:
    name = TABLES[table]
    label = say("label-surcharge", table=name, number=extra)
    place = f"price-{name}" if extra > 0 else AWAY
    return Piece(f"surcharge-{name}", "gem-extra", place, label, value=f"+{extra}")


def supply(state: State) -> list[Piece]:
    drawn = [_pile("pile", name, state.piles[kind]) for kind, name in enumerate(KINDS)]
    drawn += [_pile("animals", name, state.animals[animal]) for animal, name in enumerate(ANIMALS)]
    drawn += [_card(card, state.cards[card], state.box.card_points[card]) for card in range(len(CARDS))]
    return drawn


@lru_cache(maxsize=REMEMBERED)
def _pile(where: str, name: str, left: int) -> Piece:
    label = say("label-pile", tile=name, number=left)
    return Piece(
        f"{where}-{name}", f"pile-{name}", f"{where}-{name}", label, value=str(left), faded=left == 0
    )


@lru_cache(maxsize=REMEMBERED)
def _card(card: int, owner: int, points: int) -> Piece:
    name = CARDS[card]
    place = f"card-{name}" if owner == NOBODY else f"cards-{letter(owner)}"
    art = "card-" + name.removesuffix("-first").removesuffix("-second")
    label = say("label-card", card=name, points=points)
    return Piece(f"card-{name}", art, place, label, None if owner == NOBODY else owner, str(points))
