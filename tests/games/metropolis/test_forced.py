"""What is forced on a player, phase by phase: next to nothing, as long as there is something to say."""

from __future__ import annotations

from ludotheque.games.metropolis.actions import DONE, take
from ludotheque.games.metropolis.game import GAME
from ludotheque.kernel.chance import SeededChance
from tests.contract.test_forced import check_forced, check_public
from tests.games.metropolis.drawing import BUILD, LAST, TownTable, draw, lot
from tests.support import A, B, C, rule

SMALL = "house shop"
SHARED = " office hospital department_store"  #: pieces that several may build together


def forced(table: TownTable) -> list[object]:
    """For every seat, after the properties that every game owes."""
    check_public(GAME, table.position, SeededChance(3))
    return [
        table.position.forced(seat) if check_forced(GAME, table.position, seat) else None
        for seat in range(table.position.seats)
    ]


def silenced(table: TownTable) -> TownTable:
    """Nobody wants to end the match: the player's proposal was declined in this turn."""
    table.play(A, "offer end")
    table.play(B, "decline 1")
    return table


@rule("6.1", "9.1")
def test_in_the_last_round_an_exchange_may_still_open_a_place() -> None:
    # given A with nothing to build on 10 alone; an exchange with B would make room for a school on 10, 11
    table = draw("A 10 30, B 11 31", rest="C", step=LAST, left=3, gone=SMALL + SHARED)
    assert table.position.menu(A)[0] is DONE
    assert table.position.refusal(A, GAME.parse("offer 11>A 30>B")) is None
    assert forced(table) == [None, None, None]


@rule("6.1", "9.3")
def test_the_end_may_be_proposed_where_lots_are_not_exchanged() -> None:
    table = draw("A 10 30, B 11 31", rest="C", step=LAST, left=3, gone=SMALL + SHARED, trades=False)
    assert table.position.menu(A) == (DONE,)
    assert forced(table) == [None, None, None]
    assert forced(silenced(table)) == [DONE, None, None]


@rule("5.1")
def test_nobody_is_passed_over_who_could_build() -> None:
    table = silenced(draw("A 10 11, B 31", cards="50", step=BUILD, gone=SMALL, trades=False))
    assert forced(table) == [None, None, None], "a school fits on 10, 11"
    table = silenced(draw("A 10 31, B 11", cards="50", step=BUILD, gone=SMALL, trades=False))
    assert forced(table) == [DONE, None, None]


@rule("7.2")
def test_nobody_is_passed_over_who_could_build_together_with_another() -> None:
    lots = "A 40 45, B 41 46"
    table = silenced(draw(lots, cards="50", step=BUILD, gone=SMALL + " school", trades=False))
    assert forced(table) == [None, None, None], "an office building on 40, 41, 45, 46"
    table.play(A, "joint office 40 41 45 46")
    assert forced(table) == [None, None, None], "the others answer"


@rule("3.2")
def test_the_last_card_is_forced_if_one_player_only_may_own_it() -> None:
    # given five lots of the 10s occupied, and 10 beside a lot of B alone
    lots = "B 11, C 13, A 14, C 17, C 19"
    table = draw(lots, cards="10", trades=False, gone=SMALL)
    table.position.stack.clear()
    assert forced(table) == [None, None, None], "A may still propose to end the match"
    assert forced(silenced(table)) == [take(lot(10), B), None, None]
    both = draw(lots + ", A 15", cards="10", trades=False, gone=SMALL)
    assert forced(silenced(both)) == [None, None, None], "A or B"


@rule("6.3", "6.5")
def test_who_has_said_everything_in_this_turn_is_forced_only_without_open_offers() -> None:
    table = draw("A 10 30, B 11 31", rest="C", step=LAST, left=3, gone=SMALL + SHARED)
    for number in range(1, 13):
        assert forced(table) == [None, None, None]
        table.play(A, f"offer 10>B promise lot {number + 50}")
        if number < 12:
            table.play(B, f"decline {number}")
    assert forced(table) == [None, None, None], "the twelfth offer may be withdrawn"
    table.play(B, "decline 12")
    assert forced(table) == [DONE, None, None]
    table.play(B, "offer 11>A")
    assert forced(table) == [None, None, None], "there is an offer to answer"
    table.play(A, "accept 13")
    assert forced(table) == [None, None, None], "a school fits on 10, 11 now"


@rule("6.3")
def test_an_agreement_that_does_not_bind_yet_may_be_changed() -> None:
    table = draw("A 10 30, B 11 31", rest="C", step=LAST, left=3, gone=SMALL + SHARED)
    for number in range(1, 13):
        table.play(A, f"offer 10>B promise lot {number + 50}")
        table.play(B, f"decline {number}")
    table.play(B, "offer 11>A 31>C")
    table.play(A, "accept 13")
    assert set(table.position.waiting_for()) == {A, C}
    assert forced(table) == [None, None, None], "A may change their mind until C has agreed"


@rule("9.4")
def test_nothing_is_forced_when_the_match_is_over() -> None:
    table = draw("A 10 30, B 11 31", rest="C", step=LAST, left=1, gone=SMALL)
    table.play(A, "done")
    assert table.position.outcome() is not None
    assert forced(table) == [None, None, None]
