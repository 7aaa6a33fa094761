"""What holds at every step of every match."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as some

from ludotheque.games.rue_de_la_paix.actions import Build
from ludotheque.games.rue_de_la_paix.game import GAME
from ludotheque.games.rue_de_la_paix.rules.building import Building
from ludotheque.games.rue_de_la_paix.rules.titles import owner_of
from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.seats import NOBODY
from tests.support import rule

every_number_of_seats = pytest.mark.parametrize("seats", [2, 3, 4])


@rule("5.1", "5.2")
@given(some.lists(some.integers(0, 3), max_size=12))
def test_the_owner_is_who_the_book_says(stack: list[int]) -> None:
    owner = owner_of(stack)
    if not stack:
        assert owner == NOBODY
        return
    most = max(stack.count(seat) for seat in stack)
    tied = [seat for seat in set(stack) if stack.count(seat) == most]
    assert owner == min(tied, key=stack.index)


def walk(seats: int, seed: int) -> list[State]:
    """Copies of all positions of a random match."""
    chance = SeededChance(seed)
    position = GAME.setup(seats, GAME.options(), chance, SILENT)
    steps: list[State] = []
    while True:
        assert isinstance(position, State)
        steps.append(position.copy())
        waiting = position.waiting_for()
        if not waiting:
            return steps
        menu = position.menu(waiting[0])
        position.play(waiting[0], menu[chance.below("what", len(menu))], chance, SILENT)


@rule("5.3", "6.1")
@every_number_of_seats
def test_titles_and_tokens_follow_the_stacks_between_steps(seats: int) -> None:
    for seed in range(20):
        looked_at = 0
        for state in walk(seats, seed):
            assert [state.worth_of_titles(seat) for seat in range(seats)] == state.sums
            if not state.changed:
                assert state.titles == [owner_of(stack) for stack in state.stacks]
                looked_at += 1
        assert looked_at > 10


@rule("2.1", "2.3")
@every_number_of_seats
def test_hotels_and_cards_are_conserved(seats: int) -> None:
    for state in walk(seats, 7):
        assert [state.hotels_of(seat) for seat in range(seats)] == [state.box.hotels[seats]] * seats
        assert state.ledger()["cards"] == 28
        assert min(state.reserve) >= 0


@rule("4.1", "4.2", "4.6")
@every_number_of_seats
def test_no_step_of_building_breaks_a_condition(seats: int) -> None:
    for before in walk(seats, 3):
        phase = before.phase
        if not isinstance(phase, Building):
            continue
        spent = sum(before.box.value_of[number] for number in phase.built)
        assert phase.budget + spent == before.turn.budget
        assert phase.budget >= 0
        assert len({before.box.zone_of[number] for number in phase.built}) <= 1
        for number in set(phase.built):
            began = len(before.stacks[number]) - phase.built.count(number)
            assert began > 0 or phase.built.count(number) == 1
        offered = [action for action in before.menu(before.turn.player) if isinstance(action, Build)]
        assert all(action.value <= phase.budget for action in offered)


@rule("7.5", "7.6")
def test_the_pile_is_never_empty_while_there_are_discards() -> None:
    for seed in range(30):
        for state in walk(4, seed):
            assert state.pile or not state.discards
