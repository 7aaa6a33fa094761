"""§8.6 to §8.10: the cards about hotels, played, and why they cannot be. Hurricanes: test_hurricane.py."""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix.facts import (
    CardShown,
    DiceRolled,
    HotelBuilt,
    HotelLifted,
    HotelMoved,
    HotelRemoved,
    TitleReturned,
    TitleTaken,
    TokenMoved,
)
from ludotheque.games.rue_de_la_paix.instructions import ZONES
from ludotheque.kernel.refusal import Refusal
from tests.games.rue_de_la_paix.boulevard import BOX, NEXT, boulevard, dice
from tests.support import A, B, C, rule

EVERYWHERE = [f"build {ZONES[BOX.zone_of[n]]}-{BOX.value_of[n]}" for n in range(BOX.properties)]


# --- one hotel, two hotels --------------------------------------------------------------------------------


@rule("8.6")
def test_build_one_on_any_property() -> None:
    table = boulevard("red-5=BB", hands="A build_one").turn_ends(A)
    assert table.play(A, "play build-1") == [CardShown(A, "build_one")]
    assert table.menu(A) == EVERYWHERE
    facts = table.play(A, "build green-8", dice("2 3 red"))
    assert facts == [
        HotelBuilt(A, "green", 8),
        TitleTaken(A, None, "green", 8),
        TokenMoved(A, 0, 8),
        DiceRolled(B, 2, 3, "red"),
    ]


@rule("8.6", "7.8")
def test_build_one_needs_a_hotel_in_reserve() -> None:
    table = boulevard(hands="A build_one build_two", reserve="A 0").turn_ends(A)
    assert table.menu(A) == ["pass"]
    assert table.refusal(A, "play build-1") == Refusal("7.8", "reserve-is-empty")
    assert table.refusal(A, "play build-2-zone") == Refusal("7.8", "reserve-is-empty")


@rule("8.6")
def test_build_two_in_one_zone_any_split() -> None:
    table = boulevard("blue-6=B", hands="A build_two").turn_ends(A)
    table.play(A, "play build-2-zone")
    assert table.menu(A) == EVERYWHERE
    table.play(A, "build blue-6")
    assert table.menu(A) == [f"build blue-{value}" for value in (2, 3, 4, 5, 6)] + ["done"]
    assert table.refusal(A, "build red-1") == Refusal("8.6", "card-stays-in-zone", zone="blue")
    table.play(A, "build blue-6", NEXT)
    assert table.stack("blue-6") == "BAA"
    assert table.squares() == [6, 0, 0]


@rule("8.6")
def test_build_two_may_build_one_only() -> None:
    table = boulevard(hands="A build_two").turn_ends(A)
    table.play(A, "play build-2-zone")
    table.play(A, "build blue-6")
    table.play(A, "done", NEXT)
    assert table.squares() == [6, 0, 0]
    assert table.state.turn.player == B


@rule("8.6")
def test_build_two_with_one_hotel_left_builds_one() -> None:
    table = boulevard(hands="A build_two", reserve="A 1").turn_ends(A)
    table.play(A, "play build-2-zone")
    table.play(A, "build blue-6", NEXT)
    assert table.state.turn.player == B, "nothing more to choose: the card is finished"


# --- removal van ------------------------------------------------------------------------------------------


@rule("8.7")
def test_move_own_top_to_any_other_property() -> None:
    # given A's hotel on top of red-1, and one buried under B's
    table = boulevard("red-1=A red-2=AB green-8=B", hands="A move_own_top").turn_ends(A)
    table.play(A, "play move")
    assert table.menu(A) == ["take red-1"]
    assert table.refusal(A, "take red-2") == Refusal("8.7", "only-own-top")
    assert table.refusal(A, "build red-2") == Refusal("8.7", "card-says-otherwise")
    assert table.refusal(A, "done") == Refusal("8.7", "card-needs-target")
    assert table.play(A, "take red-1") == [HotelLifted(A, "red", 1)]
    assert table.state.hotels_of(A) == 16
    # then it may stand anywhere else
    assert table.menu(A) == [text for text in EVERYWHERE if text != "build red-1"]
    assert table.refusal(A, "build red-1") == Refusal("8.7", "another-property")
    # and it must: it cannot stay in the air, and it was the only one
    assert table.refusal(A, "done") == Refusal("8.7", "put-the-hotel-down")
    assert table.refusal(A, "take red-2") == Refusal("8.7", "put-the-hotel-down")
    assert table.refusal(A, "pass") == Refusal("7.7", "finish-the-card")
    facts = table.play(A, "build green-8", dice("1 1 red"))
    assert facts == [
        HotelMoved(A, "green", 8),
        TitleReturned(A, "red", 1),
        TokenMoved(A, 3, 2),
        DiceRolled(B, 1, 1, "red"),
    ]
    assert table.stack("green-8") == "BA"
    assert table.state.reserve == [14, 14, 16]


@rule("8.7", "7.8")
def test_move_own_top_needs_an_own_top_hotel() -> None:
    table = boulevard("red-2=AB", hands="A move_own_top").turn_ends(A)
    assert table.menu(A) == ["pass"]
    assert table.refusal(A, "play move") == Refusal("7.8", "no-own-top")


@rule("8.7")
def test_move_own_top_needs_no_reserve() -> None:
    table = boulevard("red-2=A", hands="A move_own_top", reserve="A 0").turn_ends(A)
    assert table.menu(A) == ["play move", "pass"]


# --- demolition, fall of the leader -----------------------------------------------------------------------


@rule("8.8")
def test_remove_top_of_an_opponent() -> None:
    table = boulevard("red-5=AB green-4=A blue-2=BC", hands="A remove_top").turn_ends(A)
    table.play(A, "play remove-1")
    assert table.menu(A) == ["take red-5", "take blue-2"]
    assert table.refusal(A, "take green-4") == Refusal("8.8", "only-opponents")
    assert table.refusal(A, "build red-5") == Refusal("8.8", "card-says-otherwise")
    facts = table.play(A, "take red-5", dice("1 1 red"))
    assert facts == [HotelRemoved(B, "red", 5), DiceRolled(B, 1, 1, "red")]
    assert table.stack("red-5") == "A"


@rule("8.8", "7.8")
def test_remove_top_needs_an_opponents_top_hotel() -> None:
    table = boulevard("red-5=BA", hands="A remove_top").turn_ends(A)
    assert table.menu(A) == ["pass"]
    assert table.refusal(A, "play remove-1") == Refusal("7.8", "no-opponent-top")


@rule("8.8")
def test_fall_of_leader_one_or_two_tops_on_different_properties() -> None:
    # given B leads with 15 before C with 4
    table = boulevard("green-8=BB yellow-7=B blue-4=C red-1=A", hands="A fall_of_leader").turn_ends(A)
    table.play(A, "play remove-2-apart-leader")
    assert table.menu(A) == ["take yellow-7", "take green-8"]
    assert table.refusal(A, "take blue-4") == Refusal("8.8", "only-the-leader", leader=(B,))
    assert table.play(A, "take green-8") == [HotelRemoved(B, "green", 8)]
    # then the second must be elsewhere, and B is still the one, whatever the board says now
    assert table.menu(A) == ["take yellow-7", "done"]
    assert table.refusal(A, "take green-8") == Refusal("8.8", "card-different-properties")
    facts = table.play(A, "take yellow-7", dice("1 1 red"))
    assert facts[:3] == [HotelRemoved(B, "yellow", 7), TitleReturned(B, "yellow", 7), TokenMoved(B, 15, 8)]


@rule("8.8")
def test_fall_of_leader_may_take_one_only() -> None:
    table = boulevard("green-8=BB yellow-7=B", hands="A fall_of_leader").turn_ends(A)
    table.play(A, "play remove-2-apart-leader")
    table.play(A, "take yellow-7")
    table.play(A, "done", NEXT)
    assert table.squares() == [0, 8, 0]


@rule("8.8")
def test_fall_of_leader_is_about_opponents_even_if_one_leads_oneself() -> None:
    table = boulevard("green-8=A yellow-7=B", hands="A fall_of_leader").turn_ends(A)
    table.play(A, "play remove-2-apart-leader")
    assert table.menu(A) == ["take yellow-7"]


@rule("8.8")
def test_fall_of_leader_of_level_leaders_the_first_hotel_chooses_one() -> None:
    table = boulevard("red-4=B blue-4=C red-1=BC green-5=D", seats=4, hands="A fall_of_leader").turn_ends(A)
    assert table.squares() == [0, 5, 4, 5]
    table.play(A, "play remove-2-apart-leader")
    assert table.menu(A) == ["take red-4", "take green-5"]
    table.play(A, "take green-5", NEXT)
    assert table.squares() == [0, 5, 4, 0], "D had nothing else on top: the card is finished"
    assert table.state.turn.player == B


@rule("8.8")
def test_fall_of_leader_stays_with_the_leader_it_began_with() -> None:
    # given B and C level at 9
    table = boulevard("red-4=B red-5=B blue-4=C blue-5=C", hands="A fall_of_leader").turn_ends(A)
    table.play(A, "play remove-2-apart-leader")
    table.play(A, "take blue-5")
    assert table.menu(A) == ["take blue-4", "done"]
    assert table.refusal(A, "take red-5") == Refusal("8.8", "only-the-leader", leader=(C,))


@rule("8.8", "7.8")
def test_fall_of_leader_needs_a_top_hotel_of_the_leader() -> None:
    # given B leads, but C's hotel lies on top
    table = boulevard("green-8=BC", hands="A fall_of_leader").turn_ends(A)
    assert table.squares() == [0, 8, 0]
    assert table.menu(A) == ["pass"]
    assert table.refusal(A, "play remove-2-apart-leader") == Refusal("7.8", "leader-has-no-top")


@rule("8.8")
def test_fall_of_leader_finds_leaders_who_have_not_left_the_start() -> None:
    # given A owns red-5, and B and C are level at 0
    table = boulevard("red-5=AAB blue-4=AAC", hands="A fall_of_leader").turn_ends(A)
    assert table.squares() == [9, 0, 0]
    table.play(A, "play remove-2-apart-leader")
    assert table.menu(A) == ["take red-5", "take blue-4"]


# --- takeover ---------------------------------------------------------------------------------------------


@rule("8.9")
def test_takeover_replaces_an_opponents_top() -> None:
    table = boulevard("green-8=ABB", hands="A takeover").turn_ends(A)
    table.play(A, "play takeover-1")
    assert table.menu(A) == ["take green-8"]
    assert table.refusal(A, "done") == Refusal("8.9", "card-needs-target")
    facts = table.play(A, "take green-8", dice("1 1 red"))
    assert facts == [
        HotelRemoved(B, "green", 8),
        HotelBuilt(A, "green", 8),
        TitleTaken(A, B, "green", 8),
        TokenMoved(A, 0, 8),
        TokenMoved(B, 8, 0),
        DiceRolled(B, 1, 1, "red"),
    ]
    assert table.stack("green-8") == "ABA"
    assert table.state.reserve == [14, 15, 16]


@rule("8.9", "7.8")
def test_takeover_needs_a_hotel_and_a_victim() -> None:
    table = boulevard("green-8=B", hands="A takeover", reserve="A 0").turn_ends(A)
    assert table.refusal(A, "play takeover-1") == Refusal("7.8", "reserve-is-empty")
    table = boulevard("green-8=BA", hands="A takeover").turn_ends(A)
    assert table.refusal(A, "play takeover-1") == Refusal("7.8", "no-opponent-top")
    assert table.menu(A) == ["pass"]


# --- last but not least -----------------------------------------------------------------------------------


@rule("8.6", "8.10")
def test_last_place_builds_up_to_three_on_different_properties() -> None:
    table = boulevard("red-1=B red-2=C", hands="A last_place").turn_ends(A)
    table.play(A, "play build-3-apart-if-last")
    assert table.menu(A) == EVERYWHERE
    table.play(A, "build green-8")
    assert table.menu(A) == [text for text in EVERYWHERE if text != "build green-8"] + ["done"]
    assert table.refusal(A, "build green-8") == Refusal("8.6", "card-different-properties")
    table.play(A, "build yellow-7")
    facts = table.play(A, "build blue-6", NEXT)
    assert TokenMoved(A, 0, 21) in facts
    assert table.state.turn.player == B


@rule("8.10")
def test_last_place_level_with_the_last_is_last() -> None:
    table = boulevard("red-3=B blue-3=A green-8=C", hands="A last_place").turn_ends(A)
    assert table.menu(A) == ["play build-3-apart-if-last", "pass"]


@rule("8.10")
def test_last_place_with_somebody_behind_is_refused() -> None:
    table = boulevard("red-3=B green-8=A", hands="A last_place").turn_ends(A)
    assert table.squares() == [8, 3, 0]
    assert table.menu(A) == ["pass"]
    assert table.refusal(A, "play build-3-apart-if-last") == Refusal("8.10", "not-in-last-place")


@rule("8.6", "7.8")
def test_last_place_needs_a_hotel_in_reserve() -> None:
    table = boulevard("red-3=B", hands="A last_place", reserve="A 0").turn_ends(A)
    assert table.refusal(A, "play build-3-apart-if-last") == Refusal("7.8", "reserve-is-empty")
