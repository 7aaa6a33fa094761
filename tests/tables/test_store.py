"""What every store keeps and gives back (`tables/store/sql.py`), on SQLite and on PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque.tables.service.registry import finished
from ludotheque.tables.store.base import (
    Conflict,
    Entry,
    Kept,
    Link,
    SeatRow,
    StoreClosed,
    Summary,
    Visit,
)
from ludotheque.tables.store.postgres import PostgresStore
from ludotheque.tables.store.sql import Store
from ludotheque.tables.store.sqlite import SqliteStore
from tests.postgres import needs_postgres
from tests.tables.support import run, until

Open = Callable[[], Store]


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=needs_postgres)])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """Opens the same store, as often as it is called; all are closed at the end."""
    stores: list[Store] = []
    url = request.getfixturevalue("database") if request.param == "postgres" else ""

    def open_it() -> Store:
        stores.append(PostgresStore(url) if url else SqliteStore(tmp_path / "tables.db"))
        return stores[-1]

    yield open_it
    for store in stores:
        store.close()


def summary(seq: int, table: str = "t", **more: object) -> Summary:
    about = Summary(table, "paradis", "running", True, "ann", seq, seq, [0, 2], None, 1000 + seq)
    return about._replace(**more)  # type: ignore[arg-type]


def entry(seq: int, event: bytes = b"{}", table: str = "t", **more: object) -> Entry:
    return replace(Entry(event, summary(seq, table)), **more)  # type: ignore[arg-type]


async def append(store: Store, *entries: Entry) -> None:
    await asyncio.gather(*(finished(store.append(one)) for one in entries))


def events(store: Store, table: str = "t") -> list[bytes]:
    history = store.load(table)
    return [] if history is None else [kept.event for kept in history.events]


# --- tables --------------------------------------------------------------------------------------------


def test_what_is_appended_is_there_for_the_next_server(opened: Open) -> None:
    store = opened()
    run(append(store, entry(0, b"one"), entry(1, b"two", who="ann", key="k"), entry(0, b"other", "u")))
    store.close()
    history = opened().load("t")
    assert history is not None
    assert history.events == [Kept(b"one", "", ""), Kept(b"two", "ann", "k")]
    assert opened().load("nowhere") is None


def test_the_second_of_two_racing_writers_loses_cleanly(opened: Open) -> None:
    store, other = opened(), opened()
    run(append(store, entry(0, b"mine")))
    with pytest.raises(Conflict):
        run(append(other, entry(0, b"theirs", seats=[SeatRow("person", "g", "Ann")])))
    assert events(store) == [b"mine"]
    assert [listed.seats for listed in store.all_tables()] == [[]]  # all or nothing


def test_one_that_is_at_fault_does_not_take_others_with_it(opened: Open) -> None:
    store = opened()

    async def work() -> list[BaseException | None]:
        await append(store, entry(0))
        writes = [finished(store.append(entry(seq))) for seq in (1, 0, 2, 3)]
        return await asyncio.gather(*writes, return_exceptions=True)

    assert [type(answer) for answer in run(work())] == [type(None), Conflict, type(None), type(None)]
    assert len(events(store)) == 4


def test_the_last_snapshot_is_loaded_with_the_number_of_its_event(opened: Open) -> None:
    store = opened()
    run(append(store, entry(0, snapshot=b"old"), entry(1, snapshot=b"new"), entry(2)))
    history = store.load("t")
    assert history is not None and history.snapshot == (1, b"new")


def test_lists_hold_the_tables_of_a_guest_and_the_public_ones(opened: Open) -> None:
    store = opened()
    bob = [SeatRow("person", "ann", "Ann"), SeatRow("person", "bob", "Bob")]
    entries = [
        entry(0, table="own", summary=summary(0, "own", owner="bob", public=False)),
        entry(0, table="sits", summary=summary(0, "sits", public=False, updated=2000), seats=bob),
        entry(0, table="closed", summary=summary(0, "closed", owner="bob", status="closed")),
        entry(0, table="public", summary=summary(0, "public", status="lobby")),
        entry(0, table="over", summary=summary(0, "over", status="over")),
    ]

    async def work() -> None:
        await append(store, *entries)
        mine = await store.tables_of("bob")
        assert [listed.summary.id for listed in mine] == ["sits", "own"]  # the latest first
        assert mine[0].seats == bob and mine[0].summary == entries[1].summary
        assert {listed.summary.id for listed in await store.public_tables()} == {"public"}
        assert set(await store.running()) == {"own", "sits"}
        assert await store.open_tables("bob") == 1
        assert await store.open_tables("ann") == 2

    run(work())
    assert store.all_tables()[0].summary.id == "sits"
    assert len(store.all_tables()) == 5


def test_a_summary_follows_the_last_event(opened: Open) -> None:
    store = opened()
    run(append(store, entry(0), entry(1, summary=summary(1, status="over", waiting=[], deadline=7))))
    [listed] = store.all_tables()
    assert listed.summary == summary(1, status="over", waiting=[], deadline=7)


def test_a_deleted_table_leaves_nothing_behind(opened: Open) -> None:
    store = opened()

    async def work() -> None:
        await append(store, entry(0, seats=[SeatRow("person", "ann", "Ann")]), entry(0, table="u"))
        await store.put_link(b"hash", Link("t", "seat", 1, None))
        await store.grant("t", "ann", "watch")

    run(work())
    assert store.delete("t") and not store.delete("t")
    assert store.load("t") is None and [listed.summary.id for listed in store.all_tables()] == ["u"]
    assert run(store.link(b"hash")) is None


def test_what_others_wrote_is_read_from_the_log(opened: Open) -> None:
    store, other = opened(), opened()

    async def work() -> None:
        await append(store, entry(0, b"one"), entry(1, b"two", who="ann", key="k"), entry(0, table="u"))
        await other.grant("t", "zoe", "watch")
        later = other.load_after("t", 0)
        assert later.events == [Kept(b"two", "ann", "k")] and later.visits == [Visit("zoe", "watch", 0)]
        assert other.load_after("t", 1).events == [] and other.load_after("nowhere", -1).events == []
        assert await other.versions(["t", "u", "nowhere"]) == {"t": 1, "u": 0}
        assert await other.versions([]) == {}

    run(work())


def test_a_running_match_is_cared_for_by_one_process(opened: Open) -> None:
    store, other = opened(), opened()

    async def work() -> None:
        await append(store, entry(0), entry(0, table="u", summary=summary(0, "u", status="lobby")))
        taken = [await store.keep_leases(), await other.keep_leases(), await store.keep_leases()]
        assert taken == ([["t"], [], []] if store.shared else [[], [], []])
        assert store.holds("t") and other.holds("t") != store.shared

    run(work())


# --- guests, links, pledges ----------------------------------------------------------------------------


def test_guests_have_the_name_they_took_last(opened: Open) -> None:
    store = opened()

    async def work() -> None:
        assert await store.guest_name("ann") == ""
        await store.put_guest("ann", "Ann", 1)
        await store.put_guest("ann", "Annette", 2)
        assert await store.guest_name("ann") == "Annette"

    run(work())


def test_visits_keep_what_was_granted_and_what_was_seen(opened: Open) -> None:
    store = opened()

    async def work() -> None:
        await append(store, entry(0))
        store.note_lines("t", "ann", 4)
        await store.grant("t", "ann", "invite")
        store.note_lines("t", "ann", 9)
        store.note_lines("t", "bob", 2)
        await store.note_alive(5)

    run(work())
    history = store.load("t")
    assert history is not None
    assert sorted(history.visits, key=lambda visit: visit.guest) == [
        Visit("ann", "invite", 9),
        Visit("bob", "", 2),
    ]


def test_links_are_found_by_their_hash_until_they_are_dropped(opened: Open) -> None:
    store = opened()
    seat, watch, other = (
        Link("t", "seat", 2, 99),
        Link("t", "watch", None, None),
        Link("u", "watch", None, None),
    )

    async def work() -> None:
        for hash, link in ((b"1", seat), (b"2", watch), (b"3", other)):
            await store.put_link(hash, link)
        assert [await store.link(hash) for hash in (b"1", b"2", b"4")] == [seat, watch, None]
        await store.drop_links("t", ["watch", "invite"])
        assert [await store.link(hash) for hash in (b"1", b"2", b"3")] == [seat, None, other]

    run(work())


def test_a_pledge_waits_and_is_spent_once(opened: Open) -> None:
    store = opened()

    async def work() -> None:
        assert await store.pledged("ann") == ""
        await store.pledge("ann", "aa")
        await store.pledge("ann", "bb")
        assert await store.pledged("ann") == "aa"  # the one that was shown stays
        await append(store, entry(0, pledge=("ann", "aa")))
        assert await store.pledged("ann") == ""
        with pytest.raises(Conflict):
            await append(store, entry(0, table="u", pledge=("ann", "aa")))
        assert store.load("u") is None
        await store.pledge("ann", "cc")
        assert await store.pledged("ann") == "cc"

    run(work())


def test_the_last_sign_of_life_is_kept(opened: Open) -> None:
    store = opened()

    async def work() -> None:
        assert await store.alive_at() == 0
        await store.note_alive(5)
        await store.note_alive(8)

    run(work())
    assert run(opened().alive_at()) == 8


# --- the end, and callers who give up ------------------------------------------------------------------


def test_a_closed_store_writes_what_waits_and_nothing_more(opened: Open) -> None:
    store = opened()

    async def work() -> None:
        writing = store.append(entry(0))
        store.close()
        await finished(writing)
        with pytest.raises(StoreClosed):
            store.append(entry(1))
        store.note_lines("t", "ann", 1)  # nobody waits for it, and nothing happens

    run(work())
    assert events(opened()) == [b"{}"]


def test_a_caller_who_gives_up_hears_of_it_when_it_is_written() -> None:
    async def work() -> None:
        writing: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        caller = asyncio.ensure_future(finished(writing))
        for _ in range(3):  # however often
            await asyncio.sleep(0)
            caller.cancel()
        await asyncio.sleep(0)
        assert not caller.done()
        writing.set_exception(Conflict("another was faster"))
        await until(caller.done)
        assert caller.cancelled()

    run(work())


def test_a_backup_is_whole_while_others_write(opened: Open, tmp_path: Path) -> None:
    store = opened()
    run(append(store, entry(0, b"one")))
    store.backup(tmp_path / "saved.db")
    run(append(store, entry(1, b"two")))
    saved = SqliteStore(tmp_path / "saved.db")
    assert events(saved) == [b"one"]
    saved.close()
