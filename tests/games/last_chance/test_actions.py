"""The notation, and what is not in it."""

from __future__ import annotations

import pytest

from ludotheque.games.last_chance.game import GAME
from ludotheque.kernel.trouble import Trouble


@pytest.mark.parametrize(
    "text",
    ["", "bid", "bid -1", "bid 1 2", "bid 10 000", "bid ten", "pass now", "stand", "stand 10000", "stand x pass",
     "stand 10000 never", "last", "last chance please", "bet", "bet 10000", "bet with 10000", "bet for x", "no",
     "keep", "keep 7", "keep 0", "keep 1 1 1 1 1 1", "keep x", "keep none 1", "42"],
)  # fmt: skip
def test_what_is_not_in_the_notation_is_trouble(text: str) -> None:
    with pytest.raises(Trouble) as trouble:
        GAME.parse(text)
    assert trouble.value.key == "unknown-action"


@pytest.mark.parametrize(
    "text",
    ["bid 210000", "stand 300000 ask", "bet against 50000", "keep 2 4", "keep none", "last chance", "pass"],
)
def test_actions_are_made_once(text: str) -> None:
    action = GAME.parse(text)
    assert GAME.parse(text) is action
    assert GAME.action(action.code) is action
    assert action.notation == text


@pytest.mark.parametrize("text", ["bid 15000", "stand 15000 pass", "bet for 110000", "bid 99999999"])
def test_amounts_nobody_may_say_can_be_said_and_share_a_code(text: str) -> None:
    action = GAME.parse(text)
    assert action.notation == text
    assert GAME.action(action.code).notation.split()[-2:] != text.split()[-2:]


@pytest.mark.parametrize("code", [-1, GAME.codes()])
def test_unknown_codes_are_trouble(code: int) -> None:
    with pytest.raises(Trouble):
        GAME.action(code)
