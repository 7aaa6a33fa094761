"""Rows of the store that somebody or something has damaged: one table is lost, and no other."""

from __future__ import annotations

import sqlite3

import pytest

from ludotheque.tables.store.sqlite import SqliteStore
from tests.tables.support import run
from tests.web.support import open_server

TABLE = {"game": "paradis", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}], "public": True}


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE events SET data = X'00FF' WHERE table_id = ? AND seq = 0",
        """UPDATE events SET data = '{"k":"moved","seat":99,"action":"zzz"}' WHERE table_id = ? AND seq = 1""",
        """UPDATE events SET data = '{"k":"unheard-of"}' WHERE table_id = ? AND seq = 1""",
        "DELETE FROM events WHERE table_id = ? AND seq = 0",
        "UPDATE snapshots SET data = 'x' WHERE table_id = ?",
    ],
)
def test_a_damaged_table_is_one_sentence(damage: str, caplog: pytest.LogCaptureFixture) -> None:
    """Each look at it was a traceback, and its sockets were cut without a word, so that pages came back for ever."""

    async def work() -> None:
        async with open_server() as server:
            server.tables.bots.stopped = True
            ann = await server.guest("Ann")
            damaged, sound = [(await ann.ask("/api/tables", TABLE))["table"] for _ in range(2)]
            change(server.tables.store, damage, damaged)
            server.tables.registry.drop(server.tables.registry.loaded[damaged])
            answer = await ann.get(f"/api/tables/{damaged}")
            assert (answer.status_code, answer.json()["error"]["key"]) == (500, "table-damaged")
            page = await ann.get(f"/table/{damaged}")
            assert page.status_code == 500 and "cannot read this table" in page.text
            socket = ann.socket(damaged)
            assert (await socket.hear("error"))["key"] == "table-damaged"
            assert await socket.end() == 4404
            assert (await ann.get("/")).status_code == 200
            await ann.look(f"/api/tables/{sound}")
            assert f"table {damaged} is damaged" in caplog.text and "Traceback" not in caplog.text

    run(work())


@pytest.mark.parametrize("waiting", ["x", "[", ""])
def test_a_damaged_row_is_missing_from_lists_that_show_all_others(waiting: str) -> None:
    """One row made the first page a 500 for everybody, because its table was public."""

    async def work() -> None:
        async with open_server() as server:
            server.tables.bots.stopped = True
            ann, bob = await server.guest("Ann"), await server.guest("Bob")
            damaged, sound = [(await ann.ask("/api/tables", TABLE))["table"] for _ in range(2)]
            change(server.tables.store, f"UPDATE tables SET waiting = '{waiting}' WHERE id = ?", damaged)
            lists = await bob.look("/api/tables")
            assert [table["id"] for table in lists["watch"]] == [sound]
            assert (await ann.get("/")).status_code == 200

    run(work())


def change(store: object, statement: str, table: str) -> None:
    assert isinstance(store, SqliteStore)
    with sqlite3.connect(store.file) as db:
        assert db.execute(statement, (table,)).rowcount
    db.close()
