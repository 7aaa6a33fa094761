"""§4: building conditions."""

from __future__ import annotations

import pytest

from ludotheque.games.rue_de_la_paix.facts import (
    DiceRolled,
    HotelBuilt,
    NothingToBuild,
    OutOfHotels,
    TitleTaken,
    TokenMoved,
)
from ludotheque.kernel.refusal import Refusal
from tests.games.rue_de_la_paix.boulevard import NEXT, boulevard, dice
from tests.support import A, B, rule


@rule("4.1", "4.2")
@pytest.mark.parametrize("values", [(6, 4), (5, 3, 2), (2,), (2, 3, 4), (6, 2)])
def test_six_four_blue_on_an_empty_board_scenario_2(values: tuple[int, ...]) -> None:
    table = boulevard()
    table.rolls(A, "6 4 blue")
    for value in values:
        assert table.play(A, f"build blue-{value}") == [HotelBuilt(A, "blue", value)]
    table.play(A, "done", NEXT)
    assert table.squares()[A] == sum(values)
    assert table.state.reserve[A] == 16 - len(values)


@rule("4.2")
def test_two_hotels_on_an_empty_property_are_refused_scenario_2_r3() -> None:
    table = boulevard()
    table.rolls(A, "6 4 blue")
    table.play(A, "build blue-5")
    assert table.refusal(A, "build blue-5") == Refusal("4.2", "one-on-empty")
    assert table.menu(A) == ["build blue-2", "build blue-3", "build blue-4", "done"]


@rule("4.3")
def test_two_hotels_on_an_occupied_property_scenario_2() -> None:
    for drawing in ("blue-5=B", "blue-5=A"):
        table = boulevard(drawing)
        table.rolls(A, "6 4 blue")
        table.play(A, "build blue-5")
        assert table.menu(A) == ["build blue-2", "build blue-3", "build blue-4", "build blue-5", "done"]
        table.play(A, "build blue-5")
        assert table.menu(A) == ["done"]
        assert table.stack("blue-5") == drawing[-1] + "AA"


@rule("4.1")
def test_more_than_the_budget_is_refused_scenario_2() -> None:
    table = boulevard()
    table.rolls(A, "6 4 blue")
    table.play(A, "build blue-6")
    assert table.refusal(A, "build blue-5") == Refusal("4.1", "above-budget", value=5, budget=4)
    assert table.menu(A) == ["build blue-2", "build blue-3", "build blue-4", "done"]


@rule("4.4")
def test_less_than_the_budget_is_enough() -> None:
    table = boulevard()
    table.rolls(A, "6 6 green")
    table.play(A, "build green-4")
    table.play(A, "done", NEXT)
    assert table.squares() == [4, 0, 0]


@rule("4.5")
def test_building_nothing_is_refused_while_something_can_be_built_scenario_2_r2() -> None:
    table = boulevard(hands="A build_one")
    table.rolls(A, "6 4 blue")
    assert table.refusal(A, "done") == Refusal("4.5", "must-build")
    assert "done" not in table.menu(A)


@rule("4.5")
def test_w_does_not_excuse_from_building_r2() -> None:
    table = boulevard()
    table.rolls(A, "1 1 W")
    assert table.menu(A) == ["build red-1", "build red-2", "build blue-2"]
    assert table.refusal(A, "done") == Refusal("4.5", "must-build")


@rule("4.5", "7.3")
def test_too_small_a_budget_builds_nothing_and_leaves_a_card_scenario_5() -> None:
    table = boulevard(hands="A build_one double_sum")
    # given 1-2-green: no green property costs 3 or less
    table.rolls(A, "1 2 green")
    assert table.menu(A) == ["done", "play multiply-2-if-not-f"]
    assert table.refusal(A, "build green-4") == Refusal("4.1", "above-budget", value=4, budget=3)
    # when A goes on
    assert table.play(A, "done") == [NothingToBuild(A, 3)]
    # then one end-of-turn card is allowed
    assert table.menu(A) == ["play build-1", "pass"]


@rule("4.5")
def test_with_too_small_a_budget_nothing_but_going_on_is_asked_for() -> None:
    table = boulevard(hands="A build_one")
    table.rolls(A, "1 2 green")
    assert table.menu(A) == ["done"]
    for other in ("pass", "draw"):
        assert table.refusal(A, other) == Refusal("4.5", "go-on-without-building", budget=3)
    assert table.state.default(A).notation == "done"


@rule("4.1", "4.2")
def test_exactly_the_budget_and_then_nothing_more() -> None:
    # given 8 millions, green-8 empty and green-4 with a hotel on it
    table = boulevard("green-4=B")
    table.rolls(A, "4 4 green")
    table.play(A, "build green-8")
    assert table.menu(A) == ["done"]
    assert table.refusal(A, "build green-8") == Refusal("4.1", "above-budget", value=8, budget=0)
    # or twice green-4, to the last million
    table = boulevard("green-4=B")
    table.rolls(A, "4 4 green")
    table.play(A, "build green-4")
    assert table.menu(A) == ["build green-4", "done"]
    table.play(A, "build green-4")
    assert table.menu(A) == ["done"]


@rule("4.5")
def test_too_small_a_budget_without_cards_passes_the_turn_by_itself() -> None:
    table = boulevard()
    assert table.rolls(A, "1 1 yellow", "2 2 red") == [
        DiceRolled(A, 1, 1, "yellow"),
        NothingToBuild(A, 2),
        DiceRolled(B, 2, 2, "red"),
    ]


@rule("4.6")
def test_never_more_hotels_than_the_reserve_holds_r4_scenario_7() -> None:
    # given A has one hotel left and rolls 12 on red
    table = boulevard(reserve="A 1")
    table.rolls(A, "6 6 red")
    table.play(A, "build red-5")
    # then exactly one can be built
    assert table.menu(A) == ["done"]
    assert table.refusal(A, "build red-4") == Refusal("4.6", "no-hotel-left")
    # and the match ends at the start of A's next turn
    table.play(A, "done", dice("1 1 red"))
    table.play(1, "build red-2")
    table.play(1, "done", dice("1 1 red"))
    table.play(2, "build red-1")
    facts = table.play(2, "done")
    assert facts == [TitleTaken(2, None, "red", 1), TokenMoved(2, 0, 1), OutOfHotels(A)]


@rule("4.3")
def test_new_hotels_go_on_top() -> None:
    table = boulevard("red-2=BC")
    table.rolls(A, "2 2 red")
    table.moves("A: build red-2, A: build red-2")
    assert table.stack("red-2") == "BCAA"


@rule("4.1")
def test_other_actions_are_refused_while_building() -> None:
    table = boulevard("red-2=BC", hands="A move_own_top")
    table.rolls(A, "2 2 red")
    assert table.refusal(A, "take red-2") == Refusal("7.7", "no-card-takes-hotels")
    assert table.refusal(A, "pass") == Refusal("4.1", "build-now")
    assert table.refusal(A, "draw") == Refusal("4.1", "build-now")
    assert table.refusal(A, "build red-9") == Refusal("1.2", "no-such-property", zone="red", value=9)


def test_when_time_runs_out_the_dearest_hotel_is_built_and_then_no_more() -> None:
    table = boulevard()
    table.rolls(A, "5 4 W")
    assert table.state.default(A).notation == "build green-8"
    table.play(A, "build green-8")
    assert table.state.default(A).notation == "done"


def test_when_time_runs_out_the_first_of_the_dearest_or_the_only_one_is_built() -> None:
    # given two properties of value 4 in reach: the first on the board
    table = boulevard()
    table.rolls(A, "1 3 W")
    assert table.state.default(A).notation == "build red-4"
    # given one property in reach
    table = boulevard()
    table.rolls(A, "1 1 blue")
    assert table.state.default(A).notation == "build blue-2"


@rule("4.5")
def test_stopping_is_the_conclusion_of_whoever_has_built_and_of_nobody_else() -> None:
    table = boulevard(hands="A build_two")
    table.rolls(A, "3 2 red")
    assert [table.state.conclusion(seat) for seat in (A, B)] == [None, None]
    table.play(A, "build red-1")
    assert [table.state.conclusion(seat) for seat in (A, B)] == [table.game.parse("done"), None]
    # and so with the hotels of a card
    table.moves("A: done, A: play build-2-zone")
    assert [table.state.conclusion(seat) for seat in (A, B)] == [None, None]
    table.play(A, "build red-3")
    assert [table.state.conclusion(seat) for seat in (A, B)] == [table.game.parse("done"), None]
