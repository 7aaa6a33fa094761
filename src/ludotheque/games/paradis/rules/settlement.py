"""§9.1, §9.2, §9.4: how offers become contracts, and what placing the tile makes of both."""

from __future__ import annotations

from typing import Final

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.actions import SIDES, Contract
from ludotheque.games.paradis.rules.contracts import same_payment, terms_of
from ludotheque.games.paradis.state import CONTRACTS, State
from ludotheque.kernel.journal import COINS, Journal
from ludotheque.kernel.offers import ACCEPTED, LAPSED, PAID, Offer, OfferBook
from ludotheque.kernel.phase import Phase

NO_TILE: Final = -1


class RoundOfOffers(Phase[State]):
    """A round as the negotiation about its tile knows it: `settled` is what became of the last offers."""

    settled: list[Offer]
    tile: int  #: NO_TILE once it lies on the island


def bind(agreed: list[Contract], seat: int, accepted: Offer, journal: Journal) -> None:
    """§9.1: this seat has accepted; the offer is a contract now."""
    terms = terms_of(accepted)
    agreed.append(terms)
    if journal.on:
        journal.record(
            facts.OfferAccepted(
                seat,
                accepted.number,
                accepted.proposer,
                SIDES[terms.side],
                terms.payer,
                terms.payee,
                terms.amount,
            )
        )


def withdraw(book: OfferBook, number: int, journal: Journal) -> None:
    """§9.1: its proposer takes an offer back, or replaces it by another amount."""
    withdrawn = book.withdraw(number)
    if journal.on:
        journal.record(facts.OfferWithdrawn(withdrawn.proposer, number))


def lapse(book: OfferBook, offer: Offer, journal: Journal) -> None:
    book.lapse(offer.number)
    if journal.on:
        journal.record(facts.OfferLapsed(offer.number, offer.proposer))


def drop_rivals(book: OfferBook, accepted: Offer, journal: Journal) -> None:
    """§9.1: what the two agreed on takes the place of their other open offers of the same payment."""
    for open_offer in book.open:
        if same_payment(terms_of(open_offer), terms_of(accepted)):
            lapse(book, open_offer, journal)


def settle(
    state: State, buyer: int, book: OfferBook, agreed: list[Contract], side: int, journal: Journal
) -> None:
    """§9.2: placing a side accepts what others offer for it. §9.4: that side is paid, the rest lapses."""
    for open_offer in book.open:
        terms = terms_of(open_offer)
        if terms.side == side and terms.payee == buyer and open_offer.proposer == terms.payer:
            book.accept(buyer, open_offer.number)
            bind(agreed, buyer, open_offer, journal)
    for contract in agreed:
        if contract.side == side:
            state.pay(contract.payer, -contract.amount, CONTRACTS)
            state.pay(contract.payee, contract.amount, CONTRACTS)
            if journal.on:
                journal.record(facts.ContractPaid(contract.payer, contract.payee, contract.amount))
    if journal.on:
        journal.moment(state, COINS)
    round_below(state).settled = settled_offers(book, side, journal)


def round_below(state: State) -> RoundOfOffers:
    """The round that the negotiation on top belongs to."""
    below = state.phases[-2]
    assert isinstance(below, RoundOfOffers)
    return below


def settled_offers(book: OfferBook, side: int, journal: Journal) -> list[Offer]:
    """§9.4: the contracts, each paid or lapsed, and the offers that stood until now: they lapse."""
    settled: list[Offer] = []
    for closed in book.closed:
        if closed.state == ACCEPTED:
            paid = terms_of(closed).side == side
            settled.append(closed.turned(PAID if paid else LAPSED))
            if journal.on and not paid:
                journal.record(facts.OfferLapsed(closed.number, closed.proposer))
    for open_offer in book.open:
        settled.append(open_offer)
        lapse(book, open_offer, journal)
    return settled
