"""§8: combinations of a mine, a concession and a ship."""

from __future__ import annotations

import pytest

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.actions import ExchangeAll
from ludotheque.kernel.refusal import Refusal
from tests.games.diamonds_club.club import Club, bare, club
from tests.support import A, B, C, rule


@rule("8.2")
def test_scenario_6_the_lower_of_concession_and_ship_in_the_mine_s_colour() -> None:
    table = bare(2).goods(A, "mine green, concession 4, ship 5")
    assert table.exchanging("AB") == [facts.Exchanged(A, "green", 4, 5, 4, 0)]
    assert table.hand(A) == "4 green"
    assert table.has_goods(A) == []
    assert table.state.good_supply == table.state.box.goods


@rule("8.3")
def test_scenario_6_technique_brings_a_gem_and_a_diamond_with_each_exchange() -> None:
    table = bare(2).goods(A, "mine green, concession 4, ship 5").tracks(A, "technique 3")
    table.exchanging("AB")
    assert table.hand(A) == "5 green 1 diamond"


@rule("8.3")
@pytest.mark.parametrize(
    ("step", "hand"),
    [
        (0, "6 green"),
        (1, "8 green"),
        (2, "6 green 2 diamond"),
        (3, "8 green 2 diamond"),
        (4, "6 green 4 diamond"),
    ],
)
def test_scenario_6_two_combinations_earn_the_bonus_twice(step: int, hand: str) -> None:
    table = bare(2).goods(A, "mine green, mine green, concession 3, concession 3, ship 3, ship 3")
    table.tracks(A, f"technique {step}").exchanging("AB")
    assert table.hand(A) == hand


@rule("8.1")
def test_the_leader_of_the_track_exchanges_first_and_forced_exchanges_do_themselves() -> None:
    table = bare(3).goods(A, "mine red, concession 2, ship 2").goods(C, "mine blue, concession 5, ship 4")
    assert table.exchanging("CAB") == [
        facts.Exchanged(C, "blue", 5, 4, 4, 0),
        facts.Exchanged(A, "red", 2, 2, 2, 0),
    ]


def book_example() -> Club:
    """The book's second example: yellow and red mines, concessions 5, 3, 2, ships 5 and 3."""
    table = bare(2).goods(
        A, "mine yellow, mine red, concession 5, concession 3, concession 2, ship 5, ship 3"
    )
    table.gems(B, "2 red")
    table.exchanging("AB")
    return table


@rule("8.1", "8.4")
def test_the_book_s_example_five_and_three_either_way_and_keep_the_concession() -> None:
    table = book_example()
    assert table.menu(A) == ["exchange all yellow red", "exchange all red yellow", "mine yellow", "mine red"]
    happened = table.play(A, "exchange all red yellow")
    assert happened[:3] == [
        facts.Exchanged(A, "yellow", 3, 3, 3, 0),
        facts.Exchanged(A, "red", 5, 5, 5, 0),
        facts.GoodKept(A, "concession 2"),
    ]
    assert table.hand(A) == "3 yellow 5 red"
    assert table.has_goods(A) == ["concession 2"]


@rule("8.1", "8.4")
def test_any_tiles_may_be_put_together_by_hand_D8() -> None:
    table = book_example()
    assert table.position.rule() == "8.1"
    table.play(A, "mine red")
    assert table.position.rule() == "8.4"
    assert table.menu(A) == ["concession 2", "concession 3", "concession 5"]
    table.play(A, "concession 2")
    assert table.menu(A) == ["ship 3", "ship 5"]
    assert table.play(A, "ship 5") == [facts.Exchanged(A, "red", 2, 5, 2, 0)]
    # the second one must follow: complete combinations are always exchanged
    assert table.menu(A) == ["exchange all yellow", "mine yellow"]
    assert table.refusal(A, "keep no more") == Refusal("8.1", "exchange-now")
    table.play(A, "mine yellow")
    # only one ship is left, so the concession decides
    assert table.menu(A) == ["concession 3", "concession 5"]
    assert table.play(A, "concession 5")[0] == facts.Exchanged(A, "yellow", 5, 3, 3, 0)
    assert table.has_goods(A) == ["concession 3"]


@rule("8.4")
def test_the_tiles_of_a_combination_are_chosen_in_order() -> None:
    table = book_example()
    assert table.refusal(A, "ship 5") == Refusal("8.4", "another-family-first", family="mine")
    assert table.refusal(A, "mine blue") == Refusal("8.1", "no-such-good", good="mine blue")
    assert table.refusal(B, "mine red") == Refusal("8.1", "not-your-turn", seat=A)
    table.play(A, "mine red")
    assert table.refusal(A, "exchange all yellow") == Refusal(
        "8.4", "another-family-first", family="concession"
    )
    table.play(A, "concession 5")
    assert table.refusal(A, "concession 3") == Refusal("8.4", "another-family-first", family="ship")
    assert table.position.default(A).notation == "ship 3"


@rule("8.1")
def test_exchange_all_names_a_mine_for_each_combination_D8() -> None:
    table = book_example()
    assert table.refusal(A, "exchange all red") == Refusal("8.1", "wrong-number-of-combinations", number=2)
    assert table.refusal(A, "exchange all red blue") == Refusal("8.1", "no-such-good", good="mine blue")
    assert table.refusal(A, "exchange all red red") == Refusal("8.1", "too-few-mines", colour="red", number=1)
    assert table.position.default(A).notation == "exchange all yellow red"


@rule("8.3", "6.6")
def test_a_technique_step_of_the_same_round_serves_already() -> None:
    # given A with a combination; d2 (L4b: C2 TM S3 MG A TT), d6 shows a step on the technique track
    table = club(2, "D2a D1b L1a L4b").goods(A, "mine green, concession 4, ship 5").coins("1 0")
    happened = table.play(A, "buy d6")
    assert facts.TrackAdvanced(A, "technique", 2, 0, 1, 0) in happened
    assert facts.Exchanged(A, "green", 4, 5, 5, 0) in happened


@rule("8.4")
def test_exchange_all_takes_the_lowest_tiles_that_suffice() -> None:
    # given a ship of 3: a concession of 3 does as well as the one of 5
    table = bare(2).goods(A, "mine blue, concession 5, concession 3, ship 3")
    table.exchanging("AB")
    assert table.play(A, "exchange all blue")[0] == facts.Exchanged(A, "blue", 3, 3, 3, 0)
    assert table.has_goods(A) == ["concession 5"]


@rule("8.4")
def test_exchange_all_never_makes_fewer_gems_than_any_other_way() -> None:
    table = bare(2).goods(A, "mine blue, mine red, concession 2, concession 4, concession 5, ship 3, ship 4")
    table.exchanging("AB")
    table.play(A, "exchange all blue red")
    assert table.hand(A) == "4 blue 3 red"
    assert table.has_goods(A) == ["concession 2"]


@rule("8.4")
def test_scarce_colours_are_suggested_first_and_equal_numbers_once() -> None:
    table = bare(2).goods(A, "mine blue, mine red, concession 3, concession 3, ship 3, ship 3, ship 2")
    table.gems(A, "4 blue").exchanging("AB")
    assert table.menu(A)[:2] == ["exchange all red blue", "mine blue"]
    assert table.position.refusal(A, table.game.parse("exchange all blue red")) is None


@rule("8.4")
def test_only_a_few_of_many_exchanges_are_suggested_but_all_are_legal_D8() -> None:
    goods = ["mine blue", "mine yellow", "mine green", "mine red", "mine red"]
    goods += ["concession 5", "concession 4", "concession 3", "ship 5", "ship 4", "ship 3"]
    table = bare(2).goods(A, ", ".join(goods))
    table.exchanging("AB")
    whole = [action for action in table.position.menu(A) if isinstance(action, ExchangeAll)]
    assert len(whole) == 6
    assert table.position.refusal(A, table.game.parse("exchange all red red green")) is None
    assert table.menu(A)[6:] == ["mine blue", "mine yellow", "mine green", "mine red"]


def with_leftovers(goods: str) -> Club:
    table = bare(2).goods(A, goods).gems(B, "2 red")
    table.exchanging("AB")
    return table


@rule("8.5")
def test_scenario_7_two_mines_and_a_ship_keep_a_pair_one_tile_or_nothing_D9() -> None:
    table = with_leftovers("mine green, mine red, ship 4")
    assert table.menu(A) == ["keep mine green", "keep mine red", "keep ship 4", "keep no more"]
    assert table.play(A, "keep mine green") == [facts.GoodKept(A, "mine green")]
    assert table.refusal(A, "keep mine red") == Refusal("8.5", "family-kept-already", family="mine")
    assert table.menu(A) == ["keep ship 4", "keep no more"]
    happened = table.play(A, "keep ship 4")
    assert happened[:2] == [facts.GoodKept(A, "ship 4"), facts.GoodsReturned(A, 1)]
    assert table.has_goods(A) == ["mine green", "ship 4"]


@rule("8.5")
def test_scenario_7_one_tile_or_nothing_D9() -> None:
    table = with_leftovers("mine green, mine red, ship 4")
    table.moves("A: keep ship 4, A: keep no more")
    assert table.has_goods(A) == ["ship 4"]
    table = with_leftovers("mine green, mine red, ship 4")
    assert facts.GoodsReturned(A, 3) in table.play(A, "keep no more")
    assert table.has_goods(A) == []


@rule("8.5")
def test_of_a_single_family_one_tile_is_kept_and_nothing_more_is_asked() -> None:
    table = with_leftovers("concession 2, concession 2, concession 5")
    assert table.menu(A) == ["keep concession 2", "keep concession 5", "keep no more"]
    assert table.refusal(A, "keep ship 5") == Refusal("8.5", "no-such-good", good="ship 5")
    assert table.refusal(A, "pass") == Refusal("8.5", "keep-now")
    assert table.refusal(B, "keep no more") == Refusal("8.5", "not-your-turn", seat=A)
    happened = table.play(A, "keep concession 2")
    assert happened[:2] == [facts.GoodKept(A, "concession 2"), facts.GoodsReturned(A, 2)]
    assert table.has_goods(A) == ["concession 2"]


@rule("8.5")
@pytest.mark.parametrize("goods", ["mine green", "mine green, ship 4", "concession 2, ship 4"])
def test_nothing_is_asked_when_everything_can_be_kept(goods: str) -> None:
    table = bare(2).goods(A, goods).gems(B, "2 red")
    happened = table.exchanging("AB")
    assert happened[: goods.count(",") + 1] == [facts.GoodKept(A, good) for good in goods.split(", ")]
    assert table.has_goods(A) == goods.split(", ")
    assert table.position.waiting_for() == [B], "B builds"


@rule("8.5")
def test_two_tiles_of_one_family_are_a_question_even_if_they_are_alike() -> None:
    table = with_leftovers("mine green, mine green, ship 4")
    assert table.menu(A) == ["keep mine green", "keep ship 4", "keep no more"]


@rule("8.5", "13.1")
def test_nothing_is_asked_in_the_last_round_and_all_goods_go_back() -> None:
    table = bare(2).goods(A, "mine green, mine red, ship 4").gems(B, "2 red")
    table.state.ending = True
    assert table.exchanging("AB")[0] == facts.GoodsReturned(A, 3)
    assert table.has_goods(A) == []
    assert table.position.waiting_for() == [B], "B builds"


@rule("8.5", "13.5")
def test_nothing_is_asked_when_no_park_can_be_filled_any_more_D19() -> None:
    # given no orangery for the imposed cells of A and B
    table = bare(2).goods(A, "mine green, mine red, ship 4").gems(B, "2 red").piles("9 0 9 9")
    assert table.exchanging("AB")[0] == facts.GoodsReturned(A, 3)


@rule("8.5")
def test_time_out_keeps_the_highest_tiles() -> None:
    table = with_leftovers("mine green, concession 2, concession 5")
    assert table.position.default(A).notation == "keep concession 5"
    table.play(A, "keep concession 5")
    assert table.position.default(A).notation == "keep mine green"
    table.play(A, "keep mine green")
    assert table.has_goods(A) == ["mine green", "concession 5"]


@rule("8.1", "8.4")
def test_the_five_combinations_that_fourteen_coins_and_two_kept_goods_allow() -> None:
    goods = ["mine blue"] + ["mine red"] * 4 + ["concession 5"] * 5 + ["ship 5"] * 4 + ["ship 2"]
    table = bare(2).goods(A, ", ".join(goods))
    table.exchanging("AB")
    assert table.menu(A)[:2] == ["exchange all blue red red red red", "exchange all red red red red blue"]
    table.play(A, "exchange all red red red red blue")
    assert table.hand(A) == "2 blue 20 red"
    assert table.has_goods(A) == []
