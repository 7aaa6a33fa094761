"""§5: which piece may stand where, and who may put it there."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from ludotheque.games.metropolis.actions import Build, Construction, build
from ludotheque.games.metropolis.components import (
    ALL_UNITS,
    DISTRICTS,
    MASKS,
    PIECES,
    TYPE_OF,
    TYPES,
    UNITS,
    Box,
    printed,
)
from ludotheque.games.metropolis.plots import plot_district, plot_mask, plot_of
from ludotheque.games.metropolis.town import Town
from ludotheque.kernel.actions import Action
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY


def allowed_pieces(box: Box, town: Town, district: int) -> int:
    """§5.2, §5.5: the pieces left that may stand in this district, as a mask."""
    return town.available & ~box.barred_by[town.present[district]]


def own_plots(box: Box, town: Town, seat: int) -> list[int]:
    """§5.4: every placement on a player's own unbuilt lots."""
    found: list[int] = []
    for district in range(DISTRICTS):
        lots = town.held[seat * DISTRICTS + district]
        if lots == 0:
            continue
        allowed = allowed_pieces(box, town, district)
        for index in box.fits[lots]:
            piece = box.placement_piece[index]
            if allowed >> piece & 1:
                found.append(plot_of(district, piece, box.placement_mask[index]))
    return found


def builds(box: Box, town: Town, seat: int, found: list[Action]) -> None:
    """Adds the same as actions: the hot path of random play."""
    available: i64 = town.available
    held = town.held
    first: i64 = seat * DISTRICTS
    district: i64
    for district in range(DISTRICTS):
        lots: i64 = held[first + district]
        if lots == 0:
            continue
        allowed = available & ~box.barred_by[town.present[district]]
        if allowed & box.fitting_pieces[lots]:
            fitting = box.builds[district * MASKS + lots]
            for action in fitting if fitting is not None else _fitting(box, district, lots):
                assert isinstance(action, Build)
                if allowed >> action.piece & 1:
                    found.append(action)


def _fitting(box: Box, district: int, lots: int) -> tuple[Any, ...]:
    """What fits on these lots, whatever is allowed there; made once."""
    made: list[Action] = []
    for index in box.fits[lots]:
        made.append(build(plot_of(district, box.placement_piece[index], box.placement_mask[index])))
    kept = tuple(made)
    box.builds[district * MASKS + lots] = kept
    return kept


def joint_plots(box: Box, town: Town, seat: int) -> list[int]:
    """§7.1: every placement on unbuilt lots of this player and others together."""
    found: list[int] = []
    if town.available & box.joint_pieces == 0:
        return found
    held = town.held
    first: i64 = seat * DISTRICTS
    district: i64
    for district in range(DISTRICTS):
        own: i64 = held[first + district]
        if own == 0:
            continue
        pool: i64 = town.occupied[district] & ~town.covered[district]
        fitting = box.joint_fits[pool]
        if own == pool or not fitting:
            continue
        allowed: i64 = allowed_pieces(box, town, district)
        for index in fitting:
            mask: i64 = box.placement_mask[index]
            piece = box.placement_piece[index]
            if mask & own and mask & ~own and allowed >> piece & 1:
                found.append(plot_of(district, piece, mask))
    return found


def has_room(box: Box, town: Town) -> bool:
    """§9.2: some piece that is left still fits on unbuilt lots, whoever owns them."""
    for district in range(DISTRICTS):
        if allowed_pieces(box, town, district) & box.fitting_pieces[ALL_UNITS & ~town.covered[district]]:
            return True
    return False


# --- the gate's part ---------------------------------------------------------------------------------


def refuse_place(box: Box, town: Town, action: Construction) -> Refusal | None:
    """§5.2 to §5.5, whoever owns the lots: one district, the shape, room, a piece left, no enemy."""
    piece = action.piece
    if action.plot < 0:
        return Refusal("5.3", "across-a-street", piece=PIECES[piece])
    mask = plot_mask(action.plot)
    if mask not in box.shapes[piece]:
        return Refusal("5.3", "shape-does-not-fit", piece=PIECES[piece])
    for lot in action.lots:
        if town.is_built(lot):
            return Refusal("5.6", "lot-built-on", lot=printed(lot))
    if town.stock[piece] == 0:
        return Refusal("5.2", "piece-gone", piece=PIECES[piece])
    return refuse_neighbours(box, town, plot_district(action.plot), piece)


def refuse_neighbours(box: Box, town: Town, district: int, piece: int) -> Refusal | None:
    """§5.5: whichever came first keeps the other out."""
    enemies = box.forbidden[TYPE_OF[piece]] & town.present[district]
    for type_, name in enumerate(TYPES):
        if enemies >> type_ & 1:
            return Refusal(
                "5.5",
                "not-in-one-district",
                piece=PIECES[piece],
                enemy=name,
                district=printed(district * UNITS),
            )
    return None


def refuse_owners(town: Town, seat: int, action: Construction) -> Refusal | None:
    """§5.4: all lots must be the builder's own."""
    for lot in action.lots:
        owner = town.owners[lot]
        if owner == NOBODY:
            return refuse_free_lot(action, lot)
        if owner != seat:
            numbers = [printed(other) for other in action.lots]
            piece = PIECES[action.piece]
            return Refusal("5.4", "lot-of-another", piece=piece, lots=numbers, lot=printed(lot), owner=owner)
    return None


def refuse_free_lot(action: Construction, lot: int) -> Refusal:
    """§5.4: one of the lots has no owner yet."""
    numbers = [printed(other) for other in action.lots]
    return Refusal("5.4", "lot-of-nobody", piece=PIECES[action.piece], lots=numbers, lot=printed(lot))
