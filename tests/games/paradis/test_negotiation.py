"""§9: offers, contracts, and who may place when."""

from __future__ import annotations

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.rules.rounds import Round
from ludotheque.kernel.offers import LAPSED, PAID
from ludotheque.kernel.refusal import Refusal
from tests.games.paradis.island import Island, island
from tests.support import A, B, C, D, rule


def negotiating(drawing: str = "NW1=villa:A", cash: str = "A 40, B 40, C 40, D 40") -> Island:
    """B has bought a villa of NW."""
    return island(drawing, cash=cash).bought_by(B, "NW villa")


@rule("9.1")
def test_scenario_11_a_contract_for_nature_is_paid_only_for_nature_P10() -> None:
    nature = negotiating()
    nature.moves("A: offer nature A>B 5, C: no offer, D: no offer")
    nature.play(B, "place NW2 nature")
    assert nature.state.cash == [45, 45, 40, 40]
    built = negotiating()
    built.moves("A: offer nature A>B 5, C: no offer, D: no offer")
    built.play(B, "place NW2 building")
    assert built.state.cash == [40, 40, 40, 40]


@rule("9.1")
def test_the_buyer_is_always_one_of_the_two_and_so_is_the_proposer_P10() -> None:
    table = negotiating()
    assert table.refusal(A, "offer nature A>C 5") == Refusal("9.1", "contract-without-buyer", buyer=B)
    assert table.refusal(A, "offer nature C>B 5") == Refusal("9.1", "contract-of-others")
    assert table.refusal(A, "offer nature A>A 5") == Refusal("9.1", "contract-needs-two")
    assert table.refusal(A, "offer nature A>E 5") == Refusal("9.1", "contract-needs-two")
    assert table.refusal(A, "offer nature A>B 0") == Refusal("9.1", "contract-for-nothing")
    assert table.refusal(A, "auction NW") == Refusal("9.1", "negotiation-now")


@rule("9.1")
def test_an_offer_is_raised_by_another_and_withdrawn_by_its_proposer_only() -> None:
    table = negotiating()
    assert table.play(A, "offer nature A>B 5") == [facts.OfferMade(A, 1, "nature", A, B, 5)]
    assert table.play(A, "offer nature A>B 8") == [
        facts.OfferWithdrawn(A, 1),
        facts.OfferMade(A, 2, "nature", A, B, 8),
    ]
    assert table.refusal(C, "withdraw 2") == Refusal("9.1", "offer-not-yours", number=2)
    assert table.refusal(A, "withdraw 1") == Refusal("9.1", "offer-is-withdrawn", number=1, proposer=A)
    assert table.play(A, "withdraw 2") == [facts.OfferWithdrawn(A, 2)]
    table.moves("C: no offer, D: no offer")
    assert facts.ContractPaid(A, B, 8) not in table.play(B, "place NW2 nature")


@rule("9.1", "9.5")
def test_the_buyer_asks_and_the_other_answers() -> None:
    table = negotiating()
    table.moves("A: no offer, C: no offer, D: no offer")
    assert table.play(B, "offer nature A>B 6") == [facts.OfferMade(B, 1, "nature", A, B, 6)]
    # the buyer must wait for the answer
    assert table.position.waiting_for() == [A]
    assert table.menu(A)[:2] == ["accept 1", "decline 1"]
    assert table.refusal(B, "place NW2 nature") == Refusal("9.5", "others-have-not-spoken")
    assert table.refusal(C, "accept 1") == Refusal("9.1", "offer-not-to-you", number=1)
    assert table.play(A, "accept 1") == [facts.OfferAccepted(A, 1, B, "nature", A, B, 6)]
    assert table.refusal(B, "withdraw 1") == Refusal("9.1", "offer-is-accepted", number=1, proposer=B)
    happened = table.play(B, "place NW2 nature")
    assert facts.ContractPaid(A, B, 6) in happened
    assert table.state.cash == [44, 46, 40, 40]


@rule("9.1")
def test_accepting_a_counter_offer_settles_the_matter_and_nobody_pays_twice() -> None:
    # given A, who offers 5 for nature, and the buyer, who wants 8
    table = negotiating()
    table.moves("A: offer nature A>B 5, C: no offer, D: no offer, B: offer nature A>B 8")
    # when A agrees to 8
    assert table.play(A, "accept 2") == [
        facts.OfferAccepted(A, 2, B, "nature", A, B, 8),
        facts.OfferLapsed(1, A),
    ]
    # then the 5 are not due as well
    table.play(B, "place NW2 nature")
    assert table.state.cash == [42, 48, 40, 40]


@rule("9.1")
def test_accepting_an_offer_takes_the_accepters_own_demand_off_the_table() -> None:
    table = negotiating()
    table.moves("A: offer nature A>B 5, B: offer nature A>B 8, A: offer building A>B 1")
    assert table.play(B, "accept 1")[1:] == [facts.OfferLapsed(2, B)]
    assert table.refusal(A, "accept 2") == Refusal("9.1", "offer-has-lapsed", number=2, proposer=B)
    # another payment is another matter
    assert table.menu(A) == ["withdraw 3"]
    table.moves("C: no offer, D: no offer")
    assert table.position.waiting_for() == [B]


@rule("9.3")
def test_a_counter_offer_counts_instead_of_ones_own_offer() -> None:
    # given A, who can promise 14 and has offered 10 of it
    table = negotiating(cash="A 4, B 40, C 40, D 40")
    table.moves("A: offer nature A>B 10, C: no offer, D: no offer, B: offer nature A>B 15")
    assert table.refusal(A, "accept 2") == Refusal("9.3", "cannot-honour", most=14)
    # when the buyer asks for 14, then A can agree
    table.moves("B: offer nature A>B 14")
    assert table.menu(A) == ["withdraw 1", "accept 3", "decline 3"]
    table.play(A, "accept 3")
    table.play(B, "place NW2 nature")
    assert table.state.cash == [0, 54, 40, 40]


@rule("9.2")
def test_asking_the_buyer_for_money_needs_an_answer_placing_is_not_one() -> None:
    table = negotiating()
    table.moves("A: no offer, C: offer building B>C 7, D: no offer")
    happened = table.play(B, "place NW2 building")
    assert facts.ContractPaid(B, C, 7) not in happened
    assert table.state.cash == [40, 40, 40, 40]


@rule("9.2")
def test_the_buyer_may_accept_at_once_and_so_hold_the_other_to_it() -> None:
    table = negotiating()
    table.moves("A: offer nature A>B 5, B: accept 1, C: no offer, D: no offer")
    assert table.refusal(A, "withdraw 1") == Refusal("9.1", "offer-is-accepted", number=1, proposer=A)
    assert facts.ContractPaid(A, B, 5) in table.play(B, "place NW2 nature")


@rule("9.2")
def test_all_posted_offers_on_the_chosen_side_bind() -> None:
    table = negotiating("NW1=villa:A NWC=hotel:C")
    table.moves("A: offer nature A>B 5, C: offer nature C>B 3, D: offer building D>B 9")
    table.play(B, "place NW2 nature")
    assert table.state.cash == [45, 48, 47, 40]


@rule("9.3")
def test_a_promise_must_be_within_cash_and_coming_premiums_P10() -> None:
    # A has 4 Paras and one villa there: nature will bring 10
    table = negotiating(cash="A 4, B 40, C 40, D 40")
    assert table.refusal(A, "offer nature A>B 15") == Refusal("9.3", "cannot-honour", most=14)
    assert table.refusal(A, "offer building A>B 5") == Refusal("9.3", "cannot-honour", most=4)
    table.play(A, "offer nature A>B 14")
    # what is promised on one side does not bind the other
    table.play(A, "offer building A>B 4")
    # a replacement counts instead of what it replaces
    table.play(A, "offer nature A>B 13")
    table.moves("C: no offer, D: no offer")
    table.play(B, "place NW2 nature")
    assert table.state.cash == [1, 53, 40, 40]


@rule("9.3")
def test_promises_add_up_on_one_side() -> None:
    table = negotiating(cash="A 40, B 10, C 40, D 40")
    table.moves("A: no offer, C: no offer, D: no offer")
    table.play(B, "offer building B>A 6")
    assert table.refusal(B, "offer building B>C 5") == Refusal("9.3", "cannot-honour", most=4)


@rule("9.3")
def test_asking_too_much_tells_nothing_about_the_other_purse() -> None:
    # the buyer may ask for anything; only the payer learns that he could not pay
    table = negotiating(cash="A 4, B 40, C 40, D 40")
    table.moves("A: no offer, C: no offer, D: no offer, B: offer nature A>B 30")
    assert table.refusal(A, "accept 1") == Refusal("9.3", "cannot-honour", most=14)
    assert table.menu(A) == ["decline 1"]


@rule("9.3", "10.1")
def test_exclusivity_and_diversity_count_as_premiums_to_come() -> None:
    table = negotiating("NW1=villa:A NW2=nature NWC=nature", cash="A 0, B 40, C 40, D 40")
    assert table.refusal(A, "offer nature A>B 31") == Refusal("9.3", "cannot-honour", most=30)


@rule("9.4")
def test_offers_and_contracts_on_the_other_side_lapse() -> None:
    table = negotiating()
    table.moves("A: offer nature A>B 5, C: no offer, D: no offer, B: offer building B>D 3, D: accept 2")
    happened = table.play(B, "place NW2 nature")
    paid = [fact for fact in happened if isinstance(fact, facts.ContractPaid)]
    assert paid == [facts.ContractPaid(A, B, 5)]


@rule("9.5")
def test_the_buyer_places_only_after_everybody_has_spoken_P11() -> None:
    table = negotiating()
    assert table.position.waiting_for() == [A, C, D]
    assert table.refusal(B, "place NW2 nature") == Refusal("9.5", "others-have-not-spoken")
    assert table.refusal(B, "no offer") == Refusal("9.5", "buyer-places")
    # A earns from nature here, so the menu samples two offers; C and D have nothing to gain
    assert table.menu(A) == ["no offer", "offer nature A>B 5", "offer nature A>B 9"]
    assert table.menu(C) == ["no offer"]
    table.moves("A: no offer, C: no offer")
    assert table.refusal(A, "no offer") == Refusal("9.5", "spoken-already")
    assert table.position.waiting_for() == [D]
    assert table.position.default(D).notation == "no offer"
    table.play(D, "no offer")
    assert table.position.waiting_for() == [B]
    assert table.position.default(B).notation == "place NW2 building"


@rule("9.5")
def test_time_running_out_declines_what_the_buyer_asks() -> None:
    table = negotiating()
    table.moves("A: no offer, C: no offer, D: no offer, B: offer nature A>B 6")
    assert table.position.default(A).notation == "decline 1"


@rule("9.6")
def test_three_open_offers_and_no_repetition_of_what_was_declined() -> None:
    table = negotiating()
    table.moves("A: no offer, C: no offer, D: no offer")
    table.moves("B: offer nature A>B 6, A: decline 1")
    assert table.refusal(B, "offer nature A>B 6") == Refusal("9.6", "offer-was-declined")
    table.moves("B: offer nature A>B 5, B: offer nature C>B 5, B: offer nature D>B 5")
    assert table.refusal(B, "offer building B>D 5") == Refusal("9.6", "too-many-open-offers", most=3)
    assert table.refusal(B, "offer nature C>B 5") == Refusal("9.6", "offer-stands-already", number=3)
    # replacing one of one's own is no fourth offer
    table.play(B, "offer nature C>B 4")


@rule("9.6")
def test_the_book_of_a_round_is_finite() -> None:
    table = negotiating()
    amount = 1
    while table.position.refusal(A, table.game.parse(f"offer nature A>B {amount}")) is None:
        table.play(A, f"offer nature A>B {amount}")
        amount = amount % 9 + 1
    assert table.refusal(A, f"offer nature A>B {amount}") == Refusal("9.6", "too-many-offers", most=63)


@rule("9.5")
def test_the_rule_to_look_up_changes_when_the_buyer_may_place() -> None:
    table = negotiating()
    assert table.position.rule() == "9.1"
    table.all_spoken()
    assert table.position.rule() == "6.1"


@rule("9.1")
def test_a_seat_that_is_not_in_the_match_neither_pays_nor_is_paid() -> None:
    table = negotiating()
    for text in ("offer nature E>B 5", "offer nature B>E 5"):
        assert table.refusal(B, text) == Refusal("9.1", "contract-needs-two")


@rule("9.1", "7.2")
def test_the_menu_suggests_half_and_all_but_one_of_what_nature_brings_with_or_without_cash() -> None:
    # given A, without a Para, earns 20 from nature here: a villa and the hotel of the district
    table = negotiating("NW1=villa:A NWC=hotel:A", cash="A 0, B 0, C 40, D 40")
    assert table.menu(A) == ["no offer", "offer nature A>B 10", "offer nature A>B 19"]
    # then the buyer may ask for the same
    table.all_spoken()
    assert table.menu(B) == [
        "place NW2 nature",
        "place NW2 building",
        "place NW3 nature",
        "place NW3 building",
        "offer nature A>B 10",
        "offer nature A>B 19",
    ]


@rule("9.1", "9.6")
def test_the_menu_suggests_no_more_once_this_players_pay_for_nature_was_a_subject() -> None:
    sites = ["place NW2 nature", "place NW2 building"]
    drawing = "NW1=villa:A NW3=villa:C"
    suggested = ["offer nature A>B 5", "offer nature A>B 9"]
    # given an offer for the building, and C's for nature: A's pay for nature has not been one
    table = negotiating(drawing)
    table.moves("A: offer building A>B 1, C: offer nature C>B 2")
    assert table.menu(A) == ["withdraw 1", *suggested]
    # while it is offered
    table.moves("A: offer nature A>B 3, D: no offer")
    assert table.menu(A) == ["withdraw 1", "withdraw 3"]
    # once it is agreed
    table.moves("B: accept 3")
    assert table.menu(A) == ["withdraw 1"]
    # once it was declined
    table = negotiating(drawing)
    table.moves("A: offer nature A>B 3, C: offer nature C>B 2, D: no offer, B: decline 1")
    assert table.menu(A) == []
    assert table.menu(B) == [*sites, "accept 2", "decline 2"]


@rule("9.3")
def test_contracts_add_up_on_their_side_and_leave_the_other_free() -> None:
    # given B, with 10 Paras, owes A 3 and C 4 for the building
    table = negotiating("NW1=villa:D", cash="A 40, B 10, C 40, D 40").all_spoken()
    table.moves("B: offer building B>A 3, A: accept 1, B: offer building B>C 4, C: accept 2")
    assert table.refusal(B, "offer building B>D 4") == Refusal("9.3", "cannot-honour", most=3)
    assert table.refusal(B, "offer nature B>D 11") == Refusal("9.3", "cannot-honour", most=10)


@rule("9.2", "9.4")
def test_placing_accepts_what_is_offered_for_its_side_alone_and_the_next_round_remembers() -> None:
    # given offers for both sides, a demand, and a contract for each side
    table = negotiating()
    table.state.pile = [7]
    table.moves("A: offer nature A>B 5, C: offer building C>B 3, D: offer nature B>D 1")
    table.moves("B: offer building A>B 2, A: accept 4, B: offer nature C>B 4, C: accept 5")
    # when B preserves the site
    assert table.play(B, "place NW2 nature") == [
        facts.Preserved(B, "NW2"),
        facts.Premium(A, 10),
        facts.OfferAccepted(B, 1, A, "nature", A, B, 5),
        facts.ContractPaid(C, B, 4),
        facts.ContractPaid(A, B, 5),
        facts.OfferLapsed(4, B),
        facts.OfferLapsed(2, C),
        facts.OfferLapsed(3, D),
        facts.TileRevealed(2, "hotel", "SE"),
    ]
    # then the next round remembers what became of each, until its tile is sold
    below = table.state.phases[0]
    assert isinstance(below, Round)
    assert {settled.number: settled.state for settled in below.settled} == {
        1: PAID,
        2: LAPSED,
        3: LAPSED,
        4: LAPSED,
        5: PAID,
    }
    table.moves("A: bid 1, B: bid 0, C: bid 0, D: bid 0")
    assert below.settled == []


@rule("9.5")
def test_time_running_out_is_silence_for_whoever_is_not_asked() -> None:
    table = negotiating()
    table.moves("C: offer nature C>B 5")
    assert table.position.default(A).notation == "no offer"
    assert table.position.default(B).notation == "place NW2 building"


@rule("9.6")
def test_a_full_book_suggests_nothing() -> None:
    table = negotiating()
    for number in range(1, 64):
        table.play(A, f"offer nature A>B {number % 9 + 1}")
    table.play(A, "withdraw 63")
    assert table.menu(A) == []
