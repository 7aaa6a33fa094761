"""The notation, and what is not in it."""

from __future__ import annotations

import pytest

from ludotheque.games.paradis.game import GAME
from ludotheque.kernel.trouble import Trouble


@pytest.mark.parametrize(
    "text",
    ["", "bid", "bid -1", "bid 7 8", "bid ٧", "bid 2000", "auction XX", "place NW9 nature", "place NW1 side",
     "offer nature A>F 5", "offer nature AB 5", "offer nature A>B x", "accept 64", "accept x", "no", "42"],
)  # fmt: skip
def test_what_is_not_in_the_notation_is_trouble(text: str) -> None:
    with pytest.raises(Trouble) as trouble:
        GAME.parse(text)
    assert trouble.value.key in ("unknown-action", "unknown-seat")


def test_actions_are_made_once() -> None:
    assert GAME.parse("bid 7") is GAME.parse("bid  7")
    assert GAME.parse("offer nature A>B 5") is GAME.parse("offer nature A>B 5")
    assert GAME.action(GAME.parse("place SEC building").code).notation == "place SEC building"


@pytest.mark.parametrize("code", [-1, GAME.codes()])
def test_unknown_codes_are_trouble(code: int) -> None:
    with pytest.raises(Trouble):
        GAME.action(code)
