"""§9: what was offered aloud and agreed on stays; nobody takes an accepted contract back alone."""

from __future__ import annotations

from ludotheque.games.paradis.game import GAME
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.match import Match
from tests.games.paradis.island import island
from tests.support import A, B, C, rule


class Table:
    """B and C own a villa each where A will place the tile."""

    def __init__(self) -> None:
        state = island("NW1=villa:B NW2=villa:C", cash="A 40, B 40, C 40").bought_by(A, "NW villa").state
        self.match = Match(GAME, 3, GAME.options(), SeededChance(1), state)

    def play(self, seat: int, text: str) -> None:
        self.match.play(seat, GAME.parse(text))

    def undo_block(self, seat: int) -> str | None:
        return self.match.undo_block(seat)


@rule("9.1")
def test_an_accepted_contract_is_not_undone_by_either_side() -> None:
    table = Table()
    table.play(B, "offer nature B>A 5")
    table.play(A, "accept 1")
    assert table.undo_block(A) == "undo-agreed"
    assert table.undo_block(B) == "undo-another-moved"


@rule("9.1")
def test_an_accepted_contract_can_be_neither_withdrawn_nor_declined() -> None:
    table = Table()
    table.play(B, "offer nature B>A 5")
    table.play(A, "accept 1")
    position = table.match.position
    for seat in (A, B, C):
        for text in ("accept 1", "decline 1", "withdraw 1"):
            refusal = position.refusal(seat, GAME.parse(text))
            assert refusal is not None and refusal.key == "offer-is-accepted"


@rule("9.1")
def test_an_offer_is_withdrawn_and_not_undone() -> None:
    table = Table()
    table.play(B, "offer nature B>A 5")
    assert table.undo_block(B) == "undo-offered"
    table.play(B, "withdraw 1")
    assert table.undo_block(B) is None


@rule("9.5")
def test_a_refusal_binds_nobody_and_may_be_undone() -> None:
    table = Table()
    table.play(B, "offer nature B>A 5")
    table.play(A, "decline 1")
    assert table.undo_block(A) is None
