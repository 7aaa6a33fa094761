"""§8.1, §8.2: hurricanes and insurance."""

from __future__ import annotations

import pytest

from ludotheque.games.rue_de_la_paix.facts import (
    CardPlayed,
    DiceRolled,
    HotelRemoved,
    Insured,
    NotInsured,
    TitleReturned,
    TitleTaken,
    TokenMoved,
)
from ludotheque.kernel.refusal import Refusal
from tests.games.rue_de_la_paix.boulevard import NEXT, boulevard, dice, kinds
from tests.support import A, B, C, D, rule


@rule("8.1")
@pytest.mark.parametrize("zone", ["red", "blue", "yellow", "green"])
def test_each_hurricane_takes_the_tops_of_its_zone(zone: str) -> None:
    drawing = " ".join(f"{name}-4=BA {name}-5=C" for name in ("red", "blue", "yellow", "green"))
    table = boulevard(drawing, hands=f"A hurricane_{zone}").turn_ends(A)
    table.play(A, f"play hurricane-{zone}", NEXT)
    for name in ("red", "blue", "yellow", "green"):
        assert (table.stack(f"{name}-4"), table.stack(f"{name}-5")) == (
            ("B", "") if name == zone else ("BA", "C")
        )


@rule("8.1", "7.8")
@pytest.mark.parametrize("zone", ["red", "blue", "yellow", "green"])
def test_each_hurricane_needs_a_hotel_in_its_zone(zone: str) -> None:
    others = [name for name in ("red", "blue", "yellow", "green") if name != zone]
    table = boulevard(" ".join(f"{name}-4=B" for name in others), hands=f"A hurricane_{zone}").turn_ends(A)
    assert table.menu(A) == ["pass"]
    assert table.refusal(A, f"play hurricane-{zone}") == Refusal("7.8", "hurricane-finds-nothing", zone=zone)


@rule("8.1")
def test_own_hotels_go_too_scenario_8() -> None:
    # given green-8 [A, B, B] and green-4 [A]
    table = boulevard("green-8=ABB green-4=A", hands="A hurricane_green").turn_ends(A)
    assert table.squares() == [4, 8, 0]
    # when A plays the green hurricane
    facts = table.play(A, "play hurricane-green", dice("1 1 red"))
    # then A +8 −4, B −8, and each gets one hotel back
    assert facts == [
        CardPlayed(A, "hurricane_green"),
        HotelRemoved(A, "green", 4),
        HotelRemoved(B, "green", 8),
        TitleReturned(A, "green", 4),
        TitleTaken(A, B, "green", 8),
        TokenMoved(A, 4, 8),
        TokenMoved(B, 8, 0),
        DiceRolled(B, 1, 1, "red"),
    ]
    assert (table.stack("green-8"), table.stack("green-4")) == ("AB", "")
    assert table.state.reserve == [15, 15, 16]


@rule("8.2")
def test_insurance_protects_the_top_and_all_below_it() -> None:
    table = boulevard("green-8=AB green-4=B green-5=BA", hands="A hurricane_green, B insurance").turn_ends(A)
    assert table.play(A, "play hurricane-green") == [CardPlayed(A, "hurricane_green")]
    assert table.state.waiting_for() == [B]
    assert table.menu(B) == ["play insurance", "pass"]
    facts = table.play(B, "play insurance", dice("1 1 red"))
    assert facts == [
        CardPlayed(B, "insurance"),
        Insured(B, "green"),
        HotelRemoved(A, "green", 5),
        DiceRolled(B, 1, 1, "red"),
    ]
    assert (table.stack("green-8"), table.stack("green-4"), table.stack("green-5")) == ("AB", "B", "B")
    assert table.piles()[1] == ["insurance", "hurricane_green"]


@rule("8.2")
def test_asked_clockwise_from_the_left_before_anything_is_removed_r8() -> None:
    # given B, C and D in danger; it is C's hurricane
    table = boulevard(
        "red-1=B red-2=A red-3=D",
        hands="C hurricane_red, A insurance, B insurance, D reroll",
        seats=4,
    ).turn_ends(C)
    table.play(C, "play hurricane-red")
    # then D is asked first, with or without an insurance, then A, then B
    assert table.state.waiting_for() == [D]
    assert table.menu(D) == ["pass"]
    assert table.refusal(D, "play insurance") == Refusal("7.5", "card-not-in-hand")
    assert table.refusal(D, "play reroll") == Refusal("7.1", "card-not-now", moment="after_roll")
    assert table.refusal(D, "done") == Refusal("8.2", "answer-the-hurricane", zone="red")
    assert table.menu(A) == []
    assert table.refusal(A, "play insurance") == Refusal("8.2", "not-asked-now", player=D)
    assert table.state.default(D).notation == "pass"
    assert table.play(D, "pass") == [NotInsured(D, "red")]
    assert table.stack("red-3") == "D"
    table.play(A, "play insurance")
    assert table.state.waiting_for() == [B]
    table.play(B, "pass", NEXT)
    assert (table.stack("red-1"), table.stack("red-2"), table.stack("red-3")) == ("", "A", "")
    assert table.hand(B) == ["insurance"]


@rule("8.2", "8.1")
def test_each_top_is_looked_at_alone_r8() -> None:
    # given B insured and C not: stacks with B over C, C over B, and B, C, A alone
    drawing = "red-1=CB red-2=BC red-3=B red-4=C red-5=A"
    table = boulevard(drawing, hands="A hurricane_red, B insurance, C reroll").turn_ends(A)
    table.play(A, "play hurricane-red")
    table.play(B, "play insurance")
    assert table.menu(C) == ["pass"]
    table.play(C, "pass", NEXT)
    assert [table.stack(f"red-{value}") for value in (1, 2, 3, 4, 5)] == ["CB", "B", "B", "", ""]
    assert [table.holder(f"red-{value}") for value in (1, 2, 3, 4, 5)] == ["C", "B", "B", "-", "-"]


@rule("8.2", "7.6")
def test_an_insurance_may_become_the_new_pile_while_the_hurricane_waits_r13() -> None:
    table = boulevard("red-1=B red-2=C", pile="", hands="A hurricane_red, B insurance, C reroll").turn_ends(A)
    table.play(A, "play hurricane-red")
    table.play(B, "play insurance", {"fortune cards": [list(kinds("insurance"))]})
    assert table.piles() == (["insurance"], [])
    assert table.state.ledger()["cards"] == 3
    table.play(C, "pass", NEXT)
    assert table.piles() == (["insurance"], ["hurricane_red"])


@rule("8.2")
def test_nobody_insures_against_their_own_hurricane_r8() -> None:
    table = boulevard("red-1=A red-2=B", hands="A hurricane_red insurance, B insurance").turn_ends(A)
    table.play(A, "play hurricane-red")
    assert table.menu(A) == []
    assert table.refusal(A, "play insurance") == Refusal("8.2", "hurricane-is-yours")


@rule("8.2")
def test_only_those_with_a_top_hotel_in_the_zone_and_cards_are_asked_r8() -> None:
    # given B's only hotel there lies under C's, and C has no card
    table = boulevard("red-1=BC blue-2=B", hands="A hurricane_red, B insurance").turn_ends(A)
    facts = table.play(A, "play hurricane-red", NEXT)
    assert HotelRemoved(C, "red", 1) in facts, "it struck at once"
    assert table.hand(B) == ["insurance"]


@rule("7.1", "8.2")
def test_insurance_does_not_count_as_the_card_of_a_turn_r8() -> None:
    # given B insures on A's turn
    table = boulevard("red-1=B", hands="A hurricane_red, B insurance build_one").turn_ends(A)
    table.play(A, "play hurricane-red")
    table.play(B, "play insurance", dice("1 1 red"))
    # then B may play a card on the turn that follows
    table.moves("B: build red-1, B: done")
    assert table.menu(B) == ["play build-1", "pass"]


@rule("8.2")
def test_a_hurricane_counts_as_the_card_of_the_turn() -> None:
    table = boulevard("red-1=B", hands="A hurricane_red build_one, B insurance").turn_ends(A)
    table.play(A, "play hurricane-red")
    table.play(B, "pass", dice("1 1 red"))
    assert table.state.turn.player == B
    assert table.hand(A) == ["build_one"]
