"""Scenes in words by the short way are the same as by the long one, whatever is remembered from move to move."""

from __future__ import annotations

import json
import random

import pytest

from ludotheque.games import CATALOGUE
from ludotheque.tables import views
from ludotheque.tables.scenery import Remembered, wording
from ludotheque.tables.table import RUNNING
from ludotheque.tables.told import Told
from ludotheque.tables.words import texts
from tests.tables.support import house, open_table, people, play_people, run


@pytest.mark.parametrize("game", [game.meta.id for game in CATALOGUE])
def test_the_short_way_into_words_says_the_same(game: str) -> None:
    async def work() -> int:
        compared = 0
        async with house() as tables:
            table = await open_table(tables, people(4), game)
            chance = random.Random(9)
            last: dict[tuple[int, str], Told] = {}
            while table.status == RUNNING and table.step() < 60:
                await play_people(tables, table, chance, most=1)
                for lang in ("en", "fr"):
                    for seat in (-1, *range(table.seats)):
                        scene = views.scene_for(table, seat)
                        short = wording(table, lang).scene(scene, last.get((seat, lang)))
                        assert json.loads(short.whole()) == texts(lang).scene(game, scene, table.names())
                        last[seat, lang] = short
                        compared += 1
        return compared

    assert run(work()) > 100


def test_what_nobody_asked_for_any_more_is_forgotten() -> None:
    kept, dropped = object(), object()
    memory = Remembered(4)
    memory.put(dropped, "dropped")
    memory.put(kept, "kept")
    others = [object() for _ in range(20)]
    for number, other in enumerate(others):
        memory.put(other, number)
        assert memory.get(kept) == "kept"
        assert len(memory.now) + len(memory.before) <= 8
    assert memory.get(dropped) is None
    assert [memory.get(other) for other in others[-3:]] == [17, 18, 19]
