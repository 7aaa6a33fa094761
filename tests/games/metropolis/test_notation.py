"""Notations and codes: what names an action, and what does not."""

from __future__ import annotations

import pytest

from ludotheque.games.metropolis.actions import NO_PROMISE, Build, Joint, OfferTrade, Trade
from ludotheque.games.metropolis.components import PIECES
from ludotheque.games.metropolis.game import GAME
from ludotheque.games.metropolis.notation import CODES, EXAMPLES
from ludotheque.kernel.trouble import Trouble
from tests.games.metropolis.drawing import lot
from tests.support import A, B


@pytest.mark.parametrize("text", EXAMPLES.split(", "))
def test_every_example_is_an_action(text: str) -> None:
    assert GAME.parse(text).notation == text


@pytest.mark.parametrize(
    ("text", "notation"),
    [
        ("build office 46 45 41 40", "build office 40 41 45 46"),
        ("offer 17>a 12>B", "offer 12>B 17>A"),
        ("  done ", "done"),
    ],
)
def test_one_action_has_one_notation(text: str, notation: str) -> None:
    assert GAME.parse(text).notation == notation


@pytest.mark.parametrize(
    "text",
    [
        "",
        "take",
        "take 9 A",
        "take 90 A",
        "take 12",
        "take 12 F",
        "take 12 1",
        "take x A",
        "build",
        "build house",
        "build casino 12",
        "build house 12 12",
        "build department_store 10 11 12 13 14 15 16",
        "offer",
        "offer 12",
        "offer 12>",
        "offer 12>F",
        "offer promise lot 12",
        "offer 12>A promise casino 10",
        "offer 12>A promise school 12",
        "offer 12>A promise lot 9",
        "offer end now",
        "accept",
        "accept 64",
        "accept -1",
        "done now",
        "move house 10 11",
    ],
)
def test_what_is_no_action_is_said_to_be_none(text: str) -> None:
    with pytest.raises(Trouble):
        GAME.parse(text)


def test_codes_are_dense_and_only_what_cannot_be_listed_has_none() -> None:
    assert [GAME.action(code).code for code in range(CODES)] == list(range(CODES))
    assert CODES == 400 + 2 + 3 * 64 + 8 * 63 + 8 * 13
    for text in ("offer 12>B", "build school 14 20", "build house 10 11", "joint school 10 11"):
        assert GAME.parse(text).code == -1
    for code in (-1, CODES, CODES + 10**9):
        with pytest.raises(Trouble):
            GAME.action(code)


def test_actions_are_made_once() -> None:
    for text in ("take 12 B", "build office 40 41 45 46", "joint office 40 41 45 46", "done", "offer end"):
        assert GAME.parse(text) is GAME.parse(text)


def test_only_offers_are_open_ended() -> None:
    assert GAME.parse("offer 12>B").open_ended and GAME.parse("offer end").open_ended
    assert not Build.open_ended and not Joint.open_ended


def test_equal_offers_are_equal_and_hash_alike() -> None:
    one, other = GAME.parse("offer 12>B 17>A"), GAME.parse("offer 17>A 12>B")
    assert one == other and hash(one) == hash(other)
    assert isinstance(one, OfferTrade) and OfferTrade(*one.parts()) == one  # type: ignore[arg-type]
    assert one != GAME.parse("offer 12>B 17>A promise lot 30")


def test_what_programs_make_is_put_in_order_too() -> None:
    one = OfferTrade([lot(17), lot(12)], [A, B], NO_PROMISE)
    assert one == GAME.parse("offer 12>B 17>A") and one.notation == "offer 12>B 17>A"
    assert one.terms.same_as(Trade([lot(12), lot(17)], [B, A], NO_PROMISE))
    assert Trade([lot(17), lot(12)], [A, B], NO_PROMISE) == one.terms
    office = PIECES.index("office")
    built = Build(office, [lot(46), lot(40), lot(41), lot(45), lot(40)])
    assert built == GAME.parse("build office 40 41 45 46") and built.lots == sorted(built.lots)
