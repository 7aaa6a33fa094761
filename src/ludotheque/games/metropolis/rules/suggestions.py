"""§6.1: exchanges that a menu suggests, one lot for one lot. Any other may be offered as well."""

from __future__ import annotations

from typing import Final

from ludotheque.games.metropolis.actions import NO_PROMISE, OfferTrade, Trade
from ludotheque.games.metropolis.components import BORDER, DISTRICTS, INSIDE, LOTS, UNITS, Filling
from ludotheque.games.metropolis.state import State
from ludotheque.games.metropolis.town import Town
from ludotheque.kernel.seats import others

SUGGESTED_PER_TURN: Final = 2  #: after so many offers in a turn menus suggest no more
SINGLE: Final = 0b11  #: houses and shops: a lot is always worth something to its owner
MOST_KEPT: Final = 20_000

_swaps: Final[dict[int, OfferTrade]] = {}


def swap(get: int, taker: int, give: int, giver: int) -> OfferTrade:
    """Lot `get` goes to the taker, lot `give` to the giver of the first."""
    key = ((get * LOTS + give) * 8 + taker) * 8 + giver
    found = _swaps.get(key)
    if found is None:
        if len(_swaps) >= MOST_KEPT:
            _swaps.clear()
        if get < give:
            found = OfferTrade([get, give], [taker, giver], NO_PROMISE)
        else:
            found = OfferTrade([give, get], [giver, taker], NO_PROMISE)
        _swaps[key] = found
    return found


def suggested_partners(state: State, seat: int) -> tuple[int, ...]:
    """The players with whom a menu may suggest an exchange: all others, or nobody any more this turn."""
    book = state.book
    if not state.trades or len(book.makers) >= SUGGESTED_PER_TURN or book.is_full_for(seat):
        return ()
    return others(seat, state.seats)


def suggested_trade(state: State, seat: int, partner: int) -> OfferTrade | None:
    """The best exchange with this player that serves both, by what their lots could hold."""
    filling = state.box.filling(state.town.available | SINGLE)
    suggested = best_swap(state.town, filling, seat, partner)
    if suggested is None or spoken_of(state, suggested.terms):
        return None
    return suggested


def spoken_of(state: State, terms: Trade) -> bool:
    """Whether these very terms stand, or were declined."""
    for offer in state.book.open:
        if offer.terms.same_as(terms):
            return True
    return state.book.was_declined(terms)


class Transfer:
    """A lot that is worth more to the other: what its taker would gain and its owner lose."""

    def __init__(self, lot: int, gain: int, loss: int) -> None:
        self.lot = lot
        self.gain = gain
        self.loss = loss


def transfers(filling: Filling, district: int, theirs: int, own: int, found: list[Transfer]) -> None:
    """Adds the lots among `theirs` that would serve the owner of `own` better, next to lots of his own."""
    before = filling[own]
    their_before = filling[theirs]
    for unit in INSIDE[theirs & BORDER[own]]:
        gain = filling[own | 1 << unit] - before
        loss = their_before - filling[theirs ^ 1 << unit]
        if gain > loss:
            found.append(Transfer(district * UNITS + unit, gain, loss))


def all_transfers(town: Town, filling: Filling, taker: int, owner: int) -> list[Transfer]:
    """The lots of one player that would serve another better."""
    found: list[Transfer] = []
    held = town.held
    first = taker * DISTRICTS
    first_of_owner = owner * DISTRICTS
    for district in range(DISTRICTS):
        own = held[first + district]
        if own != 0:
            theirs = held[first_of_owner + district]
            if theirs & BORDER[own]:
                transfers(filling, district, theirs, own, found)
    return found


def best_swap(town: Town, filling: Filling, seat: int, partner: int) -> OfferTrade | None:
    """The exchange of one lot for one in another district that gains most, if both gain."""
    gets = all_transfers(town, filling, seat, partner)
    if not gets:
        return None
    gives = all_transfers(town, filling, partner, seat)
    best = 0
    best_get = best_give = -1
    for give in gives:
        for get in gets:
            if get.lot // UNITS == give.lot // UNITS:
                continue  # in one district the two estimates would not add up
            mine = get.gain - give.loss
            theirs = give.gain - get.loss
            if mine > 0 and theirs > 0 and mine + theirs > best:
                best = mine + theirs
                best_get = get.lot
                best_give = give.lot
    if best == 0:
        return None
    return swap(best_get, seat, best_give, partner)
