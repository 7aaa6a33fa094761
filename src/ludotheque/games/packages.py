"""Games of other packages: each names its `Game` in the entry point group `ludotheque.games`.

    [project.entry-points."ludotheque.games"]
    chandelle = "chandelle.game:GAME"

A package that cannot be opened costs one line in the log, never the other games.
"""

from __future__ import annotations

import logging
import re
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from ludotheque.kernel.catalogue import add_game
from ludotheque.kernel.game import Game
from ludotheque.kernel.seats import LETTERS

GROUP: Final = "ludotheque.games"
LANGUAGES: Final = ("en", "fr")

#: An id stands in addresses, files and messages.
ID: Final = re.compile(r"[a-z][a-z0-9_]{1,40}")

#: What the folder of a game must hold.
FILES: Final = (
    *(f"{name}.{lang}.md" for name in ("rules", "aid") for lang in LANGUAGES),
    *(f"messages.{lang}.ftl" for lang in LANGUAGES),
    *("art/board.svg", "art/pieces.svg"),
)

log = logging.getLogger("ludotheque")


class Incomplete(Exception):
    """What a game of a package lacks."""


def add_installed() -> None:
    """Adds the games of all installed packages, by name."""
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        try:
            add_game(opened(entry))
        except Exception as error:
            reason = " ".join(f"{type(error).__name__}: {error}".split())
            log.warning("The game %s (%s) cannot be opened: %s", entry.name, entry.value, reason)


def opened(entry: EntryPoint) -> Game:
    """The game of an entry point, complete as far as can be seen without playing it."""
    game = entry.load()
    if not isinstance(game, Game):
        raise Incomplete(f"{entry.value} is no Game")
    meta = game.meta
    if not ID.fullmatch(meta.id):
        raise Incomplete(f"{meta.id!r} is no id: small letters, figures and _ only")
    if not 1 <= meta.min_seats <= meta.max_seats <= len(LETTERS):
        raise Incomplete(f"a game has 1 to {len(LETTERS)} seats")
    unshown = [title for title in (*LANGUAGES, "original") if not meta.titles.get(title)]
    if unshown:
        raise Incomplete(f"no title for {', '.join(unshown)}")
    absent = [file for file in FILES if not (game.folder / file).is_file()]
    if absent:
        raise Incomplete(f"{', '.join(absent)} not found in {game.folder}")
    game.box(meta.edition)
    return game
