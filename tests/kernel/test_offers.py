"""The offer book, apart from any game."""

from __future__ import annotations

from ludotheque.games.paradis.actions import Contract
from ludotheque.kernel.offers import MOST_OPEN, Answers, Offer, OfferBook
from ludotheque.kernel.plain import Vocabulary, save
from ludotheque.kernel.refusal import Refusal
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
    assert offers.accept(B, 1) is None
    assert offers.awaiting(B) == []
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
    offers.decline(1)
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
    offers.remove(1)
    assert offers.open == [] and offers.declined == []


def test_numbers_are_not_used_again() -> None:
    offers = book()
    offers.propose(A, [B], swap(7))
    offers.remove(1)
    assert offers.propose(A, [B], swap(8)).number == 2


def test_a_copy_is_independent_and_a_saved_book_is_the_same() -> None:
    offers = book()
    offers.propose(A, [B, C], swap(7))
    twin = offers.copy()
    twin.accept(B, 1)
    assert offers.open[0].waiting == [B, C]
    assert Vocabulary((OfferBook, Offer, Contract)).load(save(offers)) == offers


def test_answers_have_codes_and_notation() -> None:
    answers = Answers(100)
    for action in (*answers.accepts, *answers.declines, *answers.withdraws):
        assert answers.by_code(action.code) is action
        assert answers.parse(action.notation.split(), "") is action
    assert answers.parse(["accept", "64"], "") is None
    assert answers.parse(["bid", "6"], "") is None
