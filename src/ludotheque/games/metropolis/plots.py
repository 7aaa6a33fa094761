"""Plots: a piece on lots of one district, as one number; and the numbering of all placements for codes."""

from __future__ import annotations

from typing import Final

from ludotheque.games.metropolis.components import (
    BITS,
    DISTRICTS,
    FIRST_BOX,
    INSIDE,
    MASKS,
    PIECES,
    TYPE_OF,
    UNITS,
)

PLOTS: Final = DISTRICTS * len(PIECES) * MASKS


def plot_of(district: int, piece: int, mask: int) -> int:
    return (district * len(PIECES) + piece) * MASKS + mask


def plot_district(plot: int) -> int:
    return plot // (len(PIECES) * MASKS)


def plot_piece(plot: int) -> int:
    return plot // MASKS % len(PIECES)


def plot_type(plot: int) -> int:
    return TYPE_OF[plot // MASKS % len(PIECES)]


def plot_mask(plot: int) -> int:
    return plot % MASKS


#: The lots of each mask of each district.
_LOTS: Final = [
    [district * UNITS + unit for unit in INSIDE[mask]]
    for district in range(DISTRICTS)
    for mask in range(MASKS)
]


def plot_lots(plot: int) -> list[int]:
    """The lots under a plot. The list is shared: nobody changes it."""
    return _LOTS[plot_district(plot) * MASKS + plot % MASKS]


def plot_under(piece: int, lots: list[int]) -> int:
    """The plot of a piece on these lots, −1 if a street divides them."""
    district = lots[0] // UNITS
    mask = 0
    for lot in lots:
        if lot // UNITS != district:
            return -1
        mask |= 1 << lot % UNITS
    return plot_of(district, piece, mask)


def _all_plots(joint: bool) -> list[int]:
    found: list[int] = []
    for district in range(DISTRICTS):
        for piece in range(len(PIECES)):
            for mask in FIRST_BOX.shapes[piece]:
                if not joint or BITS[mask] in FIRST_BOX.joint_sizes:
                    found.append(plot_of(district, piece, mask))
    return found


#: Every placement of the box, and those that several owners may build together, in the order of their codes.
ALL_PLOTS: Final = tuple(_all_plots(False))
ALL_JOINT_PLOTS: Final = tuple(_all_plots(True))
PLOT_NUMBERS: Final = {plot: number for number, plot in enumerate(ALL_PLOTS)}
JOINT_PLOT_NUMBERS: Final = {plot: number for number, plot in enumerate(ALL_JOINT_PLOTS)}
