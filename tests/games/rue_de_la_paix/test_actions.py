"""Notation and codes."""

from __future__ import annotations

import pytest

from ludotheque.games.rue_de_la_paix.actions import CODES, EXAMPLES, by_code, parse
from ludotheque.games.rue_de_la_paix.game import GAME
from ludotheque.kernel.trouble import Trouble


@pytest.mark.parametrize("text", EXAMPLES.split(", "))
def test_examples_are_actions(text: str) -> None:
    assert parse(text).notation == text
    assert parse(f"  {text} ") is by_code(parse(text).code)


@pytest.mark.parametrize(
    "text",
    ["", "build", "build blue", "build blue-0", "build blue-10", "build pink-3", "take blue5", "play",
     "play storm", "play build_one", "done now", "pass pass", "build blue-²", "BUILD blue-5"],
)  # fmt: skip
def test_other_texts_are_trouble(text: str) -> None:
    with pytest.raises(Trouble) as caught:
        parse(text)
    assert caught.value.key == "unknown-action"


@pytest.mark.parametrize("code", [-1, CODES, CODES + 5])
def test_other_codes_are_trouble(code: int) -> None:
    with pytest.raises(Trouble):
        GAME.action(code)


def test_codes_of_the_first_version_never_change() -> None:
    # saved agents rely on these
    known = {
        0: "build red-1",
        16: "build blue-8",
        36: "take red-1",
        72: "done",
        73: "draw",
        74: "pass",
        75: "play hurricane-red",
        91: "play insurance",
        95: "play reroll",
    }
    assert {code: by_code(code).notation for code in known} == known
    assert CODES == 383
