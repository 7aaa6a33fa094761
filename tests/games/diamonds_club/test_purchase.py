"""§5: coins on the cells of the market."""

from __future__ import annotations

import pytest

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.components import CELLS
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.kernel.chance import ScriptedChance
from ludotheque.kernel.refusal import Refusal
from tests.games.diamonds_club.club import bare, club, prices_of
from tests.support import A, B, C, D, rule


@rule("5.2")
def test_scenario_1_a_coin_for_the_cell_and_one_for_each_coin_beside_it_D2() -> None:
    # given coins around c3: none, then two neighbours, then all four
    table = club(4)
    assert table.price("c3") == 1
    table.laid("c2=1 b3=1")
    assert table.price("c3") == 3
    table.laid("c4=1 d3=1")
    assert table.price("c3") == 5


@rule("5.2")
def test_scenario_1_neighbours_with_one_and_two_coins_make_four_D2() -> None:
    assert club(4).laid("c2=1 c4=2").price("c3") == 4
    assert club(4, neighbour_price="cells").laid("c2=1 c4=2").price("c3") == 3


@rule("5.2")
def test_scenario_1_diagonal_coins_add_nothing_D2() -> None:
    table = club(4).laid("b2=1 d2=3 b4=2 d4=1")
    assert table.price("c3") == 1


@rule("5.2")
@pytest.mark.parametrize("neighbour_price", ["coins", "cells"])
def test_bought_cells_raise_their_neighbours_at_once_D2(neighbour_price: str) -> None:
    table = club(4, neighbour_price=neighbour_price)
    table.moves("A: buy c3, B: buy c4")
    assert table.state.laid[2 * 6 + 2 : 2 * 6 + 4] == [1, 2]
    assert table.state.coins == [9, 8, 10, 10]
    assert table.price("d4") == (3 if neighbour_price == "coins" else 2)
    phase = table.state.phase
    assert isinstance(phase, Purchase)
    assert phase.prices == prices_of(table.state)


@rule("5.1")
def test_players_take_turns_clockwise_from_the_leader_whatever_the_hats_do_D3() -> None:
    table = club(4, leader="C")
    assert table.position.waiting_for() == [C]
    assert table.refusal(A, "buy a2") == Refusal("5.1", "not-your-turn", seat=C)
    happened = table.play(C, "buy a1")  # two hats: C leads the track now, D is next all the same
    assert happened == [facts.Bought(C, "a1", 1), facts.HatsMoved(C, 2, 2)]
    assert table.position.waiting_for() == [D]
    table.moves("D: buy a3, A: buy b2, B: buy b6")
    assert table.position.waiting_for() == [B], "b6 shows an animal: B chooses before C goes on"


@rule("5.1")
def test_only_free_cells_and_only_buying_or_passing() -> None:
    table = club(4)
    table.play(A, "buy a2")
    assert table.refusal(B, "buy a2") == Refusal("5.1", "cell-taken", cell="a2")
    assert table.refusal(B, "build fountain") == Refusal("5.1", "buy-or-pass")
    assert "buy a2" not in table.menu(B)


@rule("5.3")
def test_scenario_2_the_full_price_or_nothing_D3() -> None:
    table = club(4).laid("c2=1 c4=1").coins("2 10 10 10")
    assert table.refusal(A, "buy c3") == Refusal("5.3", "too-expensive", price=3, coins=2)
    assert "buy c3" not in table.menu(A)
    assert "buy b3" in table.menu(A)


@rule("5.3")
def test_exactly_enough_coins_buy_the_cell_D3() -> None:
    table = club(4).laid("c2=1 c4=1").coins("3 10 10 10")
    assert table.play(A, "buy c3")[0] == facts.Bought(A, "c3", 3)
    assert table.state.coins[A] == 0
    assert table.price("b3") == table.price("d3") == 4


@rule("5.2", "4.2")
def test_dark_and_light_strips_are_neighbours_and_the_closed_ones_are_not_D1_D2() -> None:
    # given coins on both sides of the seam between b (dark) and c (light), and at the right end
    table = club(2).laid("b3=4 c6=1 d1=3")
    assert [table.price(cell) for cell in ("c3", "d6", "c1", "d2", "a3", "a1")] == [5, 2, 4, 4, 5, 1]


@rule("5.3", "5.4")
def test_scenario_2_if_every_cell_costs_more_passing_is_the_only_move_D3() -> None:
    # given a market of two players on which every free cell touches two coins
    table = club(2).coins("2 3")
    board = ["a1=2", "a3=2", "a5=2", "b2=2", "b4=2", "b6=2", "c1=2", "c3=2", "c5=2", "d2=2", "d4=2", "d6=2"]
    table.laid(" ".join(board))
    assert table.menu(A) == ["pass"]


@rule("5.4")
def test_a_pass_is_final_for_the_phase_D3() -> None:
    table = club(3)
    assert table.play(A, "pass") == [facts.BuyingStopped(A)]
    table.moves("B: buy a2, C: buy a3")
    assert table.position.waiting_for() == [B]
    assert table.refusal(A, "buy a4") == Refusal("5.4", "passed-already")
    assert table.menu(A) == []


@rule("5.4")
def test_the_table_passes_for_those_who_can_afford_nothing_D3() -> None:
    table = bare(3).coins("1 0 4")
    happened = table.play(A, "buy a2")
    assert happened[2:] == [facts.NothingAffordable(B)]
    assert table.position.waiting_for() == [C]
    happened = table.play(C, "pass")
    assert happened[:2] == [facts.BuyingStopped(C), facts.NothingAffordable(A)]
    assert facts.DiamondForCoins(C, 4) in happened, "the phase is over"


@rule("5.4", "5.1")
def test_when_every_cell_is_taken_the_phase_is_over_and_coins_in_hand_count() -> None:
    # given a market of two players with a coin on every cell but a1, which shows two hats
    cells = [f"{column}{row}" for column in "abcd" for row in "123456"]
    table = bare(2).laid(" ".join([f"{cell}=1" for cell in cells if cell != "a1"])).coins("5 5")
    table.gems(B, "1 red")
    assert table.menu(A) == ["buy a1", "pass"]
    assert table.play(A, "buy a1")[:7] == [
        facts.Bought(A, "a1", 3),
        facts.HatsMoved(A, 2, 2),
        facts.NothingAffordable(B),
        facts.NothingAffordable(A),
        facts.DiamondForCoins(B, 5),
        facts.DiamondForLead(A, 2),
        facts.OrderSettled(A, (A, B)),
    ]


@rule("5.4")
def test_time_out_passes() -> None:
    table = club(2)
    assert table.position.default(A).notation == "pass"


@rule("5.5")
def test_an_effect_that_can_do_nothing_is_lost_but_paid_D4() -> None:
    # c1 (L1a) shows a step on the forest track
    table = club(2).tracks(A, "forest 4")
    assert table.play(A, "buy c1") == [facts.Bought(A, "c1", 1), facts.EffectLost(A, "forest")]
    assert table.step(A, "forest") == 4
    assert table.state.coins[A] == 9
    assert table.position.waiting_for() == [B]


def test_random_play_draws_two_cells_before_it_lists_what_the_buyer_can_pay() -> None:
    # given a buyer with two coins, and c3 at three
    position = club(4).laid("c2=1 b3=1").coins("2 3 3 3").position
    dear, cheap = CELLS.index("c3"), CELLS.index("a1")
    assert position.draw(A, ScriptedChance({"what": [dear, cheap]})).notation == "buy a1"
    assert position.draw(A, ScriptedChance({"what": [dear, len(CELLS)]})).notation == "pass"
    chance = ScriptedChance({"what": [dear, dear, 0]})
    assert position.draw(A, chance) == position.menu(A)[0]
    assert chance.used_up()
