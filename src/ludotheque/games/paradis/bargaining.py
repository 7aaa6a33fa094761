"""How bots bargain about a tile (§9): a fair price, or none.

The buyer would place one side; the others may pay for the other one. What that brings them all together, less what the
buyer loses by it, is shared: the buyer has half of it, and who pays does so in proportion to what the side brings him.
"""

from __future__ import annotations

from math import floor
from typing import Final

from ludotheque.games.paradis.actions import BUILDING, NATURE, Contract, MakeOffer, Place, offer
from ludotheque.games.paradis.components import Box
from ludotheque.games.paradis.evaluation import USELESS, YES, appraise, evaluate, gains, prospects
from ludotheque.games.paradis.observation import Seen, imagine
from ludotheque.games.paradis.rules.contracts import same_payment, terms_of
from ludotheque.games.paradis.rules.negotiation import Negotiation
from ludotheque.games.paradis.rules.placement import free_sites
from ludotheque.games.paradis.rules.premiums import income
from ludotheque.games.paradis.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.bargaining import ANYWAY, ROUNDS, asked_share, is_fair, leads, least_share, weighed
from ludotheque.kernel.chance import Chance, SeededChance
from ludotheque.kernel.facts import OfferWeighed
from ludotheque.kernel.offers import DECLINED, Accept, Decline, Withdraw

HOPES: Final = 0.4  #: what later gains count beside those that the bank pays at once, for who pays for them


def bargain(
    seen: Seen, box: Box, menu: tuple[Action, ...], chance: Chance
) -> tuple[tuple[Action, ...], list[float]]:
    """The menu and proposals of the bot's own, with a worth for each."""
    top = seen.phases[-1]
    if not isinstance(top, Negotiation):
        return menu, appraise(seen, box, menu, chance)
    state = imagine(seen, box, chance)
    phase = state.phase
    assert isinstance(phase, Negotiation)
    talk = Talk(state, phase, seen.seat, evaluate(seen, box))
    choices = list(menu)
    worth = [talk.worth(action) for action in menu]
    for proposal in talk.proposals():
        if proposal not in menu and phase.refusal(state, seen.seat, proposal) is None:
            choices.append(proposal)
            worth.append(talk.proposing(proposal.terms))
    return tuple(choices), worth


def remarks(seen: Seen, box: Box, action: Action) -> list[OfferWeighed]:
    """Why this seat refuses offers with an action. Purses are secret: nobody's counts, not even its own."""
    top = seen.phases[-1]
    if not isinstance(top, Negotiation) or not isinstance(action, (Decline, Place)):
        return []
    state = imagine(seen, box, SeededChance(0))  # the pile and the purses that it invents are not looked at
    phase = state.phase
    assert isinstance(phase, Negotiation)
    standing = prospects(box, seen.trees, seen.sites, seen.owners, seen.diverse)
    equal_purse = box.start_cash[seen.seats]
    talk = Talk(state, phase, seen.seat, [equal_purse + amount for amount in standing])
    if isinstance(action, Place):
        return talk.outbid(action.side)
    return talk.not_paying(phase.terms_of(action.number))


class Deal:
    """What would happen without a contract, and what the other side of the tile would change."""

    def __init__(self, side: int, changes: list[float], loss: float) -> None:
        self.side = side  #: the one to be paid for
        self.changes = changes  #: what it brings each seat, promises included
        self.loss = loss  #: what the buyer must get for it at least

    def together(self, buyer: int, absent: list[int]) -> float:
        """What it brings those who gain by it, buyer and `absent` left out."""
        total = 0.0
        for seat in range(len(self.changes)):
            if seat != buyer and seat not in absent and self.changes[seat] > 0.0:
                total += self.changes[seat]
        return total


class Talk:
    """What one seat knows and wants in a negotiation."""

    def __init__(
        self, state: State, phase: Negotiation, seat: int, standing: list[float], hopes: float = HOPES
    ) -> None:
        self.state = state
        self.hopes = hopes
        self.phase = phase
        self.seat = seat
        self.buyer = phase.buyer
        self.standing = standing
        site = free_sites(state, phase.tile)[0]
        self.sides = [gains(state, self.buyer, site, NATURE), gains(state, self.buyer, site, BUILDING)]
        self.sure = [income(state, self.buyer, site, NATURE), income(state, self.buyer, site, BUILDING)]
        for contract in phase.contracts:
            self.promise(self.sides, contract)

    def promise(self, sides: list[list[float]], contract: Contract) -> None:
        sides[contract.side][contract.payer] -= contract.amount
        sides[contract.side][contract.payee] += contract.amount

    def posted(self) -> list[Contract]:
        """§9.2: what others offer the buyer; placing that side accepts it."""
        found: list[Contract] = []
        for open_offer in self.phase.book.open:
            terms = terms_of(open_offer)
            if terms.payee == self.buyer and open_offer.proposer == terms.payer:
                found.append(terms)
        return found

    def totals(self, without: Contract | None) -> list[list[float]]:
        """What each side brings each seat; offers of the same payment as `without` are left out."""
        sides = [self.sides[NATURE][:], self.sides[BUILDING][:]]
        for terms in self.posted():
            if without is None or not same_payment(terms, without):
                self.promise(sides, terms)
        return sides

    def deal(self, without: Contract | None) -> Deal:
        """The side that the buyer will not place, as things stand."""
        sides = self.totals(without)
        side = BUILDING if sides[NATURE][self.buyer] > sides[BUILDING][self.buyer] else NATURE
        return self.changing_to(side, sides)

    def changing_to(self, side: int, sides: list[list[float]]) -> Deal:
        """What this side changes. Who pays counts little of mere hopes: money is gone for good."""
        changes = [sides[side][seat] - sides[1 - side][seat] for seat in range(self.state.seats)]
        loss = -changes[self.buyer]
        for seat in range(self.state.seats):
            if seat != self.buyer:
                at_once = self.sure[side][seat] - self.sure[1 - side][seat]
                changes[seat] = min(changes[seat], at_once + self.hopes * (changes[seat] - at_once))
        return Deal(side, changes, loss)

    def deal_with(self, payer: int) -> Deal:
        """What this player may be asked to pay for; an open offer of his own would be replaced.

        The buyer speaks of the side that he would not place by himself, whatever little is offered for it.
        """
        side = 1 - self.usual_side()
        without = Contract(side, payer, self.buyer, 0)
        if self.seat == self.buyer:
            return self.changing_to(side, self.totals(without))
        return self.deal(without)

    def least(self, partner: int) -> float:
        return least_share(leads(self.standing, partner))

    # --- a worth for each action -----------------------------------------------------------------

    def worth(self, action: Action) -> float:
        if isinstance(action, Place):
            return self.placing(action.side)
        if isinstance(action, MakeOffer):
            return USELESS  # a bot names prices of its own
        if isinstance(action, Accept):
            return self.agreeing(self.phase.terms_of(action.number))
        if self.seat == self.buyer or isinstance(action, Withdraw):
            return USELESS
        return 0.0

    def placing(self, side: int) -> float:
        """What a side brings the buyer; one that others pay too little for is as good as worthless."""
        own = self.totals(None)
        if side == self.usual_side() or self.enough(own, side):
            return own[side][self.buyer]
        return min(own[side][self.buyer], own[1 - side][self.buyer] - 1.0)

    def usual_side(self) -> int:
        """What the buyer would place if nobody offered anything."""
        return NATURE if self.sides[NATURE][self.buyer] > self.sides[BUILDING][self.buyer] else BUILDING

    def enough(self, own: list[list[float]], side: int) -> bool:
        """Whether those who pay for this side leave the buyer a fair part of what they gain."""
        gain = own[side][self.buyer] - own[1 - side][self.buyer]
        joint = gain
        share = 0.0
        for terms in self.posted():
            if terms.side == side:
                joint += own[side][terms.payer] - own[1 - side][terms.payer]
                share = max(share, self.least(terms.payer))
        return gain > 0.0 and is_fair(gain, joint, share)

    def agreeing(self, terms: Contract) -> float:
        """What a contract brings this seat if its part is fair; below nothing if not."""
        if self.seat == self.buyer:
            return USELESS  # placing the side accepts what is worth accepting
        deal = self.deal(terms)
        if terms.payee == self.seat:
            # the buyer promises to pay: welcome as long as it does not change the side
            return terms.amount - 0.01 if terms.side != deal.side and terms.amount < deal.loss else -1.0
        gain = deal.changes[self.seat]
        together = deal.together(self.buyer, [])
        if terms.side != deal.side or gain <= terms.amount or together <= deal.loss:
            return -1.0  # it comes without being paid for, or is not worth it
        joint = gain - deal.loss * gain / together
        return gain - terms.amount if is_fair(gain - terms.amount, joint, self.least(self.buyer)) else -1.0

    # --- reasons ---------------------------------------------------------------------------------

    def not_paying(self, terms: Contract) -> list[OfferWeighed]:
        """Why this seat does not pay what the buyer asks; nothing if that would be fair."""
        if terms.payer != self.seat or self.agreeing(terms) >= 0.0:
            return []
        deal = self.deal(terms)
        if terms.side != deal.side:
            return [OfferWeighed(self.seat, self.buyer, ANYWAY)]
        gain = deal.changes[self.seat]
        together = deal.together(self.buyer, [])
        part = gain / together if gain > 0.0 else 1.0
        theirs = terms.amount - part * deal.loss
        return [weighed(self.seat, self.buyer, gain - terms.amount, theirs, leads(self.standing, self.buyer))]

    def outbid(self, placed: int) -> list[OfferWeighed]:
        """Why the buyer places a side although others have offered to pay for the other one."""
        side = 1 - placed
        own = self.totals(None)
        if self.enough(own, side):
            return []
        gain = own[side][self.buyer] - own[placed][self.buyer]
        found: list[OfferWeighed] = []
        for terms in self.posted():
            if terms.side == side:
                theirs = own[side][terms.payer] - own[placed][terms.payer]
                leading = leads(self.standing, terms.payer)
                found.append(weighed(self.seat, terms.payer, gain, theirs, leading))
        return found

    # --- proposals -------------------------------------------------------------------------------

    def proposals(self) -> list[MakeOffer]:
        """A fair price: to the buyer from who has not spoken; from the buyer to all who have not said no twice."""
        if self.seat != self.buyer:
            return [] if self.phase.spoken[self.seat] else self.price(self.seat, [])
        if not self.phase.buyer_may_place() or self.enough_offered():
            return []
        found: list[MakeOffer] = []
        refused = [seat for seat in range(self.state.seats) if self.refusals(seat) > 0]
        for payer in range(self.state.seats):
            if payer != self.buyer and self.refusals(payer) < ROUNDS:
                found.extend(self.price(payer, [seat for seat in refused if seat != payer]))
        return found

    def enough_offered(self) -> bool:
        side = 1 - self.usual_side()
        return self.enough(self.totals(None), side)

    def refusals(self, payer: int) -> int:
        """How often this player has declined what the buyer asked for."""
        number = 0
        for closed in self.phase.book.closed:
            if closed.state == DECLINED and closed.by == payer and closed.proposer == self.buyer:
                number += 1
        return number

    def price(self, payer: int, absent: list[int]) -> list[MakeOffer]:
        """What this player should pay for the side that the buyer would not place, if that serves both."""
        deal = self.deal_with(payer)
        gain = deal.changes[payer]
        together = deal.together(self.buyer, absent)
        if gain <= 0.0 or together <= deal.loss:
            return []
        partner = self.buyer if payer == self.seat else payer
        share = asked_share(leads(self.standing, partner))
        if self.refusals(payer) > 0:
            share = self.least(partner)
        of_buyer = share if self.seat == self.buyer else 1.0 - share
        whole = deal.loss + of_buyer * (together - deal.loss)
        amount = floor(whole * gain / together + 0.5)
        if amount < 1 or amount >= gain:
            return []
        return [offer(deal.side, payer, self.buyer, amount)]

    def proposing(self, terms: Contract) -> float:
        """A proposal is worth its likelihood; the buyer can still place what he likes."""
        deal = self.deal(terms)
        if self.seat != self.buyer:
            return YES * (deal.changes[self.seat] - terms.amount)
        best = max(self.placing(NATURE), self.placing(BUILDING))
        return best + YES * max(0.01, terms.amount - deal.loss)
