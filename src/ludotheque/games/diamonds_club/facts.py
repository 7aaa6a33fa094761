"""What happened, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludotheque.kernel.facts import Fact, Several
from ludotheque.kernel.seats import Seat


@dataclass(frozen=True)
class MarketLaid(Fact):
    """§4.1: the strips of a round, left to right, as `D3a`."""

    reveals: ClassVar[bool] = True
    round: int
    strips: str

    def heading(self) -> Fact:
        return self


@dataclass(frozen=True)
class LeaderDrawn(Fact):
    """§2.3."""

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = ("lead-{seat}",)
    seat: Seat


@dataclass(frozen=True)
class Bought(Fact):
    """§5.1."""

    lights: ClassVar[tuple[str, ...]] = ("{cell}",)
    seat: Seat
    cell: str
    price: int

    def joined(self, later: Fact) -> Fact | None:
        if isinstance(later, GoodTaken):
            return GoodBought(self.seat, self.cell, self.price, later.good)
        return None


@dataclass(frozen=True)
class GoodTaken(Fact):
    """§6.1: `good` as `mine green`, `concession 4`, `ship 5`."""

    lights: ClassVar[tuple[str, ...]] = ("goods-{seat}",)
    seat: Seat
    good: str


@dataclass(frozen=True)
class GoodBought(Fact):
    """§5.1, §6.1: a cell and what it brought, for the journal."""

    lights: ClassVar[tuple[str, ...]] = ("{cell}", "goods-{seat}")
    seat: Seat
    cell: str
    price: int
    good: str


@dataclass(frozen=True)
class HatsMoved(Fact):
    """§6.2."""

    lights: ClassVar[tuple[str, ...]] = ("lead-{seat}",)
    seat: Seat
    hats: int
    step: int


@dataclass(frozen=True)
class TrackAdvanced(Fact):
    """§6.4: the step now reached, counted from 1, and what it means (§6.5 to §6.7).

    `value` are the points of a forest or the coins of a round; each exchange brings `same` and `diamonds` more.
    """

    lights: ClassVar[tuple[str, ...]] = ("track-{seat}-{track}",)
    seat: Seat
    track: str
    step: int
    value: int = 0
    same: int = 0
    diamonds: int = 0


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

    def together(self) -> Fact:
        return NoMoreBought((self.seat,))


@dataclass(frozen=True)
class NothingAffordable(Fact):
    """§5.4: the table passed for the player."""

    seat: Seat

    def together(self) -> Fact:
        return NoMoreBought((self.seat,))


@dataclass(frozen=True)
class NoMoreBought(Several):
    """§5.4: all who passed one after the other, for the journal."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class DiamondForCoins(Fact):
    """§7.1."""

    seat: Seat
    coins: int

    def together(self) -> Fact:
        return DiamondsForCoins((self.seat,), self.coins)


@dataclass(frozen=True)
class DiamondsForCoins(Several):
    """§7.1: several had the same number of coins left; for the journal."""

    seats: tuple[Seat, ...]
    coins: int


@dataclass(frozen=True)
class DiamondForLead(Fact):
    """§7.2."""

    lights: ClassVar[tuple[str, ...]] = ("lead-{seat}",)
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

    lights: ClassVar[tuple[str, ...]] = ("gems-{seat}",)
    seat: Seat
    colour: str
    concession: int
    ship: int
    gems: int
    diamonds: int


@dataclass(frozen=True)
class GoodKept(Fact):
    """§8.5: `good` as `mine green`, `concession 4`, `ship 5`."""

    lights: ClassVar[tuple[str, ...]] = ("goods-{seat}",)
    seat: Seat
    good: str


@dataclass(frozen=True)
class GoodsReturned(Fact):
    """§8.5: so many tiles went back unused."""

    lights: ClassVar[tuple[str, ...]] = ("goods-{seat}",)
    seat: Seat
    number: int


@dataclass(frozen=True)
class Paid(Fact):
    """§9.4: for building by this table."""

    lights: ClassVar[tuple[str, ...]] = ("table-{table}", "price-{table}", "gems-{seat}")
    seat: Seat
    table: str
    blue: int
    yellow: int
    green: int
    red: int
    diamond: int

    def params(self) -> dict[str, object]:
        """Also `last`, the last kind of gem that was paid: the others are followed by a comma."""
        kinds = ("blue", "yellow", "green", "red", "diamond")
        last = [kind for kind in kinds if getattr(self, kind)][-1:]
        return {**super().params(), "last": "".join(last)}


@dataclass(frozen=True)
class TileLaid(Fact):
    """§6.3, §10.1: `cell` is `imposed`, `free` or `dark`."""

    lights: ClassVar[tuple[str, ...]] = ("park-{seat}",)
    seat: Seat
    tile: str
    cell: str


@dataclass(frozen=True)
class CardWon(Fact):
    """§11.1."""

    lights: ClassVar[tuple[str, ...]] = ("card-{card}",)
    seat: Seat
    card: str
    points: int


@dataclass(frozen=True)
class ParkFilled(Fact):
    """§13.1: this round is the last."""

    lights: ClassVar[tuple[str, ...]] = ("park-{seat}",)
    seat: Seat


@dataclass(frozen=True)
class BuildingStopped(Fact):
    """§9.1: the player passed."""

    seat: Seat

    def together(self) -> Fact:
        return NoMoreBuilt((self.seat,))


@dataclass(frozen=True)
class NothingBuildable(Fact):
    """§9.1: the table passed for the player."""

    seat: Seat

    def together(self) -> Fact:
        return NoMoreBuilt((self.seat,))


@dataclass(frozen=True)
class NoMoreBuilt(Several):
    """§9.1: all who passed one after the other, for the journal."""

    seats: tuple[Seat, ...]


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

    def together(self) -> Fact:
        return AllCounted((self.seat,), (self.points,))


@dataclass(frozen=True)
class AllCounted(Several):
    """§13.3: everybody's points, for the journal."""

    seats: tuple[Seat, ...]
    points: tuple[int, ...]
