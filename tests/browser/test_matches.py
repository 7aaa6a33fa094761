"""From the first page to the end screen of every game, by clicking only what the page offers."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import CATALOGUE
from tests.browser.conftest import Visit
from tests.browser.robot import Robot, faults

GAMES = [game.meta.id for game in CATALOGUE]
COMBINATIONS = [("desktop", "en"), ("phone", "fr"), ("desktop", "fr"), ("phone", "en")]

#: Each game is played to its end in one combination, and for some clicks in the three others.
WHOLE = [(game, *COMBINATIONS[number % 4]) for number, game in enumerate(GAMES)]
PARTS = [(game, *which) for game in GAMES for which in COMBINATIONS if (game, *which) not in WHOLE]
SOME = 12


def sit_down(page: Page, game: str, lang: str) -> None:
    """The first page, and one click."""
    page.goto(f"/?lang={lang}")
    page.click(f'[data-act="play-now"][data-game="{game}"]')
    page.wait_for_selector(".panel.own")
    expect(page.locator("html")).to_have_attribute("lang", lang)


@pytest.mark.parametrize(("game", "size", "lang"), WHOLE)
def test_a_whole_match_by_clicking(visit: Visit, game: str, size: str, lang: str) -> None:
    page = visit(lang, size)
    sit_down(page, game, lang)
    robot = Robot(page, seed=7)
    while not robot.is_over():
        robot.step()
        if robot.clicks % 5 == 0:
            assert faults(page) == []
        assert robot.clicks < 2000
    ending = page.locator("#ui-ending")
    expect(ending).to_be_visible()
    expect(ending.locator(".ranking li")).to_have_count(page.locator(".panel").count())
    expect(ending.locator(".verdict")).not_to_be_empty()
    expect(ending.locator("table.sheet tbody tr").first).to_be_visible()
    assert faults(page) == []


@pytest.mark.parametrize(("game", "size", "lang"), PARTS)
def test_the_first_moves_by_clicking(visit: Visit, game: str, size: str, lang: str) -> None:
    page = visit(lang, size)
    sit_down(page, game, lang)
    robot = Robot(page, seed=11)
    while robot.clicks < SOME and not robot.is_over():
        robot.step()
        assert faults(page) == []
    assert page.locator(".log .line").count() > 0
