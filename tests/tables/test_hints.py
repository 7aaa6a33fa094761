"""Hints: an expert who knows what the player's own seat sees; nobody else learns of it."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.bots.pool import BotRunner, BotTrouble
from ludotheque.bots.registry import ADVISER
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.position import Observation
from ludotheque.tables.problems import NotAllowed, TooLate, Unknown
from ludotheque.tables.publish.messages import texts
from ludotheque.tables.service.tables import Tables
from tests.tables.support import Watcher, guest_at, move, open_table, open_tables, people, run, seen_by

Question = tuple[str, Observation, tuple[Action, ...]]


class Adviser(BotRunner):
    """Notes what it is asked, and answers by a bot that does not look ahead."""

    def __init__(self) -> None:
        self.asked: list[Question] = []
        self.fails = False
        self.waits: asyncio.Event | None = None

    async def choose(self, game: Game, level: str, seen: Observation, menu: tuple[Action, ...]) -> Action:
        self.asked.append((level, seen, menu))
        if self.waits is not None:
            await self.waits.wait()
        if self.fails:
            raise BotTrouble("crashed")
        return await super().choose(game, "greedy", seen, menu)


@pytest.mark.parametrize("name", [game.meta.id for game in CATALOGUE])
def test_the_expert_is_shown_what_the_own_seat_sees_and_the_table_does_not_change(name: str) -> None:
    async def work() -> None:
        adviser = Adviser()
        async with open_tables(bots=adviser) as tables:
            table = await open_table(tables, people(find_game(name).meta.min_seats), name)
            seat = table.waiting()[0]
            other = Watcher(guest_at(table, (seat + 1) % table.seats))
            await tables.connect(table.id, other)
            version, heard = table.version, len(other.raw)
            _, hint = await tables.hint(table.id, guest_at(table, seat))
            ((level, seen, menu),) = adviser.asked
            assert level == ADVISER
            assert seen == table.game.observe(table.position, seat)
            assert menu == table.position.menu(seat)
            assert table.position.refusal(seat, hint.action) is None
            assert hint.decision == seen_by(table, seat)
            assert (table.version, len(other.raw)) == (version, heard)
            assert hint.label is not None
            assert all(texts(lang).text(name, hint.label, table.names()) for lang in ("en", "fr"))

    run(work())


def test_asking_again_at_the_same_point_costs_nothing_and_says_the_same() -> None:
    async def work() -> None:
        adviser = Adviser()
        async with open_tables(bots=adviser) as tables:
            table = await open_table(tables, people(3))
            seat = table.waiting()[0]
            _, first = await tables.hint(table.id, guest_at(table, seat))
            _, again = await tables.hint(table.id, guest_at(table, seat))
            assert again is first
            assert len(adviser.asked) == 1
            await move(tables, table, seat, first.action.notation)
            _, later = await tables.hint(table.id, guest_at(table, seat))
            assert len(adviser.asked) == 2
            # a sealed bid is called by its control and the amount
            assert (later.action.notation, later.amount != "") == (f"bid {later.amount}", True)

    run(work())


async def refused(tables: Tables, id: str, guest: str) -> str:
    with pytest.raises((TooLate, NotAllowed, Unknown)) as caught:
        await tables.hint(id, guest)
    return caught.value.key


def test_who_may_not_ask() -> None:
    async def work() -> None:
        adviser = Adviser()
        async with open_tables(bots=adviser) as tables:
            silent = await open_table(tables, people(3), estimates=False)
            assert await refused(tables, silent.id, guest_at(silent, silent.waiting()[0])) == "hint-forbidden"
            table = await open_table(tables, people(3))
            idle = next(seat for seat in range(3) if seat not in table.waiting())
            assert await refused(tables, table.id, guest_at(table, idle)) == "hint-nothing"
            assert await refused(tables, table.id, "a stranger") == "no-such-table"
            assert adviser.asked == []
            adviser.fails = True
            assert await refused(tables, table.id, guest_at(table, table.waiting()[0])) == "hint-none"

    run(work())


def test_a_guest_waits_for_one_hint_at_a_time_and_a_decision_that_is_over_gets_none() -> None:
    async def work() -> None:
        adviser = Adviser()
        async with open_tables(bots=adviser) as tables:
            table = await open_table(tables, people(3))
            seat = table.waiting()[0]
            guest = guest_at(table, seat)
            adviser.waits = asyncio.Event()
            asked = asyncio.ensure_future(tables.hint(table.id, guest))
            while not adviser.asked:
                await asyncio.sleep(0)
            assert await refused(tables, table.id, guest) == "thoughts-busy"
            await move(tables, table, seat, table.position.menu(seat)[0].notation)
            adviser.waits.set()
            with pytest.raises(TooLate) as late:
                await asked
            assert late.value.key == "stale"

    run(work())


def test_what_it_takes_counts_as_the_time_of_who_asked() -> None:
    async def work() -> None:
        async with open_tables(bots=Adviser()) as tables:
            table = await open_table(tables, people(3))
            guest = guest_at(table, table.waiting()[0])
            assert guest not in tables.bots.shares.used
            await tables.hint(table.id, guest)
            assert tables.bots.shares.used[guest] > 0.0

    run(work())


def test_the_advice_is_the_same_whatever_is_hidden() -> None:
    """Observations that are equal get equal advice: the expert is given nothing else."""
    game = find_game("paradis")

    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3))
            seat = table.waiting()[0]
            other = game.imagine(game.observe(table.position, seat), SeededChance(9))
            assert game.observe(other, seat) == game.observe(table.position, seat)
            tables.bots.runner.seed = lambda: 5  # type: ignore[method-assign]
            _, hint = await tables.hint(table.id, guest_at(table, seat))
            runner = tables.bots.runner
            assert hint.action == await runner.choose(
                game, ADVISER, game.observe(other, seat), other.menu(seat)
            )

    run(work())
