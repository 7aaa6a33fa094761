"""§9: building by the seven price tables."""

from __future__ import annotations

import pytest

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.components import KINDS, TABLES
from ludotheque.games.diamonds_club.rules.payment import bill_of
from ludotheque.kernel.refusal import Refusal
from tests.games.diamonds_club.club import Club, bare, script
from tests.support import A, B, C, rule

PLENTY = "9 blue 9 yellow 9 green 9 red"


def builder(gems: str, seats: int = 2) -> Club:
    """A is on turn with these gems; the others have none and pass."""
    table = bare(seats).gems(A, gems)
    table.building("ABCD"[:seats])
    return table


@rule("9.1")
def test_one_tile_each_in_turn_or_a_final_pass_D11() -> None:
    table = bare(3).gems(A, PLENTY).gems(B, PLENTY).gems(C, PLENTY)
    assert table.building("CAB") == []
    assert table.position.waiting_for() == [C]
    assert table.refusal(A, "build fountain") == Refusal("9.1", "not-your-turn", seat=C)
    assert table.refusal(C, "buy a1") == Refusal("9.1", "build-or-pass")
    assert table.play(C, "pass") == [facts.BuildingStopped(C)]
    table.play(A, "build fountain")
    table.play(B, "pass")
    assert table.position.waiting_for() == [A]
    assert table.refusal(C, "build fountain") == Refusal("9.1", "passed-already")


@rule("9.1")
def test_who_can_build_nothing_passes_by_himself_D11() -> None:
    table = bare(3).gems(A, "1 red").gems(C, "2 red")
    assert table.building("ABC") == [facts.NothingBuildable(A), facts.NothingBuildable(B)]
    assert table.menu(C) == ["build forest2", "pass"]
    assert table.position.default(C).notation == "pass"


@rule("9.1", "12.2")
def test_when_all_have_passed_the_next_round_begins() -> None:
    table = bare(2).gems(A, "2 red")
    table.building("BA")
    happened = table.play(A, "pass", script("D1a D2a L1a L2a"))
    assert happened == [facts.BuildingStopped(A), facts.MarketLaid(2, "D1a D2a L1a L2a")]
    assert table.position.waiting_for() == [B], "the new leader"


def book_position() -> Club:
    """The book's example: white's own pawn on fountain, two others on the rose garden, one each elsewhere."""
    table = bare(4).gems(B, PLENTY)
    table.pawns("fountain:B rose_garden:AC choice:D forest2:A forest3:C")
    table.building("BACD")
    return table


@rule("9.2", "9.3")
def test_scenario_8_the_book_s_prices_for_white() -> None:
    table = book_position()
    assert table.menu(B) == [
        "build orangery",
        "build pavilion",
        "build rose_garden",
        "build choice",
        "build forest2",
        "build forest3",
        "pass",
    ]
    assert table.refusal(B, "build fountain") == Refusal("9.2", "table-used", table="fountain")
    expected = {1: ([2, 2, 0, 0], 0), 3: ([0, 2, 0, 2], 2), 4: ([0] * 4, 6), 5: ([0] * 4, 3), 6: ([0] * 4, 4)}
    for number, (asked, any_gems) in expected.items():
        bill = bill_of(table.state, B, number)
        assert (bill.asked, bill.any) == (asked, any_gems)


@rule("9.5")
def test_scenario_8_a_fountain_by_choice_after_the_fountain_table_D12() -> None:
    table = book_position()
    table.play(B, "build choice")
    assert table.menu(B) == [
        "take fountain",
        "take orangery",
        "take pavilion",
        "take rose_garden",
        "take forest",
    ]
    assert table.refusal(B, "build fountain") == Refusal("9.5", "choose-a-tile")
    assert table.position.default(B).notation == "take fountain"
    table.play(B, "take fountain")
    table.play(B, "place imposed")
    happened = table.play(B, "pay 3 blue 3 red")
    assert happened[:2] == [facts.Paid(B, "choice", 3, 0, 0, 3, 0), facts.TileLaid(B, "fountain", "imposed")]
    assert table.state.has_used(4, B) and table.state.pawns[B] == 4, (
        "a pawn on choice only, one more than before"
    )


@rule("9.2")
def test_each_table_once_a_round_and_a_substitute_for_the_seventh_pawn_D12() -> None:
    table = bare(2).gems(A, "20 diamond 20 blue 20 yellow 20 green 20 red")
    table.building("AB")
    for name, more in (
        ("fountain", "pay 2 blue 2 green"),
        ("orangery", "place imposed, A: pay 2 blue 2 yellow"),
        ("pavilion", "place imposed, A: pay 2 green 2 red"),
        ("rose_garden", "pay 2 yellow 2 red"),
        ("choice", "take pavilion, A: place imposed, A: pay 5 red"),
        ("forest2", "turn fountain, A: pay 2 blue"),
    ):
        table.play(A, f"build {name}")
        table.moves(f"A: {more}")
    assert table.menu(A) == ["build forest3", "pass"]
    assert table.state.pawns[A] == 0
    table.play(A, "build forest3")
    table.play(A, "turn orangery")
    happened = table.play(A, "pay 3 blue", script("D1a D2a L1a L2a"))
    assert facts.NothingBuildable(A) in happened, "all seven tables are used"
    assert table.state.pawns[A] == 6, "the pawns are back, the substitute is gone"


@rule("9.2")
@pytest.mark.parametrize(
    "used", ["fountain", "orangery", "pavilion", "rose_garden", "choice", "forest2", "forest3"]
)
def test_every_table_is_closed_to_whoever_has_a_pawn_there(used: str) -> None:
    table = bare(2).gems(A, PLENTY).gems(B, PLENTY).pawns(f"{used}:A")
    table.building("AB")
    assert f"build {used}" not in table.menu(A) and len(table.menu(A)) == 7
    assert table.refusal(A, f"build {used}") == Refusal("9.2", "table-used", table=used)
    # but not to the other player, who pays one gem more
    table.play(A, "pass")
    assert f"build {used}" in table.menu(B)
    assert bill_of(table.state, B, TABLES.index(used)).total == 1 + table.state.box.any_price[
        TABLES.index(used)
    ] + (4 if used in KINDS else 0)


def price(total: int, surcharge: int, **asked: int) -> Refusal:
    """What is said of a table that asks for these colours: `any` includes the surcharge."""
    colours = {colour: asked.get(colour, 0) for colour in ("blue", "yellow", "green", "red", "any")}
    return Refusal("9.4", "cannot-pay", **colours, total=total, surcharge=surcharge)


@rule("9.3", "9.4")
def test_each_opponent_s_pawn_adds_a_gem_of_any_kind() -> None:
    table = bare(4).gems(A, "2 blue 2 green 1 red").gems(B, "3 red").pawns("fountain:BC")
    table.building("ABCD")
    assert table.refusal(A, "build fountain") == price(6, 2, blue=2, green=2, any=2)
    table.gems(A, "2 blue 2 green 2 red")
    happened = table.play(A, "build fountain")
    assert happened[0] == facts.Paid(A, "fountain", 2, 0, 2, 2, 0), "the only way"


@rule("9.2")
def test_a_building_costs_two_and_two_of_its_colours() -> None:
    table = builder("2 blue 2 green")
    assert table.menu(A) == ["build fountain", "build forest2", "build forest3", "pass"]
    table = builder("3 blue 1 green")
    assert table.refusal(A, "build fountain") == price(4, 0, blue=2, green=2)


@rule("9.3", "9.4")
def test_too_few_gems_of_any_kind_are_counted_with_the_surcharge() -> None:
    # given three opponents' pawns: forest2 costs five, choice eight (the dearest table there is)
    table = bare(4).gems(A, "4 red").pawns("forest2:BCD choice:BCD")
    table.building("ABCD")
    assert table.menu(A) == ["build forest3", "pass"]
    assert table.refusal(A, "build forest2") == Refusal("9.4", "too-few-gems", total=5, owned=4, surcharge=3)
    assert table.refusal(A, "build choice") == Refusal("9.4", "too-few-gems", total=8, owned=4, surcharge=3)
    # exactly enough is enough
    table.gems(A, "4 red 4 diamond")
    assert table.position.refusal(A, table.game.parse("build choice")) is None


@rule("9.6")
@pytest.mark.parametrize(
    ("piles", "question"), [("18 21 20 19", None), ("21 21 20 19", ["turn fountain", "turn orangery"])]
)
def test_scenario_9_a_forest_turns_a_tile_of_the_largest_pile_D13(
    piles: str, question: list[str] | None
) -> None:
    table = bare(2).piles(piles).gems(A, "2 red")
    table.building("AB")
    if question is None:
        happened = table.play(A, "build forest2", script("D1a D2a L1a L2a"))
    else:
        table.play(A, "build forest2")
        assert table.menu(A) == question
        assert table.refusal(A, "turn pavilion") == Refusal(
            "9.6", "not-the-largest-pile", tile="pavilion", most=21
        )
        assert table.refusal(A, "put red") == Refusal("9.6", "choose-a-pile")
        assert table.position.default(A).notation == "turn fountain"
        happened = table.play(A, "turn orangery", script("D1a D2a L1a L2a"))
    assert facts.TileLaid(A, "forest", "free") in happened
    assert table.state.piles[1] == 20


@rule("9.7")
def test_an_empty_pile_sells_nothing_D10() -> None:
    table = bare(2).piles("0 21 20 19").gems(A, PLENTY)
    table.building("AB")
    assert table.refusal(A, "build fountain") == Refusal("9.7", "no-tile-left", tile="fountain")
    table.play(A, "build choice")
    assert table.refusal(A, "take fountain") == Refusal("9.7", "no-tile-left", tile="fountain")
    assert "take fountain" not in table.menu(A)


@rule("9.7")
def test_without_any_tile_there_is_no_forest_either_D10() -> None:
    table = bare(2).piles("0 0 0 0").gems(A, PLENTY).gems(B, PLENTY)
    assert table.building("AB")[:2] == [facts.NothingBuildable(A), facts.NothingBuildable(B)]


@rule("9.7")
def test_the_last_tile_of_a_kind_can_be_built() -> None:
    # given one fountain and nothing else
    table = bare(2).piles("1 0 0 0").gems(A, PLENTY).gems(B, PLENTY)
    table.building("AB")
    built = [text for text in table.menu(A) if text.startswith("build")]
    assert built == ["build fountain", "build choice", "build forest2", "build forest3"]
