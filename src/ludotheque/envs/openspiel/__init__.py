"""The games for OpenSpiel: importing this registers them.

    import ludotheque.envs.openspiel
    game = pyspiel.load_game("ludotheque_<game>", {"players": 4})

Every draw is a chance node. Seats act one after the other; where the rules have sealed decisions, those who act
later see only that somebody has decided. Games with such decisions are also registered with simultaneous nodes, as
`ludotheque_<game>_simultaneous`.
"""

from __future__ import annotations

import pyspiel

from ludotheque.envs.encodings import ENCODINGS, SIMULTANEOUS
from ludotheque.envs.openspiel.game import (
    LudothequeGame,
    LudothequeState,
    game_type,
    imagining,
    short_name,
)
from ludotheque.envs.openspiel.simultaneous import SimultaneousGame
from ludotheque.kernel.encoding import Encoding


def register(encoding: Encoding, simultaneous: bool = False) -> None:
    """Makes a game loadable by its short name."""
    kind = game_type(encoding, simultaneous)
    base = SimultaneousGame if simultaneous else LudothequeGame
    name = f"{short_name(encoding.game.meta.id, simultaneous)}_game"
    pyspiel.register_game(kind, type(name, (base,), {"encoding": encoding, "kind": kind}))


for _game, _encoding in ENCODINGS.items():
    register(_encoding)
    if _game in SIMULTANEOUS:
        register(_encoding, simultaneous=True)

__all__ = ["SIMULTANEOUS", "LudothequeGame", "LudothequeState", "imagining", "short_name"]
