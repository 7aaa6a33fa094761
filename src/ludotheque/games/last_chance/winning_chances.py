"""How likely everybody is to win the match: the one measure for bids, calls and bets.

Money is only a means: the richest of those who have a card wins (§12). So what is ahead counts the less, the more
cards are still to come; a card that somebody lacks counts the more, the fewer there are; and who is behind does well to
risk what the leader should keep. The chances of an attempt itself are exact (`solver.py`).
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from ludotheque.games.last_chance.actions import MOST_BET
from ludotheque.games.last_chance.components import STEP, Box
from ludotheque.games.last_chance.observation import Seen
from ludotheque.games.last_chance.rules.ending import Over
from ludotheque.games.last_chance.solver import odds_of
from ludotheque.games.last_chance.state import NO_CARD

SPREAD: Final = 180_000.0  #: how far fortunes drift apart while a card is played for
LAST_MOVES: Final = 0.3  #: what the card in play adds to the cards still to come
GETTING: Final = 0.35  #: how likely somebody who can pay gets a card that is played for
POOR: Final = 100_000  #: with less nobody wins an auction
BY_LAST_CHANCE: Final = 0.3  #: how likely a poor player still gets a card if the last chance is left,
BY_A_FRESH_THROW: Final = 0.03  #: and if not (§4.2)
RESERVE: Final = 0.05  #: what an unused last chance adds to one's chances, per card to come
MOST_KNOWN: Final = 2000  #: auctions whose limits are remembered


class Fortunes:
    """What everybody has at some point of the match, real or thought of."""

    def __init__(
        self, cash: list[int], carded: list[bool], active: list[bool], chances: list[bool], left: int
    ) -> None:
        self.cash = cash
        self.carded = carded  #: who has a card
        self.active = active
        self.chances = chances  #: who has the last chance left
        self.left = left  #: cards still to be played for

    def copy(self) -> Fortunes:
        return Fortunes(self.cash[:], self.carded[:], self.active[:], self.chances[:], self.left)

    def winning(self) -> list[float]:
        """The chance of each seat to win the match."""
        scale = SPREAD * sqrt(self.left + LAST_MOVES)
        most = max(self.cash)
        weights: list[float] = []
        total = 0.0
        for seat in range(len(self.cash)):
            weight = 0.0
            if self.active[seat]:
                weight = exp((self.cash[seat] - most) / scale)
                if not self.carded[seat]:
                    weight *= self.getting(seat)
                if self.chances[seat]:
                    weight *= 1.0 + RESERVE * self.left
            weights.append(weight)
            total += weight
        return [weight / total for weight in weights] if total > 0.0 else weights

    def getting(self, seat: int) -> float:
        """How likely a seat without a card gets one."""
        if self.left == 0:
            return 0.0
        if self.cash[seat] >= POOR:
            return float(1.0 - (1.0 - GETTING) ** self.left)
        return BY_LAST_CHANCE if self.chances[seat] else BY_A_FRESH_THROW


def fortunes(seen: Seen) -> Fortunes:
    """As the table shows them; stakes and bets on the table count for nobody yet."""
    carded = [seen.owners.count(seat) > 0 for seat in range(seen.seats)]
    left = seen.cards_left + (0 if seen.card == NO_CARD else 1)
    return Fortunes(seen.cash[:], carded, seen.active[:], seen.chances[:], left)


def final(seen: Seen) -> list[float]:
    """§12: who has won."""
    winners: list[int] = []
    if seen.active.count(True) == 1:
        winners = [seen.active.index(True)]
    else:
        most = -1
        for seat in range(seen.seats):
            if seen.active[seat] and seen.owners.count(seat) > 0 and seen.cash[seat] >= most:
                winners = [*winners, seat] if seen.cash[seat] == most else [seat]
                most = seen.cash[seat]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(seen.seats)]


def after_attempt(seen: Seen, box: Box, p: float) -> list[float]:
    """The chances to win, averaged over an attempt that is about to be made, its stake and bets counted."""
    card = box.deck[seen.card]
    mixed = [0.0] * seen.seats
    for success in (True, False):
        then = fortunes(seen)
        for seat in range(seen.seats):
            if (seen.bets[seat] > 0) == success:
                then.cash[seat] += 2 * abs(seen.bets[seat])
        settle(then, seen.champion, success, card.prize + seen.stake, 0, seen.all_in)
        weight = p if success else 1.0 - p
        for seat, chance in enumerate(then.winning()):
            mixed[seat] += weight * chance
    return mixed


def settle(then: Fortunes, champion: int, success: bool, won: int, lost: int, all_in: bool) -> None:
    """§10: what an attempt changes for the champion."""
    if success:
        then.cash[champion] += won
        then.carded[champion] = True
        then.left -= 1
    else:
        then.cash[champion] -= lost
        if all_in:
            then.active[champion] = False
    if all_in:
        then.chances[champion] = False


def usual_bet(cash: int, p: float) -> int:
    """What a sensible player bets: the larger the edge, the larger the part of the money; signed."""
    amount = min(float(MOST_BET), cash * abs(2.0 * p - 1.0))
    steps = int(amount) // STEP
    return steps * STEP if p > 0.5 else -steps * STEP


class Sale:
    """A card on sale at these dice: what it is worth to be its champion, or to let another one try."""

    def __init__(self, now: Fortunes, prize: int, p: float) -> None:
        self.now = now
        self.prize = prize
        self.p = p  #: the chance of success
        self.bets = [usual_bet(cash, p) for cash in now.cash]

    def tried_by(self, champion: int, stake: int, seat: int, all_in: bool = False) -> float:
        """The chance of a seat to win the match if this champion tries for this stake, and the others bet."""
        return self.with_bet(champion, stake, seat, self.bets[seat], all_in)

    def with_bet(self, champion: int, stake: int, seat: int, bet: int, all_in: bool, back: int = 0) -> float:
        """The same with another bet of that seat; `back` is a stake that lies on the table already."""
        average = 0.0
        for success in (True, False):
            then = self.now.copy()
            for other in range(len(then.cash)):
                if other != champion and then.active[other]:
                    laid = bet if other == seat else self.bets[other]
                    then.cash[other] += laid if success else -laid
            settle(then, champion, success, self.prize + back, stake, all_in)
            average += (self.p if success else 1.0 - self.p) * then.winning()[seat]
        return average

    def rival_of(self, seat: int) -> int:
        """The richest of the others; the seat itself if it is alone."""
        found = seat
        for other in range(len(self.now.cash)):
            if other == seat or not self.now.active[other]:
                continue
            if found == seat or self.now.cash[other] > self.now.cash[found]:
                found = other
        return found

    def limit(self, seat: int) -> int:
        """The highest bid at which a seat would rather be the champion than let the richest rival try for it."""
        rival = self.rival_of(seat)
        low, high = 0, self.now.cash[seat] // STEP
        while low < high:
            middle = (low + high + 1) // 2
            bid = middle * STEP
            other = self.tried_by(rival, min(bid, self.now.cash[rival]), seat)
            if self.tried_by(seat, bid, seat) >= other:
                low = middle
            else:
                high = middle - 1
        return low * STEP


def sale(seen: Seen, box: Box) -> Sale:
    card = box.deck[seen.card]
    return Sale(fortunes(seen), card.prize, odds_of(card).chance(seen.dice, card.rolls))


_known: Final[dict[tuple[int, ...], list[int]]] = {}


def limits(seen: Seen, box: Box) -> list[int]:
    """How far each seat would go for the card on sale; the same in the whole auction, so it is remembered."""
    flags = 0
    for seat in range(seen.seats):
        flags = 8 * flags + 4 * seen.active[seat] + 2 * seen.chances[seat] + (seen.owners.count(seat) > 0)
    key = (seen.card, seen.dice, seen.cards_left, flags, *seen.cash)
    found = _known.get(key)
    if found is None:
        on_sale = sale(seen, box)
        found = [on_sale.limit(seat) if seen.active[seat] else 0 for seat in range(seen.seats)]
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        _known[key] = found
    return found


def is_over(seen: Seen) -> bool:
    return isinstance(seen.phases[-1], Over)
