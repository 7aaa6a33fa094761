"""The encodings of the five games, by the game's id."""

from __future__ import annotations

from typing import Final

from ludotheque.envs.encodings import diamonds_club, last_chance, metropolis, paradis, rue_de_la_paix
from ludotheque.envs.encodings.base import Encoding

ENCODINGS: Final[dict[str, Encoding]] = {
    module.ENCODING.game.meta.id: module.ENCODING
    for module in (paradis, last_chance, rue_de_la_paix, diamonds_club, metropolis)
}


def find_encoding(game: str) -> Encoding:
    """The encoding of a game; `KeyError` if nobody has written one."""
    return ENCODINGS[game]
