"""The store: durable, numbered without gaps, and safe to move to a newer form."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from pathlib import Path

import pytest

from ludotheque.tables import schema
from ludotheque.tables.rows import PUT_SEAT
from ludotheque.tables.schema import MIGRATIONS, StoreTooNew, prepare, version_of
from ludotheque.tables.store import KEEP, Batch, Conflict, Statement, Store, Turn, _answer, connect

needs_turns = pytest.mark.skipif(not hasattr(os, "fdatasync"), reason="halls need Linux")

HANGS = 600  #: seconds after which nothing will come any more; no test measures it


def event(seq: int, data: bytes, who: str = "", key: str = "") -> Statement:
    return KEEP, ("t", seq, data, who, key, "paradis", "running", 1, "ann", seq, "[0]", None, seq, None)


def rows(store: Store) -> list[tuple[str, int, bytes]]:
    found = store.read("SELECT table_id, seq, data FROM events ORDER BY table_id, seq")
    return [(row[0], row[1], row[2]) for row in found]


def test_it_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    db = connect(tmp_path / "x.db")
    assert db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert db.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    db.close()


def test_what_is_written_is_there_for_the_next_house(tmp_path: Path) -> None:
    store = Store(tmp_path / "x.db")
    asyncio.run(store.write([event(0, b"one")]))
    store.write_now([event(1, b"two")])
    store.close()
    again = Store(tmp_path / "x.db")
    assert rows(again) == [("t", 0, b"one"), ("t", 1, b"two")]
    again.close()


def test_the_second_of_two_racing_writers_loses_cleanly(tmp_path: Path) -> None:
    store, other = Store(tmp_path / "x.db"), Store(tmp_path / "x.db")
    store.write_now([event(0, b"mine")])
    with pytest.raises(Conflict):
        other.write_now([event(0, b"theirs"), (PUT_SEAT, ("t", 0, "person", "g", "Ann"))])
    assert rows(store) == [("t", 0, b"mine")]
    assert store.read("SELECT * FROM seats") == []  # all or nothing
    store.close()
    other.close()


def given_up() -> Batch:
    """Something to be written whose caller was cancelled."""
    batch = Batch([])
    batch.loop = asyncio.get_running_loop()
    batch.future = batch.loop.create_future()
    batch.future.cancel()
    return batch


def test_an_answer_that_comes_while_its_caller_gives_up_is_not_waited_for_again() -> None:
    async def work() -> None:
        batch = given_up()
        _answer([batch])
        await asyncio.wait_for(batch.answered(), HANGS)

    asyncio.run(work())


def test_a_caller_who_gives_up_twice_still_hears_when_it_is_written() -> None:
    async def work() -> None:
        batch = given_up()
        waiting = asyncio.ensure_future(batch.answered())
        for _ in range(3):
            await asyncio.sleep(0)
            waiting.cancel()
        await asyncio.sleep(0)
        assert not waiting.done()
        batch.error = Conflict("another was faster")
        _answer([batch])
        await asyncio.wait_for(waiting, HANGS)

    asyncio.run(work())


def test_trouble_with_what_is_done_meanwhile_comes_after_the_disk(tmp_path: Path) -> None:
    store = Store(tmp_path / "x.db")

    def stumble() -> None:
        raise ValueError("meanwhile")

    async def work() -> None:
        first, second = store.write([event(0, b"one")], stumble), store.write([event(1, b"two")])
        answers = await asyncio.gather(first, second, return_exceptions=True)
        assert [str(answer) for answer in answers] == ["meanwhile", "None"]
        assert rows(store) == [("t", 0, b"one"), ("t", 1, b"two")]

    asyncio.run(work())
    store.close()


def test_statements_of_all_kinds_share_a_commit_in_their_order(tmp_path: Path) -> None:
    store = Store(tmp_path / "x.db")
    drop = "DELETE FROM links WHERE table_id = ?"
    link = "INSERT INTO links (hash, table_id, kind) VALUES (?, ?, 'watch')"

    async def work() -> None:
        await asyncio.gather(
            store.write([event(0, b"one"), (PUT_SEAT, ("t", 0, "person", "g", "Ann"))]),
            store.write([(link, (b"1", "t")), (link, (b"2", "u"))]),
            store.write([(drop, ("t",)), (drop, ("v",)), event(1, b"two")]),
            *(store.write([event(seq, b"")]) for seq in range(2, 200)),
        )

    asyncio.run(work())
    assert [seq for _, seq, _ in rows(store)] == list(range(200))
    assert store.read("SELECT hash FROM links") == [(b"2",)]
    assert store.read("SELECT id, version, step, status FROM tables") == [("t", 199, 199, "running")]
    assert store.read("SELECT name FROM seats") == [("Ann",)]
    store.close()


def test_one_bad_batch_does_not_take_others_with_it(tmp_path: Path) -> None:
    store = Store(tmp_path / "x.db")
    store.write_now([event(0, b"")])

    async def together() -> list[BaseException | None]:
        return await asyncio.gather(
            *(store.write([event(seq, b"")]) for seq in (1, 0, 2, 3)), return_exceptions=True
        )

    answers = asyncio.run(together())
    assert [type(answer) for answer in answers] == [type(None), Conflict, type(None), type(None)]
    assert [seq for _, seq, _ in rows(store)] == [0, 1, 2, 3]
    store.close()


def test_many_writers_share_commits(tmp_path: Path) -> None:
    store = Store(tmp_path / "x.db")
    commits = 0
    transaction = store._transaction

    def counted(parts: object) -> None:
        nonlocal commits
        commits += 1
        transaction(parts)  # type: ignore[arg-type]

    store._transaction = counted  # type: ignore[method-assign]

    async def all_at_once() -> None:
        await asyncio.gather(*(store.write([event(seq, b"")]) for seq in range(500)))

    asyncio.run(all_at_once())
    assert len(rows(store)) == 500
    assert commits < 250
    store.close()


@needs_turns
def test_two_processes_take_turns(tmp_path: Path) -> None:
    store = Store(tmp_path / "x.db")
    first, second = Turn(store.file), Turn(store.file)
    order: list[str] = []

    def wait_and_write() -> None:
        with second:
            order.append("second")

    with first:
        waiting = threading.Thread(target=wait_and_write)
        waiting.start()
        waiting.join(0.2)  # as long as it likes: it cannot go on
        order.append("first")
    waiting.join()
    with first:
        order.append("first")
    assert order == ["first", "second", "first"]
    first.close()
    second.close()
    store.close()


@needs_turns
def test_the_others_write_while_one_waits_for_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, other = (Store(tmp_path / "x.db", shared=True) for _ in range(2))
    log = os.stat(tmp_path / "x.db-wal").st_ino
    settle, asked, goes_on = os.fdatasync, threading.Event(), threading.Event()
    first = threading.Thread(target=store.write_now, args=([event(0, b"mine")],))

    def slow(file: int) -> None:
        assert os.fstat(file).st_ino == log
        if threading.current_thread() is store._thread:
            asked.set()
            assert goes_on.wait(HANGS)
        settle(file)

    monkeypatch.setattr(os, "fdatasync", slow)
    # given one that has committed and waits for the disk
    first.start()
    assert asked.wait(HANGS)
    # when another writes meanwhile, then it does not wait for the first
    other.write_now([event(1, b"theirs")])
    assert rows(other) == [("t", 0, b"mine"), ("t", 1, b"theirs")]
    # and who waits for the disk is told nothing before it is there
    assert first.is_alive()
    goes_on.set()
    first.join()
    store.close()
    other.close()


@needs_turns
def test_what_the_disk_did_not_take_is_not_called_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: int) -> None:
        raise OSError("the disk is gone")

    store = Store(tmp_path / "x.db", shared=True)
    monkeypatch.setattr(os, "fdatasync", broken)
    with pytest.raises(OSError, match="the disk is gone"):
        store.write_now([event(0, b"one")])
    with pytest.raises(OSError, match="the disk is gone"):
        asyncio.run(store.write([event(1, b"two")]))
    store.close()


@needs_turns
@pytest.mark.parametrize("shared", [False, True])
def test_the_log_is_the_same_file_from_the_first_move_to_the_last(tmp_path: Path, shared: bool) -> None:
    """What is waited for must be what is written, also after SQLite has carried the log over and begun it again."""
    store = Store(tmp_path / "x.db", shared)
    log = os.stat(tmp_path / "x.db-wal").st_ino
    for seq in range(40):
        store.write_now([event(seq, bytes(100_000))])
    assert os.stat(tmp_path / "x.db").st_size > 1_000_000, "nothing was carried over"
    assert os.stat(tmp_path / "x.db-wal").st_ino == log
    store.close()


def test_a_backup_is_whole_while_others_write(tmp_path: Path) -> None:
    store = Store(tmp_path / "x.db")
    store.write_now([event(0, b"one")])
    store.backup(tmp_path / "saved.db")
    store.write_now([event(1, b"two")])
    store.close()
    saved = Store(tmp_path / "saved.db")
    assert rows(saved) == [("t", 0, b"one")]
    saved.close()


# --- migrations --------------------------------------------------------------------------------------


def _next(db: sqlite3.Connection) -> None:
    db.execute("ALTER TABLE events ADD COLUMN note TEXT NOT NULL DEFAULT 'old'")


def _broken(db: sqlite3.Connection) -> None:
    db.execute("ALTER TABLE events ADD COLUMN note TEXT")
    db.execute("this is no SQL")


def made(file: Path) -> None:
    store = Store(file)
    store.write_now([event(0, b"one")])
    store.close()


def test_a_migration_keeps_the_data_and_a_backup(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    made(file)
    backup = prepare(file, (*MIGRATIONS, _next))
    assert backup is not None
    db, old = sqlite3.connect(file), sqlite3.connect(backup)
    assert db.execute("SELECT data, note FROM events").fetchall() == [(b"one", "old")]
    assert version_of(db) == len(MIGRATIONS) + 1
    assert old.execute("SELECT data FROM events").fetchall() == [(b"one",)]
    assert version_of(old) == len(MIGRATIONS)
    db.close()
    old.close()
    assert prepare(file, (*MIGRATIONS, _next)) is None  # once


def test_a_migration_that_fails_leaves_the_store_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    made(file)
    with pytest.raises(sqlite3.OperationalError):
        prepare(file, (*MIGRATIONS, _broken))
    store = Store(file)
    assert rows(store) == [("t", 0, b"one")]
    assert store.read("PRAGMA user_version") == [(len(MIGRATIONS),)]
    store.close()


def test_a_store_of_a_later_release_is_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    made(file)
    prepare(file, (*MIGRATIONS, _next))
    before = file.read_bytes()
    with pytest.raises(StoreTooNew):
        Store(file)
    assert file.read_bytes() == before


def test_the_second_migration_keeps_the_keys_of_moves(tmp_path: Path) -> None:
    file = tmp_path / "x.db"
    prepare(file, MIGRATIONS[:1])
    db = sqlite3.connect(file)
    db.execute("INSERT INTO events (table_id, seq, data) VALUES ('t', 0, 'a'), ('t', 1, 'b'), ('u', 1, 'c')")
    db.execute("INSERT INTO keys (table_id, who, key, seq) VALUES ('t', 'ann', 'k', 1), ('u', 'bob', 'k', 1)")
    db.commit()
    db.close()
    store = Store(file)
    assert store.backup_kept is not None
    kept = store.read("SELECT table_id, seq, who, key FROM events ORDER BY table_id, seq")
    assert kept == [("t", 0, "", ""), ("t", 1, "ann", "k"), ("u", 1, "bob", "k")]
    store.close()


def test_migrations_are_numbered_from_one() -> None:
    db = sqlite3.connect(":memory:")
    schema.migrate(db)
    assert version_of(db) == len(MIGRATIONS) >= 1
