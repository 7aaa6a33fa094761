"""Nothing is ever forced: what has one answer the rules do themselves, and whoever is asked can choose."""

from __future__ import annotations

import pytest

from tests.contract.walk import walk


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("seed", range(4))
def test_whoever_is_asked_has_a_choice(seats: int, seed: int) -> None:
    for step in walk("diamonds_club", seats, seed):
        for seat in range(seats):
            assert step.position.forced(seat) is None
        for seat in step.position.waiting_for():
            assert len(step.position.menu(seat)) > 1
