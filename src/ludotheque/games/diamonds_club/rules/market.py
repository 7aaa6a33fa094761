"""§4: the strips of a round, and which cells touch each other."""

from __future__ import annotations

from typing import Final

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.components import MOST_SEATS, ROWS, SIDES, STRIPS
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal


def _touching(columns: int) -> list[list[int]]:
    """§4.2: the up to four neighbours of each cell of a grid, column after column."""
    found: list[list[int]] = []
    for cell in range(columns * ROWS):
        column, row = divmod(cell, ROWS)
        near: list[int] = []
        if column > 0:
            near.append(cell - ROWS)
        if row > 0:
            near.append(cell - 1)
        if row < ROWS - 1:
            near.append(cell + 1)
        if column < columns - 1:
            near.append(cell + ROWS)
        found.append(near)
    return found


#: The neighbours of each cell, by the number of seats.
NEIGHBOURS: Final[list[list[list[int]]]] = [_touching(2 * seats) for seats in range(MOST_SEATS + 1)]

_SIDES: Final = list(SIDES)


def strip_name(face: int) -> str:
    """`D3a`: a dark strip on its first side; `L1b`: a light one on its second."""
    strip, side = divmod(face, len(SIDES))
    return f"{'D' if strip < STRIPS else 'L'}{strip % STRIPS + 1}{SIDES[side]}"


def lay_market(state: State, chance: Chance, journal: Journal) -> None:
    """§4.1: one dark and one light strip per player, each on a random side."""
    dark = list(range(STRIPS))
    light = list(range(STRIPS, 2 * STRIPS))
    chance.shuffle("dark strips", dark)
    chance.shuffle("light strips", light)
    faces: list[int] = []
    for strip in dark[: state.seats] + light[: state.seats]:
        faces.append(len(SIDES) * strip + chance.face("side", _SIDES))
    state.strips = faces
    state.laid = [0] * (len(faces) * ROWS)
    if journal.on:
        journal.record(facts.MarketLaid(state.round_number, " ".join([strip_name(face) for face in faces])))
