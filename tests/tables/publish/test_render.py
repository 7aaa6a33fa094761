"""What is remembered from move to move changes no word: a rendered scene says what `Texts` says."""

from __future__ import annotations

import random

import pytest

from ludotheque.games import CATALOGUE
from ludotheque.kernel.scene import Panel, Row, Scene
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.kernel.text import say
from ludotheque.tables.publish.messages import texts
from ludotheque.tables.publish.render import Renderer
from ludotheque.tables.table import RUNNING
from tests.tables.support import open_table, open_tables, people, play_people, run


@pytest.mark.parametrize("game", [game.meta.id for game in CATALOGUE])
def test_a_rendered_scene_says_what_the_texts_say(game: str) -> None:
    async def work() -> int:
        compared = 0
        async with open_tables() as tables:
            table = await open_table(tables, people(4), game)
            cache = tables.publisher.cache(table)
            chance = random.Random(9)
            while table.status == RUNNING and table.step() < 60:
                await play_people(tables, table, chance, most=1)
                for lang in ("en", "fr"):
                    for seat in (SPECTATOR, *range(table.seats)):
                        scene = cache.view(seat).scene(table)
                        rendered = cache.scene(seat, lang)
                        assert rendered == texts(lang).scene(game, scene, table.names())
                        compared += 1
        return compared

    assert run(work()) > 100


def a_scene(panel: Panel) -> Scene:
    scene = Scene("board.svg", say("label-cash"), "1.1")
    scene.panels = [panel]
    return scene


def test_a_part_is_rendered_once_and_forgotten_when_it_was_not_used_for_a_version() -> None:
    renderer = Renderer("paradis", "en", ["Ann", "Bob"])
    kept, dropped = Panel(0, [Row(say("label-cash"), 40)]), Panel(0, [Row(say("label-cash"), 41)])
    first = renderer.scene(a_scene(kept), 1)["panels"][0]
    gone = renderer.scene(a_scene(dropped), 1)["panels"][0]
    for version in (2, 3, 4):
        assert renderer.scene(a_scene(kept), version)["panels"][0] is first
    assert renderer.scene(a_scene(dropped), 5)["panels"][0] is not gone


def test_viewers_share_the_hotels_of_rue_de_la_paix() -> None:
    """A piece that looks the same to all is one object: it is rendered once."""

    async def work() -> None:
        async with open_tables() as tables:
            table = await open_table(tables, people(4), "rue_de_la_paix")
            await play_people(tables, table, random.Random(1), most=60)
            cache = tables.publisher.cache(table)
            hotels = [
                [piece for piece in cache.scene(seat, "en")["pieces"] if piece["id"].startswith("hotel-")]
                for seat in (0, 1)
            ]
            assert len(hotels[0]) > 5
            assert all(mine is yours for mine, yours in zip(*hotels, strict=True))

    run(work())
