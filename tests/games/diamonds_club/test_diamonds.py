"""§7: the diamonds, the leader, the order of play."""

from __future__ import annotations

import pytest

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.rules.diamonds import award_diamonds
from ludotheque.kernel.journal import Journal
from tests.games.diamonds_club.club import Club, bare
from tests.support import A, B, C, D, rule

RED, WHITE, BRONZE, BLUE = A, B, C, D


def awarded(table: Club) -> list[object]:
    journal = Journal()
    award_diamonds(table.state, journal)
    return list(journal.facts)


@rule("7.1")
def test_scenario_5_all_who_have_the_most_coins_left_gain_a_diamond_D6() -> None:
    table = bare().coins("3 3 1 0")
    assert awarded(table)[:2] == [facts.DiamondForCoins(A, 3), facts.DiamondForCoins(B, 3)]
    assert [table.state.gems[5 * seat + 4] for seat in range(4)] == [1, 1, 0, 1], "D leads the track"


@rule("7.1")
def test_coins_in_hand_count_not_coins_spent_D6() -> None:
    # given C, who has 13 coins a round and spent the most, but has the most left
    table = bare().coins("2 2 3 1")
    assert awarded(table)[0] == facts.DiamondForCoins(C, 3)


@rule("7.1")
@pytest.mark.parametrize("diamond_at_zero", [False, True])
def test_nobody_gains_with_no_coins_unless_the_option_says_so_D6(diamond_at_zero: bool) -> None:
    happened = awarded(bare(diamond_at_zero=diamond_at_zero).coins("0 0 0 0"))
    gained = [fact for fact in happened if isinstance(fact, facts.DiamondForCoins)]
    assert gained == ([facts.DiamondForCoins(seat, 0) for seat in range(4)] if diamond_at_zero else [])


@rule("7.2", "7.3")
def test_scenario_4_the_book_s_order_blue_red_white_bronze_D7() -> None:
    # given bronze on 2, white on 4, red on 6, and blue who landed on 6 last
    table = bare().coins("0 0 0 0")
    table.state.lead = [6, 4, 2, 6]
    table.state.stack = [BRONZE, WHITE, RED, BLUE]
    assert awarded(table) == [
        facts.DiamondForLead(RED, 6),
        facts.DiamondForLead(BLUE, 6),
        facts.OrderSettled(BLUE, (BLUE, RED, WHITE, BRONZE)),
    ]
    assert table.state.leader == BLUE


@rule("7.1", "7.2")
def test_one_player_may_gain_both_diamonds_D6_D7() -> None:
    table = bare(2).coins("4 3")
    table.state.lead = [5, 1]
    assert awarded(table) == [
        facts.DiamondForCoins(A, 4),
        facts.DiamondForLead(A, 5),
        facts.OrderSettled(A, (A, B)),
    ]
    assert table.hand(A) == "2 diamond" and table.hand(B) == ""


@rule("6.2", "7.3")
def test_a_pawn_leaves_a_stack_from_below_and_the_others_keep_their_order_D5_D7() -> None:
    # given D, A, B and C in one stack, D lowest: D moves on by one, C's neighbours stay as they lie
    table = bare(4, strips="D3a D1b D5a D2a L1a L5b L3b L4a", leader="D").coins("1 1 1 1")
    table.state.lead = [4, 4, 4, 4]
    table.state.stack = [D, A, B, C]
    table.play(D, "buy a1")  # one hat
    assert table.state.lead == [4, 4, 4, 5]
    awarded(table)
    assert table.state.order == [D, C, B, A]


@rule("7.3")
def test_on_one_step_the_upper_pawn_plays_before_the_lower_D7() -> None:
    table = bare().coins("0 0 0 0")
    table.state.lead = [5, 5, 5, 1]
    table.state.stack = [B, D, A, C]
    awarded(table)
    assert table.state.order == [C, A, B, D]


@rule("7.2")
def test_beyond_nine_the_furthest_leads_D5() -> None:
    table = bare().coins("0 0 0 0")
    table.state.lead = [10, 12, 9, 11]
    awarded(table)
    assert table.state.order == [B, D, A, C]
