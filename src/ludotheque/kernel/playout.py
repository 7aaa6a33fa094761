"""Random play: the hot loop of benchmarks, property tests and searching bots."""

from __future__ import annotations

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.options import Options
from ludotheque.kernel.position import Position
from ludotheque.kernel.seats import NOBODY


def play_on(position: Position, chance: Chance, most: int = 1_000_000) -> int:
    """Plays at random until the match is over or `most` decisions were made; the number of decisions."""
    decisions = 0
    while decisions < most:
        seat = position.draw_seat(chance)
        if seat == NOBODY:
            break
        position.play(seat, position.draw(seat, chance), chance, SILENT)
        decisions += 1
    return decisions


def random_match(game: Game, seats: int, options: Options, chance: Chance) -> tuple[Position, int]:
    """One whole match of random play: its last position and its number of decisions."""
    position = game.setup(seats, options, chance, SILENT)
    return position, play_on(position, chance)
