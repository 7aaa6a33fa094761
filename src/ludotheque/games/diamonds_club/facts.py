"""What happened, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.seats import Seat


@dataclass(frozen=True)
class MarketLaid(Fact):
    """§4.1: the strips of a round, left to right, as `D3a`."""

    reveals: ClassVar[bool] = True
    round: int
    strips: str


@dataclass(frozen=True)
class LeaderDrawn(Fact):
    """§2.3."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True)
class Bought(Fact):
    """§5.1."""

    seat: Seat
    cell: str
    price: int


@dataclass(frozen=True)
class GoodTaken(Fact):
    """§6.1: `good` as `mine green`, `concession 4`, `ship 5`."""

    seat: Seat
    good: str


@dataclass(frozen=True)
class HatsMoved(Fact):
    """§6.2."""

    seat: Seat
    hats: int
    step: int


@dataclass(frozen=True)
class TrackAdvanced(Fact):
    """§6.4: the step now reached, counted from 1."""

    seat: Seat
    track: str
    step: int


@dataclass(frozen=True)
class CoinEarned(Fact):
    """§6.7."""

    seat: Seat


@dataclass(frozen=True)
class EffectLost(Fact):
    """§5.5: `effect` is `animal` or the name of the track, or `any` for a “?”."""

    seat: Seat
    effect: str


@dataclass(frozen=True)
class BuyingStopped(Fact):
    """§5.4: the player passed."""

    seat: Seat


@dataclass(frozen=True)
class NothingAffordable(Fact):
    """§5.4: the table passed for the player."""

    seat: Seat


@dataclass(frozen=True)
class DiamondForCoins(Fact):
    """§7.1."""

    seat: Seat
    coins: int


@dataclass(frozen=True)
class DiamondForLead(Fact):
    """§7.2."""

    seat: Seat
    step: int


@dataclass(frozen=True)
class OrderSettled(Fact):
    """§7.2, §7.3: the new leader and the order of phases 4 and 5."""

    leader: Seat
    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class Exchanged(Fact):
    """§8.2, §8.3: one combination; `gems` includes the bonus of the same colour."""

    seat: Seat
    colour: str
    concession: int
    ship: int
    gems: int
    diamonds: int


@dataclass(frozen=True)
class GoodKept(Fact):
    """§8.5: `good` as `mine green`, `concession 4`, `ship 5`."""

    seat: Seat
    good: str


@dataclass(frozen=True)
class GoodsReturned(Fact):
    """§8.5: so many tiles went back unused."""

    seat: Seat
    number: int


@dataclass(frozen=True)
class Paid(Fact):
    """§9.4: for building by this table."""

    seat: Seat
    table: str
    blue: int
    yellow: int
    green: int
    red: int
    diamond: int


@dataclass(frozen=True)
class TileLaid(Fact):
    """§6.3, §10.1: `cell` is `imposed`, `free` or `dark`."""

    seat: Seat
    tile: str
    cell: str


@dataclass(frozen=True)
class CardWon(Fact):
    """§11.1."""

    seat: Seat
    card: str
    points: int


@dataclass(frozen=True)
class ParkFilled(Fact):
    """§13.1: this round is the last."""

    seat: Seat


@dataclass(frozen=True)
class BuildingStopped(Fact):
    """§9.1: the player passed."""

    seat: Seat


@dataclass(frozen=True)
class NothingBuildable(Fact):
    """§9.1: the table passed for the player."""

    seat: Seat


@dataclass(frozen=True)
class NobodyCanFinish(Fact):
    """§13.5."""


@dataclass(frozen=True)
class NotCounted(Fact):
    """§13.2: an imposed cell is still open."""

    seat: Seat


@dataclass(frozen=True)
class PointsCounted(Fact):
    """§13.3."""

    seat: Seat
    points: int
