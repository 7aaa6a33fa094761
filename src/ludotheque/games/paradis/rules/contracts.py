"""§9.1, §9.3: what the contracts and open offers about a tile say, and whom they bind to how much."""

from __future__ import annotations

from ludotheque.games.paradis.actions import NATURE, Contract
from ludotheque.kernel.offers import Offer, OfferBook


def terms_of(offer: Offer) -> Contract:
    terms = offer.terms
    assert isinstance(terms, Contract)
    return terms


def same_payment(one: Contract, other: Contract) -> bool:
    """Whether only the amounts differ."""
    return one.side == other.side and one.payer == other.payer and one.payee == other.payee


def same_subject(book: OfferBook, proposer: int, terms: Contract) -> Offer | None:
    """The proposer's open offer about the same side and payment, which a new one replaces (§9.1)."""
    for open_offer in book.open:
        if open_offer.proposer == proposer and same_payment(terms_of(open_offer), terms):
            return open_offer
    return None


def promised(book: OfferBook, agreed: list[Contract], payer: int, side: int) -> int:
    """§9.3: what this player would have to pay for this side by contracts and by his own open offers."""
    owed = 0
    for contract in agreed:
        if contract.payer == payer and contract.side == side:
            owed += contract.amount
    for open_offer in book.open:
        terms = terms_of(open_offer)
        if open_offer.proposer == payer and terms.payer == payer and terms.side == side:
            owed += terms.amount
    return owed


def have_spoken_of_nature(book: OfferBook, agreed: list[Contract], payer: int) -> bool:
    """Whether this player's pay for nature was a subject already: then menus suggest no more of it."""
    for contract in agreed:
        if _is_for_nature(contract, payer):
            return True
    for open_offer in book.open:
        if _is_for_nature(terms_of(open_offer), payer):
            return True
    for terms in book.declined:
        if isinstance(terms, Contract) and _is_for_nature(terms, payer):
            return True
    return False


def _is_for_nature(contract: Contract, payer: int) -> bool:
    return contract.side == NATURE and contract.payer == payer
