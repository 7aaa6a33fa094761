"""What the publisher remembers of a table is packed while nothing happens there; nobody notices."""

from __future__ import annotations

import random

import pytest

from ludotheque.games import CATALOGUE
from ludotheque.tables.publish.publisher import Publisher
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.table import Table
from tests.tables.support import Watcher, open_table, open_tables, people, play_people, run, with_tables

GAMES = [game.meta.id for game in CATALOGUE]


def is_packed(publisher: Publisher, table: Table) -> bool:
    cache = publisher._caches[table.id]
    made = (cache.views, cache.renderers, cache.scenes, cache.logs)
    return not any(made) and all(sent._parts is None for sent in cache.sent.values())


async def watched(tables: Tables, game: str) -> tuple[Table, list[Watcher]]:
    """A table of three people, who look at it, and of somebody who watches in French."""
    table = await open_table(tables, people(3), game, public=True)
    watchers = [Watcher(guest) for guest in ("ann", "bob", "cleo")] + [Watcher("dan", "fr")]
    for watcher in watchers:
        await tables.connect(table.id, watcher)
    return table, watchers


def log_of(watcher: Watcher) -> list[object]:
    """The log as a page has it: that of the state, and then what each update replaces from one place on."""
    log: list[object] = []
    for message in watcher.received:
        if message["type"] == "state":
            log = list(message["log"])
        elif "log" in message:
            log[message["log"]["from"] :] = message["log"]["lines"]
    return log


@pytest.mark.parametrize("game", GAMES)
def test_updates_after_an_idle_time_are_those_of_a_busy_table(game: str) -> None:
    """The same match twice, once with a pause after every move: viewers know the same at the end."""

    async def story(idle: bool) -> list[object]:
        async with open_tables() as tables:
            table, watchers = await watched(tables, game)
            chance = random.Random(5)
            for _ in range(25):
                await play_people(tables, table, chance, most=1)
                if idle:
                    tables.publisher.pack_idle(1)
                    tables.publisher.pack_idle(1)
                    assert is_packed(tables.publisher, table)
            known: list[object] = []
            for watcher in watchers:
                known += [{**update, "log": None} for update in watcher.updates()]
                known += [log_of(watcher), watcher.state["scene"], watcher.state["you"]]
                fresh = Watcher(watcher.guest, watcher.lang)
                await tables.connect(table.id, fresh)
                assert fresh.scene == watcher.scene and log_of(fresh) == log_of(watcher)
            return known

    assert run(story(True)) == run(story(False))


@with_tables
async def test_a_table_is_packed_when_it_was_not_used_for_a_whole_round(tables: Tables) -> None:
    table, _ = await watched(tables, "paradis")
    publisher, looks = tables.publisher, 10
    for _ in range(looks):
        publisher.pack_idle(looks)
    assert not is_packed(publisher, table)  # it was used before this round
    publisher.cache(table)
    for _ in range(looks):
        publisher.pack_idle(looks)
    assert not is_packed(publisher, table)
    for _ in range(looks):
        publisher.pack_idle(looks)
    assert is_packed(publisher, table)


@with_tables
async def test_a_look_packs_a_few_tables_only(tables: Tables) -> None:
    opened = [(await watched(tables, "paradis"))[0] for _ in range(9)]
    packed = []
    for _ in range(6):  # two rounds of three looks
        tables.publisher.pack_idle(3)
        packed.append(sum(is_packed(tables.publisher, table) for table in opened))
    assert packed == [0, 0, 0, 4, 8, 9]


@with_tables
async def test_packed_data_is_small(tables: Tables) -> None:
    table, _ = await watched(tables, "diamonds_club")
    cache = tables.publisher.cache(table)
    plain = sum(len(repr(sent.parts())) for sent in cache.sent.values())
    cache.pack()
    assert sum(len(sent._packed) for sent in cache.sent.values()) < plain / 5
