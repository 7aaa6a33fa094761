"""Offers: negotiation as data in the position. Accepted = binding, carried out by the rules.

An offer says who proposes, who must agree, and its terms (a class of the game). It stands until it is
accepted by all, declined, withdrawn, or lapses; then the book remembers what became of it for as long as the turn
or round lasts. Limits keep anybody, bot or person, from flooding a table.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.actions import Action, whole_number
from ludotheque.kernel.record import Record, Shared
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY

MOST_OPEN: Final = 3  #: open offers per player
MOST_NUMBERS: Final = 64  #: numbers of a book, from 1 on: 63 offers before its turn or round ends
OFFER_CODES: Final = 3 * MOST_NUMBERS  #: codes that accept, decline and withdraw take

# What has become of an offer.
OPEN: Final = 0
ACCEPTED: Final = 1
DECLINED: Final = 2
WITHDRAWN: Final = 3
LAPSED: Final = 4
PAID: Final = 5  #: accepted, and carried out
STATES: Final[tuple[str, ...]] = ("open", "accepted", "declined", "withdrawn", "lapsed", "paid")


class Accept(Action):
    """I agree to this offer: it binds as soon as everybody concerned has."""

    def __init__(self, number: int, first_code: int) -> None:
        super().__init__(first_code + number, f"accept {number}")
        self.number = number
        self.first_code = first_code


class Decline(Action):
    """I do not agree: the offer is void and may not be repeated this turn."""

    def __init__(self, number: int, first_code: int) -> None:
        super().__init__(first_code + MOST_NUMBERS + number, f"decline {number}")
        self.number = number
        self.first_code = first_code


class Withdraw(Action):
    """I take my offer back, as long as it is not accepted."""

    def __init__(self, number: int, first_code: int) -> None:
        super().__init__(first_code + 2 * MOST_NUMBERS + number, f"withdraw {number}")
        self.number = number
        self.first_code = first_code


class Answers:
    """The interned answers of one game, at its own codes."""

    def __init__(self, first_code: int) -> None:
        self.first_code = first_code
        self.accepts = tuple([Accept(number, first_code) for number in range(MOST_NUMBERS)])
        self.declines = tuple([Decline(number, first_code) for number in range(MOST_NUMBERS)])
        self.withdraws = tuple([Withdraw(number, first_code) for number in range(MOST_NUMBERS)])

    def by_code(self, code: int) -> Action:
        """The answer of a code between first_code and first_code + OFFER_CODES."""
        kind, number = divmod(code - self.first_code, MOST_NUMBERS)
        if kind == 0:
            return self.accepts[number]
        if kind == 1:
            return self.declines[number]
        return self.withdraws[number]

    def parse(self, words: list[str], examples: str) -> Action | None:
        """The answer these words name; None if they name another kind of action."""
        if len(words) != 2 or words[0] not in ("accept", "decline", "withdraw"):
            return None
        number = whole_number(words[1], examples)
        if number >= MOST_NUMBERS:
            return None
        if words[0] == "accept":
            return self.accepts[number]
        if words[0] == "decline":
            return self.declines[number]
        return self.withdraws[number]


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms(Shared):
    """What an offer says. Each game has its own subclass; equal terms have equal parts."""

    def same_as(self, other: Terms) -> bool:
        return type(self) is type(other) and self.parts() == other.parts()


class Offer(Record):
    """One offer: `waiting` are those who have still to agree. One that is closed never changes again."""

    def __init__(
        self,
        number: int,
        proposer: int,
        waiting: list[int],
        terms: Terms,
        state: int = OPEN,
        by: int = NOBODY,
    ) -> None:
        self.number = number
        self.proposer = proposer
        self.waiting = waiting
        self.terms = terms
        self.state = state
        self.by = by  #: who declined it, or was the last to accept it

    def copy(self) -> Offer:
        return Offer(self.number, self.proposer, self.waiting[:], self.terms, self.state, self.by)

    def asks(self, seat: int) -> bool:
        """Whether this seat has still to agree."""
        for other in self.waiting:
            if other == seat:
                return True
        return False

    def turned(self, state: int) -> Offer:
        """The same offer in another state."""
        return Offer(self.number, self.proposer, self.waiting, self.terms, state, self.by)


@mypyc_attr(allow_interpreted_subclasses=True)
class OfferBook(Record):
    """All offers of a turn or round: the open ones, what was declined, and what became of the others."""

    def __init__(
        self, open: list[Offer], declined: list[Terms], next_number: int, closed: list[Offer] | None = None
    ) -> None:
        self.open = open  #: another list once one of them is closed, so loops need no copy
        self.declined = declined  #: may not be proposed again
        self.next_number = next_number
        self.closed: list[Offer] = [] if closed is None else closed  #: in the order in which they were closed

    def copy(self) -> OfferBook:
        """By hand, for speed: a subclass with more fields copies itself. What is closed never changes."""
        return OfferBook(
            [offer.copy() for offer in self.open], self.declined[:], self.next_number, self.closed[:]
        )

    def saved_parts(self) -> tuple[object, ...]:
        """`closed` comes last and is left out while it is empty: earlier releases had none."""
        parts = self.parts()
        return parts if self.closed else parts[:-1]

    def find(self, number: int) -> Offer | None:
        for offer in self.open:
            if offer.number == number:
                return offer
        return None

    def find_closed(self, number: int) -> Offer | None:
        for index in range(len(self.closed) - 1, -1, -1):
            if self.closed[index].number == number:
                return self.closed[index]
        return None

    def of(self, proposer: int) -> list[Offer]:
        return [offer for offer in self.open if offer.proposer == proposer]

    def asked(self) -> i64:
        """The set of those who have an offer to answer (`seats_of_set`)."""
        found: i64 = 0
        one: i64 = 1
        for offer in self.open:
            for seat in offer.waiting:
                found |= one << seat
        return found

    def is_full_for(self, proposer: int) -> bool:
        """Whether this player has as many open offers as anybody may have."""
        return len(self.open) >= MOST_OPEN and len(self.of(proposer)) >= MOST_OPEN

    def awaiting(self, seat: int) -> list[Offer]:
        """The offers this seat has still to answer."""
        return [offer for offer in self.open if offer.asks(seat)]

    # --- the gate's part -------------------------------------------------------------------------

    def refuse_proposal(
        self, rule: str, proposer: int, terms: Terms, replaced: Offer | None = None
    ) -> Refusal | None:
        """The limits that hold for everybody: number of open offers, no repeated nagging.

        `replaced` is the proposer's own offer that the new one would take the place of.
        """
        for offer in self.open:
            if offer.terms.same_as(terms):
                return Refusal(rule, "offer-stands-already", number=offer.number)
        for refused in self.declined:
            if refused.same_as(terms):
                return Refusal(rule, "offer-was-declined")
        if replaced is None and self.is_full_for(proposer):
            return Refusal(rule, "too-many-open-offers", most=MOST_OPEN)
        if self.next_number >= MOST_NUMBERS:
            return Refusal(rule, "too-many-offers", most=MOST_NUMBERS - 1)
        return None

    def refuse_answer(self, rule: str, seat: int, number: int) -> Refusal | None:
        """Only those who are asked may accept or decline."""
        offer = self.find(number)
        if offer is None:
            return self.refuse_closed(rule, number)
        if not offer.asks(seat):
            return Refusal(rule, "offer-not-to-you", number=number)
        return None

    def refuse_withdrawal(self, rule: str, seat: int, number: int) -> Refusal | None:
        """Only the proposer may withdraw."""
        offer = self.find(number)
        if offer is None:
            return self.refuse_closed(rule, number)
        if offer.proposer != seat:
            return Refusal(rule, "offer-not-yours", number=number)
        return None

    def refuse_closed(self, rule: str, number: int) -> Refusal:
        """What has become of an offer that does not stand any more."""
        offer = self.find_closed(number)
        if offer is None:
            return Refusal(rule, "no-such-offer", number=number)
        proposer = offer.proposer
        if offer.state == DECLINED:
            return Refusal(rule, "offer-is-declined", number=number, proposer=proposer, other=offer.by)
        if offer.state == WITHDRAWN:
            return Refusal(rule, "offer-is-withdrawn", number=number, proposer=proposer)
        if offer.state == LAPSED:
            return Refusal(rule, "offer-has-lapsed", number=number, proposer=proposer)
        return Refusal(rule, "offer-is-accepted", number=number, proposer=proposer)

    # --- what happens ----------------------------------------------------------------------------

    def propose(self, proposer: int, partners: list[int], terms: Terms) -> Offer:
        offer = Offer(self.next_number, proposer, partners, terms)
        self.next_number += 1
        self.open.append(offer)
        return offer

    def accept(self, seat: int, number: int) -> Offer | None:
        """Notes the agreement; gives the offer, no longer open, once everybody has agreed."""
        offer = self._open(number)
        offer.waiting.remove(seat)
        if offer.waiting:
            return None
        return self._close(offer, ACCEPTED, seat)

    def decline(self, seat: int, number: int) -> Offer:
        offer = self._close(self._open(number), DECLINED, seat)
        self.declined.append(offer.terms)
        return offer

    def withdraw(self, number: int) -> Offer:
        return self._close(self._open(number), WITHDRAWN, NOBODY)

    def lapse(self, number: int) -> Offer:
        """What the offer is about is over, or has changed."""
        return self._close(self._open(number), LAPSED, NOBODY)

    def _close(self, offer: Offer, state: int, by: int) -> Offer:
        self.open = [other for other in self.open if other is not offer]
        offer.state = state
        offer.by = by
        self.closed.append(offer)
        return offer

    def _open(self, number: int) -> Offer:
        offer = self.find(number)
        assert offer is not None, "the gate lets only open offers pass"
        return offer
