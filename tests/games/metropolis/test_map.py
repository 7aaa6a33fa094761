"""§1: the plan, derived from its geometry and held against the book's lists."""

from __future__ import annotations

import tomllib
from collections import Counter

from ludotheque.games.metropolis.components import (
    BORDER,
    FIRST_BOX,
    NEXT_TO,
    PIECES,
    SITES,
    TYPE_OF,
    TYPES,
    UNITS,
    printed,
    units_of,
)
from ludotheque.games.metropolis.game import GAME
from tests.games.metropolis.drawing import numbers
from tests.support import rule

PLAN = tomllib.loads((GAME.folder / "components" / FIRST_BOX.edition / "town.toml").read_text())["plan"]

#: The lists of the book; its "15 à 29" is a misprint for "15 à 19" (the list goes on with 25).
BOOK = {
    "park": "15-19 25 40 45 70 60-64",
    "river": "45-49 55-59 70-74 80-84",
    "centre": "40-49 50-59",
}


def lots_of(site: str) -> set[int]:
    masks = FIRST_BOX.sites[SITES.index(site)]
    return {
        printed(district * UNITS + unit) for district, mask in enumerate(masks) for unit in units_of(mask)
    }


def places() -> dict[int, tuple[int, int]]:
    """Row and column of every lot on one grid; a block of the plan is two rows of five."""
    found = {}
    for block_row, row in enumerate(PLAN["rows"]):
        for block_column, name in enumerate(row.split()):
            if name != "park":
                for unit in range(10):
                    found[int(name) + unit] = (2 * block_row + unit // 5, 5 * block_column + unit % 5)
    return found


def park_places() -> set[tuple[int, int]]:
    for block_row, row in enumerate(PLAN["rows"]):
        for block_column, name in enumerate(row.split()):
            if name == "park":
                return {
                    (2 * block_row + down, 5 * block_column + right) for down in (0, 1) for right in range(5)
                }
    raise AssertionError("no park")


@rule("1.1")
def test_the_plan_has_eighty_lots_in_eight_districts_around_a_park() -> None:
    on_plan = places()
    assert sorted(on_plan) == list(range(10, 90))
    assert len(set(on_plan.values()) | park_places()) == 90
    assert [row.split() for row in PLAN["rows"]] == [
        ["10", "20", "30"],
        ["park", "40", "50"],
        ["60", "70", "80"],
    ]


@rule("1.2")
def test_park_view_is_every_lot_that_touches_the_park_even_by_a_corner() -> None:
    park = park_places()
    touching = {
        number
        for number, (row, column) in places().items()
        if any((row + down, column + right) in park for down in (-1, 0, 1) for right in (-1, 0, 1))
    }
    assert touching == set(numbers(BOOK["park"])) == lots_of("park")


@rule("1.2")
def test_on_the_river_is_every_lot_with_an_edge_on_it_but_not_64() -> None:
    above = 2 * PLAN["river_below_row"] + 1
    on_plan = places()
    columns = {on_plan[first + unit][1] for first in PLAN["river_under"] for unit in range(5)}
    by_edge = {
        number for number, (row, column) in on_plan.items() if column in columns and row in (above, above + 1)
    }
    assert by_edge == set(numbers(BOOK["river"])) == lots_of("river")
    # the river's end is at a corner of 64, which therefore does not count
    row, column = on_plan[64]
    assert row == above + 1 and column + 1 in columns and 64 not in lots_of("river")


@rule("1.2")
def test_the_centre_is_the_two_districts_between_park_and_edge_above_the_river() -> None:
    beside_the_park = next(row for row in PLAN["rows"] if "park" in row).split()
    derived = {int(name) + unit for name in beside_the_park if name != "park" for unit in range(10)}
    assert derived == set(numbers(BOOK["centre"])) == lots_of("centre")


@rule("1.3")
def test_the_box_has_twenty_five_buildings() -> None:
    counted: Counter[str] = Counter()
    for piece, number in enumerate(FIRST_BOX.counts):
        counted[TYPES[TYPE_OF[piece]]] += number
    assert counted == {
        "house": 8,
        "shop": 3,
        "school": 2,
        "apartment": 4,
        "factory": 3,
        "office": 2,
        "hospital": 2,
        "department_store": 1,
    }
    assert sum(FIRST_BOX.counts) == 25
    mirrored = dict(zip(PIECES, FIRST_BOX.counts, strict=True))
    assert (mirrored["apartment_b"], mirrored["hospital_b"]) == (2, 1)


@rule("1.4")
def test_neighbours_share_an_edge_inside_a_district() -> None:
    # M6; the book: 11 and 12 are neighbours, 11 and 15 are not
    touching = {unit: units_of(NEXT_TO[unit]) for unit in range(10)}
    assert touching == {
        0: [1, 5],
        1: [0, 2, 6],
        2: [1, 3, 7],
        3: [2, 4, 8],
        4: [3, 9],
        5: [0, 6],
        6: [1, 5, 7],
        7: [2, 6, 8],
        8: [3, 7, 9],
        9: [4, 8],
    }


@rule("1.4")
def test_the_border_of_a_group_of_lots_is_what_touches_it() -> None:
    assert units_of(BORDER[0b0000000011]) == [2, 5, 6]
    assert BORDER[0] == 0 == BORDER[1023]
