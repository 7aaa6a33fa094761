"""What happened, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.seats import Seat


@dataclass(frozen=True)
class TileRevealed(Fact):
    """§5.1: the next tile of the pile."""

    reveals: ClassVar[bool] = True
    round: int
    kind: str
    district: str


@dataclass(frozen=True)
class VillaChosen(Fact):
    """§3.1; `seat` None: the last villa, which nobody chooses."""

    seat: Seat | None
    district: str


@dataclass(frozen=True)
class BidSealed(Fact):
    """§4.1: that somebody has bid, never how much."""

    seat: Seat


@dataclass(frozen=True)
class BidsRevealed(Fact):
    """§4.1: all hands open; `seats` and `bids` side by side."""

    reveals: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    bids: tuple[int, ...]


@dataclass(frozen=True)
class BiddersTied(Fact):
    """§4.3: these bid again, at least `minimum`."""

    seats: tuple[Seat, ...]
    minimum: int


@dataclass(frozen=True)
class NobodyBid(Fact):
    """§4.5: all hands were empty; everybody bids once more."""


@dataclass(frozen=True)
class WinnerDrawn(Fact):
    """§4.4, §4.5: chance decided among these."""

    reveals: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    winner: Seat


@dataclass(frozen=True)
class Sold(Fact):
    """§4.2."""

    winner: Seat
    price: int


@dataclass(frozen=True)
class OfferMade(Fact):
    """§9.1."""

    seat: Seat
    number: int
    side: str
    payer: Seat
    payee: Seat
    amount: int


@dataclass(frozen=True)
class OfferAccepted(Fact):
    """§9.1: now a contract."""

    seat: Seat
    number: int
    side: str
    payer: Seat
    payee: Seat
    amount: int


@dataclass(frozen=True)
class OfferDeclined(Fact):
    seat: Seat
    number: int


@dataclass(frozen=True)
class OfferWithdrawn(Fact):
    seat: Seat
    number: int


@dataclass(frozen=True)
class NothingOffered(Fact):
    """§9.5."""

    seat: Seat


@dataclass(frozen=True)
class Preserved(Fact):
    """§7.1: the buyer receives a tree."""

    seat: Seat
    site: str


@dataclass(frozen=True)
class Built(Fact):
    """§8.1."""

    seat: Seat
    site: str
    kind: str


@dataclass(frozen=True)
class Premium(Fact):
    """§7.2, §7.3, §8.1, §8.2: premiums of one placement for one player."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class ExclusivityPaid(Fact):
    """§10.1."""

    seat: Seat
    group: str
    amount: int


@dataclass(frozen=True)
class DiversityPaid(Fact):
    """§10.2."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class ContractPaid(Fact):
    """§9.4."""

    payer: Seat
    payee: Seat
    amount: int


@dataclass(frozen=True)
class EnvironmentPrize(Fact):
    """§11.2."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class MoneyShown(Fact):
    """§11.4: at the end everybody counts."""

    reveals: ClassVar[bool] = True
    seat: Seat
    amount: int
