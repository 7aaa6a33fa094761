"""The notation, and what is not in it."""

from __future__ import annotations

import pytest

from ludotheque.games.diamonds_club.actions import CODES, concession, exchange_all, mine, pay, ship
from ludotheque.games.diamonds_club.game import GAME
from ludotheque.kernel.trouble import Trouble


def test_codes_are_few_enough_for_a_mask() -> None:
    assert GAME.codes() == CODES < 5000


def test_notation_is_read_in_any_order_of_gems() -> None:
    assert GAME.parse("pay 1 diamond 2 blue").notation == "pay 2 blue 1 diamond"
    assert GAME.parse("  buy   c4 ").notation == "buy c4"
    assert GAME.parse("pay 2 blue 1 diamond") is pay([2, 0, 0, 0, 1])
    assert GAME.parse("exchange all green red") is exchange_all([2, 3])
    assert [action.notation for action in (mine(2), concession(2), ship(3))] == [
        "mine green",
        "concession 4",
        "ship 5",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "buy",
        "buy i1",
        "buy a7",
        "exchange all",
        "exchange all purple",
        "exchange all red red red red red red",
        "concession 6",
        "keep",
        "build castle",
        "pay",
        "pay 0 blue",
        "pay 2 blue 1 blue",
        "pay 2 purple",
        "pay two blue",
        "pay 5 blue 5 red",
        "put gold",
    ],
)
def test_what_is_not_in_the_notation_is_shown_with_examples(text: str) -> None:
    with pytest.raises(Trouble) as trouble:
        GAME.parse(text)
    assert trouble.value.key == "unknown-action"
    assert "buy c4" in str(trouble.value.facts["examples"])


@pytest.mark.parametrize("code", [-1, CODES])
def test_codes_outside_are_unknown(code: int) -> None:
    with pytest.raises(Trouble):
        GAME.action(code)
