"""Ludothèque: great, out-of-print board games, to be played and to be programmed with."""

from __future__ import annotations

__version__ = "0.1.0"


def is_compiled() -> bool:
    """Whether the rules that run are the compiled ones (see `setup.py`) or plain Python."""
    from ludotheque.kernel import game

    return not str(game.__file__).endswith(".py")
