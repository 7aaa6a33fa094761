"""§11: the environment prize and the victory."""

from __future__ import annotations

import pytest

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.game import GAME
from ludotheque.games.paradis.rules.ending import end_match, final_outcome, prizes
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.outcome import ScoreLine
from ludotheque.kernel.refusal import Refusal
from tests.games.paradis.island import island
from tests.support import A, B, C, rule

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
    told = table.play(B, "place NW3 nature")
    assert told == [
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
    ("cash", "winners", "places", "reason"),
    [
        ([59, 58, 55, 40], [], [1, 2, 3, 4], "nobody-wins"),
        ([60, 59, 30, 20], [0], [1, 2, 3, 4], "most-money"),
        ([90, 61, 90, 20], [0, 2], [1, 3, 1, 4], "shared-victory"),
    ],
)
def test_scenario_10_less_than_at_the_start_has_lost_P13(
    cash: list[int], winners: list[int], places: list[int], reason: str
) -> None:
    table = island()
    table.state.cash = cash
    outcome = final_outcome(table.state)
    assert (outcome.winners, outcome.places, outcome.reason) == (winners, places, reason)


@rule("11.4", "2.3")
def test_purses_are_open_at_the_end() -> None:
    table = island(cash="A 80, B 81, C 82")
    end_match(table.state, Journal())
    assert GAME.observe(table.state, C).cash == [80, 81, 82]  # type: ignore[attr-defined]
