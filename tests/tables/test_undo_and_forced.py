"""Taking back, and steps with one option that the table plays."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from ludotheque.bots.pool import BotRunner
from ludotheque.games import CATALOGUE
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import RecordedChance
from ludotheque.kernel.game import Game
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.match import Match
from ludotheque.kernel.offers import Decline
from ludotheque.kernel.position import Observation, snapshot
from ludotheque.tables.loading import load_table
from ludotheque.tables.problems import TooLate
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import OVER, RUNNING, Table
from tests.tables.support import (
    Watcher,
    any_action,
    bots,
    guest_at,
    move,
    open_table,
    open_tables,
    people,
    run,
    until,
    with_tables,
)


async def first_auction(tables: Tables, seats: int = 3, **more: Any) -> Table:
    table = await open_table(tables, people(seats), options={"first_chooser": "A"}, **more)
    await move(tables, table, 0, "auction NW")
    return table


@with_tables
async def test_my_last_move_can_be_taken_back(tables: Tables) -> None:
    table = await first_auction(tables)
    before = snapshot(table.position)
    watcher = Watcher("bob")
    await tables.connect(table.id, watcher)
    await move(tables, table, 1, "bid 5")
    await tables.undo(table.id, "bob")
    assert snapshot(table.position) == before
    assert table.waiting() == [0, 1, 2]
    assert watcher.updates()[-1]["undone_to"] == 1
    assert not [line for line in table.log if line.kind == "move" and line.step > 1]
    again = load_table(tables.store, table.id)
    assert again is not None and snapshot(again.position) == before
    assert [line.n for line in again.log] == [line.n for line in table.log]


@with_tables
async def test_not_after_another_player_moved(tables: Tables) -> None:
    table = await first_auction(tables)
    await move(tables, table, 1, "bid 5")
    await move(tables, table, 2, "bid 6")
    with pytest.raises(TooLate) as problem:
        await tables.undo(table.id, "bob")
    assert problem.value.key == "undo-another-moved"


@with_tables
async def test_not_after_a_reveal(tables: Tables) -> None:
    table = await first_auction(tables)
    for seat in range(3):
        await move(tables, table, seat, f"bid {seat + 1}")
    with pytest.raises(TooLate) as problem:
        await tables.undo(table.id, "cleo")
    assert problem.value.key == "undo-revealed"


@with_tables
async def test_a_turn_is_not_restarted_past_a_reveal(tables: Tables) -> None:
    table = await first_auction(tables)
    for seat in range(3):
        await move(tables, table, seat, f"bid {seat + 1}")
    revealed = snapshot(table.position)
    await move(tables, table, 2, "auction NE")  # the same player as before the reveal
    await tables.undo(table.id, "cleo", whole_turn=True)
    assert snapshot(table.position) == revealed
    with pytest.raises(TooLate) as problem:
        await tables.undo(table.id, "cleo", whole_turn=True)
    assert problem.value.key == "undo-revealed"


@with_tables
async def test_a_reveal_makes_older_decisions_stale_for_everybody(tables: Tables) -> None:
    table = await first_auction(tables)
    assert table.match is not None
    before = [table.match.epoch(seat) for seat in range(3)]
    await move(tables, table, 0, "bid 1")
    await move(tables, table, 1, "bid 2")
    assert [table.match.epoch(seat) - before[seat] for seat in range(3)] == [1, 1, 0]
    await move(tables, table, 2, "bid 3")
    assert [table.match.epoch(seat) - before[seat] for seat in range(3)] == [2, 2, 1]


@with_tables
async def test_nobody_takes_back_anything_before_the_first_move(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    with pytest.raises(TooLate) as problem:
        await tables.undo(table.id, "ann")
    assert problem.value.key == "undo-nothing"


@with_tables
async def test_an_undo_with_a_key_happens_once(tables: Tables) -> None:
    table = await first_auction(tables)
    await move(tables, table, 1, "bid 5")
    await move(tables, table, 1, "bid 6")
    first = await tables.undo(table.id, "bob", key="u")
    again = await tables.undo(table.id, "bob", key="u")
    assert (again.again, again.version) == (True, first.version)
    assert table.step() == 2


@with_tables
async def test_restart_my_turn_takes_back_all_of_it(tables: Tables) -> None:
    table = await first_auction(tables)
    before = snapshot(table.position)
    for amount in (5, 6, 7):
        await move(tables, table, 1, f"bid {amount}")
    await tables.undo(table.id, "bob", whole_turn=True)
    assert snapshot(table.position) == before
    assert table.step() == 1


@pytest.mark.parametrize("game", [game.meta.id for game in CATALOGUE])
def test_whenever_undo_is_offered_it_leads_back_exactly(game: str) -> None:
    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3), game, auto=False)
            chance = random.Random(8)
            taken = 0
            while table.status == RUNNING and table.step() < 60:
                seat = chance.choice(table.waiting())
                before = snapshot(table.position)
                await move(tables, table, seat, any_action(table, seat, chance).notation)
                if (
                    table.match is not None
                    and table.match.undo_block(seat) is None
                    and table.status == RUNNING
                ):
                    made = table.match.moves[-1].action.notation
                    await tables.undo(table.id, guest_at(table, seat))
                    assert snapshot(table.position) == before
                    taken += 1
                    await move(tables, table, seat, made)
            if game == "paradis":
                assert taken > 5

    run(work())


class Sleeps:
    """Notes how long bots wait, and lets them go on when the test says so."""

    def __init__(self) -> None:
        self.asked: list[float] = []
        self.over = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        self.asked.append(seconds)
        await self.over.wait()


def test_bots_wait_longer_while_their_move_would_end_somebodys_undo() -> None:
    async def work() -> None:
        sleeps = Sleeps()
        async with open_tables(bot_pause=0.7, undo_pause=2.0, sleep=sleeps.sleep) as tables:
            chairs = [*people(1), *bots(2, first=1)]
            table = await open_table(tables, chairs, options={"first_chooser": "A"})
            # given a move of Ann's that she can take back
            await move(tables, table, 0, "auction NW")
            await until(lambda: len(sleeps.asked) == 2)
            assert sleeps.asked == [2.0, 2.0]
            await tables.undo(table.id, "ann")
            # when the bots wake up and she has moved again meanwhile, then one waits once more
            await move(tables, table, 0, "auction NE")
            sleeps.over.set()
            await until(lambda: len(sleeps.asked) >= 3)
            assert sleeps.asked[:3] == [2.0] * 3

    run(work())


@pytest.mark.parametrize("game", [game.meta.id for game in CATALOGUE])
def test_terminal_and_table_agree_on_what_can_be_taken_back(game: str) -> None:
    """Both play by one engine: after every move, every seat is shown the same by both."""

    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3), game, auto=False)
            chance = random.Random(11)
            reasons: set[str | None] = set()
            match = table.match
            assert match is not None
            setup = RecordedChance(match.setup_drawn)
            terminal = Match(table.game, 3, table.options, setup)
            while table.status == RUNNING and table.step() < 120:
                seat = chance.choice(table.waiting())
                await move(tables, table, seat, any_action(table, seat, chance).notation)
                made = match.moves[-1]
                terminal.play(seat, made.action, chance=RecordedChance(made.drawn))
                for viewer in range(3):
                    reason = match.undo_block(viewer)
                    assert terminal.undo_block(viewer) == reason
                    reasons.add(reason)
                if match.undo_block(seat) is None and chance.random() < 0.3:
                    await tables.undo(table.id, guest_at(table, seat))
                    terminal.undo(seat)
                    assert snapshot(terminal.position) == snapshot(table.position)
            assert len(reasons) > 1

    run(work())


# --- forced steps ------------------------------------------------------------------------------------


def forced(table: Table) -> list[str]:
    assert table.match is not None
    return [step.action.notation for step in table.match.moves if step.by == "forced"]


@pytest.mark.parametrize("game", [game.meta.id for game in CATALOGUE])
def test_the_table_plays_what_the_rules_call_forced_and_nothing_else(game: str) -> None:
    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3), game)
            chance = random.Random(2)
            replayed = table.position.copy()
            match = table.match
            assert match is not None
            made = 0
            while table.status == RUNNING and table.step() < 150:
                assert [table.position.forced(seat) for seat in table.waiting()] == [None] * len(
                    table.waiting()
                )
                seat = chance.choice(table.waiting())
                await move(tables, table, seat, any_action(table, seat, chance).notation)
                for step in match.moves[made:]:
                    if step.by == "forced":
                        assert replayed.forced(step.seat) is step.action
                    replayed.play(step.seat, step.action, RecordedChance(step.drawn), SILENT)
                made = len(match.moves)

    run(work())


@with_tables
async def test_who_may_still_speak_is_asked_though_the_menu_holds_one_move(tables: Tables) -> None:
    """Paradies §9.1: nobody earns from nature here, so the menu samples no offer; one may be made all the same."""
    table = await first_auction(tables)
    for seat, amount in enumerate((5, 2, 1)):
        await move(tables, table, seat, f"bid {amount}")
    while table.position.rule() != "9.1":
        seat = table.waiting()[0]
        await move(tables, table, seat, any_action(table, seat, random.Random(1)).notation)
    speakers = [seat for seat in table.waiting() if len(table.position.menu(seat)) == 1]
    assert speakers
    assert [action.notation for action in table.position.menu(speakers[0])] == ["no offer"]
    assert "no offer" not in forced(table)


class Pushy(BotRunner):
    """Offers one of its lots to Ann (A), and builds on it before she has answered."""

    def __init__(self) -> None:
        self.lot = ""  #: the one that it has offered
        self.tried = 0  #: how often it wanted to build on it

    async def choose(self, game: Game, level: str, seen: Observation, menu: tuple[Action, ...]) -> Action:
        notations = [action.notation for action in menu]
        offers = [notation for notation in notations if notation.startswith("offer") and ">A" in notation]
        if offers and not self.lot:
            self.lot = next(part for part in offers[0].split() if part.endswith(">A")).removesuffix(">A")
            return menu[notations.index(offers[0])]
        build = f"build house {self.lot}"
        if build in notations:
            self.tried += 1
            return menu[notations.index(build)]
        return menu[0]


def test_a_bot_does_not_move_on_before_a_person_has_answered_its_offer() -> None:
    async def work() -> None:
        pushy = Pushy()
        async with open_tables(bots=pushy) as tables:
            table = await open_table(tables, [*people(1), *bots(2, first=1)], "metropolis")
            match = table.match
            assert match is not None
            # given that a bot has offered Ann a lot and wants to build on it
            while not pushy.tried:
                await until(lambda: bool(pushy.tried) or (table.waiting() == [0] and not table.thinking))
                if not pushy.tried:
                    await move(tables, table, 0, table.position.menu(0)[0].notation)
            # then it waits for her
            await until(lambda: not table.thinking)
            assert 0 in table.waiting()
            answer = next(action for action in table.position.menu(0) if isinstance(action, Decline))
            # and goes on when she has answered
            await move(tables, table, 0, answer.notation)
            await until(
                lambda: any(step.action.notation == f"build house {pushy.lot}" for step in match.moves)
            )

    run(work())


def test_the_line_of_a_forced_move_carries_a_mark() -> None:
    async def work() -> None:
        for game in CATALOGUE:
            async with open_tables() as tables:
                table = await open_table(tables, people(3), game.meta.id)
                watcher = Watcher("ann", "fr")
                await tables.connect(table.id, watcher)
                chance = random.Random(4)
                while table.status == RUNNING and not forced(table):
                    seat = chance.choice(table.waiting())
                    await move(tables, table, seat, any_action(table, seat, chance).notation)
                if forced(table):
                    lines = [line for message in watcher.updates() for line in message["happened"]]
                    marked = [line for line in lines if line.get("mark") == "seul coup possible"]
                    assert len(marked) == len(forced(table))
                    assert all(line["kind"] == "move" and line["texts"] for line in marked)
                    return
        raise AssertionError("no game ever forced a step")

    run(work())


@with_tables
async def test_what_a_secret_forces_is_left_to_the_player(tables: Tables) -> None:
    """Somebody without money can only bid nothing; played at once, it would tell the others."""
    table = await first_auction(tables)
    state = table.position
    assert hasattr(state, "cash")
    state.cash[2] = 0
    await tables.set_auto(table.id, "cleo", True)
    assert [action.notation for action in state.menu(2)] == ["bid 0"]
    assert table.waiting() == [0, 1, 2]
    for seat in (0, 1):
        await move(tables, table, seat, "bid 1")
    assert table.waiting() == [2]


def test_it_can_be_switched_off() -> None:
    async def work() -> None:
        async with open_tables() as tables:
            for game in CATALOGUE:
                table = await open_table(tables, people(3), game.meta.id, auto=False)
                chance = random.Random(4)
                while table.status == RUNNING and table.step() < 100:
                    seat = chance.choice(table.waiting())
                    await move(tables, table, seat, any_action(table, seat, chance).notation)
                assert forced(table) == []
            await until(lambda: table.status in (RUNNING, OVER))

    run(work())
