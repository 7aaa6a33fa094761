"""What happened, in the past tense. Properties are told as a zone and a value, cards by their name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.seats import Seat


@dataclass(frozen=True)
class StartRolled(Fact):
    """§2.4: the roll for the first turn."""

    reveals: ClassVar[bool] = True
    seat: Seat
    first: int
    second: int


@dataclass(frozen=True)
class StartTied(Fact):
    """§2.4: these roll again."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class FirstPlayer(Fact):
    """§2.4."""

    seat: Seat


@dataclass(frozen=True)
class CardDrawn(Fact):
    """§7.5: only the drawer learns which; `card` None for the others."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str | None

    def seen_by(self, seat: int) -> Fact:
        return self if seat == self.seat else replace(self, card=None)


@dataclass(frozen=True)
class NoCardLeft(Fact):
    """§7.6: nothing to draw, nothing to shuffle."""

    seat: Seat


@dataclass(frozen=True)
class DiscardsShuffled(Fact):
    """§7.6."""

    reveals: ClassVar[bool] = True
    number: int


@dataclass(frozen=True)
class DiceRolled(Fact):
    """§3.2: `face` is a zone, W or F."""

    reveals: ClassVar[bool] = True
    seat: Seat
    first: int
    second: int
    face: str


@dataclass(frozen=True)
class NothingToBuild(Fact):
    """§4.5: the budget is too small for anything in the zone."""

    seat: Seat
    budget: int


@dataclass(frozen=True)
class HotelBuilt(Fact):
    """§4, §8.6, §8.9."""

    seat: Seat
    zone: str
    value: int


@dataclass(frozen=True)
class HotelRemoved(Fact):
    """§8.1, §8.8, §8.9: `owner`'s hotel returns to the reserve."""

    owner: Seat
    zone: str
    value: int


@dataclass(frozen=True)
class HotelLifted(Fact):
    """§8.7: taken up to be moved."""

    seat: Seat
    zone: str
    value: int


@dataclass(frozen=True)
class HotelMoved(Fact):
    """§8.7: where it stands now."""

    seat: Seat
    zone: str
    value: int


@dataclass(frozen=True)
class TitleTaken(Fact):
    """§5.3: from beside the board (`loser` None) or from another player."""

    seat: Seat
    loser: Seat | None
    zone: str
    value: int


@dataclass(frozen=True)
class TitleReturned(Fact):
    """§5.4: the property is empty again."""

    seat: Seat
    zone: str
    value: int


@dataclass(frozen=True)
class TokenMoved(Fact):
    """§6.1: one net move."""

    seat: Seat
    start: int
    end: int


@dataclass(frozen=True)
class CardPlayed(Fact):
    """§7.1."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: str


@dataclass(frozen=True)
class BudgetMultiplied(Fact):
    """§8.4."""

    seat: Seat
    budget: int


@dataclass(frozen=True)
class ZoneFreed(Fact):
    """§8.5: the colour die counts as W."""

    seat: Seat


@dataclass(frozen=True)
class Insured(Fact):
    """§8.2: this player's hotels stay."""

    reveals: ClassVar[bool] = True
    seat: Seat
    zone: str


@dataclass(frozen=True)
class NotInsured(Fact):
    """§8.2: let the hurricane come."""

    seat: Seat
    zone: str


@dataclass(frozen=True)
class TurnPassed(Fact):
    """§7.3: no Fortune card."""

    seat: Seat


@dataclass(frozen=True)
class OutOfHotels(Fact):
    """§9.1: no hotel left at the start of the turn."""

    seat: Seat


@dataclass(frozen=True)
class LastSquareReached(Fact):
    """§9.2."""

    seat: Seat
