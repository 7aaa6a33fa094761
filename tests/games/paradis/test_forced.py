"""What is forced on a player, phase by phase."""

from __future__ import annotations

from ludotheque.games.paradis.actions import NO_OFFER, bid
from ludotheque.games.paradis.game import GAME
from ludotheque.games.paradis.state import State
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import SILENT
from tests.contract.test_forced import check_forced, check_public
from tests.games.paradis.island import Island, island
from tests.support import A, B, C, rule


def forced(table: Island) -> list[object]:
    """For every seat, after the properties that every game owes."""
    check_public(GAME, table.state, SeededChance(3))
    return [
        table.state.forced(seat) if check_forced(GAME, table.state, seat) else None
        for seat in range(table.state.seats)
    ]


@rule("3.1")
def test_who_chooses_a_villa_always_has_a_choice() -> None:
    state = GAME.setup(3, GAME.options(), SeededChance(1), SILENT)
    assert isinstance(state, State)
    table = Island(state)
    assert forced(table) == [None, None, None]


@rule("4.1")
def test_an_empty_purse_forces_a_bid_only_where_money_is_open() -> None:
    table = island(cash="A 0, B 40, C 40").selling("NW villa")
    assert forced(table) == [None, None, None], (
        "the purse is secret, and a bid at once would show that it is empty"
    )
    table.state.open_money = True
    assert forced(table) == [bid(0), None, None]
    table.play(A, "bid 0")
    assert forced(table) == [None, None, None], "it has been made"


@rule("4.3")
def test_in_a_rebid_the_last_para_is_forced_only_where_money_is_open() -> None:
    table = island(cash="A 10, B 11, C 40").selling("NW villa")
    table.moves("A: bid 10, B: bid 10, C: bid 0")
    assert forced(table) == [None, None, None]
    table.state.open_money = True
    assert forced(table) == [bid(10), None, None]


@rule("9.5")
def test_nobody_is_kept_from_making_an_offer() -> None:
    # given somebody who owns nothing here and has no money: to ask for money is possible
    table = island("NW1=villa:A", cash="A 40, B 40, C 0").bought_by(A, "NW villa")
    assert table.state.refusal(C, GAME.parse("offer building A>C 1")) is None
    assert forced(table) == [None, None, None]


@rule("9.5")
def test_an_answer_is_never_forced() -> None:
    table = island("NW1=villa:A", cash="A 40, B 40, C 0").bought_by(A, "NW villa").all_spoken()
    table.play(A, "offer nature C>A 5")
    assert table.state.waiting_for() == [C]
    assert forced(table) == [None, None, None]


@rule("6.2", "9.5")
def test_the_buyer_has_two_sides_to_choose_from_even_on_one_site() -> None:
    table = island("NW1=villa:B", cash="A 0, B 40, C 40").bought_by(A, "NW hotel").all_spoken()
    assert table.state.waiting_for() == [A]
    assert forced(table) == [None, None, None]


@rule("9.6")
def test_silence_is_forced_when_no_offer_can_be_made_any_more() -> None:
    table = island("NW1=villa:A", cash="A 40, B 40, C 40").bought_by(A, "NW villa")
    for amount in range(1, 64):
        assert forced(table) == [None, None, None]
        table.play(A, f"offer building B>A {amount}")
    # then B has an offer to answer, and C nothing but silence
    assert forced(table) == [None, None, NO_OFFER]
    table.play(B, "decline 63")
    assert forced(table) == [None, NO_OFFER, NO_OFFER]


@rule("11.1")
def test_nothing_is_forced_when_the_match_is_over() -> None:
    table = island("NW1=villa:A", last_tile=True).bought_by(A, "NW villa").all_spoken()
    table.play(A, "place NW2 building")
    assert table.state.outcome() is not None
    assert forced(table) == [None, None, None, None]
