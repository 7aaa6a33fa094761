"""What happened, in the past tense. Lots carry their printed numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludotheque.kernel.facts import UNDO_AGREED, UNDO_OFFERED, Fact, Several
from ludotheque.kernel.seats import Seat


@dataclass(frozen=True)
class LotsDealt(Fact):
    """§2.1: the random start."""

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = ("lot-{lots}",)
    seat: Seat
    lots: tuple[int, ...]


@dataclass(frozen=True)
class CardsOpened(Fact):
    """§2.2: the first open cards."""

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = ("lot-{lots}",)
    lots: tuple[int, ...]


@dataclass(frozen=True)
class CardOpened(Fact):
    """§3.3: the card that takes the place of the one that was chosen."""

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = ("lot-{lot}",)
    lot: int


@dataclass(frozen=True)
class StarterDrawn(Fact):
    """§2.3."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True)
class TurnBegan(Fact):
    """§3.1, §9.1: the player who is at turn now."""

    seat: Seat

    def heading(self) -> Fact:
        return self


@dataclass(frozen=True)
class LotTaken(Fact):
    """§3.1: the active player keeps the lot."""

    lights: ClassVar[tuple[str, ...]] = ("lot-{lot}",)
    seat: Seat
    lot: int


@dataclass(frozen=True)
class LotGiven(Fact):
    """§4.5: the active player gives it to another."""

    lights: ClassVar[tuple[str, ...]] = ("lot-{lot}",)
    seat: Seat
    lot: int
    owner: Seat


@dataclass(frozen=True)
class BuildingPlaced(Fact):
    """§5.1."""

    lights: ClassVar[tuple[str, ...]] = ("lot-{lots}",)
    seat: Seat
    piece: str
    lots: tuple[int, ...]


@dataclass(frozen=True)
class JointBuildingPlaced(Fact):
    """§7.2: `owners` share it by their lots."""

    lights: ClassVar[tuple[str, ...]] = ("lot-{lots}",)
    seat: Seat
    piece: str
    lots: tuple[int, ...]
    owners: tuple[Seat, ...]


@dataclass(frozen=True)
class NothingBuilt(Fact):
    """§3.1: the turn ended without a building."""

    seat: Seat


@dataclass(frozen=True)
class TradeOffered(Fact):
    """§6.1: what goes where follows in `LotOffered`."""

    seat: Seat
    number: int
    asked: tuple[Seat, ...]

    def undo_block(self) -> str:
        return UNDO_OFFERED

    def joined(self, later: Fact) -> Fact | None:
        return ExchangeOffered(self.seat, self.number, self.asked, (), ()).joined(later)


@dataclass(frozen=True)
class ExchangeOffered(Fact):
    """§6.1, §6.2: an offer with its lots, for the journal; `takers` and `lots` side by side."""

    lights: ClassVar[tuple[str, ...]] = ("lot-{lots}",)
    seat: Seat
    number: int
    asked: tuple[Seat, ...]
    takers: tuple[Seat, ...]
    lots: tuple[int, ...]

    def joined(self, later: Fact) -> Fact | None:
        if isinstance(later, LotOffered) and later.number == self.number:
            takers, lots = (*self.takers, later.taker), (*self.lots, later.lot)
            return ExchangeOffered(self.seat, self.number, self.asked, takers, lots)
        return None


@dataclass(frozen=True)
class LotOffered(Fact):
    """§6.2: one lot of an offer."""

    lights: ClassVar[tuple[str, ...]] = ("lot-{lot}",)
    number: int
    lot: int
    giver: Seat
    taker: Seat


@dataclass(frozen=True)
class BuildingPromised(Fact):
    """§6.4: a promise attached to an offer; it does not bind."""

    seat: Seat
    number: int
    type: str
    district: int


@dataclass(frozen=True)
class LotPromised(Fact):
    """§6.4: "I will leave this lot to you"; it does not bind."""

    lights: ClassVar[tuple[str, ...]] = ("lot-{lot}",)
    seat: Seat
    number: int
    lot: int


@dataclass(frozen=True)
class JointBuildingProposed(Fact):
    """§7.2: the turn waits for the answers."""

    lights: ClassVar[tuple[str, ...]] = ("lot-{lots}",)
    seat: Seat
    number: int
    piece: str
    lots: tuple[int, ...]
    asked: tuple[Seat, ...]

    def undo_block(self) -> str:
        return UNDO_OFFERED


@dataclass(frozen=True)
class EndProposed(Fact):
    """§9.3."""

    seat: Seat
    number: int

    def undo_block(self) -> str:
        return UNDO_OFFERED


@dataclass(frozen=True)
class OfferAgreed(Fact):
    """§6.3: one of those concerned agrees; `last`: nobody else has to."""

    seat: Seat
    number: int
    proposer: Seat
    last: bool

    def undo_block(self) -> str:
        return UNDO_AGREED if self.last else ""


@dataclass(frozen=True)
class OfferDeclined(Fact):
    """§6.3."""

    seat: Seat
    number: int
    proposer: Seat


@dataclass(frozen=True)
class OfferWithdrawn(Fact):
    """§6.3."""

    seat: Seat
    number: int


@dataclass(frozen=True)
class OfferLapsed(Fact):
    """§6.3: one of its lots changed hands or was built on."""

    number: int
    proposer: Seat


@dataclass(frozen=True)
class LotTraded(Fact):
    """§6.2: one lot of an accepted offer."""

    lights: ClassVar[tuple[str, ...]] = ("lot-{lot}",)
    lot: int
    giver: Seat
    taker: Seat

    def together(self) -> Fact:
        return LotsTraded((self.taker,), (self.lot,))


@dataclass(frozen=True)
class LotsTraded(Several):
    """§6.2: the lots of an accepted offer, for the journal; `takers` and `lots` side by side."""

    lights: ClassVar[tuple[str, ...]] = ("lot-{lots}",)
    takers: tuple[Seat, ...]
    lots: tuple[int, ...]


@dataclass(frozen=True)
class LastRoundBegan(Fact):
    """§9.1: all lots are distributed."""

    seat: Seat


@dataclass(frozen=True)
class MatchEnded(Fact):
    """§9.1, §9.2, §9.3."""

    reason: str

    def heading(self) -> Fact:
        return self


@dataclass(frozen=True)
class BuildingValued(Fact):
    """§8: `parts` are the base value, or the site's, and what each kind of neighbour adds or takes."""

    lights: ClassVar[tuple[str, ...]] = ("lot-{lots}",)
    piece: str
    lots: tuple[int, ...]
    owners: tuple[Seat, ...]
    parts: tuple[tuple[str, str], ...]
    value: int


@dataclass(frozen=True)
class FinalPoints(Fact):
    """§9.4: `points` in words where a share is not whole."""

    seat: Seat
    points: int | str

    def together(self) -> Fact:
        return PointsCounted((self.seat,), (self.points,))


@dataclass(frozen=True)
class PointsCounted(Several):
    """§9.4: everybody's points, for the journal."""

    seats: tuple[Seat, ...]
    points: tuple[int | str, ...]
