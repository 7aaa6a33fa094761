"""The games for RLlib: importing this registers them with Ray.

    import ludotheque.envs.rllib
    config = PPOConfig().environment("ludotheque/<game>", env_config={"seats": 3})

`examples/rllib_self_play.py` trains one policy for all seats.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from ray.tune import register_env

from ludotheque.envs.encodings import ENCODINGS
from ludotheque.envs.rllib.environment import LudothequeMultiAgent
from ludotheque.envs.rllib.policy import MaskedPolicy


def _made(game: str, config: dict[str, Any]) -> LudothequeMultiAgent:
    """Ray hands its own kind of dictionary over, with keys that are none of ours as attributes."""
    return LudothequeMultiAgent(game, **dict(config))


for _game in ENCODINGS:
    register_env(f"ludotheque/{_game}", partial(_made, _game))

__all__ = ["LudothequeMultiAgent", "MaskedPolicy"]
