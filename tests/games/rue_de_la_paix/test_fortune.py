"""§7: the hand, the piles, the moments."""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix.facts import (
    BudgetMultiplied,
    CardDrawn,
    CardPlayed,
    DiceRolled,
    DiscardsShuffled,
    HotelBuilt,
    NoCardLeft,
    TitleTaken,
    TokenMoved,
)
from ludotheque.kernel.journal import visible_to
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import SPECTATOR
from tests.games.rue_de_la_paix.boulevard import NEXT, boulevard, dice, kinds
from tests.support import A, B, C, rule


@rule("7.1")
def test_one_card_per_turn_after_the_roll_means_none_at_the_end_r8() -> None:
    table = boulevard(hands="A double_sum build_one reroll")
    table.rolls(A, "1 1 red")
    table.play(A, "play multiply-2-if-not-f")
    # then no second card after the roll
    assert table.menu(A) == ["build red-1", "build red-2", "build red-3", "build red-4"]
    assert table.refusal(A, "play reroll") == Refusal("7.1", "one-card-per-turn")
    # nor at the end of the turn: it is B's turn at once
    table.play(A, "build red-4")
    table.play(A, "done", NEXT)
    assert table.state.turn.player == B
    assert table.hand(A) == ["reroll", "build_one"]


@rule("7.1", "7.4", "7.5")
def test_after_the_card_of_the_turn_each_refusal_still_tells_its_own_reason_r8() -> None:
    # given A has played the card of this turn, and holds an insurance, which does not count as one
    table = boulevard(hands="A double_sum build_one insurance")
    table.rolls(A, "1 1 red")
    table.play(A, "play multiply-2-if-not-f")
    assert table.refusal(A, "play build-1") == Refusal("7.1", "one-card-per-turn")
    assert table.refusal(A, "play insurance") == Refusal("7.1", "card-not-now", moment="answer")
    assert table.refusal(A, "play takeover-1") == Refusal("7.5", "card-not-in-hand")


@rule("7.1", "7.3")
def test_the_end_of_the_turn_takes_one_end_of_turn_card_or_none() -> None:
    table = boulevard("red-1=A", hands="A build_one build_one move_own_top reroll insurance").turn_ends(A)
    assert table.menu(A) == ["play build-1", "play move", "pass"]
    assert table.refusal(A, "play reroll") == Refusal("7.1", "card-not-now", moment="after_roll")
    assert table.refusal(A, "play insurance") == Refusal("7.1", "card-not-now", moment="answer")
    assert table.refusal(A, "done") == Refusal("7.3", "card-or-pass")
    assert table.refusal(A, "build red-1") == Refusal("7.3", "card-or-pass")
    table.play(A, "play build-1")
    table.play(A, "build green-8", NEXT)
    assert table.state.turn.player == B, "one card, then the turn is over"


@rule("7.3")
def test_whoever_holds_cards_is_asked_even_if_none_can_be_played() -> None:
    # given a hand that is no use now: a pause must not betray it
    table = boulevard(hands="A insurance")
    table.rolls(A, "1 1 red")
    table.moves("A: build red-1, A: done")
    assert table.menu(A) == ["pass"]


@rule("7.2")
def test_a_card_for_after_the_roll_comes_before_the_first_hotel() -> None:
    table = boulevard(hands="A double_sum")
    table.rolls(A, "2 3 red")
    assert table.menu(A)[-1] == "play multiply-2-if-not-f"
    table.play(A, "build red-1")
    assert "play multiply-2-if-not-f" not in table.menu(A)
    assert table.refusal(A, "play multiply-2-if-not-f") == Refusal("7.2", "card-before-building")


@rule("7.5")
def test_only_the_drawer_sees_the_card() -> None:
    drawn = CardDrawn(A, "build_one")
    assert visible_to([drawn], A) == [drawn]
    assert visible_to([drawn], B) == [CardDrawn(A, None)]
    assert visible_to([drawn], SPECTATOR) == [CardDrawn(A, None)]
    assert drawn.reveals, "no undo after a card was drawn"


@rule("7.5")
def test_a_card_one_does_not_hold_cannot_be_played() -> None:
    table = boulevard(hands="A insurance, B build_one").turn_ends(A)
    assert table.refusal(A, "play build-1") == Refusal("7.5", "card-not-in-hand")
    assert table.refusal(A, "play build-5-zone-if-last") == Refusal("7.5", "card-not-in-hand")


@rule("7.5")
def test_there_is_no_limit_to_a_hand_r14() -> None:
    many = "build_one build_one build_one move_own_top move_own_top insurance insurance insurance takeover"
    table = boulevard(hands=f"A {many}", pile="reroll double_sum")
    table.rolls(A, "1 1 F")
    table.play(A, "draw")
    assert len(table.hand(A)) == 10


@rule("7.6")
def test_a_played_card_lies_face_up() -> None:
    table = boulevard(hands="A build_one").turn_ends(A)
    table.play(A, "play build-1")
    assert table.piles()[1] == [], "not before it has been carried out"
    table.play(A, "build red-1", NEXT)
    assert table.piles()[1] == ["build_one"]


@rule("7.6")
def test_an_empty_pile_is_made_of_the_discards_at_once_r13() -> None:
    # given one card in the pile, two discards
    table = boulevard(pile="build_one", discards="reroll takeover", hands="A insurance")
    table.rolls(A, "1 1 F")
    # when the last card is drawn
    order: list[object] = list(kinds("reroll takeover"))
    facts = table.play(A, "draw", {"fortune cards": [order]})
    # then the discards are shuffled right away
    assert facts == [CardDrawn(A, "build_one"), DiscardsShuffled(2)]
    assert table.piles() == (["takeover", "reroll"], [])


@rule("7.6")
def test_an_empty_pile_takes_the_next_discard_r13() -> None:
    table = boulevard(pile="", hands="A build_one insurance").turn_ends(A)
    table.play(A, "play build-1")
    shuffled: dict[str, list[object]] = {"fortune cards": [list(kinds("build_one"))]}
    facts = table.play(A, "build red-1", shuffled | NEXT)
    assert DiscardsShuffled(1) in facts
    assert table.piles() == (["build_one"], [])


@rule("7.6", "6.3")
def test_a_card_that_leads_to_an_f_may_be_the_only_one_to_draw_r13() -> None:
    # given no card in either pile
    table = boulevard("red-4=A", pile="", hands="A build_one").turn_ends(A)
    table.play(A, "play build-1")
    # when the card takes A from 4 to 7: it is discarded, becomes the pile, and is drawn again
    shuffled: dict[str, list[object]] = {"fortune cards": [list(kinds("build_one"))]}
    facts = table.play(A, "build red-3", shuffled | NEXT)
    assert [type(fact) for fact in facts][1:-1] == [DiscardsShuffled, TitleTaken, TokenMoved, CardDrawn]
    assert table.hand(A) == ["build_one"]
    assert table.piles() == ([], [])
    assert table.state.turn.player == B


@rule("7.6")
def test_nothing_to_shuffle_nothing_to_draw_r13() -> None:
    table = boulevard(pile="", hands="A insurance")
    table.rolls(A, "1 1 F")
    assert table.play(A, "draw") == [NoCardLeft(A)]
    assert table.menu(A) == ["pass"]


@rule("7.7")
def test_cards_go_before_the_building_conditions() -> None:
    # given two hotels of one card on the same empty property, in a zone the dice did not show, free of cost
    table = boulevard(hands="A build_two")
    table.rolls(A, "1 1 red")
    table.moves("A: build red-1, A: done, A: play build-2-zone, A: build green-8")
    table.play(A, "build green-8", NEXT)
    assert table.stack("green-8") == "AA"
    assert table.state.reserve[A] == 13


@rule("7.7")
def test_a_top_hotel_is_the_highest_or_a_single_one() -> None:
    table = boulevard("red-1=B red-2=AB red-3=BA", hands="A remove_top").turn_ends(A)
    table.play(A, "play remove-1")
    assert table.menu(A) == ["take red-1", "take red-2"]
    assert table.refusal(A, "take red-4") == Refusal("7.7", "nothing-on-top")


@rule("7.7")
def test_a_removed_hotel_goes_back_to_its_owners_reserve() -> None:
    table = boulevard("red-1=B", hands="A remove_top").turn_ends(A)
    assert table.state.reserve == [16, 15, 16]
    table.play(A, "play remove-1")
    table.play(A, "take red-1", NEXT)
    assert table.state.reserve == [16, 16, 16]


@rule("7.7")
def test_a_card_that_was_begun_is_finished() -> None:
    table = boulevard(hands="A build_two takeover").turn_ends(A)
    table.play(A, "play build-2-zone")
    assert table.refusal(A, "pass") == Refusal("7.7", "finish-the-card")
    assert table.refusal(A, "play takeover-1") == Refusal("7.7", "finish-the-card")
    assert table.refusal(A, "done") == Refusal("8.6", "card-needs-target")
    assert table.refusal(A, "take red-1") == Refusal("8.6", "card-says-otherwise")
    assert table.refusal(A, "build red-9") == Refusal("1.2", "no-such-property", zone="red", value=9)
    assert table.refusal(B, "build red-1") == Refusal("3.1", "not-your-turn", player=A)
    assert table.state.default(A).notation == "build red-1"
    table.play(A, "build red-1")
    assert table.state.default(A).notation == "done"


@rule("7.4")
def test_insurance_waits_for_a_hurricane() -> None:
    table = boulevard(hands="A insurance")
    table.rolls(A, "1 1 red")
    assert table.refusal(A, "play insurance") == Refusal("7.1", "card-not-now", moment="answer")


@rule("7.1")
def test_facts_of_a_card_that_changes_the_roll() -> None:
    table = boulevard(hands="A double_sum, B reroll, C reroll")
    table.rolls(A, "3 3 blue")
    assert table.play(A, "play multiply-2-if-not-f") == [CardPlayed(A, "double_sum"), BudgetMultiplied(A, 12)]
    assert table.piles()[1] == ["double_sum"]
    assert table.play(A, "build blue-6") == [HotelBuilt(A, "blue", 6)]
    assert table.play(A, "build blue-5") == [HotelBuilt(A, "blue", 5)]
    assert table.menu(A) == ["done"]
    facts = table.play(A, "done", dice("4 4 green"))
    assert facts[-1] == DiceRolled(B, 4, 4, "green")
    assert table.hand(C) == ["reroll"]
