"""§11: the environment prize and the victory."""

from __future__ import annotations

import pytest

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.game import GAME
from ludotheque.games.paradis.rules.ending import end_match, final_outcome, prizes
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.outcome import Remark, ScoreLine
from ludotheque.kernel.refusal import Refusal
from ludotheque.texts.outcomes import reason, remarks, score
from ludotheque.texts.texts import Texts
from tests.games.paradis.island import island
from tests.support import A, B, C, D, rule

BOX = GAME.box("kosmos-1993")


@rule("11.2")
@pytest.mark.parametrize(
    ("sites", "first", "second"),
    [(1, 200, 0), (2, 90, 90), (3, 80, 40), (4, 60, 30), (5, 40, 20), (6, 30, 15), (7, 20, 10), (8, 10, 5)],
)
def test_the_prize_table_of_the_book(sites: int, first: int, second: int) -> None:
    assert prizes(BOX, [3, 1, 0], sites) == [first, second, 0]


@rule("11.2", "11.3")
@pytest.mark.parametrize(
    ("trees", "sites", "due"),
    [
        ([1, 0, 0, 0], 1, [200, 0, 0, 0]),
        ([1, 1, 0, 0], 2, [90, 90, 0, 0]),
        ([2, 1, 1, 0], 4, [60, 15, 15, 0]),
        ([1, 1, 1, 1], 4, [22, 22, 22, 22]),
        ([5, 4, 0, 0], 9, [0, 0, 0, 0]),
        ([12, 0, 0, 0], 12, [0, 0, 0, 0]),
        ([0, 0, 0, 0], 0, [0, 0, 0, 0]),
    ],
)
def test_scenario_9_and_P12(trees: list[int], sites: int, due: list[int]) -> None:
    assert prizes(BOX, trees, sites) == due


@rule("11.3")
def test_a_lone_protector_takes_both_prizes() -> None:
    assert prizes(BOX, [3, 0, 0], 3) == [120, 0, 0]


@rule("11.3")
def test_tied_first_share_both_and_there_is_no_second() -> None:
    assert prizes(BOX, [2, 2, 1, 0], 5) == [30, 30, 0, 0]
    assert prizes(BOX, [2, 1, 1, 1], 5) == [40, 6, 6, 6]


@rule("11.1")
def test_after_the_last_tile_the_prize_is_paid_and_everybody_counts() -> None:
    table = island("NW1=villa:A NW2=nature:C", cash="A 80, B 80, C 80", last_tile=True)
    table.bought_by(B, "NW villa").all_spoken()
    happened = table.play(B, "place NW3 nature")
    assert happened == [
        facts.Preserved(B, "NW3"),
        facts.Premium(A, 10),
        facts.EnvironmentPrize(B, 90),
        facts.EnvironmentPrize(C, 90),
        facts.MoneyShown(A, 90),
        facts.MoneyShown(B, 170),
        facts.MoneyShown(C, 170),
    ]
    assert table.position.waiting_for() == []
    assert table.menu(A) == []
    assert table.refusal(A, "bid 0") == Refusal("11.1", "match-is-over")
    outcome = table.position.outcome()
    assert outcome is not None
    assert outcome.scores == [90, 170, 170]
    assert (outcome.winners, outcome.places, outcome.reason) == ([B, C], [3, 1, 1], "shared-victory")
    assert outcome.breakdown == [
        ScoreLine("start", [80, 80, 80]),
        ScoreLine("auctions", [0, 0, 0]),
        ScoreLine("premiums", [10, 0, 0]),
        ScoreLine("exclusivity", [0, 0, 0]),
        ScoreLine("diversity", [0, 0, 0]),
        ScoreLine("contracts", [0, 0, 0]),
        ScoreLine("prize", [0, 90, 90]),
    ]


@rule("11.4")
@pytest.mark.parametrize(
    ("cash", "winners", "places", "why"),
    [
        ([59, 58, 55, 40], [], [1, 2, 3, 4], "nobody-wins"),
        ([60, 59, 30, 20], [0], [1, 2, 3, 4], "most-money"),
        ([90, 61, 90, 20], [0, 2], [1, 3, 1, 4], "shared-victory"),
    ],
)
def test_scenario_10_less_than_at_the_start_has_lost_P13(
    cash: list[int], winners: list[int], places: list[int], why: str
) -> None:
    table = island()
    table.state.cash = cash
    outcome = final_outcome(table.state)
    assert (outcome.winners, outcome.places, outcome.reason) == (winners, places, why)
    lost = [seat for seat in range(4) if cash[seat] < 60]
    assert outcome.remarks == [Remark(seat, "below-start", 60) for seat in lost]


@rule("11.4")
def test_the_end_names_the_winner_and_says_who_has_lost_and_why() -> None:
    names = ["Ann", "Bob", "Cleo", "Dora"]
    table = island()
    table.state.cash = [61, 59, 60, 59]
    outcome = final_outcome(table.state)
    english, french = Texts("en", strict=True), Texts("fr", strict=True)
    assert reason(english, "paradis", outcome, names) == "Ann has the most money."
    assert reason(french, "paradis", outcome, names) == "Ann a le plus d'argent."
    assert remarks(english, "paradis", outcome, names) == [
        [],
        ["less than the starting 60 Paras: has lost"],
        [],
        ["less than the starting 60 Paras: has lost"],
    ]
    assert [score(english, "paradis", amount, 1) for amount in (61, 1)] == ["61 Paras", "1 Para"]


@rule("11.4", "2.3")
def test_purses_are_open_at_the_end() -> None:
    table = island(cash="A 80, B 81, C 82")
    end_match(table.state, Journal())
    assert GAME.observe(table.state, C).cash == [80, 81, 82]  # type: ignore[attr-defined]


@rule("11.1", "11.3")
def test_a_prize_of_one_para_is_paid_too() -> None:
    # given eight preserved sites, five of them A's; the others share the second prize of 5
    drawing = "NW1=nature:A NW2=nature:A NW3=nature:A NE1=nature:A NE2=nature:A "
    table = island(drawing + "NE3=nature:B SW1=nature:C SW2=nature:D")
    journal = Journal()
    end_match(table.state, journal)
    assert [fact for fact in journal.facts if isinstance(fact, facts.EnvironmentPrize)] == [
        facts.EnvironmentPrize(A, 10),
        facts.EnvironmentPrize(B, 1),
        facts.EnvironmentPrize(C, 1),
        facts.EnvironmentPrize(D, 1),
    ]
    assert table.state.cash == [70, 61, 61, 61]
