"""The games that are environments: each brings an `encoding.py` in its own folder."""

from __future__ import annotations

import importlib
import logging
import sys
from pathlib import Path
from typing import Final

from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.encoding import Encoding
from ludotheque.kernel.game import Game

MODULE: Final = "encoding"  #: the module of a game's package; its `ENCODING` says what the numbers mean

log = logging.getLogger("ludotheque")


class NoEncoding(ValueError):
    """A game that is no environment, and why."""


def package_of(game: Game) -> str:
    """The name of the package that lies in the game's folder; empty if there is none."""
    folder = game.folder.resolve()
    for name, module in list(sys.modules.items()):
        if name.rpartition(".")[2] != folder.name:
            continue
        if folder in [Path(path).resolve() for path in getattr(module, "__path__", ())]:
            return name
    return ""


def read_encoding(game: Game) -> Encoding:
    """The encoding that a game brings; `NoEncoding` if it brings none."""
    package = package_of(game)
    if not package or not (game.folder / f"{MODULE}.py").is_file():
        raise NoEncoding(f"{game.meta.id} is no environment: there is no {MODULE}.py in its package")
    found = getattr(importlib.import_module(f"{package}.{MODULE}"), "ENCODING", None)
    if not isinstance(found, Encoding) or found.game is not game:
        raise NoEncoding(f"{game.meta.id} is no environment: its {MODULE}.py has no ENCODING of this game")
    return found


def read_all() -> dict[str, Encoding]:
    """The encodings of all games that bring one; one that cannot be used costs a line in the log."""
    found: dict[str, Encoding] = {}
    for game in CATALOGUE:
        if (game.folder / f"{MODULE}.py").is_file():
            try:
                found[game.meta.id] = read_encoding(game)
            except Exception as error:  # whatever the module of another package raises
                reason = " ".join(f"{type(error).__name__}: {error}".split())
                log.warning("The encoding of %s cannot be used: %s", game.meta.id, reason)
    return found


ENCODINGS: Final[dict[str, Encoding]] = read_all()
#: The games whose rules have simultaneous moves.
SIMULTANEOUS: Final = tuple([game for game, encoding in ENCODINGS.items() if encoding.sealed])


def find_encoding(game: str) -> Encoding:
    """The encoding of a game; `NoEncoding` says in a sentence why there is none."""
    return ENCODINGS[game] if game in ENCODINGS else read_encoding(find_game(game))
