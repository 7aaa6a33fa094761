"""The open-cry auction of the kernel, without any game around it."""

from __future__ import annotations

import pickle

import pytest

from ludotheque.kernel.auction import (
    ASKS,
    PASSES,
    RAISES,
    THEN_ASK,
    THEN_PASS,
    AuctionActions,
    Bid,
    Cry,
    NoStandingBid,
    OpenCry,
    Pass,
    StandingBid,
    open_cry,
)
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.record import Loader, save
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY, SPECTATOR
from ludotheque.kernel.trouble import Trouble
from tests.support import A, B, C, D

CRIES = AuctionActions(100, 5, 50)


def auction(seats: int = 4) -> OpenCry:
    return open_cry(5, [False] * seats)


def spoken(running: OpenCry) -> list[tuple[int, int, int]]:
    """Everything the table says now."""
    said: list[tuple[int, int, int]] = []
    while True:
        cry: Cry | None = running.answer()
        if cry is None:
            return said
        said.append((cry.kind, cry.seat, cry.amount))


# --- bid, pass, interrupt ------------------------------------------------------------------------------


def test_it_waits_for_everybody_but_the_leader() -> None:
    running = auction()
    assert (running.leader, running.price, running.minimum()) == (NOBODY, 0, 5)
    assert running.waiting_for() == [A, B, C, D]
    running.bid(C, 20)
    assert running.waiting_for() == [A, B, D]
    assert running.minimum() == 25
    running.leave(A)
    running.leave(D)
    assert not running.is_over()
    running.leave(B)
    assert running.is_over()
    assert (running.leader, running.price) == (C, 20)


def test_it_is_over_without_a_leader_when_all_have_left() -> None:
    running = auction(3)
    for seat in (A, B, C):
        assert not running.is_over()
        running.leave(seat)
    assert running.is_over()
    assert running.leader == NOBODY


def test_those_who_do_not_take_part_are_out_from_the_start() -> None:
    running = open_cry(5, [False, True, False])
    assert running.waiting_for() == [A, C]
    assert running.refuse_out("1", B) == Refusal("1", "out-of-this-auction")
    assert running.refuse_out("1", A) is None


def test_bids_rise_and_the_leader_stays() -> None:
    running = auction()
    assert running.refuse_bid("1", 0) == Refusal("1", "bid-too-low", minimum=5)
    running.bid(A, 10)
    assert running.refuse_bid("1", 10) == Refusal("1", "bid-too-low", minimum=15)
    assert running.refuse_bid("1", 50) is None
    assert running.refuse_pass("2", A) == Refusal("2", "highest-bidder-stays", price=10)
    assert running.refuse_pass("2", B) is None


def test_an_interruption_ends_it_at_once() -> None:
    running = auction()
    running.bid(A, 10)
    running.stand(B, 40, THEN_ASK)
    running.leave(D)
    running.interrupt(D, 3)
    assert running.is_over()
    assert (running.leader, running.price) == (D, 3)
    assert spoken(running) == []
    assert not running.has_standing(B)


# --- standing bids -------------------------------------------------------------------------------------


def test_a_standing_bid_bids_no_more_than_needed() -> None:
    running = auction()
    assert running.stand(B, 30, THEN_PASS)
    assert (running.leader, running.price) == (B, 5)
    assert spoken(running) == []
    running.bid(C, 15)
    assert spoken(running) == [(RAISES, B, 20)]
    assert (running.leader, running.price) == (B, 20)


def test_the_leader_sets_one_in_silence() -> None:
    running = auction()
    running.bid(B, 15)
    assert not running.stand(B, 15, THEN_PASS)
    assert (running.leader, running.price) == (B, 15)


@pytest.mark.parametrize(("then", "kind", "stays"), [(THEN_PASS, PASSES, False), (THEN_ASK, ASKS, True)])
def test_a_spent_one_passes_or_asks(then: int, kind: int, stays: bool) -> None:
    running = auction()
    running.stand(B, 30, then)
    running.bid(C, 30)
    assert spoken(running) == [(kind, B, 30)]
    assert running.out[B] == (not stays)
    assert (B in running.waiting_for()) == stays
    assert not running.has_standing(B)


def test_two_answer_one_another_until_one_is_spent() -> None:
    running = auction()
    running.stand(D, 25, THEN_PASS)
    running.stand(A, 40, THEN_ASK)
    assert spoken(running) == [
        (RAISES, D, 15),
        (RAISES, A, 20),
        (RAISES, D, 25),
        (RAISES, A, 30),
        (PASSES, D, 30),
    ]
    assert (running.leader, running.price) == (A, 30)


def test_of_equal_maxima_whoever_reached_it_first_leads() -> None:
    running = auction(3)
    running.stand(A, 25, THEN_PASS)
    running.stand(C, 25, THEN_PASS)
    assert spoken(running)[-1] == (PASSES, C, 25)
    assert (running.leader, running.price) == (A, 25)


def test_several_that_were_overbid_speak_clockwise_from_the_leader() -> None:
    running = OpenCry(5, B, 50, [False] * 4, [30, 0, 30, 30], [THEN_PASS, THEN_PASS, THEN_ASK, THEN_PASS])
    assert spoken(running) == [(ASKS, C, 50), (PASSES, D, 50), (PASSES, A, 50)]


def test_when_all_is_said_only_the_leader_has_a_standing_bid() -> None:
    """So neither the seats waited for nor their menus can depend on one."""
    chance = SeededChance(7)
    for _ in range(300):
        running = auction(3 + chance.below("seats", 4))
        for _ in range(12):
            seat = chance.below("seat", len(running.out))
            if running.out[seat]:
                continue
            amount = running.minimum() + 5 * chance.below("jump", 4)
            kind = chance.below("kind", 3)
            if kind == 0:
                running.bid(seat, amount)
            elif kind == 1:
                running.stand(seat, amount, chance.below("then", 2))
            elif seat != running.leader:
                running.leave(seat)
            spoken(running)
            holders = [seat for seat in range(len(running.out)) if running.has_standing(seat)]
            assert holders in ([], [running.leader])
            assert all(running.maxima[seat] >= running.price for seat in holders)


def test_bidding_above_ones_own_maximum_ends_it() -> None:
    running = auction()
    running.stand(B, 30, THEN_PASS)
    running.bid(B, 30)
    assert running.has_standing(B)
    running.bid(B, 35)
    assert not running.has_standing(B)


def test_refusals_of_standing_bids() -> None:
    running = auction()
    running.bid(A, 20)
    assert running.refuse_standing("3", B, 20) == Refusal("3", "maximum-too-low", minimum=25)
    assert running.refuse_standing("3", B, 25) is None
    assert running.refuse_standing("3", A, 15) == Refusal("3", "maximum-too-low", minimum=20)
    assert running.refuse_standing("3", A, 20) is None
    assert running.refuse_no_standing("3", A) == Refusal("3", "no-standing-bid")
    running.stand(A, 20, THEN_ASK)
    assert running.refuse_no_standing("3", A) is None
    running.cancel(A)
    assert running.refuse_no_standing("3", A) is not None


# --- secrets -------------------------------------------------------------------------------------------


def test_only_its_owner_sees_a_standing_bid() -> None:
    running = auction()
    running.stand(B, 45, THEN_ASK)
    for viewer in (A, C, D, SPECTATOR):
        shown = running.seen_by(viewer)
        assert 45 not in shown.maxima
        assert shown.thens == [THEN_PASS] * 4
    assert running.seen_by(B) == running


@pytest.mark.parametrize("maximum", [5, 20, 45])
@pytest.mark.parametrize("then", [THEN_PASS, THEN_ASK])
def test_the_others_see_the_same_bytes_whatever_the_maximum(maximum: int, then: int) -> None:
    one, other = auction(), auction()
    one.stand(B, maximum, then)
    other.stand(B, 50, THEN_PASS)
    for viewer in (A, C, D, SPECTATOR):
        assert save(one.seen_by(viewer)) == save(other.seen_by(viewer))
    assert one.waiting_for() == other.waiting_for()


def test_imagining_deals_only_what_is_hidden() -> None:
    running = auction()
    running.stand(B, 30, THEN_ASK)
    running.bid(C, 20)
    spoken(running)
    dealt = set()
    for seed in range(200):
        guess = running.seen_by(A)
        guess.imagine(A, [50, 40, 50, 50], SeededChance(seed))
        assert save(guess.seen_by(A)) == save(running.seen_by(A))
        dealt.add((guess.maxima[B], guess.thens[B]))
    assert {maximum for maximum, _ in dealt} == {0, 25, 30, 35, 40}
    mine = running.seen_by(B)
    mine.imagine(B, [50, 40, 50, 50], SeededChance(1))
    assert mine == running, "one's own is known"


def test_imagining_before_any_bid_deals_nothing() -> None:
    for seed in range(20):
        guess = auction()
        guess.imagine(SPECTATOR, [50] * 4, SeededChance(seed))
        assert guess == auction()


# --- data and actions ----------------------------------------------------------------------------------


def test_copies_saves_and_pickles() -> None:
    running = auction()
    running.stand(B, 45, THEN_ASK)
    twin = running.copy()
    twin.bid(C, 50)
    assert (running.leader, twin.leader) == (B, C)
    assert Loader((OpenCry,)).load(save(running)) == running
    assert pickle.loads(pickle.dumps(running)) == running


def test_every_code_names_one_action() -> None:
    assert CRIES.codes == 2 + 3 * 11
    seen = set()
    for code in range(100, 100 + CRIES.codes):
        action = CRIES.by_code(code)
        assert action.code == code
        assert CRIES.parse(action.notation.split(), "") is action
        assert pickle.loads(pickle.dumps(action)) == action
        seen.add(action.notation)
    assert len(seen) == CRIES.codes
    kinds = {type(CRIES.by_code(code)) for code in range(100, 100 + CRIES.codes)}
    assert kinds == {Bid, Pass, StandingBid, NoStandingBid}


def test_amounts_off_the_ladder_can_be_said_and_are_refused() -> None:
    odd = CRIES.bid(12)
    assert (odd.notation, odd.code) == ("bid 12", CRIES.bid(0).code)
    assert CRIES.refuse_amount("1", 12) == Refusal("1", "bid-not-a-multiple", step=5)
    high = CRIES.stand(55, THEN_ASK)
    assert (high.notation, high.code) == ("stand 55 ask", CRIES.stand(0, THEN_ASK).code)
    assert CRIES.refuse_amount("1", 55) == Refusal("1", "bid-beyond-limit", most=50)
    assert CRIES.refuse_amount("1", 50) is None


def test_other_words_are_left_to_the_game() -> None:
    for text in ("build", "pass it", "stand", "stand 5", "stand 5 never", "bid", "bid 1 2"):
        assert CRIES.parse(text.split(), "") is None
    for text in ("bid x", "stand x pass"):
        with pytest.raises(Trouble):
            CRIES.parse(text.split(), "bid 5")
