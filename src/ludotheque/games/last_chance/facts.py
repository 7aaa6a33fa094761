"""What happened, in the past tense. Dice are written as `2 3 4 6 6`, combinations as `3 4 L L L`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from ludotheque.games.last_chance.components import goal_of
from ludotheque.kernel.facts import Fact, Several
from ludotheque.kernel.outcome import signed
from ludotheque.kernel.seats import Seat

#: The places of the five dice.
DICE: Final = ("die-1", "die-2", "die-3", "die-4", "die-5")


# --- cards and throws --------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardTurned(Fact):
    """§4.1: the next card of the pile; `number` counts the cards of the match."""

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = ("card-{card}", "prize", "rolls")
    seat: Seat
    number: int
    card: str
    combination: str
    rolls: int
    prize: int

    def params(self) -> dict[str, object]:
        return {**super().params(), **goal_of(self.combination)}

    def heading(self) -> Fact:
        return self


@dataclass(frozen=True)
class DiceThrown(Fact):
    """§4.1, §11.1: all five dice, by the player who turned the card or throws again."""

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = DICE
    seat: Seat
    dice: str

    def thrown(self) -> tuple[str, ...]:
        return DICE


@dataclass(frozen=True)
class LuckyThrow(Fact):
    """§4.2: card and prize, without an auction."""

    lights: ClassVar[tuple[str, ...]] = ("card-{card}",)
    seat: Seat
    card: str
    prize: int


# --- the auction -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BidMade(Fact):
    """§5.1: said aloud, by a player or (§6.1) by the table for him. A bid stands: no undo past it.

    (Were it otherwise, bidding and taking back would find out somebody's standing bid.)
    """

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = ("place-{seat}",)
    seat: Seat
    amount: int

    def joined(self, later: Fact) -> Fact | None:
        return Bidding((self.seat,), self.amount, self.amount, ()).joined(later)


@dataclass(frozen=True)
class Passed(Fact):
    """§5.2."""

    lights: ClassVar[tuple[str, ...]] = ("place-{seat}",)
    seat: Seat

    def joined(self, later: Fact) -> Fact | None:
        return Bidding((), 0, 0, (self.seat,)).joined(later)


@dataclass(frozen=True)
class DroppedOut(Fact):
    """§5.3: cannot bid any higher."""

    lights: ClassVar[tuple[str, ...]] = ("place-{seat}",)
    seat: Seat

    def joined(self, later: Fact) -> Fact | None:
        return Bidding((), 0, 0, (self.seat,)).joined(later)


@dataclass(frozen=True)
class Bidding(Fact):
    """§5: an auction so far, for the journal: who has bid from what to what, and who is out."""

    lights: ClassVar[tuple[str, ...]] = ("place-{seats}",)
    seats: tuple[Seat, ...]
    first: int
    last: int
    out: tuple[Seat, ...]

    def joined(self, later: Fact) -> Fact | None:
        if isinstance(later, BidMade):
            seats = self.seats if later.seat in self.seats else (*self.seats, later.seat)
            first = self.first if self.seats else later.amount
            out = tuple([seat for seat in self.out if seat != later.seat])
            return Bidding(seats, first, later.amount, out)
        if isinstance(later, (Passed, DroppedOut)):
            out = self.out if later.seat in self.out else (*self.out, later.seat)
            return Bidding(self.seats, self.first, self.last, out)
        if isinstance(later, ChampionFound) and self.seats:
            opening = self.first if len(self.seats) > 1 else None
            return AuctionWon(self.seats, opening, later.champion, later.bid)
        return later if isinstance(later, NobodyBid) else None

    def params(self) -> dict[str, object]:
        """Also how many have bid and how many are out: one bid has no “from … to”."""
        return {**super().params(), "bidders": len(self.seats), "leavers": len(self.out)}


@dataclass(frozen=True)
class StandingBidSet(Fact):
    """§6.1: shown only to its owner."""

    seat: Seat
    maximum: int
    then: str

    def seen_by(self, seat: int) -> Fact | None:
        return self if seat == self.seat else None


@dataclass(frozen=True)
class StandingBidCancelled(Fact):
    """§6.4: shown only to its owner."""

    seat: Seat

    def seen_by(self, seat: int) -> Fact | None:
        return self if seat == self.seat else None


@dataclass(frozen=True)
class StandingBidSpent(Fact):
    """§6.2: the others went beyond the maximum; shown only to its owner."""

    seat: Seat
    then: str

    def seen_by(self, seat: int) -> Fact | None:
        return self if seat == self.seat else None


@dataclass(frozen=True)
class ChampionFound(Fact):
    """§5.6: the winning bid lies beside the card."""

    lights: ClassVar[tuple[str, ...]] = ("place-{champion}", "stake")
    champion: Seat
    bid: int


@dataclass(frozen=True)
class AuctionWon(Fact):
    """§5.6: a whole auction, for the journal; `first` None: nobody else bid."""

    lights: ClassVar[tuple[str, ...]] = ("place-{champion}", "stake")
    seats: tuple[Seat, ...]
    first: int | None
    champion: Seat
    bid: int


@dataclass(frozen=True)
class LastChanceCalled(Fact):
    """§7.1: said aloud, and final. Whoever says it learns nothing by it: all money lies on the table."""

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = ("place-{champion}", "stake")
    champion: Seat
    stake: int

    def known_to(self, seat: int) -> bool:
        return seat == self.champion


@dataclass(frozen=True)
class BidNotCovered(Fact):
    """§5.5: more was bid than there was."""

    lights: ClassVar[tuple[str, ...]] = ("place-{seat}",)
    seat: Seat
    bid: int
    cash: int


@dataclass(frozen=True)
class NobodyBid(Fact):
    """§11.1."""


@dataclass(frozen=True)
class CardLeft(Fact):
    """§11.2: won by nobody."""

    lights: ClassVar[tuple[str, ...]] = ("card-{card}",)
    card: str


# --- side bets ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BetSealed(Fact):
    """§8.2: that somebody has decided, never what."""

    lights: ClassVar[tuple[str, ...]] = ("bet-{seat}",)
    seat: Seat

    def joined(self, later: Fact) -> Fact | None:
        return BetsSealed((self.seat,)).joined(later)


@dataclass(frozen=True)
class BetsSealed(Fact):
    """§8.2: who has decided so far, for the journal."""

    lights: ClassVar[tuple[str, ...]] = ("bet-{seats}",)
    seats: tuple[Seat, ...]

    def joined(self, later: Fact) -> Fact | None:
        if isinstance(later, BetSealed):
            return self if later.seat in self.seats else BetsSealed((*self.seats, later.seat))
        if isinstance(later, (BetShown, NoBetShown)):
            return later.together()
        return None


@dataclass(frozen=True)
class BetShown(Fact):
    """§8.2."""

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = ("bet-{seat}",)
    seat: Seat
    side: str
    amount: int

    def together(self) -> Fact:
        return BetsShown((self.seat,), ((self.amount, self.side),))


@dataclass(frozen=True)
class NoBetShown(Fact):
    """§8.2."""

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = ("bet-{seat}",)
    seat: Seat

    def together(self) -> Fact:
        return BetsShown((self.seat,), (("no-bet",),))


@dataclass(frozen=True)
class BetsShown(Several):
    """§8.2: all bets, for the journal: the amount and the side of each seat, or `no-bet`."""

    lights: ClassVar[tuple[str, ...]] = ("bet-{seats}",)
    seats: tuple[Seat, ...]
    bets: tuple[tuple[int | str, ...], ...]


@dataclass(frozen=True)
class BetWon(Fact):
    """§8.3: the bet comes back, and the bank pays as much again."""

    lights: ClassVar[tuple[str, ...]] = ("bet-{seat}",)
    seat: Seat
    amount: int

    def together(self) -> Fact:
        return BetsPaid((self.seat,), ((signed(self.amount), "bet-back"),))


@dataclass(frozen=True)
class BetLost(Fact):
    """§8.3."""

    lights: ClassVar[tuple[str, ...]] = ("bet-{seat}",)
    seat: Seat
    amount: int

    def together(self) -> Fact:
        return BetsPaid((self.seat,), ((signed(-self.amount),),))


@dataclass(frozen=True)
class BetsPaid(Several):
    """§8.3: what each bet brought or cost, for the journal, and whether it comes back."""

    lights: ClassVar[tuple[str, ...]] = ("bet-{seats}",)
    seats: tuple[Seat, ...]
    amounts: tuple[tuple[str, ...], ...]


# --- the attempt -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DiceRolled(Fact):
    """§9.1: what was kept (None: nothing), what was rolled, what lies there now, how many rolls are left."""

    reveals: ClassVar[bool] = True
    lights: ClassVar[tuple[str, ...]] = DICE
    champion: Seat
    kept: str | None
    rolled: str
    dice: str
    left: int

    def thrown(self) -> tuple[str, ...]:
        """Of the dice in their order as many of each face as were rolled."""
        left = self.rolled.split()
        found: list[str] = []
        for die, face in zip(DICE, self.dice.split(), strict=True):
            if face in left:
                left.remove(face)
                found.append(die)
        return tuple(found)


@dataclass(frozen=True)
class CardWon(Fact):
    """§10.1."""

    lights: ClassVar[tuple[str, ...]] = ("card-{card}", "place-{champion}")
    champion: Seat
    card: str
    stake: int
    prize: int


@dataclass(frozen=True)
class AttemptFailed(Fact):
    """§10.2."""

    lights: ClassVar[tuple[str, ...]] = ("card-{card}", "place-{champion}")
    champion: Seat
    card: str
    stake: int


@dataclass(frozen=True)
class Eliminated(Fact):
    """§5.5, §10.3: out, and so many cards with him."""

    lights: ClassVar[tuple[str, ...]] = ("place-{seat}",)
    seat: Seat
    cards: int


# --- the end -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AllCardsPlayed(Fact):
    """§12.1."""


@dataclass(frozen=True)
class NobodyCanBid(Fact):
    """§11.3."""


@dataclass(frozen=True)
class OneLeft(Fact):
    """§12.3."""

    lights: ClassVar[tuple[str, ...]] = ("place-{seat}",)
    seat: Seat
