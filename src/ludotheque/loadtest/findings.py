"""What a load test has seen so far: how often, how long it took, and what was wrong."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Final

#: What may be wrong; the message `loadtest-NAME` says it in words.
UNANSWERED: Final = "unanswered"
OUT_OF_ORDER: Final = "out-of-order"
DOUBLED: Final = "doubled"
LOST: Final = "lost"
DIFFERENT: Final = "different"  #: updates put together give another scene than the server's own
SERVER_ERROR: Final = "server-error"
CLOSED: Final = "closed"
UNEXPECTED: Final = "unexpected"  #: an answer that the protocol does not have here
UNVERIFIED: Final = "unverified"
LOGGED: Final = "logged"
MEMORY: Final = "memory-grown"

SHOWN: Final = "shown"  #: the time from a move to the update of each viewer


@dataclass(frozen=True)
class Anomaly:
    """Something that must not happen: what, to whom, and the details."""

    kind: str
    where: str
    detail: str
    second: float  #: since the test began


class Findings:
    """Counts, times and anomalies of one load test."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.counts: Counter[str] = Counter()  #: by kind of what was done
        self.times: dict[str, list[float]] = defaultdict(list)  #: seconds, by kind
        self.anomalies: list[Anomaly] = []
        self.lag: list[float] = []  #: seconds by which our own loop was late
        self.measuring = False  #: times count only while all tables are open
        self.files: list[tuple[str, str]] = []  #: of finished matches: where, and the text

    def count(self, kind: str) -> None:
        self.counts[kind] += 1

    def took(self, kind: str, seconds: float) -> None:
        if self.measuring:
            self.times[kind].append(seconds)

    def anomaly(self, kind: str, where: str, detail: str) -> None:
        second = round(time.monotonic() - self.began, 1)
        self.anomalies.append(Anomaly(kind, where, detail[:300], second))
