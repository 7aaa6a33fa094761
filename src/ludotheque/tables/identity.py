"""Guests and private links: who somebody is, and what a link carries.

A guest is a random id of 128 bits, signed so that nobody can make one up, with a date it expires. Links carry
a seat, an invitation or the right to watch: 192 random bits, stored only as a hash.
"""

from __future__ import annotations

import hashlib
import os
import re
import secrets
from pathlib import Path
from typing import Final

from itsdangerous import BadSignature, Signer

from ludotheque.tables.clocks import DAY

GUEST_LIFE: Final = 400 * DAY
RENEW_AFTER: Final = 30 * DAY  #: a cookie older than this is written anew
LINK_LIFE: Final = 7 * DAY
LONGEST_NAME: Final = 24

_ID = re.compile(r"^[A-Za-z0-9_-]{22}$")


def new_id(bits: int = 128) -> str:
    return secrets.token_urlsafe(bits // 8)


def new_table_id() -> str:
    """Short enough to read aloud, long enough not to be guessed: 72 bits."""
    return secrets.token_hex(9)


def hashed(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()


class Seal:
    """Signs guest ids with the secret of the house."""

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


def house_secret(folder: Path) -> bytes:
    """The secret of this house, made once and readable by nobody else."""
    file = folder / "secret.key"
    try:
        secret = file.read_bytes()
        if len(secret) >= 32:
            return secret
    except FileNotFoundError:
        pass
    secret = secrets.token_bytes(32)
    handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "wb") as out:
        out.write(secret)
    return secret


def clean_name(name: str) -> str:
    """A name that can be shown: printable, one line, not too long."""
    shown = "".join(sign for sign in name if sign.isprintable())
    return " ".join(shown.split())[:LONGEST_NAME].strip()
