"""§13: the last round, the count, the winner."""

from __future__ import annotations

import pytest

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.quantities import quantities
from ludotheque.games.diamonds_club.rules.ending import CATEGORIES, Over, end_match, final_outcome, points_of
from ludotheque.games.diamonds_club.rules.park import is_last_round
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.outcome import Outcome, Remark, ScoreLine
from ludotheque.kernel.refusal import Refusal
from tests.games.diamonds_club.club import Club, bare, club, script
from tests.support import A, B, C, D, rule


def points(table: Club, seat: int) -> dict[str, int]:
    return dict(zip(CATEGORIES, points_of(table.state, seat), strict=True))


def outcome(table: Club) -> Outcome:
    end_match(table.state, Journal())
    found = table.position.outcome()
    assert found is not None
    return found


@rule("13.1")
def test_the_fourteenth_light_cell_by_an_animal_makes_this_round_the_last_D15() -> None:
    table = bare(2).park(A, "10 forest", imposed=3).coins("1 1")
    table.play(A, "buy b6")
    assert table.play(A, "animal pond") == [facts.TileLaid(A, "pond", "free"), facts.ParkFilled(A)]
    assert table.position.waiting_for() == [B], "the round is played through"
    happened = table.play(B, "buy a2")
    assert facts.OrderSettled(B, (B, A)) in happened
    assert happened[-2:] == [facts.PointsCounted(A, 12 + 20 + 1), facts.NotCounted(B)]
    assert isinstance(table.state.phase, Over)


@rule("13.1")
def test_the_fourteenth_light_cell_by_building_ends_the_match_after_the_phase_D15() -> None:
    table = bare(2).park(A, "10 forest", imposed=3).gems(A, "2 red").gems(B, "4 red")
    table.piles("20 21 20 20")
    table.building("AB")
    happened = table.play(A, "build forest2")
    assert happened[1:3] == [facts.TileLaid(A, "forest", "free"), facts.ParkFilled(A)]
    assert table.menu(B) == ["build forest2", "build forest3", "pass"], (
        "B still builds, a gem more for forest2"
    )
    happened = table.play(B, "pass")
    assert happened[0] == facts.BuildingStopped(B)
    assert table.position.outcome() is not None
    assert table.refusal(A, "pass") == Refusal("13.1", "match-is-over")
    assert table.menu(A) == [] and table.position.waiting_for() == []
    assert table.position.rule() == "13.4"


@rule("13.2")
def test_who_misses_an_imposed_cell_is_not_counted_and_comes_last_D15() -> None:
    # given B with more points than A but an open imposed cell
    table = bare(3).park(A, "", imposed=3).park(B, "8 fountain", imposed=2).park(C, "1 forest", imposed=3)
    found = outcome(table)
    assert found.scores == [12, 0, 14]
    assert found.places == [2, 3, 1]
    assert found.winners == [C]
    assert all(line.points[B] == 0 for line in found.breakdown)
    assert found.remarks == [Remark(B, "imposed-open", 40)]
    # and the plot of the match ends with what was counted
    assert quantities(table.state)["points"] == [12, 0, 14]


@rule("13.3")
def test_scenario_10_three_ponds_two_enclosures_one_aviary_make_thirteen() -> None:
    table = club(2).park(A, "3 pond 2 enclosure 1 aviary")
    assert points(table, A)["animals"] == 13


@rule("13.3")
@pytest.mark.parametrize(
    ("money", "technique", "extra"),
    [(0, 0, 0), (1, 3, 0), (2, 0, 1), (3, 0, 2), (4, 0, 3), (0, 4, 1), (4, 4, 4)],
)
def test_the_tracks_count_at_their_ends(money: int, technique: int, extra: int) -> None:
    table = club(2).tracks(A, f"money {money} technique {technique} forest 4")
    assert points(table, A)["tracks"] == extra


@rule("13.3")
@pytest.mark.parametrize("step", range(5))
def test_a_forest_is_worth_what_the_forest_track_says(step: int) -> None:
    table = club(2).park(A, "3 forest").tracks(A, f"forest {step}")
    assert points(table, A)["forests"] == 3 * (2 + step)


def book_table() -> Club:
    """The book's score table: Franz, Rüdiger, Sandra, Véréna (all have built their imposed cells)."""
    table = bare(4)
    table.park(A, "3 fountain 3 rose_garden 2 orangery", imposed=3).tracks(A, "technique 4")
    table.park(B, "1 fountain 6 forest 1 pond 1 enclosure 1 aviary", imposed=3).tracks(B, "forest 4")
    table.park(C, "4 fountain 1 forest 2 pond 2 enclosure 2 aviary", imposed=3)
    table.park(D, "6 forest 1 pond 1 enclosure 1 aviary", imposed=3).tracks(D, "forest 4 money 2")
    table.state.cards = [A, A, A, A, C, C, -1, -1]
    return table


@rule("13.3", "13.4")
def test_scenario_11_the_book_s_score_table() -> None:
    found = outcome(book_table())
    assert found.breakdown == [
        ScoreLine("buildings", [44, 16, 28, 12]),
        ScoreLine("forests", [0, 36, 2, 36]),
        ScoreLine("animals", [0, 10, 20, 10]),
        ScoreLine("cards", [12, 0, 8, 0]),
        ScoreLine("tracks", [1, 0, 0, 1]),
    ]
    assert found.scores == [57, 62, 58, 59]
    assert found.places == [4, 1, 3, 2]
    assert (found.winners, found.reason) == ([B], "most-points")


@rule("13.4")
def test_a_tie_goes_to_most_gems_diamonds_included_D16() -> None:
    table = bare(3)
    for seat in range(3):
        table.park(seat, "", imposed=3)
    found = outcome(table.gems(A, "2 red").gems(B, "1 blue 2 diamond").gems(C, "1 red 1 diamond"))
    assert found.scores == [12, 12, 12]
    assert found.places == [2, 1, 2]
    assert (found.winners, found.reason) == ([B], "most-gems")
    assert found.remarks == [Remark(A, "gems", 2), Remark(B, "gems", 3), Remark(C, "gems", 2)]


@rule("13.4")
def test_a_tie_of_gems_too_is_a_shared_victory_D16() -> None:
    table = bare(3).park(A, "", imposed=3).park(B, "", imposed=3).gems(A, "2 red").gems(B, "2 diamond")
    found = outcome(table)
    assert (found.winners, found.reason) == ([A, B], "shared-victory")
    assert found.places == [1, 1, 3]


@rule("13.5")
def test_when_no_park_can_be_filled_any_more_the_match_ends() -> None:
    # given two players with open imposed cells (pavilion, orangery) and no orangery left at all
    table = bare(2).gems(A, "2 red").park(A, "", imposed=2).park(B, "", imposed=0).piles("9 0 9 9")
    table.building("AB")
    happened = table.play(A, "pass")
    assert happened[1:] == [
        facts.NothingBuildable(B),
        facts.NobodyCanFinish(),
        facts.NotCounted(A),
        facts.NotCounted(B),
    ]
    found = final_outcome(table.state)
    assert (found.winners, found.reason, found.places) == ([], "nobody-wins", [1, 1])


@rule("13.5")
def test_without_tiles_for_the_open_light_cells_the_match_ends_too() -> None:
    # given a box of few tiles: A has all imposed cells and two open light ones, and one tile is left
    table = bare(2).gems(A, "1 red").park(A, "9 forest", imposed=3).park(B, "", imposed=3).piles("0 0 0 0")
    table.state.animals = [0, 1, 0]
    happened = table.building("AB")
    assert happened[2:] == [facts.NobodyCanFinish(), facts.PointsCounted(A, 30), facts.PointsCounted(B, 12)]
    found = table.position.outcome()
    assert found is not None and (found.winners, found.places) == ([A], [1, 2])


@rule("13.1")
def test_two_parks_may_be_filled_in_the_last_round_and_dark_cells_follow_D15() -> None:
    table = bare(2).park(A, "10 forest", imposed=3).park(B, "10 forest", imposed=3)
    table.gems(A, "6 red").gems(B, "3 red").piles("18 21 17 17")
    table.building("AB")
    assert table.play(A, "build forest2")[1:] == [facts.TileLaid(A, "forest", "free"), facts.ParkFilled(A)]
    assert table.play(B, "build forest3")[1:] == [facts.TileLaid(B, "forest", "free"), facts.ParkFilled(B)]
    assert table.play(A, "build forest3") == [
        facts.Paid(A, "forest3", 0, 0, 0, 4, 0),
        facts.TileLaid(A, "forest", "dark"),
        facts.NothingBuildable(B),
        facts.NothingBuildable(A),
        facts.PointsCounted(A, 3 * 4 + 12 * 2),
        facts.PointsCounted(B, 3 * 4 + 11 * 2),
    ]


@rule("13.3", "10.3")
def test_tiles_on_dark_cells_count_like_the_others() -> None:
    table = bare(2).park(A, "8 forest 2 pond 1 enclosure 2 fountain 1 aviary 2 pond", imposed=3)
    assert table.in_park(A)["dark"] == ["fountain", "fountain", "aviary", "pond", "pond"]
    assert points(table, A) == {"buildings": 20, "forests": 16, "animals": 13, "cards": 0, "tracks": 0}


@rule("13.2", "13.4")
def test_who_is_not_counted_cannot_win_a_tie_by_gems_D15_D16() -> None:
    table = bare(3).park(A, "", imposed=3).park(B, "", imposed=3).park(C, "1 fountain", imposed=2)
    found = outcome(table.gems(A, "1 red").gems(B, "1 diamond").gems(C, "9 diamond"))
    assert (found.scores, found.winners, found.places) == ([12, 12, 0], [A, B], [1, 1, 3])
    assert found.reason == "shared-victory"


@rule("13.5")
def test_the_match_goes_on_while_one_player_can_still_finish() -> None:
    # B needs two orangeries and one is left; A needs none
    table = bare(2).gems(A, "2 red").park(A, "", imposed=3).piles("9 1 9 9")
    table.building("AB")
    table.play(A, "pass", script("D1a D2a L1a L2a"))
    assert table.state.round_number == 2
    table = bare(2).gems(A, "2 red").park(A, "", imposed=2).piles("9 1 9 9")
    table.building("AB")
    table.play(A, "pass", script("D1a D2a L1a L2a"))
    assert table.state.round_number == 2, "A needs the last orangery"


@rule("13.5")
def test_the_last_tile_of_all_may_be_for_the_last_light_cell() -> None:
    # given one open light cell in A's park and one tile left, an animal
    table = bare(2).park(A, "10 forest", imposed=3).park(B, "", imposed=3).piles("0 0 0 0")
    table.state.animals = [0, 1, 0]
    assert not is_last_round(table.state)
    table.state.animals = [0, 0, 0]
    assert is_last_round(table.state)
