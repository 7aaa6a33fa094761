"""How bots bargain about lots and joint buildings (§6, §7): a fair part of what a deal brings, or none.

A promise (§6.4) binds nobody, so it counts for nothing.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.metropolis.actions import NO_PROMISE, Joint, JointBuilding, OfferTrade, Trade
from ludotheque.games.metropolis.components import BORDER, DISTRICTS, INSIDE, UNITS, Box, Filling
from ludotheque.games.metropolis.evaluation import (
    ANSWER_FIRST,
    LEAST_GAIN,
    USELESS,
    YES,
    Appraiser,
    advantage,
    expected_points,
    with_best_move,
)
from ludotheque.games.metropolis.observation import Seen, as_seen
from ludotheque.games.metropolis.rules.negotiation import joint_pending, parties, refuse_trade
from ludotheque.games.metropolis.rules.suggestions import SINGLE, Transfer, all_transfers, spoken_of
from ludotheque.games.metropolis.rules.turn import Turn
from ludotheque.games.metropolis.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.bargaining import (
    AGAINST_LEADER,
    FAIR,
    LATER,
    ROUNDS,
    is_fair,
    leads,
    least_share,
    weighed,
)
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.facts import OfferWeighed
from ludotheque.kernel.offers import Decline, Offer, Terms
from ludotheque.kernel.seats import NOBODY

TRIED: Final = 4  #: exchanges with each partner that are worked out exactly
#: least part of a joint building: the lots decide about the parts, nobody can name a price
JOINT_SHARE: Final = 0.3
UNFAIR: Final = -1.0


def bargain(
    seen: Seen, box: Box, menu: tuple[Action, ...], chance: Chance
) -> tuple[tuple[Action, ...], list[float]]:
    """The menu and exchanges of the bot's own, with a worth for each."""
    talk = Talk(as_seen(seen, box), seen.seat)
    choices = list(menu)
    worth = [talk.worth(action) for action in menu]
    for exchange in talk.exchanges():
        if exchange not in menu:
            choices.append(exchange)
            worth.append(talk.worth(exchange))
    with_best_move(choices, worth)
    for action in menu:
        if isinstance(action, Decline):
            for counter in talk.counters(action.number):
                choices.append(counter)
                worth.append(ANSWER_FIRST + 0.001)  # rather than a mere no, which follows
    return tuple(choices), worth


def remarks(seen: Seen, box: Box, action: Action) -> list[OfferWeighed]:
    """Why this seat declines an offer; nothing if it would be fair."""
    if not isinstance(action, Decline):
        return []
    state = as_seen(seen, box)
    found = state.book.find(action.number)
    return [] if found is None else Talk(state, seen.seat).reasons(found)


class Talk(Appraiser):
    """What the actions are worth to a seat that wants its part."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self.standing: list[float] = []  #: expected points, once they are needed

    def least(self, partner: int, priced: bool) -> float:
        """The part of a joint gain that is wanted of a partner. Between two players a deal must put it ahead."""
        if self.town.seats == 2:
            return FAIR
        leading = self.leading(partner)
        if priced:
            return least_share(leading)
        return JOINT_SHARE + AGAINST_LEADER if leading else JOINT_SHARE

    def leading(self, partner: int) -> bool:
        if not self.standing:
            self.standing = expected_points(self.box, self.town, self.state.phase)
        return leads(self.standing, partner)

    def fair(self, gains: list[float], concerned: list[int], priced: bool) -> bool:
        """Whether this seat has its part of what those concerned gain, against each of them."""
        return self.favoured(gains, concerned, priced) == NOBODY

    def favoured(self, gains: list[float], concerned: list[int], priced: bool) -> int:
        """The first of those concerned against whom this seat has not its part; NOBODY if it has it."""
        for partner in concerned:
            if partner != self.seat and gains[partner] > 0.0:
                joint = gains[self.seat] + gains[partner]
                if not is_fair(gains[self.seat], joint, self.least(partner, priced)):
                    return partner
        return NOBODY

    def acceptable(self, gains: list[float], concerned: list[int], priced: bool) -> bool:
        """Whether the others would find their part fair, as far as this seat can tell."""
        for partner in concerned:
            if partner != self.seat:
                joint = gains[self.seat] + gains[partner]
                share = self.least(self.seat, priced)
                if advantage(gains, partner) < LEAST_GAIN or not is_fair(gains[partner], joint, share):
                    return False
        return True

    # --- a worth for each action -----------------------------------------------------------------

    def worth(self, action: Action) -> float:
        if isinstance(action, Joint):
            gains = self.after_building(action.plot)
            return self.proposing(gains, self.town.owners_of(action.plot), False)
        return super().worth(action)

    def proposal(self, gains: list[float], partners: list[int]) -> float:
        return self.proposing(gains, partners, True)

    def proposing(self, gains: list[float], concerned: list[int], priced: bool) -> float:
        """Worth its likelihood, if everybody concerned has a fair part."""
        if not self.fair(gains, concerned, priced) or not self.acceptable(gains, concerned, priced):
            return USELESS
        return YES * advantage(gains, self.seat)

    def agreeing(self, terms: Terms) -> float:
        if isinstance(terms, Trade):
            gains = self.after_trading(terms)
            if not self.fair(gains, parties(self.town, terms), True):
                return UNFAIR
        elif isinstance(terms, JointBuilding):
            gains = self.after_building(terms.plot)
            if not self.fair(gains, self.town.owners_of(terms.plot), False):
                return UNFAIR
        else:
            return super().agreeing(terms)
        return advantage(gains, self.seat) - LEAST_GAIN / 2

    def reasons(self, offer: Offer) -> list[OfferWeighed]:
        """Why this seat does not agree to an offer; nothing if it might as well."""
        terms = offer.terms
        if self.agreeing(terms) >= 0.0:
            return []
        if isinstance(terms, Trade):
            gains, concerned = self.after_trading(terms), parties(self.town, terms)
        elif isinstance(terms, JointBuilding):
            gains, concerned = self.after_building(terms.plot), self.town.owners_of(terms.plot)
        else:
            return [OfferWeighed(self.seat, offer.proposer, LATER)]
        other = self.favoured(gains, concerned, isinstance(terms, Trade))
        if other == NOBODY:
            other = offer.proposer
        leading = self.town.seats > 2 and self.leading(other)
        return [weighed(self.seat, other, gains[self.seat], gains[other], leading)]

    # --- exchanges of its own --------------------------------------------------------------------

    def may_offer(self) -> bool:
        book = self.state.book
        return self.state.trades and book.makers.count(self.seat) < ROUNDS and not book.of(self.seat)

    def exchanges(self) -> list[OfferTrade]:
        """With each partner the most promising exchanges: one lot for one, two for one, one for two."""
        phase = self.state.phase
        if not isinstance(phase, Turn) or phase.player != self.seat or not self.may_offer():
            return []
        if joint_pending(self.state.book) is not None:
            return []
        filling = self.box.filling(self.town.available | SINGLE)
        found: list[OfferTrade] = []
        for partner in range(self.town.seats):
            if partner != self.seat:
                for lots in self.promising(filling, partner):
                    offered = OfferTrade(lots, [self.other(partner, lot) for lot in lots], NO_PROMISE)
                    if not spoken_of(self.state, offered.terms):
                        found.append(offered)
        return found

    def other(self, partner: int, lot: int) -> int:
        """Who gets a lot of this seat or the partner: the one who does not have it."""
        return partner if self.town.owners[lot] == self.seat else self.seat

    def promising(self, filling: Filling, partner: int) -> list[list[int]]:
        """Sets of lots by the product of what both would gain, as far as their ground tells."""
        gets = all_transfers(self.town, filling, self.seat, partner)
        gives = all_transfers(self.town, filling, partner, self.seat)
        ranked: list[tuple[int, list[int]]] = []
        for got in bundles(gets):
            for given in bundles(gives):
                if len(got) + len(given) > 3 or not in_different_districts(got + given):
                    continue
                mine = sum([one.gain for one in got]) - sum([one.loss for one in given])
                theirs_gain = sum([one.gain for one in given]) - sum([one.loss for one in got])
                if mine > 0 and theirs_gain > 0:
                    ranked.append((-mine * theirs_gain, [one.lot for one in got + given]))
        ranked.sort()
        return [lots for _, lots in ranked[:TRIED]]

    def counters(self, number: int) -> list[OfferTrade]:
        """What would make an exchange fair that is not: one more lot of the proposer. At most one is named."""
        found = self.state.book.find(number)
        if found is None or self.seat not in found.waiting or not self.may_offer():
            return []
        terms = found.terms
        if not isinstance(terms, Trade) or self.agreeing(terms) >= 0.0:
            return []
        concerned = parties(self.town, terms)
        if len(concerned) != 2:
            return []
        best = 0.0
        named: list[OfferTrade] = []
        for lot in self.useful_lots(found.proposer):
            if lot not in terms.lots:
                offered = OfferTrade([*terms.lots, lot], [*terms.takers, self.seat], NO_PROMISE)
                gains = self.after_trading(offered.terms)
                product = gains[self.seat] * gains[found.proposer]
                if product <= best or self.proposal(gains, concerned) <= 0.0:
                    continue
                if refuse_trade(self.state, self.seat, offered.terms) is None:
                    best = product
                    named = [offered]
        return named

    def useful_lots(self, partner: int) -> list[int]:
        """Lots of the partner next to lots of this seat."""
        found: list[int] = []
        for district in range(DISTRICTS):
            own = self.town.held[self.seat * DISTRICTS + district]
            theirs = self.town.held[partner * DISTRICTS + district]
            for unit in INSIDE[theirs & BORDER[own]]:
                found.append(district * UNITS + unit)
        return found


def bundles(lots: list[Transfer]) -> list[list[Transfer]]:
    """One lot or two."""
    found = [[one] for one in lots]
    for index, one in enumerate(lots):
        for other in lots[index + 1 :]:
            found.append([one, other])
    return found


def in_different_districts(lots: list[Transfer]) -> bool:
    """In one district the estimates would not add up."""
    return len({one.lot // UNITS for one in lots}) == len(lots)
