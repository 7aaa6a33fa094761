"""§7, §8, §10: what a placed tile pays."""

from __future__ import annotations

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.actions import BUILDING, NATURE
from ludotheque.games.paradis.components import SITES
from ludotheque.games.paradis.rules.premiums import income
from tests.games.paradis.island import Island, island
from tests.support import A, B, C, D, rule

CASH3 = "A 40, B 40, C 40"


def placed(drawing: str, buyer: int, tile: str, action: str, cash: str = "A 40, B 40, C 40, D 40") -> Island:
    table = island(drawing, cash=cash).bought_by(buyer, tile).all_spoken()
    table.facts = table.play(buyer, action)  # type: ignore[attr-defined]
    return table


def happened(table: Island) -> list[object]:
    """The facts up to the next round."""
    return [f for f in table.facts if not isinstance(f, facts.TileRevealed)]  # type: ignore[attr-defined]


@rule("7.1", "7.2")
def test_scenario_5_neighbours_of_a_preserved_site_are_paid() -> None:
    table = placed("NW1=villa:A NW2=villa:B", B, "NW villa", "place NW3 nature", CASH3)
    assert happened(table) == [facts.Preserved(B, "NW3"), facts.Premium(B, 10), facts.Premium(A, 10)]
    assert table.state.trees == [0, 1, 0]
    assert table.state.cash == [50, 50, 40]


@rule("7.2")
def test_nature_on_the_beach_pays_the_hotel_of_the_district_but_no_other() -> None:
    table = placed("NW1=villa:A NWC=hotel:C NEC=hotel:D NE1=villa:D", B, "NW villa", "place NW2 nature")
    assert happened(table) == [facts.Preserved(B, "NW2"), facts.Premium(C, 10), facts.Premium(A, 10)]


@rule("7.3")
def test_scenario_6_nature_in_the_centre_pays_villas_of_the_district_and_all_hotels() -> None:
    drawing = "NW1=villa:A NW2=villa:B SWC=hotel:A NEC=hotel:C NE1=villa:D"
    table = placed(drawing, D, "NW hotel", "place NWC nature")
    assert happened(table) == [
        facts.Preserved(D, "NWC"),
        facts.Premium(A, 20),
        facts.Premium(B, 10),
        facts.Premium(C, 10),
    ]


@rule("7.2")
def test_an_unsold_villa_pays_nobody() -> None:
    table = placed("NW1=villa", A, "NW villa", "place NW2 nature")
    assert happened(table) == [facts.Preserved(A, "NW2")]


@rule("8.1", "8.3")
def test_a_villa_earns_for_each_preserved_site_of_its_district_free_sites_pay_nothing() -> None:
    assert happened(placed("NW1=villa:B", A, "NW villa", "place NW2 building")) == [
        facts.Built(A, "NW2", "villa")
    ]
    table = placed("NW1=nature:B NWC=nature:B NEC=nature:B", A, "NW villa", "place NW2 building")
    assert happened(table) == [facts.Built(A, "NW2", "villa"), facts.Premium(A, 20)]


@rule("8.2")
def test_scenario_7_a_hotel_earns_for_its_district_and_for_the_centre() -> None:
    table = placed("NW1=nature:B NEC=nature:C", A, "NW hotel", "place NWC building")
    assert happened(table) == [facts.Built(A, "NWC", "hotel"), facts.Premium(A, 20)]


@rule("10.1")
def test_exclusivity_for_the_only_owner_whoever_fills_the_district_P9() -> None:
    # B's single building is enough, and C places the last tile
    table = placed("NW1=villa:B NW2=nature NWC=nature", C, "NW villa", "place NW3 nature")
    assert happened(table) == [
        facts.Preserved(C, "NW3"),
        facts.Premium(B, 10),
        facts.ExclusivityPaid(B, "NW", 20),
    ]


@rule("10.1")
def test_no_exclusivity_for_two_owners_nor_for_nature_alone_nor_before_it_is_full_P9() -> None:
    two = placed("NW1=villa:B NW2=villa:A NWC=nature", C, "NW villa", "place NW3 nature")
    nature = placed("NW1=nature NW2=nature NWC=nature", C, "NW villa", "place NW3 nature")
    early = placed("NW1=villa:B NW2=nature", C, "NW villa", "place NW3 nature")
    for table in (two, nature, early):
        assert not any(isinstance(fact, facts.ExclusivityPaid) for fact in happened(table))


@rule("10.1")
def test_one_tile_may_fill_a_district_and_the_centre() -> None:
    drawing = "NW1=villa:A NW2=nature NW3=nature NEC=hotel:A SWC=nature SEC=nature"
    table = placed(drawing, A, "NW hotel", "place NWC building")
    assert happened(table) == [
        facts.Built(A, "NWC", "hotel"),
        facts.Premium(A, 40),
        facts.ExclusivityPaid(A, "NW", 20),
        facts.ExclusivityPaid(A, "centre", 20),
    ]


@rule("10.2")
def test_diversity_once_a_building_stands_in_all_four_districts_hotels_count() -> None:
    table = placed("NW1=villa:A NE1=villa:A SW1=villa:A", A, "SE hotel", "place SEC building")
    assert happened(table) == [facts.Built(A, "SEC", "hotel"), facts.DiversityPaid(A, 20)]
    # once per player
    table.state.pile, table.state.phases = [6], []
    again = table.bought_by(A, "SE villa").all_spoken()
    assert not any(isinstance(f, facts.DiversityPaid) for f in again.play(A, "place SE1 building"))


@rule("10.2")
def test_no_diversity_for_nature_or_three_districts() -> None:
    table = placed("NW1=villa:A NE1=villa:A SW1=villa:A", A, "SE hotel", "place SEC nature")
    assert not any(isinstance(fact, facts.DiversityPaid) for fact in happened(table))


def test_the_buyer_is_named_first_then_clockwise() -> None:
    table = placed("NW1=villa:A NW2=villa:D NWC=hotel:C", D, "NW villa", "place NW3 nature")
    assert [fact.seat for fact in happened(table) if isinstance(fact, facts.Premium)] == [D, A, C]
    assert B not in (D, A, C)


@rule("7.2", "8.1", "10.1", "10.2")
def test_what_a_tile_would_bring_is_reckoned_without_placing_it() -> None:
    # given A owns in three districts, SE lacks one site, and two trees are A's
    drawing = "NW1=villa:A NE1=villa:A SW1=villa:A SE1=nature:A SE2=nature:A SEC=hotel:B"
    table = island(drawing)
    before = table.state.copy()
    # then preserving pays the neighbour B and its exclusivity; building pays nature and diversity
    assert income(table.state, A, SITES.index("SE3"), NATURE) == [0, 10 + 20, 0, 0]
    assert table.state == before
    assert income(table.state, A, SITES.index("SE3"), BUILDING) == [20 + 20, 0, 0, 0]
    assert table.state == before
