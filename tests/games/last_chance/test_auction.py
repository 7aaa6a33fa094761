"""§5: the open-cry auction."""

from __future__ import annotations

from ludotheque.games.last_chance import facts
from ludotheque.games.last_chance.state import FORFEITS
from ludotheque.kernel.refusal import Refusal
from tests.games.last_chance.bar import Bar, offered
from tests.support import A, B, C, D, rule


def selling(cash: str = "A 800, B 800, C 800, D 70", **more: object) -> Bar:
    return offered("LC01", "1 2 2 4 4", cash, **more)  # type: ignore[arg-type]


@rule("5.1")
def test_everybody_bids_in_any_order_and_jumps_are_fine_L1() -> None:
    table = selling()
    assert table.position.waiting_for() == [A, B, C, D]
    assert table.position.rule() == "5.1"
    happened = table.moves("C: bid 10000, A: bid 200000, C: bid 210000, A: bid 220000")
    assert happened == [
        facts.BidMade(C, 10_000),
        facts.BidMade(A, 200_000),
        facts.BidMade(C, 210_000),
        facts.BidMade(A, 220_000),
    ]
    assert table.position.waiting_for() == [B, C, D]


@rule("5.1", "5.4")
def test_the_whole_menu_of_a_bidder() -> None:
    table = offered("LC01", "1 2 2 4 4", "A 800, B 50, C 30", used="C")
    assert table.menu(B) == [
        "pass", "last chance",
        "bid 10000", "bid 20000", "bid 30000", "bid 40000", "bid 50000",
        "stand 30000 pass", "stand 30000 ask",
    ]  # fmt: skip
    table.moves("B: bid 10000")
    assert table.menu(C) == ["pass", "bid 20000", "bid 30000", "stand 20000 pass", "stand 20000 ask"]
    assert table.menu(B) == [
        "last chance", "bid 20000", "bid 30000", "bid 40000", "bid 50000", "stand 30000 pass", "stand 30000 ask",
    ]  # fmt: skip


@rule("5.1")
def test_what_is_no_bid_scenario_6() -> None:
    table = selling()
    assert table.refusal(A, "bid 15000") == Refusal("5.1", "bid-not-a-multiple", step=10_000)
    assert table.refusal(A, "bid 0") == Refusal("5.1", "bid-too-low", minimum=10_000)
    table.moves("A: bid 100000")
    assert table.refusal(B, "bid 100000") == Refusal("5.1", "bid-too-low", minimum=110_000)
    assert table.refusal(B, "bid 90000") == Refusal("5.1", "bid-too-low", minimum=110_000)
    assert table.refusal(B, "bid 10010000") == Refusal("5.1", "bid-beyond-limit", most=10_000_000)
    assert table.refusal(B, "bet for 10000") == Refusal("5.1", "auction-now")
    assert table.refusal(B, "keep 2 4") == Refusal("5.1", "auction-now")


@rule("5.1")
def test_the_highest_bidder_may_raise_but_nobody_waits_for_him() -> None:
    table = selling()
    table.moves("A: bid 10000")
    assert A not in table.position.waiting_for()
    assert table.play(A, "bid 100000") == [facts.BidMade(A, 100_000)]


@rule("5.2")
def test_who_passes_is_out_and_the_last_pass_ends_it_scenario_6_L1() -> None:
    table = selling()
    table.moves("B: bid 10000, A: pass")
    assert table.refusal(A, "bid 20000") == Refusal("5.2", "out-of-this-auction")
    assert table.refusal(A, "pass") == Refusal("5.2", "out-of-this-auction")
    assert table.refusal(A, "stand 90000 pass") == Refusal("5.2", "out-of-this-auction")
    assert table.refusal(B, "pass") == Refusal("5.2", "highest-bidder-stays", price=10_000)
    happened = table.moves("C: pass, D: pass")
    assert happened == [facts.Passed(C), facts.Passed(D), facts.ChampionFound(B, 10_000)]


@rule("5.2")
def test_a_pass_can_be_made_before_the_first_bid() -> None:
    table = selling()
    happened = table.moves("A: pass, C: pass, D: pass, B: bid 30000")
    assert happened[-2:] == [facts.BidMade(B, 30_000), facts.ChampionFound(B, 30_000)]
    assert table.state.champion == B


@rule("5.2")
def test_the_table_passes_for_the_silent() -> None:
    table = selling()
    table.moves("B: bid 10000")
    for seat in (A, C, D):
        assert table.position.default(seat).notation == "pass"


@rule("5.3")
def test_who_cannot_follow_and_has_no_last_chance_drops_out() -> None:
    table = selling(used="D")
    happened = table.moves("A: bid 60000")
    assert happened == [facts.BidMade(A, 60_000)]
    assert table.menu(D) == ["pass", "bid 70000", "stand 70000 pass", "stand 70000 ask"]
    happened = table.moves("B: bid 70000")
    assert happened == [facts.BidMade(B, 70_000), facts.DroppedOut(D)]
    assert table.position.waiting_for() == [A, C]
    assert table.menu(D) == []


@rule("5.3")
def test_who_cannot_follow_but_has_the_last_chance_is_asked() -> None:
    table = selling()
    table.moves("B: bid 70000")
    assert D in table.position.waiting_for()
    assert table.menu(D) == ["pass", "last chance"]


@rule("5.4")
def test_nobody_bids_more_than_he_has_L2_scenario_6() -> None:
    table = selling()
    assert table.refusal(D, "bid 80000") == Refusal("5.4", "bid-above-cash", cash=70_000)
    assert table.refusal(D, "stand 80000 pass") == Refusal("5.4", "bid-above-cash", cash=70_000)
    table.play(D, "bid 70000")


@rule("5.5")
def test_by_the_book_a_bid_above_ones_cash_costs_ones_place_L2() -> None:
    table = selling(by_the_book=True, won="D:LC09")
    table.moves("A: bid 100000, D: bid 500000, A: pass, B: pass")
    happened = table.play(C, "pass")
    assert happened == [
        facts.Passed(C),
        facts.BidNotCovered(D, 500_000, 70_000),
        facts.Eliminated(D, 1),
    ]
    # then the same card and dice are auctioned again among the others
    assert table.position.waiting_for() == [A, B, C]
    assert (table.state.card, table.menu(A)[2]) == (0, "bid 10000")
    assert table.cash() == "A 800, B 800, C 800, D 0"
    assert table.state.accounts[4 * D + FORFEITS] == -70_000
    assert table.cards() == {"LC09": -1}
    assert table.refusal(D, "bid 10000") == Refusal("10.3", "eliminated")


@rule("5.5")
def test_by_the_book_a_covered_bid_is_an_ordinary_one_and_the_menu_has_all_amounts() -> None:
    table = selling(by_the_book=True)
    assert [text for text in table.menu(D) if text.startswith("bid")][-1] == "bid 10000000"
    table.sold_to(D, 70)
    assert (table.state.champion, table.state.stake) == (D, 70_000)


@rule("5.5", "12.3")
def test_by_the_book_the_last_but_one_may_leave_so() -> None:
    table = offered("LC01", "1 2 2 4 4", "A 0, B 10, C 90", out="A", by_the_book=True)
    table.moves("B: bid 10000, C: bid 100000")
    happened = table.play(B, "pass")
    assert happened[-2:] == [facts.Eliminated(C, 0), facts.OneLeft(B)]


@rule("5.6")
def test_the_champion_puts_the_money_beside_the_card_L3() -> None:
    table = selling().sold_to(C, 100)
    assert (table.state.champion, table.state.stake) == (C, 100_000)
    assert table.cash() == "A 800, B 800, C 700, D 70"
