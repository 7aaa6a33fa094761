"""What a decision is about stands beside it in the terminal, as it does on the page."""

from __future__ import annotations

import pytest

from tests.cli.support import run


def played(game: str, *lines: str, lang: str = "en", bots: str = "none") -> str:
    table = ("play", game, "--bots", bots, "--seats", "3", "--seed", "3")
    return run(*table, lang=lang, typed="\n".join(["", *lines, "quit", ""]) + "\n").words


@pytest.mark.parametrize(
    ("lang", "heading", "price"),
    [
        ("en", "If you buy it, this villa brings you:", "you pay the second-highest bid"),
        ("fr", "Si vous l'achetez, cette villa vous rapporte :", "vous payez la deuxième plus haute mise"),
    ],
)
def test_a_bid_says_what_the_villa_brings_and_what_is_paid(lang: str, heading: str, price: str) -> None:
    shown = played("paradis", "1", lang=lang)
    assert heading in shown
    assert "– +10" in shown
    assert price in shown and "%amount" not in shown


def test_a_tile_says_what_either_side_brings_to_everybody() -> None:
    """All four villas are sold; then the first tile is for sale."""
    shown = played("paradis", *["1"] * 14, bots="beginner")
    assert "If you buy it, this tile brings, in Paras:" in shown
    assert "Left natural –" in shown
    assert "and a tree" in shown
    assert "if the match ended then" in shown


def test_goods_say_what_they_still_need() -> None:
    shown = played("diamonds_club", *["1", ""] * 4)
    assert "imposed: no points without them" in shown
    assert "– needs a" in shown
