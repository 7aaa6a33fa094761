"""The parts of a scene that everybody sees. Those that look the same are the same objects, made once.

Most moves leave most of the plan as it was, and the plan is public: whoever puts scenes into words or compares
them finds by identity what has been done already. Nobody changes a part.

The pieces have a stable order: the stock, every lot without a building, the cards by their place, and the buildings in
the order in which they were built. Nothing new ever comes in between, so an update holds what changed and no more.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.games.metropolis.components import (
    BITS,
    DISTRICTS,
    LOTS,
    PIECES,
    SITES,
    TWELFTHS,
    TYPES,
    UNITS,
    WIDTH,
    Box,
    printed,
    units_of,
)
from ludotheque.games.metropolis.observation import Seen
from ludotheque.games.metropolis.plots import plot_district, plot_lots, plot_mask, plot_piece, plot_type
from ludotheque.games.metropolis.rules.evaluation import Valuation, evaluate
from ludotheque.games.metropolis.town import Town
from ludotheque.kernel.outcome import counted, signed
from ludotheque.kernel.scene import Panel, Piece, Row, Sheet
from ludotheque.kernel.seats import NOBODY
from ludotheque.kernel.text import Text, say

REMEMBERED: Final = 1 << 11  #: parts of each kind
MOST_PLANS: Final = 128  #: plans as they stood, with all that is drawn of them


class Plan:
    """What everybody sees of a town as it stands: its values, its buildings, what each seat has."""

    def __init__(self, box: Box, town: Town) -> None:
        self.valued = evaluate(box, town)
        self.buildings = buildings(town, self.valued)
        self.rows = [rows(town, self.valued, seat) for seat in range(town.seats)]
        self.sheets = [value_table(box)]
        if self.valued:
            self.sheets.append(appraisal(town, self.valued))
        self.panels: dict[tuple[int, bool, bool], Panel] = {}
        self.pieces: dict[tuple[tuple[int, ...], ...], list[Piece]] = {}  #: by cards and stock


_plans: Final[dict[tuple[str, int, tuple[int, ...], tuple[int, ...]], Plan]] = {}


def plan_of(box: Box, town: Town) -> Plan:
    """The same object for all viewers, and for as long as nobody builds and no lot changes hands."""
    key = (box.edition, town.seats, tuple(town.owners), tuple(town.buildings))
    found = _plans.get(key)
    if found is None:
        if len(_plans) >= MOST_PLANS:
            _plans.clear()
        found = Plan(box, town)
        _plans[key] = found
    return found


# --- the pieces --------------------------------------------------------------------------------------


def pieces(seen: Seen, box: Box, plan: Plan) -> list[Piece]:
    key = (tuple(seen.cards), (seen.cards_left,), tuple(seen.town.stock))
    found = plan.pieces.get(key)
    if found is None:
        found = stock(seen.town, box) + lots(seen.town, box, seen.cards)
        found.append(stack(seen.cards_left))
        found += [open_card(place, lot) for place, lot in enumerate(seen.cards)]
        found += plan.buildings
        plan.pieces[key] = found
    return found


def stock(town: Town, box: Box) -> list[Piece]:
    """The common stock: one of each kind, with how many are left."""
    return [stock_piece(piece, town.stock[piece], box.counts[piece]) for piece in range(len(PIECES))]


@lru_cache(maxsize=REMEMBERED)
def stock_piece(piece: int, left: int, number: int) -> Piece:
    name = f"stock-{PIECES[piece]}"
    label = say("label-stock", piece=PIECES[piece], left=left, number=number)
    return Piece(name, name, name, label, value=f"×{left}", faded=left == 0)


def lots(town: Town, box: Box, cards: list[int]) -> list[Piece]:
    """Every lot without a building: free, on offer, or in its owner's colour."""
    drawn: list[Piece] = []
    for lot in range(LOTS):
        if not town.is_built(lot):
            owner = town.owners[lot]
            drawn.append(
                free_lot(lot, lot in cards, sites_of(box, lot)) if owner == NOBODY else owned_lot(lot, owner)
            )
    return drawn


@lru_cache(maxsize=REMEMBERED)
def owned_lot(lot: int, owner: int) -> Piece:
    number = printed(lot)
    return Piece(
        f"lot-{number}", "token", f"lot-{number}", say("label-owned-lot", lot=number, owner=owner), seat=owner
    )


@lru_cache(maxsize=REMEMBERED)
def free_lot(lot: int, offered: bool, sites: tuple[str, ...]) -> Piece:
    number = printed(lot)
    key = "label-on-offer" if offered else "label-free-lot"
    label = say(key, lot=number)
    if sites:
        label = say(f"{key}-site", lot=number, sites=tuple([say(f"label-site-{site}") for site in sites]))
    return Piece(f"lot-{number}", "on-offer" if offered else "free", f"lot-{number}", label)


def sites_of(box: Box, lot: int) -> tuple[str, ...]:
    """The sites that a building on this lot would have (§8.1)."""
    district, unit = divmod(lot, UNITS)
    return tuple([name for site, name in enumerate(SITES) if box.sites[site][district] >> unit & 1])


@lru_cache(maxsize=REMEMBERED)
def stack(left: int) -> Piece:
    return Piece("stack", "stack", "stack", say("label-stack", number=left), value=str(left), faded=left == 0)


@lru_cache(maxsize=REMEMBERED)
def open_card(place: int, lot: int) -> Piece:
    name = f"open-{place + 1}"
    return Piece(name, "card", name, say("label-card", lot=printed(lot)), value=str(printed(lot)))


def buildings(town: Town, valued: list[Valuation]) -> list[Piece]:
    """Each building; above a joint one the shape of the owner on each of its lots."""
    drawn: list[Piece] = []
    for found in valued:
        owners = town.owners_of(found.plot)
        drawn.append(building(found.plot, tuple(owners), found.value))
        if len(owners) > 1:
            drawn += [shared_lot(lot, town.owners[lot]) for lot in plot_lots(found.plot)]
    return drawn


@lru_cache(maxsize=REMEMBERED)
def building(plot: int, owners: tuple[int, ...], value: int) -> Piece:
    numbers = numbers_of(plot)
    label = say("label-building", piece=PIECES[plot_piece(plot)], lots=numbers, owner=owners, value=value)
    owner = owners[0] if len(owners) == 1 else None
    return Piece(
        f"building-{numbers[0]}", symbol_name(plot), place_of(plot), label, seat=owner, value=str(value)
    )


@lru_cache(maxsize=REMEMBERED)
def shared_lot(lot: int, owner: int) -> Piece:
    number = printed(lot)
    label = say("label-shared-lot", lot=number, owner=owner)
    return Piece(f"share-{number}", "share", f"lot-{number}", label, seat=owner)


def numbers_of(plot: int) -> tuple[int, ...]:
    """The printed numbers of the lots under a building."""
    return tuple([printed(lot) for lot in plot_lots(plot)])


def place_of(plot: int) -> str:
    """The middle of a building: districts have points at every half lot, across and down."""
    units = units_of(plot_mask(plot))
    columns = [unit % WIDTH for unit in units]
    rows_ = [unit // WIDTH for unit in units]
    across = min(columns) + max(columns)
    down = min(rows_) + max(rows_)
    return f"at-{printed(plot_district(plot) * UNITS)}-{across}-{down}"


def symbol_name(plot: int) -> str:
    """Apartments look different when turned by 180°; all other pieces do not."""
    name = PIECES[plot_piece(plot)]
    upper = BITS[plot_mask(plot) & (1 << WIDTH) - 1]
    lower = BITS[plot_mask(plot)] - upper
    return f"{name}-turned" if upper < lower and upper > 0 else name


# --- the panels --------------------------------------------------------------------------------------


def panel(plan: Plan, seat: int, active: bool, turn: bool) -> Panel:
    key = (seat, active, turn)
    found = plan.panels.get(key)
    if found is None:
        found = Panel(seat, plan.rows[seat], active, say("label-turn") if turn else None)
        plan.panels[key] = found
    return found


def rows(town: Town, valued: list[Valuation], seat: int) -> list[Row]:
    """Points and where they come from, buildings, unbuilt lots."""
    total = 0
    detail: list[tuple[Text, str]] = []
    for found in valued:
        if seat in town.owners_of(found.plot):
            total += found.shares[seat]
            label = say(
                "label-building-short", piece=PIECES[plot_piece(found.plot)], lots=numbers_of(found.plot)
            )
            detail.append((label, counted(found.shares[seat], TWELFTHS)))
    unbuilt = sum([BITS[town.held[seat * DISTRICTS + district]] for district in range(DISTRICTS)])
    return [
        Row(say("label-points"), counted(total, TWELFTHS), detail, "sum", "points"),
        Row(say("label-buildings"), len(detail), [], "roof"),
        Row(say("label-lots"), unbuilt, [], "plot", "lots"),
    ]


# --- beside the plan ---------------------------------------------------------------------------------


def appraisal(town: Town, valued: list[Valuation]) -> Sheet:
    """§8.4: every standing building and where its value comes from."""
    columns = [
        say(f"label-column-{name}") for name in ("building", "lots", "owner", "ground", "neighbours", "value")
    ]
    shown: list[list[Text | str | int | None]] = []
    for found in sorted(valued, key=lambda one: (plot_district(one.plot), plot_type(one.plot))):
        site = f"label-ground-{found.site}" if found.site else "label-ground"
        effects = tuple([effect_text(name, points) for name, points in found.effects])
        shown.append(
            [
                say("label-piece", piece=TYPES[plot_type(found.plot)]),
                " ".join([str(printed(lot)) for lot in plot_lots(found.plot)]),
                say("label-owners", owner=tuple(town.owners_of(found.plot))),
                say(site, points=found.ground),
                say("label-effects", effects=effects) if effects else "",
                found.value,
            ]
        )
    return Sheet(say("label-appraisal"), columns, shown)


_tables: Final[dict[str, Sheet]] = {}


def value_table(box: Box) -> Sheet:
    """The value table of an edition, made once."""
    found = _tables.get(box.edition)
    if found is None:
        found = made_table(box)
        _tables[box.edition] = found
    return found


def made_table(box: Box) -> Sheet:
    """§8: what each kind of building is worth: alone, on its site, and for each neighbour in its district."""
    columns = [
        say(f"label-column-{name}")
        for name in ("building", "size", "alone", "site", "per-neighbour", "never")
    ]
    shown: list[list[Text | str | int | None]] = []
    for type_, name in enumerate(TYPES):
        site = box.site_of[type_]
        effects = tuple(
            [
                effect_text(other, box.per_other[type_ * len(TYPES) + index])
                for index, other in enumerate(TYPES)
                if box.per_other[type_ * len(TYPES) + index] != 0
            ]
        )
        barred = tuple(
            [
                say("label-piece", piece=other)
                for index, other in enumerate(TYPES)
                if box.forbidden[type_] >> index & 1
            ]
        )
        shown.append(
            [
                say("label-piece", piece=name),
                size_of(box, type_),
                box.base[type_],
                say(f"label-ground-{SITES[site]}", points=box.on_site[type_]) if site >= 0 else "",
                say("label-effects", effects=effects) if effects else "",
                say("label-effects", effects=barred) if barred else "",
            ]
        )
    return Sheet(say("label-value-table"), columns, shown)


def size_of(box: Box, type_: int) -> int:
    """How many lots a kind of building covers."""
    for piece, name in enumerate(PIECES):
        if name.startswith(TYPES[type_]):
            return BITS[box.shapes[piece][0]]
    raise AssertionError(type_)


def effect_text(name: str, points: int) -> Text:
    return say("label-effect", type=name, points=signed(points))
