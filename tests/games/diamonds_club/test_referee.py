"""Whole matches before an independent referee, at every number of seats and with every option."""

from __future__ import annotations

import pytest

from ludotheque.bots.registry import find_bot
from ludotheque.games.diamonds_club.components import GEM_NAMES, GEMS
from ludotheque.games.diamonds_club.game import GAME
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.seats import letter
from tests.games.diamonds_club.referee import Referee
from tests.support import rule


@rule("3.1", "5.2", "7.1", "7.2", "7.3", "8.3", "9.3", "9.4", "11.5", "12.1", "12.2", "13.3")
@pytest.mark.parametrize("seed", range(24))
def test_a_referee_who_hears_only_the_facts_agrees(seed: int) -> None:
    seats, leader = 2 + seed % 3, seed % 2
    by_cells, at_zero = seed % 4 == 1, seed % 5 == 2
    chosen: dict[str, object] = {
        "neighbour_price": "cells" if by_cells else "coins",
        "diamond_at_zero": at_zero,
        "first_leader": letter(leader),
    }
    chance, thoughts, journal = SeededChance(seed), SeededChance(seed + 1), Journal()
    bots = [find_bot("greedy" if (seed >> seat) % 2 else "random") for seat in range(seats)]
    position = GAME.setup(seats, GAME.options("", chosen), chance, journal)
    referee = Referee(seats, leader, by_cells, at_zero)
    heard = 0
    while True:
        for fact in journal.facts[heard:]:
            referee.hear(fact)
        heard = len(journal.facts)
        compare(referee, position)  # type: ignore[arg-type]
        waiting = position.waiting_for()
        if not waiting:
            break
        seat = waiting[0]
        menu = position.menu(seat)
        action = bots[seat].choose(GAME, GAME.observe(position, seat), menu, thoughts)
        position.play(seat, action, chance, journal)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == [referee.points(seat) for seat in range(seats)]


def compare(referee: Referee, state: State) -> None:
    """What the referee has written down is what lies on the table."""
    assert not referee.expected, "something was not happened"
    for seat in range(state.seats):
        hand = state.gems[seat * GEMS : (seat + 1) * GEMS]
        assert hand == [referee.gems[seat][gem] for gem in GEM_NAMES]
        if state.waiting_for():
            assert state.coins[seat] == referee.coins[seat]
