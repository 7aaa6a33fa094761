"""Ludothèque: great, out-of-print board games, to be played and to be programmed with."""

from __future__ import annotations

from pathlib import Path

__version__ = "0.1.0"


def is_compiled() -> bool:
    """Whether the rules that run are the compiled ones (see `setup.py`) or plain Python."""
    from ludotheque.kernel import game

    return not str(game.__file__).endswith(".py")


def build_note() -> str:
    """Why an installation that should be compiled is not; empty if it is, or if plain Python was wanted."""
    note = Path(__file__).with_name("not-compiled.txt")
    return note.read_text(encoding="utf-8").strip() if note.is_file() else ""
