"""Knowledge for the bots: which bid, call, bet and keep makes winning the match most likely.

Everybody can compute the same chances; what differs is who needs a first card, who leads and who must take risks
(`winning_chances.py`).
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.last_chance.actions import Keep, LastChance, SideBet
from ludotheque.games.last_chance.components import STEP, Box, Card
from ludotheque.games.last_chance.dice import SIZES
from ludotheque.games.last_chance.observation import Seen
from ludotheque.games.last_chance.rules.attempt import Attempt
from ludotheque.games.last_chance.rules.auction import Auction
from ludotheque.games.last_chance.rules.bets import SideBets
from ludotheque.games.last_chance.solver import odds_of
from ludotheque.games.last_chance.state import NO_CARD, State
from ludotheque.games.last_chance.winning_chances import (
    INPUTS,
    after_attempt,
    final,
    fortunes,
    is_over,
    limits,
    sale,
)
from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import Bid, NoStandingBid, OpenCry, StandingBid
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.foresight import Foresight
from ludotheque.kernel.net import Features, Net
from ludotheque.kernel.seats import NOBODY

NEVER: Final = -1e9
OPENING: Final = 0.7  #: of what a card will fetch is the first bid
HARDLY: Final = 1e-6  #: the worth of a bid that only drives the price


# --- how everybody stands ----------------------------------------------------------------------------


def evaluate(seen: Seen, box: Box) -> list[float]:
    """The chance of each seat to win the match."""
    return chances_by(seen, box, None)


def chances_by(seen: Seen, box: Box, net: Net | None) -> list[float]:
    """The same by a net, or by the formula without one; an attempt that is being made is solved exactly."""
    if is_over(seen):
        return final(seen)
    if is_settled(seen):
        return fortunes(seen, net).winning()
    return after_attempt(seen, box, chance_now(seen, box), net)


def is_settled(seen: Seen) -> bool:
    """Whether nobody is about to make an attempt."""
    return seen.champion == NOBODY or seen.card == NO_CARD


def chance_now(seen: Seen, box: Box) -> float:
    """The chance of success from the dice as they lie, with the rolls of the attempt or of a fresh one."""
    card = box.deck[seen.card]
    top = seen.phases[-1]
    rolls = top.rolls if isinstance(top, Attempt) else card.rolls
    return odds_of(card).chance(seen.dice, rolls)


# --- each action -------------------------------------------------------------------------------------


def appraise(seen: Seen, box: Box, menu: tuple[Action, ...], chance: Chance) -> list[float]:
    """A worth for each action: what it adds to the chance to win."""
    return worth_by(seen, box, menu, None)


def worth_by(seen: Seen, box: Box, menu: tuple[Action, ...], net: Net | None) -> list[float]:
    """The same; what places in the match are worth is judged by a net, or by the formula without one."""
    top = seen.phases[-1]
    if isinstance(top, Auction):
        return _bidding(seen, box, top.cry, menu, net)
    if isinstance(top, SideBets):
        return _betting(seen, box, menu, net)
    assert isinstance(top, Attempt)
    return [_keep_worth(box.deck[seen.card], top.rolls, action) for action in menu]


def _keep_worth(card: Card, rolls: int, action: Action) -> float:
    """The chance it leaves; of equal keeps the one with more dice."""
    assert isinstance(action, Keep)
    return odds_of(card).chance_after(action.dice, rolls) + 1e-9 * SIZES[action.dice]


def _betting(seen: Seen, box: Box, menu: tuple[Action, ...], net: Net | None) -> list[float]:
    on_sale = sale(seen, box, net)
    worth: list[float] = []
    for action in menu:
        bet = action.signed() if isinstance(action, SideBet) else 0
        worth.append(on_sale.with_bet(seen.champion, 0, seen.seat, bet, seen.all_in, seen.stake))
    return worth


def next_bid(price: int, least: int, fair: float) -> float:
    """What to say: most of the way to what two are ready to pay, then all of it; the price gets there anyway."""
    if price < OPENING * fair - STEP:
        return max(float(least), OPENING * fair)
    return max(float(least), fair)


def keenest(seen: Seen, cry: OpenCry, ready: list[int]) -> int:
    """Who of the others would go furthest, of those who still may."""
    found = NOBODY
    for other in range(seen.seats):
        if other == seen.seat or not seen.active[other] or (cry.out[other] and other != cry.leader):
            continue
        if found == NOBODY or ready[other] > ready[found]:
            found = other
    return found


def _bidding(seen: Seen, box: Box, cry: OpenCry, menu: tuple[Action, ...], net: Net | None) -> list[float]:
    seat = seen.seat
    on_sale = sale(seen, box, net)
    ready = limits(seen, box, net)
    mine = ready[seat]
    rival = keenest(seen, cry, ready)
    most = 0 if rival == NOBODY else ready[rival]
    if cry.leader != NOBODY and cry.leader != seat:
        passing = on_sale.tried_by(cry.leader, cry.price, seat)
    elif most > 0:
        passing = on_sale.tried_by(rival, most, seat)
    else:
        passing = on_sale.now.winning()[seat]
    gain = on_sale.tried_by(seat, min(mine, max(cry.minimum(), most)), seat) - passing
    if most > mine:
        gain = min(gain, HARDLY)  # sure to be outbid: it only drives the price
    said = next_bid(cry.price, cry.minimum(), float(min(mine, most)))
    worth: list[float] = []
    for action in menu:
        if isinstance(action, Bid):
            far = abs(action.amount - said) / 1e14
            worth.append(gain + HARDLY - far if action.amount <= mine else NEVER)
        elif isinstance(action, LastChance):
            worth.append(on_sale.tried_by(seat, seen.cash[seat], seat, True) - passing)
        elif isinstance(action, (StandingBid, NoStandingBid)):
            worth.append(NEVER)
        else:
            worth.append(0.0)
    return worth


# --- looking ahead -----------------------------------------------------------------------------------


def solved(seen: Seen) -> bool:
    """Which dice to keep is solved exactly (§9): trials could only add noise."""
    return isinstance(seen.phases[-1], Attempt)


def card_number(state: State) -> int:
    """The same dice fall for a card in all trials of a world, whatever was played before."""
    return len(state.pile)


#: Chances to win count, to the end. The appraisal is nearly exact too, so trials must be sure.
FORESIGHT: Final[Foresight] = Foresight(winning=0.0, doubt=2.0, exact=solved, point=card_number)


# --- what a net learns: only what places in the match are worth -----------------------------------------


def rows(seen: Seen, box: Box) -> list[list[float]]:
    """A row per seat while nobody makes an attempt; attempts are solved, so there is nothing to learn in them."""
    return fortunes(seen).rows() if is_settled(seen) and not is_over(seen) else []


FEATURES: Final[Features] = Features(INPUTS, rows, chances_by, worth_by, INPUTS[0])
