"""§10: which cells of a park a tile may cover."""

from __future__ import annotations

from typing import Final

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.components import (
    ANIMAL_TILE,
    EMPTY,
    FOREST_TILE,
    IMPOSED,
    LIGHT,
    PARK,
    tile_name,
)
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.journal import Journal

NOWHERE: Final = -1


def imposed_kind(state: State, seat: int, cell: int) -> int:
    """§10.2: the building an imposed cell pictures."""
    return state.box.imposed[seat * IMPOSED + cell]


def open_imposed(state: State, seat: int, kind: int) -> int:
    """§10.2: an open imposed cell for this kind of building; NOWHERE if there is none."""
    for cell in range(IMPOSED):
        if state.parks[seat * PARK + cell] == EMPTY and imposed_kind(state, seat, cell) == kind:
            return cell
    return NOWHERE


def open_free(state: State, seat: int) -> int:
    """§10.1, §10.3: the next free light cell, or once all 14 are full the next dark one; or NOWHERE."""
    first = seat * PARK
    parks = state.parks
    for cell in range(IMPOSED, LIGHT):
        if parks[first + cell] == EMPTY:
            return cell
    if not state.imposed_is_full(seat):
        return NOWHERE
    for cell in range(LIGHT, PARK):
        if parks[first + cell] == EMPTY:
            return cell
    return NOWHERE


def is_full(state: State, seat: int) -> bool:
    """§10.4: all cells are covered."""
    for cell in range(seat * PARK, (seat + 1) * PARK):
        if state.parks[cell] == EMPTY:
            return False
    return True


def lay_tile(state: State, seat: int, tile: int, cell: int, journal: Journal) -> None:
    """Puts a tile of the supply on a park cell; the 14th light one makes this round the last (§13.1)."""
    if tile < FOREST_TILE:
        state.piles[tile] = state.piles[tile] - 1
    elif tile < ANIMAL_TILE:
        state.piles[tile - FOREST_TILE] = state.piles[tile - FOREST_TILE] - 1
    else:
        state.animals[tile - ANIMAL_TILE] = state.animals[tile - ANIMAL_TILE] - 1
    state.parks[seat * PARK + cell] = tile
    if journal.on:
        journal.record(facts.TileLaid(seat, tile_name(tile), cell_kind(cell)))
    if cell < LIGHT and state.light_is_full(seat):
        state.ending = True
        if journal.on:
            journal.record(facts.ParkFilled(seat))


def cell_kind(cell: int) -> str:
    if cell < IMPOSED:
        return "imposed"
    return "free" if cell < LIGHT else "dark"


def is_last_round(state: State) -> bool:
    """§13.1, §13.5: a park is full, or none can be filled any more (tiles never come back)."""
    if state.ending:
        return True
    for seat in range(state.seats):
        if can_still_fill(state, seat):
            return False
    return True


def can_still_fill(state: State, seat: int) -> bool:
    """§13.5: whether the supply holds tiles for all open light cells, for the imposed ones the right ones."""
    first = seat * PARK
    parks = state.parks
    left = state.piles[:]
    for cell in range(IMPOSED):
        if parks[first + cell] == EMPTY:
            kind = imposed_kind(state, seat, cell)
            if left[kind] == 0:
                return False
            left[kind] = left[kind] - 1
    open_cells = 0
    for cell in range(first, first + LIGHT):
        if parks[cell] == EMPTY:
            open_cells += 1
    return open_cells <= state.tiles_left()
