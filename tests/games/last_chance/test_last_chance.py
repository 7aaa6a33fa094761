"""§7: the last chance."""

from __future__ import annotations

import pytest

from ludotheque.games.last_chance import facts
from ludotheque.kernel.refusal import Refusal
from tests.games.last_chance.bar import Bar, offered
from tests.support import A, B, C, D, rule


def selling(**more: object) -> Bar:
    return offered("LC02", "1 2 4 4 5", "A 800, B 800, C 800, D 70", **more)  # type: ignore[arg-type]


@rule("7.1", "7.2", "10.1")
def test_it_interrupts_the_bidding_and_may_succeed_scenario_8() -> None:
    # given a high bid of 300 000
    table = selling(won="A:LC09")
    table.moves("B: bid 300000")
    # when D, who has 70 000, calls
    assert table.play(D, "last chance") == [facts.LastChanceCalled(D, 70_000)]
    assert (table.state.champion, table.state.stake) == (D, 70_000)
    assert table.cash() == "A 800, B 800, C 800, D 0"
    # then side bets take place, and success pays stake and prize
    table.without_bets()
    happened = table.play(D, "keep 4", {"dice": [3, 3, 3, 3, 1, 1, 1, 1, 1]})
    assert facts.CardWon(D, "LC02", 70_000, 240_000) in happened
    assert table.cash() == "A 800, B 800, C 800, D 310"
    assert table.cards() == {"LC09": A, "LC02": D}
    # and a second call is refused
    assert table.refusal(D, "last chance") == Refusal("7.1", "last-chance-used")


@rule("7.1", "10.3")
def test_failure_means_out_scenario_8_L7() -> None:
    table = selling(won="D:LC09 D:LC10 A:LC11")
    table.moves("B: bid 300000, D: last chance")
    table.without_bets()
    for _ in range(3):
        table.roll("keep 4", 1, 2, 5, 6)
    happened = table.roll("keep 4", 1, 2, 5, 6)
    assert happened == [
        facts.DiceRolled(D, "4", "1 2 5 6", "1 2 4 5 6", 0),
        facts.AttemptFailed(D, "LC02", 70_000),
        facts.Eliminated(D, 2),
    ]
    assert table.cards() == {"LC09": -1, "LC10": -1, "LC11": A}
    # then card and dice are auctioned again
    assert table.position.waiting_for() == [A, B, C]
    assert table.menu(D) == []
    assert table.refusal(D, "last chance") == Refusal("10.3", "eliminated")


@rule("7.1")
@pytest.mark.parametrize("before", ["", "B: bid 10000", "A: pass", "D: pass, B: bid 10000"])
def test_at_any_moment_of_the_auction_even_after_passing_L6(before: str) -> None:
    table = selling()
    if before:
        table.moves(before)
    assert "last chance" in table.menu(D)
    table.play(D, "last chance")
    assert table.state.champion == D


@rule("7.1")
def test_also_by_the_highest_bidder_and_on_a_card_offered_again_L6() -> None:
    table = selling()
    table.moves("B: bid 10000, A: pass, C: pass, D: pass")
    table.without_bets()
    for _ in range(4):
        table.roll("keep 4 4", 1, 1, 2)
    table.moves("C: bid 10000")
    assert table.play(C, "last chance") == [facts.LastChanceCalled(C, 800_000)]


@rule("7.1")
def test_who_has_used_it_and_passed_has_nothing_to_do() -> None:
    table = selling(used="D")
    table.moves("D: pass")
    assert table.menu(D) == []
    assert table.refusal(D, "last chance") == Refusal("7.1", "last-chance-used")


@rule("7.1", "10.2")
def test_a_call_without_money_before_any_bid_and_by_one_who_has_passed_L6() -> None:
    table = offered("LC01", "1 2 2 4 4", "A 800, B 0, C 0", used="C")
    assert table.position.waiting_for() == [A, B], "C has neither money nor the last chance"
    table.moves("B: pass, B: last chance, A: bet against 100000")
    for _ in range(3):
        table.roll("keep 2 4", 1, 1, 1)
    # then B is out, and the auction goes on between those who can still bid
    assert table.state.active == [True, False, True]
    assert table.position.waiting_for() == [A]
    assert table.cash() == "A 900, B 0, C 0"


@rule("7.2")
def test_it_may_be_called_without_any_money_L6() -> None:
    table = offered("LC02", "1 2 4 4 5", "A 800, B 800, C 0")
    assert table.menu(C) == ["pass", "last chance"]
    assert table.play(C, "last chance") == [facts.LastChanceCalled(C, 0)]
    table.without_bets()
    table.play(C, "keep 4", {"dice": [3, 3, 3, 3, 1, 1, 1, 1, 1]})
    assert table.cash() == "A 800, B 800, C 240"


@rule("7.3")
@pytest.mark.parametrize("turner", [A, B, C, D])
def test_the_first_call_is_heard_and_the_other_caller_is_shown_and_keeps_his_L6(turner: int) -> None:
    table = selling(turner=turner)
    table.moves("B: bid 300000, B: last chance")
    happened = Refusal("7.3", "last-chance-heard-first", champion=B)
    assert table.refusal(D, "last chance") == happened
    assert table.state.chances == [True, False, True, True]
    # also when the bets are already in
    table.without_bets()
    assert table.refusal(D, "last chance") == happened
    assert table.refusal(B, "last chance") == Refusal("5.6", "champion-already")


@rule("7.1", "5.6")
def test_what_comes_after_the_auction_is_answered_that_it_is_over() -> None:
    for table in (selling().sold_to(C, 100), selling().sold_to(C, 100).without_bets()):
        assert table.refusal(D, "last chance") == Refusal("7.1", "last-chance-too-late", champion=C)
        for late in ("bid 200000", "pass", "stand 300000 ask", "stand none"):
            assert table.refusal(D, late) == Refusal("5.6", "auction-is-over", champion=C)


@rule("7.5")
def test_by_the_book_nobody_escapes_an_own_bid_above_ones_cash_L17() -> None:
    table = selling(by_the_book=True)
    table.moves("B: bid 10000, D: bid 80000")
    assert table.refusal(D, "last chance") == Refusal("7.5", "own-bid-above-cash", price=80_000, cash=70_000)
    assert "last chance" not in table.menu(D)
    # once somebody else leads, it may be called again
    table.moves("B: bid 90000")
    assert "last chance" in table.menu(D)
    table.play(D, "last chance")
    assert table.state.champion == D


@rule("7.5")
def test_by_the_book_a_covered_bid_does_not_forbid_the_call_L17() -> None:
    table = selling(by_the_book=True)
    table.moves("D: stand 900000 pass")
    assert table.state.cry() is not None
    table.play(D, "last chance")
    assert table.state.champion == D


@rule("7.4")
def test_it_is_used_up_even_by_success_and_side_bets_take_place_L6() -> None:
    table = selling()
    table.play(D, "last chance")
    assert table.position.waiting_for() == [A, B, C]
    table.moves("A: bet against 100000, B: bet for 50000, C: no bet")
    table.play(D, "keep 4", {"dice": [3, 3, 3, 3, 1, 1, 1, 1, 1]})
    assert table.cash() == "A 700, B 850, C 800, D 310"
    assert table.state.chances == [True, True, True, False]
