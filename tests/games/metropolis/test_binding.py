"""§6.3: an offer binds as soon as everybody concerned has agreed, and until then nobody."""

from __future__ import annotations

from ludotheque.games.metropolis.game import GAME
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.match import Match
from tests.games.metropolis.drawing import BUILD, draw
from tests.support import A, B, C, rule


class Table:
    """A match that goes on from a town that was drawn."""

    def __init__(self, lots: str = "A 10 40 45, B 11 41, C 12 46", step: str = BUILD) -> None:
        position = draw(lots, cards="50", step=step).position
        self.match = Match(GAME, 3, GAME.options(), SeededChance(1), position)

    def play(self, seat: int, text: str) -> None:
        self.match.play(seat, GAME.parse(text))

    def undo_block(self, seat: int) -> str | None:
        return self.match.undo_block(seat)

    def refused(self, seat: int, text: str) -> str:
        refusal = self.match.position.refusal(seat, GAME.parse(text))
        return "" if refusal is None else refusal.key


@rule("6.3")
def test_an_exchange_is_not_undone_by_either_side() -> None:
    table = Table()
    table.play(B, "offer 10>B 11>A")
    assert table.undo_block(B) == "undo-offered"
    table.play(A, "accept 1")
    assert table.undo_block(A) == "undo-agreed"
    assert table.undo_block(B) == "undo-another-moved"
    for seat in (A, B):
        for text in ("decline 1", "withdraw 1"):
            assert table.refused(seat, text) == "offer-is-accepted"


@rule("6.3")
def test_a_yes_may_be_changed_until_the_last_one_has_agreed() -> None:
    table = Table()
    table.play(A, "offer 10>B 11>C 12>A")
    table.play(B, "accept 1")
    assert table.undo_block(B) is None, "it does not bind yet"
    assert table.refused(B, "decline 1") == ""
    assert table.refused(A, "withdraw 1") == ""
    table.play(C, "accept 1")
    assert table.undo_block(C) == "undo-agreed"
    assert table.refused(B, "decline 1") == "offer-is-accepted"


@rule("7.2")
def test_a_joint_building_stays_when_its_owners_have_agreed() -> None:
    table = Table()
    table.play(A, "joint office 40 41 45 46")
    assert table.undo_block(A) == "undo-offered"
    table.play(B, "accept 1")
    table.play(C, "accept 1")
    assert table.undo_block(C) == "undo-agreed"


@rule("9.3")
def test_an_agreed_end_is_final() -> None:
    table = Table()
    table.play(A, "offer end")
    assert table.undo_block(A) == "undo-offered"
    table.play(B, "accept 1")
    table.play(C, "accept 1")
    assert table.undo_block(C) == "undo-agreed"
