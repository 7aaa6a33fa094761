"""Negotiation as a seat sees it (§9): what to ask or offer, what was offered, and what became of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ludotheque.games.paradis.actions import ANSWERS, BUILDING, NATURE, SIDES, Contract, offer
from ludotheque.games.paradis.components import Box
from ludotheque.games.paradis.observation import Seen
from ludotheque.games.paradis.payoff import both_sides, key_of, once_answered
from ludotheque.games.paradis.rules.contracts import terms_of
from ludotheque.games.paradis.rules.negotiation import Negotiation
from ludotheque.games.paradis.rules.rounds import Round
from ludotheque.games.paradis.view_parts import REMEMBERED
from ludotheque.kernel.offers import STATES, Accept, Decline, Offer, Withdraw
from ludotheque.kernel.outcome import signed
from ludotheque.kernel.position import Why
from ludotheque.kernel.scene import Choice, Control
from ludotheque.kernel.seats import NOBODY, letter
from ludotheque.kernel.text import Text, say

MOST_ASKED: Final = 200  #: as far as the page's offer control goes

_offers: Final[dict[tuple[object, ...], list[Control]]] = {}


# --- asking and offering -----------------------------------------------------------------------------


def offer_controls(seen: Seen, box: Box, phase: Negotiation, why: Why) -> list[Control]:
    """The controls with which this seat may propose something; remembered for as long as nobody makes an offer.

    The key holds all that the gate asks about (§9.1, §9.3): the purse, the island, the book and the contracts.
    """
    book = phase.book
    numbers = tuple([found.number for found in book.open])
    declined = tuple([terms.parts() for terms in book.declined])
    own = (seen.seat, seen.cash[seen.seat])
    key = (own, key_of(seen, box, phase.buyer), numbers, declined, book.next_number)
    found = _offers.get(key)
    if found is None:
        if len(_offers) >= REMEMBERED:
            _offers.clear()
        found = _offers[key] = proposals(seen, box, phase, why)
    return found


def proposals(seen: Seen, box: Box, phase: Negotiation, why: Why) -> list[Control]:
    """One control per payment this seat may propose: as a line of its own, beside an offer, or one of the rest."""
    made: list[Control] = []
    sides = both_sides(seen, box, phase.buyer)
    for side in (NATURE, BUILDING):
        money, otherwise = sides[side].money, sides[1 - side].money
        for payer, payee in partners(seen, phase):
            most = most_promised(side, payer, payee, why)
            if most <= 0:
                continue
            standing = standing_offer(phase, seen.seat, side, payer, payee)
            gain = money[payer] - otherwise[payer] if payee == phase.buyer else 0
            if standing is not None:
                made.append(counter_control(seen.seat, side, payer, payee, most, standing, why))
            elif gain > 0 and not is_agreed(phase, side, payer, payee):
                value = possible(side, payer, payee, (gain + 1) // 2, most, why)
                made.append(line_control(seen.seat, side, payer, payee, most, value, money[payer]))
            else:
                made.append(other_control(seen.seat, side, payer, payee, most))
    return made


def most_promised(side: int, payer: int, payee: int, why: Why) -> int:
    """The largest amount the gate lets this seat propose; what another would pay is not ours to know."""
    for amount in range(MOST_ASKED, 0, -1):
        refusal = why(offer(side, payer, payee, amount))
        if refusal is None:
            return amount
        if refusal.key not in ("offer-was-declined", "offer-stands-already"):
            most = refusal.facts.get("most")
            return most if refusal.key == "cannot-honour" and isinstance(most, int) else 0
    return 0


def partners(seen: Seen, phase: Negotiation) -> list[tuple[int, int]]:
    """The payments a seat may propose: payer and payee, the buyer always one of them (§9.1)."""
    pairs: list[tuple[int, int]] = []
    for other in range(seen.seats):
        if other == phase.buyer or seen.seat not in (other, phase.buyer):
            continue
        pairs.append((other, phase.buyer))
        pairs.append((phase.buyer, other))
    return pairs


def standing_offer(phase: Negotiation, me: int, side: int, payer: int, payee: int) -> Offer | None:
    """The open offer about this payment: one that waits for this seat, or else its own."""
    own: Offer | None = None
    for found in phase.book.open:
        terms = terms_of(found)
        if (terms.side, terms.payer, terms.payee) == (side, payer, payee):
            if me in found.waiting:
                return found
            own = found
    return own


def is_agreed(phase: Negotiation, side: int, payer: int, payee: int) -> bool:
    for terms in phase.contracts:
        if (terms.side, terms.payer, terms.payee) == (side, payer, payee):
            return True
    return False


def possible(side: int, payer: int, payee: int, wanted: int, most: int, why: Why) -> int:
    """The wanted amount, or the next smaller or else larger one that was not declined yet (§9.1)."""
    first = min(wanted, most)
    amounts: list[int] = [*range(first, 0, -1), *range(first + 1, most + 1)]
    for amount in amounts:
        if why(offer(side, payer, payee, amount)) is None:
            return amount
    return first


def counter_control(
    me: int, side: int, payer: int, payee: int, most: int, standing: Offer, why: Why
) -> Control:
    """Beside an open offer: another amount for the same payment, a little better for this seat."""
    step = 1 if payee == me else -1
    value = possible(side, payer, payee, max(1, terms_of(standing).amount + step), most, why)
    send = "send-ask-instead" if payee == me else "send-offer-instead"
    if standing.proposer == me:
        send = "send-change"
    return offer_control(me, side, payer, payee, most, value, send, f"offer:{standing.number}", 0)


def line_control(me: int, side: int, payer: int, payee: int, most: int, value: int, brings: int) -> Control:
    """What this side brings to the payer, who could share it."""
    send = "send-offer" if payer == me else "send-ask"
    return offer_control(me, side, payer, payee, most, value, send, "", brings)


def other_control(me: int, side: int, payer: int, payee: int, most: int) -> Control:
    return offer_control(
        me, side, payer, payee, most, None, "send-offer" if payer == me else "send-ask", "", 0
    )


@lru_cache(maxsize=REMEMBERED)
def offer_control(
    me: int,
    side: int,
    payer: int,
    payee: int,
    most: int,
    value: int | None,
    send: str,
    beside: str,
    brings: int,
) -> Control:
    """An offer of this seat, who pays or receives; `beside` is the open offer it stands at, `brings` opens a line."""
    other = payee if payer == me else payer
    data: dict[str, object] = {
        "low": 1,
        "high": most,
        "step": 1,
        "notation": f"offer {SIDES[side]} {letter(payer)}>{letter(payee)} {{n}}",
        "value": value,
        "seat": other,
        "send": say(send),
    }
    if beside:
        data["beside"] = beside
    if brings and payer == me:
        data["line"] = say("offer-line-mine", side=SIDES[side], amount=brings, other=other)
    elif brings:
        data["line"] = say("offer-line-of", side=SIDES[side], amount=brings, other=other)
    key = f"action-offer-{SIDES[side]}-{'pay' if payer == me else 'receive'}"
    return Control(f"offer-{SIDES[side]}-{payer}-{payee}", "offer", say(key, other=other), data)


# --- answering ---------------------------------------------------------------------------------------


def answer(seen: Seen, box: Box, action: Accept | Decline | Withdraw) -> Choice:
    """An answer to an open offer: what it says, and what accepting it changes."""
    phase = seen.phases[-1]
    assert isinstance(phase, Negotiation)
    found = phase.book.find(action.number)
    assert found is not None
    terms = terms_of(found)
    preview = [(offer_text(seen.seat, found.proposer, terms), "")]
    if isinstance(action, Accept):
        word = "pay" if terms.payer == seen.seat else "receive"
        label = say(f"action-accept-{word}", amount=terms.amount)
        preview += changes(seen, box, found)
    else:
        word = "decline" if isinstance(action, Decline) else "withdraw"
        label = say(f"action-{word}", number=action.number)
    # what was offered stands; taking it back is never the first thing to do
    quiet = isinstance(action, Withdraw)
    return Choice(action.notation, label, f"offer:{action.number}", preview=preview, quiet=quiet)


def changes(seen: Seen, box: Box, found: Offer) -> list[tuple[Text, str]]:
    """What the side of an offer brings the two without it and with it."""
    without = once_answered(seen, box, found, ANSWERS.declines[found.number])
    with_it = once_answered(seen, box, found, ANSWERS.accepts[found.number])
    side = SIDES[terms_of(found).side]
    notes: list[tuple[Text, str]] = []
    for seat in (seen.seat, found.proposer):
        label = (
            say("offer-then-you", side=side) if seat == seen.seat else say("offer-then", side=side, seat=seat)
        )
        notes.append((label, f"{signed(without[seat])} → {signed(with_it[seat])}"))
    return notes


def offer_text(me: int, proposer: int, terms: Contract) -> Text:
    """An offer as one of the two reads it: who asks whom, or offers whom how much."""
    side, amount = SIDES[terms.side], terms.amount
    if proposer == me:
        if terms.payer == me:
            return say("offer-own-pay", side=side, amount=amount, other=terms.payee)
        return say("offer-own-receive", side=side, amount=amount, other=terms.payer)
    key = "offer-asked" if terms.payer == me else "offer-offered"
    return say(key, side=side, amount=amount, proposer=proposer)


# --- what became of them -----------------------------------------------------------------------------


def contract_text(me: int, terms: Contract) -> Text:
    """A contract as this seat reads it: one's own part is "you"."""
    key = f"label-contract-{SIDES[terms.side]}"
    if terms.payer == me:
        return say(f"{key}-pay", payee=terms.payee, amount=terms.amount)
    if terms.payee == me:
        return say(f"{key}-receive", payer=terms.payer, amount=terms.amount)
    return say(key, payer=terms.payer, payee=terms.payee, amount=terms.amount)


def offers_to_show(seen: Seen) -> list[Offer]:
    """All offers about this tile by number; until the next one is sold, those that placing it has settled."""
    phase = seen.phases[-1]
    if isinstance(phase, Negotiation):
        return sorted(phase.book.open + phase.book.closed, key=lambda found: found.number)
    below = seen.phases[0]
    return below.settled if isinstance(below, Round) else []


def offer_note(me: int, found: Offer) -> Text:
    """Who made an offer, what it says, and what has become of it."""
    key = f"label-offer-{STATES[found.state]}"
    terms = contract_text(me, terms_of(found))
    if found.by == NOBODY:
        return say(key, number=found.number, proposer=found.proposer, contract=terms)
    return say(key, number=found.number, proposer=found.proposer, contract=terms, other=found.by)
