"""Taking back, and steps with one option that the table plays."""

from __future__ import annotations

import random

import pytest

from ludotheque.games import CATALOGUE
from ludotheque.kernel.game import snapshot
from ludotheque.tables.problems import TooLate
from ludotheque.tables.rows import load_table
from ludotheque.tables.service import Tables
from ludotheque.tables.table import OVER, RUNNING, Table
from tests.tables.support import (
    Watcher,
    any_action,
    guest_at,
    house,
    in_house,
    move,
    open_table,
    people,
    run,
    until,
)


async def first_auction(tables: Tables, seats: int = 3, **more: object) -> Table:
    table = await open_table(tables, people(seats), options={"first_chooser": "A"}, **more)
    await move(tables, table, 0, "auction NW")
    return table


@in_house
async def test_my_last_move_can_be_taken_back(tables: Tables) -> None:
    table = await first_auction(tables)
    before = snapshot(table.position)
    watcher = Watcher("bob")
    await tables.watch(table.id, watcher)
    await move(tables, table, 1, "bid 5")
    await tables.undo(table.id, "bob")
    assert snapshot(table.position) == before
    assert table.waiting() == [0, 1, 2]
    assert watcher.updates()[-1]["undone_to"] == 1
    assert not [line for line in table.log if line.kind == "move" and line.step > 1]
    again = load_table(tables.store, table.id)
    assert again is not None and snapshot(again.position) == before
    assert [line.n for line in again.log] == [line.n for line in table.log]


@in_house
async def test_not_after_another_player_moved(tables: Tables) -> None:
    table = await first_auction(tables)
    await move(tables, table, 1, "bid 5")
    await move(tables, table, 2, "bid 6")
    with pytest.raises(TooLate) as problem:
        await tables.undo(table.id, "bob")
    assert problem.value.key == "undo-another-moved"


@in_house
async def test_not_after_a_reveal(tables: Tables) -> None:
    table = await first_auction(tables)
    for seat in range(3):
        await move(tables, table, seat, f"bid {seat + 1}")
    with pytest.raises(TooLate) as problem:
        await tables.undo(table.id, "cleo")
    assert problem.value.key == "undo-revealed"


@in_house
async def test_nobody_takes_back_anything_before_the_first_move(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    with pytest.raises(TooLate) as problem:
        await tables.undo(table.id, "ann")
    assert problem.value.key == "undo-nothing"


@in_house
async def test_an_undo_with_a_key_happens_once(tables: Tables) -> None:
    table = await first_auction(tables)
    await move(tables, table, 1, "bid 5")
    await move(tables, table, 1, "bid 6")
    first = await tables.undo(table.id, "bob", key="u")
    again = await tables.undo(table.id, "bob", key="u")
    assert (again.again, again.version) == (True, first.version)
    assert table.step() == 2


@in_house
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
        async with house() as tables:
            table = await open_table(tables, people(3), game, auto=False)
            chance = random.Random(8)
            taken = 0
            while table.status == RUNNING and table.step() < 60:
                seat = chance.choice(table.waiting())
                before = snapshot(table.position)
                await move(tables, table, seat, any_action(table, seat, chance).notation)
                if (
                    table.course is not None
                    and table.course.undo_block(seat) is None
                    and table.status == RUNNING
                ):
                    made = table.course.steps[-1].action.notation
                    await tables.undo(table.id, guest_at(table, seat))
                    assert snapshot(table.position) == before
                    taken += 1
                    await move(tables, table, seat, made)
            if game == "paradis":
                assert taken > 5

    run(work())


# --- forced steps ------------------------------------------------------------------------------------


def forced(table: Table) -> list[str]:
    assert table.course is not None
    return [step.action.notation for step in table.course.steps if step.by == "forced"]


@pytest.mark.parametrize("game", [game.meta.id for game in CATALOGUE])
def test_no_choice_is_left_to_people_where_everybody_sees_there_is_none(game: str) -> None:
    async def work() -> None:
        async with house() as tables:
            table = await open_table(tables, people(3), game)
            chance = random.Random(2)
            while table.status == RUNNING and table.step() < 150:
                for seat in table.waiting():
                    menu = table.position.menu(seat)
                    if len(menu) == 1 and not menu[0].open_ended:
                        assert not tables._publicly_forced(table, seat, menu)
                seat = chance.choice(table.waiting())
                await move(tables, table, seat, any_action(table, seat, chance).notation)

    run(work())


def test_the_log_says_that_the_table_played() -> None:
    async def work() -> None:
        for game in CATALOGUE:
            async with house() as tables:
                table = await open_table(tables, people(3), game.meta.id)
                watcher = Watcher("ann", "fr")
                await tables.watch(table.id, watcher)
                chance = random.Random(4)
                while table.status == RUNNING and not forced(table):
                    seat = chance.choice(table.waiting())
                    await move(tables, table, seat, any_action(table, seat, chance).notation)
                if forced(table):
                    assert "Un seul coup était possible : la table l'a joué." in watcher.texts()
                    return
        raise AssertionError("no game ever forced a step")

    run(work())


@in_house
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
        async with house() as tables:
            for game in CATALOGUE:
                table = await open_table(tables, people(3), game.meta.id, auto=False)
                chance = random.Random(4)
                while table.status == RUNNING and table.step() < 100:
                    seat = chance.choice(table.waiting())
                    await move(tables, table, seat, any_action(table, seat, chance).notation)
                assert forced(table) == []
            await until(lambda: table.status in (RUNNING, OVER))

    run(work())
