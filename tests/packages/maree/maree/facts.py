"""What happened, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.seats import Seat


@dataclass(frozen=True)
class ShoalTurned(Fact):
    """§2.1: the next shoal of the pile."""

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = ("shoal-{points}",)
    points: int


@dataclass(frozen=True)
class BaitLaid(Fact):
    """§3.1: that somebody has laid a bait, never which."""

    lights: ClassVar[tuple[str, ...]] = ("bait-{seat}",)
    seat: Seat


@dataclass(frozen=True)
class BaitsShown(Fact):
    """§3.3: `seats` and `baits` side by side."""

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = ("bait-{seats}",)
    seats: tuple[Seat, ...]
    baits: tuple[int, ...]


@dataclass(frozen=True)
class ShoalCaught(Fact):
    """§3.3."""

    lights: ClassVar[tuple[str, ...]] = ("shoal-{points}", "boat-{skipper}")
    skipper: Seat
    points: int


@dataclass(frozen=True)
class ShoalEscaped(Fact):
    """§3.4."""

    lights: ClassVar[tuple[str, ...]] = ("shoal-{points}",)
    points: int
