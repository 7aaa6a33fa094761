"""Knowledge for the bots: how a position will pay, what a lot is worth, which offers make sense.

All of it works on an observation, or on a position imagined from one; nothing here sees a secret.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.paradis.actions import BUILDING, NATURE, Bid, ChooseVilla, Contract, MakeOffer, Place
from ludotheque.games.paradis.components import CENTRE, DISTRICTS, GROUP_SITES, NEIGHBOURS, Box
from ludotheque.games.paradis.observation import SECRET, Seen, imagine, tile_in_play
from ludotheque.games.paradis.rules.auction import SealedAuction
from ludotheque.games.paradis.rules.ending import prizes
from ludotheque.games.paradis.rules.initial import InitialRound, villa_site
from ludotheque.games.paradis.rules.negotiation import Negotiation
from ludotheque.games.paradis.rules.placement import free_sites
from ludotheque.games.paradis.rules.premiums import cover, income, uncover
from ludotheque.games.paradis.state import BUILT, EMPTY, PRESERVED, State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.foresight import Foresight
from ludotheque.kernel.offers import Accept, Withdraw
from ludotheque.kernel.seats import NOBODY

PRESERVING: Final = 0.3  #: how likely a free site will be preserved
KEEPING_ALONE: Final = 0.6  #: how likely the next tile does not spoil an exclusive group
CAUTION: Final = 0.95  #: bids stay a little below what a lot should bring
YES: Final = 0.6  #: how likely a partner agrees to what serves both
DIVERSITY_NEAR: Final[list[float]] = [0.0, 0.05, 0.15, 0.4, 1.0]  #: by districts already reached
USELESS: Final = -1000.0


def evaluate(seen: Seen, box: Box) -> list[float]:
    """Expected final money of each seat; unknown purses count as the start money."""
    cash = [box.start_cash[seen.seats] if amount == SECRET else amount for amount in seen.cash]
    prospect = prospects(box, seen.trees, seen.sites, seen.owners, seen.diverse)
    return [cash[seat] + prospect[seat] for seat in range(seen.seats)]


def prospects(
    box: Box, trees: list[int], sites: list[int], owners: list[int], diverse: list[bool]
) -> list[float]:
    """What the bank will still pay each seat, on average."""
    due = [0.0] * len(trees)
    for site in range(len(sites)):
        if sites[site] == EMPTY:
            for other in NEIGHBOURS[site]:
                if sites[other] == BUILT and owners[other] != NOBODY:
                    due[owners[other]] += PRESERVING * box.premium
    _add_exclusivity(due, box, sites, owners)
    _add_diversity(due, box, owners, diverse)
    free = sites.count(EMPTY)
    expected = round(sites.count(PRESERVED) + PRESERVING * free)
    prize = prizes(box, trees, max(expected, 1))
    for seat in range(len(trees)):
        due[seat] += prize[seat] * (1.0 - free / 20.0)
    return due


def _add_exclusivity(due: list[float], box: Box, sites: list[int], owners: list[int]) -> None:
    for group in range(CENTRE + 1):
        owner = NOBODY
        free = 0
        for site in GROUP_SITES[group]:
            if sites[site] == EMPTY:
                free += 1
            elif sites[site] == BUILT:
                if owner != NOBODY and owners[site] != owner:
                    owner = NOBODY
                    free = 0
                    break
                owner = owners[site]
        if owner != NOBODY and free > 0:
            due[owner] += box.exclusivity * KEEPING_ALONE**free


def _add_diversity(due: list[float], box: Box, owners: list[int], diverse: list[bool]) -> None:
    for seat in range(len(due)):
        if diverse[seat]:
            continue
        reached = 0
        for district in range(len(DISTRICTS)):
            for site in GROUP_SITES[district]:
                if owners[site] == seat:
                    reached += 1
                    break
        due[seat] += box.diversity * DIVERSITY_NEAR[reached]


def gains(state: State, buyer: int, site: int, side: int) -> list[float]:
    """What each seat gains, now and later, if the buyer places the tile so."""
    before = prospects(state.box, state.trees, state.sites, state.owners, state.diverse)
    now = income(state, buyer, site, side)
    cover(state, buyer, site, side)
    after = prospects(state.box, state.trees, state.sites, state.owners, state.diverse)
    uncover(state, buyer, site)
    return [now[seat] + after[seat] - before[seat] for seat in range(state.seats)]


def _best_side(state: State, buyer: int, site: int) -> list[float]:
    nature = gains(state, buyer, site, NATURE)
    building = gains(state, buyer, site, BUILDING)
    return nature if nature[buyer] > building[buyer] else building


def lot_value(state: State, seat: int) -> float:
    """The most this seat should pay for the lot on sale: what it gains by owning it rather than another.

    What the others would gain is left out: bidding to spite them ruins the whole table (§11.4).
    """
    tile = tile_in_play(state.phases)
    bottom = state.phases[0]
    if tile < 0 and isinstance(bottom, InitialRound):
        return CAUTION * villa_value(state, seat, bottom.on_sale)
    site = free_sites(state, tile)[0]
    mine = _best_side(state, seat, site)[seat]
    theirs = 0.0
    for other in range(state.seats):
        if other != seat:
            theirs += _best_side(state, other, site)[seat]
    return CAUTION * (mine - theirs / (state.seats - 1))


def villa_value(state: State, seat: int, district: int) -> float:
    """The worth of one of the first villas (§3)."""
    site = villa_site(district)
    before = prospects(state.box, state.trees, state.sites, state.owners, state.diverse)[seat]
    state.owners[site] = seat
    after = prospects(state.box, state.trees, state.sites, state.owners, state.diverse)[seat]
    state.owners[site] = NOBODY
    return after - before


def appraise(seen: Seen, box: Box, menu: tuple[Action, ...], chance: Chance) -> list[float]:
    """A worth for each action, in Paras."""
    state = imagine(seen, box, chance)
    seat = seen.seat
    phase = state.phase
    if isinstance(phase, SealedAuction):
        value = lot_value(state, seat)
        least = phase.minimum
        return [_bid_worth(action, value, least) for action in menu]
    if isinstance(phase, Negotiation):
        return _negotiate(state, phase, seat, menu)
    return [villa_value(state, seat, a.district) if isinstance(a, ChooseVilla) else 0.0 for a in menu]


def _bid_worth(action: Action, value: float, least: int) -> float:
    """The second price makes it best to bid what the lot is worth.

    Those who tied above that stay where they are (§4.4): each raise would be paid by whoever wins.
    """
    assert isinstance(action, Bid)
    if action.amount > least >= value:
        return USELESS
    return -abs(action.amount - value)


def _negotiate(state: State, phase: Negotiation, seat: int, menu: tuple[Action, ...]) -> list[float]:
    site = free_sites(state, phase.tile)[0]
    nature = gains(state, phase.buyer, site, NATURE)
    building = gains(state, phase.buyer, site, BUILDING)
    _add_contracts(phase, nature, building)
    worth: list[float] = []
    for action in menu:
        if isinstance(action, Place):
            worth.append(nature[seat] if action.side == NATURE else building[seat])
        elif isinstance(action, MakeOffer):
            worth.append(_offer_worth(phase, seat, action.terms, nature, building))
        elif isinstance(action, Accept):
            worth.append(_contract_gain(phase, seat, phase.terms_of(action.number), nature, building) - 0.01)
        elif seat == phase.buyer:
            worth.append(USELESS)
        else:
            worth.append(0.0 if not isinstance(action, Withdraw) else USELESS)
    return worth


def _add_contracts(phase: Negotiation, nature: list[float], building: list[float]) -> None:
    """Counts what is promised on either side, posted offers to the buyer included (§9.2)."""
    terms = phase.contracts[:]
    for open_offer in phase.book.open:
        posted = open_offer.terms
        assert isinstance(posted, Contract)
        if posted.payee == phase.buyer and open_offer.proposer == posted.payer:
            terms.append(posted)
    for contract in terms:
        side = nature if contract.side == NATURE else building
        side[contract.payer] -= contract.amount
        side[contract.payee] += contract.amount


def _contract_gain(
    phase: Negotiation, seat: int, terms: Contract, nature: list[float], building: list[float]
) -> float:
    """What a contract would gain this seat, if the buyer then takes the better side for him."""
    buyer = phase.buyer
    before = nature[seat] if nature[buyer] > building[buyer] else building[seat]
    shift = terms.amount if terms.payee == buyer else -terms.amount
    nature_buyer = nature[buyer] + (shift if terms.side == NATURE else 0)
    building_buyer = building[buyer] + (shift if terms.side == BUILDING else 0)
    side = NATURE if nature_buyer > building_buyer else BUILDING
    after = nature[seat] if side == NATURE else building[seat]
    if terms.side == side:
        after += terms.amount if terms.payee == seat else -terms.amount
    return after - before


def _offer_worth(
    phase: Negotiation, seat: int, terms: Contract, nature: list[float], building: list[float]
) -> float:
    gain = _contract_gain(phase, seat, terms, nature, building)
    if seat != phase.buyer:
        return gain - 0.02
    partner = terms.payer if terms.payee == seat else terms.payee
    if gain <= 0 or _contract_gain(phase, partner, terms, nature, building) <= 0:
        return USELESS
    return max(nature[seat], building[seat]) + YES * gain


# --- looking ahead -----------------------------------------------------------------------------------


def tiles_left(state: State) -> int:
    """What chance decides about a tile falls alike in all trials of a world."""
    return len(state.pile)


FORESIGHT: Final[Foresight] = Foresight(leeway=1.0, point=tiles_left)
