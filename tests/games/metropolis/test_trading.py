"""§6: exchanges of lots, on and off turn."""

from __future__ import annotations

from ludotheque.games.metropolis import facts
from ludotheque.games.metropolis.actions import NO_PROMISE, OfferTrade
from ludotheque.games.metropolis.state import MOST_PER_TURN
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import SPECTATOR
from tests.games.metropolis.drawing import BUILD, LAST, draw, lot
from tests.support import A, B, C, D, rule

LOTS = "A 10 11 12 13, B 20 21 22 23, C 30 31 32 33"


@rule("6.1", "6.2", "6.3")
def test_an_exchange_is_carried_out_when_the_partner_agrees() -> None:
    table = draw(LOTS, cards="40 50 60 70")
    assert table.play(A, "offer 10>B 20>A") == [
        facts.TradeOffered(A, 1, (B,)),
        facts.LotOffered(1, 10, A, B),
        facts.LotOffered(1, 20, B, A),
    ]
    assert table.play(B, "accept 1") == [
        facts.OfferAgreed(B, 1, A, True),
        facts.LotTraded(10, A, B),
        facts.LotTraded(20, B, A),
    ]
    assert (table.owner(10), table.owner(20)) == (B, A)
    town = table.position.town
    assert town.held[A * 8 + 0] == 0b1110 and town.held[B * 8 + 0] == 0b0001
    assert town.held[A * 8 + 1] == 0b0001 and town.held[B * 8 + 1] == 0b1110
    assert table.position.book.open == []


@rule("6.1")
def test_offers_work_off_turn_between_any_players() -> None:
    # M8: it is A's turn; B deals with C
    for step in (BUILD, LAST):
        table = draw(LOTS, cards="40 50 60 70", step=step)
        table.moves("B: offer 20>C 30>B, C: accept 1")
        assert (table.owner(20), table.owner(30)) == (C, B)
        assert table.position.waiting_for() == [A]


@rule("6.1")
def test_who_is_asked_is_waited_for_but_the_turn_goes_on() -> None:
    table = draw(LOTS, cards="40 50 60 70", next_cards="80")
    table.play(B, "offer 20>C 30>B")
    assert table.position.waiting_for() == [C, A]
    assert table.menu(C) == ["accept 1", "decline 1"]
    assert table.menu(B) == ["withdraw 1"]
    table.moves("A: take 40 A, A: done")
    assert table.position.waiting_for() == [C, B]
    assert table.menu(C) == ["accept 1", "decline 1"]
    assert table.position.default(C).notation == "decline 1"
    table.play(C, "accept 1")
    assert table.owner(20) == C


@rule("6.1")
def test_the_player_whose_turn_it_is_may_be_asked() -> None:
    table = draw(LOTS, cards="40 50 60 70")
    table.play(B, "offer 10>B 20>A")
    assert table.position.waiting_for() == [A]
    assert table.menu(A)[-2:] == ["accept 1", "decline 1"]
    assert "take 40 A" in table.menu(A)
    assert table.position.default(A).notation == "decline 1"


@rule("6.1")
def test_a_table_may_play_without_exchanges() -> None:
    table = draw(LOTS, cards="40 50 60 70", trades=False)
    assert table.refusal(A, "offer 10>B 20>A") == Refusal("6.1", "no-trades-here")
    assert all(text.startswith("take") for text in table.menu(A))


@rule("6.1")
def test_menus_suggest_an_exchange_that_serves_both() -> None:
    # A's 20 completes B's office, B's 10 completes A's
    lots = "A 11 15 16 20, B 21 25 26 10"
    table = draw(lots, cards="40 50 60 70", seats=2)
    assert table.menu(A)[-1] == "offer 10>A 20>B"
    table.moves("A: offer 10>A 20>B, B: decline 1")
    assert not any(text.startswith("offer") for text in table.menu(A))
    # in later turns it may be offered again, but menus do not insist
    table.moves("A: take 40 A, A: done, B: take 50 B, B: done")
    assert table.position.refusal(A, table.game.parse("offer 10>A 20>B")) is None
    assert "offer 10>A 20>B" not in table.menu(A)


@rule("6.1")
def test_menus_suggest_nothing_where_nobody_would_gain() -> None:
    table = draw("A 10 11, B 20 21, C 30", cards="40 50 60 70")
    assert all(text.startswith("take") for text in table.menu(A))


@rule("6.1")
def test_menus_suggest_nothing_that_serves_one_alone() -> None:
    # B's 23 for A's 43 would serve B; A would gain nothing
    table = draw("A 14 24 43 44, B 16 23 41 42", cards="40 50 60 70", seats=2)
    assert table.position.refusal(A, table.game.parse("offer 23>A 43>B")) is None
    for seat in (A, B):
        assert not any(text.startswith("offer") for text in table.menu(seat))


@rule("6.2")
def test_gifts_and_uneven_exchanges() -> None:
    # M8
    table = draw(LOTS, cards="40 50 60 70")
    table.moves("A: offer 10>B, B: accept 1")
    assert table.owner(10) == B
    table.moves("C: offer 20>C 21>C 30>B, B: accept 2")
    assert [table.owner(number) for number in (20, 21, 30)] == [C, C, B]
    table.moves("C: offer 11>C, A: accept 3")  # asking for a gift
    assert table.owner(11) == C


@rule("6.2", "6.3")
def test_an_exchange_between_three_needs_all_three() -> None:
    # M8
    table = draw(LOTS, cards="40 50 60 70")
    made = table.play(A, "offer 10>B 20>C 30>A")
    assert made[0] == facts.TradeOffered(A, 1, (B, C))
    assert table.position.waiting_for() == [B, C, A]
    assert table.play(B, "accept 1") == [facts.OfferAgreed(B, 1, A, False)]
    assert table.owner(10) == A
    assert table.refusal(B, "accept 1") == Refusal("6.3", "offer-not-to-you", number=1)
    assert table.position.waiting_for() == [C, A]
    table.play(C, "accept 1")
    assert [table.owner(number) for number in (10, 20, 30)] == [B, C, A]


@rule("6.2")
def test_the_neighbour_right_does_not_apply_to_exchanges() -> None:
    # M8: C has no neighbour in the 10s, where five lots are occupied
    table = draw("A 10 11 12 13, B 14 20, C 30", cards="40 50 60 70")
    table.moves("A: offer 12>C, C: accept 1")
    assert table.owner(12) == C


@rule("6.2")
def test_only_unbuilt_lots_with_owners_really_change_hands() -> None:
    table = draw(LOTS, built="house 10", cards="40 50 60 70")
    assert table.refusal(A, "offer 10>B") == Refusal("6.2", "trade-of-built-lot", lot=10)
    assert table.refusal(A, "offer 40>B 11>C") == Refusal("6.2", "trade-of-free-lot", lot=40)
    assert table.refusal(A, "offer 11>A") == Refusal("6.2", "trade-changes-nothing", lot=11, owner=A)
    assert table.refusal(A, "offer 11>D") == Refusal("6.2", "no-such-player")
    assert table.refusal(A, "offer 20>C 30>B") == Refusal("6.2", "trade-of-others")


@rule("6.2")
def test_a_lot_stands_once_in_an_exchange() -> None:
    table = draw(LOTS, cards="40 50 60 70")
    twice = Refusal("6.2", "trade-lot-twice", lot=10)
    assert table.refusal(A, "offer 10>B 10>C") == twice
    assert table.refusal(A, "offer 10>B 20>A 10>B") == twice
    assert table.position.refusal(A, OfferTrade([lot(10), lot(10)], [B, C], NO_PROMISE)) == twice


@rule("6.5")
def test_the_same_exchange_in_another_order_is_the_same_offer() -> None:
    table = draw(LOTS, cards="40 50 60 70")
    table.play(A, "offer 10>B 20>A")
    again = OfferTrade([lot(20), lot(10)], [A, B], NO_PROMISE)
    assert table.position.refusal(A, again) == Refusal("6.5", "offer-stands-already", number=1)
    table.play(B, "decline 1")
    assert table.position.refusal(B, again) == Refusal("6.5", "offer-was-declined")


@rule("6.3")
def test_one_refusal_ends_an_offer() -> None:
    table = draw(LOTS, cards="40 50 60 70")
    table.moves("A: offer 10>B 20>C 30>A, B: accept 1")
    assert table.play(C, "decline 1") == [facts.OfferDeclined(C, 1, A)]
    assert table.position.book.open == []
    assert table.refusal(B, "accept 1") == Refusal("6.3", "offer-is-declined", number=1, proposer=A, other=C)
    assert table.owner(10) == A


@rule("6.3")
def test_a_yes_does_not_bind_before_everybody_has_agreed() -> None:
    table = draw(LOTS + ", D 60", cards="40 50 61 70", seats=4)
    table.moves("A: offer 10>B 20>C 30>A, B: accept 1")
    assert table.menu(B) == ["decline 1"]
    assert table.menu(C) == ["accept 1", "decline 1"]
    assert table.menu(D) == []
    assert table.position.waiting_for() == [C, A]
    assert table.refusal(B, "accept 1") == Refusal("6.3", "offer-not-to-you", number=1)
    assert table.refusal(D, "decline 1") == Refusal("6.3", "offer-not-to-you", number=1)
    assert table.refusal(A, "decline 1") == Refusal("6.3", "offer-not-to-you", number=1)
    assert table.position.menu(SPECTATOR) == ()
    assert table.play(B, "decline 1") == [facts.OfferDeclined(B, 1, A)]
    assert table.refusal(C, "accept 1") == Refusal("6.3", "offer-is-declined", number=1, proposer=A, other=B)
    assert [table.owner(number) for number in (10, 20, 30)] == [A, B, C]


@rule("6.3")
def test_what_everybody_has_agreed_to_binds() -> None:
    table = draw(LOTS, cards="40 50 60 70")
    table.moves("A: offer 10>B 20>C 30>A, B: accept 1, C: accept 1")
    for seat in (A, B, C):
        assert table.refusal(seat, "decline 1") == Refusal("6.3", "offer-is-accepted", number=1, proposer=A)
    assert table.menu(B) == []


@rule("6.3")
def test_only_the_proposer_withdraws() -> None:
    table = draw(LOTS, cards="40 50 60 70")
    table.play(A, "offer 10>B 20>A")
    assert table.refusal(B, "withdraw 1") == Refusal("6.3", "offer-not-yours", number=1)
    assert table.refusal(C, "accept 1") == Refusal("6.3", "offer-not-to-you", number=1)
    assert table.play(A, "withdraw 1") == [facts.OfferWithdrawn(A, 1)]
    assert table.refusal(B, "accept 1") == Refusal("6.3", "offer-is-withdrawn", number=1, proposer=A)


@rule("6.3")
def test_an_offer_lapses_when_one_of_its_lots_changes_hands() -> None:
    table = draw(LOTS, cards="40 50 60 70")
    table.moves("A: offer 10>B 20>A, C: offer 20>C 30>B, B: offer 21>A 11>B")
    assert table.play(B, "accept 2")[-1] == facts.OfferLapsed(1, A)
    assert [offer.number for offer in table.position.book.open] == [3]
    assert table.refusal(B, "accept 1") == Refusal("6.3", "offer-has-lapsed", number=1, proposer=A)


@rule("6.3")
def test_an_offer_lapses_when_one_of_its_lots_is_built_on() -> None:
    table = draw(LOTS, cards="40 50 60 70", step=BUILD)
    table.moves("B: offer 10>B 20>A, C: offer 30>A 11>C")
    assert table.play(A, "build house 10") == [
        facts.BuildingPlaced(A, "house", (10,)),
        facts.OfferLapsed(1, B),
        facts.TurnBegan(B),
    ]
    assert [offer.number for offer in table.position.book.open] == [2]


@rule("6.3")
def test_numbers_run_in_a_circle_and_skip_open_offers() -> None:
    table = draw(LOTS, cards="40 50 60 70", next_cards="41 42 43 44 45 46 47 48")
    table.play(C, "offer 30>A")
    assert [offer.number for offer in table.position.book.open] == [1]
    for _ in range(62):
        number = table.position.book.next_number
        table.play(A, "offer 10>B")
        table.play(A, f"withdraw {number}")
        if len(table.position.book.makers) == MOST_PER_TURN:
            player = table.position.waiting_for()[-1]
            table.moves(f"{'ABC'[player]}: take {table.cards()[0]} A, {'ABC'[player]}: done")
    assert table.position.book.next_number == 1
    table.play(B, "offer 20>A")
    assert [offer.number for offer in table.position.book.open] == [1, 2]


@rule("6.4")
def test_promises_are_read_and_do_not_bind() -> None:
    # M8
    table = draw(LOTS, cards="40 50 60 70")
    assert table.play(A, "offer 10>B 20>A promise school 30")[-1] == facts.BuildingPromised(
        A, 1, "school", 30
    )
    assert table.play(A, "offer 11>B promise lot 40")[-1] == facts.LotPromised(A, 2, 40)
    table.moves("B: accept 1, B: accept 2")
    # nothing keeps A from taking 40 nor obliges A to build the school
    assert {"take 40 A", "take 40 B"} <= set(table.menu(A))
    table.play(A, "take 40 A")
    table.play(A, "done")


@rule("6.4")
def test_the_same_lots_with_another_promise_are_another_offer() -> None:
    table = draw(LOTS, cards="40 50 60 70")
    table.moves("A: offer 10>B 20>A, B: decline 1")
    assert table.refusal(A, "offer 10>B 20>A").key == "offer-was-declined"
    table.play(A, "offer 10>B 20>A promise lot 40")


@rule("6.5")
def test_three_open_offers_at_a_time() -> None:
    table = draw(LOTS, cards="40 50 60 70")
    table.moves("A: offer 10>B, A: offer 11>B, A: offer 12>B")
    assert table.refusal(A, "offer 13>B") == Refusal("6.5", "too-many-open-offers", most=3)
    assert table.refusal(A, "offer 10>B") == Refusal("6.5", "offer-stands-already", number=1)
    assert not any(text.startswith("offer") for text in table.menu(A))
    table.play(B, "offer 20>A")  # the limit is each player's own
    table.moves("A: withdraw 2, A: offer 13>B")


@rule("6.5")
def test_a_declined_offer_is_not_repeated_in_the_same_turn() -> None:
    table = draw(LOTS, cards="40 50 60 70")
    table.moves("A: offer 10>B 20>A, B: decline 1")
    assert table.refusal(A, "offer 20>A 10>B") == Refusal("6.5", "offer-was-declined")
    assert table.refusal(B, "offer 10>B 20>A") == Refusal("6.5", "offer-was-declined")
    table.moves("A: take 40 A, A: done")
    table.moves("A: offer 10>B 20>A")


@rule("6.5")
def test_at_most_twelve_offers_of_a_player_in_a_turn() -> None:
    table = draw(LOTS, cards="40 50 60 70")
    for _ in range(12):
        number = table.position.book.next_number
        table.moves(f"A: offer 10>B, A: withdraw {number}")
    for text in ("offer 10>B", "offer end"):
        assert table.refusal(A, text) == Refusal("6.5", "too-many-offers-this-turn", most=12)
    assert not any(text.startswith("offer") for text in table.menu(A))
    table.moves("A: take 40 A, A: done, A: offer 10>B")


@rule("6.1", "6.5")
def test_nobody_can_use_up_the_words_of_the_others() -> None:
    # the book: everybody may negotiate at any time; whatever C says, A may still offer and build together with B
    table = draw("A 10 11 60, B 15 16 20, C 30", cards="40 50 70", step=BUILD)
    for _ in range(12):
        number = table.position.book.next_number
        table.moves(f"C: offer 30>B, C: withdraw {number}")
    assert table.refusal(C, "offer 30>B").key == "too-many-offers-this-turn"
    assert "joint office 10 11 15 16" in table.menu(A)
    table.moves("A: offer 60>B, B: offer 20>A, A: joint office 10 11 15 16")


@rule("6.5")
def test_offers_of_everybody_never_use_up_the_numbers() -> None:
    table = draw("A 10-13, B 20-23, C 30-33, D 60-63", cards="40 50 70 80", seats=4)
    for seat, first in ((A, 10), (B, 20), (C, 30), (D, 60)):
        for number in range(first, first + 3):
            taker = "A" if seat != A else "B"
            table.play(seat, f"offer {number}>{taker}")
    assert len({offer.number for offer in table.position.book.open}) == 12
