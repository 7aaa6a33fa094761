"""What happened, in the past tense. Properties are written as a zone and a value, cards by their name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from ludotheque.kernel.facts import Fact, Several
from ludotheque.kernel.seats import Seat


def _lit(properties: tuple[tuple[str, int], ...], part: str) -> list[str]:
    """The properties, and the place of their hotels or titles on the board."""
    return [name for zone, value in properties for name in (f"{zone}-{value}", f"{zone}-{value}/{part}")]


@dataclass(frozen=True)
class StartRolled(Fact):
    """§2.4: the roll for the first turn."""

    reveals: ClassVar[bool] = True
    seat: Seat
    first: int
    second: int

    def together(self) -> Fact:
        return StartRolls((self.seat,), ((self.first, self.second),))


@dataclass(frozen=True)
class StartRolls(Several):
    """§2.4: all these rolls, for the journal."""

    seats: tuple[Seat, ...]
    rolls: tuple[tuple[int, int], ...]


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

    def joined(self, later: Fact) -> Fact | None:
        return None if self.card is not None else CardsDrawn((self.seat,), (1,)).joined(later)


@dataclass(frozen=True)
class CardsDrawn(Fact):
    """§7.5: how many cards each of these drew, for the journal."""

    seats: tuple[Seat, ...]
    numbers: tuple[int, ...]

    def joined(self, later: Fact) -> Fact | None:
        if not isinstance(later, CardDrawn) or later.card is not None:
            return None
        if later.seat not in self.seats:
            return CardsDrawn((*self.seats, later.seat), (*self.numbers, 1))
        at = self.seats.index(later.seat)
        return replace(self, numbers=(*self.numbers[:at], self.numbers[at] + 1, *self.numbers[at + 1 :]))


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
    lights: ClassVar[tuple[str, ...]] = ("die-1", "die-2", "die-colour")
    seat: Seat
    first: int
    second: int
    face: str

    def heading(self) -> Fact:
        return TurnOf(self.seat)

    def thrown(self) -> tuple[str, ...]:
        return self.lights


@dataclass(frozen=True)
class TurnOf(Fact):
    """§3.1: the heading of a turn."""

    seat: Seat


@dataclass(frozen=True)
class NothingToBuild(Fact):
    """§4.5: the budget is too small for anything in the zone."""

    seat: Seat
    budget: int


@dataclass(frozen=True)
class HotelBuilt(Fact):
    """§4, §8.6, §8.9."""

    lights: ClassVar[tuple[str, ...]] = ("{zone}-{value}", "{zone}-{value}/hotels")
    seat: Seat
    zone: str
    value: int

    def together(self) -> Fact:
        return HotelsBuilt(self.seat, ((self.zone, self.value),))


@dataclass(frozen=True)
class HotelsBuilt(Several):
    """§4: several hotels one after the other, for the journal; each property as zone and value."""

    seat: Seat
    properties: tuple[tuple[str, int], ...]

    def lit(self) -> list[str]:
        return _lit(self.properties, "hotels")


@dataclass(frozen=True)
class HotelRemoved(Fact):
    """§8.1, §8.8, §8.9: `owner`'s hotel returns to the reserve."""

    lights: ClassVar[tuple[str, ...]] = ("{zone}-{value}", "{zone}-{value}/hotels")
    owner: Seat
    zone: str
    value: int

    def together(self) -> Fact:
        return HotelsRemoved(self.owner, ((self.zone, self.value),))


@dataclass(frozen=True)
class HotelsRemoved(Several):
    """§8.1, §8.8: several hotels of one player, for the journal."""

    owner: Seat
    properties: tuple[tuple[str, int], ...]

    def lit(self) -> list[str]:
        return _lit(self.properties, "hotels")


@dataclass(frozen=True)
class HotelLifted(Fact):
    """§8.7: taken up to be moved."""

    lights: ClassVar[tuple[str, ...]] = ("{zone}-{value}", "{zone}-{value}/hotels", "hotel-lifted")
    seat: Seat
    zone: str
    value: int


@dataclass(frozen=True)
class HotelMoved(Fact):
    """§8.7: where it stands now."""

    lights: ClassVar[tuple[str, ...]] = ("{zone}-{value}", "{zone}-{value}/hotels")
    seat: Seat
    zone: str
    value: int


@dataclass(frozen=True)
class TitleTaken(Fact):
    """§5.3: from beside the board (`loser` None) or from another player."""

    lights: ClassVar[tuple[str, ...]] = ("{zone}-{value}", "{zone}-{value}/title")
    seat: Seat
    loser: Seat | None
    zone: str
    value: int

    def together(self) -> Fact | None:
        return TitlesTaken(self.seat, ((self.zone, self.value),)) if self.loser is None else None


@dataclass(frozen=True)
class TitlesTaken(Several):
    """§5.3: several titles from beside the board, for the journal; what somebody loses is said by itself."""

    seat: Seat
    properties: tuple[tuple[str, int], ...]

    def lit(self) -> list[str]:
        return _lit(self.properties, "title")


@dataclass(frozen=True)
class TitleReturned(Fact):
    """§5.4: the property is empty again."""

    lights: ClassVar[tuple[str, ...]] = ("{zone}-{value}", "{zone}-{value}/title")
    seat: Seat
    zone: str
    value: int

    def together(self) -> Fact:
        return TitlesReturned(self.seat, ((self.zone, self.value),))


@dataclass(frozen=True)
class TitlesReturned(Several):
    """§5.4: several titles of one player, for the journal."""

    seat: Seat
    properties: tuple[tuple[str, int], ...]

    def lit(self) -> list[str]:
        return _lit(self.properties, "title")


@dataclass(frozen=True)
class TokenMoved(Fact):
    """§6.1: one net move."""

    lights: ClassVar[tuple[str, ...]] = ("token-{seat}", "square-{start}", "square-{end}")
    seat: Seat
    start: int
    end: int

    def together(self) -> Fact:
        return TokensMoved((self.seat,), ((self.start, "→", self.end),))


@dataclass(frozen=True)
class TokensMoved(Several):
    """§6.1: several tokens, for the journal; `seats` and `moves` side by side."""

    lights: ClassVar[tuple[str, ...]] = ("token-{seats}",)
    seats: tuple[Seat, ...]
    moves: tuple[tuple[int, str, int], ...]


@dataclass(frozen=True)
class CardPlayed(Fact):
    """§7.1."""

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = ("played",)
    seat: Seat
    card: str

    def known_to(self, seat: int) -> bool:
        return seat == self.seat


@dataclass(frozen=True)
class CardShown(CardPlayed):
    """§7.7: a card that asks for a target; until the first one it can be taken back."""

    reveals: ClassVar[bool] = False


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

    def known_to(self, seat: int) -> bool:
        return seat == self.seat


@dataclass(frozen=True)
class NotInsured(Fact):
    """§8.2: let the hurricane come."""

    seat: Seat
    zone: str


@dataclass(frozen=True)
class TurnPassed(Fact):
    """§7.3: no Fortune card."""

    passing: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True)
class OutOfHotels(Fact):
    """§9.1: no hotel left at the start of the turn."""

    seat: Seat


@dataclass(frozen=True)
class LastSquareReached(Fact):
    """§9.2."""

    lights: ClassVar[tuple[str, ...]] = ("token-{seat}",)
    seat: Seat
