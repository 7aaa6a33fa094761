"""Bots: what they are given, what they choose, how well they play."""

from __future__ import annotations

import ast
from pathlib import Path
from types import ModuleType

import pytest

from ludotheque.bots import base, simple
from ludotheque.bots.base import Bot
from ludotheque.bots.driver import play_bots
from ludotheque.bots.levels import LEVELS
from ludotheque.bots.registry import find_bot
from ludotheque.bots.search import SearchBot
from ludotheque.bots.simple import GreedyBot, RandomBot
from ludotheque.bots.simulation import match_chance, play_matches
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance, SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.playout import play_on
from ludotheque.kernel.position import Observation, Position
from ludotheque.kernel.record import save
from ludotheque.kernel.trouble import Trouble

SIMPLE = (RandomBot(), GreedyBot())
SHORT = [
    SearchBot(bot.name, 6, horizon=2) if isinstance(bot, SearchBot) else bot for bot in LEVELS
]  #: every level, the searching ones with few and short trials
BLIND = (*SIMPLE, *SHORT)


def halfway(game: Game, seed: int, decisions: int) -> Position:
    """A position some random decisions into a match of the fewest players."""
    chance = SeededChance(seed)
    position = game.setup(game.meta.min_seats, game.options(), chance, SILENT)
    play_on(position, chance, decisions)
    return position


# --- what a bot is given ---------------------------------------------------------------------------------


@pytest.mark.parametrize("module", [base, simple], ids=["base", "simple"])
def test_choose_takes_an_observation_and_never_a_position(module: ModuleType) -> None:
    compiled_or_not = Path(str(module.__file__))
    source = compiled_or_not.with_name(f"{compiled_or_not.name.split('.')[0]}.py")
    tree = ast.parse(source.read_text(encoding="utf-8"))
    chooses = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == "choose"]
    assert chooses
    for choose in chooses:
        arguments = choose.args.args[1:]
        given = {argument.arg: ast.unparse(argument.annotation or argument) for argument in arguments}
        assert given == {
            "game": "Game",
            "seen": "Observation",
            "menu": "tuple[Action, ...]",
            "chance": "Chance",
        }
    names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert "Position" not in names


@pytest.mark.parametrize("bot", BLIND, ids=lambda bot: bot.name)
@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
def test_equal_observations_give_equal_choices_whatever_is_hidden(game: Game, bot: Bot) -> None:
    hidden_differed = 0
    for seed in range(12):
        position = halfway(game, seed, 6 + 5 * seed)
        for seat in position.waiting_for():
            # given a position that looks the same from this seat, with the hidden part dealt anew
            seen = game.observe(position, seat)
            other = game.imagine(seen, SeededChance(1000 + seed))
            assert game.observe(other, seat) == seen
            hidden_differed += save(other) != save(position)
            # then the bot cannot tell one from the other
            first = bot.choose(game, seen, position.menu(seat), SeededChance(seed))
            second = bot.choose(game, game.observe(other, seat), other.menu(seat), SeededChance(seed))
            assert first == second
    if game.meta.id == "paradis":  # a game may hide nothing; here purses, bids and the pile are hidden
        assert hidden_differed


# --- what it chooses -------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", SIMPLE, ids=lambda bot: bot.name)
@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
def test_choices_are_on_the_menu_or_offers_that_pass_the_gate_up_to_the_end_of_a_match(
    game: Game, bot: Bot
) -> None:
    chance, thoughts = SeededChance(7), SeededChance(8)
    position = game.setup(game.meta.max_seats, game.options(), chance, SILENT)
    while waiting := position.waiting_for():
        seat = waiting[0]
        menu = position.menu(seat)
        action = bot.choose(game, game.observe(position, seat), menu, thoughts)
        assert action in menu or action.open_ended
        assert position.refusal(seat, action) is None
        position.play(seat, action, chance, SILENT)
    assert position.outcome() is not None


def test_greedy_takes_the_best_appraised_and_draws_among_equals() -> None:
    game = find_game("paradis")
    position = game.setup(3, game.options("", {"first_chooser": "A"}), SeededChance(1), SILENT)
    seen, menu = game.observe(position, 0), position.menu(0)
    worth = game.appraise(seen, menu, SeededChance(1))
    best = {action.notation for action, value in zip(menu, worth, strict=True) if value == max(worth)}
    chosen = {GreedyBot().choose(game, seen, menu, SeededChance(seed)).notation for seed in range(60)}
    assert chosen == best  # at the start all four villas are worth the same, and each is chosen sometimes
    assert len(best) == 4


def test_random_chooses_everything_sooner_or_later() -> None:
    game = find_game("paradis")
    position = game.setup(3, game.options("", {"first_chooser": "A"}), SeededChance(1), SILENT)
    seen, menu = game.observe(position, 0), position.menu(0)
    chance = SeededChance(5)
    assert {RandomBot().choose(game, seen, menu, chance) for _ in range(60)} == set(menu)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_beats_random_clearly(seats: int) -> None:
    # given one greedy bot, on each seat in turn, among random ones
    game = find_game("paradis")
    matches = 100
    wins = 0
    lead = 0.0
    for match in range(matches):
        hero = match % seats
        bots: list[Bot] = [
            find_bot("greedy") if seat == hero else find_bot("random") for seat in range(seats)
        ]
        chance = match_chance(2024, match, 0)
        position = game.setup(seats, game.options(), chance, SILENT)
        play_bots(game, position, bots, chance, match_chance(2024, match, 1))
        outcome = position.outcome()
        assert outcome is not None
        wins += hero in outcome.winners
        lead += outcome.scores[hero] - max(score for seat, score in enumerate(outcome.scores) if seat != hero)
    # then it wins most of the matches, and is far ahead of the best of the others on average
    assert wins > 0.6 * matches
    assert lead / matches > 20


# --- the registry, and series of matches -----------------------------------------------------------------


def test_bots_are_found_by_name() -> None:
    assert isinstance(find_bot("random"), RandomBot)
    assert isinstance(find_bot("greedy"), GreedyBot)
    assert [find_bot(bot.name) for bot in LEVELS] == list(LEVELS)
    with pytest.raises(Trouble) as trouble:
        find_bot("grandmaster")
    assert trouble.value.key == "unknown-bot"
    assert "greedy" in str(trouble.value.facts["known"])


def test_a_series_is_the_same_in_one_piece_or_in_several() -> None:
    game = find_game("paradis")
    bots = [find_bot(name) for name in ("greedy", "random", "random")]
    whole = play_matches(game, game.options(), bots, 99, 0, 12)
    parts = play_matches(game, game.options(), bots, 99, 0, 5)
    parts.add(play_matches(game, game.options(), bots, 99, 5, 7))
    assert (parts.matches, parts.decisions) == (whole.matches, whole.decisions) == (12, whole.decisions)
    assert (parts.wins, parts.scores, parts.without_winner) == (
        whole.wins,
        whole.scores,
        whole.without_winner,
    )
    assert sum(whole.wins) + whole.without_winner >= 12


def test_every_match_of_a_series_has_chance_of_its_own() -> None:
    drawn = {
        tuple(match_chance(seed, number, stream).below("", 1 << 30) for _ in range(1))
        for seed in (0, 1, 1 << 32, 1 << 40, 1 << 62)
        for number in (0, 1, 2)
        for stream in (0, 1)
    }
    assert len(drawn) == 5 * 3 * 2
    assert match_chance(3, 4, 1).below("", 1 << 30) == match_chance(3, 4, 1).below("", 1 << 30)


def test_random_bots_play_the_same_match_with_or_without_looking() -> None:
    """A table of random bots is played by the fast loop; one that looks changes the loop, not the rules."""
    game = find_game("paradis")
    chance = SeededChance(11)
    position = game.setup(3, game.options(), chance, SILENT)
    decisions = play_bots(game, position, [RandomBot(), RandomBot(), RandomBot()], chance, SeededChance(12))
    again = SeededChance(11)
    other = game.setup(3, game.options(), again, SILENT)
    assert play_on(other, again) == decisions
    assert save(other) == save(position)


# --- a bot of one's own ----------------------------------------------------------------------------------


class FirstBot(Bot):
    """Somebody else's bot, in plain Python: always the first thing offered."""

    def __init__(self) -> None:
        super().__init__("first")
        self.asked = 0

    def choose(self, game: Game, seen: Observation, menu: tuple[Action, ...], chance: Chance) -> Action:
        self.asked += 1
        return menu[0]


def test_a_bot_of_plain_python_plays_where_the_games_are_compiled() -> None:
    game = find_game("paradis")
    mine = FirstBot()
    position = game.setup(3, game.options(), SeededChance(4), SILENT)
    play_bots(game, position, [mine, GreedyBot(), RandomBot()], SeededChance(4), SeededChance(5))
    assert position.outcome() is not None
    assert mine.asked > 12  # the last paradise has twelve tiles, and everybody bids for each
