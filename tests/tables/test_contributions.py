"""Promises and contributions: everybody promises, then everybody reveals, then the match begins."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from ludotheque.kernel.fair import commitment, fair_key, promise_of
from ludotheque.tables.events import Chair, Pace
from ludotheque.tables.loading import load_table
from ludotheque.tables.problems import Problem, TooLate
from ludotheque.tables.service.chance import PATIENCE
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.store.base import Entry
from ludotheque.tables.table import LOBBY, OVER, RUNNING, STARTING, Table
from tests.tables.support import (
    Watcher,
    bots,
    free,
    open_table,
    open_tables,
    people,
    run,
    until,
    with_tables,
)

VALUES = {"ann": "salt", "bob": "pepper", "cleo": "mint"}


async def promised(tables: Tables, *guests: str, chairs: list[Chair] | None = None) -> Table:
    """A table of three people, of whom these have promised their values: it waits for them to be revealed."""
    table = await open_table(tables, chairs or [*people(3), *free(1)])
    for guest in guests:
        await tables.promise(table.id, guest, promise_of(VALUES[guest]))
    await tables.start(table.id, "ann")
    return table


async def time_is_up(tables: Tables) -> None:
    tables.clock.forward(PATIENCE)  # type: ignore[attr-defined]
    await tables.check_clocks()


# --- the seed --------------------------------------------------------------------------------------


@with_tables
async def test_a_table_has_the_seed_whose_fingerprint_was_shown(tables: Tables) -> None:
    shown = await tables.pledge("ann")
    assert await tables.pledge("ann") == shown
    table = await open_table(tables, [*people(1), *free(2)], commitment=shown)
    assert table.chance.commitment == shown == commitment(table.chance.seed)
    assert await tables.pledge("ann") != shown


@pytest.mark.parametrize("wrong", ["used", "of another guest", "never given", "none is waiting"])
def test_a_wrong_or_used_fingerprint_opens_no_table(wrong: str) -> None:
    @with_tables
    async def story(tables: Tables) -> None:
        asked = "0" * 64
        if wrong != "none is waiting":
            asked = await tables.pledge("bob" if wrong == "of another guest" else "ann")
        if wrong == "never given":
            asked = asked[::-1]
        if wrong == "used":
            await open_table(tables, people(3), commitment=asked)
        before = tables.store.all_tables()
        with pytest.raises(TooLate) as problem:
            await open_table(tables, people(3), commitment=asked)
        assert problem.value.key == "wrong-commitment"
        assert tables.store.all_tables() == before

    story()


@with_tables
async def test_a_pledge_that_somebody_else_spent_meanwhile_opens_no_table(tables: Tables) -> None:
    pledged = await tables.pledge("ann")
    seed = await tables.opening.pledged("ann")

    async def read_before(guest: str) -> bytes:
        return seed

    table = await open_table(tables, people(3), commitment=pledged)
    tables.opening.pledged = read_before  # type: ignore[method-assign]
    with pytest.raises(TooLate):
        await open_table(tables, people(3), commitment=pledged)
    assert list(tables.registry.loaded) == [table.id]


# --- promises, then contributions ------------------------------------------------------------------


@with_tables
async def test_the_match_begins_when_all_who_promised_have_revealed(tables: Tables) -> None:
    table = await promised(tables, "ann", "cleo")
    assert table.status == STARTING and table.match is None
    await tables.reveal(table.id, "cleo", "mint")
    assert table.status == STARTING
    await tables.reveal(table.id, "ann", "salt")
    assert table.status == RUNNING
    assert table.chance.mixed() == [("A", "salt"), ("C", "mint")]  # by seat, whoever was first
    assert table.chance.key() == fair_key(table.chance.seed, [("A", "salt"), ("C", "mint")])


@with_tables
async def test_without_a_promise_it_begins_at_once(tables: Tables) -> None:
    table = await promised(tables)
    assert table.status == RUNNING and table.chance.mixed() == []


@with_tables
async def test_the_last_one_who_sits_down_promises_too(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)], promise=promise_of("salt"), public=True)
    await tables.join(table.id, "bob", None, promise_of("pepper"))
    await tables.join(table.id, "cleo", None, promise_of("mint"))
    assert table.status == STARTING and table.chance.missing() == [0, 1, 2]


@with_tables
async def test_nothing_is_added_or_changed_after_the_promises_are_fixed(tables: Tables) -> None:
    table = await promised(tables, "ann", "bob")
    for guest, key in (("cleo", "chance-is-sealed"), ("ann", "chance-is-sealed")):
        with pytest.raises(TooLate) as problem:
            await tables.promise(table.id, guest, promise_of("late"))
        assert problem.value.key == key
    with pytest.raises(TooLate) as problem:
        await tables.reveal(table.id, "cleo", "mint")
    assert problem.value.key == "not-asked"
    with pytest.raises(Problem) as wrong:
        await tables.reveal(table.id, "ann", "sugar")
    assert wrong.value.key == "wrong-contribution"
    for act in (tables.leave(table.id, "bob"), tables.give_seat(table.id, "ann", 3, "bot", "")):
        with pytest.raises(TooLate):
            await act


@with_tables
async def test_nothing_is_revealed_before_the_promises_are_fixed(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(2)], promise=promise_of("salt"))
    with pytest.raises(TooLate) as problem:
        await tables.reveal(table.id, "ann", "salt")
    assert problem.value.key == "not-asked" and table.status == LOBBY


@with_tables
async def test_a_promise_is_made_once_and_sending_it_twice_is_harmless(tables: Tables) -> None:
    table = await open_table(tables, [*people(2), *free(1)], promise=promise_of("salt"))
    assert (await tables.promise(table.id, "ann", promise_of("salt"))).again
    with pytest.raises(TooLate) as problem:
        await tables.promise(table.id, "ann", promise_of("sugar"))
    assert problem.value.key == "promised-already"
    await tables.promise(table.id, "bob", promise_of("pepper"))
    await tables.start(table.id, "ann")
    await tables.reveal(table.id, "ann", "salt")
    assert (await tables.reveal(table.id, "ann", "salt")).again


@pytest.mark.parametrize(
    "promise", ["", "0" * 63, "0" * 65, "g" * 64, "A" * 64, "\u0660" * 64, "0" * 63 + "\n"]
)
def test_what_is_no_promise_is_refused(promise: str) -> None:
    @with_tables
    async def story(tables: Tables) -> None:
        table = await open_table(tables, [*people(1), *free(2)])
        with pytest.raises(Problem) as problem:
            await tables.promise(table.id, "ann", promise)
        assert problem.value.key == "bad-promise"

    story()


@with_tables
async def test_a_promise_goes_with_its_player(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *free(3)], promise=promise_of("salt"), public=True)
    await tables.give_seat(table.id, "ann", 2, "me", "")
    assert table.chance.promises() == [("C", promise_of("salt"))]
    await tables.join(table.id, "bob", 0, promise_of("pepper"))
    await tables.leave(table.id, "bob")
    assert table.chance.promises() == [("C", promise_of("salt"))]


# --- who does not reveal ---------------------------------------------------------------------------


@with_tables
async def test_who_does_not_reveal_is_left_out_and_the_seed_is_new(tables: Tables) -> None:
    table = await promised(tables, "ann", "bob", "cleo")
    watcher = Watcher("ann")
    await tables.connect(table.id, watcher)
    first = table.chance.commitment
    await tables.reveal(table.id, "ann", "salt")
    await tables.reveal(table.id, "cleo", "mint")
    tables.clock.forward(PATIENCE - 1)  # type: ignore[attr-defined]
    await tables.check_clocks()
    assert table.chance.round == 1
    tables.clock.forward(1)  # type: ignore[attr-defined]
    await tables.check_clocks()
    assert table.status == STARTING and table.chance.round == 2 and table.chance.commitment != first
    assert table.chance.promised == {} and table.chance.missing() == [0, 2]
    assert [text for text in watcher.texts() if "Bob did not reveal" in text]
    assert watcher.state["fair"]["round"] == 2 and watcher.state["fair"]["asks"] == "promise"
    with pytest.raises(TooLate):  # what was revealed is known: he cannot add to it now
        await tables.promise(table.id, "bob", promise_of("pepper"))
    await tables.promise(table.id, "ann", promise_of("salt 2"))
    await tables.promise(table.id, "cleo", promise_of("mint 2"))
    await tables.reveal(table.id, "ann", "salt 2")
    await tables.reveal(table.id, "cleo", "mint 2")
    assert table.status == RUNNING and table.chance.mixed() == [("A", "salt 2"), ("C", "mint 2")]


@with_tables
async def test_when_nobody_reveals_it_begins_with_another_seed(tables: Tables) -> None:
    table = await promised(tables, "ann", "bob")
    first = table.chance.commitment
    await time_is_up(tables)
    assert table.status == RUNNING and table.chance.mixed() == [] and table.chance.commitment != first


@with_tables
async def test_who_is_asked_again_and_does_not_answer_is_not_waited_for(tables: Tables) -> None:
    table = await promised(tables, "ann", "bob", "cleo")
    await tables.reveal(table.id, "ann", "salt")
    await tables.reveal(table.id, "cleo", "mint")
    await time_is_up(tables)
    second = table.chance.commitment
    await tables.promise(table.id, "ann", promise_of("salt 2"))
    await time_is_up(tables)
    assert table.chance.sealed and table.chance.missing() == [0]
    await tables.reveal(table.id, "ann", "salt 2")
    assert table.status == RUNNING and table.chance.commitment == second  # nothing was known yet: no new seed


def test_the_stop_of_the_server_is_not_counted_and_nothing_is_lost(tmp_path: Path) -> None:
    async def before() -> str:
        async with open_tables(tmp_path) as tables:
            table = await promised(tables, "ann", "bob")
            await tables.reveal(table.id, "ann", "salt")
            await tables.store.note_alive(tables.clock.now())
            return table.id

    async def after(id: str) -> None:
        async with open_tables(tmp_path, make_seed=lambda: b"x" * 32) as tables:
            tables.clock.forward(10 * PATIENCE)  # type: ignore[attr-defined]
            await tables.resume()
            table = await tables.table(id)
            await tables.check_clocks()
            assert table.status == STARTING and table.chance.round == 1
            await tables.reveal(id, "bob", "pepper")
            assert table.status == RUNNING
            kept = load_table(tables.store, id)
            assert kept is not None and kept.chance.key() == table.chance.key()

    run(after(run(before())))


# --- rematches -------------------------------------------------------------------------------------


@with_tables
async def test_a_rematch_mixes_new_contributions(tables: Tables) -> None:
    chairs = [*people(2), *bots(1, first=2)]
    table = await open_table(tables, [*people(1), *free(1), *bots(1, first=2)], public=True)
    assert len(chairs) == table.seats
    await tables.promise(table.id, "ann", promise_of("salt"))
    await tables.join(table.id, "bob", 1, promise_of("pepper"))
    await tables.reveal(table.id, "ann", "salt")
    await tables.reveal(table.id, "bob", "pepper")
    for guest in ("ann", "bob"):
        await tables.resign(table.id, guest)
    await until(lambda: table.status == OVER)
    again = await tables.table(await tables.rematch(table.id, "bob"))
    assert again.status == STARTING and again.chance.missing() == [0, 1]
    assert again.chance.seed != table.chance.seed
    await tables.promise(again.id, "ann", promise_of("salt 2"))
    await tables.promise(again.id, "bob", promise_of("pepper 2"))
    await tables.reveal(again.id, "bob", "pepper 2")
    await tables.reveal(again.id, "ann", "salt 2")
    assert again.status == RUNNING and again.chance.mixed() == [("A", "salt 2"), ("B", "pepper 2")]


@with_tables
async def test_a_rematch_does_not_wait_for_who_stays_away(tables: Tables) -> None:
    table = await open_table(tables, [*people(1), *bots(2, first=1)], promise=promise_of("salt"))
    await tables.reveal(table.id, "ann", "salt")
    await tables.resign(table.id, "ann")
    await until(lambda: table.status == OVER)
    again = await tables.table(await tables.rematch(table.id, "ann"))
    await time_is_up(tables)
    assert again.status == RUNNING and again.chance.mixed() == []


# --- what is shown ---------------------------------------------------------------------------------


@with_tables
async def test_contributions_are_shown_when_all_are_in_and_the_seed_at_the_end(tables: Tables) -> None:
    table = await promised(tables, "ann", "bob")
    await tables.reveal(table.id, "ann", "salt")
    shown = json.loads(await tables.state(table.id, "bob", "en"))
    assert shown["fair"]["promised"] == [["A", promise_of("salt")], ["B", promise_of("pepper")]]
    assert shown["fair"]["mixed"] == [] and "salt" not in str(shown)
    await tables.reveal(table.id, "bob", "pepper")
    shown = json.loads(await tables.state(table.id, "bob", "en"))
    assert shown["fair"]["mixed"] == [["A", "salt"], ["B", "pepper"]]
    assert shown["fair"]["seed"] is None and table.chance.seed.hex() not in str(shown)


# --- a store that fails, a machine that is set back ------------------------------------------------


@with_tables
async def test_a_start_that_could_not_be_written_is_made_up_for(tables: Tables) -> None:
    table = await promised(tables, "ann")
    append = tables.store.append

    def full(*entries: Entry) -> asyncio.Future[None]:
        if b'"started"' in entries[0].event:
            raise sqlite3.OperationalError("database or disk is full")
        return append(*entries)

    tables.store.append = full  # type: ignore[method-assign]
    with pytest.raises(sqlite3.OperationalError):
        await tables.reveal(table.id, "ann", "salt")
    tables.store.append = append  # type: ignore[method-assign]
    again = await tables.table(table.id)
    assert again is not table and again.status == STARTING and again.chance.missing() == []
    await tables.check_clocks()  # not yet due
    await time_is_up(tables)
    assert again.status == RUNNING and again.chance.mixed() == [("A", "salt")] and again.chance.round == 1


@pytest.mark.parametrize("hours", [-48, 48])
def test_a_machine_whose_clock_was_set_meanwhile_waits_no_longer(tmp_path: Path, hours: int) -> None:
    async def before() -> str:
        async with open_tables(tmp_path) as tables:
            id = (await promised(tables, "ann", "bob")).id
            await tables.store.note_alive(tables.clock.now())
            return id

    async def after(id: str) -> None:
        async with open_tables(tmp_path) as tables:
            tables.clock.forward(hours * 3_600_000)  # type: ignore[attr-defined]
            await tables.resume()
            table = await tables.table(id)
            assert table.chance.until == tables.clock.now() + PATIENCE
            await time_is_up(tables)
            assert table.status == RUNNING

    run(after(run(before())))


@pytest.mark.parametrize("hours", [-48, 48])
def test_a_clock_that_is_set_while_the_server_stands_still_takes_and_gives_no_time(
    tmp_path: Path, hours: int
) -> None:
    async def before() -> tuple[str, list[int]]:
        async with open_tables(tmp_path) as tables:
            table = await open_table(tables, people(3), pace=Pace("live"))
            tables.clock.forward(5_000)  # type: ignore[attr-defined]
            now = tables.clock.now()
            await tables.store.note_alive(now)
            return table.id, [(table.clocks.deadline(seat) or 0) - now for seat in table.waiting()]

    async def after(id: str, left: list[int]) -> None:
        async with open_tables(tmp_path) as tables:
            tables.clock.forward(5_000 + hours * 3_600_000)  # type: ignore[attr-defined]
            await tables.resume()
            table = await tables.table(id)
            now = tables.clock.now()
            assert [(table.clocks.deadline(seat) or 0) - now for seat in table.waiting()] == left

    run(after(*run(before())))
