"""§3: the roll and what it asks for."""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix.facts import (
    CardDrawn,
    CardShown,
    DiceRolled,
    HotelBuilt,
    NoCardLeft,
    NothingToBuild,
    TitleTaken,
    TokenMoved,
    TurnPassed,
)
from ludotheque.kernel.refusal import Refusal
from tests.games.rue_de_la_paix.boulevard import boulevard, dice
from tests.support import A, B, C, rule


@rule("3.1")
def test_a_whole_turn_in_its_order_then_the_player_on_the_left() -> None:
    table = boulevard(hands="A build_one, B reroll")
    assert table.rolls(A, "3 4 blue") == [DiceRolled(A, 3, 4, "blue")]
    assert table.state.waiting_for() == [A]
    facts = table.play(A, "build blue-6") + table.play(A, "done")
    assert facts == [
        HotelBuilt(A, "blue", 6),
        TitleTaken(A, None, "blue", 6),
        TokenMoved(A, 0, 6),
    ]
    assert table.menu(A) == ["play build-1", "pass"]
    assert table.play(A, "pass", dice("1 1 red")) == [TurnPassed(A), DiceRolled(B, 1, 1, "red")]
    assert table.state.waiting_for() == [B]


@rule("3.1")
def test_only_the_player_whose_turn_it_is_acts() -> None:
    table = boulevard(hands="A build_one")
    table.rolls(A, "6 4 blue")
    for phase in ("building", "end of turn", "card"):
        assert table.menu(B) == [], phase
        assert table.refusal(B, "pass") == Refusal("3.1", "not-your-turn", player=A)
        if phase == "building":
            table.moves("A: build blue-2, A: done")
        elif phase == "end of turn":
            table.play(A, "play build-1")
    table.rolls(A, "6 4 F")
    assert table.menu(C) == []
    assert table.refusal(C, "draw") == Refusal("3.1", "not-your-turn", player=A)


@rule("3.1")
def test_turns_go_round_the_table() -> None:
    table = boulevard(seats=3)
    table.rolls(C, "1 1 red")
    table.play(C, "build red-2")
    table.play(C, "done", dice("1 1 red"))
    assert table.state.waiting_for() == [A]


@rule("3.2", "4.1")
def test_the_number_dice_are_the_budget_example_3_and_6_make_9() -> None:
    table = boulevard()
    table.rolls(A, "3 6 green")
    assert table.menu(A) == [
        "build green-4",
        "build green-5",
        "build green-6",
        "build green-7",
        "build green-8",
    ]
    table.play(A, "build green-4")
    assert table.menu(A) == ["build green-5", "done"]
    assert table.refusal(A, "build green-6") == Refusal("4.1", "above-budget", value=6, budget=5)


@rule("3.3")
def test_the_colour_die_says_where() -> None:
    table = boulevard()
    table.rolls(A, "6 4 blue")
    assert table.menu(A) == [f"build blue-{value}" for value in (2, 3, 4, 5, 6)]
    assert table.refusal(A, "build red-1") == Refusal("3.3", "wrong-zone", zone="blue")


@rule("3.4")
def test_w_leaves_the_choice_of_one_zone() -> None:
    table = boulevard()
    table.rolls(A, "1 3 W")
    assert table.menu(A) == [
        "build red-1",
        "build red-2",
        "build red-3",
        "build red-4",
        "build blue-2",
        "build blue-3",
        "build blue-4",
        "build yellow-3",
        "build yellow-4",
        "build green-4",
    ]
    table.play(A, "build red-2")
    assert table.menu(A) == ["build red-1", "done"]
    assert table.refusal(A, "build blue-2") == Refusal("3.4", "one-zone-per-turn", zone="red")


@rule("3.5")
def test_f_without_cards_draws_at_once_scenario_6() -> None:
    table = boulevard(pile="build_one reroll")
    # when 6-6-F falls: nothing is built, one card is drawn
    assert table.rolls(A, "6 6 F") == [DiceRolled(A, 6, 6, "F"), CardDrawn(A, "build_one")]
    assert table.hand(A) == ["build_one"]
    # then the drawn card may be played, and the turn ends
    assert table.menu(A) == ["play build-1", "pass"]
    table.play(A, "play build-1")
    table.play(A, "build green-8", dice("1 1 red"))
    assert table.state.turn.player == B
    assert table.squares() == [8, 0, 0]


@rule("3.5", "7.3")
def test_f_with_cards_asks_first_then_any_end_of_turn_card_may_be_played_scenario_6() -> None:
    table = boulevard(hands="A remove_top insurance", pile="build_one reroll", drawing="red-1=B")
    assert table.rolls(A, "6 6 F") == [DiceRolled(A, 6, 6, "F")]
    assert table.menu(A) == ["draw"]
    assert table.refusal(A, "build red-1") == Refusal("3.5", "draw-on-f")
    assert table.refusal(A, "done") == Refusal("3.5", "draw-on-f")
    assert table.refusal(A, "pass") == Refusal("3.5", "draw-on-f")
    assert table.refusal(A, "play remove-1") == Refusal("7.1", "card-not-now", moment="end_of_turn")
    assert table.play(A, "draw") == [CardDrawn(A, "build_one")]
    assert table.menu(A) == ["play build-1", "play remove-1", "pass"]
    facts = table.play(A, "play remove-1")
    assert facts == [CardShown(A, "remove_top")]
    table.play(A, "take red-1", dice("1 1 red"))
    assert table.state.turn.player == B
    assert table.hand(A) == ["insurance", "build_one"]


@rule("3.5")
def test_f_and_no_card_played_ends_the_turn_r7() -> None:
    table = boulevard(pile="build_one reroll")
    table.rolls(A, "6 6 F")
    facts = table.play(A, "pass", dice("2 2 green"))
    assert facts == [TurnPassed(A), DiceRolled(B, 2, 2, "green")]


@rule("3.5", "7.6")
def test_f_with_nothing_to_draw_passes_the_turn_on() -> None:
    table = boulevard(pile="")
    # when A rolls F and B too little for green, neither of them has anything to decide
    assert table.rolls(A, "6 6 F", "1 2 green", "1 1 red") == [
        DiceRolled(A, 6, 6, "F"),
        NoCardLeft(A),
        DiceRolled(B, 1, 2, "green"),
        NothingToBuild(B, 3),
        DiceRolled(C, 1, 1, "red"),
    ]


@rule("3.1", "3.5")
def test_only_the_player_who_rolled_f_draws() -> None:
    # given A holds a card and is asked before drawing
    table = boulevard(hands="A insurance, B reroll")
    table.rolls(A, "6 4 F")
    # then nobody else draws or changes the roll
    assert table.menu(B) == []
    for text in ("draw", "play reroll", "build red-1"):
        assert table.refusal(B, text) == Refusal("3.1", "not-your-turn", player=A)
