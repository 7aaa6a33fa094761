"""§10: which cells a tile may cover."""

from __future__ import annotations

import pytest

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.actions import BUILD
from ludotheque.games.diamonds_club.components import CHOICE_TABLE
from ludotheque.games.diamonds_club.rules.construction import Building
from ludotheque.kernel.refusal import Refusal
from tests.games.diamonds_club.club import Club, bare, club, script
from tests.support import A, B, C, D, rule

PLENTY = "9 blue 9 yellow 9 green 9 red"
NEXT = script("D1a D2a L1a L2a")


def choice_table(table: Club) -> Refusal | None:
    """Why A, who builds now, may not build from the table of choice."""
    phase = table.state.phase
    assert isinstance(phase, Building)
    return phase.refuse(table.state, A, BUILD[CHOICE_TABLE])


@rule("10.1")
def test_a_building_that_fits_an_imposed_and_a_free_cell_asks_where() -> None:
    table = bare(2).gems(A, PLENTY).gems(B, PLENTY)
    table.building("AB")
    table.play(A, "build pavilion")  # red has two imposed pavilions
    assert table.menu(A) == ["place imposed", "place free"]
    assert table.refusal(A, "put red") == Refusal("10.1", "choose-a-cell")
    assert table.position.default(A).notation == "place imposed"
    happened = table.play(A, "place free")
    assert happened == [facts.Paid(A, "pavilion", 0, 0, 2, 2, 0), facts.TileLaid(A, "pavilion", "free")]
    assert table.in_park(A) == {"imposed": [], "free": ["pavilion"], "dark": []}


@rule("10.1")
def test_other_tiles_go_on_the_next_free_cell_without_a_question() -> None:
    table = bare(2).gems(A, PLENTY).gems(B, PLENTY)
    table.building("AB")
    assert facts.TileLaid(A, "fountain", "free") in table.play(A, "build fountain")


@rule("10.2")
@pytest.mark.parametrize(
    ("seat", "pictured"),
    [
        (A, ["pavilion", "pavilion", "orangery"]),
        (B, ["orangery", "orangery", "fountain"]),
        (C, ["fountain", "fountain", "rose_garden"]),
        (D, ["rose_garden", "rose_garden", "pavilion"]),
    ],
)
def test_each_colour_has_its_three_imposed_buildings_D14(seat: int, pictured: list[str]) -> None:
    table = club(4).park(seat, "", imposed=3)
    assert table.in_park(seat)["imposed"] == pictured


@rule("10.2")
def test_with_eleven_free_cells_full_only_the_pictured_buildings_fit_D14() -> None:
    # given red with one pavilion and the orangery still to build
    table = bare(2).gems(A, PLENTY).gems(B, "2 red").park(A, "11 forest", imposed=1)
    table.building("AB")
    assert table.menu(A) == ["build orangery", "build pavilion", "build choice", "pass"]
    assert table.refusal(A, "build fountain") == Refusal("10.2", "no-cell-for-it", tile="fountain")
    assert table.refusal(A, "build forest2") == Refusal("10.2", "no-cell-for-it", tile="forest")
    happened = table.play(A, "build pavilion")
    assert happened[1] == facts.TileLaid(A, "pavilion", "imposed"), "no question: only one cell fits"
    table.play(B, "pass")
    assert table.menu(A) == ["build orangery", "build choice", "pass"]
    table.play(A, "build choice")
    assert table.menu(A)[0].startswith("pay"), "only the orangery fits, so it is taken"
    happened = table.play(A, "pay 5 blue")
    assert facts.TileLaid(A, "orangery", "imposed") in happened
    assert facts.ParkFilled(A) in happened


@rule("10.2")
def test_the_table_of_choice_refuses_what_fits_nowhere_D14() -> None:
    table = bare(2).gems(A, PLENTY).park(A, "11 forest", imposed=1)
    table.building("AB")
    table.play(A, "build choice")
    assert table.menu(A) == ["take orangery", "take pavilion"]
    assert table.refusal(A, "take forest") == Refusal("10.2", "no-cell-for-it", tile="forest")


@rule("9.7", "10.2")
def test_the_table_of_choice_names_what_the_imposed_cells_wait_for_D14() -> None:
    # given red with all cells full but the one for an orangery, and no orangery left
    table = bare(2).gems(A, PLENTY).gems(B, PLENTY).park(A, "11 forest", imposed=2).piles("9 0 9 9")
    table.building("BA")
    refused = choice_table(table)
    assert refused == Refusal("9.7", "no-tile-for-imposed", tiles=("orangery",))
    table.piles("0 0 0 0")
    refused = choice_table(table)
    assert refused == Refusal("9.7", "no-tile-left", tile="forest")


@rule("10.3")
def test_dark_cells_come_after_all_fourteen_light_ones_D14() -> None:
    table = bare(2).gems(A, PLENTY).gems(B, PLENTY).park(A, "11 forest", imposed=3)
    table.state.ending = True
    table.building("AB")
    assert table.play(A, "build fountain")[1] == facts.TileLaid(A, "fountain", "dark")
    assert table.in_park(A)["dark"] == ["fountain"]


@rule("10.4")
def test_with_nineteen_tiles_nothing_more_is_taken_D14() -> None:
    table = bare(2).gems(A, PLENTY).gems(B, PLENTY).park(A, "15 forest", imposed=3)
    table.state.ending = True
    table.building("AB")
    table.play(A, "build fountain")
    assert choice_table(table) == Refusal("10.4", "park-is-full")
    assert facts.NothingBuildable(A) in table.play(B, "build rose_garden")
    assert table.position.waiting_for() == [B]
