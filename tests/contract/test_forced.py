"""What a table plays for a seat without asking: only what everybody can see is its one possibility."""

from __future__ import annotations

from functools import cache

import pytest

from ludotheque.games import find_game
from ludotheque.games.metropolis.actions import NO_PROMISE, PROMISE_LOT, OfferTrade
from ludotheque.games.metropolis.components import LOTS
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.position import Position
from ludotheque.kernel.seats import SPECTATOR
from tests.contract.walk import every_table, walk

seeds = pytest.mark.parametrize("seed", [71, 72, 73])

IMAGINED = 4  #: positions that look the same to a spectator, for each one that is checked


@cache
def open_ended(game_id: str) -> list[Action]:
    """What menus only sample: all of it that has a code, and exchanges of lots, which have none."""
    game = find_game(game_id)
    found = [action for action in map(game.action, range(game.codes())) if action.open_ended]
    if game_id == "metropolis":
        found += exchanges()
    return found


def exchanges() -> list[Action]:
    """Every lot as a gift to everybody, with and without a promise, and some exchanges of two."""
    found: list[Action] = []
    for lot in range(LOTS):
        for taker in range(5):
            found.append(OfferTrade([lot], [taker], NO_PROMISE))
            found.append(OfferTrade([lot], [taker], PROMISE_LOT + (lot + 1) % LOTS))
            if lot + 7 < LOTS:
                found.append(OfferTrade([lot, lot + 7], [taker, (taker + 1) % 5], NO_PROMISE))
    return found


def check_forced(game: Game, position: Position, seat: int) -> bool:
    """Whether something is forced on this seat; if so, that nothing else is possible."""
    action = position.forced(seat)
    if action is None:
        return False
    assert seat in position.waiting_for(), "nobody waits for this seat"
    assert position.menu(seat) == (action,)
    assert position.refusal(seat, action) is None
    for other in open_ended(game.meta.id):
        if other != action:
            assert position.refusal(seat, other) is not None, f"{action} is forced, but {other} is possible"
    return True


def check_public(game: Game, position: Position, chance: SeededChance) -> None:
    """What is forced on each seat is the same in every position that a spectator cannot tell from this one."""
    shown = game.observe(position, SPECTATOR)
    here = [position.forced(seat) for seat in range(position.seats)]
    for _ in range(IMAGINED):
        imagined = game.imagine(shown, chance)
        assert [imagined.forced(seat) for seat in range(position.seats)] == here


@every_table
@seeds
def test_what_is_forced_is_the_only_possibility(game_id: str, seats: int, seed: int) -> None:
    for step in walk(game_id, seats, seed):
        for seat in range(seats):
            check_forced(step.game, step.position, seat)


@every_table
@seeds
def test_what_is_forced_shows_no_secret(game_id: str, seats: int, seed: int) -> None:
    chance = SeededChance(seed)
    for step in walk(game_id, seats, seed, every=3):
        check_public(step.game, step.position, chance)
