"""§6: what the cells show. The market of two players: a = D2a, b = D1b, c = L1a, d = L5b."""

from __future__ import annotations

import pytest

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.components import ANIMAL_TILE, ANIMALS
from ludotheque.kernel.refusal import Refusal
from tests.games.diamonds_club.club import Club, club
from tests.support import A, B, rule


@rule("6.1")
@pytest.mark.parametrize(
    ("cell", "good"), [("a2", "concession 5"), ("a3", "mine yellow"), ("a5", "ship 2"), ("b4", "ship 4")]
)
def test_goods_are_taken_at_once(cell: str, good: str) -> None:
    table = club(2)
    assert table.play(A, f"buy {cell}") == [facts.Bought(A, cell, 1), facts.GoodTaken(A, good)]
    assert table.has_goods(A) == [good]


@rule("6.1")
def test_goods_never_run_out_D10() -> None:
    table = club(2).goods(B, ", ".join(["mine yellow"] * 4))
    table.play(A, "buy a3")
    assert table.has_goods(A) == ["mine yellow"]
    assert table.state.good_supply[1] == -1


@rule("6.2")
def test_hats_move_exactly_and_land_on_top_D5() -> None:
    table = club(4)
    state = table.state
    assert state.lead == [0, 1, 2, 3]
    assert table.play(A, "buy e4") == [facts.Bought(A, "e4", 1), facts.HatsMoved(A, 3, 3)]
    assert state.lead == [3, 1, 2, 3]
    assert state.stack[-1] == A, "on top of D"
    assert table.play(B, "buy a1")[1] == facts.HatsMoved(B, 2, 3)
    assert state.stack[-2:] == [A, B], "D, A, B from below"


@rule("6.2")
def test_beyond_nine_the_pawn_counts_on_D5() -> None:
    table = club(2)
    table.state.lead = [9, 8]
    assert table.play(A, "buy c4")[1] == facts.HatsMoved(A, 3, 12)
    assert table.play(B, "buy a1")[1] == facts.HatsMoved(B, 2, 10)


def at_the_animals(table: Club) -> Club:
    """A has bought b6, an animal."""
    table.play(A, "buy b6")
    return table


@rule("6.3")
def test_an_animal_of_choice_goes_on_a_free_light_cell() -> None:
    table = at_the_animals(club(2))
    assert table.menu(A) == ["animal pond", "animal enclosure", "animal aviary"]
    assert table.refusal(A, "pass") == Refusal("6.3", "choose-an-animal")
    assert table.refusal(B, "animal pond") == Refusal("6.3", "not-your-turn", seat=A)
    assert table.play(A, "animal aviary") == [facts.TileLaid(A, "aviary", "free")]
    assert table.in_park(A)["free"] == ["aviary"]
    assert table.state.animals == [7, 7, 6]
    assert table.position.waiting_for() == [B]


@rule("6.3")
def test_a_kind_of_animal_that_is_used_up_cannot_be_chosen_D10() -> None:
    table = club(2)
    table.state.animals = [0, 3, 1]
    at_the_animals(table)
    assert table.menu(A) == ["animal enclosure", "animal aviary"]
    assert table.refusal(A, "animal pond") == Refusal("6.3", "no-such-animal-left", animal="pond")


@rule("6.3")
def test_the_last_kind_of_animal_needs_no_choice_and_none_is_lost_D4() -> None:
    table = club(2)
    table.state.animals = [0, 1, 0]
    assert table.play(A, "buy b6")[1] == facts.TileLaid(A, "enclosure", "free")
    table = club(2)
    table.state.animals = [0, 0, 0]
    assert table.play(A, "buy b6")[1:] == [facts.EffectLost(A, "animal")]
    assert table.position.waiting_for() == [B]


@rule("6.3", "10.2")
def test_an_animal_never_goes_on_an_imposed_cell_D4_D14() -> None:
    table = club(2).park(A, "11 forest", imposed=2)
    assert table.play(A, "buy b6")[1:] == [facts.EffectLost(A, "animal")]


@rule("6.3", "10.3")
def test_an_animal_beyond_the_light_cells_goes_on_a_dark_one() -> None:
    table = at_the_animals(club(2).park(A, "11 forest", imposed=3))
    assert table.play(A, "animal pond") == [facts.TileLaid(A, "pond", "dark")]


@rule("6.3", "10.4")
def test_a_park_with_nineteen_tiles_takes_no_animal_D14() -> None:
    table = club(2).park(A, "16 forest", imposed=3)
    assert table.play(A, "buy b6")[1:] == [facts.EffectLost(A, "animal")]


@rule("6.3")
def test_time_out_takes_the_animal_one_has_fewest_of() -> None:
    table = at_the_animals(club(2).park(A, "1 pond 1 aviary"))
    assert table.position.default(A).notation == "animal enclosure"
    assert table.state.tiles(A, ANIMAL_TILE + ANIMALS.index("pond")) == 1


@rule("6.3")
def test_time_out_takes_the_first_of_the_animals_one_has_equally_few_of() -> None:
    assert at_the_animals(club(2)).position.default(A).notation == "animal pond"
    table = at_the_animals(club(2).park(A, "1 pond"))
    assert table.position.default(A).notation == "animal enclosure"


@rule("6.4")
def test_a_step_down_a_track() -> None:
    table = club(2)
    assert table.play(A, "buy c1")[1:] == [facts.TrackAdvanced(A, "forest", 2, 3)]
    assert table.step(A, "forest") == 1


@rule("6.4")
def test_a_question_mark_leaves_the_track_to_the_player_D4() -> None:
    table = club(2)
    table.play(A, "buy c3")
    assert table.menu(A) == ["track forest", "track technique", "track money"]
    assert table.refusal(A, "animal pond") == Refusal("6.4", "choose-a-track")
    assert table.position.default(A).notation == "track forest"
    assert table.play(A, "track technique") == [facts.TrackAdvanced(A, "technique", 2, 0, 1, 0)]
    assert table.position.waiting_for() == [B]


@rule("6.4")
def test_a_finished_track_cannot_be_named_while_another_is_open_D4() -> None:
    table = club(2).tracks(A, "forest 4")
    table.play(A, "buy c3")
    assert table.menu(A) == ["track technique", "track money"]
    assert table.refusal(A, "track forest") == Refusal("6.4", "track-finished", track="forest")
    # with one open track there is nothing to choose, with none nothing happens
    table = club(2).tracks(A, "forest 4 technique 4")
    assert table.play(A, "buy c3")[1] == facts.TrackAdvanced(A, "money", 2, 11)
    table = club(2).tracks(A, "forest 4 technique 4 money 4")
    assert table.play(A, "buy c3")[1:] == [facts.EffectLost(A, "any")]


@rule("6.5")
def test_the_forest_track_from_two_to_six_points() -> None:
    assert club(2).state.box.forest_points == [2, 3, 4, 5, 6]


@rule("6.6")
def test_the_technique_track_brings_gems_and_diamonds() -> None:
    box = club(2).state.box
    assert list(zip(box.same_colour_bonus, box.diamond_bonus, strict=True)) == [
        (0, 0),
        (1, 0),
        (0, 1),
        (1, 1),
        (0, 2),
    ]


@rule("6.7")
def test_scenario_3_a_step_of_money_gives_a_coin_to_spend_at_once() -> None:
    # given one coin left and money at 11; d3 shows a step on the money track
    table = club(2).tracks(A, "money 1").coins("1 10")
    assert table.play(A, "buy d3") == [
        facts.Bought(A, "d3", 1),
        facts.TrackAdvanced(A, "money", 3, 12),
        facts.CoinEarned(A),
    ]
    assert table.step(A, "money") == 2, "12 coins a round"
    assert table.state.coins[A] == 1
    table.play(B, "buy a2")
    assert "buy a4" in table.menu(A)


@rule("6.7", "5.5")
def test_a_full_money_track_gives_no_coin_D4() -> None:
    table = club(2).tracks(A, "money 4")
    assert table.play(A, "buy d3")[1:] == [facts.EffectLost(A, "money")]
    assert table.state.coins[A] == 9
