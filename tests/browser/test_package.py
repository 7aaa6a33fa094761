"""A game of another package in the browser: shelf, rules, credits, and a whole match by clicking."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.robot import Robot, faults
from tests.browser.server import Server
from tests.browser.test_matches import sit_down
from tests.packages.support import MAREE, install


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where Marée is installed."""
    folder = tmp_path_factory.mktemp("maree")
    made = Server(folder / "data", source=install(MAREE, folder))
    made.open()
    yield made
    made.close()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_game_of_a_package_from_the_shelf_to_the_end(visitors: Visitors, size: str) -> None:
    page = visitors.visit("fr", size)
    page.goto("/credits?lang=fr")
    expect(page.locator("section", has_text="Un jeu dans un paquet à part")).to_contain_text(
        "Les points des bancs."
    )
    page.goto("/rules/maree?lang=fr")
    expect(page.locator('[id="r3.4"]')).to_contain_text("le banc s'échappe")
    page.goto("/?lang=fr")
    cover = page.locator("#game-maree img")
    expect(cover).to_have_attribute("src", "/art/maree/cover.svg")
    assert cover.evaluate("picture => picture.decode().then(() => picture.naturalWidth)") > 0
    sit_down(page, "maree", "fr")
    robot = Robot(page, seed=7)
    robot.ready()
    while not robot.is_over():
        robot.step()
        assert faults(page) == []
        assert robot.clicks < 300
    expect(page.locator("#ui-ending .verdict")).not_to_be_empty()
    expect(page.locator(".log")).to_contain_text("prend le banc")
