"""The store in PostgreSQL: durable, few commits for many writes, and able to wait for a server that comes back."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest

from ludotheque.tables.service.registry import finished
from ludotheque.tables.store.base import Kept, StoreTooNew, StoreUnavailable
from ludotheque.tables.store.connecting import connect
from ludotheque.tables.store.postgres import (
    POSTGRES_MIGRATIONS,
    PostgresDatabase,
    PostgresStore,
    migrate,
)
from ludotheque.tables.store.schema import scripts
from tests.postgres import QUICK, PostgresServer, needs_postgres
from tests.tables.support import run
from tests.tables.test_store import append, entry, events

pytestmark = needs_postgres


@pytest.fixture
def store(database: str) -> Iterator[PostgresStore]:
    made = PostgresStore(database)
    yield made
    made.close()


def test_it_waits_for_the_disk_whatever_the_server_is_set_to(database: str) -> None:
    with psycopg.connect(database, autocommit=True) as db:
        db.execute("ALTER ROLE ludotheque SET synchronous_commit = off")
        try:
            store = PostgresStore(database)
            assert isinstance(store.database, PostgresDatabase)
            assert store.database._writer.execute("SHOW synchronous_commit").fetchall() == [("on",)]
            store.close()
        finally:
            db.execute("ALTER ROLE ludotheque RESET synchronous_commit")


def test_many_writers_share_commits(store: PostgresStore) -> None:
    commits = 0
    transaction = store._transaction

    def counted(parts: object) -> None:
        nonlocal commits
        commits += 1
        transaction(parts)  # type: ignore[arg-type]

    store._transaction = counted  # type: ignore[method-assign]

    async def all_at_once() -> None:
        await asyncio.gather(*[finished(store.append(entry(seq))) for seq in range(500)])

    run(all_at_once())
    assert len(events(store)) == 500
    assert commits < 250


def test_two_processes_that_write_the_same_tables_crosswise_do_not_block_each_other(database: str) -> None:
    stores = [PostgresStore(database), PostgresStore(database)]
    tables = [f"t{number}" for number in range(10)]

    async def work() -> int:
        for table in tables:
            await append(stores[0], entry(0, table=table))
        orders = (tables, tables[::-1])
        writes = [
            finished(store.append(entry(seq, table=table)))
            for seq in range(1, 6)
            for store, order in zip(stores, orders, strict=True)
            for table in order
        ]
        answers = await asyncio.gather(*writes, return_exceptions=True)
        return sum(answer is None for answer in answers)

    assert run(work()) == 50  # of each event exactly one
    for store in stores:
        assert [len(events(store, table)) for table in tables] == [6] * 10
        store.close()


def test_a_character_that_its_texts_cannot_hold_is_no_trouble(store: PostgresStore) -> None:
    run(append(store, entry(0, who="ann", key="a\0b")))
    history = store.load("t")
    assert history is not None and history.events == [Kept(b"{}", "ann", "a\ufffdb")]
    assert store.load("no\0where") is None


# --- a server that goes away ---------------------------------------------------------------------------


def test_a_server_that_is_gone_is_said_in_one_sentence_and_found_again() -> None:
    server = PostgresServer(**QUICK)
    try:
        store = PostgresStore(server.new_database())
        run(append(store, entry(0)))
        server.stop()
        for _ in range(2):
            with pytest.raises(StoreUnavailable) as write:
                run(append(store, entry(1)))
            assert "\n" not in str(write.value)
        assert isinstance(store.database, PostgresDatabase)
        store.database.pool.timeout = 0.5
        with pytest.raises(StoreUnavailable):
            store.load("t")
        with pytest.raises(StoreUnavailable):
            PostgresStore(server.base_url())
        server.start()
        run(append(store, entry(1)))
        store.database.pool.timeout = 30
        assert len(events(store)) == 2
        store.close()
    finally:
        server.remove()


# --- migrations ----------------------------------------------------------------------------------------

LAST = len(scripts(POSTGRES_MIGRATIONS))


def later(folder: Path, script: str) -> Path:
    """The migrations of a later release."""
    folder = folder / "migrations"
    shutil.copytree(POSTGRES_MIGRATIONS, folder)
    (folder / f"{LAST + 1:04}_more.sql").write_text(script)
    return folder


def test_of_processes_that_start_together_one_makes_the_tables(database: str) -> None:
    with ThreadPoolExecutor() as threads:
        stores = list(threads.map(lambda _: PostgresStore(database), range(3)))
    run(append(stores[0], entry(0)))
    for store in stores:
        assert len(events(store)) == 1
        store.close()


def test_a_migration_keeps_the_data_and_one_that_fails_changes_nothing(database: str, tmp_path: Path) -> None:
    store = PostgresStore(database)
    run(append(store, entry(0, b"one")))
    store.close()
    broken = "ALTER TABLE events ADD COLUMN note TEXT;\nthis is no SQL;"
    with connect(database) as db:
        with pytest.raises(psycopg.errors.SyntaxError):
            migrate(db, later(tmp_path / "broken", broken))
        assert db.execute("SELECT max(number) FROM migrations").fetchall() == [(LAST,)]
        migrate(db, later(tmp_path, "ALTER TABLE events ADD COLUMN note TEXT NOT NULL DEFAULT 'old'"))
        assert db.execute("SELECT data, note FROM events").fetchall() == [(b"one", "old")]
    with pytest.raises(StoreTooNew):
        PostgresStore(database)
