"""What happened, in the past tense. Lots carry their printed numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.seats import Seat


@dataclass(frozen=True)
class LotsDealt(Fact):
    """§2.1: the random start."""

    reveals: ClassVar[bool] = True
    seat: Seat
    lots: tuple[int, ...]


@dataclass(frozen=True)
class CardsOpened(Fact):
    """§2.2, §3.3: these lots are on offer now."""

    reveals: ClassVar[bool] = True
    lots: tuple[int, ...]


@dataclass(frozen=True)
class StarterDrawn(Fact):
    """§2.3."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True)
class LotTaken(Fact):
    """§3.1: the active player keeps the lot."""

    seat: Seat
    lot: int


@dataclass(frozen=True)
class LotGiven(Fact):
    """§4.5: the active player gives it to another."""

    seat: Seat
    lot: int
    owner: Seat


@dataclass(frozen=True)
class BuildingPlaced(Fact):
    """§5.1."""

    seat: Seat
    piece: str
    lots: tuple[int, ...]


@dataclass(frozen=True)
class JointBuildingPlaced(Fact):
    """§7.2: `owners` share it by their lots."""

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


@dataclass(frozen=True)
class LotOffered(Fact):
    """§6.2: one lot of an offer."""

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

    seat: Seat
    number: int
    lot: int


@dataclass(frozen=True)
class JointBuildingProposed(Fact):
    """§7.2: the turn waits for the answers."""

    seat: Seat
    number: int
    piece: str
    lots: tuple[int, ...]
    asked: tuple[Seat, ...]


@dataclass(frozen=True)
class EndProposed(Fact):
    """§9.3."""

    seat: Seat
    number: int


@dataclass(frozen=True)
class OfferAgreed(Fact):
    """§6.3: one of those concerned agrees; `last`: nobody else has to."""

    seat: Seat
    number: int
    last: bool


@dataclass(frozen=True)
class OfferDeclined(Fact):
    """§6.3."""

    seat: Seat
    number: int


@dataclass(frozen=True)
class OfferWithdrawn(Fact):
    """§6.3."""

    seat: Seat
    number: int


@dataclass(frozen=True)
class OfferLapsed(Fact):
    """§6.3: one of its lots changed hands or was built on."""

    number: int


@dataclass(frozen=True)
class LotTraded(Fact):
    """§6.2: one lot of an accepted offer."""

    lot: int
    giver: Seat
    taker: Seat


@dataclass(frozen=True)
class LastRoundBegan(Fact):
    """§9.1: all lots are distributed."""

    seat: Seat


@dataclass(frozen=True)
class MatchEnded(Fact):
    """§9.1, §9.2, §9.3."""

    reason: str


@dataclass(frozen=True)
class BuildingValued(Fact):
    """§8: `parts` are the base value, or the site's, and what each kind of neighbour adds or takes."""

    piece: str
    lots: tuple[int, ...]
    owners: tuple[Seat, ...]
    parts: tuple[tuple[str, str], ...]
    value: int


@dataclass(frozen=True)
class FinalPoints(Fact):
    """§9.4."""

    seat: Seat
    points: str
