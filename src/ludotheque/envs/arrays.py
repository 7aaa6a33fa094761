"""NumPy arrays of what the encoding of a game says: vectors, masks, bounds."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.kernel.actions import Action
from ludotheque.kernel.encoding import Encoding
from ludotheque.kernel.position import Observation

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]


def fill_vector(encoding: Encoding, seen: Observation, vector: Vector) -> None:
    """Writes what was seen into a vector of the encoding's size."""
    vector.fill(0.0)
    row: Any = vector.data  # writing a value through it costs a fifth of NumPy's own
    encoding.observations.write(seen, encoding.game.box(seen.edition), row, 0)


def new_mask(encoding: Encoding, menu: tuple[Action, ...], seat: int, seats: int) -> Mask:
    """What a seat may do, as a new array of ones and zeros."""
    mask = np.empty(encoding.actions.size, np.int8)
    fill_mask(encoding, menu, seat, seats, mask)
    return mask


def fill_mask(encoding: Encoding, menu: tuple[Action, ...], seat: int, seats: int, mask: Mask) -> None:
    """Ones at the numbers of the menu's actions, zeros elsewhere."""
    mask.fill(0)
    row: Any = mask.data
    for action in menu:
        row[encoding.actions.encode(action, seat, seats)] = 1


def bounds(encoding: Encoding) -> tuple[Vector, Vector]:
    """The lowest and the highest value of each place of the vector."""
    fields = encoding.observations.fields
    low = np.concatenate([np.full(field.size, field.low, np.float32) for field in fields])
    high = np.concatenate([np.full(field.size, field.high, np.float32) for field in fields])
    return low, high
