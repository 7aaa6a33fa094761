"""§4: sealed second-price auctions."""

from __future__ import annotations

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.game import GAME
from ludotheque.kernel.record import save
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import SPECTATOR
from tests.games.paradis.island import Island, island
from tests.support import A, B, C, D, rule


def selling(cash: str = "A 60, B 60, C 60, D 60") -> Island:
    return island("NW1=villa:A", cash=cash).selling("NW villa")


@rule("4.1")
def test_everybody_bids_from_nothing_to_all_they_have_P1() -> None:
    table = selling("A 3, B 0, C 60, D 60")
    assert table.position.waiting_for() == [A, B, C, D]
    assert table.menu(A) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert table.menu(B) == ["bid 0"]
    assert table.refusal(A, "bid 4") == Refusal("4.1", "bid-above-cash", cash=3)
    assert table.refusal(A, "no offer") == Refusal("4.1", "only-bids-now")


@rule("4.1")
def test_bids_stay_secret_and_changeable_until_the_last_is_in_P1() -> None:
    table = selling()
    assert table.play(A, "bid 10") == [facts.BidSealed(A)]
    low, high = table.position.copy(), table.position.copy()
    for position, bid in ((low, "bid 1"), (high, "bid 50")):
        Island(position).play(B, bid)  # type: ignore[arg-type]
    for viewer in (A, C, D, SPECTATOR):
        assert save(GAME.observe(low, viewer)) == save(GAME.observe(high, viewer))
    assert save(GAME.observe(low, B)) != save(GAME.observe(high, B))
    table.play(A, "bid 12")
    assert table.position.waiting_for() == [B, C, D]
    happened = table.moves("B: bid 7, C: bid 7, D: bid 6")
    assert facts.BidsRevealed((A, B, C, D), (12, 7, 7, 6)) in happened


@rule("4.2")
def test_scenario_1_the_highest_bid_pays_the_second_highest() -> None:
    table = selling()
    happened = table.moves("A: bid 10, B: bid 7, C: bid 7, D: bid 6")
    assert happened[-2:] == [facts.BidsRevealed((A, B, C, D), (10, 7, 7, 6)), facts.Sold(A, 7)]
    assert table.state.cash == [53, 60, 60, 60]


@rule("4.3", "4.4")
def test_scenario_2_ties_are_bid_again_until_nobody_raises_P3_P4() -> None:
    table = selling()
    happened = table.moves("A: bid 10, B: bid 10, C: bid 8, D: bid 7")
    assert happened[-1] == facts.BiddersTied((A, B), 10)
    assert table.position.waiting_for() == [A, B]
    happened = table.moves("A: bid 11, B: bid 11")
    assert happened[-1] == facts.BiddersTied((A, B), 11)
    table.play(A, "bid 11")
    happened = table.play(B, "bid 11", {"random winner": [1]})
    assert happened[-2:] == [facts.WinnerDrawn((A, B), B), facts.Sold(B, 11)]
    assert table.state.cash == [60, 49, 60, 60]


@rule("4.3")
def test_scenario_3_only_the_tied_bid_again_and_never_less_P2() -> None:
    table = selling()
    table.moves("A: bid 10, B: bid 10, C: bid 8, D: bid 7")
    assert table.refusal(A, "bid 9") == Refusal("4.3", "rebid-too-low", minimum=10)
    assert table.refusal(C, "bid 20") == Refusal("4.3", "not-among-the-tied")
    assert table.menu(C) == []
    assert table.menu(A)[0] == "bid 10"
    assert table.menu(A)[-1] == "bid 60"
    assert table.position.default(A).notation == "bid 10"
    assert table.moves("A: bid 12, B: bid 10")[-1] == facts.Sold(A, 10)


@rule("4.3")
def test_the_price_of_a_rebid_is_the_second_bid_of_that_rebid_P2() -> None:
    table = selling()
    table.moves("A: bid 10, B: bid 10, C: bid 8, D: bid 7")
    assert table.moves("A: bid 20, B: bid 15")[-1] == facts.Sold(A, 15)


@rule("4.3")
def test_of_three_tied_only_those_tied_again_go_on_P3() -> None:
    table = selling()
    table.moves("A: bid 10, B: bid 10, C: bid 10, D: bid 7")
    table.moves("A: bid 10, B: bid 14, C: bid 14")
    assert table.position.waiting_for() == [B, C]
    assert table.moves("B: bid 14, C: bid 16")[-1] == facts.Sold(C, 14)


@rule("4.4")
def test_of_three_who_do_not_raise_chance_takes_any_P4() -> None:
    table = selling()
    table.moves("A: bid 10, B: bid 10, C: bid 10, D: bid 7, A: bid 10, B: bid 10")
    happened = table.play(C, "bid 10", {"random winner": [0]})
    assert happened[-2:] == [facts.WinnerDrawn((A, B, C), A), facts.Sold(A, 10)]


@rule("4.2")
def test_scenario_4_a_single_bid_costs_nothing() -> None:
    table = selling("A 80, B 80, C 80")
    assert table.moves("A: bid 5, B: bid 0, C: bid 0")[-1] == facts.Sold(A, 0)


@rule("4.5")
def test_scenario_4_nobody_bids_twice_chance_decides_and_it_is_free_P5() -> None:
    table = selling("A 80, B 80, C 80")
    happened = table.moves("A: bid 0, B: bid 0, C: bid 0")
    assert happened[-1] == facts.NobodyBid()
    assert table.position.waiting_for() == [A, B, C]
    table.moves("A: bid 0, B: bid 0")
    happened = table.play(C, "bid 0", {"random winner": [2]})
    assert happened[-2:] == [facts.WinnerDrawn((A, B, C), C), facts.Sold(C, 0)]
    assert table.state.cash == [80, 80, 80]


@rule("4.5")
def test_scenario_4_the_second_call_is_an_ordinary_auction_P5() -> None:
    table = selling("A 80, B 80, C 80")
    table.moves("A: bid 0, B: bid 0, C: bid 0")
    assert table.moves("A: bid 0, B: bid 3, C: bid 0")[-1] == facts.Sold(B, 0)


@rule("4.5", "4.3")
def test_a_tie_in_the_second_call_is_bid_again() -> None:
    table = selling("A 80, B 80, C 80")
    table.moves("A: bid 0, B: bid 0, C: bid 0")
    table.moves("A: bid 4, B: bid 4, C: bid 0")
    assert table.position.waiting_for() == [A, B]
    assert table.moves("A: bid 4, B: bid 6")[-1] == facts.Sold(B, 4)


@rule("4.1")
def test_the_whole_menu_of_a_purse_is_every_bid_up_to_it() -> None:
    table = selling("A 3, B 0, C 80")
    assert table.menu(A) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    assert table.menu(B) == ["bid 0"]


@rule("4.2", "4.5")
def test_a_bid_of_one_para_is_a_bid_in_the_first_call_and_in_the_second() -> None:
    table = selling("A 80, B 80, C 80")
    assert table.moves("A: bid 1, B: bid 0, C: bid 0")[-1] == facts.Sold(A, 0)
    table = selling("A 80, B 80, C 80")
    table.moves("A: bid 0, B: bid 0, C: bid 0")
    assert table.moves("A: bid 0, B: bid 0, C: bid 1")[-1] == facts.Sold(C, 0)
