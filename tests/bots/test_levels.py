"""Levels: the same names everywhere, different temperaments, and earlier names that stay readable."""

from __future__ import annotations

import pytest

from ludotheque.bots.base import Bot
from ludotheque.bots.levels import EXPERT_TRIALS, LEVELS, STRONG_TRIALS
from ludotheque.bots.registry import find_bot
from ludotheque.bots.search import SearchBot
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.trouble import Trouble
from ludotheque.texts.language import LANGUAGES
from ludotheque.texts.texts import Texts
from ludotheque.web.shelf import level_label


def test_four_levels_with_a_style_in_both_languages() -> None:
    assert [bot.name for bot in LEVELS] == ["beginner", "club", "strong", "expert"]
    for bot in LEVELS:
        for lang in LANGUAGES:
            assert "(" in level_label(lang, bot.name), "a name and a style in a few words"
            assert Texts(lang).has("", f"bot-{bot.name}")


def test_an_expert_looks_further_than_a_strong_bot_and_both_stop_in_time_at_a_table() -> None:
    strong, expert = find_bot("strong"), find_bot("expert")
    assert isinstance(strong, SearchBot) and isinstance(expert, SearchBot)
    assert (strong.trials, expert.trials) == (STRONG_TRIALS, EXPERT_TRIALS)
    assert not expert.timed, "where results must repeat, only trials count"
    timed = expert.at_table()
    assert isinstance(timed, SearchBot) and timed.timed
    assert 0 < strong.milliseconds < timed.milliseconds


@pytest.mark.parametrize("name", ["random", "greedy", "greedy-1", "search"])
def test_the_names_of_earlier_tables_and_files_are_known_and_not_offered(name: str) -> None:
    assert find_bot(name).name == name
    assert name not in [bot.name for bot in LEVELS]


def test_a_search_with_any_budget_is_found_by_its_number_of_trials() -> None:
    bot = find_bot("search-96")
    assert isinstance(bot, SearchBot) and (bot.name, bot.trials) == ("search-96", 96)
    timed = bot.at_table()
    assert isinstance(timed, SearchBot) and timed.timed and timed.milliseconds > 0, (
        "nobody makes a table wait"
    )
    for unknown in ("search-", "search-0", "search--1", "search-1e3", "search-999999", "search-²"):
        with pytest.raises(Trouble):
            find_bot(unknown)


def test_bots_of_one_level_do_not_bid_like_twins() -> None:
    # given the first auction of Paradies, where a villa is worth the same to everybody
    game = find_game("paradis")
    chance = SeededChance(1)
    position = game.setup(4, game.options("", {"first_chooser": "A"}), chance, SILENT)
    position.play(0, position.menu(0)[0], chance, SILENT)

    def bids(bot: Bot) -> list[str]:
        return [
            bot.choose(game, game.observe(position, seat), position.menu(seat), SeededChance(5)).notation
            for seat in range(4)
        ]

    # then greedy bots all say the same, and club bots do not
    assert len(set(bids(find_bot("greedy")))) == 1
    assert len(set(bids(find_bot("club")))) >= 3


@pytest.mark.parametrize("game", CATALOGUE, ids=lambda game: game.meta.id)
@pytest.mark.parametrize("name", ["beginner", "club"])
def test_every_level_plays_every_game_to_its_end(game: Game, name: str) -> None:
    """The levels that search do the same with the same gate: `test_search.py`."""
    bot = find_bot(name)
    chance, thoughts = SeededChance(7), SeededChance(8)
    position = game.setup(game.meta.min_seats, game.options(), chance, SILENT)
    while waiting := position.waiting_for():
        seat = waiting[0]
        menu = position.menu(seat)
        action = bot.choose(game, game.observe(position, seat), menu, thoughts)
        assert position.refusal(seat, action) is None
        position.play(seat, action, chance, SILENT)
    assert position.outcome() is not None
