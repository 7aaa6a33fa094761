"""The box as data: market strips, goods, tiles, price tables, tracks and cards of one edition."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.editions import Edition, Section
from ludotheque.kernel.record import Shared

# --- gems -----------------------------------------------------------------------------------------

COLOURS: Final[tuple[str, ...]] = ("blue", "yellow", "green", "red")
DIAMOND: Final = 4  #: the joker, after the four colours
GEMS: Final = 5
GEM_NAMES: Final[tuple[str, ...]] = ("blue", "yellow", "green", "red", "diamond")

# --- goods: mines 0–3 by colour, concessions 4–7 and ships 8–11 by value ----------------------------

GOODS: Final = 12
CONCESSION: Final = 4
SHIP: Final = 8
FAMILY_STARTS: Final[tuple[int, ...]] = (0, CONCESSION, SHIP)  #: the first good of each family
FAMILIES: Final[tuple[str, ...]] = ("mine", "concession", "ship")
#: Of concessions and ships; the market symbols C2–C5 and S2–S5 name them.
VALUES: Final[tuple[int, ...]] = (2, 3, 4, 5)


def family_of(good: int) -> int:
    return good // 4


def value_of(good: int) -> int:
    """What a concession or a ship allows."""
    return VALUES[good % 4]


# --- what a market cell shows: a good, or one of these -----------------------------------------------

HATS: Final = 12  #: one to three hats are 12, 13, 14
ANIMAL: Final = 15
TRACK: Final = 16  #: forest, technique, money are 16, 17, 18
ANY_TRACK: Final = 19
SYMBOLS: Final = tuple(
    ["MB", "MY", "MG", "MR", "C2", "C3", "C4", "C5", "S2", "S3", "S4", "S5"]
    + ["H1", "H2", "H3", "A", "TF", "TT", "TM", "TQ"]
)

# --- the market grid ---------------------------------------------------------------------------------

ROWS: Final = 6
STRIPS: Final = 6  #: of each frame colour
SIDES: Final[tuple[str, ...]] = ("a", "b")
MOST_SEATS: Final = 4
MOST_CELLS: Final = 2 * MOST_SEATS * ROWS


def cell_name(cell: int) -> str:
    """Column letter and row, from the top left: a1, a2, … h6."""
    return "abcdefgh"[cell // ROWS] + str(cell % ROWS + 1)


CELLS: Final = tuple([cell_name(cell) for cell in range(MOST_CELLS)])

# --- landscape and animal tiles -----------------------------------------------------------------------

KINDS: Final[tuple[str, ...]] = ("fountain", "orangery", "pavilion", "rose_garden")
FOREST: Final = 4  #: as a thing to build, after the four kinds of building
LANDSCAPE: Final[tuple[str, ...]] = ("fountain", "orangery", "pavilion", "rose_garden", "forest")
ANIMALS: Final[tuple[str, ...]] = ("pond", "enclosure", "aviary")

#: What lies on a park cell: a building 0–3, a forest 4–7 (by the pile it was turned from), an animal 8–10.
EMPTY: Final = -1
FOREST_TILE: Final = 4
ANIMAL_TILE: Final = 8


def tile_name(tile: int) -> str:
    if tile < FOREST_TILE:
        return KINDS[tile]
    return "forest" if tile < ANIMAL_TILE else ANIMALS[tile - ANIMAL_TILE]


# --- the park: imposed cells first, then the free light ones, then the dark ones ------------------------

IMPOSED: Final = 3
LIGHT: Final = 14
DARK: Final = 5
PARK: Final = 19

# --- price tables, tracks, cards ------------------------------------------------------------------------

CHOICE_TABLE: Final = 4
TABLES: Final[tuple[str, ...]] = (
    "fountain",
    "orangery",
    "pavilion",
    "rose_garden",
    "choice",
    "forest2",
    "forest3",
)
TABLE_COUNT: Final = 7
MOST_PRICE: Final = 6  #: gems on a price table, without surcharges
MOST_PAID: Final = MOST_PRICE + MOST_SEATS - 1

FOREST_TRACK: Final = 0
TECHNIQUE_TRACK: Final = 1
MONEY_TRACK: Final = 2
TRACKS: Final[tuple[str, ...]] = ("forest", "technique", "money")
LAST_STEP: Final = 4

#: Cards 0–3: three of that kind; 4, 5: all four kinds; 6, 7: five of a kind.
ALL_FOUR_CARD: Final = 4
FIVE_CARD: Final = 6
CARDS: Final[tuple[str, ...]] = (
    "three-fountain",
    "three-orangery",
    "three-pavilion",
    "three-rose_garden",
    "all-four-first",
    "all-four-second",
    "five-first",
    "five-second",
)

MOST_COINS: Final = 56
MOST_COMBINATIONS: Final = (MOST_COINS // MOST_SEATS + 2) // 3  #: a good for each coin, and two kept ones

PAWNS_AWAY: Final = 4  #: three on the tracks, one on the leader track


class Box(Shared):
    """One edition, loaded and checked."""

    def __init__(
        self,
        edition: str,
        faces: list[int],
        coins: int,
        gems: list[int],
        start_gems: int,
        goods: list[int],
        piles: list[int],
        animals: list[int],
        pawns: int,
        seat_colours: list[str],
        imposed: list[int],
        price: list[int],
        any_price: list[int],
        forest_points: list[int],
        money_coins: list[int],
        money_points: list[int],
        same_colour_bonus: list[int],
        diamond_bonus: list[int],
        technique_points: list[int],
        card_points: list[int],
        building_points: int,
        trio_points: int,
        animal_points: int,
        provenance: dict[str, str],
    ) -> None:
        self.edition = edition
        self.faces = faces  #: ROWS symbols per face; face = 2 × strip + side, dark strips first
        self.coins = coins
        self.gems = gems  #: in the box, diamonds last
        self.start_gems = start_gems
        self.goods = goods  #: in the box, per good
        self.piles = piles
        self.animals = animals
        self.pawns = pawns
        self.seat_colours = seat_colours
        self.imposed = imposed  #: IMPOSED kinds of building per seat
        self.price = price  #: four colours per table
        self.any_price = any_price  #: gems of any kind, per table
        #: the four colours of each table
        self.asked = [
            price[table * len(COLOURS) : (table + 1) * len(COLOURS)] for table in range(len(any_price))
        ]
        #: gems in all, per table, before the pawns of others (§9.3)
        self.least_price = [number + sum(self.asked[table]) for table, number in enumerate(any_price)]
        self.forest_points = forest_points
        self.money_coins = money_coins
        self.money_points = money_points
        self.same_colour_bonus = same_colour_bonus
        self.diamond_bonus = diamond_bonus
        self.technique_points = technique_points
        self.card_points = card_points
        self.building_points = building_points
        self.trio_points = trio_points
        self.animal_points = animal_points
        self.provenance = provenance


# --- loading ------------------------------------------------------------------------------------------


def load_box(edition: Edition) -> Box:
    """Reads and checks the component files; `Trouble` names the file, the key and what was expected."""
    file = edition.file("box.toml")
    market = edition.file("market.toml")
    gems = file.section("gems")
    _exactly(gems, "colours", COLOURS)
    players = file.section("players")
    _check_park(file.section("park"))
    price, any_price = _prices(file)
    steps = LAST_STEP + 1
    money = file.section("money_track")
    technique = file.section("technique_track")
    scoring = file.section("scoring")
    coins = file.section("coins").whole("total", 1, MOST_COINS)
    money_coins = money.wholes("coins", steps)
    if max(money_coins) * MOST_SEATS > coins:
        raise money.wrong("coins", f"at most {coins // MOST_SEATS} coins per player", max(money_coins))
    return Box(
        edition.name,
        _faces(market.section("dark"), "D") + _faces(market.section("light"), "L"),
        coins,
        [gems.whole("each", 1)] * len(COLOURS) + [gems.whole("diamonds", 1)],
        gems.whole("start"),
        _goods(file.section("goods")),
        [file.section("landscape").whole(kind, 1) for kind in KINDS],
        [file.section("animals").whole(animal, 1) for animal in ANIMALS],
        players.whole("pawns", PAWNS_AWAY),
        players.words("colours", MOST_SEATS),
        _imposed(file, players.words("colours", MOST_SEATS)),
        price,
        any_price,
        file.section("forest_track").wholes("points", steps),
        money_coins,
        money.wholes("points", steps),
        technique.wholes("same_colour", steps),
        technique.wholes("diamonds", steps),
        technique.wholes("points", steps),
        _card_points(file.section("bonus_cards")),
        scoring.whole("building"),
        scoring.whole("animal_trio"),
        scoring.whole("other_animal"),
        {key: part.section(key).provenance() for part in (file, market) for key in part.keys()},
    )


def _check_park(park: Section) -> None:
    """The board's drawing and the rules of §10 need these numbers."""
    park.whole("light", LIGHT, LIGHT)
    park.whole("imposed", IMPOSED, IMPOSED)
    park.whole("dark", DARK, DARK)


def _exactly(section: Section, key: str, words: tuple[str, ...]) -> None:
    if tuple(section.words(key)) != words:
        raise section.wrong(key, ", ".join(words), section.words(key))


def _faces(section: Section, letter: str) -> list[int]:
    found: list[int] = []
    for number in range(1, STRIPS + 1):
        strip = section.section(f"{letter}{number}")
        for side in SIDES:
            found += [SYMBOLS.index(symbol) for symbol in strip.words(side, ROWS, SYMBOLS)]
    return found


def _goods(section: Section) -> list[int]:
    if tuple(section.wholes("values")) != VALUES:
        raise section.wrong("values", str(list(VALUES)), section.wholes("values"))
    goods: list[int] = []
    for family in ("mines", "concessions", "ships"):
        goods += [section.whole(family, 1)] * 4
    return goods


def _imposed(file: Section, colours: list[str]) -> list[int]:
    imposed: list[int] = []
    for colour in colours:
        section = file.section("imposed_red") if colour == "red" else file.section("imposed_others")
        imposed += [KINDS.index(kind) for kind in section.words(colour, IMPOSED, KINDS)]
    return imposed


def _prices(file: Section) -> tuple[list[int], list[int]]:
    """Per table: the four colours asked for, and the gems of any kind."""
    price: list[int] = []
    buildings = file.section("building_prices")
    for kind in KINDS:
        table = buildings.section(kind)
        price += [table.whole(colour) if colour in table.keys() else 0 for colour in COLOURS]
        if not 1 <= sum(price[-len(COLOURS) :]) <= MOST_PRICE:
            raise buildings.wrong(kind, f"1 to {MOST_PRICE} gems", sum(price[-len(COLOURS) :]))
    price += [0] * (len(COLOURS) * (TABLE_COUNT - len(KINDS)))
    forests = file.section("forest_prices")
    dear = [file.section("choice_price").whole("any", 1, MOST_PRICE)]
    dear += [forests.whole(table, 1, MOST_PRICE) for table in ("forest2", "forest3")]
    return price, [0] * len(KINDS) + dear


def _card_points(section: Section) -> list[int]:
    three = section.whole("three_of_a_kind")
    return [three] * len(KINDS) + section.wholes("all_four_kinds", 2) + section.wholes("five_of_a_kind", 2)
