"""Bots with a net: one ply with it, searches whose trials end in it, and games without weights stay as they are."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.bots.learned import LearnedBot
from ludotheque.bots.registry import find_bot
from ludotheque.bots.search import SearchBot, chance_to_win
from ludotheque.bots.simple import GreedyBot
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.net import Net
from ludotheque.kernel.playout import play_on
from ludotheque.kernel.position import Position

WITH_FEATURES = [game for game in CATALOGUE if game.features is not None]


def simple_net(game: Game, weight: float = 3.0) -> Net:
    """A net that looks at the first input alone: what the game's own estimate expects."""
    assert game.features is not None
    return Net([weight] + [0.0] * (len(game.features.names) - 1), [], [], [])


@pytest.fixture
def own_nets() -> Iterator[None]:
    """Gives every game its own net back afterwards."""
    kept = [(game, game.net()) for game in CATALOGUE]
    yield
    for game, net in kept:
        game.use_net(net)


def halfway(game: Game, seed: int, decisions: int) -> Position:
    chance = SeededChance(seed)
    position = game.setup(3, game.options(), chance, SILENT)
    play_on(position, chance, decisions)
    return position


@pytest.mark.usefixtures("own_nets")
@pytest.mark.parametrize("game", WITH_FEATURES, ids=lambda game: game.meta.id)
def test_learned_plays_a_match_by_the_gate_and_never_sees_what_is_hidden(game: Game) -> None:
    game.use_net(simple_net(game))
    bot = find_bot("learned")
    assert isinstance(bot, LearnedBot)
    chance, thoughts = SeededChance(3), SeededChance(4)
    position = game.setup(game.meta.min_seats, game.options(), chance, SILENT)
    decisions = 0
    while waiting := position.waiting_for():
        seat = waiting[0]
        seen, menu = game.observe(position, seat), position.menu(seat)
        if decisions % 9 == 0:
            other = game.imagine(seen, SeededChance(decisions))
            first = bot.choose(game, seen, menu, SeededChance(5))
            assert bot.choose(game, game.observe(other, seat), other.menu(seat), SeededChance(5)) == first
        action = bot.choose(game, seen, menu, thoughts)
        assert position.refusal(seat, action) is None
        position.play(seat, action, chance, SILENT)
        decisions += 1
    assert position.outcome() is not None


@pytest.mark.usefixtures("own_nets")
@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
def test_without_weights_learned_is_greedy_and_search_is_as_it_was(game: Game) -> None:
    game.use_net(None)
    for seed in range(4):
        position = halfway(game, seed, 7 * seed)
        for seat in position.waiting_for():
            seen, menu = game.observe(position, seat), position.menu(seat)
            greedy = GreedyBot().choose(game, seen, menu, SeededChance(seed))
            assert LearnedBot().choose(game, seen, menu, SeededChance(seed)) == greedy
            with_net = SearchBot("a", 6, horizon=2).choose(game, seen, menu, SeededChance(seed))
            plain = SearchBot("b", 6, horizon=2, learned=False).choose(game, seen, menu, SeededChance(seed))
            assert with_net == plain


@pytest.mark.usefixtures("own_nets")
def test_the_net_decides_what_learned_takes() -> None:
    """A net that likes to be behind takes something else than one that likes to lead."""
    game = find_game("metropolis")
    differed = 0
    for seed in range(6):
        position = halfway(game, seed, 20)
        seat = position.waiting_for()[0]
        seen, menu = game.observe(position, seat), position.menu(seat)
        chosen = []
        for weight in (3.0, -3.0):
            game.use_net(simple_net(game, weight))
            chosen.append(LearnedBot().choose(game, seen, menu, SeededChance(seed)))
        differed += chosen[0] != chosen[1]
    assert differed >= 4


@pytest.mark.usefixtures("own_nets")
def test_a_finished_match_is_judged_exactly() -> None:
    game = find_game("rue_de_la_paix")
    position = halfway(game, 1, 100_000)
    outcome = position.outcome()
    assert outcome is not None
    net = simple_net(game)
    chances = [chance_to_win(game, net, position, seat) for seat in range(3)]
    assert sum(chances) == pytest.approx(1.0)
    assert all(chances[seat] > 0 for seat in outcome.winners)


@pytest.mark.usefixtures("own_nets")
def test_last_chance_judges_by_the_net_what_a_place_is_worth_and_nothing_else() -> None:
    """A net that likes what the formula dislikes bids and bets otherwise, but keeps the same dice."""
    game = find_game("last_chance")
    differed = kept = 0
    for seed in range(5):
        chance = SeededChance(seed)
        position = game.setup(4, game.options(), chance, SILENT)
        for _ in range(40):
            waiting = position.waiting_for()
            if not waiting:
                break
            seat = waiting[0]
            seen, menu = game.observe(position, seat), position.menu(seat)
            greedy = GreedyBot().choose(game, seen, menu, SeededChance(1))
            game.use_net(simple_net(game, -1.0))
            chosen = LearnedBot().choose(game, seen, menu, SeededChance(1))
            if menu[0].notation.startswith("keep"):
                kept += 1
                assert chosen == greedy, "which dice to keep is solved"
            differed += chosen != greedy
            position.play(seat, greedy, chance, SILENT)
    assert differed > 3 and kept > 3


@pytest.mark.usefixtures("own_nets")
def test_the_formula_as_a_net_gives_the_formula_s_chances() -> None:
    game = find_game("last_chance")
    net = simple_net(game, 1.0)
    for seed in range(4):
        position = halfway(game, seed, 6 * seed)
        if position.waiting_for():
            seen = game.observe(position, 0)
            formula = game.evaluate(seen)
            if min(formula) > 0.002:  # the formula's smallest chances are cut off as inputs
                assert game.chances(seen, net) == pytest.approx(formula, abs=0.02)


def test_plain_is_a_search_without_a_net() -> None:
    bot = find_bot("plain-24")
    assert isinstance(bot, SearchBot) and (bot.name, bot.trials, bot.learned) == ("plain-24", 24, False)
    timed = bot.at_table()
    assert isinstance(timed, SearchBot) and not timed.learned
    searching = find_bot("search-24")
    assert isinstance(searching, SearchBot) and searching.learned
