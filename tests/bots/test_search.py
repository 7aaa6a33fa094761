"""The search bot: paired trials, sequential halving, the benefit of the doubt, a deadline."""

from __future__ import annotations

import pytest

from ludotheque.bots.search import Race, SearchBot, halvings, nearly_best, promising, value
from ludotheque.bots.simple import GreedyBot
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.foresight import Foresight
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.playout import play_on
from tests.games.metropolis.drawing import draw
from tests.support import A, B, C


def test_halving_keeps_the_better_half_until_one_is_left() -> None:
    race = Race([0.0] * 5, doubt=1.0)
    for world in range(4):
        race.add([0.0, 1.0, -1.0, 3.0 + world % 2, 0.5])
    race.halve()
    assert race.running == [1, 3, 4]
    race.halve()
    assert race.running == [1, 3]
    race.halve()
    assert race.running == [3]
    assert [halvings(number) for number in (1, 2, 3, 5, 8)] == [0, 1, 2, 3, 3]


def test_the_better_appraised_has_the_benefit_of_the_doubt_until_worlds_outweigh_it() -> None:
    # given a second candidate that does better by 1 on average, sometimes much worse
    few, many = Race([1.0, 0.0], doubt=1.0), Race([1.0, 0.0], doubt=1.0)
    for race, worlds in ((few, 4), (many, 400)):
        for world in range(worlds):
            race.add([0.0, 7.0 if world % 2 else -5.0])
        race.halve()
    # then four worlds do not outweigh the appraisal, four hundred do
    assert few.running == [0]
    assert many.running == [1]


def test_one_world_proves_nothing_good() -> None:
    race = Race([1.0, 0.0], doubt=1.0)
    race.add([0.0, 100.0])
    race.halve()
    assert race.running == [0]


def test_an_appraisal_may_count_like_a_number_of_worlds() -> None:
    # given a second candidate that is appraised 3 lower, counted like two worlds, and does better by 1.5 in each world
    few, many = Race([5.0, 2.0], doubt=1.0, prior=2.0), Race([5.0, 2.0], doubt=1.0, prior=2.0)
    for race, worlds in ((few, 3), (many, 5)):
        for _ in range(worlds):
            race.add([0.0, 1.5])
        race.halve()
    # then three worlds do not outweigh the appraisal, five do
    assert few.running == [0]
    assert many.running == [1]


def test_a_trial_may_be_judged_by_the_lead_over_the_average() -> None:
    game = find_game("metropolis")
    position = draw("A 20 21 26 27, B 30, C 60 61 62", built="hospital_a 20 21 26 27", rest="C").position
    expected = game.evaluate(game.observe(position, A))
    assert value(game, Foresight(), position, A) == expected[A] - max(expected[B], expected[C])
    judged = value(game, Foresight(above_average=True), position, A)
    assert judged == pytest.approx(expected[A] - (expected[B] + expected[C]) / 2)


def test_what_is_solved_exactly_is_not_searched() -> None:
    """Which dice to keep in Last Chance: with the fewest trials no choice is worse than the best."""
    game = find_game("last_chance")
    chance, thoughts = SeededChance(0), SeededChance(1)
    greedy, search = GreedyBot(), SearchBot("search", 8)
    position = game.setup(3, game.options(), chance, SILENT)
    decisions = 0
    while decisions < 8:
        seat = position.waiting_for()[0]
        seen, menu = game.observe(position, seat), position.menu(seat)
        if len(menu) > 1 and menu[0].notation.startswith("keep"):
            worth = game.appraise(seen, menu, thoughts)
            chosen = search.choose(game, seen, menu, SeededChance(decisions))
            assert worth[menu.index(chosen)] == max(worth)
            decisions += 1
        position.play(seat, greedy.choose(game, seen, menu, thoughts), chance, SILENT)


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
def test_a_seed_and_a_number_of_trials_give_one_choice_and_a_deadline_stops_it(game: Game) -> None:
    chance = SeededChance(4)
    position = game.setup(3, game.options(), chance, SILENT)
    play_on(position, chance, 12)
    seat = position.waiting_for()[0]
    seen, menu = game.observe(position, seat), position.menu(seat)
    bot = SearchBot("search", 8, milliseconds=0, horizon=3)
    assert bot.choose(game, seen, menu, SeededChance(9)) == bot.choose(game, seen, menu, SeededChance(9))
    # at a table there is a deadline; where it is over at once, the game's own knowledge decides
    endless = SearchBot("search", 10**9, milliseconds=1).at_table()
    chosen = endless.choose(game, seen, menu, SeededChance(9))
    assert position.refusal(seat, chosen) is None


def test_candidates_span_a_long_row_and_others_choose_what_is_nearly_as_good() -> None:
    game = find_game("paradis")
    bids = tuple(game.parse(f"bid {amount}") for amount in range(21))
    worth = [-abs(amount - 12.4) for amount in range(21)]
    tried = [bids[index].notation for index in promising(worth)]
    assert tried[:3] == ["bid 12", "bid 13", "bid 11"] and len(tried) == 7
    chance = SeededChance(2)
    near = {nearly_best(bids, worth, 0.5, chance).notation for _ in range(50)}
    assert near == {"bid 12", "bid 13"}
