"""§8: what buildings are worth, and what a placement would change."""

from __future__ import annotations

import pytest

from ludotheque.games.metropolis.components import FIRST_BOX, TWELFTHS, TYPES
from ludotheque.games.metropolis.rules.evaluation import (
    Valuation,
    changes,
    evaluate,
    prospect,
    prospects,
    standing,
    value_of,
)
from ludotheque.kernel.outcome import counted
from tests.games.metropolis.drawing import BUILD, TownTable, draw, plot
from tests.support import rule

#: The evaluation table of the rule page: base, value on the site, and per other building.
TABLE = {
    "house": (6, 8, "shop +1, school +2, factory -2"),
    "shop": (6, 0, "house +1, apartment +2, office +2, shop -1, department_store -3"),
    "school": (16, 0, "house +1, apartment +2"),
    "apartment": (26, 32, "shop +2, school +3, hospital +2, factory -4"),
    "factory": (30, 38, "factory +6"),
    "office": (42, 52, "office +6, shop +2, department_store +4, factory -4"),
    "hospital": (48, 0, "house +1, apartment +3, hospital -8"),
    "department_store": (78, 90, "house +1, apartment +4, office +4, shop -2, factory -4"),
}


def values(table: TownTable) -> list[int]:
    return [found.value for found in evaluate(table.position.box, table.position.town)]


def built(*texts: str) -> TownTable:
    """A town in which A owns every lot, with these buildings."""
    return draw(built=", ".join(texts), lots="A 10-89", seats=2)


@rule("8.1")
def test_an_apartment_with_park_view_and_one_without() -> None:
    # scenario 4: the book's 25, 20, 21
    assert values(built("apartment_a 20 21 25")) == [32]
    assert values(built("apartment_a 21 22 26")) == [26]


@rule("8.1", "8.2")
def test_factories_on_and_off_the_river() -> None:
    # scenario 5
    assert values(built("factory 62 63 64")) == [30]
    assert values(built("factory 70 71 72")) == [38]
    assert values(built("factory 70 71 72", "factory 77 78 79")) == [44, 36]


@rule("8.1", "8.2")
def test_an_office_in_the_centre_with_shop_and_houses() -> None:
    # scenario 7
    assert values(built("office 40 41 45 46", "shop 42", "house 43", "house 47")) == [54, 10, 7, 7]


@rule("8.1")
@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("house 15", 8),
        ("house 10", 6),
        ("house 64", 8),
        ("house 46", 6),
        ("apartment_b 40 41 46", 32),
        ("apartment_b 41 42 47", 26),
        ("factory 45 46 47", 38),
        ("factory 40 41 42", 30),
        ("factory 80 81 82", 38),
        ("factory 85 86 87", 30),
        ("office 50 51 55 56", 52),
        ("office 30 31 35 36", 42),
        ("department_store 40 41 42 45 46 47", 90),
        ("department_store 60 61 62 65 66 67", 78),
        ("hospital_a 40 41 46 47", 48),
        ("school 15 16", 16),
        ("shop 40", 6),
    ],
)
def test_the_site_replaces_the_base_value(text: str, value: int) -> None:
    assert values(built(text)) == [value]


@rule("8.2")
def test_every_other_building_counts_once_whoever_owns_it() -> None:
    # A's house, with B's school, shop and second house beside it; another district has no say
    table = draw(
        "A 30, B 31-39 20-29", built="house 30, school 31 32, shop 33, house 34, school 20 21", seats=2
    )
    assert values(table)[0] == 6 + 2 + 1
    assert standing(table.position.box, table.position.town)[0] == 9 * 12


@rule("8.2")
def test_a_building_is_no_neighbour_of_itself() -> None:
    assert values(built("shop 30", "shop 31", "shop 32")) == [4, 4, 4]
    assert values(built("hospital_a 30 31 36 37", "hospital_b 33 34 37 38")) == [40, 40]


@rule("8.2")
def test_values_can_fall_below_zero() -> None:
    table = built("house 30", "factory 31 32 33", "factory 35 36 37")
    assert values(table)[0] == 2
    # the box has too few factories to go on, so we pretend
    table.position.town.counts[2 * len(TYPES) + TYPES.index("factory")] = 4
    assert values(table)[0] == -2


@rule("8.3")
@pytest.mark.parametrize("type_", TYPES)
def test_the_evaluation_table(type_: str) -> None:
    base, on_site, per_other = TABLE[type_]
    index = TYPES.index(type_)
    assert FIRST_BOX.base[index] == base
    assert FIRST_BOX.on_site[index] == on_site
    row = FIRST_BOX.per_other[index * len(TYPES) : (index + 1) * len(TYPES)]
    happened = dict(part.split() for part in per_other.split(", "))
    assert {name: f"{amount:+d}" for name, amount in zip(TYPES, row, strict=True) if amount} == happened


@rule("8.3")
def test_the_numbers_of_the_table_are_marked_as_reconstructed() -> None:
    assert FIRST_BOX.provenance["values"] == "reconstructed"
    assert FIRST_BOX.provenance["sites"] == "printed"
    assert FIRST_BOX.provenance["plan"] == "deduced"


@rule("8.4")
def test_every_value_is_taken_apart() -> None:
    table = draw(
        "A 40 41 45, B 46 42 43 47", built="office 40 41 45 46, shop 42, house 43, house 47", seats=2
    )
    found = evaluate(table.position.box, table.position.town)
    assert found[0] == Valuation(plot("office 40 41 45 46"), 52, "centre", [("shop", 2)], 54, [486, 162])
    assert found[1] == Valuation(plot("shop 42"), 6, "", [("house", 2), ("office", 2)], 10, [0, 120])
    assert found[2] == Valuation(plot("house 43"), 6, "", [("shop", 1)], 7, [0, 84])


@rule("8.4")
def test_a_placement_is_appraised_before_it_is_made() -> None:
    # A considers a factory beside B's house (−2) and A's own apartment (−4)
    table = draw(
        "A 30-32 36-38 33, B 34, C 20", built="house 34, apartment_a 33 37 38", step=BUILD, cards="50"
    )
    box, town = table.position.box, table.position.town
    found = prospect(box, town, plot("factory 30 31 32"))
    assert (found.value, found.changes) == (30, [(30 - 4) * 12, -2 * 12, 0])
    assert table.buildings() == [[34], [33, 37, 38]]


@rule("8.4")
def test_the_appraisal_covers_every_legal_placement_and_tells_the_truth() -> None:
    table = draw(
        "A 40 41 42 45 47 60, B 43 44 46 48, C 20",
        built="house 43, shop 44, school 41 42",
        step=BUILD,
        cards="50",
    )
    box, town = table.position.box, table.position.town
    found = prospects(box, town, 0)
    menu = [text for text in table.menu(0) if text.startswith(("build", "joint"))]
    assert len(found) == len(menu) > 0
    before = standing(box, town)
    for appraised in found:
        assert changes(box, town, appraised.plot) == appraised.changes
        town.erect(appraised.plot)
        assert value_of(box, town, appraised.plot) == appraised.value
        after = standing(box, town)
        town.demolish()
        assert [after[seat] - before[seat] for seat in range(3)] == appraised.changes


@rule("7.3")
@pytest.mark.parametrize(
    ("twelfths", "text"),
    [
        (0, "0"),
        (12, "1"),
        (318, "26 1/2"),
        (56, "4 2/3"),
        (3, "1/4"),
        (9, "3/4"),
        (2, "1/6"),
        (10, "5/6"),
        (1, "1/12"),
        (-3, "−1/4"),
        (-24, "−2"),
    ],
)
def test_twelfths_are_written_as_people_do(twelfths: int, text: str) -> None:
    assert counted(twelfths, TWELFTHS) == text
