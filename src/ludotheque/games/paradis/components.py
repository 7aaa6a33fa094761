"""The box as data: the island, the tiles and the money of one edition."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.editions import Edition
from ludotheque.kernel.record import Shared

DISTRICTS: Final[tuple[str, ...]] = ("NW", "NE", "SW", "SE")
SITES: Final = tuple([district + place for district in DISTRICTS for place in ("1", "2", "3", "C")])

CENTRE: Final = 4  #: the group of the four central sites, after the four districts
GROUPS: Final[tuple[str, ...]] = ("NW", "NE", "SW", "SE", "centre")
#: The sites of each group: the beach first, the central site last. (Lists: the compiler boxes fixed tuples.)
GROUP_SITES: Final[list[list[int]]] = [
    [0, 1, 2, 3],
    [4, 5, 6, 7],
    [8, 9, 10, 11],
    [12, 13, 14, 15],
    [3, 7, 11, 15],
]


def district_of(site: int) -> int:
    return site // 4


def is_central(site: int) -> bool:
    return site % 4 == 3


#: The groups of each site: its district, and for a central one the centre.
SITE_GROUPS: Final[list[list[int]]] = [
    [district_of(site), CENTRE] if is_central(site) else [district_of(site)] for site in range(len(SITES))
]


def _neighbours(site: int) -> list[int]:
    district = GROUP_SITES[district_of(site)]
    return district[:3] + GROUP_SITES[CENTRE] if is_central(site) else district


#: The sites whose buildings profit from nature here (§7.2; in the centre §7.3: villas here, hotels everywhere).
NEIGHBOURS: Final[list[list[int]]] = [_neighbours(site) for site in range(len(SITES))]


#: A tile is 2 × its district, + 1 for the hotel: the three villas of a district are alike.
def villa_tile(district: int) -> int:
    return 2 * district


def hotel_tile(district: int) -> int:
    return 2 * district + 1


def tile_district(tile: int) -> int:
    return tile // 2


def is_hotel(tile: int) -> bool:
    return tile % 2 == 1


def kind_of(tile: int) -> str:
    return "hotel" if is_hotel(tile) else "villa"


#: The sites that a tile may cover: the beach for a villa, the central site for the hotel (§6.1).
TILE_SITES: Final[list[list[int]]] = [
    sites[3:] if is_hotel(tile) else sites[:3]
    for tile in range(2 * len(DISTRICTS))
    for sites in [GROUP_SITES[tile_district(tile)]]
]


class Box(Shared):
    """One edition, loaded and checked."""

    def __init__(
        self,
        edition: str,
        symbols: list[str],
        drawing: list[tuple[int, int]],
        start_cash: list[int],
        premium: int,
        exclusivity: int,
        diversity: int,
        first_prize: list[int],
        second_prize: list[int],
        provenance: dict[str, str],
    ) -> None:
        self.edition = edition
        self.symbols = symbols
        self.drawing = drawing
        self.start_cash = start_cash
        self.premium = premium
        self.exclusivity = exclusivity
        self.diversity = diversity
        self.first_prize = first_prize
        self.second_prize = second_prize
        self.provenance = provenance


def load_box(edition: Edition) -> Box:
    """Reads and checks `island.toml`; `Trouble` names the file, the key and what was expected."""
    file = edition.file("island.toml")
    symbols = file.section("districts").section("symbols")
    tiles = file.section("tiles")
    tiles.whole("villas", 3, 3)  # the rules of placement need three beach sites and one central site
    tiles.whole("hotels", 1, 1)
    drawing = file.section("drawing")
    places = [drawing.wholes(site, 2) for site in SITES]
    money = file.section("money")
    start = money.section("start_cash")
    prize = file.section("environment_prize")
    first = prize.wholes("first", 8)
    return Box(
        edition.name,
        [symbols.word(district) for district in DISTRICTS],
        [(place[0], place[1]) for place in places],
        [0, 0, 0] + [start.whole(str(seats), 1) for seats in (3, 4, 5)],
        money.whole("premium"),
        money.whole("exclusivity"),
        money.whole("diversity"),
        first,
        prize.wholes("second", len(first)),
        {key: file.section(key).provenance() for key in file.keys()},
    )
