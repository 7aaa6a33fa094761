"""The offer book, apart from any game."""

from __future__ import annotations

from ludotheque.games.paradis.actions import Contract
from ludotheque.kernel.offers import MOST_OPEN, STATES, Answers, Offer, OfferBook
from ludotheque.kernel.record import Loader, save
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY, seats_of_set
from tests.support import A, B, C


def swap(what: int) -> Contract:
    """Some terms; any game's would do."""
    return Contract(0, A, B, what)


def book() -> OfferBook:
    return OfferBook([], [], 1)


def test_an_offer_to_several_binds_when_the_last_has_agreed() -> None:
    offers = book()
    offers.propose(A, [B, C], swap(7))
    assert [offer.number for offer in offers.awaiting(B)] == [1]
    assert seats_of_set(offers.asked()) == (B, C)
    assert offers.accept(B, 1) is None
    assert offers.awaiting(B) == []
    assert seats_of_set(offers.asked()) == (C,)
    agreed = offers.accept(C, 1)
    assert agreed is not None and agreed.terms.same_as(swap(7))
    assert offers.open == []


def test_limits_for_everybody() -> None:
    offers = book()
    for number in range(MOST_OPEN):
        assert offers.refuse_proposal("1", A, swap(number)) is None
        offers.propose(A, [B], swap(number))
    assert offers.refuse_proposal("1", A, swap(99)) == Refusal("1", "too-many-open-offers", most=3)
    assert offers.refuse_proposal("1", A, swap(99), offers.open[0]) is None
    assert offers.refuse_proposal("1", B, swap(0)) == Refusal("1", "offer-stands-already", number=1)
    offers.decline(B, 1)
    assert offers.refuse_proposal("1", B, swap(0)) == Refusal("1", "offer-was-declined")


def test_who_may_answer_and_withdraw() -> None:
    offers = book()
    offers.propose(A, [B], swap(7))
    assert offers.refuse_answer("1", C, 1) == Refusal("1", "offer-not-to-you", number=1)
    assert offers.refuse_answer("1", B, 2) == Refusal("1", "no-such-offer", number=2)
    assert offers.refuse_answer("1", B, 1) is None
    assert offers.refuse_withdrawal("1", B, 1) == Refusal("1", "offer-not-yours", number=1)
    assert offers.refuse_withdrawal("1", A, 9) == Refusal("1", "no-such-offer", number=9)
    assert offers.refuse_withdrawal("1", A, 1) is None
    offers.withdraw(1)
    assert offers.open == [] and offers.declined == []


def test_the_book_says_what_became_of_an_offer() -> None:
    offers = book()
    for number in range(4):
        offers.propose(A, [B, C] if number == 0 else [B], swap(number))
    offers.accept(B, 1)
    assert offers.closed == [], "one has still to agree"
    offers.accept(C, 1)
    offers.decline(B, 2)
    offers.withdraw(3)
    offers.lapse(4)
    assert [(offer.number, STATES[offer.state], offer.by) for offer in offers.closed] == [
        (1, "accepted", C),
        (2, "declined", B),
        (3, "withdrawn", NOBODY),
        (4, "lapsed", NOBODY),
    ]


def test_whoever_answers_too_late_hears_what_became_of_the_offer() -> None:
    offers = book()
    for number in range(4):
        offers.propose(A, [B], swap(number))
    offers.accept(B, 1)
    offers.decline(B, 2)
    offers.withdraw(3)
    offers.lapse(4)
    assert [offers.refuse_answer("1", B, number) for number in range(1, 6)] == [
        Refusal("1", "offer-is-accepted", number=1, proposer=A),
        Refusal("1", "offer-is-declined", number=2, proposer=A, other=B),
        Refusal("1", "offer-is-withdrawn", number=3, proposer=A),
        Refusal("1", "offer-has-lapsed", number=4, proposer=A),
        Refusal("1", "no-such-offer", number=5),
    ]
    assert offers.refuse_withdrawal("1", A, 2) == Refusal(
        "1", "offer-is-declined", number=2, proposer=A, other=B
    )


def test_a_book_without_closed_offers_is_saved_as_it_always_was() -> None:
    offers = book()
    offers.propose(A, [B], swap(7))
    assert save(offers)["of"][1:] == [[], 2]  # type: ignore[index]
    offers.lapse(1)
    again = Loader((OfferBook, Offer, Contract)).load(save(offers))
    assert again == offers and again.closed[0].state == offers.closed[0].state


def test_numbers_are_not_used_again() -> None:
    offers = book()
    offers.propose(A, [B], swap(7))
    offers.lapse(1)
    assert offers.propose(A, [B], swap(8)).number == 2


def test_a_copy_is_independent_and_a_saved_book_is_the_same() -> None:
    offers = book()
    offers.propose(A, [B, C], swap(7))
    twin = offers.copy()
    twin.accept(B, 1)
    assert offers.open[0].waiting == [B, C]
    assert Loader((OfferBook, Offer, Contract)).load(save(offers)) == offers


def test_answers_have_codes_and_notation() -> None:
    answers = Answers(100)
    for action in (*answers.accepts, *answers.declines, *answers.withdraws):
        assert answers.by_code(action.code) is action
        assert answers.parse(action.notation.split(), "") is action
    assert answers.parse(["accept", "64"], "") is None
    assert answers.parse(["bid", "6"], "") is None
