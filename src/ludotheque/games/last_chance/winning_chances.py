"""How likely everybody is to win the match: the one measure for bids, calls and bets.

Money is only a means: the richest of those who have a card wins (§12). So what is ahead counts the less, the more
cards are still to come; a card that somebody lacks counts the more, the fewer there are; and who is behind does well to
risk what the leader should keep. The chances of an attempt itself are exact (`solver.py`).
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from ludotheque.games.last_chance.actions import MOST_BET
from ludotheque.games.last_chance.components import STEP, Box
from ludotheque.games.last_chance.observation import Seen
from ludotheque.games.last_chance.rules.ending import Over
from ludotheque.games.last_chance.solver import odds_of
from ludotheque.games.last_chance.state import NO_CARD
from ludotheque.kernel.net import Net, in_proportion

#: How far fortunes drift apart until the end: with one card to come, and how that grows with more of them.
SPREAD: Final = 130_000.0
GROWTH: Final = 0.66
SETTLED: Final = 20_000.0  #: after the last card only bets that nobody has seen yet can change who is ahead
GETTING: Final = 0.35  #: how likely somebody who can pay gets a card that is played for
POOR: Final = 100_000  #: with less nobody wins an auction
BY_LAST_CHANCE: Final = 0.3  #: how likely a poor player still gets a card if the last chance is left,
BY_A_FRESH_THROW: Final = 0.03  #: and if not (§4.2)
RESERVE: Final = 0.05  #: what an unused last chance adds to one's chances, per card to come
MOST_KNOWN: Final = 2000  #: auctions whose limits are remembered

#: What a net is given about everybody's fortunes: the formula below, and what it is made of.
INPUTS: Final[tuple[str, ...]] = (
    "chance by the formula",
    "money ahead, by what may come",
    "money ahead",
    "money",
    "has a card",
    "needs a card, cards to come",
    "poor",
    "has the last chance",
    "money before others with cards",
    "cards to come",
    "players left",
    "players without a card",
    "last card",
    "out",
)
MILLION: Final = 1_000_000.0
MOST_CARDS: Final = 7.0
SMALLEST: Final = 1e-3  #: of chances whose logarithm is taken
OUT_OF_IT: Final[list[float]] = [log(SMALLEST)] + [0.0] * 12 + [1.0]  #: the row of a player who is out


class Fortunes:
    """What everybody has at some point of the match, real or thought of."""

    def __init__(
        self,
        cash: list[int],
        carded: list[bool],
        active: list[bool],
        chances: list[bool],
        left: int,
        net: Net | None = None,
    ) -> None:
        self.cash = cash
        self.carded = carded  #: who has a card
        self.active = active
        self.chances = chances  #: who has the last chance left
        self.left = left  #: cards still to be played for
        self.net = net  #: what judges; the formula below without one

    def copy(self) -> Fortunes:
        return Fortunes(self.cash[:], self.carded[:], self.active[:], self.chances[:], self.left, self.net)

    def winning(self) -> list[float]:
        """The chance of each seat to win the match."""
        if self.net is not None and self.left > 0:
            return self.judged(self.net)
        return self.by_formula()

    def judged(self, net: Net) -> list[float]:
        """By the net, among those who are still in the match."""
        rows = self.rows()
        values = [net.value(rows[seat]) for seat in range(len(rows)) if self.active[seat]]
        chances = in_proportion(values)
        chances.reverse()
        return [chances.pop() if active else 0.0 for active in self.active]

    def by_formula(self) -> list[float]:
        """By what is ahead, measured by what may still come."""
        scale = drift(self.left)
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

    def rows(self) -> list[list[float]]:
        """What the net is given, a row per seat, in the order of `INPUTS`."""
        formula = self.by_formula()
        unit = drift(self.left)
        players = self.active.count(True)
        without = 0
        for seat in range(len(self.cash)):
            if self.active[seat] and not self.carded[seat]:
                without += 1
        found: list[list[float]] = []
        for seat in range(len(self.cash)):
            if not self.active[seat]:
                found.append(OUT_OF_IT[:])
                continue
            rival = self.rival_with_card(seat)
            most = max([self.cash[other] for other in range(len(self.cash)) if other != seat])
            carded = 1.0 if self.carded[seat] else 0.0
            row = [log(max(formula[seat], SMALLEST)), (self.cash[seat] - most) / unit]
            row += [max(-2.0, (self.cash[seat] - most) / MILLION), self.cash[seat] / MILLION]
            row += [carded, (1.0 - carded) * self.left / MOST_CARDS]
            row += [1.0 if self.cash[seat] < POOR else 0.0, 1.0 if self.chances[seat] else 0.0]
            row += [(self.cash[seat] - rival) / MILLION, self.left / MOST_CARDS, players / 6.0]
            row += [without / players, 1.0 if self.left == 1 else 0.0, 0.0]
            found.append(row)
        return found

    def rival_with_card(self, seat: int) -> int:
        """The most money of the others who have a card."""
        most = 0
        for other in range(len(self.cash)):
            if other != seat and self.active[other] and self.carded[other] and self.cash[other] > most:
                most = self.cash[other]
        return most

    def getting(self, seat: int) -> float:
        """How likely a seat without a card gets one."""
        if self.left == 0:
            return 0.0
        if self.cash[seat] >= POOR:
            return float(1.0 - (1.0 - GETTING) ** self.left)
        return BY_LAST_CHANCE if self.chances[seat] else BY_A_FRESH_THROW


def drift(left: int) -> float:
    """How far ahead somebody must be to be e times as likely to win, with so many cards to come."""
    return SPREAD * float(left**GROWTH) if left > 0 else SETTLED


def fortunes(seen: Seen, net: Net | None = None) -> Fortunes:
    """As the table shows them; stakes and bets on the table count for nobody yet."""
    carded = [seen.owners.count(seat) > 0 for seat in range(seen.seats)]
    left = seen.cards_left + (0 if seen.card == NO_CARD else 1)
    return Fortunes(seen.cash[:], carded, seen.active[:], seen.chances[:], left, net)


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


def after_attempt(seen: Seen, box: Box, p: float, net: Net | None) -> list[float]:
    """The chances to win, averaged over an attempt that is about to be made, its stake and bets counted."""
    card = box.deck[seen.card]
    mixed = [0.0] * seen.seats
    for success in (True, False):
        then = fortunes(seen, net)
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


def sale(seen: Seen, box: Box, net: Net | None = None) -> Sale:
    card = box.deck[seen.card]
    return Sale(fortunes(seen, net), card.prize, odds_of(card).chance(seen.dice, card.rolls))


class Memory:
    """Limits worked out before, by one net or by the formula."""

    def __init__(self) -> None:
        self.net: Net | None = None
        self.known: dict[tuple[int, ...], list[int]] = {}

    def of(self, net: Net | None) -> dict[tuple[int, ...], list[int]]:
        """What is known by this net; another one begins anew."""
        if net is not self.net or len(self.known) >= MOST_KNOWN:
            self.net = net
            self.known = {}
        return self.known


_by_formula: Final = Memory()
_by_net: Final = Memory()


def limits(seen: Seen, box: Box, net: Net | None = None) -> list[int]:
    """How far each seat would go for the card on sale; the same in the whole auction, so it is remembered."""
    flags = 0
    for seat in range(seen.seats):
        flags = 8 * flags + 4 * seen.active[seat] + 2 * seen.chances[seat] + (seen.owners.count(seat) > 0)
    key = (seen.card, seen.dice, seen.cards_left, flags, *seen.cash)
    known = _by_formula.of(None) if net is None else _by_net.of(net)
    found = known.get(key)
    if found is None:
        on_sale = sale(seen, box, net)
        found = [on_sale.limit(seat) if seen.active[seat] else 0 for seat in range(seen.seats)]
        known[key] = found
    return found


def is_over(seen: Seen) -> bool:
    return isinstance(seen.phases[-1], Over)
