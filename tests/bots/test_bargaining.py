"""Bots bargain: who haggles wins no more than his share, and who was robbed is kept for comparison."""

from __future__ import annotations

import pickle

import pytest

from ludotheque.arena.deals import play_deal
from ludotheque.bots.base import Bot
from ludotheque.bots.levels import LEVELS
from ludotheque.bots.registry import find_bot
from ludotheque.bots.worker import answer
from ludotheque.games import find_game
from ludotheque.kernel.bargaining import asked_share, is_fair, leads, least_share
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from tests.bots.haggler import STYLES, Haggler
from tests.games.metropolis.drawing import draw
from tests.support import SOAK, A, B


def share(game: Game, seats: int, hero: Bot, other: Bot, deals: int) -> float:
    """The part of all matches that the hero wins; every deal is played from all seats."""
    bots = [hero] + [other] * (seats - 1)
    results = [play_deal(game, game.options(), bots, 77, deal) for deal in range(deals)]
    return sum(result.share(0) for result in results) / deals


@pytest.mark.skipif(not SOAK, reason="long: make soak")
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize(
    ("name", "seats"), [("paradis", n) for n in (3, 4, 5)] + [("metropolis", n) for n in (2, 3, 4, 5)]
)
def test_a_haggler_wins_no_more_than_his_share(name: str, seats: int, style: str) -> None:
    assert share(find_game(name), seats, Haggler(style), find_bot("greedy"), 100) <= 1.0 / seats + 0.05


def test_a_bot_that_bargains_declines_less_than_its_part_which_the_earlier_one_signs() -> None:
    # given an exchange that serves both, A a little more than B
    game = find_game("metropolis")
    answers = {}
    for name in ("greedy", "greedy-1"):
        table = draw("A 11 15 16 20, B 10 21 25, C 80, D 60, E 61", cards="50 36 62 74", seats=5)
        table.play(A, "offer 10>A 20>B")
        seen, menu = game.observe(table.position, B), table.position.menu(B)
        answers[name] = find_bot(name).choose(game, seen, menu, SeededChance(1)).notation
    assert answers == {"greedy": "decline 1", "greedy-1": "accept 1"}


def test_the_earlier_bot_is_found_by_name_and_not_offered() -> None:
    assert find_bot("greedy-1").name == "greedy-1"
    assert "greedy-1" not in [bot.name for bot in LEVELS]


def test_a_fair_part_is_half_and_more_from_who_leads() -> None:
    assert is_fair(5.0, 10.0, least_share(False))
    assert not is_fair(4.0, 10.0, least_share(False))
    assert not is_fair(0.01, 10.0, least_share(False))
    assert asked_share(True) > asked_share(False) == 0.5
    assert least_share(True) > least_share(False)
    assert leads([10.0, 50.0, 40.0], 1)
    assert not leads([10.0, 41.0, 40.0], 1)  # not clearly


def test_a_bot_declines_an_exchange_that_leaves_it_a_little() -> None:
    """Whatever is promised besides: a promise binds nobody (§6.4)."""
    game = find_game("metropolis")
    for promise in ("", " promise lot 80"):
        table = draw("A 11 15 16 20, B 21 25 26 10 60, C 80", cards="50 36 62 74")
        table.play(A, "offer 10>A 60>A 20>B" + promise)
        seen, menu = game.observe(table.position, B), table.position.menu(B)
        answered = find_bot("greedy").choose(game, seen, menu, SeededChance(1))
        assert answered.notation != "accept 1"


def test_a_worker_answers_with_an_offer_that_is_not_in_the_menu() -> None:
    game = find_game("metropolis")
    table = draw("A 11 15 16 20, B 21 25 26 10, C 80", cards="50 36 62 74")
    menu = tuple(action for action in table.position.menu(A) if not action.open_ended)
    kind, value = answer(pickle.dumps(("metropolis", "greedy", game.observe(table.position, A), menu, 1)))
    assert (kind, value) == ("proposed", "offer 10>A 20>B")
