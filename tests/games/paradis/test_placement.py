"""§5, §6: the order of a round and where tiles lie."""

from __future__ import annotations

from ludotheque.games.paradis import facts
from ludotheque.kernel.refusal import Refusal
from tests.games.paradis.island import island
from tests.support import A, B, C, rule


@rule("5.1")
def test_a_round_is_reveal_auction_negotiation_placement_payments() -> None:
    table = island("NW1=villa:A NW2=villa:B", cash="A 40, B 40, C 40").selling("NW villa")
    table.state.pile = [7]  # the next tile: the hotel of SE
    table.moves("A: bid 5, B: bid 9, C: bid 0")
    assert table.position.waiting_for() == [A, C]
    table.moves("A: offer nature A>B 4, C: no offer")
    happened = table.play(B, "place NW3 nature")
    assert happened == [
        facts.Preserved(B, "NW3"),
        facts.Premium(B, 10),
        facts.Premium(A, 10),
        facts.OfferAccepted(B, 1, A, "nature", A, B, 4),
        facts.ContractPaid(A, B, 4),
        facts.TileRevealed(2, "hotel", "SE"),
    ]
    assert table.state.cash == [46, 49, 40]
    assert table.position.waiting_for() == [A, B, C]


@rule("5.1", "10.1", "10.2", "9.4")
def test_premiums_then_exclusivity_then_diversity_then_contracts() -> None:
    table = island("NW1=villa:A NE1=villa:A SW1=villa:A SE1=nature SE2=nature SE3=nature")
    table.state.pile = [0]
    table.bought_by(A, "SE hotel")
    table.moves("B: offer building B>A 3, C: no offer, D: no offer")
    assert table.play(A, "place SEC building") == [
        facts.Built(A, "SEC", "hotel"),
        facts.Premium(A, 30),
        facts.ExclusivityPaid(A, "SE", 20),
        facts.DiversityPaid(A, 20),
        facts.OfferAccepted(A, 1, B, "building", B, A, 3),
        facts.ContractPaid(B, A, 3),
        facts.TileRevealed(2, "villa", "NW"),
    ]


@rule("1.3", "6.1")
def test_the_whole_menu_of_a_villa_and_of_a_hotel() -> None:
    villa = island("NW1=villa:A NWC=nature:B").bought_by(A, "NW villa").all_spoken()
    assert villa.menu(A) == [
        "place NW2 nature",
        "place NW2 building",
        "place NW3 nature",
        "place NW3 building",
    ]
    hotel = island("NW1=villa").bought_by(B, "NE hotel").all_spoken()
    assert hotel.menu(B) == ["place NEC nature", "place NEC building"]


@rule("1.4", "6.1")
def test_scenario_8_wrong_sites_are_refused_on_either_side() -> None:
    villa = island("NW1=villa:A").bought_by(A, "NW villa").all_spoken()
    for side in ("nature", "building"):
        assert villa.refusal(A, f"place NWC {side}") == Refusal("6.1", "villa-not-on-beach", site="NWC")
        assert villa.refusal(A, f"place SE1 {side}") == Refusal("6.1", "wrong-district", district="NW")
        assert villa.refusal(A, f"place NW1 {side}") == Refusal("6.1", "site-occupied", site="NW1")
    hotel = island("NW1=villa:A").bought_by(A, "NW hotel").all_spoken()
    for side in ("nature", "building"):
        assert hotel.refusal(A, f"place NW2 {side}") == Refusal("6.1", "hotel-not-central", site="NW2")


@rule("1.3", "7.2")
def test_beach_sites_of_a_district_are_equivalent_P8() -> None:
    for site in ("NW2", "NW3"):
        table = island("NW1=villa:B").bought_by(A, "NW villa").all_spoken()
        assert table.play(A, f"place {site} nature")[:2] == [facts.Preserved(A, site), facts.Premium(B, 10)]


@rule("6.2")
def test_only_the_buyer_places() -> None:
    table = island("NW1=villa:A").bought_by(A, "NW villa").all_spoken()
    assert table.refusal(C, "place NW2 nature") == Refusal("6.2", "only-the-buyer-places", buyer=A)


@rule("6.3")
def test_what_lies_lies() -> None:
    table = island("NW1=villa:A").bought_by(A, "NW villa").all_spoken()
    table.state.pile = [0]
    table.play(A, "place NW2 nature")
    table.moves("A: bid 9, B: bid 0, C: bid 0, D: bid 0")
    table.all_spoken()
    assert table.menu(A) == ["place NW3 nature", "place NW3 building"]
    assert table.refusal(A, "place NW2 building") == Refusal("6.1", "site-occupied", site="NW2")
