"""Random walks through any game, for the properties that every game owes."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.options import CHOICE, Options
from ludotheque.kernel.position import Observation, Position, snapshot
from ludotheque.kernel.record import save
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.kernel.trouble import Trouble


def tables() -> list[tuple[str, int]]:
    """Every game with every number of seats."""
    return [
        (game.meta.id, seats)
        for game in CATALOGUE
        for seats in range(game.meta.min_seats, game.meta.max_seats + 1)
    ]


every_table = pytest.mark.parametrize(("game_id", "seats"), tables(), ids=lambda value: str(value))
every_game = pytest.mark.parametrize("game_id", [game.meta.id for game in CATALOGUE])


def some_options(game: Game, chance: SeededChance) -> Options:
    """Each option at random, so that walks visit them all."""
    chosen: dict[str, object] = {}
    for option in game.meta.options:
        if option.kind == CHOICE:
            chosen[option.key] = option.choices[chance.below("choice", len(option.choices))]
        else:
            chosen[option.key] = chance.below("flag", 2) == 1
    return game.options("", chosen)


class Step:
    """A position on a random walk, and the move the walk makes next."""

    def __init__(self, game: Game, options: Options, position: Position, seat: int, action: Action | None):
        self.game = game
        self.options = options
        self.position = position
        self.seat = seat
        self.action = action

    def viewers(self) -> list[int]:
        return [*range(self.position.seats), SPECTATOR]


def opening(game_id: str, seats: int, seed: int) -> tuple[Game, Options, Position, SeededChance]:
    game = find_game(game_id)
    chance = SeededChance(seed)
    while True:
        options = some_options(game, chance)
        try:
            return game, options, game.setup(seats, options, chance, SILENT), chance
        except Trouble:
            continue  # a combination of options this table cannot have


def walk(game_id: str, seats: int, seed: int, every: int = 1) -> Iterator[Step]:
    """A random match; yields every so many steps, and the end."""
    game, options, position, chance = opening(game_id, seats, seed)
    number = 0
    while True:
        waiting = position.waiting_for()
        if not waiting:
            yield Step(game, options, position, SPECTATOR, None)
            return
        seat = waiting[chance.below("seat", len(waiting))]
        menu = position.menu(seat)
        assert menu, f"{game_id}: seat {seat} is waited for and can do nothing"
        action = menu[chance.below("action", len(menu))]
        if number % every == 0:
            yield Step(game, options, position, seat, action)
        position.play(seat, action, chance, SILENT)
        number += 1


def text(position: Position) -> str:
    return json.dumps(snapshot(position))


def seen_text(seen: Observation) -> str:
    return json.dumps(save(seen))
