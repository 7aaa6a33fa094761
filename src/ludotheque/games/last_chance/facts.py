"""What happened, in the past tense. Dice are told as `2 3 4 6 6`, combinations as `3 4 L L L`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ludotheque.kernel.facts import Fact
from ludotheque.kernel.seats import Seat

# --- cards and throws --------------------------------------------------------------------------------


@dataclass(frozen=True)
class CardTurned(Fact):
    """§4.1: the next card of the pile; `number` counts the cards of the match."""

    reveals: ClassVar[bool] = True
    seat: Seat
    number: int
    card: str
    combination: str
    rolls: int
    prize: int


@dataclass(frozen=True)
class DiceThrown(Fact):
    """§4.1, §11.1: all five dice, by the player who turned the card or throws again."""

    reveals: ClassVar[bool] = True
    seat: Seat
    dice: str


@dataclass(frozen=True)
class LuckyThrow(Fact):
    """§4.2: card and prize, without an auction."""

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
    seat: Seat
    amount: int


@dataclass(frozen=True)
class Passed(Fact):
    """§5.2."""

    seat: Seat


@dataclass(frozen=True)
class DroppedOut(Fact):
    """§5.3: cannot bid any higher."""

    seat: Seat


@dataclass(frozen=True)
class StandingBidSet(Fact):
    """§6.1: told only to its owner."""

    seat: Seat
    maximum: int
    then: str

    def seen_by(self, seat: int) -> Fact | None:
        return self if seat == self.seat else None


@dataclass(frozen=True)
class StandingBidCancelled(Fact):
    """§6.4: told only to its owner."""

    seat: Seat

    def seen_by(self, seat: int) -> Fact | None:
        return self if seat == self.seat else None


@dataclass(frozen=True)
class StandingBidSpent(Fact):
    """§6.2: the others went beyond the maximum; told only to its owner."""

    seat: Seat
    then: str

    def seen_by(self, seat: int) -> Fact | None:
        return self if seat == self.seat else None


@dataclass(frozen=True)
class ChampionFound(Fact):
    """§5.6: the winning bid lies beside the card."""

    champion: Seat
    bid: int


@dataclass(frozen=True)
class LastChanceCalled(Fact):
    """§7.1: said aloud, and final."""

    reveals: ClassVar[bool] = True
    champion: Seat
    stake: int


@dataclass(frozen=True)
class BidNotCovered(Fact):
    """§5.5: more was bid than there was."""

    seat: Seat
    bid: int
    cash: int


@dataclass(frozen=True)
class NobodyBid(Fact):
    """§11.1."""


@dataclass(frozen=True)
class CardLeft(Fact):
    """§11.2: won by nobody."""

    card: str


# --- side bets ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class BetSealed(Fact):
    """§8.2: that somebody has decided, never what."""

    seat: Seat


@dataclass(frozen=True)
class BetShown(Fact):
    """§8.2."""

    reveals: ClassVar[bool] = True
    seat: Seat
    side: str
    amount: int


@dataclass(frozen=True)
class NoBetShown(Fact):
    """§8.2."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True)
class BetWon(Fact):
    """§8.3: the bank pays as much again."""

    seat: Seat
    amount: int


@dataclass(frozen=True)
class BetLost(Fact):
    """§8.3."""

    seat: Seat
    amount: int


# --- the attempt -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DiceRolled(Fact):
    """§9.1: what was kept (None: nothing), what was rolled, what lies there now, how many rolls are left."""

    reveals: ClassVar[bool] = True
    champion: Seat
    kept: str | None
    rolled: str
    dice: str
    left: int


@dataclass(frozen=True)
class CardWon(Fact):
    """§10.1."""

    champion: Seat
    card: str
    stake: int
    prize: int


@dataclass(frozen=True)
class AttemptFailed(Fact):
    """§10.2."""

    champion: Seat
    card: str
    stake: int


@dataclass(frozen=True)
class Eliminated(Fact):
    """§5.5, §10.3: out, and so many cards with him."""

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

    seat: Seat
