"""§1, §11, §12: nobody bids, the end, the winner."""

from __future__ import annotations

import pytest

from ludotheque.games.last_chance import facts
from ludotheque.games.last_chance.game import GAME
from ludotheque.games.last_chance.rules.ending import ALL_PLAYED, CANNOT_BID, ONE_LEFT, Over
from ludotheque.kernel.outcome import Outcome, Remark
from ludotheque.kernel.refusal import Refusal
from ludotheque.texts.outcomes import reason
from ludotheque.texts.texts import Texts
from tests.games.last_chance.bar import offered
from tests.support import A, B, C, rule


@rule("11.1")
def test_nobody_bids_so_the_next_player_throws_again_L5() -> None:
    table = offered("LC01", "1 2 2 4 4")
    happened = table.everybody_passes(6, 6, 6, 1, 1)
    assert happened == [
        facts.Passed(A),
        facts.Passed(B),
        facts.Passed(C),
        facts.NobodyBid(),
        facts.DiceThrown(B, "1 1 6 6 6"),
    ]
    assert table.position.waiting_for() == [A, B, C]
    assert table.state.turner == A, "the task of turning does not move (L13)"


@rule("11.1", "4.2")
def test_luck_is_with_whoever_throws_again_L5_L12() -> None:
    table = offered("LC01", "1 2 2 4 4")
    happened = table.everybody_passes(2, 3, 4, 5, 6, 1, 1, 1, 1, 1)
    assert happened[-3:] == [
        facts.LuckyThrow(B, "LC01", 160_000),
        facts.CardTurned(B, 2, "LC05", "1 2 3 4 5", 4, 170_000),
        facts.DiceThrown(B, "1 1 1 1 1"),
    ]
    assert table.cards() == {"LC01": B}


@rule("11.2")
def test_when_everybody_has_thrown_again_the_card_leaves_L5() -> None:
    table = offered("LC01", "1 2 2 4 4")
    for thrower in (B, C, A):
        happened = table.everybody_passes(1, 1, 1, 1, 1)
        assert happened[-1] == facts.DiceThrown(thrower, "1 1 1 1 1")
    happened = table.everybody_passes(1, 1, 1, 1, 1)
    assert happened[-4:] == [
        facts.NobodyBid(),
        facts.CardLeft("LC01"),
        facts.CardTurned(B, 2, "LC05", "1 2 3 4 5", 4, 170_000),
        facts.DiceThrown(B, "1 1 1 1 1"),
    ]
    assert table.cards() == {"LC01": -1}
    assert table.state.thrown_again == [False] * 3


@rule("11.2")
def test_throws_count_per_card_also_with_an_attempt_between_and_without_those_who_are_out_L5() -> None:
    table = offered("LC01", "1 2 2 4 4", "A 800, B 800, C 800, D 0", out="D")
    table.everybody_passes(1, 1, 1, 1, 1)  # B throws
    table.sold_to(A, 10).without_bets()
    for _ in range(3):
        table.roll("keep none", 1, 1, 1, 1, 1)
    assert table.everybody_passes(1, 1, 1, 1, 1)[-1] == facts.DiceThrown(C, "1 1 1 1 1")
    assert table.everybody_passes(1, 1, 1, 1, 1)[-1] == facts.DiceThrown(A, "1 1 1 1 1")
    assert facts.CardLeft("LC01") in table.everybody_passes(1, 1, 1, 1, 1)


@rule("11.3")
def test_nobody_can_bid_so_the_match_ends_L5() -> None:
    # given three players whose last chances are used; only B has money
    table = offered("LC01", "1 2 2 4 4", "A 0, B 10, C 0", used="ABC", won="A:LC09")
    assert table.position.waiting_for() == [B]
    table.play(B, "bid 10000")
    table.roll("keep 2 4", 1, 1, 1)
    table.roll("keep 2 4", 1, 1, 1)
    happened = table.roll("keep 2 4", 1, 1, 1)
    assert happened[1:] == [facts.AttemptFailed(B, "LC01", 10_000), facts.NobodyCanBid()]
    outcome = table.position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([A], "cannot-bid")
    assert table.position.waiting_for() == []
    assert table.refusal(B, "pass") == Refusal("12.1", "match-is-over")


@rule("11.3")
def test_an_unused_last_chance_is_enough_to_go_on_L5() -> None:
    table = offered("LC01", "1 2 2 4 4", "A 0, B 0, C 0", used="AB")
    assert table.position.waiting_for() == [C]
    assert table.menu(C) == ["pass", "last chance"]


@rule("12.1")
def test_the_match_ends_with_the_last_card() -> None:
    table = offered("LC05", "1 2 3 4 4", pile="", won="A:LC09").sold_to(B, 10).without_bets()
    happened = table.play(B, "keep 1 2 3 4", {"dice": [5]})
    assert happened[-2:] == [facts.CardWon(B, "LC05", 10_000, 170_000), facts.AllCardsPlayed()]
    outcome = table.position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == (
        [B],
        "most-money",
        [800_000, 970_000, 800_000],
    )
    assert [(line.category, line.points) for line in outcome.breakdown] == [
        ("start", [800_000] * 3),
        ("bids", [0, 0, 0]),
        ("prizes", [0, 170_000, 0]),
        ("side-bets", [0, 0, 0]),
        ("forfeits", [0, 0, 0]),
    ]


def ended(cash: str, won: str, how: int = ALL_PLAYED, out: str = "") -> Outcome:
    table = offered("LC01", "1 2 2 4 4", cash, won=won, out=out)
    table.state.phases = [Over(how)]
    outcome = table.position.outcome()
    assert outcome is not None
    return outcome


@rule("1.1", "12.2")
def test_only_those_with_a_card_can_win_scenario_9() -> None:
    outcome = ended("A 1200, B 900, C 700", "B:LC09 C:LC10")
    assert (outcome.winners, outcome.places, outcome.reason) == ([B], [3, 1, 2], "most-money")
    assert outcome.remarks == [Remark(A, "no-card"), Remark(B, "cards", 1), Remark(C, "cards", 1)]


@rule("12.2")
def test_equal_money_shares_the_victory_L15() -> None:
    outcome = ended("A 1200, B 900, C 900", "B:LC09 C:LC10")
    assert (outcome.winners, outcome.places, outcome.reason) == ([B, C], [3, 1, 1], "shared-victory")


@rule("12.2")
@pytest.mark.parametrize("how", [ALL_PLAYED, CANNOT_BID])
def test_nobody_in_the_match_has_a_card_so_nobody_wins_L15(how: int) -> None:
    outcome = ended("A 0, B 900, C 700", "", how, out="A")
    assert (outcome.winners, outcome.places, outcome.reason) == ([], [3, 1, 2], "nobody-wins")


@rule("12.3")
def test_the_only_one_left_wins_with_or_without_a_card_L9() -> None:
    outcome = ended("A 0, B 0, C 10", "", ONE_LEFT, out="AB")
    assert (outcome.winners, outcome.places, outcome.reason) == ([C], [2, 2, 1], "one-left")
    assert outcome.remarks == [Remark(A, "eliminated"), Remark(B, "eliminated"), Remark(C, "last-one-left")]
    happened = reason(Texts("en", strict=True), "last_chance", outcome, ["Ann", "Bob", "Cleo"])
    assert happened == "All others were eliminated: Cleo, the last one left, wins, with or without a card."


@rule("12.2", "12.3")
def test_the_paragraph_at_the_end() -> None:
    assert Over(ALL_PLAYED).rule() == "12.2"
    assert Over(ONE_LEFT).rule() == "12.3"


def test_the_title_and_seats() -> None:
    assert (GAME.meta.min_seats, GAME.meta.max_seats) == (3, 6)
