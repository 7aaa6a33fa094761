"""§2: the deal, the open cards, who begins."""

from __future__ import annotations

import pytest

from ludotheque.games.metropolis import facts
from ludotheque.games.metropolis.game import GAME
from ludotheque.games.metropolis.state import State
from ludotheque.kernel.chance import ScriptedChance, SeededChance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.trouble import Trouble
from tests.games.metropolis.drawing import TownTable, lot
from tests.support import A, B, C, rule


def opened(seats: int, seed: int = 1, **chosen: object) -> tuple[TownTable, Journal]:
    journal = Journal()
    state = GAME.setup(seats, GAME.options("", dict(chosen)), SeededChance(seed), journal)
    assert isinstance(state, State)
    return TownTable(GAME, state), journal


@rule("2.1")
@pytest.mark.parametrize(("seats", "lots"), [(2, 12), (3, 8), (4, 6), (5, 5)])
def test_everybody_is_dealt_the_lots_of_the_book(seats: int, lots: int) -> None:
    table, journal = opened(seats)
    for seat in range(seats):
        assert table.position.town.owners.count(seat) == lots
    dealt = [fact for fact in journal.facts if isinstance(fact, facts.LotsDealt)]
    assert [fact.seat for fact in dealt] == list(range(seats))
    for fact in dealt:
        assert all(table.owner(number) == fact.seat for number in fact.lots)
    assert len(table.position.stack) == 80 - seats * lots - 4


@rule("2.1", "2.2", "2.3")
def test_the_deal_comes_off_the_top_of_the_shuffled_cards() -> None:
    order = [lot(number) for number in range(10, 90)]
    script = ScriptedChance({"lot cards": [order[::-1]], "starting player": [2]})
    journal = Journal()
    state = GAME.setup(3, GAME.options(), script, journal)
    assert isinstance(state, State)
    assert script.used_up()
    assert journal.facts == [
        facts.LotsDealt(A, tuple(range(10, 18))),
        facts.LotsDealt(B, tuple(range(18, 26))),
        facts.LotsDealt(C, tuple(range(26, 34))),
        facts.CardsOpened((34, 35, 36, 37)),
        facts.StarterDrawn(C),
        facts.TurnBegan(C),
    ]
    # M3: eight lots of the 10s for A although the neighbour right would have kept some from A
    assert [state.town.owners[lot(number)] for number in (17, 18, 33, 34)] == [A, B, C, -1]
    assert state.waiting_for() == [C]


@rule("2.2")
def test_four_cards_are_open_and_the_rest_is_hidden() -> None:
    table, journal = opened(4)
    assert len(table.cards()) == 4
    assert facts.CardsOpened(tuple(table.cards())) in journal.facts
    assert not set(table.position.cards) & set(table.position.stack)


@rule("2.3")
def test_a_table_may_name_the_starting_player() -> None:
    table, _ = opened(3, starting_player="B")
    assert table.position.waiting_for() == [B]
    with pytest.raises(Trouble) as trouble:
        opened(3, starting_player="D")
    assert trouble.value.key == "bad-option"


@rule("2.3")
def test_the_starting_player_is_drawn_among_all() -> None:
    assert {opened(3, seed)[0].position.waiting_for()[0] for seed in range(30)} == {A, B, C}
