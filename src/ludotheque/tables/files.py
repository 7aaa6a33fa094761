"""Game files: a finished table as text, a file as a match again, and the check that all was fair."""

from __future__ import annotations

import hmac
import json
from typing import TYPE_CHECKING, Any

from ludotheque.games import find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.match import Match, OldMove
from ludotheque.kernel.matchfile import MatchFile, file_text, read_from_outside, read_json
from ludotheque.kernel.trouble import Trouble
from ludotheque.kernel.verify import Verdict
from ludotheque.kernel.verify import verify as verify_match
from ludotheque.tables.names import LONGEST_NAME

if TYPE_CHECKING:
    from ludotheque.tables.table import Table


# --- writing -----------------------------------------------------------------------------------------


class FileSignature:
    """Signs the game files of this server, so that it knows them again when the rules have changed."""

    def __init__(self, secret: bytes) -> None:
        self._key = hmac.digest(secret, b"ludotheque game files", "sha256")
        self._name = hmac.digest(secret, b"ludotheque game files, whose", "sha256").hex()[:16]

    def signed(self, text: str) -> str:
        """The file with its signature as the last entry: whose it is, and the signature itself."""
        signature = f"{self._name}.{self._of(json.loads(text))}"
        return f'{text.rstrip()[:-1].rstrip()},\n "signature": "{signature}"\n}}\n'

    def fits(self, text: str) -> bool:
        """Whether this server has written the file, exactly so."""
        data, found = _without_signature(text)
        signature = found.rpartition(".")[2]  # earlier releases did not say whose it is
        return bool(signature) and hmac.compare_digest(signature.encode(), self._of(data).encode())

    def is_broken(self, text: str) -> bool:
        """Whether this server has signed the file, and somebody has changed it since."""
        return _without_signature(text)[1].startswith(f"{self._name}.") and not self.fits(text)

    def _of(self, data: dict[str, Any]) -> str:
        plain = json.dumps(data, sort_keys=True, separators=(",", ":"))
        return hmac.digest(self._key, plain.encode(), "sha256").hex()


def _without_signature(text: str) -> tuple[dict[str, Any], str]:
    """A file as data without its signature, and the signature; "" if it has none."""
    try:
        data = read_json(text)
    except Trouble:
        return {}, ""
    found = data.pop("signature", None)
    return (data, found) if isinstance(found, str) and found.isascii() else ({}, "")


def game_file(table: Table, signature: FileSignature | None = None) -> str:
    """The match of a table, with the fair chance and its seed."""
    assert table.match is not None
    text = file_text(table.match, table.names(), fair=fair_part(table))
    return text if signature is None else signature.signed(text)


def fair_part(table: Table) -> dict[str, Any]:
    """What is published about the chance of a table: contributions once all are in, the seed when the match is over."""
    chance = table.chance
    return {
        "commitment": chance.commitment,
        "round": chance.round,
        "promised": None if chance.unpromised else [list(part) for part in chance.promises()],
        "mixed": [list(part) for part in chance.mixed()] if table.match is not None else [],
        "seed": chance.seed.hex() if table.outcome() is not None else None,
        "imported": table.imported,
        "scripted": bool(table.opened.script),
    }


# --- reading -----------------------------------------------------------------------------------------


def match_of_file(text: str, signed: bool) -> Match:
    """The match in a file from outside; `Trouble` says what is wrong with it. `signed`: this server wrote it."""
    try:
        return read_from_outside(text, find_game, SeededChance(0), signed)
    except Trouble:
        raise
    except Exception as error:  # a file from anywhere may be damaged as nobody thought of
        raise Trouble("damaged-file", where="the whole file", expected=f"a match ({error!r:.60})") from error


def moves_of_file(text: str) -> list[OldMove]:
    """The moves as they stand in a file that was read before."""
    file = MatchFile(text, find_game, from_outside=True)
    return [file.move(number) for number in range(1, len(file.moves) + 1)]


def names_in(text: str) -> list[str]:
    """The players' names in a file."""
    names = read_json(text).get("names")
    return [str(name)[:LONGEST_NAME] for name in names] if isinstance(names, list) else []


# --- checking ----------------------------------------------------------------------------------------


def verify(text: str, promised: str = "", contributed: str = "") -> Verdict:
    """Plays a game file again, drawing everything anew; what a player's browser kept is compared with it."""
    return verify_match(text, find_game, promised, contributed)
