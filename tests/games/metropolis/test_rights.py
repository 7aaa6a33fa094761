"""§4: free choice, neighbour right, giving lots away."""

from __future__ import annotations

import pytest

from ludotheque.games.metropolis import facts
from ludotheque.games.metropolis.rules.rights import entitled, has_free_choice, seats_in
from ludotheque.kernel.refusal import Refusal
from tests.games.metropolis.drawing import TownTable, draw, lot
from tests.support import A, B, C, D, rule

#: The book's own illustration.
EXAMPLE = "B 11, D 13 19, A 14, C 17"


def may_own(table: TownTable, number: int) -> list[int]:
    state = table.position
    return seats_in(entitled(state.box, state.town, lot(number)), state.seats)


@rule("4.1")
def test_below_five_occupied_lots_anybody_may_own_any_lot() -> None:
    # scenario 3
    table = draw("A 10 11, B 13 14", cards="12")
    assert may_own(table, 12) == [A, B, C]
    assert has_free_choice(table.position.box, table.position.town, lot(12))
    assert table.menu(A) == ["take 12 A", "take 12 B", "take 12 C"]


@rule("4.2")
def test_with_five_occupied_lots_the_neighbour_right_holds() -> None:
    # scenario 3
    table = draw("A 10 11, B 13 14 19", cards="12 16")
    assert not has_free_choice(table.position.box, table.position.town, lot(12))
    assert may_own(table, 12) == [A, B]
    assert table.menu(A) == ["take 12 A", "take 12 B", "take 16 A"]


@rule("4.1", "4.6")
def test_built_lots_count_as_occupied() -> None:
    # M3: four of the five occupied lots are under an office
    table = draw("A 10 11 15 16, B 19", built="office 10 11 15 16", cards="12")
    assert may_own(table, 12) == [A]


@rule("4.2", "4.3", "4.4")
@pytest.mark.parametrize(
    ("number", "seats"),
    [(15, [A, B, C, D]), (10, [B]), (16, [B, C]), (18, [C, D]), (12, [B, C, D])],
)
def test_the_example_of_the_book(number: int, seats: list[int]) -> None:
    # scenario 1: 15 touches nobody's lot, 10 only B's, and so on
    assert may_own(draw(EXAMPLE, seats=4), number) == seats


@rule("4.4", "4.5")
def test_the_example_of_the_book_with_a_to_move() -> None:
    # scenario 2: of the five free lots A may keep only 15
    table = draw(EXAMPLE, seats=4, cards="10 12 15 16", next_cards="18")
    kept = [text for text in table.menu(A) if text.endswith("A")]
    assert kept == ["take 15 A"]
    assert table.refusal(A, "take 12 A") == Refusal("4.4", "lot-of-neighbours", lot=12, owner=[B, C, D])
    assert table.play(A, "take 12 D")[0] == facts.LotGiven(A, 12, D)
    assert table.owner(12) == D


@rule("4.4")
def test_a_majority_of_the_neighbouring_lots_gives_no_better_right() -> None:
    # 12 has three neighbours of B and C's single one
    table = draw("B 11 13, C 17, A 10 19", cards="12")
    assert may_own(table, 12) == [B, C]


@rule("4.5")
def test_a_lot_may_be_given_to_any_entitled_player_also_by_an_entitled_one() -> None:
    # M4
    table = draw("A 11 15 16, B 13 14", cards="12", seats=3)
    assert table.menu(A) == ["take 12 A", "take 12 B"]
    assert table.refusal(A, "take 12 C") == Refusal("4.5", "not-a-neighbour", lot=12, other=C, owner=[A, B])
    assert table.refusal(A, "take 12 E") == Refusal("4.5", "nobody-there")
    table.play(A, "take 12 B")
    assert table.owner(12) == B


@rule("4.5")
def test_a_player_who_may_keep_nothing_must_give_something_away() -> None:
    table = draw("A 80, B 11 13 17 18, C 19", cards="12 14")
    assert table.menu(A) == ["take 12 B", "take 14 B", "take 14 C"]


@rule("4.6")
def test_lots_under_buildings_keep_their_owners_for_the_neighbour_right() -> None:
    # M5: a joint office of A (40, 41) and B (45, 46)
    table = draw("A 40 41, B 45 46, C 49", built="office 40 41 45 46")
    assert may_own(table, 42) == [A]
    assert may_own(table, 47) == [B]
    assert may_own(table, 44) == [C]
    assert may_own(table, 43) == [A, B, C]


@rule("4.4")
def test_a_trade_moves_the_right_with_the_lot() -> None:
    table = draw("A 11 13 17 18, B 19 60", cards="12", seats=3)
    assert may_own(table, 12) == [A]
    table.moves("A: offer 11>C, C: accept 1")
    assert may_own(table, 12) == [A, C]
