"""Game files: a finished table as text, checked offline, and brought in again."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ludotheque.cli.app import app
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.fair import promise_of
from ludotheque.kernel.match import Match
from ludotheque.kernel.matchfile import file_text, read_match
from ludotheque.kernel.position import snapshot
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.files import game_file, verify
from ludotheque.tables.loading import load_table
from ludotheque.tables.problems import TooLate
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.store.collection import open_store
from ludotheque.tables.table import OVER, RUNNING
from tests.tables.support import (
    bots,
    free,
    move,
    open_table,
    open_tables,
    people,
    play_people,
    run,
    stored_rows,
    until,
    with_tables,
)

GAMES = [game.meta.id for game in CATALOGUE]


@cache
def finished(game: str) -> str:
    """The file of a match of bots, with one person's part of the chance."""

    async def work() -> str:
        async with open_tables() as tables:
            table = await open_table(tables, [*people(1), *free(2)], game, promise=promise_of("salt"))
            await tables.start(table.id, "ann")
            await tables.reveal(table.id, "ann", "salt")
            await tables.resign(table.id, "ann")
            await until(lambda: table.status == OVER)
            return await tables.export(table.id, "ann")

    with ThreadPoolExecutor(1) as aside:  # a test that asks may run in a loop of its own
        return aside.submit(run, work()).result()


# --- export ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_file_is_a_match_the_kernel_can_read(game: str) -> None:
    text = finished(game)
    match = read_match(text, find_game, SeededChance(0))
    data = json.loads(text)
    assert snapshot(match.position) == data["snapshot"]
    del data["fair"], data["signature"]
    match.names = data["names"]
    assert json.loads(file_text(match)) == data


@with_tables
async def test_nobody_takes_a_running_match_home(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    with pytest.raises(TooLate) as problem:
        await tables.export(table.id, "ann")
    assert problem.value.key == "not-over"


# --- verify ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_an_honest_file_is_drawn_again_from_its_seed(game: str) -> None:
    verdict = verify(finished(game))
    assert verdict.ok and verdict.fair
    data = json.loads(finished(game))
    assert verdict.moves == len(data["moves"])
    assert verdict.draws == len(data["setup"]) + sum(len(move[2]) for move in data["moves"]) > 0


def test_after_taking_back_it_still_fits() -> None:
    async def work() -> str:
        async with open_tables() as tables:
            table = await open_table(tables, people(3), options={"first_chooser": "A"})
            await move(tables, table, 0, "auction NW")
            await move(tables, table, 1, "bid 4")
            await tables.undo(table.id, "bob")
            chance = random.Random(1)
            await play_people(tables, table, chance)
            return await tables.export(table.id, "ann")

    assert verify(run(work())).ok


def changed(change: Callable[[dict[str, Any]], None], game: str = "last_chance") -> str:
    data = json.loads(finished(game))
    change(data)
    return json.dumps(data)


def first_draw(data: dict[str, Any]) -> int:
    """The number of the first move for which a die fell."""
    return next(n for n, m in enumerate(data["moves"], 1) if m[2] and isinstance(m[2][0][1], int))


def other_seed(data: dict[str, Any]) -> None:
    data["fair"]["seed"] = "00" * 32


def other_contribution(data: dict[str, Any]) -> None:
    data["fair"]["mixed"][0][1] = "sugar"


def other_promise(data: dict[str, Any]) -> None:
    other_contribution(data)
    data["fair"]["promised"][0][1] = promise_of("sugar")


def other_winners(data: dict[str, Any]) -> None:
    data["winners"] = ["A"] if data["winners"] != ["A"] else ["B"]


def loaded_die(data: dict[str, Any]) -> None:
    draw = data["moves"][first_draw(data) - 1][2][0]
    draw[1] = 1 if draw[1] != 1 else 2


def illegal_move(data: dict[str, Any]) -> None:
    data["moves"][0][1] = "bid 123"


def unreadable_move(data: dict[str, Any]) -> None:
    data["moves"][2] = ["A", "abracadabra", []]


def stacked_setup(data: dict[str, Any]) -> None:
    draw = data["setup"][0]
    draw[1] = draw[1][::-1] if isinstance(draw[1], list) else (draw[1] + 1) % 2


def richer_ending(data: dict[str, Any]) -> None:
    data["snapshot"]["of"][1] = "rich"


@pytest.mark.parametrize(
    ("change", "key", "where"),
    [
        (other_seed, "verify-commitment", lambda data: 0),
        (other_contribution, "verify-promise", lambda data: 0),
        (other_promise, "verify-chance", lambda data: 0),
        (other_winners, "verify-winners", lambda data: len(data["moves"])),
        (stacked_setup, "verify-chance", lambda data: 0),
        (loaded_die, "verify-chance", first_draw),
        (illegal_move, "verify-illegal", lambda data: 1),
        (unreadable_move, "verify-unreadable", lambda data: 3),
        (richer_ending, "verify-snapshot", lambda data: len(data["moves"])),
    ],
)
def test_a_changed_file_is_found_out_and_the_first_move_named(
    change: Callable[[dict[str, Any]], None], key: str, where: Callable[[dict[str, Any]], int]
) -> None:
    verdict = verify(changed(change))
    assert (verdict.key, verdict.where) == (key, where(json.loads(finished("last_chance"))))


def test_a_file_without_a_seed_is_replayed_only() -> None:
    match = Match(find_game("paradis"), 3, find_game("paradis").options(), SeededChance(5))
    chance = SeededChance(6)
    while waiting := match.position.waiting_for():
        menu = [action for action in match.position.menu(waiting[0]) if not action.open_ended]
        match.play(waiting[0], menu[chance.below("any", len(menu))])
    verdict = verify(file_text(match))
    assert verdict.ok and not verdict.fair


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"ludotheque": 1}', '{"ludotheque": 1, "game": "chess"}'])
def test_what_is_no_game_file_is_trouble(text: str) -> None:
    with pytest.raises(Trouble):
        verify(text)


# --- import ------------------------------------------------------------------------------------------


@with_tables
async def test_a_finished_file_becomes_a_table_to_look_at(tables: Tables) -> None:
    text = finished("paradis")
    id = await tables.import_file("ann", text)
    table = await tables.table(id)
    assert table.status == OVER
    assert table.names() == json.loads(text)["names"]
    message = await tables.replay(id, "ann", 3, "en")
    assert (message["step"], message["steps"]) == (3, len(json.loads(text)["moves"]))
    assert message["lines"] and message["scene"]["choices"] == []


@with_tables
async def test_an_unfinished_file_goes_on_with_its_owner_and_bots(tables: Tables) -> None:
    table = await open_table(tables, people(3), options={"first_chooser": "A"})
    await play_people(tables, table, random.Random(3), most=15)
    text = game_file(table)
    id = await tables.import_file("zoe", text)
    again = await tables.table(id)
    assert again.status == RUNNING and again.imported == table.step()
    assert again.seat_of("zoe") == 0
    await tables.resign(id, "zoe")
    await until(lambda: again.status == OVER)
    exported = await tables.export(id, "zoe")
    assert json.loads(exported)["fair"]["imported"] == table.step()
    assert verify(exported).ok
    reloaded = load_table(tables.store, id)
    assert reloaded is not None and snapshot(reloaded.position) == snapshot(again.position)


# --- older rules -------------------------------------------------------------------------------------


def test_a_match_of_older_rules_goes_on_from_its_snapshot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def before() -> tuple[str, object, int]:
        async with open_tables(tmp_path) as tables:
            table = await open_table(tables, people(3))
            await play_people(tables, table, random.Random(2), most=10)
            while stored_rows(tables, "SELECT max(seq) FROM snapshots")[0][0] != table.version:
                await play_people(tables, table, random.Random(2), most=1)
            return table.id, snapshot(table.position), table.step()

    async def after(id: str, position: object, steps: int) -> None:
        async with open_tables(tmp_path) as tables:
            table = await tables.table(id)
            assert snapshot(table.position) == position and table.step() == steps
            with pytest.raises(TooLate):
                await tables.replay(id, "ann", 1, "en")
            assert (await tables.replay(id, "ann", steps, "en"))["scene"]["board"]
            await play_people(tables, table, random.Random(4))
            assert table.status == OVER
            data = json.loads(await tables.export(id, "ann"))
            assert len(data["moves"]) == table.step() > steps
            again = load_table(tables.store, id)
            assert again is not None and snapshot(again.position) == snapshot(table.position)

    id, position, steps = run(before())
    meta = find_game("paradis").meta
    monkeypatch.setattr(meta, "rules_version", meta.rules_version + 1)
    run(after(id, position, steps))


# --- the command line --------------------------------------------------------------------------------


def ludotheque(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words))
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    return result.exit_code, " ".join(result.output.split())


def test_ludotheque_verify_says_what_does_not_fit(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    file.write_text(finished("last_chance"), encoding="utf-8")
    code, message = ludotheque("verify", str(file), "--lang", "en")
    assert code == 0 and "Everything fits" in message
    file.write_text(changed(loaded_die), encoding="utf-8")
    code, message = ludotheque("verify", str(file), "--lang", "fr")
    number = first_draw(json.loads(finished("last_chance")))
    assert code == 2 and f"Le coup {number} est le premier qui ne concorde pas" in message
    for wrong in (tmp_path / "none.json", tmp_path):
        assert ludotheque("verify", str(wrong), "--lang", "en")[0] == 2
    file.write_bytes(b"\xff\xfe")
    assert ludotheque("verify", str(file), "--lang", "en")[0] == 2


def test_ludotheque_tables_lists_exports_imports_and_deletes(tmp_path: Path) -> None:
    data, file = str(tmp_path / "data"), tmp_path / "match.json"
    assert ludotheque("tables", "list", "--data", data, "--lang", "en") == (0, "No tables yet.")
    file.write_text(finished("paradis"), encoding="utf-8")
    code, message = ludotheque("tables", "import", str(file), "--data", data, "--lang", "en")
    assert code == 0
    id = message.rstrip(".").split()[-1]
    assert id in ludotheque("tables", "list", "--data", data, "--lang", "en")[1]
    out = tmp_path / "out.json"
    assert ludotheque("tables", "export", id, str(out), "--data", data, "--lang", "en")[0] == 0
    assert json.loads(out.read_text())["moves"] == json.loads(finished("paradis"))["moves"]
    saved = tmp_path / "saved" / "tables.db"
    saved.parent.mkdir()
    assert ludotheque("backup", str(saved), "--data", data, "--lang", "en")[0] == 0
    assert ludotheque("tables", "delete", id, "--data", data, "--lang", "en")[0] == 0
    assert ludotheque("tables", "delete", id, "--data", data, "--lang", "en")[0] == 2
    assert ludotheque("tables", "export", id, str(out), "--data", data, "--force", "--lang", "en")[0] == 2
    # a file that is there is not written over
    assert ludotheque("backup", str(saved), "--data", data, "--lang", "en")[0] == 2
    store = open_store(saved.parent)
    assert load_table(store, id) is not None
    store.close()


@with_tables
async def test_bots_of_a_file_brought_in_from_the_terminal_hold_still(tables: Tables) -> None:
    table = await open_table(tables, bots(3))
    await until(lambda: table.step() > 5)
    tables.bots.stopped = True
    async with tables.locked(table.id):
        text = game_file(table)
    id = await tables.import_file("", text, public=True)
    again = await tables.table(id)
    steps = again.step()
    for _ in range(50):
        await asyncio.sleep(0)
    assert again.step() == steps
