"""How bots of the collection bid for a lot."""

from __future__ import annotations

import pytest

from ludotheque.bots.registry import find_bot
from ludotheque.games.paradis.game import GAME
from ludotheque.kernel.chance import SeededChance
from tests.games.paradis.island import island
from tests.support import A, B, C, D

FAR_ABOVE = 40  #: Paras; no first villa is worth that


@pytest.mark.parametrize("level", ["club", "greedy"])
def test_who_tied_above_what_the_lot_is_worth_raises_no_more(level: str) -> None:
    # given two who have bid more than a villa brings, whatever their temperament
    bids = ", ".join(f"{seat}: bid {FAR_ABOVE}" for seat in "ABCD")
    table = island("NW1=villa:A", cash="A 60, B 60, C 60, D 60").selling("NW villa")
    table.moves(bids)
    bot = find_bot(level)
    for seat in (A, B, C, D):
        seen = GAME.observe(table.position, seat)
        # when they bid again
        chosen = {
            bot.choose(GAME, seen, table.position.menu(seat), SeededChance(seed)).notation
            for seed in range(8)
        }
        # then they stay where they are
        assert chosen == {f"bid {FAR_ABOVE}"}
