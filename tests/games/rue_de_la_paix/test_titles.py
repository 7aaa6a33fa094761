"""§5, §6: owners, titles, tokens, F squares."""

from __future__ import annotations

import pytest

from ludotheque.games.rue_de_la_paix.facts import CardDrawn, HotelBuilt, TitleReturned, TitleTaken, TokenMoved
from ludotheque.games.rue_de_la_paix.rules.titles import owner_of
from ludotheque.kernel.seats import NOBODY, seat_of
from tests.games.rue_de_la_paix.boulevard import NEXT, boulevard
from tests.support import A, B, C, D, rule

DARK_RED, YELLOW, ORANGE, GREY = A, B, C, D


@rule("5.2")
def test_the_two_pictures_of_the_book_scenario_1_r1() -> None:
    assert owner_of([GREY, ORANGE, YELLOW, ORANGE, YELLOW]) == ORANGE
    assert owner_of([ORANGE, DARK_RED, GREY, YELLOW]) == ORANGE


@rule("5.1", "5.2")
@pytest.mark.parametrize(
    ("stack", "owner"),
    [
        ("A", "A"),
        ("AB", "A"),
        ("ABB", "B"),
        ("ABBA", "A"),
        ("BAAB", "B"),
        ("CABBA", "A"),
        ("CCABBA", "C"),
        ("ABCCB", "B"),
    ],
)
def test_most_hotels_then_the_lowest(stack: str, owner: str) -> None:
    assert owner_of([seat_of(hotel) for hotel in stack]) == seat_of(owner)


@rule("5.4")
def test_an_empty_property_is_nobodys() -> None:
    assert owner_of([]) == NOBODY


@rule("5.1", "5.3", "6.1")
def test_taking_a_property_over_scenario_3() -> None:
    # given B owns red-5 with one hotel; A stands on 10, B on 15
    table = boulevard("red-5=B blue-6=A red-4=A green-6=B yellow-4=B")
    assert table.squares() == [10, 15, 0]
    # when A rolls 6-4-red and builds two there
    table.rolls(A, "6 4 red")
    table.moves("A: build red-5, A: build red-5")
    # then nothing has moved yet (R5)
    assert table.squares() == [10, 15, 0]
    facts = table.play(A, "done", NEXT)
    assert facts[:3] == [TitleTaken(A, B, "red", 5), TokenMoved(A, 10, 15), TokenMoved(B, 15, 10)]
    assert table.stack("red-5") == "BAA"
    assert table.squares() == [15, 10, 0]


@rule("5.1", "5.2")
def test_drawing_level_takes_nothing_scenario_4() -> None:
    table = boulevard("red-5=B")
    table.rolls(A, "3 2 red")
    table.play(A, "build red-5")
    facts = table.play(A, "done", NEXT)
    assert table.holder("red-5") == "B"
    assert table.squares() == [0, 5, 0]
    assert len(facts) == 1, "no title, no token moves, only the next roll"


@rule("5.2")
def test_drawing_level_from_below_takes_it_from_the_present_owner_scenario_4_r1() -> None:
    table = boulevard("red-5=ABB")
    assert table.holder("red-5") == "B"
    table.rolls(A, "3 2 red")
    table.play(A, "build red-5")
    facts = table.play(A, "done", NEXT)
    assert facts[:3] == [TitleTaken(A, B, "red", 5), TokenMoved(A, 0, 5), TokenMoved(B, 5, 0)]


@rule("5.3")
def test_all_building_first_then_titles_then_one_net_move_r5() -> None:
    # given
    table = boulevard("red-2=BA red-3=BA")
    table.rolls(A, "6 5 red")
    # when
    facts = table.moves("A: build red-2, A: build red-3, A: build red-1, A: build red-4")
    assert facts == [HotelBuilt(A, "red", value) for value in (2, 3, 1, 4)]
    facts = table.play(A, "done", NEXT)
    # then
    assert facts[:6] == [
        TitleTaken(A, B, "red", 2),
        TitleTaken(A, B, "red", 3),
        TitleTaken(A, None, "red", 1),
        TitleTaken(A, None, "red", 4),
        TokenMoved(A, 0, 10),
        TokenMoved(B, 5, 0),
    ]


@rule("5.4", "6.1")
def test_the_title_of_an_emptied_property_goes_back_r9() -> None:
    table = boulevard("green-8=B", hands="A remove_top").turn_ends(A)
    table.play(A, "play remove-1")
    facts = table.play(A, "take green-8", NEXT)
    assert facts[1:3] == [TitleReturned(B, "green", 8), TokenMoved(B, 8, 0)]
    assert table.holder("green-8") == "-"


@rule("6.1")
def test_a_third_player_may_gain_by_a_removal_r9() -> None:
    table = boulevard("green-8=BAA", hands="C remove_top").turn_ends(C)
    table.play(C, "play remove-1")
    facts = table.play(C, "take green-8", NEXT)
    assert facts[1:4] == [TitleTaken(B, A, "green", 8), TokenMoved(A, 8, 0), TokenMoved(B, 0, 8)]


@rule("6.2")
def test_stopping_on_f_draws_a_card_for_this_very_turn_scenario_9_r6() -> None:
    # given A stands on 4 and gains red-3
    table = boulevard("red-4=A", pile="build_one reroll")
    table.rolls(A, "1 2 red")
    table.play(A, "build red-3")
    facts = table.play(A, "done")
    assert facts == [TitleTaken(A, None, "red", 3), TokenMoved(A, 4, 7), CardDrawn(A, "build_one")]
    assert table.menu(A) == ["play build-1", "pass"]


@rule("6.3")
def test_passing_an_f_draws_nothing_scenario_9_r6() -> None:
    # given A stands on 4 and gains yellow-7
    table = boulevard("red-4=A", pile="build_one reroll")
    table.rolls(A, "6 1 yellow")
    table.play(A, "build yellow-7")
    table.play(A, "done", NEXT)
    assert table.squares()[A] == 11
    assert table.hand(A) == []


@rule("6.3")
def test_moving_back_to_an_f_draws_nothing_r6() -> None:
    # given A stands on 15; a hurricane of A's own takes red-1 ... and A stands on 14
    table = boulevard(
        "red-1=A green-8=A blue-6=A", hands="A hurricane_red", pile="build_one reroll"
    ).turn_ends(A)
    assert table.squares()[A] == 15
    facts = table.play(A, "play hurricane-red", NEXT)
    assert TokenMoved(A, 15, 14) in facts
    assert table.hand(A) == []


@rule("6.3")
def test_standing_still_on_an_f_draws_nothing_r6() -> None:
    table = boulevard("red-4=A red-3=A", pile="build_one reroll")
    table.rolls(A, "2 2 red")
    table.play(A, "build red-4")
    table.play(A, "done", NEXT)
    assert table.squares()[A] == 7
    assert table.hand(A) == []


@rule("6.3")
def test_no_draw_on_another_players_turn_r6() -> None:
    # given B would come from 4 to 7 when C removes A's hotel from red-3
    table = boulevard("red-4=B red-3=BAA", hands="C remove_top", pile="build_one reroll").turn_ends(C)
    table.play(C, "play remove-1")
    facts = table.play(C, "take red-3", NEXT)
    assert TokenMoved(B, 4, 7) in facts
    assert table.hand(B) == []
    assert table.hand(C) == []


@rule("6.3")
def test_a_card_that_leads_to_an_f_draws_but_that_card_waits_r6() -> None:
    table = boulevard("red-4=A", hands="A build_one", pile="build_two reroll").turn_ends(A)
    table.play(A, "play build-1")
    facts = table.play(A, "build red-3", NEXT)
    assert CardDrawn(A, "build_two") in facts
    assert table.hand(A) == ["build_two"]
    assert table.state.turn.player == B, "the turn is over"


@rule("6.2")
def test_only_the_final_square_counts_r5() -> None:
    # given A builds 3 (to 7) and 1 more (to 8) in the same step
    table = boulevard("red-4=A", pile="build_one reroll")
    table.rolls(A, "2 2 red")
    table.moves("A: build red-3, A: build red-1")
    table.play(A, "done", NEXT)
    assert table.squares()[A] == 8
    assert table.hand(A) == []


@rule("6.4")
def test_titles_beyond_the_last_square_count_in_full_r10() -> None:
    # given A has 59 and gains green-8
    drawing = "green-4=A green-5=A green-6=A green-7=A yellow-3=A yellow-4=A yellow-5=A yellow-6=A yellow-7=A"
    drawing += " blue-6=A blue-4=A blue-2=A"
    table = boulevard(drawing, seats=2)
    assert table.squares()[A] == 59
    table.rolls(A, "6 2 green")
    table.play(A, "build green-8")
    facts = table.play(A, "done")
    assert TokenMoved(A, 59, 61) in facts
    outcome = table.state.outcome()
    assert outcome is not None
    assert outcome.scores == [67, 0]
