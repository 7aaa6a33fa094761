"""The box as data: the plan, the pieces, the evaluation table of one edition, and the tables drawn from them.

Inside, lots are 0 to 79: ten to a district, `UNITS` in the order of their last digit; printed numbers begin
at 10. A set of lots of one district is a mask of ten bits.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ludotheque.kernel.editions import Edition, Section, find_edition
from ludotheque.kernel.record import Shared

DISTRICTS: Final = 8
UNITS: Final = 10
WIDTH: Final = 5  #: a district is two rows of five
LOTS: Final = DISTRICTS * UNITS
FIRST_NUMBER: Final = 10  #: the printed number of lot 0
ALL_UNITS: Final = 1023  #: the mask of a whole district
MASKS: Final = 1024

PIECES: Final[tuple[str, ...]] = (
    "house",
    "shop",
    "school",
    "apartment_a",
    "apartment_b",
    "factory",
    "office",
    "hospital_a",
    "hospital_b",
    "department_store",
)
TYPES: Final[tuple[str, ...]] = (
    "house",
    "shop",
    "school",
    "apartment",
    "factory",
    "office",
    "hospital",
    "department_store",
)
#: The type of each piece: mirrored pieces share one.
TYPE_OF: Final[tuple[int, ...]] = (0, 1, 2, 3, 3, 4, 5, 6, 6, 7)

TWELFTHS: Final = 12  #: points are counted in twelfths: shares of 4 and 6 lots stay exact (§7.3)

SITES: Final[tuple[str, ...]] = ("park", "river", "centre")
NO_SITE: Final = -1
UNKNOWN: Final = -1  #: a value that nobody has asked for yet


def printed(lot: int) -> int:
    """The number on the plan."""
    return lot + FIRST_NUMBER


def units_of(mask: int) -> list[int]:
    """The last digits in a mask, ascending."""
    return [unit for unit in range(UNITS) if mask >> unit & 1]


def _edge_neighbours(unit: int) -> int:
    """§1.4: the lots that share an edge; streets separate the districts."""
    row, column = divmod(unit, WIDTH)
    mask = 1 << ((1 - row) * WIDTH + column)
    if column > 0:
        mask |= 1 << (unit - 1)
    if column < WIDTH - 1:
        mask |= 1 << (unit + 1)
    return mask


NEXT_TO: Final = tuple([_edge_neighbours(unit) for unit in range(UNITS)])
INSIDE: Final = tuple([tuple(units_of(mask)) for mask in range(MASKS)])  #: the units of each mask
BITS: Final = tuple([len(units_of(mask)) for mask in range(MASKS)])  #: how many lots are in a mask


def _border(mask: int) -> int:
    border = 0
    for unit in INSIDE[mask]:
        border |= NEXT_TO[unit]
    return border & ~mask


BORDER: Final = tuple([_border(mask) for mask in range(MASKS)])  #: the lots next to those of a mask


class Box(Shared):
    """One edition, loaded and checked. What follows from the parts is worked out once, here."""

    def __init__(
        self,
        edition: str,
        sites: list[list[int]],
        deal: list[int],
        open_cards: int,
        free_choice_below: int,
        counts: list[int],
        shapes: list[list[int]],
        joint_sizes: list[int],
        forbidden: list[int],
        base: list[int],
        site_of: list[int],
        on_site: list[int],
        per_other: list[int],
        colours: list[str],
        provenance: dict[str, str],
    ) -> None:
        self.edition = edition
        self.sites = sites  #: for each of SITES: a mask per district
        self.deal = deal
        self.open_cards = open_cards
        self.free_choice_below = free_choice_below
        self.counts = counts
        self.shapes = shapes  #: for each piece: the masks it may cover in any district
        self.joint_sizes = joint_sizes
        self.forbidden = forbidden  #: for each type: the types it cannot stand with, a mask of eight bits
        self.base = base
        self.site_of = site_of  #: for each type: the index in SITES, or NO_SITE
        self.on_site = on_site
        self.per_other = per_other  #: type × other type
        self.colours = colours
        self.provenance = provenance

        self.placement_piece: list[int] = []  #: every placement of every piece, the same in each district
        self.placement_mask: list[int] = []
        for piece in range(len(PIECES)):
            for mask in shapes[piece]:
                self.placement_piece.append(piece)
                self.placement_mask.append(mask)
        self.fits: list[list[int]] = [[] for _ in range(MASKS)]  #: the placements inside a mask
        self.first_fits: list[list[int]] = [[] for _ in range(MASKS)]  #: … that cover its first lot
        self.joint_fits: list[list[int]] = [[] for _ in range(MASKS)]  #: … that may be built together
        self.fitting_pieces = [0] * MASKS  #: the pieces that fit inside a mask, as a mask of ten bits
        self.joint_pieces = 0  #: a mask
        for index, needed in enumerate(self.placement_mask):
            self._add_fitting(index, needed)
        self.barred_by = [self._barred(present) for present in range(1 << len(TYPES))]
        self._fillings: dict[int, Filling] = {}
        #: `Build` actions by district and mask, kept by rules/building.py; as Any they are checked once, there
        self.builds: list[tuple[Any, ...] | None] = [None] * (DISTRICTS * MASKS)

    def _add_fitting(self, index: int, needed: int) -> None:
        """Notes a placement in all masks that contain it: one for each subset of the other lots."""
        joint = BITS[needed] in self.joint_sizes
        piece = 1 << self.placement_piece[index]
        if joint:
            self.joint_pieces |= piece
        others = ALL_UNITS & ~needed
        subset = others
        while True:
            mask = needed | subset
            self.fits[mask].append(index)
            self.fitting_pieces[mask] |= piece
            if needed & mask & -mask:
                self.first_fits[mask].append(index)
            if joint:
                self.joint_fits[mask].append(index)
            if subset == 0:
                return
            subset = (subset - 1) & others

    def _barred(self, present: int) -> int:
        """§5.5: the pieces, as a mask, that may not join these types."""
        barred = 0
        for piece in range(len(PIECES)):
            if self.forbidden[TYPE_OF[piece]] & present:
                barred |= 1 << piece
        return barred

    def filling(self, available: int) -> Filling:
        """What these pieces could reach on any lots; made once for each set of pieces left."""
        found = self._fillings.get(available)
        if found is None:
            found = self._fillings[available] = Filling(self, available)
        return found

    def ground_value(self, type_: int, district: int, mask: int) -> int:
        """§8.1: the value of a building before its neighbours: base, or the site's."""
        site = self.site_of[type_]
        if site != NO_SITE and self.sites[site][district] & mask:
            return self.on_site[type_]
        return self.base[type_]


class Filling:
    """For each mask of lots: the most base value that these pieces, each often enough, could reach on it.

    A yardstick for exchanges of lots, not a rule. A mask is worked out when it is first asked for: few ever are.
    """

    def __init__(self, box: Box, available: int) -> None:
        self.box = box
        self.available = available
        self.known = [0] + [UNKNOWN] * (MASKS - 1)

    def __getitem__(self, mask: int) -> int:
        best = self.known[mask]
        return best if best != UNKNOWN else self.work_out(mask)

    def work_out(self, mask: int) -> int:
        box = self.box
        best = self[mask & (mask - 1)]  # its first lot stays empty, or something covers it
        for index in box.first_fits[mask]:
            piece = box.placement_piece[index]
            if self.available >> piece & 1:
                total = box.base[TYPE_OF[piece]] + self[mask & ~box.placement_mask[index]]
                if total > best:
                    best = total
        self.known[mask] = best
        return best


# --- loading -----------------------------------------------------------------------------------------


def load_box(edition: Edition) -> Box:
    """Reads and checks `town.toml`; `Trouble` names the file, the key and what was expected."""
    file = edition.file("town.toml")
    deal = file.section("deal").section("lots")
    cards = file.section("cards")
    pieces = file.section("pieces")
    shapes = file.section("shapes")
    values = file.section("values")
    tables = [values.section(name) for name in TYPES]
    return Box(
        edition.name,
        [_site_masks(file.section("sites"), site) for site in SITES],
        [0, 0] + [deal.whole(str(seats), 1, LOTS // seats) for seats in (2, 3, 4, 5)],
        cards.whole("open", 1, 10),
        cards.whole("free_choice_below", 0, UNITS),
        [pieces.whole(name, 0, 20) for name in PIECES],
        [_placements(shapes, name) for name in PIECES],
        _joint_sizes(file.section("joint")),
        _forbidden(file.section("forbidden")),
        [table.whole("base") for table in tables],
        [_site_of(table) for table in tables],
        [table.whole("on_site") if _site_of(table) != NO_SITE else 0 for table in tables],
        [amount for table in tables for amount in _per_other(table)],
        file.section("tokens").words("colours", 5),
        {key: file.section(key).provenance() for key in file.keys()},
    )


def _site_masks(section: Section, site: str) -> list[int]:
    masks = [0] * DISTRICTS
    for number in section.wholes(site):
        lot = number - FIRST_NUMBER
        if not 0 <= lot < LOTS:
            raise section.wrong(site, "numbers of lots, 10 to 89", number)
        masks[lot // UNITS] |= 1 << lot % UNITS
    return masks


def _placements(section: Section, piece: str) -> list[int]:
    """§5.3: a shape drawn as `## / #.` slides anywhere inside a district, also turned by 180°."""
    drawing = [row.strip() for row in section.word(piece).split("/")]
    width = len(drawing[0])
    if len(drawing) > 2 or not 1 <= width <= WIDTH or "#" not in "".join(drawing):
        raise section.wrong(piece, "one or two rows of at most five # or .", section.word(piece))
    for row in drawing:
        if len(row) != width or row.strip("#.") != "":
            raise section.wrong(piece, "rows of # and . of the same length", section.word(piece))
    if TWELFTHS % sum([row.count("#") for row in drawing]) != 0:
        raise section.wrong(piece, "a number of lots that divides 12", section.word(piece))
    turned = [row[::-1] for row in reversed(drawing)]
    masks: list[int] = []
    for rows in (drawing, turned):
        for down in range(3 - len(rows)):
            for right in range(WIDTH - width + 1):
                mask = 0
                for row_number, row in enumerate(rows):
                    for column, sign in enumerate(row):
                        if sign == "#":
                            mask |= 1 << ((down + row_number) * WIDTH + right + column)
                if mask not in masks:
                    masks.append(mask)
    return masks


def _joint_sizes(section: Section) -> list[int]:
    """§7.3: shares are counted in twelfths, so the sizes must divide twelve."""
    sizes = section.wholes("sizes")
    for size in sizes:
        if size < 2 or TWELFTHS % size != 0:
            raise section.wrong("sizes", "sizes that divide 12", size)
    return sizes


def _forbidden(section: Section) -> list[int]:
    masks = [0] * len(TYPES)
    for pair in section.words("pairs"):
        names = pair.split()
        if len(names) != 2 or names[0] not in TYPES or names[1] not in TYPES:
            raise section.wrong("pairs", "two kinds of building, such as school factory", pair)
        one, other = TYPES.index(names[0]), TYPES.index(names[1])
        masks[one] |= 1 << other
        masks[other] |= 1 << one
    return masks


def _site_of(section: Section) -> int:
    if "site" not in section.keys():
        return NO_SITE
    return SITES.index(section.word("site", SITES))


def _per_other(section: Section) -> list[int]:
    table = section.section("per_other")
    for name in table.keys():
        if name not in TYPES:
            raise table.wrong(name, "one of " + ", ".join(TYPES), name)
    return [table.whole(name, -100, 100) if name in table.keys() else 0 for name in TYPES]


#: The edition of the box. Its placements have codes of their own; other editions share them where they agree.
FIRST_BOX: Final = load_box(find_edition(Path(__file__).parent / "components", "ravensburger-1984"))
