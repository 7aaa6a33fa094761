"""§1, §2: the island and its preparation."""

from __future__ import annotations

import pytest

from ludotheque.games.paradis.components import GROUP_SITES, SITES, is_central
from ludotheque.games.paradis.game import GAME
from ludotheque.games.paradis.state import BUILT, EMPTY, State
from ludotheque.kernel.chance import ScriptedChance, SeededChance
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.record import save
from ludotheque.kernel.seats import NOBODY, SPECTATOR
from ludotheque.kernel.trouble import Trouble
from tests.games.paradis.island import island
from tests.support import A, B, rule


def opened(seats: int, **chosen: object) -> State:
    state = GAME.setup(seats, GAME.options("", chosen), SeededChance(1), SILENT)
    assert isinstance(state, State)
    return state


@rule("1.1")
def test_four_districts_of_four_and_a_centre() -> None:
    assert len(SITES) == 16
    assert [len(sites) for sites in GROUP_SITES] == [4, 4, 4, 4, 4]
    assert [SITES[site] for site in GROUP_SITES[4]] == ["NWC", "NEC", "SWC", "SEC"]
    assert sum(is_central(site) for site in range(16)) == 4


@rule("1.2", "2.1")
def test_one_villa_of_each_district_on_a_beach_and_twelve_tiles_in_the_pile() -> None:
    state = opened(4)
    built = [SITES[site] for site in range(16) if state.sites[site] == BUILT]
    assert built == ["NW1", "NE1", "SW1", "SE1"]
    assert state.sites.count(EMPTY) == 12
    assert state.owners == [NOBODY] * 16
    # two villas and one hotel are left of each district
    assert sorted(state.pile) == [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7]


@rule("2.1")
def test_the_pile_is_in_the_order_it_was_shuffled_and_drawn_from_its_end() -> None:
    order = [0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7]
    state = GAME.setup(3, GAME.options(), ScriptedChance({"tiles": [order], "first chooser": [2]}), SILENT)
    assert isinstance(state, State)
    assert state.pile == order


@rule("2.2")
@pytest.mark.parametrize(("seats", "cash"), [(3, 80), (4, 60), (5, 50)])
def test_start_money_by_the_number_of_players(seats: int, cash: int) -> None:
    assert opened(seats).cash == [cash] * seats


@rule("2.2")
def test_bank_trees_and_markers_are_unlimited_P14() -> None:
    # one player may own every building and every tree: nothing counts what is left in the box
    table = island(
        "NW1=nature:A NW2=nature:A NWC=nature:A NE1=nature:A NE2=nature:A NE3=nature:A NEC=nature:A "
        "SW1=nature:A SW2=nature:A SW3=nature:A SWC=nature:A SE1=nature:A SE2=nature:A SE3=nature:A"
    )
    table.bought_by(A, "SE hotel").all_spoken()
    table.play(A, "place SEC nature")
    assert table.state.trees[A] == 15


@rule("2.3")
def test_money_is_secret_P15() -> None:
    state = opened(4)
    assert GAME.observe(state, A).cash == [60, -2, -2, -2]  # type: ignore[attr-defined]
    assert GAME.observe(state, SPECTATOR).cash == [-2, -2, -2, -2]  # type: ignore[attr-defined]
    state.cash = [60, 1, 2, 3]
    richer = state.copy()
    richer.cash = [60, 11, 22, 33]
    assert save(GAME.observe(state, A)) == save(GAME.observe(richer, A))
    assert save(GAME.observe(state, B)) != save(GAME.observe(richer, B))


@rule("2.3")
def test_a_table_may_play_with_open_money_P15() -> None:
    state = opened(3, open_money=True)
    assert GAME.observe(state, SPECTATOR).cash == [80, 80, 80]  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [2, 6])
def test_wrong_number_of_seats_is_trouble(seats: int) -> None:
    with pytest.raises(Trouble) as trouble:
        GAME.check_seats(seats)
    assert trouble.value.key == "wrong-seats"
    assert trouble.value.facts == {"seats": seats, "least": 3, "most": 5, "game": "paradis"}
