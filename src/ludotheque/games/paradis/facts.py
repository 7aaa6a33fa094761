"""What happened, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludotheque.kernel.facts import UNDO_AGREED, UNDO_OFFERED, Fact, Several
from ludotheque.kernel.seats import Seat


@dataclass(frozen=True)
class TileRevealed(Fact):
    """§5.1: the next tile of the pile."""

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = ("on-sale",)
    round: int
    kind: str
    district: str

    def heading(self) -> Fact:
        return self


@dataclass(frozen=True)
class VillaChosen(Fact):
    """§3.1; `seat` None: the last villa, which nobody chooses."""

    lights: ClassVar[tuple[str, ...]] = ("{district}1",)
    seat: Seat | None
    district: str

    def heading(self) -> Fact:
        return self


@dataclass(frozen=True)
class BidSealed(Fact):
    """§4.1: that somebody has bid, never how much."""

    seat: Seat

    def joined(self, later: Fact) -> Fact | None:
        return BidsSealed((self.seat,)).joined(later)


@dataclass(frozen=True)
class BidsSealed(Fact):
    """§4.1: who has bid so far, for the journal."""

    seats: tuple[Seat, ...]

    def joined(self, later: Fact) -> Fact | None:
        if isinstance(later, BidSealed):
            return self if later.seat in self.seats else BidsSealed((*self.seats, later.seat))
        return later if isinstance(later, BidsRevealed) else None


@dataclass(frozen=True)
class BidsRevealed(Fact):
    """§4.1: all hands open; `seats` and `bids` side by side."""

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = ("on-sale",)
    seats: tuple[Seat, ...]
    bids: tuple[int, ...]

    def joined(self, later: Fact) -> Fact | None:
        if isinstance(later, Sold):
            return AuctionHeld(self.seats, self.bids, later.winner, later.price)
        return None


@dataclass(frozen=True)
class BiddersTied(Fact):
    """§4.3: these bid again, at least `minimum`."""

    lights: ClassVar[tuple[str, ...]] = ("on-sale",)
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

    lights: ClassVar[tuple[str, ...]] = ("on-sale",)
    winner: Seat
    price: int


@dataclass(frozen=True)
class AuctionHeld(Fact):
    """§4.1, §4.2: a whole auction, for the journal."""

    seats: tuple[Seat, ...]
    bids: tuple[int, ...]
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

    def undo_block(self) -> str:
        return UNDO_OFFERED


@dataclass(frozen=True)
class OfferAccepted(Fact):
    """§9.1: now a contract."""

    seat: Seat
    number: int
    proposer: Seat
    side: str
    payer: Seat
    payee: Seat
    amount: int

    def undo_block(self) -> str:
        return UNDO_AGREED


@dataclass(frozen=True)
class OfferDeclined(Fact):
    """§9.1."""

    seat: Seat
    number: int
    proposer: Seat


@dataclass(frozen=True)
class OfferWithdrawn(Fact):
    """§9.1: by its proposer."""

    seat: Seat
    number: int


@dataclass(frozen=True)
class OfferLapsed(Fact):
    """§9.1, §9.4: the two have agreed on another amount, or the tile shows the other side."""

    number: int
    proposer: Seat


@dataclass(frozen=True)
class NothingOffered(Fact):
    """§9.5."""

    seat: Seat

    def together(self) -> Fact:
        return NobodyOffered((self.seat,))


@dataclass(frozen=True)
class NobodyOffered(Several):
    """§9.5: all of these, for the journal."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class Preserved(Fact):
    """§7.1: the buyer receives a tree."""

    lights: ClassVar[tuple[str, ...]] = ("{site}",)
    seat: Seat
    site: str


@dataclass(frozen=True)
class Built(Fact):
    """§8.1."""

    lights: ClassVar[tuple[str, ...]] = ("{site}",)
    seat: Seat
    site: str
    kind: str


@dataclass(frozen=True)
class Premium(Fact):
    """§7.2, §7.3, §8.1, §8.2: premiums of one placement for one player."""

    seat: Seat
    amount: int

    def together(self) -> Fact:
        return Premiums((self.seat,), (self.amount,))


@dataclass(frozen=True)
class Premiums(Several):
    """§7.2, §7.3, §8.1, §8.2: all premiums of one placement, for the journal."""

    seats: tuple[Seat, ...]
    amounts: tuple[int, ...]


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

    def together(self) -> Fact:
        return EnvironmentPrizes((self.seat,), (self.amount,))


@dataclass(frozen=True)
class EnvironmentPrizes(Several):
    """§11.2: all of them, for the journal."""

    seats: tuple[Seat, ...]
    amounts: tuple[int, ...]


@dataclass(frozen=True)
class MoneyShown(Fact):
    """§11.4: at the end everybody counts."""

    reveals: ClassVar[bool] = True
    seat: Seat
    amount: int

    def together(self) -> Fact:
        return MoneyCounted((self.seat,), (self.amount,))


@dataclass(frozen=True)
class MoneyCounted(Several):
    """§11.4: everybody's, for the journal."""

    seats: tuple[Seat, ...]
    amounts: tuple[int, ...]
