"""§8: side bets."""

from __future__ import annotations

import pytest

from ludotheque.games.last_chance import facts
from ludotheque.games.last_chance.game import GAME
from ludotheque.games.last_chance.state import SIDE_BETS
from ludotheque.kernel.record import save
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import SPECTATOR
from tests.games.last_chance.bar import Bar, offered
from tests.support import A, B, C, D, rule


def betting(cash: str = "A 800, B 800, C 60, D 0", **more: object) -> Bar:
    """A is the champion."""
    return offered("LC01", "1 2 2 4 4", cash, **more).sold_to(A, 100)  # type: ignore[arg-type]


@rule("8.1")
def test_who_may_bet_how_much_L4_scenario_7() -> None:
    table = betting()
    assert table.position.waiting_for() == [B, C], "D has nothing to bet with"
    assert table.position.rule() == "8.1"
    out_of_range = Refusal("8.1", "bet-out-of-range", least=10_000, most=100_000, step=10_000)
    for wrong in ("bet for 5000", "bet against 110000", "bet for 15000", "bet for 0"):
        assert table.refusal(B, wrong) == out_of_range
    assert table.refusal(A, "bet for 10000") == Refusal("8.1", "champion-does-not-bet")
    assert table.refusal(A, "no bet") == Refusal("8.1", "champion-does-not-bet")
    assert table.refusal(C, "bet for 70000") == Refusal("8.1", "bet-above-cash", cash=60_000)
    assert table.refusal(D, "bet for 10000") == Refusal("8.1", "bet-above-cash", cash=0)
    assert table.refusal(D, "no bet") == Refusal("8.1", "nothing-to-bet")
    assert table.refusal(B, "keep 1") == Refusal("8.1", "bets-now")
    assert table.menu(A) == table.menu(D) == []
    table.play(C, "bet for 60000")


@rule("8.1")
def test_the_whole_menu_of_a_bettor() -> None:
    table = betting("A 800, B 30, C 800")
    assert table.menu(B) == [
        "no bet",
        "bet for 10000", "bet for 20000", "bet for 30000",
        "bet against 10000", "bet against 20000", "bet against 30000",
    ]  # fmt: skip
    assert len(table.menu(C)) == 21
    assert table.position.default(B).notation == "no bet"


@rule("8.1", "10.3")
def test_those_who_are_out_do_not_bet() -> None:
    table = betting("A 800, B 800, C 0, D 800", out="C")
    assert table.position.waiting_for() == [B, D]
    assert table.refusal(C, "bet for 10000") == Refusal("10.3", "eliminated")


@rule("8.1")
def test_if_nobody_can_bet_the_champion_rolls_at_once() -> None:
    table = betting("A 800, B 0, C 0")
    assert table.position.waiting_for() == [A]
    assert table.position.rule() == "9.1"


@rule("8.2")
def test_bets_are_secret_until_the_last_is_in_and_may_be_changed_L4() -> None:
    table = betting("A 800, B 800, C 60, D 800")
    assert table.play(B, "bet for 50000") == [facts.BetSealed(B)]
    assert table.position.waiting_for() == [C, D]
    assert table.cash() == "A 700, B 800, C 60, D 800", "nothing shows yet"
    for viewer in (A, C, D, SPECTATOR):
        assert "50000" not in str(save(GAME.observe(table.position, viewer)))
    assert table.play(B, "bet against 20000") == [facts.BetSealed(B)]
    table.play(C, "no bet")
    assert table.play(D, "bet for 100000") == [
        facts.BetSealed(D),
        facts.BetShown(B, "against", 20_000),
        facts.NoBetShown(C),
        facts.BetShown(D, "for", 100_000),
    ]
    assert table.cash() == "A 700, B 780, C 60, D 700"
    assert table.position.waiting_for() == [A]


@rule("8.2")
@pytest.mark.parametrize("text", ["bet for 10000", "bet against 100000", "no bet"])
def test_whatever_was_bet_everybody_else_gets_the_same_bytes(text: str) -> None:
    one = betting("A 800, B 800, C 60, D 800")
    other = betting("A 800, B 800, C 60, D 800")
    assert one.play(B, text) == other.play(B, "bet for 50000")
    for viewer in (A, C, D, SPECTATOR):
        assert save(GAME.observe(one.position, viewer)) == save(GAME.observe(other.position, viewer))
    for viewer in (A, C, D):
        assert one.menu(viewer) == other.menu(viewer)


@rule("8.3", "10.2")
def test_the_bank_doubles_right_bets_and_takes_wrong_ones_scenario_2() -> None:
    # given the attempt of scenario 1 with a bid of 100 000
    table = offered("LC01", "1 2 2 4 4").sold_to(A, 100)
    table.moves("B: bet for 50000, C: bet against 100000")
    table.roll("keep 2 4", 2, 2, 6)
    table.roll("keep 2 4 6", 1, 3)
    happened = table.roll("keep 2 3 4 6", 6)
    assert happened == [
        facts.DiceRolled(A, "2 3 4 6", "6", "2 3 4 6 6", 0),
        facts.AttemptFailed(A, "LC01", 100_000),
        facts.BetLost(B, 50_000),
        facts.BetWon(C, 100_000),
    ]
    assert table.cash() == "A 700, B 750, C 900"
    assert [table.state.accounts[4 * seat + SIDE_BETS] for seat in (A, B, C)] == [0, -50_000, 100_000]
