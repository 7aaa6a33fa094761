"""Game files on disk: read whole, written beside and renamed, never over somebody's file."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path

from ludotheque.games import find_game
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.match import Match
from ludotheque.kernel.matchfile import file_text, read_match
from ludotheque.kernel.trouble import Trouble

PERSON = "person"  #: in the list of players, a seat that is nobody's bot


def read(file: Path) -> str:
    """The text of a game file; `Trouble` if it is none."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Trouble("damaged-file", where="the whole file", expected="JSON") from error


def load(file: Path, chance: Chance) -> tuple[Match, list[str]]:
    """The match of a file, and who plays each seat: `person` or the name of a bot."""
    text = read(file)
    match = read_match(text, find_game, chance)
    return match, players_of(text, match.seats)


def players_of(text: str, seats: int) -> list[str]:
    """Who sat where when the file was written; a file that does not say is for people only."""
    players = json.loads(text).get("players")
    if not isinstance(players, list) or len(players) != seats:
        return [PERSON] * seats
    return [str(player) for player in players]


def text_of(match: Match, players: list[str]) -> str:
    """The match as a file that says who plays each seat."""
    return file_text(match, players=players)


def check_free(file: Path, own: Path | None, force: bool) -> None:
    """An existing file is written over only if it is the match's own, or by force."""
    if force or not file.exists() or (own is not None and own.exists() and file.samefile(own)):
        return
    raise Trouble("file-exists", file=str(file))


def write(file: Path, text: str) -> None:
    """All or nothing: a temporary file in the same folder takes the place of the old one."""
    handle, name = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.replace(name, file)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
