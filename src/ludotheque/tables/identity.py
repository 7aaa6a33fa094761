"""Guests and private links: who somebody is, and what a link carries.

A guest is a random id of 128 bits, signed so that nobody can make one up, with a date it expires. Links carry
a seat (192 random bits, stored only as a hash), an invitation or the right to watch (192 bits that the secret of the
server makes of the table, so that they can be shown again although nothing of them is stored).
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import os
import re
import secrets
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer

from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.clocks import DAY

GUEST_LIFE: Final = 400 * DAY
RENEW_AFTER: Final = 30 * DAY  #: a cookie older than this is written anew
LINK_LIFE: Final = 7 * DAY
SECRET_BYTES: Final = 32
SECRET_FILE: Final = "secret.key"
_ID = re.compile(r"^[A-Za-z0-9_-]{22}$")


def new_id(bits: int = 128) -> str:
    return secrets.token_urlsafe(bits // 8)


def new_table_id() -> str:
    """Short enough to read aloud, long enough not to be guessed: 72 bits."""
    return secrets.token_hex(9)


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


class LinkTokens:
    """The tokens of a table's links to play and to watch. Another generation has other tokens."""

    def __init__(self, secret: bytes) -> None:
        self._key = hmac.digest(secret, b"ludotheque table links", "sha256")

    def token(self, table: str, kind: str, generation: int) -> str:
        made = hmac.digest(self._key, f"{table} {kind} {generation}".encode(), "sha256")
        return base64.urlsafe_b64encode(made[:24]).decode()

    def fits(self, token: str, table: str, kind: str, generation: int) -> bool:
        return hmac.compare_digest(token.encode(), self.token(table, kind, generation).encode())


class Seal:
    """Signs guest ids with the secret of the server."""

    def __init__(self, secret: bytes) -> None:
        self._signer = Signer(secret, salt="ludotheque guest", digest_method=hashlib.sha256)

    def token(self, guest: str, now: int) -> str:
        return self._signer.sign(f"{guest}.{(now + GUEST_LIFE) // 1000:x}").decode()

    def guest(self, token: str, now: int) -> tuple[str, bool] | None:
        """The guest of a token and whether it should be renewed; None if it is forged or has expired."""
        if len(token) > 200:
            return None
        try:
            guest, _, expires = self._signer.unsign(token).decode().partition(".")
            until = int(expires, 16) * 1000
        except (BadSignature, UnicodeError, ValueError):
            return None
        if until <= now or not _ID.match(guest):
            return None
        return guest, until - now < GUEST_LIFE - RENEW_AFTER


def server_secret(folder: Path) -> bytes:
    """The secret of this server, made once and readable by nobody else.

    A damaged one is trouble and stays as it is: with another key nobody would have his seats any more.
    """
    file = folder / SECRET_FILE
    try:
        secret = file.read_bytes() if file.exists() else _new_secret(file)
    except OSError as error:
        raise Trouble("secret-damaged", file=str(file)) from error
    if len(secret) < SECRET_BYTES:
        raise Trouble("secret-damaged", file=str(file))
    return secret


def _new_secret(file: Path) -> bytes:
    secret = secrets.token_bytes(SECRET_BYTES)
    keep_secret(file.parent, secret)
    return secret


def keep_secret(folder: Path, secret: bytes) -> None:
    """Writes a secret. It is complete before it has its name, so that a full disk leaves no half of it."""
    file = folder / SECRET_FILE
    beside = file.with_name(file.name + ".new")
    handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as out:
        out.write(secret)
        out.flush()
        os.fsync(out.fileno())
    os.replace(beside, file)
