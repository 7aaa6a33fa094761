"""The games for PettingZoo: importing this registers them.

    import ludotheque.envs.pettingzoo
    env = pettingzoo.make("aec", "ludotheque/Paradis-v1", seats=4)

The games with sealed bids or bets have a parallel environment too.
"""

from __future__ import annotations

from functools import partial

from pettingzoo import register

from ludotheque.envs.encodings import ENCODINGS, SIMULTANEOUS
from ludotheque.envs.pettingzoo.aec import LudothequeAEC, env_name
from ludotheque.envs.pettingzoo.parallel import LudothequeParallel

for _game in ENCODINGS:
    register("aec", f"ludotheque/{env_name(_game)}", partial(LudothequeAEC, _game))
    if _game in SIMULTANEOUS:
        register("parallel", f"ludotheque/{env_name(_game)}", partial(LudothequeParallel, _game))

__all__ = ["SIMULTANEOUS", "LudothequeAEC", "LudothequeParallel", "env_name"]
