"""The chance of a table before its match: the seed, what players promised, and what they revealed."""

from __future__ import annotations

from ludotheque.kernel.fair import commitment, fair_key
from ludotheque.kernel.seats import letter


class Contributions:
    """The seed of a table and its players' parts of the chance. Nothing changes it but `fold.apply`."""

    def __init__(self, seed: str) -> None:
        self.unpromised: list[tuple[str, str]] = []  #: contributions of tables of earlier releases
        self.round = 0
        self.renew(seed)

    def renew(self, seed: str) -> None:
        """A new seed: promises and contributions of the round before count no more."""
        self.seed = bytes.fromhex(seed)
        self.commitment = commitment(self.seed)
        self.round += 1
        self.promised: dict[int, str] = {}
        self.revealed: dict[int, str] = {}
        self.asked: set[int] = set()  #: seats that are asked for a promise
        self.sealed = False
        self.until: int | None = None  #: how long promises, or contributions, are waited for

    def ask(self, seats: list[int], until: int) -> None:
        self.asked = set(seats)
        self.until = until

    def seal(self, until: int) -> None:
        """No promise is added any more."""
        self.sealed = True
        self.until = until

    def moved(self, seat: int, to: int) -> None:
        """A player has changed seats, and brings the promise along."""
        promise = self.promised.pop(seat, None)
        self.promised.pop(to, None)
        if promise is not None:
            self.promised[to] = promise

    def missing(self) -> list[int]:
        """The seats that are waited for: to promise, or to reveal."""
        if self.until is None:
            return []
        due = set(self.promised) - set(self.revealed) if self.sealed else self.asked - set(self.promised)
        return sorted(due)

    def promises(self) -> list[tuple[str, str]]:
        """Who has promised what, by seat letter."""
        return [(letter(seat), self.promised[seat]) for seat in sorted(self.promised)]

    def mixed(self) -> list[tuple[str, str]]:
        """The contributions in the order in which they are part of the key."""
        return self.unpromised + [(letter(seat), self.revealed[seat]) for seat in sorted(self.revealed)]

    def key(self) -> bytes:
        """The key of all draws, with what has been revealed."""
        return fair_key(self.seed, self.mixed())
