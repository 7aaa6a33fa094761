"""What a spectator can prove to be the only move: tables play it, so it must betray no hand (§7.5)."""

from __future__ import annotations

import pytest

from ludotheque.games.rue_de_la_paix.game import GAME
from ludotheque.games.rue_de_la_paix.observation import observe, unseen_cards
from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.seats import SPECTATOR
from tests.games.rue_de_la_paix.boulevard import Boulevard, boulevard
from tests.games.rue_de_la_paix.test_properties import walk
from tests.support import A, B, C, rule


def forced(table: Boulevard, seat: int) -> str | None:
    action = table.state.forced(seat)
    return None if action is None else action.notation


# --- building ------------------------------------------------------------------------------------------


@rule("4.5")
def test_the_only_site_is_forced_for_an_empty_hand() -> None:
    table = boulevard()
    table.rolls(A, "1 1 blue")
    assert table.menu(A) == ["build blue-2"]
    assert forced(table, A) == "build blue-2"
    assert forced(table, B) is None


@rule("4.5", "7.2")
def test_the_only_site_is_not_forced_while_a_card_could_change_the_roll() -> None:
    table = boulevard(hands="A insurance")
    table.rolls(A, "1 1 blue")
    assert table.menu(A) == ["build blue-2"]
    assert forced(table, A) is None


@rule("4.5")
def test_two_sites_are_not_forced() -> None:
    table = boulevard()
    table.rolls(A, "1 2 blue")
    assert table.menu(A) == ["build blue-2", "build blue-3"]
    assert forced(table, A) is None


@rule("4.4", "7.2")
def test_it_is_forced_to_end_when_no_site_is_left_whatever_the_hand() -> None:
    table = boulevard(hands="A reroll double_sum")
    table.rolls(A, "1 1 blue")
    table.play(A, "build blue-2")
    assert table.menu(A) == ["done"]
    assert forced(table, A) == "done"


@rule("4.4")
def test_to_end_is_not_forced_while_something_could_be_built() -> None:
    table = boulevard()
    table.rolls(A, "1 2 red")
    table.play(A, "build red-1")
    assert table.menu(A) == ["build red-2", "done"]
    assert forced(table, A) is None


@rule("4.5", "7.2")
def test_without_a_site_it_is_forced_to_go_on_only_if_no_card_can_help() -> None:
    table = boulevard(hands="A insurance")
    table.rolls(A, "1 2 green")
    assert table.menu(A) == ["done"]
    assert forced(table, A) is None
    after_roll = "reroll reroll double_sum double_sum choose_zone choose_zone"
    table = boulevard(hands="A insurance", discards=after_roll)
    table.rolls(A, "1 2 green")
    assert forced(table, A) == "done"


@rule("7.1")
def test_after_the_card_of_the_turn_the_hand_changes_nothing() -> None:
    table = boulevard(hands="A choose_zone reroll")
    table.rolls(A, "1 1 green")
    table.play(A, "play any-zone-if-colour")
    assert table.menu(A) == ["build red-1", "build red-2", "build blue-2"]
    table.play(A, "build blue-2")
    assert forced(table, A) == "done"


@rule("3.5", "8.3")
def test_to_draw_on_f_is_forced_only_when_no_other_roll_can_come() -> None:
    table = boulevard(hands="A insurance")
    table.rolls(A, "1 2 F")
    assert table.menu(A) == ["draw"]
    assert forced(table, A) is None
    table = boulevard(hands="A insurance", discards="reroll reroll")
    table.rolls(A, "1 2 F")
    assert forced(table, A) == "draw"


# --- cards ---------------------------------------------------------------------------------------------


@rule("7.3", "7.5")
def test_the_end_of_a_turn_is_not_forced_while_the_hand_might_hold_something() -> None:
    table = boulevard("red-1=A", hands="A insurance").turn_ends(A)
    assert table.menu(A) == ["pass"]
    assert forced(table, A) is None


@rule("7.3", "7.8")
def test_the_end_of_a_turn_is_forced_when_no_card_could_do_anything() -> None:
    # given a player without hotels on an empty board: nothing to build with, nothing to move or remove
    table = boulevard(hands="A insurance", reserve="A 0").turn_ends(A)
    assert forced(table, A) == "pass"


@rule("8.2")
def test_no_answer_to_a_hurricane_is_forced_while_an_insurance_may_be_held() -> None:
    for hands in ("B build_one", "B insurance"):
        table = boulevard("red-4=B", hands=f"A hurricane_red, {hands}").turn_ends(A)
        table.play(A, "play hurricane-red")
        assert table.state.waiting_for() == [B]
        assert forced(table, B) is None
    table = boulevard("red-4=B", hands="A hurricane_red, B build_one", discards="insurance " * 3).turn_ends(A)
    table.play(A, "play hurricane-red")
    assert forced(table, B) == "pass"
    assert forced(table, C) is None


@rule("8.7", "8.8", "8.9")
@pytest.mark.parametrize(
    ("card", "play", "only"),
    [
        ("move_own_top", "move", "take red-4"),
        ("remove_top", "remove-1", "take blue-5"),
        ("takeover", "takeover-1", "take blue-5"),
    ],
)
def test_the_only_target_of_a_card_is_forced(card: str, play: str, only: str) -> None:
    table = boulevard("red-4=BA blue-5=AB", hands=f"A {card} insurance").turn_ends(A)
    table.play(A, f"play {play}")
    assert forced(table, A) == only
    table = boulevard("red-4=BA blue-5=AB red-3=A blue-4=C", hands=f"A {card}").turn_ends(A)
    table.play(A, f"play {play}")
    assert forced(table, A) is None


@rule("8.6")
def test_where_a_card_builds_is_not_forced() -> None:
    table = boulevard(hands="A build_one").turn_ends(A)
    table.play(A, "play build-1")
    assert forced(table, A) is None


# --- whatever is played ----------------------------------------------------------------------------------


def with_card(state: State, seat: int, kind: int) -> State:
    """The same table, as a spectator sees it, with this card in the seat's hand."""
    other = state.copy()
    if kind in other.hands[seat]:
        return other
    holder = next(cards for cards in [*other.hands, other.pile] if kind in cards)
    holder[holder.index(kind)], other.hands[seat][0] = other.hands[seat][0], kind
    for hand in other.hands:
        hand.sort()
    return other


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_forced_is_what_every_possible_hand_leaves_and_nothing_less(seats: int) -> None:
    box = GAME.box(GAME.meta.edition)
    seen_forced = 0
    for seed in range(12):
        for state in walk(seats, seed):
            shown = observe(state, SPECTATOR)
            unseen = sorted(set(unseen_cards(shown, box)))
            for seat in range(seats):
                action = state.forced(seat)
                menu = state.menu(seat)
                if action is not None:
                    seen_forced += 1
                    assert menu == (action,)
                    chance = SeededChance(seed)
                    for _ in range(3):
                        assert GAME.imagine(shown, chance).forced(seat) == action
                elif len(menu) == 1:
                    # somebody who thinks of the right card sees more than one move
                    assert any(len(with_card(state, seat, kind).menu(seat)) > 1 for kind in unseen)
    assert seen_forced > 100
