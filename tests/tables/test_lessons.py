"""A lesson at a table: the newcomer is led, the others play what the script says, and afterwards all are free."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.games import find_game
from ludotheque.kernel.lesson import LESSON, Script, lesson_of
from ludotheque.tables.files import fair_part, verify
from ludotheque.tables.loading import load_table
from ludotheque.tables.problems import NotTaught, Unknown
from ludotheque.tables.publish.messages import explain
from ludotheque.tables.publish.seat_view import lesson_part
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import CLOSED, OVER, RUNNING, Table
from tests.tables.support import Watcher, move, until, with_tables

GAME = "paradis"


def script_of(game: str = GAME) -> Script:
    found = lesson_of(find_game(game).folder)
    assert found is not None
    return found


async def begun(tables: Tables, game: str = GAME) -> Table:
    return await tables.table(await tables.learn("ann", game))


async def step_to(tables: Tables, table: Table, number: int) -> None:
    """Answers as the lesson wishes until this step (from 0) waits for the newcomer."""
    script = script_of(table.game.meta.id)
    for step in script.steps[:number]:
        await until(lambda at=step.at: table.step() == at)  # type: ignore[misc]
        await move(tables, table, script.seat, step.right[-1])
    at = script.steps[number].at
    await until(lambda: table.step() == at)


@with_tables
async def test_the_newcomer_answers_and_the_others_play_what_the_script_says(tables: Tables) -> None:
    table = await begun(tables)
    script = script_of()
    await step_to(tables, table, len(script.steps) - 1)
    assert table.match is not None
    assert [m.seat for m in table.match.moves] == [entry.seat for entry in script.entries]
    assert table.scripted() is None and table.status == RUNNING


@with_tables
async def test_another_legal_move_is_answered_gently_and_nothing_changes(tables: Tables) -> None:
    table = await begun(tables)
    before = table.version
    with pytest.raises(NotTaught) as caught:
        await move(tables, table, 0, "auction SE")
    assert "north-west" in explain(caught.value, "en") and "nord-ouest" in explain(caught.value, "fr")
    assert caught.value.rule == "3.1"
    assert table.version == before


@with_tables
async def test_who_is_early_waits_for_the_others(tables: Tables) -> None:
    """After the newcomer's bid the script has the others next; the newcomer could change the bid, but not now."""
    table = await begun(tables)
    tables.bots.stopped = True
    await step_to(tables, table, 1)
    await move(tables, table, 0, "bid 20")
    with pytest.raises(NotTaught) as caught:
        await move(tables, table, 0, "bid 30")
    assert explain(caught.value, "en") == "One moment: the others move first."


@with_tables
async def test_what_is_said_counts_the_steps_in_both_languages(tables: Tables) -> None:
    table = await begun(tables)
    ann = Watcher("ann")
    await tables.connect(table.id, ann)
    first = ann.you["lesson"]
    assert (first["number"], first["of"], first["done"]) == (1, len(script_of().steps), False)
    assert first["text"].startswith("Whoever has the most money")
    french = lesson_part(table, 0, "fr")
    assert french is not None and french["text"].startswith("À la fin, qui a le plus d'argent")
    assert lesson_part(table, 1, "en") is None
    await step_to(tables, table, 2)
    await until(lambda: bool(ann.you["lesson"]["number"] == 3))  # written, then sent
    assert "Basile" in ann.you["lesson"]["text"]


@with_tables
async def test_a_lesson_is_found_again_and_begins_anew_on_request(tables: Tables) -> None:
    table = await begun(tables)
    await step_to(tables, table, 2)
    assert await tables.learn("ann", GAME) == table.id
    again = await tables.learn("ann", GAME, again=True)
    assert again != table.id
    assert table.status == CLOSED
    assert (await tables.table(again)).step() == 0
    assert await tables.learn("bob", GAME) not in (table.id, again)


@with_tables
async def test_it_is_the_same_when_the_server_has_read_it_from_the_store(tables: Tables) -> None:
    table = await begun(tables)
    await step_to(tables, table, 3)
    read = load_table(tables.store, table.id)
    assert read is not None and read.position == table.position
    assert lesson_part(read, 0, "en") == lesson_part(table, 0, "en")
    assert read.scripted() is not None and read.opened.script == LESSON


@with_tables
async def test_it_stands_in_no_list_of_others(tables: Tables) -> None:
    table = await begun(tables)
    others = await tables.lists("bob", "en")
    assert others == {"waiting": [], "mine": [], "open": [], "watch": []}
    mine = await tables.lists("ann", "en")
    assert [(brief["id"], brief["script"]) for brief in mine["waiting"]] == [(table.id, LESSON)]


@with_tables
async def test_afterwards_the_match_goes_on_and_only_then_its_chance_is_ours(tables: Tables) -> None:
    """The rest of the match is played by bots; what was scripted is not claimed to be fair, the rest verifies."""
    table = await begun(tables, "rue_de_la_paix")
    script = script_of("rue_de_la_paix")
    await step_to(tables, table, len(script.steps) - 1)
    assert fair_part(table)["scripted"] and table.words_drawn == 0
    await tables.bot_plays(table.id, "ann")
    await until(lambda: table.status == OVER)
    assert table.imported is not None and table.imported >= len(script.entries) and table.words_drawn > 0
    verdict = verify(await tables.export(table.id, "ann"))
    assert verdict.ok and not verdict.fair and verdict.imported == table.imported


@with_tables
async def test_a_lesson_in_the_hands_of_a_bot_plays_itself(tables: Tables) -> None:
    table = await begun(tables)
    await tables.bot_plays(table.id, "ann")
    script = script_of()
    await until(lambda: table.step() >= len(script.entries))
    assert table.match is not None and script.follows(table.match)


@with_tables
async def test_a_move_of_a_lesson_can_be_taken_back(tables: Tables) -> None:
    table = await begun(tables)
    await move(tables, table, 0, "auction NW")
    await tables.undo(table.id, "ann")
    part = lesson_part(table, 0, "en")
    assert part is not None and part["number"] == 1 and not part["done"]


@with_tables
async def test_there_are_only_lessons_that_exist(tables: Tables) -> None:
    with pytest.raises(Unknown):
        await tables.learn("ann", GAME, "no-such-example")
    await asyncio.sleep(0)
    assert await tables.store.open_tables("ann") == 0
