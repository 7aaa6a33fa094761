"""Names and spaces of agents, as PettingZoo and RLlib both have them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ludotheque.envs.arrays import bounds
from ludotheque.kernel.encoding import Encoding


def agent_names(seats: int) -> list[str]:
    return [f"player_{seat}" for seat in range(seats)]


def observation_space(encoding: Encoding, extra_actions: int = 0) -> Any:
    """A new space for what one seat sees: the vector and the mask."""
    size = encoding.actions.size + extra_actions
    low, high = bounds(encoding)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.float32),
            "action_mask": spaces.Box(0, 1, (size,), np.int8),
        }
    )
