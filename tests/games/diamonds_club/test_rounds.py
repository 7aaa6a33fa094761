"""§12: the end of a round."""

from __future__ import annotations

from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.games.diamonds_club.rules.rounds import clear_round
from tests.games.diamonds_club.club import bare, club, script
from tests.support import A, B, C, rule

NEXT = script("D6b D5b L6b L5a")


@rule("12.1")
def test_coins_are_set_to_the_money_track_however_many_were_left_D18() -> None:
    # given A with 12 coins a round who has 7 left, B with 10 who spent all
    table = club(2).tracks(A, "money 2").coins("7 0").laid("a2=5 b3=10")
    before = table.state.ledger()["coins"]
    clear_round(table.state)
    assert table.state.coins == [12, 10]
    table.state.laid = [0] * 24
    assert table.state.ledger()["coins"] == before


@rule("12.1")
def test_pawns_come_back_from_the_price_tables_D18() -> None:
    table = club(3).pawns("fountain:ABC choice:A forest2:B")
    assert table.state.pawns == [4, 4, 5]
    clear_round(table.state)
    assert table.state.pawns == [6, 6, 6]
    assert sum(table.state.table_pawns) == 0


@rule("12.2")
def test_the_new_leader_begins_at_zero_and_a_new_market_is_laid_D18() -> None:
    table = bare(3).gems(A, "2 red")
    table.state.lead = [2, 9, 5]
    table.building("BCA")
    table.play(A, "pass", script("D6b D5b D4b L6b L5a L4a"))
    state = table.state
    assert state.round_number == 2
    assert [state.lead[seat] for seat in (B, C, A)] == [0, 1, 2]
    assert state.stack == [B, C, A]
    assert state.laid == [0] * 36
    phase = state.phase
    assert isinstance(phase, Purchase)
    assert phase.prices == [1] * 36
    assert phase.passed == [False] * 3
    assert table.position.waiting_for() == [B]


@rule("12.2", "8.5")
def test_kept_goods_serve_in_the_next_round() -> None:
    table = bare(2).gems(A, "2 red").goods(A, "mine green, ship 4, ship 5")
    table.exchanging("AB")
    table.moves("A: keep mine green, A: keep ship 5")
    table.play(A, "pass", NEXT)
    assert table.has_goods(A) == ["mine green", "ship 5"]
