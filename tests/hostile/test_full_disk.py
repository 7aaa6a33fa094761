"""A disk that is really full, and two programs on one folder: refused in a sentence, nothing lost, and it goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from httpx import Response

from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.events import Moved, decode
from ludotheque.tables.folder_lock import FolderInUse
from ludotheque.tables.loading import load_table
from ludotheque.tables.service.registry import STORE_FAILURES
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.store.collection import open_folder
from ludotheque.tables.store.sqlite import SqliteDatabase, SqliteStore
from ludotheque.tables.table import OVER
from ludotheque.web.server import make_app
from tests.cli.support import run as run_command
from tests.support import SOAK
from tests.tables.support import any_action, bots, move, open_table, open_tables, people, run, until
from tests.web.support import Server, with_server


@contextmanager
def full(tables: Tables) -> Iterator[None]:
    """SQLite may not make its file larger: it fails, and takes back, as it does on a full disk."""
    assert isinstance(tables.store, SqliteStore) and isinstance(tables.store.database, SqliteDatabase)
    db = tables.store.database.writer
    [(pages,)] = db.execute("PRAGMA page_count").fetchall()
    db.execute(f"PRAGMA max_page_count = {pages}")
    try:
        yield
    finally:
        db.execute("PRAGMA max_page_count = 1000000")


def test_nothing_acknowledged_is_lost_on_a_full_disk_and_nothing_else_is_kept() -> None:
    async def story() -> None:
        async with open_tables() as tables:
            id = (await open_table(tables, people(3))).id
            chance = random.Random(1)
            acknowledged: list[str] = []

            async def play_one(number: int) -> None:
                table = await tables.table(id)
                seat = table.waiting()[0]
                action = any_action(table, seat, chance).notation
                await move(tables, table, seat, action, f"key {number}")
                acknowledged.append(f"key {number}")

            failed = 0
            for number in range(90):
                if number in (20, 50):
                    with full(tables):
                        for again in range(100):
                            try:
                                await play_one(1000 * number + again)
                            except STORE_FAILURES:
                                failed += 1
                                break
                    assert tables.registry.store_trouble
                await play_one(number)
                assert not tables.registry.store_trouble
                if (await tables.table(id)).status == OVER:
                    break
            assert failed == 2
            history = tables.store.load(id)
            assert history is not None
            kept = [one.key for one in history.events if isinstance(decode(one.event), Moved) and one.key]
            assert kept == acknowledged
            loaded = load_table(tables.store, id)
            assert loaded is not None and loaded.version == (await tables.table(id)).version

    run(story())


@pytest.mark.skipif(
    not SOAK, reason="long: make soak"
)  # some tables are played to their end: long on a busy machine
def test_bots_of_a_full_disk_go_on_when_there_is_room() -> None:
    async def story() -> None:
        async def at_once(_: float) -> None:
            await asyncio.sleep(0)

        async with open_tables(sleep=at_once) as tables:
            refused = False
            with full(tables):
                for _ in range(40):
                    try:
                        await open_table(tables, bots(3), "paradis")
                    except STORE_FAILURES:  # the table itself did not fit: nothing of it is left
                        refused = True
                        break
                opened = {listed.summary.id for listed in tables.store.all_tables()}
            assert refused and opened
            await until(lambda: all(one.summary.status == OVER for one in tables.store.all_tables()))
            assert opened == {one.summary.id for one in tables.store.all_tables()}

    run(story())


@with_server
async def test_on_a_full_disk_people_learn_it_and_can_still_look(server: Server) -> None:
    ann = await server.guest("Ann")
    table = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
    server.tables.bots.stopped = True
    with full(server.tables):
        answers: list[Response] = []
        while not answers or answers[-1].status_code == 200:
            answers.append(await ann.post(f"/api/tables/{table}/chat", {"text": "x" * 500}))
        assert answers[-1].status_code == 503 and answers[-1].json()["error"]["key"] == "store-unavailable"
        assert (await ann.get("/readyz")).status_code == 503 and (
            await ann.get("/healthz")
        ).status_code == 200
        assert (await ann.get(f"/api/tables/{table}")).status_code == 200
        assert (await ann.get("/")).status_code == 200
    assert (await ann.post(f"/api/tables/{table}/chat", {"text": "there is room"})).status_code == 200
    assert (await ann.get("/readyz")).status_code == 200


def test_commands_beside_a_server_read_and_change_nothing_they_must_not(tmp_path: Path) -> None:
    """A second server, and a move of all data, are refused while one has the folder; looking and saving are not."""
    collection = open_folder(tmp_path)
    try:
        key = (tmp_path / "secret.key").read_bytes()
        with pytest.raises(FolderInUse):
            make_app(tmp_path)
        assert run_command("tables", "list", "--data", str(tmp_path)).code == 0
        assert run_command("backup", str(tmp_path / "saved.db"), "--data", str(tmp_path)).code == 0
        second = run_command("serve", "--port", "0", "--data", str(tmp_path))
        assert second.code != 0 and "Traceback" not in second.err + second.out
        moved = run_command("move-data", str(tmp_path), str(tmp_path / "other"))
        assert moved.code != 0 and "Traceback" not in moved.err + moved.out
        assert (tmp_path / "secret.key").read_bytes() == key
    finally:
        collection.store.close()


def test_a_folder_that_cannot_be_written_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("this is no folder")
    for place in (file, file / "below"):
        shown = run_command("serve", "--port", "0", "--data", str(place))
        assert shown.code != 0 and "Traceback" not in shown.err + shown.out


def test_a_store_that_ends_in_the_middle_is_one_sentence(tmp_path: Path) -> None:
    """The disk was full, or the power went, while something else copied the file."""
    collection = open_folder(tmp_path)
    collection.store.close()
    store = tmp_path / "tables.db"
    store.write_bytes(store.read_bytes()[: 4096 + 100])
    with pytest.raises(Trouble) as trouble:
        make_app(tmp_path)
    assert trouble.value.key == "store-unusable"
