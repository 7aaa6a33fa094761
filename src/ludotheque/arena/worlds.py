"""Whether a game's `imagine` gives worlds that a bot may trust: what every sampler of worlds must pass.

A game of your own calls these from its tests (`tests/contract/test_worlds.py` does for ours). Each raises
`AssertionError` with what is wrong.

- `check_consistent`: a world looks like the real position to the seat that imagines it, and asks the same of it;
- `check_blind`: positions that look alike give the same worlds, so nothing hidden was read;
- `check_distribution`: what is hidden comes as often as it should, where that can be counted.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import sqrt
from typing import Final

from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.position import Observation, Position
from ludotheque.kernel.record import save
from ludotheque.kernel.seats import SPECTATOR

SURE: Final = 3.3  #: about one of a thousand right samplers is further off than so many deviations


def check_consistent(game: Game, position: Position, seed: int) -> None:
    """Every viewer's world looks as the position looks to him; a seat finds its own menu in it."""
    for seat in [*range(position.seats), SPECTATOR]:
        seen = game.observe(position, seat)
        before = save(seen)
        world = game.imagine(seen, SeededChance(seed))
        assert save(seen) == before, f"seat {seat}: imagining changed the observation"
        assert game.observe(world, seat) == seen, f"seat {seat}: the world looks different"
        assert world.waiting_for() == position.waiting_for(), f"seat {seat}: the world waits for others"
        if seat != SPECTATOR:
            assert world.menu(seat) == position.menu(seat), f"seat {seat}: the world has another menu"


def check_blind(game: Game, position: Position, seed: int) -> None:
    """The hidden part dealt anew, the same seed gives the same world; another world is independent of the first."""
    for seat in [*range(position.seats), SPECTATOR]:
        seen = game.observe(position, seat)
        other = game.observe(game.imagine(seen, SeededChance(seed + 1)), seat)
        mine = game.imagine(seen, SeededChance(seed))
        assert save(mine) == save(game.imagine(other, SeededChance(seed))), f"seat {seat}: the sampler peeks"
        again = game.imagine(seen, SeededChance(seed))
        assert save(again) == save(mine), f"seat {seat}: a seed gives two worlds"


def check_distribution(
    game: Game,
    seen: Observation,
    question: Callable[[Position], Hashable],
    expected: dict[Hashable, float],
    worlds: int = 2000,
    seed: int = 1,
) -> None:
    """The answers of `worlds` imagined positions are as frequent as expected (chi-square)."""
    assert abs(sum(expected.values()) - 1.0) < 1e-9, "probabilities add up to one"
    chance = SeededChance(seed)
    counted: dict[Hashable, int] = dict.fromkeys(expected, 0)
    for _ in range(worlds):
        answer = question(game.imagine(seen, chance))
        assert answer in expected, f"{answer!r} is impossible"
        counted[answer] += 1
    off = 0.0
    for answer, probability in expected.items():
        off += (counted[answer] - worlds * probability) ** 2 / (worlds * probability)
    freedom = len(expected) - 1
    # chi-square is close to normal after the cube root (Wilson and Hilferty)
    if freedom > 0:
        spread = 2.0 / (9.0 * freedom)
        deviations = ((off / freedom) ** (1.0 / 3.0) - (1.0 - spread)) / sqrt(spread)
        assert deviations < SURE, f"chi-square {off:.1f} with {freedom} degrees of freedom: {counted}"
