"""Bots think in processes of their own; one that breaks or hangs is replaced by the default action, and logged."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.bots.pool import BotPool, BotRunner, BotTrouble
from ludotheque.games import find_game
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.position import Observation
from ludotheque.tables.events import BOT, Chair
from ludotheque.tables.table import OVER
from tests.tables.support import bots, open_table, open_tables, run, until

BAD = "tests.tables.bad_worker"


def question() -> tuple[Game, Observation, tuple[Action, ...]]:
    game = find_game("paradis")
    position = game.setup(3, game.options(), SeededChance(1), SILENT)
    seat = position.waiting_for()[0]
    return game, game.observe(position, seat), position.menu(seat)


def test_a_bot_answers_from_another_process() -> None:
    async def work() -> None:
        game, seen, menu = question()
        workers = BotPool(1)
        try:
            action = await workers.choose(game, "random", seen, menu)
            assert action in menu
            assert any(action is known for known in menu)
        finally:
            await workers.close()

    run(work())


@pytest.mark.parametrize(
    ("level", "why"), [("crash", "crashed"), ("raise", "crashed"), ("hang", "hung"), ("illegal", "crashed")]
)
def test_trouble_is_shown_and_the_next_question_is_answered(level: str, why: str) -> None:
    async def work() -> None:
        game, seen, menu = question()
        workers = BotPool(1, limit=20, module=BAD)
        try:
            await workers.choose(game, "chatter", seen, menu)  # starts the process
            workers.limit = 0.5 if level == "hang" else 20
            asked = menu[1:] if level == "illegal" else menu
            with pytest.raises(BotTrouble) as trouble:
                await workers.choose(game, level, seen, asked)
            assert trouble.value.why == why
            workers.limit = 20
            assert await workers.choose(game, "chatter", seen, menu) is menu[0]
        finally:
            await workers.close()

    run(work())


def test_questions_wait_for_a_free_worker_and_get_their_own_answers() -> None:
    async def work() -> None:
        game, seen, menu = question()
        workers = BotPool(2, module=BAD)
        try:
            asked = [menu[start:] for start in (0, 1, 2, 0, 2, 1)]
            answers = await asyncio.gather(*(workers.choose(game, "chatter", seen, part) for part in asked))
            assert answers == [part[0] for part in asked]
        finally:
            await workers.close()

    run(work())


class Unreliable(BotRunner):
    """A runner whose bots of some levels never give a usable answer."""

    async def choose(self, game: Game, level: str, seen: Observation, menu: tuple[Action, ...]) -> Action:
        if level in ("hung", "crashed"):
            raise BotTrouble(level)
        return game.action(0) if level == "illegal" else menu[0]


@pytest.mark.parametrize("why", ["hung", "crashed", "illegal"])
def test_the_table_plays_the_default_for_a_broken_bot_and_says_so(why: str) -> None:
    async def work() -> None:
        async with open_tables(bots=Unreliable()) as tables:
            chairs = bots(3)
            chairs[1] = Chair(BOT, "", "Basile", why)
            table = await open_table(tables, chairs, options={"first_chooser": "A"})
            await until(lambda: table.status == OVER)
            failed = [line for line in table.log if line.key == "log-bot-failed"]
            played = [line for line in table.log if line.mark == "mark-failed"]
            assert failed and {line.seat for line in failed} == {1}
            assert {line.params["why"] for line in failed} == {why}
            assert len(played) == len(failed)
            assert table.match is not None
            for step in table.match.moves:
                assert step.by == ("failed" if step.seat == 1 else "bot")

    run(work())
