"""§7: buildings of several owners."""

from __future__ import annotations

import pytest

from ludotheque.games.metropolis import facts
from ludotheque.games.metropolis.rules.evaluation import standing
from ludotheque.kernel.refusal import Refusal
from tests.games.metropolis.drawing import BUILD, LAST, draw
from tests.support import A, B, C, D, rule

LOTS = "A 10 11 60, B 15 16 61, C 20"


@rule("7.1")
def test_only_pieces_of_four_or_six_lots_are_shared() -> None:
    # scenario 8: no joint apartment
    table = draw(LOTS, step=BUILD, cards="40")
    assert table.refusal(A, "joint apartment_a 10 11 15") == Refusal(
        "7.1", "too-small-to-share", piece="apartment_a"
    )
    assert table.refusal(A, "joint school 60 61").key == "too-small-to-share"
    assert [text for text in table.menu(A) if text.startswith("joint")] == ["joint office 10 11 15 16"]


@rule("7.1")
def test_hospitals_and_the_department_store_may_be_shared() -> None:
    table = draw("A 10 11 12, B 15 16 17, C 20", step=BUILD, cards="40")
    assert [text for text in table.menu(A) if text.startswith("joint")] == [
        "joint office 10 11 15 16",
        "joint office 11 12 16 17",
        "joint hospital_a 10 11 16 17",
        "joint hospital_b 11 12 15 16",
        "joint department_store 10 11 12 15 16 17",
    ]


@rule("7.1")
def test_one_lot_of_ones_own_is_enough_be_it_the_first_of_its_district() -> None:
    for number, others in ((10, "11 15 16"), (11, "10 15 16"), (16, "10 11 15")):
        table = draw(f"A {number}, B {others}, C 20", step=BUILD, cards="40")
        joint = [text for text in table.menu(A) if text.startswith("joint")]
        assert joint == ["joint office 10 11 15 16"], number


@rule("7.1")
def test_the_other_rules_of_building_hold_as_well() -> None:
    table = draw("A 10 11 12 13 14, B 15 16 17 18", built="house 11", step=BUILD, cards="40")
    assert table.refusal(A, "joint office 10 11 15 16").key == "lot-built-on"
    table = draw("A 10 11 12 13 14, B 17 18 19", built="factory 10 11 12", step=BUILD, cards="40")
    assert table.refusal(A, "joint hospital_b 13 14 17 18").key == "not-in-one-district"
    table = draw("A 10 11, B 15 16", gone="office", step=BUILD, cards="40")
    assert table.refusal(A, "joint office 10 11 15 16").key == "piece-gone"
    table = draw("A 10 11, B 15", step=BUILD, cards="40")
    assert table.refusal(A, "joint office 10 11 15 16") == Refusal(
        "5.4", "lot-of-nobody", piece="office", lots=[10, 11, 15, 16], lot=16
    )


@rule("7.2")
def test_the_turn_waits_for_the_other_owners() -> None:
    # M7
    table = draw(LOTS, step=BUILD, cards="40")
    assert table.play(A, "joint office 10 11 15 16") == [
        facts.JointBuildingProposed(A, 1, "office", (10, 11, 15, 16), (B,))
    ]
    assert table.position.waiting_for() == [B]
    assert table.menu(B) == ["accept 1", "decline 1"]
    assert table.menu(A) == ["withdraw 1"]
    assert table.refusal(A, "done") == Refusal("7.2", "joint-building-pending")
    assert table.refusal(A, "build house 10") == Refusal("7.2", "joint-building-pending")
    assert table.play(B, "accept 1") == [
        facts.OfferAgreed(B, 1, A, True),
        facts.JointBuildingPlaced(A, "office", (10, 11, 15, 16), (A, B)),
        facts.TurnBegan(B),
    ]
    # it was A's building of the turn
    assert table.position.waiting_for() == [B]
    assert table.menu(B)[0].startswith("take")


@rule("7.2")
def test_without_consent_there_is_no_joint_building() -> None:
    table = draw(LOTS, step=BUILD, cards="40")
    table.moves("A: joint office 10 11 15 16, B: decline 1")
    assert table.buildings() == []
    assert table.position.waiting_for() == [A]
    assert table.refusal(A, "joint office 10 11 15 16") == Refusal("6.5", "offer-was-declined")
    assert "joint office 10 11 15 16" not in table.menu(A)
    table.play(A, "build school 10 11")


@rule("7.2")
def test_the_proposer_may_change_his_mind() -> None:
    table = draw(LOTS, step=BUILD, cards="40")
    table.moves("A: joint office 10 11 15 16, A: withdraw 1, A: done")
    assert table.position.waiting_for() == [B]


@rule("7.2")
def test_everybody_whose_lots_are_used_must_agree() -> None:
    table = draw("A 10 11, B 12 15, C 16 17", step=BUILD, cards="40")
    table.play(A, "joint department_store 10 11 12 15 16 17")
    assert table.position.waiting_for() == [B, C]
    table.play(C, "accept 1")
    assert table.position.waiting_for() == [B]
    assert table.position.default(B).notation == "decline 1"
    table.play(B, "accept 1")
    assert table.buildings() == [[10, 11, 12, 15, 16, 17]]


@rule("7.2", "6.3")
def test_an_owner_who_agreed_may_think_again_while_another_is_asked() -> None:
    table = draw("A 10 11, B 12 15, C 16 17, D 20", step=BUILD, cards="40", seats=4)
    table.moves("A: joint department_store 10 11 12 15 16 17, B: accept 1")
    assert [table.menu(seat) for seat in (A, B, C, D)] == [
        ["withdraw 1"],
        ["decline 1"],
        ["accept 1", "decline 1"],
        [],
    ]
    table.play(B, "decline 1")
    assert table.position.waiting_for() == [A]
    assert table.menu(A)[0] == "done"
    assert "joint department_store 10 11 12 15 16 17" not in table.menu(A)


@rule("7.2")
def test_it_is_proposed_by_an_owner_in_his_own_turn() -> None:
    table = draw(LOTS, step=BUILD, cards="40", turn=C)
    assert table.refusal(A, "joint office 10 11 15 16") == Refusal("3.1", "not-your-turn", player=C)
    assert table.refusal(C, "joint office 10 11 15 16") == Refusal("7.2", "no-lot-of-yours")
    table = draw("A 10 11 15 16, B 20", step=BUILD, cards="40")
    assert table.refusal(A, "joint office 10 11 15 16") == Refusal("7.2", "nobody-to-share-with")
    assert "build office 10 11 15 16" in table.menu(A)


@rule("7.2", "6.3")
def test_a_trade_of_one_of_its_lots_ends_the_proposal_and_frees_the_turn() -> None:
    table = draw(LOTS, step=BUILD, cards="40")
    table.moves("A: joint office 10 11 15 16, C: offer 15>C 20>B")
    assert table.position.waiting_for() == [B]
    assert table.play(B, "accept 2")[-1] == facts.OfferLapsed(1, A)
    assert table.position.waiting_for() == [A]
    assert table.menu(A)[0] == "done"


@rule("7.2")
def test_joint_buildings_count_among_the_three_open_offers() -> None:
    table = draw("A 10 11 60 61 62, B 15 16", step=BUILD, cards="40")
    table.moves("A: offer 60>B, A: offer 61>B, A: offer 62>B")
    assert table.refusal(A, "joint office 10 11 15 16").key == "too-many-open-offers"
    assert not any(text.startswith("joint") for text in table.menu(A))


@rule("7.2", "9.1")
def test_joint_buildings_are_possible_in_the_last_round() -> None:
    table = draw(LOTS, step=LAST, left=3, rest="C")
    table.moves("A: joint office 10 11 15 16, B: accept 1")
    assert table.position.waiting_for() == [B]
    assert len(table.buildings()) == 1


@rule("7.3")
@pytest.mark.parametrize(
    ("lots", "building", "shares"),
    [
        ("A 10 11, B 15 16", "office 10 11 15 16", [21 * 12, 21 * 12, 0, 0]),
        ("A 10 11 15, B 16", "office 10 11 15 16", [42 * 9, 42 * 3, 0, 0]),
        ("A 20 21, B 26, C 27", "hospital_a 20 21 26 27", [24 * 12, 12 * 12, 12 * 12, 0]),
        (
            "A 10, B 11 12, C 15 16, D 17",
            "department_store 10 11 12 15 16 17",
            [13 * 12, 26 * 12, 26 * 12, 13 * 12],
        ),
        (
            "A 50, B 51 52 55 56 57",
            "department_store 50 51 52 55 56 57",
            [15 * 12, 75 * 12, 0, 0],
        ),
    ],
)
def test_shares_follow_the_lots(lots: str, building: str, shares: list[int]) -> None:
    # M7; twelfths of points
    table = draw(lots, built=building, seats=4)
    assert standing(table.position.box, table.position.town) == shares


@rule("7.3")
def test_shares_are_exact_fractions() -> None:
    # an office of 47 points (centre 52, a factory beside it −4, … ) shared 1 : 3
    table = draw(
        "A 40, B 41 45 46, C 42 43 44 47 48",
        built="office 40 41 45 46, factory 42 43 44, shop 47, house 48",
        seats=4,
    )
    # 52 − 4 + 2 = 50, a quarter of which is 12 1/2
    assert standing(table.position.box, table.position.town)[:2] == [150, 450]
    assert D not in table.position.town.owners
