"""§3: choosing a card, naming the owner, the end of a turn."""

from __future__ import annotations

import pytest

from ludotheque.games.metropolis import facts
from ludotheque.kernel.chance import ScriptedChance, UnannouncedChance
from ludotheque.kernel.refusal import Refusal
from tests.games.metropolis.drawing import BUILD, LAST, draw
from tests.support import A, B, C, rule


@rule("3.1")
def test_a_turn_is_a_lot_then_perhaps_a_building_then_the_next_player() -> None:
    # M1
    table = draw("A 10, B 20, C 30", cards="11 21 31 41", next_cards="51")
    assert table.position.waiting_for() == [A]
    assert table.menu(B) == []
    assert table.play(A, "take 11 A") == [facts.LotTaken(A, 11), facts.CardOpened(51)]
    assert table.position.waiting_for() == [A]
    assert table.play(A, "build school 10 11") == [
        facts.BuildingPlaced(A, "school", (10, 11)),
        facts.TurnBegan(B),
    ]
    assert table.position.waiting_for() == [B]
    table.play(B, "take 21 B")
    assert table.play(B, "done") == [facts.NothingBuilt(B), facts.TurnBegan(C)]
    assert table.position.waiting_for() == [C]


@rule("3.1")
def test_the_order_of_a_turn_is_kept() -> None:
    table = draw("A 10, B 20", cards="11 21 31 41")
    assert table.refusal(B, "take 21 B") == Refusal("3.1", "not-your-turn", player=A)
    assert table.refusal(A, "done") == Refusal("3.1", "take-a-lot-first")
    assert table.refusal(A, "build house 10") == Refusal("3.1", "take-a-lot-first")
    assert table.refusal(A, "joint office 10 11 15 16") == Refusal("3.1", "take-a-lot-first")
    table.play(A, "take 11 A")
    assert table.refusal(A, "take 21 A") == Refusal("3.1", "lot-taken-already")
    assert table.refusal(B, "build house 20") == Refusal("3.1", "not-your-turn", player=A)


@rule("3.2")
def test_the_menu_of_a_turn_is_every_open_card_for_everybody_who_may_own_it() -> None:
    table = draw("A 10, B 20, C 30", cards="12 45 67 89")
    assert table.menu(A) == [f"take {card} {seat}" for card in (12, 45, 67, 89) for seat in "ABC"]
    assert table.refusal(A, "take 13 A") == Refusal("3.2", "card-not-open", lot=13)
    assert table.position.rule() == "3.1"


@rule("3.2")
def test_who_runs_out_of_time_takes_a_lot_and_builds_nothing() -> None:
    table = draw("A 10, B 11 13 17 18, C 20", cards="12 14 25 89")
    assert table.position.default(A).notation == "take 25 A"  # 12 and 14 belong to neighbours
    table = draw("A 20, B 11 13 17 18 19", cards="12", seats=2)
    assert table.position.default(A).notation == "take 12 B"
    table = draw("A 20, B 11", step=BUILD, cards="12")
    assert table.position.default(A).notation == "done"


@rule("3.3")
def test_the_card_is_replaced_at_once_in_its_place() -> None:
    table = draw("A 10, B 20", cards="11 21 31 41", next_cards="85 86")
    table.play(A, "take 21 A")
    assert table.cards() == [11, 85, 31, 41]
    assert table.owner(21) == A
    table.play(A, "done")
    table.play(B, "take 11 B")
    assert table.cards() == [86, 85, 31, 41]


@rule("3.3")
def test_a_new_card_cannot_be_taken_back() -> None:
    table = draw("A 10, B 20", cards="11 21 31 41", next_cards="85")
    assert [fact.reveals for fact in table.play(A, "take 21 A")] == [False, True]


@rule("3.4")
def test_without_stack_play_goes_on_with_fewer_cards() -> None:
    # M9
    table = draw("A 10, B 20", cards="11 21", rest="C")
    assert table.position.stack == []
    assert table.play(A, "take 11 A") == [facts.LotTaken(A, 11)]
    assert table.cards() == [21]
    table.play(A, "done")
    assert table.menu(B)[0] == "take 21 B"
    table.play(B, "take 21 B")
    assert table.cards() == []
    table.play(B, "done")
    assert table.refusal(C, "take 21 C") == Refusal("9.1", "no-lots-left")


@rule("3.4")
def test_the_last_card_is_taken_before_the_last_round() -> None:
    table = draw("A 10, B 20", cards="11", rest="C", gone="house shop")
    table.play(A, "take 11 A")
    assert "done" in table.menu(A)
    assert draw(step=LAST).position.rule() == "9.1"


def test_random_play_draws_a_card_and_a_player_before_it_asks_who_may_own_what() -> None:
    # given four cards, two possible partners, and no exchange that serves both
    position = draw("A 10, B 20, C 30", cards="12 45 67 89").position
    assert position.draw(A, ScriptedChance({"what": [7]})).notation == "take 67 B"
    with pytest.raises(UnannouncedChance, match="not a number from 0 to 13"):  # 4 × 3 + 2
        position.draw(A, ScriptedChance({"what": [14]}))
    # when chance falls on B, then on C, then on B again: each is looked at once, and left out afterwards
    chance = ScriptedChance({"what": [12, 13, 12, 11]})
    assert position.draw(A, chance).notation == "take 89 C"
    assert chance.used_up()
