"""Results that theory knows, reproduced with the rules of the games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from math import factorial, prod
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="the extra openspiel is not installed")

from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

from ludotheque.games.last_chance.actions import keep
from ludotheque.games.last_chance.dice import DICE, FACES, FIRST_THROW, KEEPS, SETS, set_of
from ludotheque.games.last_chance.game import GAME
from ludotheque.games.last_chance.rules.attempt import SUCCESS, Attempt
from ludotheque.games.last_chance.solver import solve
from ludotheque.games.last_chance.state import State
from ludotheque.kernel.chance import Chance, ScriptedChance, SeededChance
from ludotheque.kernel.editions import SMALL
from ludotheque.kernel.journal import SILENT, Journal
from ludotheque.kernel.phase import Phase
from tests.envs.private_auction import CASH, PrivateAuction
from tests.games.last_chance.bar import offered


class BidWorth(policy.Policy):  # type: ignore[misc]
    """Bids what the tile is worth, and so much more or less."""

    def __init__(self, game: Any, more: int) -> None:
        super().__init__(game, [0, 1])
        self.more = more

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        player = state.current_player() if player_id is None else player_id
        wanted = state.values[player] + self.more
        return {min(state.legal_actions(), key=lambda amount: abs(amount - wanted)): 1.0}


def test_truthful_bidding_is_an_equilibrium_of_the_second_price_auction() -> None:
    """§4.2: who pays the second highest bid has no reason to bid anything but what the tile is worth."""
    game = PrivateAuction()
    assert exploitability.nash_conv(game, BidWorth(game, 0)) == pytest.approx(0.0, abs=1e-9)


@pytest.mark.parametrize("more", [1, CASH])
def test_bidding_more_than_the_worth_is_none(more: int) -> None:
    game = PrivateAuction()
    assert exploitability.nash_conv(game, BidWorth(game, more)) > 0.1


# --- Last Chance -------------------------------------------------------------------------------------------


class Result(Phase[State]):
    """Below an attempt: keeps its result."""

    def __init__(self, result: int) -> None:
        self.result = result

    def resume(self, state: State, result: int, chance: Chance, journal: Journal) -> None:
        self.result = result


class ValueIteration:
    """The chance of a card by the rules alone: from one roll to the next, over every keep and every fall (§9)."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.state.champion = 0
        self.wins = self.state.card_on_table().wins
        self.value: Callable[[int, int], Fraction] = cache(self._value)
        self.average: Callable[[int, int], Fraction] = cache(self._average)

    def _value(self, throw: int, rolls: int) -> Fraction:
        if self.wins[throw] or rolls == 0:
            return Fraction(int(self.wins[throw]))
        return max(self.average(kept, rolls) for kept in KEEPS[throw - FIRST_THROW])

    def _average(self, kept: int, rolls: int) -> Fraction:
        rolled = DICE - len(SETS[kept])
        total = Fraction(0)
        for fall in {tuple(sorted(fall)) for fall in product(range(1, FACES + 1), repeat=rolled)}:
            orders = factorial(rolled) // prod(factorial(number) for number in Counter(fall).values())
            total += orders * self.after(kept, fall, rolls)
        return Fraction(total, FACES**rolled)

    def after(self, kept: int, fall: tuple[int, ...], rolls: int) -> Fraction:
        """One roll, played by the rules."""
        below = Result(0)
        self.state.phases = [below, Attempt(rolls)]
        self.state.play(0, keep(kept), ScriptedChance({"dice": list(fall)}), SILENT)
        if len(self.state.phases) == 1:
            return Fraction(int(below.result == SUCCESS))
        return self.value(self.state.dice, rolls - 1)


@pytest.mark.parametrize("card", ["LC01", "LC27"])
def test_the_solver_gives_the_value_that_value_iteration_finds(card: str) -> None:
    found = ValueIteration(offered(card, "1 1 1 1 1").state)
    for dice in ((1, 2, 2, 4, 4), (2, 3, 4, 5, 6), (1, 1, 1, 1, 1)):
        for rolls in (1, 2, 3):
            assert solve(card, list(dice), rolls).fraction == found.value(set_of(list(dice)), rolls)


@pytest.mark.parametrize("number", [0, 1])
def test_in_the_small_configuration_they_agree_on_every_throw_and_roll(number: int) -> None:
    state = GAME.setup(3, GAME.options(SMALL), SeededChance(1), SILENT)
    assert isinstance(state, State)
    state.card = number
    card = state.card_on_table()
    found = ValueIteration(state)
    for rolls in range(card.rolls + 1):
        for throw in range(FIRST_THROW, len(SETS)):
            solution = solve(card.id, list(SETS[throw]), rolls, SMALL)
            assert solution.fraction == found.value(throw, rolls), (SETS[throw], rolls)
