"""`--database` and `ludotheque move-data`: a collection in PostgreSQL, and the move there and back."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludotheque.tables.folder_lock import FolderLock
from ludotheque.tables.identity import keep_secret, server_secret
from ludotheque.tables.store import collection
from ludotheque.tables.store.collection import (
    Collection,
    move_collection,
    open_database,
    open_folder,
    without_password,
)
from ludotheque.tables.table import RUNNING
from ludotheque.web.server import make_app
from tests.cli.support import refused, run
from tests.postgres import needs_postgres
from tests.tables.support import move, open_table, open_tables, people
from tests.tables.support import run as run_story


async def play_a_little(folder: Path) -> str:
    """A running match with a guest's name, a link and a pledge beside it."""
    async with open_tables(folder) as tables:
        table = await open_table(tables, people(3), options={"first_chooser": "A"})
        await move(tables, table, 0, "auction NW", "k1")
        await move(tables, table, 1, "bid 7", "k2")
        await tables.rename("ann", "Ann")
        await tables.seat_link(table.id, "bob")
        await tables.pledge("ann")
        return table.id


def rows(place: Collection) -> dict[str, list[object]]:
    from ludotheque.tables.store.copying import parts_of

    found: dict[str, list[object]] = {}
    with place.store.database.connection() as db:
        for name, _, part in parts_of(db):
            found.setdefault(name, []).extend(row for row in part if row[0] != "secret")
    place.store.close()
    return found


@needs_postgres
def test_a_collection_moves_to_postgresql_and_back(tmp_path: Path, database: str) -> None:
    here, back = tmp_path / "here", tmp_path / "back"
    here.mkdir()
    secret = server_secret(here)
    id = run_story(play_a_little(here))
    before = rows(open_folder(here))
    assert {name for name, part in before.items() if part} >= {"tables", "events", "seats", "links", "guests"}

    said = run("move-data", str(here), database)
    assert (said.code, said.err) == (0, "") and "One table" in said.words
    assert rows(open_database(database)) == before
    assert open_closed(database) == secret
    refused(run("move-data", str(here), database), "holds tables already")

    assert run("move-data", database, str(back), lang="fr").words.startswith("Une table")
    assert rows(open_folder(back)) == before and server_secret(back) == secret

    # the match goes on in the database, with the same guests
    async def go_on() -> None:
        _, tables = make_app(tmp_path, database=database)
        table = await tables.table(id)
        assert table.status == RUNNING
        await move(tables, table, 0, "bid 3")
        assert (await tables.play(id, "bob", "bid 7", "", "k2")).again
        await tables.close()
        tables.store.close()

    run_story(go_on())
    assert id in run("tables", "list", "--database", database).out
    saved = tmp_path / "saved"
    saved.mkdir()
    assert run("backup", str(saved / "tables.db"), "--database", database).code == 0
    assert rows(open_folder(saved)) == rows(open_database(database))
    assert server_secret(saved) == secret  # a backup of a database brings the key along


def open_closed(database: str) -> bytes:
    opened = open_database(database)
    opened.store.close()
    return opened.secret


def test_a_folder_without_tables_or_in_use_is_not_copied(tmp_path: Path) -> None:
    refused(run("move-data", str(tmp_path), str(tmp_path / "to")), "There are no tables", str(tmp_path))
    open_folder(tmp_path).store.close()
    lock = FolderLock(tmp_path)
    refused(run("move-data", str(tmp_path), str(tmp_path / "to")), "Another server")
    lock.release()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_database_that_cannot_be_used_is_said_in_one_sentence(
    lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    serve = ("serve", "--port", "0", "--data", str(tmp_path), "--database")
    refused(run(*serve, "mysql://somewhere", lang=lang), "postgresql://")
    nobody_there = "postgresql://ann:secret@127.0.0.1:1/none"
    result = run(*serve, nobody_there, lang=lang)
    refused(result, "postgresql://ann:…@127.0.0.1:1/none")
    assert "secret@" not in result.err
    refused(run("serve", "--workers", "2", "--data", str(tmp_path), lang=lang), "PostgreSQL", "SQLite")
    monkeypatch.setitem(sys.modules, "ludotheque.tables.store.postgres", None)
    refused(run(*serve, nobody_there, lang=lang), "pip install 'ludotheque[postgres]'")


@needs_postgres
@pytest.mark.parametrize("password", ["p4ss@w0rd", "p4ss/w0rd", "p4ss%w0rd", "p4ss:w0rd", "p4ss?w0rd"])
def test_an_address_that_is_taken_apart_wrongly_prints_no_part_of_the_password(password: str) -> None:
    result = run("tables", "list", "--database", f"postgresql://ann:{password}@127.0.0.1:1/none")
    assert result.code == 2
    assert "p4ss" not in result.err and "w0rd" not in result.err, result.err


def test_a_move_that_is_killed_half_way_leaves_no_tables_without_their_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    here.mkdir()
    run_story(play_a_little(here))

    def killed(folder: Path, secret: bytes) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(collection, "keep_secret", killed)
    with pytest.raises(KeyboardInterrupt):
        move_collection(str(here), str(there))
    assert not rows(open_folder(there)).get("tables")
    monkeypatch.setattr(collection, "keep_secret", keep_secret)
    assert move_collection(str(here), str(there)) == 1  # once more
    assert rows(open_folder(there)) == rows(open_folder(here))
    assert server_secret(there) == server_secret(here)


def test_passwords_are_not_printed() -> None:
    assert without_password("postgresql://ann:p4ss@host/db") == "postgresql://ann:…@host/db"
    assert without_password("postgresql://host:5432/db?a=b") == "postgresql://host:5432/db?a=b"
    for address in (
        "postgresql://ann:p4@ss@host/db",
        "postgresql://ann:/p4?ss@host/db",
        "postgresql://host/db?user=ann&password=p4ss",
        "postgresql:///db?password=p4ss&host=/run",
        "postgresql://ann@host/db?sslpassword=p4_s",
        "moved from postgres://ann:p4ss@host/db to postgres://bob:p4ss@host/db",
    ):
        shown = without_password(address)
        assert "p4" not in shown and "ss@" not in shown, shown
        assert "host" in shown
