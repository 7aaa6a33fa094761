"""Game files from outside: replayed or refused, at a bounded cost, and never a trace of what was refused."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.match import Match
from ludotheque.kernel.matchfile import DEEPEST, MOST_MOVES, file_text, read_match
from ludotheque.kernel.position import snapshot
from ludotheque.kernel.record import Loader
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.events import Pace
from ludotheque.tables.loading import load_table
from ludotheque.tables.orders import Order
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.store.base import Entry
from ludotheque.tables.table import OVER
from tests.tables.support import bots, open_table, open_tables, people, play_people, run, until, with_tables
from tests.web.support import Server, with_server

GAMES = [game.meta.id for game in CATALOGUE]
HUGE = 10**18


def begun(game: str, moves: int = 6) -> dict[str, Any]:
    """The file of a match that has just begun, as data."""
    found = find_game(game)
    match = Match(found, 3, found.options(), SeededChance(1))
    chance = SeededChance(2)
    for _ in range(moves):
        seat = match.position.waiting_for()[0]
        menu = [action for action in match.position.menu(seat) if not action.open_ended]
        match.play(seat, menu[chance.below("any", len(menu))])
    data: dict[str, Any] = json.loads(file_text(match))
    return data


def with_huge_numbers(value: Any) -> Any:
    """Every number of a snapshot replaced by a huge one."""
    if isinstance(value, dict):
        return {key: with_huge_numbers(part) for key, part in value.items()}
    if isinstance(value, list):
        return [with_huge_numbers(part) for part in value]
    return HUGE if isinstance(value, int) and not isinstance(value, bool) else value


async def refused(tables: Tables, data: dict[str, Any]) -> Trouble:
    """The file is refused, and nothing of it is kept."""
    before = tables.store.all_tables()
    with pytest.raises(Trouble) as trouble:
        await tables.import_file("ann", json.dumps(data))
    assert tables.store.all_tables() == before
    return trouble.value


@pytest.mark.parametrize("field", ["edition", "game", "rules_version", "options", "moves"])
def test_half_a_sign_is_refused(field: str) -> None:
    """Half of a surrogate pair can be written nowhere: not even the answer that named it, which was an error 500."""

    @with_server
    async def story(server: Server) -> None:
        eve = await server.guest("Eve")
        half = "\ud800"
        value = {"options": {half: half}, "moves": [["A", half, []]]}.get(field, half)
        answer = await eve.post("/api/import", json.dumps({**begun("paradis"), field: value}).encode())
        assert answer.status_code == 400 and answer.json()["error"]["key"] == "damaged-file"
        whole = json.dumps({**begun("paradis"), "names": ["\U0001f3b2", "x", "y"]})
        assert "\\ud83c" in whole  # both halves
        assert (await eve.post("/api/import", whole.encode())).status_code == 200

    story()


# --- rules of another version --------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("version", [0, 99, -1, "1", None, 1.5, True, HUGE])
def test_a_snapshot_that_nobody_signed_is_not_believed(game: str, version: object) -> None:
    data = begun(game)
    data["rules_version"] = version
    data["snapshot"] = with_huge_numbers(data["snapshot"])

    @with_tables
    async def story(tables: Tables) -> None:
        assert (await refused(tables, data)).key == "older-rules-file"

    story()


@with_tables
async def test_a_forged_signature_is_none(tables: Tables) -> None:
    data = begun("paradis")
    data["rules_version"] = 0
    data["snapshot"] = with_huge_numbers(data["snapshot"])
    forgeries: list[object] = ["", "00" * 32, "é", 3, None, [], {}]
    for forged in forgeries:
        data["signature"] = forged
        assert (await refused(tables, data)).key == "older-rules-file"


@with_tables
async def test_what_is_no_game_file_at_all_is_trouble(tables: Tables) -> None:
    for text in ("[]", "3", "null", '"signature"', "[" * 100_000, "{}", '{"signature": "\\ud800"}'):
        with pytest.raises(Trouble):
            await tables.import_file("ann", text)


@with_tables
async def test_an_older_file_that_fits_the_rules_of_today_is_replayed(tables: Tables) -> None:
    data = begun("paradis")
    data["rules_version"] = 0
    table = await tables.table(await tables.import_file("ann", json.dumps(data)))
    assert table.match is not None and len(table.match.moves) == 6 and not table.match.old


def test_a_file_that_this_server_signed_opens_for_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def written() -> str:
        async with open_tables(tmp_path / "own", secret=b"s" * 32) as tables:
            table = await open_table(tables, bots(3))
            await until(lambda: table.status == OVER)
            return await tables.export(table.id, "owner")

    async def read(text: str) -> None:
        async with open_tables(tmp_path / "own", secret=b"s" * 32, make_id=lambda: "again") as tables:
            table = await tables.table(await tables.import_file("ann", text))
            assert table.status == OVER and table.match is not None and table.match.old
            loaded = load_table(tables.store, table.id)
            assert loaded is not None and loaded.status == OVER
            changed = json.loads(text)
            changed["snapshot"] = with_huge_numbers(changed["snapshot"])
            changed["moves"][0][1] = "fly"
            assert (await refused(tables, changed)).key == "older-rules-file"
        async with open_tables(tmp_path / "other", secret=b"o" * 32) as tables:
            unknown = json.loads(text)
            unknown["moves"].pop(0)  # today's rules cannot replay it either
            assert (await refused(tables, unknown)).key == "older-rules-file"

    text = run(written())
    meta = find_game("paradis").meta
    monkeypatch.setattr(meta, "rules_version", meta.rules_version + 1)
    run(read(text))


def test_an_imported_match_goes_on_after_the_rules_have_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its position is the one that the store kept, not the one in the file."""

    async def before() -> tuple[str, object, int]:
        async with open_tables(tmp_path) as tables:
            id = await tables.import_file("ann", json.dumps(begun("paradis")))
            table = await tables.table(id)
            await tables.resign(id, "ann")
            await until(lambda: table.status == OVER)
            return id, snapshot(table.position), table.step()

    async def after(id: str, position: object, steps: int) -> None:
        async with open_tables(tmp_path) as tables:
            table = await tables.table(id)
            assert (snapshot(table.position), table.step(), table.status) == (position, steps, OVER)

    found = run(before())
    meta = find_game("paradis").meta
    monkeypatch.setattr(meta, "rules_version", meta.rules_version + 1)
    run(after(*found))


# --- what is restored ----------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_restored_position_is_range_checked(game: str) -> None:
    data = begun(game)
    data["rules_version"] = -1
    snapshots: list[object] = [
        with_huge_numbers(data["snapshot"]),
        {"is": "State", "of": [[0] * 5_000]},
        [[]],
        "x" * 500,
    ]
    for spoilt in snapshots:
        with pytest.raises(Trouble) as trouble:
            read_match(json.dumps({**data, "snapshot": spoilt}), find_game, SeededChance(0))
        assert trouble.value.key == "damaged-data"


@pytest.mark.parametrize("value", [HUGE, -HUGE, 1e300, float("nan"), float("inf"), "x" * 500, [0] * 5_000])
def test_no_value_beyond_the_limits_is_loaded(value: object) -> None:
    with pytest.raises(Trouble):
        Loader(()).load([1, ["two"], value])


def test_what_lies_too_deep_is_not_loaded() -> None:
    deep: object = 1
    for _ in range(500):
        deep = [deep]
    with pytest.raises(Trouble):
        Loader(()).load(deep)


def nested(depth: int, field: str) -> str:
    """A game file with one more field, of so many lists in one another, and a signature."""
    deep = "[" * depth + "]" * depth
    return json.dumps({**begun("paradis", 0), "signature": "a.b"})[:-1] + f', "{field}": {deep}}}'


@pytest.mark.parametrize("field", ["names", "winners", "note"])
def test_whether_a_file_is_too_deep_does_not_depend_on_who_reads_it(field: str) -> None:
    """Just below Python's own limit a file could be read in one place of the server and not in another."""

    @with_server
    async def story(server: Server) -> None:
        ann = await server.guest("Ann")
        for depth in (DEEPEST + 2, 500, *range(930, 1000, 3), 5_000):
            assert (await ann.post("/api/import", nested(depth, field).encode())).status_code == 400, depth
        assert server.tables.store.all_tables() == []
        assert (await ann.post("/api/import", nested(10, field).encode())).status_code == 200

    story()


def test_a_position_of_other_seats_is_refused() -> None:
    found = find_game("paradis")
    other = json.loads(file_text(Match(found, 4, found.options(), SeededChance(1))))
    data = {**begun("paradis"), "rules_version": 0, "snapshot": other["snapshot"]}
    with pytest.raises(Trouble):
        read_match(json.dumps(data), find_game, SeededChance(0))


# --- cost, editions, traces ----------------------------------------------------------------------


@with_tables
async def test_a_file_of_too_many_moves_is_refused_unread(tables: Tables) -> None:
    data = begun("paradis")
    data["moves"] += [["A", "pass", []]] * MOST_MOVES
    trouble = await refused(tables, data)
    assert trouble.key == "damaged-file" and trouble.facts["where"] == "moves"


NAMES = ["/", "/etc", "..", ".", "../..", "/no/such/folder", "lost", "a\0b", "x" * 5_000, "components"]


@pytest.mark.parametrize("name", NAMES)
def test_an_edition_never_names_a_folder_of_the_server(name: str) -> None:
    @with_tables
    async def story(tables: Tables) -> None:
        trouble = await refused(tables, {**begun("paradis"), "edition": name})
        assert trouble.key == "unknown-edition"
        with pytest.raises(Trouble) as opened:
            await tables.open("ann", Order("paradis", people(3), Pace(), edition=name))
        assert opened.value.key == "unknown-edition"
        assert tables.store.all_tables() == []

    story()


@with_tables
async def test_an_option_that_the_set_up_refuses_leaves_no_table(tables: Tables) -> None:
    with pytest.raises(Trouble):
        await tables.open("ann", Order("paradis", people(3), Pace(), options={"first_chooser": "E"}))
    assert tables.store.all_tables() == []


@with_tables
async def test_an_import_that_is_killed_half_way_leaves_nothing(tables: Tables) -> None:
    """However many writes were made before the process died, there is the whole table or none."""
    tables.bots.stopped = True
    text = json.dumps(begun("paradis"))
    append = tables.store.append
    for writes in (0, 1):
        left = [writes]

        def dies(*entries: Entry, left: list[int] = left) -> asyncio.Future[None]:
            if not left[0]:
                raise OSError("the process died here")
            left[0] -= 1
            return append(*entries)

        tables.store.append = dies  # type: ignore[method-assign]
        with contextlib.suppress(OSError):
            await tables.import_file("ann", text)
        assert [listed.summary.status for listed in tables.store.all_tables()] == ["running"] * writes


@with_tables
async def test_a_match_that_was_brought_in_is_played_on(tables: Tables) -> None:
    id = await tables.import_file("ann", json.dumps(begun("paradis")))
    table = await tables.table(id)
    await play_people(tables, table, random.Random(1), most=3)
    assert table.step() >= 7
