"""Bots that refuse an offer say why: true to what they reckon, and made of nothing that anybody keeps secret."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.bots.registry import find_bot
from ludotheque.games import find_game
from ludotheque.kernel.actions import Action
from ludotheque.kernel.bargaining import COSTS, LEADER, LITTLE, LOSES, NEITHER, WORTH, weighed
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.facts import OfferWeighed
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.offers import Accept, Decline
from ludotheque.kernel.position import Position
from ludotheque.kernel.record import save
from ludotheque.texts.texts import Texts
from tests.bots.haggler import Haggler
from tests.games.metropolis.drawing import draw
from tests.support import A, B, C

BARGAINING = ("paradis", "metropolis")


def answers(game: Game, seed: int) -> Iterator[tuple[Position, int, Action]]:
    """What bots do in a match with one who haggles: position, seat and action."""
    bots = [Haggler(), *[find_bot("greedy")] * 3]
    chance, thoughts = SeededChance(seed), SeededChance(seed + 100)
    position = game.setup(len(bots), game.options(), chance, SILENT)
    while waiting := position.waiting_for():
        seat = waiting[thoughts.below("who acts", len(waiting))]
        action = bots[seat].choose(game, game.observe(position, seat), position.menu(seat), thoughts)
        yield position, seat, action
        position.play(seat, action, chance, SILENT)


@pytest.mark.parametrize("name", BARGAINING)
def test_a_reason_is_the_same_whatever_is_hidden_from_the_one_who_hears_it(name: str) -> None:
    game = find_game(name)
    said = hidden_differed = 0
    for position, seat, action in answers(game, 1):
        found = game.remarks(game.observe(position, seat), action)
        for remark in found:
            assert (remark.seat, remark.other != seat) == (seat, True)
            # given the hidden part dealt again as the other sees it: the purse of the bot, too
            dealt = game.imagine(game.observe(position, remark.other), SeededChance(said))
            hidden_differed += save(dealt) != save(position)
            # then the bot says the same
            assert game.remarks(game.observe(dealt, seat), action) == found
            said += 1
    assert said
    assert hidden_differed


def test_nobody_gives_reasons_for_agreeing() -> None:
    game = find_game("metropolis")
    asked = 0
    for position, seat, action in answers(game, 1):
        if isinstance(action, Accept):
            asked += 1
            assert game.remarks(game.observe(position, seat), action) == []
            refused = next(one for one in position.menu(seat) if isinstance(one, Decline))
            # the offer was fair, so there is nothing to say against it either
            assert game.remarks(game.observe(position, seat), refused) == []
    assert asked


def test_a_bot_says_what_an_exchange_is_worth_to_both() -> None:
    game = find_game("metropolis")
    table = draw("A 11 15 16 20, B 21 25 26 10 60, C 80", cards="50 36 62 74")
    table.play(A, "offer 10>A 60>A 20>B")
    (remark,) = game.remarks(game.observe(table.position, B), game.parse("decline 1"))
    assert (remark.seat, remark.other, remark.why) == (B, A, COSTS)
    assert 0 < remark.own < remark.theirs
    names, texts = ["Ann", "Bob", "Cleo"], Texts("en", strict=True)
    for viewer, called in ((A, "you"), (C, "Ann")):
        expected = f"Bob: “That costs me {remark.own} and brings {called} {remark.theirs}.”"
        assert texts.fact("metropolis", remark, names, viewer) == expected


def test_a_buyer_says_why_he_does_not_place_what_others_would_pay_for() -> None:
    game = find_game("paradis")
    placed = 0
    for seed in range(4):
        for position, seat, action in answers(game, seed):
            found = game.remarks(game.observe(position, seat), action)
            placed += bool(found) and not isinstance(action, Decline)
    assert placed


@pytest.mark.parametrize(
    ("own", "theirs", "leading", "why"),
    [
        (3.6, 11.2, False, WORTH),
        (-5.7, 12.0, False, COSTS),
        (-5.7, -1.0, False, NEITHER),
        (6.0, -16.0, False, LOSES),
        (5.0, 5.0, True, LEADER),
        (0.6, 1.4, False, LITTLE),  # in whole numbers nothing unfair would be seen
    ],
)
def test_the_reason_fits_the_numbers(own: float, theirs: float, leading: bool, why: str) -> None:
    found = weighed(B, A, own, theirs, leading)
    assert found == OfferWeighed(B, A, why, abs(round(own)), abs(round(theirs)))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reason_is_a_sentence_of_its_own(lang: str) -> None:
    texts = Texts(lang, strict=True)
    reasons = (WORTH, COSTS, LOSES, NEITHER, LEADER, LITTLE, "anyway", "later")
    for viewer in (A, C):
        said = {
            texts.fact("paradis", OfferWeighed(B, A, why, 4, 11), ["x", "y", "z"], viewer) for why in reasons
        }
        assert len(said) == len(reasons)
