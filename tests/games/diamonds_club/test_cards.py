"""§11: bonus cards."""

from __future__ import annotations

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.rules.cards import award_cards
from ludotheque.kernel.journal import Journal
from tests.games.diamonds_club.club import Club, bare, club
from tests.support import A, B, rule

PLENTY = "9 blue 9 yellow 9 green 9 red"
KINDS = ("fountain", "orangery", "pavilion", "rose_garden")


def built(table: Club, seat: int, kind: str) -> list[object]:
    """Adds a building of this kind to a park; the cards it wins."""
    cell = table.state.parks.index(-1, seat * 19 + 3) - seat * 19
    table.lay(seat, cell, KINDS.index(kind))
    journal = Journal()
    award_cards(table.state, seat, KINDS.index(kind), journal)
    return list(journal.facts)


@rule("11.1")
def test_a_card_is_won_at_once_by_building() -> None:
    table = bare(2).gems(A, PLENTY).gems(B, PLENTY).park(A, "2 fountain")
    table.building("AB")
    happened = table.play(A, "build fountain")
    assert happened[-1] == facts.CardWon(A, "three-fountain", 3)
    assert table.state.cards[0] == A


@rule("11.1")
def test_the_table_of_choice_wins_cards_too_D17() -> None:
    table = bare(2).gems(A, PLENTY).gems(B, PLENTY).park(A, "2 fountain")
    table.building("AB")
    table.moves("A: build choice, A: take fountain")
    assert table.play(A, "pay 5 red")[-1] == facts.CardWon(A, "three-fountain", 3)


@rule("11.1")
def test_forests_and_animals_never_win_a_card_D17() -> None:
    # given a park whose three fountains nobody has noticed (as if they lay there from the start)
    table = bare(2).gems(A, PLENTY).gems(B, PLENTY).park(A, "3 fountain").piles("18 21 20 20")
    table.building("AB")
    table.play(A, "build forest2")
    assert not any(isinstance(fact, facts.CardWon) for fact in table.play(A, "pay 2 red"))
    table = club(2).park(A, "3 fountain")
    table.play(A, "buy b6")
    assert not any(isinstance(fact, facts.CardWon) for fact in table.play(A, "animal pond"))


@rule("11.1", "11.2")
def test_a_forest_turned_from_the_fountains_is_no_fountain_D17() -> None:
    table = bare(2).gems(A, PLENTY).gems(B, PLENTY).park(A, "1 fountain").piles("21 19 19 19")
    table.building("AB")
    table.moves("A: build forest2, A: pay 2 red, B: pass")
    assert table.state.piles[0] == 20
    assert table.play(A, "build fountain")[-1] == facts.TileLaid(A, "fountain", "free")
    assert table.state.cards == [-1] * 8


@rule("11.1", "10.3")
def test_a_building_on_a_dark_cell_wins_a_card_too() -> None:
    table = bare(2).gems(A, PLENTY).gems(B, PLENTY).park(A, "9 forest 2 fountain", imposed=3)
    table.state.ending = True
    table.building("AB")
    happened = table.play(A, "build fountain")
    assert happened[-2:] == [facts.TileLaid(A, "fountain", "dark"), facts.CardWon(A, "three-fountain", 3)]


@rule("11.2")
def test_three_of_a_kind_goes_to_the_first_only() -> None:
    table = club(2).park(A, "2 fountain").park(B, "2 fountain 2 pavilion")
    assert built(table, A, "fountain") == [facts.CardWon(A, "three-fountain", 3)]
    assert built(table, B, "fountain") == []
    assert built(table, B, "pavilion") == [facts.CardWon(B, "three-pavilion", 3)]


@rule("11.3")
def test_all_four_kinds_five_points_then_three_possibly_the_same_player_D17() -> None:
    table = club(2).park(A, "1 fountain 1 orangery 1 pavilion")
    assert built(table, A, "rose_garden") == [facts.CardWon(A, "all-four-first", 5)]
    for kind in KINDS[:3]:
        assert built(table, A, kind) == []
    assert built(table, A, "rose_garden") == [facts.CardWon(A, "all-four-second", 3)]
    table.park(B, "1 fountain 1 orangery 1 pavilion")
    assert built(table, B, "rose_garden") == [], "both cards are gone"


@rule("11.3")
def test_all_four_kinds_the_second_player() -> None:
    table = club(2).park(A, "1 fountain 1 orangery 1 pavilion").park(B, "1 fountain 1 orangery 1 pavilion")
    built(table, A, "rose_garden")
    assert built(table, B, "rose_garden") == [facts.CardWon(B, "all-four-second", 3)]


@rule("11.4")
def test_five_of_a_kind_five_points_then_three_D17() -> None:
    table = club(2).park(A, "4 pavilion").park(B, "4 fountain")
    table.state.cards[:4] = [A, B, A, B]
    assert built(table, A, "pavilion") == [facts.CardWon(A, "five-first", 5)]
    assert built(table, B, "fountain") == [facts.CardWon(B, "five-second", 3)]


@rule("11.4")
def test_five_other_identical_buildings_win_the_second_card_ten_of_one_kind_or_five_of_two_D17() -> None:
    for first, second in (("pavilion", "pavilion"), ("pavilion", "fountain")):
        table = club(2).park(A, "4 pavilion")
        table.state.cards[:4] = [B, B, B, B]
        assert built(table, A, first) == [facts.CardWon(A, "five-first", 5)]
        for _ in range(4):
            assert built(table, A, second) == []
        assert built(table, A, second) == [facts.CardWon(A, "five-second", 3)]


@rule("11.5")
def test_one_building_may_win_several_cards_at_once_D17() -> None:
    # given everything but the fifth fountain: third fountain card gone, four kinds of which fountain is missing
    table = club(2).park(A, "2 fountain 1 orangery 1 pavilion 1 rose_garden")
    table.state.cards[4] = B
    assert built(table, A, "fountain") == [
        facts.CardWon(A, "three-fountain", 3),
        facts.CardWon(A, "all-four-second", 3),
    ]


@rule("11.5")
def test_within_one_sort_each_building_counts_once_D17() -> None:
    # given a second set that lacks only a rose garden: the first set's cannot serve again
    table = club(2).park(A, "2 fountain 2 orangery 2 pavilion")
    assert built(table, A, "rose_garden") == [facts.CardWon(A, "all-four-first", 5)]
    assert built(table, A, "fountain") == [facts.CardWon(A, "three-fountain", 3)]
    assert built(table, A, "rose_garden") == [facts.CardWon(A, "all-four-second", 3)]
