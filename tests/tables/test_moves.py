"""Moves at a table: committed once, refused with a reason, never turned into another action."""

from __future__ import annotations

import asyncio
import json
import random
import threading
from collections.abc import Iterable

import pytest

from ludotheque.games import CATALOGUE
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.loading import load_table
from ludotheque.tables.problems import NotAllowed, RefusedByRules, TooLate, Unknown
from ludotheque.tables.publish.publisher import Publisher, Viewer
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.store.database import Statement
from ludotheque.tables.table import OVER, Table
from tests.tables.support import (
    Watcher,
    any_action,
    bots,
    guest_at,
    move,
    open_table,
    open_tables,
    people,
    play_people,
    run,
    seen_by,
    stored_rows,
    until,
    with_tables,
)

GAMES = [game.meta.id for game in CATALOGUE]


def everything(table: Table, now: int) -> list[bytes]:
    """All that anybody may be shown of a table, in both languages."""
    seats = [-1, *range(table.seats)]
    publisher = Publisher()
    return [
        publisher.state(table, (seat, lang, False, True), now, 0) for seat in seats for lang in ("en", "fr")
    ]


@with_tables
async def test_a_move_is_on_the_disk_when_it_is_acknowledged(tables: Tables) -> None:
    table = await open_table(tables, people(3))
    seat = table.waiting()[0]
    notation = table.position.menu(seat)[0].notation
    version = await move(tables, table, seat, notation)
    stored = stored_rows(tables, "SELECT max(seq) FROM events WHERE table_id = ?", table.id)
    assert stored == [(version,)]
    again = load_table(tables.store, table.id)
    assert again is not None and again.match is not None
    assert [step.action.notation for step in again.match.moves] == [notation]


class SlowDisk:
    """A disk that writes when it is asked to, or not at all."""

    def __init__(self, tables: Tables, broken: bool = False) -> None:
        self.broken = broken
        self.busy = threading.Event()
        self.go = threading.Event()
        store = tables.store
        self.commit = store._transaction
        store._transaction = self.write  # type: ignore[method-assign]

    def write(self, parts: Iterable[list[Statement]]) -> None:
        self.busy.set()
        self.go.wait()
        if self.broken:
            raise OSError("no space left")
        self.commit(parts)


@with_tables
async def test_nobody_is_shown_before_it_is_on_the_disk(tables: Tables) -> None:
    table = await at_the_first_auction(tables)
    watchers = [Watcher("ann"), Watcher("bob", "fr"), Watcher("cleo")]
    for watcher in watchers:
        await tables.connect(table.id, watcher)
    disk = SlowDisk(tables)
    sent = tables.publisher.cache(table).sent
    before = dict(sent)
    playing = asyncio.ensure_future(tables.play(table.id, "dan", "bid 3", seen_by(table, 3), "k"))
    await until(disk.busy.is_set)
    await until(lambda: all(sent[group] is not each for group, each in before.items()))
    tables.disconnect(table.id, watchers[2])
    watchers[0].lang = "fr"
    assert [watcher.updates() for watcher in watchers] == [[], [], []]  # all is said, and nobody has heard it
    disk.go.set()
    assert (await playing).version == table.version
    assert [len(watcher.updates()) for watcher in watchers] == [1, 1, 0]
    assert watchers[0].texts() == watchers[1].texts()  # both in French


@with_tables
async def test_nobody_is_shown_what_could_not_be_written(tables: Tables) -> None:
    table = await at_the_first_auction(tables)
    watcher = Watcher("ann")
    await tables.connect(table.id, watcher)
    disk = SlowDisk(tables, broken=True)
    disk.go.set()
    with pytest.raises(OSError, match="no space left"):
        await tables.play(table.id, "dan", "bid 3", seen_by(table, 3), "k")
    assert watcher.updates() == [] and watcher.gone
    again = await tables.table(table.id)
    assert again is not table and again.version == table.version - 1


@pytest.mark.parametrize("game", GAMES)
def test_a_table_read_back_is_the_same_table_at_every_step(game: str) -> None:
    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(3), game)
            chance = random.Random(3)
            for _ in range(25):
                await play_people(tables, table, chance, most=3)
                again = load_table(tables.store, table.id)
                assert again is not None
                now = tables.clock.now()
                assert everything(again, now) == everything(table, now)
                assert again.keys == table.keys
                assert again.words_drawn == table.words_drawn

    run(work())


@pytest.mark.parametrize("game", GAMES)
def test_updates_alone_lead_to_the_same_scene_as_a_fresh_state(game: str) -> None:
    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(4), game)
            watchers = [
                Watcher(guest, lang) for guest in ("ann", "cleo", "stranger") for lang in ("fr", "en")
            ]
            table.grants["stranger"] = "watch"
            for watcher in watchers:
                await tables.connect(table.id, watcher)
            chance = random.Random(5)
            while table.status != OVER and table.step() < 120:
                await play_people(tables, table, chance, most=5)
                for watcher in watchers:
                    now = json.loads(await tables.state(table.id, watcher.guest, watcher.lang))
                    assert watcher.scene == now["scene"]
                    assert {**watcher.you, "log_seen": 0} == now["you"]

    run(work())


# --- the click carries what was seen -----------------------------------------------------------------


async def at_the_first_auction(tables: Tables, seats: int = 4) -> Table:
    """Paradies, with everybody about to bid in secret."""
    table = await open_table(tables, people(seats), options={"first_chooser": "A"})
    await move(tables, table, 0, "auction NW")
    assert table.waiting() == list(range(seats))
    return table


@with_tables
async def test_sealed_bids_of_others_do_not_make_mine_stale(tables: Tables) -> None:
    table = await at_the_first_auction(tables)
    seen = seen_by(table, 0)
    for other in (3, 1):
        await move(tables, table, other, "bid 3")
        assert seen_by(table, 0) == seen
    await tables.play(table.id, "ann", "bid 7", seen, "mine")
    assert table.waiting() == [2]


@with_tables
async def test_a_click_on_what_is_gone_is_refused_and_nothing_changes(tables: Tables) -> None:
    table = await at_the_first_auction(tables)
    seen = seen_by(table, 0)
    for seat in range(4):
        await move(tables, table, seat, f"bid {4 - seat}")
    before = table.version
    with pytest.raises(TooLate) as problem:
        await tables.play(table.id, "ann", "bid 7", seen, "late")
    assert problem.value.key == "stale"
    assert table.version == before
    assert ("ann", "late") not in table.keys


@with_tables
async def test_the_next_auction_is_another_decision_even_if_it_looks_the_same(tables: Tables) -> None:
    table = await at_the_first_auction(tables, 3)
    seen = seen_by(table, 1)
    for seat in range(3):  # nobody wants it: all bid nothing, and are asked once more
        await move(tables, table, seat, "bid 0")
    assert table.waiting() == [0, 1, 2]
    assert seen_by(table, 1) != seen


@with_tables
async def test_my_own_bid_is_a_new_decision_and_may_be_changed(tables: Tables) -> None:
    table = await at_the_first_auction(tables)
    seen = seen_by(table, 0)
    await tables.play(table.id, "ann", "bid 7", seen, "first")
    with pytest.raises(TooLate):
        await tables.play(table.id, "ann", "bid 9", seen, "from another tab")
    await move(tables, table, 0, "bid 9")
    assert table.waiting() == [1, 2, 3]


@with_tables
async def test_a_key_is_played_once(tables: Tables) -> None:
    table = await at_the_first_auction(tables)
    seen = seen_by(table, 0)
    first = await tables.play(table.id, "ann", "bid 7", seen, "key")
    again = await tables.play(table.id, "ann", "bid 7", seen, "key")
    assert (first.again, again.again) == (False, True)
    assert first.version == again.version == table.version


@with_tables
async def test_keys_of_different_players_do_not_meet(tables: Tables) -> None:
    table = await at_the_first_auction(tables)
    for seat in (0, 1):
        await move(tables, table, seat, "bid 1", key="same")
    assert table.waiting() == [2, 3]


# --- refused -----------------------------------------------------------------------------------------


@with_tables
async def test_the_gate_refuses_with_its_paragraph(tables: Tables) -> None:
    table = await at_the_first_auction(tables)
    before = table.version
    with pytest.raises(RefusedByRules) as problem:
        await move(tables, table, 0, "bid 1999")
    assert problem.value.refusal.rule == "4.1"
    with pytest.raises(Trouble):
        await move(tables, table, 0, "bid a lot")
    assert table.version == before


@with_tables
async def test_only_the_guest_of_a_seat_moves_it(tables: Tables) -> None:
    table = await at_the_first_auction(tables)
    table.grants["watcher"] = "watch"
    seen = seen_by(table, 0)
    with pytest.raises(NotAllowed):
        await tables.play(table.id, "watcher", "bid 7", seen, "k")
    with pytest.raises(Unknown):
        await tables.play(table.id, "stranger", "bid 7", seen, "k")
    with pytest.raises(Unknown):
        await tables.play(table.id, "", "bid 7", seen, "k")
    with pytest.raises(Unknown):
        await tables.play("nowhere", "ann", "bid 7", seen, "k")
    assert table.waiting() == [0, 1, 2, 3]


@with_tables
async def test_somebody_with_nothing_to_decide_is_shown_the_rule(tables: Tables) -> None:
    table = await open_table(tables, people(3), options={"first_chooser": "A"})
    with pytest.raises(RefusedByRules):
        await tables.play(table.id, "bob", "auction NW", "", "k")


# --- bots --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_whole_match_by_themselves(game: str) -> None:
    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, bots(3), game)
            await until(lambda: table.status == OVER)
            assert table.outcome() is not None
            assert not [line for line in table.log if line.key == "log-bot-failed"]

    run(work())


@pytest.mark.parametrize("game", GAMES)
def test_a_person_and_bots_play_to_the_end(game: str) -> None:
    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, [*people(1), *bots(2, "random", 1)], game)
            chance = random.Random(11)
            made = 0
            while table.status != OVER:
                if await visit(tables, table, 0, chance):
                    made += 1
                await asyncio.sleep(0.0005)
            assert made > 0, "the person was never asked"

    run(work())


async def visit(tables: Tables, table: Table, seat: int, chance: random.Random) -> bool:
    """Looks, decides, plays; False if there was nothing to do, or a bot was faster."""
    async with tables.locked(table.id):
        if seat not in table.waiting():
            return False
        action, seen = any_action(table, seat, chance), seen_by(table, seat)
    try:
        await tables.play(table.id, guest_at(table, seat), action.notation, seen, str(chance.random()))
    except TooLate as problem:
        if problem.key != "stale":
            raise
        return False
    except RefusedByRules:  # a bot shouted in between
        assert table.game.meta.id == "last_chance"
        return False
    return True


def test_groups_of_viewers_share_their_bytes() -> None:
    assert Viewer("a", 1, False, "fr").group() == Viewer("b", 1, False, "fr").group()
    assert Viewer("a", 1, False, "fr").group() != Viewer("a", 2, False, "fr").group()
