"""A store that fails, a damaged key, a second server, a clock that is set: said in one sentence, and overcome."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import stat
import time
from pathlib import Path
from typing import Any

import pytest
from limits import RateLimitItemPerHour

from ludotheque.bots.pool import BotPool
from ludotheque.games import find_game
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.match import Match
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.clocks import Clock
from ludotheque.tables.folder_lock import FolderInUse
from ludotheque.tables.identity import server_secret
from ludotheque.tables.service.sharing import Sharing
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.store.base import Conflict, Entry, StoreUnavailable
from ludotheque.tables.store.collection import open_folder, open_store
from ludotheque.tables.store.sqlite import SqliteStore
from ludotheque.tables.table import OVER
from ludotheque.web.server import make_app
from tests.tables.support import bots, move, open_table, open_tables, people, run, until, with_tables
from tests.web.support import Server, generous, open_server, with_server


def fails(*entries: Entry) -> asyncio.Future[None]:
    raise sqlite3.OperationalError("database or disk is full")


def test_bots_go_on_when_the_store_does() -> None:
    async def story() -> None:
        waits: list[float] = []

        async def sleep(seconds: float) -> None:
            waits.append(seconds)
            await asyncio.sleep(0)

        async with open_tables(sleep=sleep) as tables:
            id = (await open_table(tables, bots(3))).id
            await until(lambda: tables.registry.loaded[id].step() > 3)
            append = tables.store.append
            tables.store.append = fails  # type: ignore[method-assign]
            await until(lambda: len(waits) > 3)
            assert tables.registry.store_trouble == "database or disk is full"
            assert waits[:4] == [1.0, 2.0, 4.0, 8.0]
            tables.store.append = append  # type: ignore[method-assign]
            await until(lambda: id in tables.registry.loaded and tables.registry.loaded[id].status == OVER)
            assert tables.registry.store_trouble == ""

    run(story())


def test_a_table_that_cannot_be_read_again_after_a_lost_race_is_dropped() -> None:
    """Another process was faster, and the store fails just then: what was not written is forgotten."""

    async def story() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3), options={"first_chooser": "A"})
            append, before = tables.store.append, table.version

            def overtaken(*entries: Entry) -> asyncio.Future[None]:
                raise Conflict("somebody was faster")

            async def unreadable(id: str, version: int | None = None) -> None:
                raise StoreUnavailable("the connection is lost")

            Sharing(tables.registry, tables.bots.play, tables.connections)
            read = tables.registry.read
            tables.store.append = overtaken  # type: ignore[method-assign]
            tables.registry.read = unreadable  # type: ignore[method-assign]
            with pytest.raises(StoreUnavailable):
                await move(tables, table, 0, "auction NW")
            tables.store.append, tables.registry.read = append, read  # type: ignore[method-assign]
            again = await tables.table(table.id)
            assert again is not table and again.version == before

    run(story())


@with_server
async def test_health_says_that_the_store_fails(server: Server) -> None:
    ann = await server.guest("Ann")
    assert (await ann.get("/api/health")).json() == {"ok": True}
    server.tables.registry.store_trouble = 'connection to server at "10.0.0.7", port 5432 failed'
    for path in ("/api/health", "/readyz"):
        response = await ann.get(path)
        assert response.status_code == 503 and "store" in response.text
        assert "10.0.0.7" not in response.text, "anybody may ask: no hosts or files of the server"
    assert (await ann.get("/healthz")).text == "ok\n"


def unreadable(*_: Any, **__: Any) -> Any:
    raise sqlite3.OperationalError("disk I/O error")


@with_server
async def test_a_store_that_cannot_be_read_is_a_sentence_everywhere(server: Server) -> None:
    """Pages and sockets were failures of the server with a traceback each, and health said that all was well."""
    ann = await server.guest("Ann")
    table = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
    await until(lambda: not server.tables.registry.loaded[table].thinking)
    (await ann.sit(table)).incoming.put_nowait({"type": "websocket.disconnect"})
    await until(lambda: not server.tables.registry.loaded[table].viewers)
    server.tables.registry.loaded.clear()
    server.tables.store._read = server.tables.store.load = unreadable  # type: ignore[method-assign]
    handler = Kept()
    logging.getLogger("ludotheque").addHandler(handler)
    try:
        for path in ("/", "/new", f"/table/{table}", "/nowhere", "/rules/paradis", "/credits", "/api/tables"):
            response = await ann.get(path)
            assert response.status_code == 503 and "save anything" in response.text, path
            assert response.headers["content-security-policy"]
        socket = ann.socket(table)
        assert (await socket.hear("error"))["key"] == "store-unavailable"
        assert await socket.end() == 1012
        await server.tables.deadlines.note_alive()
        assert (await ann.get("/readyz")).status_code == 503
    finally:
        logging.getLogger("ludotheque").removeHandler(handler)
    assert handler.records and not [record for record in handler.records if record.exc_info]


@with_server
async def test_what_a_guest_has_read_is_no_traceback_on_a_full_disk(server: Server) -> None:
    ann = await server.guest("Ann")
    table = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
    await until(lambda: not server.tables.registry.loaded[table].thinking)
    server.tables.store._transaction = unreadable  # type: ignore[method-assign]
    handler = Kept()
    logging.getLogger("ludotheque").addHandler(handler)
    try:
        await (await ann.sit(table)).close()
        await until(lambda: bool(handler.records))
    finally:
        logging.getLogger("ludotheque").removeHandler(handler)
    assert not [record for record in handler.records if record.exc_info]


@pytest.mark.parametrize("content", [b"", b"short", b"x" * 31])
def test_a_damaged_key_is_trouble_and_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "secret.key"
    file.write_bytes(content)
    for _ in range(2):  # the lock on the folder is released
        with pytest.raises(Trouble) as trouble:
            make_app(tmp_path)
        assert trouble.value.key == "secret-damaged"
    assert file.read_bytes() == content


def test_a_key_is_made_once(tmp_path: Path) -> None:
    secret = server_secret(tmp_path)
    assert server_secret(tmp_path) == secret and len(secret) == 32
    assert [entry.name for entry in tmp_path.iterdir()] == ["secret.key"]


def test_a_store_that_cannot_be_read_is_shown_in_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"this is no database, whatever its name says" * 200)
    with pytest.raises(Trouble) as trouble:
        make_app(tmp_path)
    assert trouble.value.key == "store-unusable"
    folder = tmp_path / "folder"
    (folder / "tables.db").mkdir(parents=True)
    with pytest.raises(Trouble) as trouble:
        open_store(folder)
    assert trouble.value.key == "store-unusable"


def test_a_store_that_is_damaged_inside_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file opens, and what the server asks of it first cannot be read."""
    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "_read", unreadable)
        for _ in range(2):  # the lock on the folder is released
            with pytest.raises(Trouble) as trouble:
                make_app(tmp_path)
            assert trouble.value.key == "store-unusable"
    open_folder(tmp_path).store.close()


def test_a_server_whose_store_fails_at_its_start_goes_on_when_it_works() -> None:
    """It ended with a traceback."""

    async def story() -> None:
        async with open_tables() as tables:
            running = tables.store.running
            asked = 0

            async def fails_twice() -> list[str]:
                nonlocal asked
                asked += 1
                return unreadable() if asked <= 2 else await running()

            tables.store.running = fails_twice  # type: ignore[method-assign]
            await tables.resume()
            await until(lambda: asked == 2)
            assert tables.registry.store_trouble == "disk I/O error"
            await until(lambda: asked == 3 and not tables.registry.store_trouble)

    run(story())


def test_a_folder_that_cannot_be_locked_is_not_called_in_use(tmp_path: Path) -> None:
    (tmp_path / "server.lock").mkdir()
    with pytest.raises(Trouble) as trouble:
        make_app(tmp_path)
    assert trouble.value.key == "store-unusable"


def test_a_second_server_on_one_folder_is_refused(tmp_path: Path) -> None:
    _, tables = make_app(tmp_path)
    with pytest.raises(FolderInUse):
        make_app(tmp_path)
    tables.store.close()


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def test_the_store_its_companions_and_backups_are_private(tmp_path: Path) -> None:
    for name in ("tables.db", "tables.db-wal"):
        (tmp_path / name).touch(mode=0o644)
    (tmp_path / "tables.db").unlink()
    store = open_store(tmp_path)
    store.backup(tmp_path / "saved.db")
    assert {file.name: mode(file) for file in tmp_path.iterdir()} == {
        file.name: 0o600 for file in tmp_path.iterdir()
    }
    store.close()


def test_a_clock_that_is_set_takes_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    before = clock.now()
    for set_to in (0, 4_000_000_000):
        monkeypatch.setattr(time, "time_ns", lambda set_to=set_to: set_to * 1_000_000_000)
        assert 0 <= clock.now() - before < 3_600_000


@pytest.mark.parametrize("days", [-2, 2])
def test_limits_go_on_when_the_clock_is_set(days: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was counted before must not hold for two days, and is counted again from then on."""

    async def story() -> None:
        limits = generous(requests=RateLimitItemPerHour(3))
        async with open_server(limits=limits) as server:
            ann = await server.guest("Ann")
            assert [(await ann.get("/api/me")).status_code for _ in range(4)] == [200, 200, 200, 429]
            real = time.time
            monkeypatch.setattr(time, "time", lambda: real() + days * 86_400)
            assert [(await ann.get("/api/me")).status_code for _ in range(4)] == [200, 200, 200, 429]

    run(story())


@with_tables
async def test_a_table_that_is_gone_is_not_revived(tables: Tables) -> None:
    tables.bots.revive("nowhere")
    tables.bots.sleep = _at_once
    await until(lambda: not tables.bots._reviving)


async def _at_once(_: float) -> None:
    await asyncio.sleep(0)


def test_a_killed_bot_process_costs_no_move() -> None:
    async def story() -> None:
        game = find_game("paradis")
        match = Match(game, 3, game.options(), SeededChance(1))
        seat = match.position.waiting_for()[0]
        seen, menu = game.observe(match.position, seat), match.position.menu(seat)
        pool = BotPool(1)
        try:
            for _ in range(2):
                assert await pool.choose(game, "random", seen, menu) in menu
                process = pool.workers[0].process
                assert process is not None
                process.kill()
            assert await pool.choose(game, "random", seen, menu) in menu
        finally:
            await pool.close()

    run(story())


class Kept(logging.Handler):
    """Keeps what was logged."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@with_server
async def test_a_full_disk_is_one_line_of_the_log_and_no_traceback(server: Server) -> None:
    ann = await server.guest("Ann")
    table = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
    server.tables.bots.stopped = True
    server.tables.store.append = fails  # type: ignore[method-assign]
    handler = Kept()
    logging.getLogger("ludotheque").addHandler(handler)
    try:
        response = await ann.post(f"/api/tables/{table}/chat", {"text": "hello"})
    finally:
        logging.getLogger("ludotheque").removeHandler(handler)
    assert response.status_code == 503 and response.json()["error"]["text"]
    assert len(handler.records) == 1 and handler.records[0].exc_info is None
