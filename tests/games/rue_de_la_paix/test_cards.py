"""§8.3 to §8.5: the cards about the roll, played, and why they cannot be. Hotels: test_hotel_cards.py."""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix.facts import (
    BudgetMultiplied,
    CardDrawn,
    CardPlayed,
    DiceRolled,
    NothingToBuild,
    ZoneFreed,
)
from ludotheque.games.rue_de_la_paix.instructions import ZONES
from ludotheque.kernel.refusal import Refusal
from tests.games.rue_de_la_paix.boulevard import BOX, boulevard, dice
from tests.support import A, B, rule

EVERYWHERE = [f"build {ZONES[BOX.zone_of[n]]}-{BOX.value_of[n]}" for n in range(BOX.properties)]


# --- another roll ------------------------------------------------------------------------------------------


@rule("8.3")
def test_reroll_the_new_result_stands() -> None:
    table = boulevard(hands="A reroll build_one")
    table.rolls(A, "1 1 yellow")
    assert table.menu(A) == ["done", "play reroll"]
    facts = table.play(A, "play reroll", dice("6 6 green"))
    assert facts == [CardPlayed(A, "reroll"), DiceRolled(A, 6, 6, "green")]
    assert table.menu(A) == [
        "build green-4",
        "build green-5",
        "build green-6",
        "build green-7",
        "build green-8",
    ]
    assert table.refusal(A, "done") == Refusal("4.5", "must-build")


@rule("8.3")
def test_reroll_on_f_before_the_card_is_drawn() -> None:
    table = boulevard(hands="A reroll build_one", pile="insurance takeover")
    table.rolls(A, "6 6 F")
    assert table.menu(A) == ["draw", "play reroll"]
    table.play(A, "play reroll", dice("1 1 red"))
    assert table.menu(A) == ["build red-1", "build red-2"]
    assert table.hand(A) == ["build_one"]


@rule("8.3", "7.1")
def test_reroll_into_f_draws_and_plays_nothing_more_r8() -> None:
    table = boulevard(hands="A reroll build_one", pile="insurance takeover")
    table.rolls(A, "6 6 red")
    facts = table.play(A, "play reroll", dice("1 1 F", "2 2 red"))
    assert facts == [
        CardPlayed(A, "reroll"),
        DiceRolled(A, 1, 1, "F"),
        CardDrawn(A, "insurance"),
        DiceRolled(B, 2, 2, "red"),
    ]


@rule("8.3")
def test_reroll_not_after_building_and_not_at_the_end() -> None:
    table = boulevard(hands="A reroll")
    table.rolls(A, "1 2 red")
    table.play(A, "build red-1")
    assert table.refusal(A, "play reroll") == Refusal("7.2", "card-before-building")
    table.play(A, "done")
    assert table.refusal(A, "play reroll") == Refusal("7.1", "card-not-now", moment="after_roll")


# --- double budget ----------------------------------------------------------------------------------------


@rule("8.4")
def test_double_sum_doubles_the_budget() -> None:
    table = boulevard(hands="A double_sum")
    table.rolls(A, "1 2 green")
    facts = table.play(A, "play multiply-2-if-not-f")
    assert facts == [CardPlayed(A, "double_sum"), BudgetMultiplied(A, 6)]
    assert table.menu(A) == ["build green-4", "build green-5", "build green-6"]


@rule("8.4")
def test_double_sum_with_w() -> None:
    table = boulevard(hands="A double_sum")
    table.rolls(A, "1 1 W")
    table.play(A, "play multiply-2-if-not-f")
    assert len(table.menu(A)) == 4 + 3 + 2 + 1
    table.play(A, "build red-3")
    assert table.menu(A) == ["build red-1", "done"]


@rule("8.4")
def test_double_sum_makes_a_roll_big_enough() -> None:
    table = boulevard(hands="A double_sum")
    table.rolls(A, "1 1 green")
    table.play(A, "play multiply-2-if-not-f")
    assert table.menu(A) == ["build green-4"]


@rule("8.4")
def test_double_sum_not_on_f() -> None:
    table = boulevard(hands="A double_sum")
    table.rolls(A, "6 6 F")
    assert table.menu(A) == ["draw"]
    assert table.refusal(A, "play multiply-2-if-not-f") == Refusal("8.4", "card-not-on-f")


# --- free choice of zone ----------------------------------------------------------------------------------


@rule("8.5")
def test_choose_zone_makes_the_colour_a_w() -> None:
    table = boulevard(hands="A choose_zone")
    table.rolls(A, "1 1 yellow")
    assert table.menu(A) == ["done", "play any-zone-if-colour"]
    assert table.play(A, "play any-zone-if-colour") == [CardPlayed(A, "choose_zone"), ZoneFreed(A)]
    assert table.menu(A) == ["build red-1", "build red-2", "build blue-2"]
    assert table.refusal(A, "done") == Refusal("4.5", "must-build")


@rule("8.5")
def test_choose_zone_only_on_a_colour() -> None:
    for face in ("W", "F"):
        table = boulevard(hands="A choose_zone")
        table.rolls(A, f"3 3 {face}")
        assert "play any-zone-if-colour" not in table.menu(A)
        assert table.refusal(A, "play any-zone-if-colour") == Refusal("8.5", "card-needs-colour")


# --- all cards -------------------------------------------------------------------------------------------


def test_no_card_leaves_a_turn_without_end() -> None:
    # given a roll too small and a card that changes it into another too small one
    table = boulevard(hands="A reroll")
    table.rolls(A, "1 1 green")
    facts = table.play(A, "play reroll", dice("1 2 green", "1 1 red"))
    assert facts[1:] == [
        DiceRolled(A, 1, 2, "green"),
        NothingToBuild(A, 3),
        DiceRolled(B, 1, 1, "red"),
    ]
