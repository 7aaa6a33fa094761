"""What a load test is asked to do, within bounds."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from ludotheque.kernel.trouble import Trouble
from ludotheque.web.addresses import ip_of

MOST_TABLES: Final = 5_000
MOST_MINUTES: Final = 24 * 60.0
SLOWEST: Final = 600.0  #: seconds between two actions at a table
SOCKETS: Final = 4  #: at each table: who plays, and watchers to make up the number

UNITS: Final = {"ms": 0.001, "s": 1.0, "": 1.0, "m": 60.0}


@dataclass(frozen=True)
class Plan:
    """So many tables, at this pace, for so long."""

    tables: int
    #: seconds between two actions at one table, on average; 0: as soon as the last one is answered
    pace: float
    seconds: float
    seed: int
    url: str = ""  #: of a running server; empty: one of our own
    patience: float = 30.0  #: seconds until something counts as unanswered
    growth: float | None = None  #: the share by which the server's memory may grow; None: it may grow

    def check(self) -> None:
        """`Trouble` if it is out of bounds."""
        if not 1 <= self.tables <= MOST_TABLES:
            raise Trouble("out-of-bounds", name="--tables", least=1, most=MOST_TABLES)
        if not 0 < self.seconds <= MOST_MINUTES * 60:
            raise Trouble("out-of-bounds", name="--minutes", least=0, most=int(MOST_MINUTES))
        if not 0 <= self.pace <= SLOWEST:
            raise Trouble("out-of-bounds", name="--pace", least=0, most=f"{SLOWEST:.0f}s")
        if self.growth is not None and (self.growth < 0 or self.url):
            raise Trouble("growth-of-own-server")


def read_pace(text: str) -> float:
    """`2s`, `500ms`, `1m` or a number of seconds."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|m|)", text.strip())
    if found is None:
        raise Trouble("bad-pace", text=text)
    return float(found[1]) * UNITS[found[2]]


def check_address(url: str, anywhere: bool) -> str:
    """The address without its last slash; `Trouble` unless it is on this machine, or any may be asked."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise Trouble("bad-address", url=url)
    if not anywhere and not is_loopback(parts.hostname):
        raise Trouble("not-loopback", url=url)
    return url.rstrip("/")


def is_loopback(host: str) -> bool:
    found = ip_of(host)
    return host == "localhost" if found is None else found.is_loopback
