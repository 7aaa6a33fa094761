"""Races: one of two wins, the other is refused, and nobody is left out of step."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ludotheque.tables.problems import TooLate
from ludotheque.tables.store.base import Entry
from ludotheque.tables.table import Table
from tests.tables.support import move, open_table, open_tables, people, run, seen_by, stored_rows
from tests.web.support import Server, auction_of_three, with_server


@with_server
async def test_two_tabs_of_one_player_race_different_moves(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    one, two = await browsers[0].sit(table), await browsers[0].sit(table)
    answers = await asyncio.gather(one.play("bid 3", "one"), two.play("bid 4", "two"))
    assert sorted(answer["type"] for answer in answers) == ["accepted", "refused"]
    assert next(answer for answer in answers if answer["type"] == "refused")["reason"] == "stale"
    for socket in (one, two):
        await socket.drain()
    assert one.you == two.you and one.scene == two.scene


@with_server
async def test_a_double_click_is_one_move(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    one, two = await browsers[0].sit(table), await browsers[0].sit(table)
    answers = await asyncio.gather(one.play("bid 3", "key"), two.play("bid 3", "key"))
    assert sorted(answer["again"] for answer in answers) == [False, True]
    assert answers[0]["version"] == answers[1]["version"]


@with_server
async def test_everybody_bids_at_the_same_moment(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    sockets = [await browser.sit(table) for browser in browsers]
    answers = await asyncio.gather(*(socket.play(f"bid {n + 2}") for n, socket in enumerate(sockets)))
    assert [answer["type"] for answer in answers] == ["accepted"] * 3
    assert len({answer["version"] for answer in answers}) == 3


@with_server
async def test_two_people_run_for_the_last_seat(server: Server) -> None:
    ann = await server.guest("Ann")
    order = {"game": "paradis", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "open"}], "public": True}
    table = (await ann.ask("/api/tables", order))["table"]
    runners = [await server.guest(name) for name in ("Bob", "Cleo")]
    answers = await asyncio.gather(*(runner.post(f"/api/tables/{table}/join", {}) for runner in runners))
    assert sorted(answer.status_code for answer in answers) == [200, 409]


@with_server
async def test_undo_races_the_next_player(server: Server) -> None:
    table, browsers = await auction_of_three(server)
    ann, bob = await browsers[0].sit(table), await browsers[1].sit(table)
    await ann.play("bid 3")
    answers = await asyncio.gather(bob.play("bid 5"), ann.ask({"type": "undo"}))
    assert answers[0]["type"] == "accepted"
    assert answers[1]["type"] == "accepted" or answers[1]["reason"] == "undo-another-moved"
    state = await browsers[2].look(f"/api/tables/{table}")
    bids = sum(panel["note"] is not None for panel in state["scene"]["panels"])
    assert bids == (2 if answers[1]["type"] == "refused" else 1)


@with_server
async def test_two_call_their_last_chance_at_the_same_moment(server: Server) -> None:
    """One is heard, and the other keeps his (docs/decisions.md: messages come one after the other)."""
    browsers = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    order = {"game": "last_chance", "seats": seats, "public": True}
    table = (await browsers[0].ask("/api/tables", order))["table"]
    for browser in browsers[1:]:
        await browser.ask(f"/api/tables/{table}/join")
    sockets = [await browser.sit(table) for browser in browsers]
    kept = await server.tables.table(table)
    callers = [seat for seat in range(3) if "last chance" in notations(kept, seat)]
    assert len(callers) == 3, "the first card of this server is to be auctioned"
    answers = await asyncio.gather(*(socket.play("last chance") for socket in sockets))
    assert sorted(answer["type"] for answer in answers) == ["accepted", "refused", "refused"]
    heard = next(seat for seat, answer in enumerate(answers) if answer["type"] == "accepted")
    assert {answer.get("reason") for answer in answers} == {None, "last-chance-heard-first"}
    chances = kept.position.chances  # type: ignore[attr-defined]
    assert [seat for seat in range(3) if not chances[seat]] == [heard]


def notations(table: Table, seat: int) -> list[str]:
    return [action.notation for action in table.position.menu(seat)]


def test_two_processes_at_one_table(tmp_path: Path) -> None:
    """Any process may serve any table: the second of two moves loses, reads again, and goes on."""

    async def work() -> None:
        async with open_tables(tmp_path) as first:
            table = await open_table(first, people(3), options={"first_chooser": "A"})
            await move(first, table, 0, "auction NW")
            async with open_tables(tmp_path) as second:
                same = await second.table(table.id)
                await move(first, table, 1, "bid 5")
                with pytest.raises(TooLate) as problem:
                    await move(second, same, 2, "bid 6")
                assert problem.value.key == "stale"
                same = await second.table(table.id)
                assert same.waiting() == [0, 2]
                await move(second, same, 2, "bid 6")
                assert stored_rows(second, "SELECT count(*) FROM events") == [(5,)]

    run(work())


def test_a_disk_that_fails_loses_nothing_acknowledged(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            table = await open_table(tables, people(3), options={"first_chooser": "A"})
            await move(tables, table, 0, "auction NW")
            append = tables.store.append

            def full(*entries: Entry) -> asyncio.Future[None]:
                answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
                answer.set_exception(sqlite3.OperationalError("database or disk is full"))
                return answer

            tables.store.append = full  # type: ignore[method-assign]
            with pytest.raises(sqlite3.OperationalError):
                await move(tables, table, 1, "bid 5", key="again")
            tables.store.append = append  # type: ignore[method-assign]
            table = await tables.table(table.id)
            assert table.waiting() == [0, 1, 2]  # the move never was
            await tables.play(table.id, "bob", "bid 5", seen_by(table, 1), "again")
            assert table.waiting() == [0, 2]

    run(work())


def test_a_caller_who_hangs_up_leaves_the_table_sound(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            table = await open_table(tables, people(3), options={"first_chooser": "A"})
            await move(tables, table, 0, "auction NW")
            for seat in (1, 2, 0):
                task = asyncio.ensure_future(move(tables, table, seat, "bid 2"))
                await asyncio.sleep(0)
                await asyncio.sleep(0)
                task.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await task
                table = await tables.table(table.id)
                stored = stored_rows(tables, "SELECT max(seq) FROM events WHERE table_id = ?", table.id)
                assert stored == [(table.version,)]

    run(work())
