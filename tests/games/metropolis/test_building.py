"""§5: which building may stand where, and when."""

from __future__ import annotations

import pytest

from ludotheque.games.metropolis import facts
from ludotheque.games.metropolis.components import FIRST_BOX, PIECES, units_of
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.trouble import Trouble
from tests.games.metropolis.drawing import BUILD, draw, lot, plot
from tests.support import A, B, C, rule

#: Unit digits of every placement, as the shapes were worked out.
PLACEMENTS = {
    "house": "0 1 2 3 4 5 6 7 8 9",
    "shop": "0 1 2 3 4 5 6 7 8 9",
    "school": "01 12 23 34 56 67 78 89",
    "apartment_a": "015 126 237 348 156 267 378 489",
    "apartment_b": "016 127 238 349 056 167 278 389",
    "factory": "012 123 234 567 678 789",
    "office": "0156 1267 2378 3489",
    "hospital_a": "0167 1278 2389",
    "hospital_b": "1256 2367 3478",
    "department_store": "012567 123678 234789",
}


def builds(table_menu: list[str]) -> list[str]:
    return [text for text in table_menu if text.startswith("build")]


# --- when --------------------------------------------------------------------------------------------


@rule("5.1")
def test_one_building_ends_the_turn() -> None:
    # scenario 8: no second building in one turn
    table = draw("A 10 11 12, B 20", step=BUILD, cards="30")
    table.play(A, "build house 10")
    assert table.position.waiting_for() == [B]
    assert table.refusal(A, "build house 11") == Refusal("3.1", "not-your-turn", player=B)


@rule("5.1")
def test_one_may_build_elsewhere_after_giving_the_lot_away() -> None:
    # M2
    table = draw("A 10, B 20", cards="30 40", seats=3)
    table.play(A, "take 30 C")
    assert table.play(A, "build house 10") == [
        facts.BuildingPlaced(A, "house", (10,)),
        facts.TurnBegan(B),
    ]


@rule("5.1")
def test_who_was_given_a_lot_waits_for_the_own_turn() -> None:
    # M2
    table = draw("A 10, C 31", cards="30 40", seats=3)
    table.play(A, "take 30 C")
    assert table.refusal(C, "build school 30 31") == Refusal("3.1", "not-your-turn", player=A)
    assert table.menu(C) == []


@rule("5.1")
def test_the_menu_is_every_building_on_the_own_lots_or_none() -> None:
    table = draw("A 10 11 15, B 16 20", step=BUILD, cards="30")
    assert table.menu(A) == [
        "done",
        "build house 10",
        "build house 11",
        "build house 15",
        "build shop 10",
        "build shop 11",
        "build shop 15",
        "build school 10 11",
        "build apartment_a 10 11 15",
        "joint office 10 11 15 16",
    ]
    assert table.position.rule() == "5.1"


# --- what is left ------------------------------------------------------------------------------------


@rule("5.2")
def test_what_is_gone_is_gone() -> None:
    table = draw("A 30 31, B 20", step=BUILD, cards="40", gone="school")
    assert table.refusal(A, "build school 30 31") == Refusal("5.2", "piece-gone", piece="school")
    assert builds(table.menu(A)) == [
        "build house 30",
        "build house 31",
        "build shop 30",
        "build shop 31",
    ]


@rule("5.2")
def test_a_building_comes_out_of_the_common_stock() -> None:
    table = draw("A 10 11, B 20 21, C 30 31", step=BUILD, cards="40 50 60 70")
    for seat, lots in ((A, "10 11"), (B, "20 21")):
        if seat != A:
            table.play(seat, f"take {table.cards()[0]} {'ABC'[seat]}")
        table.play(seat, f"build school {lots}")
    table.play(C, f"take {table.cards()[0]} C")
    assert table.refusal(C, "build school 30 31") == Refusal("5.2", "piece-gone", piece="school")


@rule("5.2")
def test_the_two_mirrored_kinds_are_counted_apart() -> None:
    table = draw("A 10 11 15, B 20", step=BUILD, cards="40", gone="apartment_a")
    assert table.refusal(A, "build apartment_a 10 11 15").key == "piece-gone"
    assert not any("apartment" in text for text in table.menu(A))


# --- shapes ------------------------------------------------------------------------------------------


@rule("5.3")
@pytest.mark.parametrize("piece", PIECES)
def test_shapes_slide_and_turn_by_half_a_circle(piece: str) -> None:
    found = {"".join(map(str, units_of(mask))) for mask in FIRST_BOX.shapes[PIECES.index(piece)]}
    assert found == set(PLACEMENTS[piece].split())


@rule("5.3")
def test_the_apartment_of_the_book_fits_and_its_mirror_image_does_not() -> None:
    # scenario 4: lots 25, 20 and 21
    table = draw("A 20 21 25, B 10", step=BUILD, cards="40")
    assert table.refusal(A, "build apartment_b 20 21 25") == Refusal(
        "5.3", "shape-does-not-fit", piece="apartment_b"
    )
    table.play(A, "build apartment_a 20 21 25")
    assert table.buildings() == [[20, 21, 25]]


@rule("5.3")
@pytest.mark.parametrize(
    "text",
    ["school 10 15", "school 10 12", "house 10 11", "factory 10 11", "office 10 11 12 13", "school 14 15"],
)
def test_other_shapes_are_refused(text: str) -> None:
    table = draw("A 10-19, B 20", step=BUILD, cards="40")
    assert table.refusal(A, f"build {text}").key == "shape-does-not-fit"


@rule("5.3")
def test_no_building_crosses_a_street() -> None:
    # M6, scenario 8: over 14 and 20
    table = draw("A 14 20, B 10", step=BUILD, cards="40")
    assert table.refusal(A, "build school 14 20") == Refusal("5.3", "across-a-street", piece="school")
    assert table.refusal(A, "joint office 14 19 20 25") == Refusal("5.3", "across-a-street", piece="office")


# --- whose lots --------------------------------------------------------------------------------------


@rule("5.4")
def test_all_lots_must_be_ones_own() -> None:
    table = draw("A 10 11, B 12", step=BUILD, cards="40")
    assert table.refusal(A, "build factory 10 11 12") == Refusal(
        "5.4", "lot-of-another", piece="factory", lots=[10, 11, 12], lot=12, owner=B
    )
    assert table.refusal(A, "build apartment_b 10 11 16") == Refusal(
        "5.4", "lot-of-nobody", piece="apartment_b", lots=[10, 11, 16], lot=16
    )


# --- prohibitions ------------------------------------------------------------------------------------


@rule("5.5")
def test_no_factory_beside_a_school_but_in_another_district() -> None:
    # scenario 6
    table = draw("A 30-33 35 40-42, B 10", built="school 30 31", step=BUILD, cards="50")
    assert table.refusal(A, "build factory 31 32 33").key == "lot-built-on"
    table = draw("A 30 31 35-39 40-42, B 10", built="school 30 31", step=BUILD, cards="50")
    assert table.refusal(A, "build factory 35 36 37") == Refusal(
        "5.5", "not-in-one-district", piece="factory", enemy="school", district=30
    )
    assert "build factory 40 41 42" in table.menu(A)
    assert not any("factory 3" in text for text in table.menu(A))


@rule("5.5")
def test_no_school_and_no_hospital_beside_a_factory() -> None:
    # scenario 6, the other way round
    lots = "A 30-32 33 34 35-39, B 10"
    table = draw(lots, built="factory 30 31 32", step=BUILD, cards="50")
    assert table.refusal(A, "build school 33 34").key == "not-in-one-district"
    assert table.refusal(A, "build hospital_b 33 34 37 38") == Refusal(
        "5.5", "not-in-one-district", piece="hospital_b", enemy="factory", district=30
    )
    allowed = {text.split()[1] for text in builds(table.menu(A))}
    assert allowed == {"house", "shop", "factory", "office", "apartment_a", "apartment_b"}


@rule("5.5")
def test_no_factory_beside_a_hospital() -> None:
    table = draw("A 30 31 36 37 32-34, B 10", built="hospital_a 30 31 36 37", step=BUILD, cards="50")
    assert table.refusal(A, "build factory 32 33 34") == Refusal(
        "5.5", "not-in-one-district", piece="factory", enemy="hospital", district=30
    )


@rule("5.5")
def test_schools_hospitals_and_factories_bear_their_own_kind() -> None:
    table = draw("A 30-32 35-37, B 10", built="factory 30 31 32", step=BUILD, cards="50")
    assert "build factory 35 36 37" in table.menu(A)
    table = draw("A 30 31 36 37 32-34 35 38, B 10", built="hospital_a 30 31 36 37", step=BUILD, cards="50")
    assert "build school 33 34" in table.menu(A)


# --- for good ----------------------------------------------------------------------------------------


@rule("5.6")
def test_nothing_is_built_on_built_lots_and_nothing_moves() -> None:
    # M12, scenario 8
    table = draw("A 10 11, B 20", built="house 10", step=BUILD, cards="40")
    assert table.refusal(A, "build house 10") == Refusal("5.6", "lot-built-on", lot=10)
    assert table.refusal(A, "build school 10 11") == Refusal("5.6", "lot-built-on", lot=10)
    with pytest.raises(Trouble):
        table.game.parse("move house 10 11")


@rule("5.6")
def test_trying_a_building_out_leaves_the_town_as_it_was() -> None:
    # M12
    table = draw("A 10 11 12, B 20", built="house 10", step=BUILD, cards="40")
    town = table.position.town
    before = town.copy()
    town.erect(plot("school 11 12"))
    assert town.is_built(lot(11)) and town.stock[PIECES.index("school")] == 1
    town.demolish()
    assert (town.parts(), town.held, town.occupied, town.covered, town.counts, town.present) == (
        before.parts(),
        before.held,
        before.occupied,
        before.covered,
        before.counts,
        before.present,
    )
    assert town.available == before.available


@rule("5.6")
def test_the_last_piece_of_a_kind_tried_out_is_back_in_stock() -> None:
    table = draw("A 10-12 15-17, B 20", step=BUILD, cards="40")
    town = table.position.town
    town.erect(plot("department_store 10 11 12 15 16 17"))
    assert not town.available >> PIECES.index("department_store") & 1
    town.demolish()
    assert town.available >> PIECES.index("department_store") & 1
