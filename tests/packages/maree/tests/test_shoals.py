"""§1 to §4 of the rule page, on positions that a few baits make."""

from __future__ import annotations

import pytest
from maree.game import GAME
from maree.rules.shoals import taker
from maree.state import State

from ludotheque.kernel.chance import ScriptedChance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.outcome import Outcome
from ludotheque.kernel.seats import NOBODY

rule = pytest.mark.rule


def harbour(seats: int = 2, second_takes: bool = False) -> State:
    """A match whose shoals come in the order 9, 8, … 1."""
    chance = ScriptedChance({"shoals": [list(range(1, 10))]})
    options = GAME.options("", {"second_takes": second_takes})
    state = GAME.setup(seats, options, chance, Journal())
    assert isinstance(state, State)
    return state


def lay(state: State, *baits: int) -> list[str]:
    """Everybody lays a bait; gives the keys of what happened."""
    journal = Journal()
    for seat, bait in enumerate(baits):
        action = GAME.parse(f"lay {bait}")
        assert state.refusal(seat, action) is None
        state.play(seat, action, ScriptedChance({}), journal)
    return [fact.key() for fact in journal.facts]


@rule("1.1", "2.1")
def test_everybody_has_all_baits_and_one_shoal_is_open() -> None:
    state = harbour(3)
    assert state.hands == [list(range(1, 10))] * 3
    assert len(state.pile) == 8 and state.waiting_for() == [0, 1, 2]


@rule("3.1", "3.3")
def test_a_bait_can_be_replaced_until_all_are_shown_and_the_strongest_takes_the_shoal() -> None:
    state = harbour()
    first = GAME.parse("lay 2")
    state.play(0, first, ScriptedChance({}), Journal())
    assert state.waiting_for() == [1] and state.refusal(0, GAME.parse("lay 5")) is None
    assert lay(state, 5, 3) == ["bait-laid", "bait-laid", "baits-shown", "shoal-caught", "shoal-turned"]
    assert [len(shoals) for shoals in state.caught] == [1, 0]


@rule("3.2")
def test_a_bait_is_used_once_and_the_last_one_is_forced() -> None:
    state = harbour()
    for bait in range(1, 9):
        assert state.forced(0) is None
        lay(state, bait, 10 - bait)
    refused = state.refusal(0, GAME.parse("lay 3"))
    assert refused is not None and (refused.rule, refused.key) == ("3.2", "bait-used")
    assert [action.notation for action in state.menu(0)] == ["lay 9"]
    assert state.forced(0) is state.menu(0)[0]


@rule("3.4")
@pytest.mark.parametrize(
    ("laid", "second_takes", "expected"),
    [
        ([7, 7, 3], False, NOBODY),
        ([7, 7, 3], True, 2),
        ([7, 7, 3, 3], True, NOBODY),
        ([2, 9, 2, 2], False, 1),
    ],
)
def test_equal_baits_let_the_shoal_escape_or_leave_it_to_the_next(
    laid: list[int], second_takes: bool, expected: int
) -> None:
    assert taker(laid, second_takes) == expected


@rule("4.1")
def test_after_nine_shoals_the_most_points_win_and_equals_share() -> None:
    state = harbour()
    for bait in range(1, 10):
        lay(state, bait, bait)
    outcome = state.outcome()
    assert isinstance(outcome, Outcome)
    assert outcome.winners == [0, 1] and outcome.reason == "shared-victory"
    assert state.escaped == sorted(state.escaped, reverse=True) and len(state.escaped) == 9
