"""Knowledge for the bots: what a card is worth at the dice as they lie, when to go all in, how to bet and to keep.

Everybody can compute the same chances, so a card has nearly the same worth for all; what differs is who needs a first
card, who can afford to lose, and who is better off watching and betting.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.last_chance.actions import MOST_BET, Keep, LastChance, SideBet
from ludotheque.games.last_chance.components import Box, Card
from ludotheque.games.last_chance.dice import SIZES
from ludotheque.games.last_chance.observation import Seen
from ludotheque.games.last_chance.rules.attempt import Attempt
from ludotheque.games.last_chance.rules.auction import Auction
from ludotheque.games.last_chance.rules.bets import SideBets
from ludotheque.games.last_chance.rules.ending import Over
from ludotheque.games.last_chance.solver import odds_of
from ludotheque.games.last_chance.state import NO_CARD
from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import Bid, NoStandingBid, StandingBid
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Foresight

FIRST_CARD: Final = 250_000.0  #: without a card nobody wins: what the first one is worth early on,
FIRST_CARD_SOON: Final = 200_000.0  #: and how much that grows as the cards become few
PLACE: Final = 40_000.0  #: what staying in the match is worth, per card still to come
RESERVE: Final = 15_000.0  #: what an unused last chance is worth, per card still to come
NEVER: Final = -1e9
OPENING: Final = 0.7  #: of what a card will fetch is the first bid

#: The solver is exact, so trials must be very sure; amounts run in hundreds of thousands.
FORESIGHT: Final = Foresight(winning=200_000.0, doubt=3.0)


# --- how everybody stands ----------------------------------------------------------------------------


def evaluate(seen: Seen, box: Box) -> list[float]:
    """Expected money of each seat, and what cards and chances are worth besides."""
    over = isinstance(seen.phases[-1], Over)
    p = chance_now(seen, box)
    standing: list[float] = []
    for seat in range(seen.seats):
        value = float(seen.cash[seat])
        if not seen.active[seat]:
            standing.append(value - box.start_cash)
            continue
        if seen.owners.count(seat) > 0:
            value += first_card(seen)
        elif over:
            value -= box.start_cash
        if not over:
            value += PLACE * cards_to_come(seen)
            if seen.chances[seat]:
                value += RESERVE * cards_to_come(seen)
        bet = seen.bets[seat]
        value += abs(bet) + bet * (2.0 * p - 1.0)
        if seat == seen.champion:
            value += as_champion(seen, box, seat, p)
        standing.append(value)
    return standing


def as_champion(seen: Seen, box: Box, seat: int, p: float) -> float:
    """What the attempt will bring: stake and prize, or (all in) the way out."""
    prize = box.deck[seen.card].prize + wanted(seen, seat)
    value = p * (seen.stake + prize)
    if seen.all_in:
        value -= (1.0 - p) * PLACE * cards_to_come(seen)
    return value


def chance_now(seen: Seen, box: Box) -> float:
    """The chance of success from the dice as they lie, with the rolls of the attempt or of a fresh one."""
    if seen.card == NO_CARD:
        return 0.0
    card = box.deck[seen.card]
    top = seen.phases[-1]
    rolls = top.rolls if isinstance(top, Attempt) else card.rolls
    return odds_of(card).chance(seen.dice, rolls)


def cards_to_come(seen: Seen) -> int:
    """The cards still to be won, the one on the table included."""
    return seen.cards_left + (0 if seen.card == NO_CARD else 1)


def first_card(seen: Seen) -> float:
    return FIRST_CARD + FIRST_CARD_SOON / (1 + cards_to_come(seen))


def wanted(seen: Seen, seat: int) -> float:
    """What the card is worth to this seat besides its prize."""
    return 0.0 if seen.owners.count(seat) > 0 else first_card(seen)


# --- each action -------------------------------------------------------------------------------------


def appraise(seen: Seen, box: Box, menu: tuple[Action, ...], chance: Chance) -> list[float]:
    """A worth for each action, in money."""
    top = seen.phases[-1]
    if isinstance(top, Auction):
        return _bidding(seen, box, top, menu)
    if isinstance(top, SideBets):
        return [_bet_worth(seen, chance_now(seen, box), action) for action in menu]
    assert isinstance(top, Attempt)
    return [_keep_worth(box.deck[seen.card], top.rolls, action) for action in menu]


def _keep_worth(card: Card, rolls: int, action: Action) -> float:
    """The chance it leaves; of equal keeps the one with more dice."""
    assert isinstance(action, Keep)
    return odds_of(card).chance_after(action.dice, rolls) + 1e-9 * SIZES[action.dice]


def _bet_worth(seen: Seen, p: float, action: Action) -> float:
    """The average gain, less the more of one's money is at risk: best at the share that makes money grow fastest."""
    if not isinstance(action, SideBet):
        return 0.0
    return action.signed() * (2.0 * p - 1.0) - action.amount * action.amount / (2.0 * seen.cash[seen.seat])


def watching(seen: Seen, seat: int, p: float) -> float:
    """What it is worth to bet on another champion instead."""
    most = float(min(MOST_BET, seen.cash[seat]))
    edge = abs(2.0 * p - 1.0)
    return most * edge * 0.5


def limit(seen: Seen, card: Card, seat: int, p: float) -> float:
    """The bid at which being the champion is worth as much as watching; no more than one has."""
    gain = p * (card.prize + wanted(seen, seat)) - watching(seen, seat, p)
    cash = float(seen.cash[seat])
    if gain <= 0.0:
        return 0.0
    return min(cash, gain / (1.0 - p)) if p < 1.0 else cash


def all_in_worth(seen: Seen, card: Card, seat: int, p: float) -> float:
    """§7: the prize and a card against all one has, one's place, and the chance for a better moment."""
    left = cards_to_come(seen)
    lost = seen.cash[seat] + PLACE * left
    return p * (card.prize + wanted(seen, seat)) - (1.0 - p) * lost - RESERVE * left


def next_bid(price: int, least: int, fair: float) -> float:
    """What to say: most of the way to what two are ready to pay, then all of it; the price gets there anyway."""
    if price < OPENING * fair:
        return max(float(least), OPENING * fair)
    return max(float(least), fair)


def _bidding(seen: Seen, box: Box, auction: Auction, menu: tuple[Action, ...]) -> list[float]:
    seat = seen.seat
    card = box.deck[seen.card]
    p = chance_now(seen, box)
    cry = auction.cry
    mine = limit(seen, card, seat, p)
    rival = 0.0
    for other in range(seen.seats):
        if other != seat and (not cry.out[other] or other == cry.leader):
            rival = max(rival, limit(seen, card, other, p))
    price = min(mine, max(float(cry.minimum()), rival))
    watched = watching(seen, seat, p)
    gain = p * (card.prize + wanted(seen, seat)) - (1.0 - p) * price - watched
    if rival > mine:
        gain = min(gain, 1.0)  # sure to be outbid: it only drives the price
    said = next_bid(cry.price, cry.minimum(), min(mine, rival))
    worth: list[float] = []
    for action in menu:
        if isinstance(action, Bid):
            far = abs(action.amount - said) / 1e7
            worth.append(gain + 1.0 - far if action.amount <= mine else NEVER)
        elif isinstance(action, LastChance):
            worth.append(all_in_worth(seen, card, seat, p) - watched)
        elif isinstance(action, (StandingBid, NoStandingBid)):
            worth.append(NEVER)
        else:
            worth.append(0.0)
    return worth
