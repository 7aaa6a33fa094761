"""From the first page to the end screen of every game, by clicking only what the page offers.

Each game is played whole on the desktop or on the phone, and its beginning at the other size.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import CATALOGUE
from tests.browser.conftest import Visit
from tests.browser.robot import BOX, READY, Robot, faults
from tests.support import SOAK

GAMES = [game.meta.id for game in CATALOGUE]
SIZES = ("desktop", "phone")
LOOK = 5  #: clicks between two looks at the layout
SPEAK = 20  #: clicks between two changes of the language
#: How much the robot prefers a move: with 1 it composes offers for most of a match.
DECIDED = 1 if SOAK else 8
#: Where each game is played to its end, in turn; at the other size so many clicks, which `make soak` does not limit.
WHOLE = {(game, SIZES[at % 2]) for at, game in enumerate(GAMES)}
BEGINNING = 2 * SPEAK + LOOK


def sit_down(page: Page, game: str, lang: str) -> None:
    """The first page, and one click; no clock, so that nothing happens while a slow machine looks at the page."""
    page.goto(f"/?lang={lang}")
    page.select_option('[data-wish="pace"]', "relaxed")
    page.click(f'[data-act="play-now"][data-game="{game}"]')
    page.wait_for_selector(".panel.own")
    expect(page.locator("html")).to_have_attribute("lang", lang)


def speak(page: Page, lang: str) -> None:
    """The other language, in the middle of the match."""
    page.locator('[data-key="lang"]').click()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    page.wait_for_function(READY, timeout=240_000)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", SIZES)
def test_a_match_by_clicking(visit: Visit, game: str, size: str) -> None:
    """In both languages: they change again and again while the match goes on."""
    lang, other = ("en", "fr") if size == "desktop" else ("fr", "en")
    whole = SOAK or (game, size) in WHOLE
    page = visit(lang, size, service_workers="allow")  # the page as everybody has it
    sit_down(page, game, lang)
    robot = Robot(page, seed=7, decided=DECIDED)
    robot.ready()
    spoken = 0
    place = page.evaluate(BOX)
    while not robot.is_over() and (whole or robot.clicks < BEGINNING):
        robot.step()
        assert page.evaluate(BOX) == place  # the board keeps its size while one plays
        if robot.clicks % LOOK == 0:
            assert faults(page) == []
        if robot.clicks // SPEAK > spoken:
            spoken = robot.clicks // SPEAK
            lang, other = other, lang
            speak(page, lang)
            assert faults(page) == []
        assert robot.clicks < 2000
    if robot.is_over():
        end_screen_is_complete(page, other)
    assert robot.is_over() or not whole


def end_screen_is_complete(page: Page, other: str) -> None:
    """The end screen, in both languages."""
    ending = page.locator("#ui-ending")
    expect(ending).to_be_visible()
    expect(ending.locator(".ranking li")).to_have_count(page.locator(".panel").count())
    expect(ending.locator(".verdict")).not_to_be_empty()
    expect(ending.locator("table.sheet tbody tr").first).to_be_visible()
    assert faults(page) == []
    speak(page, other)
    expect(ending.locator(".verdict")).not_to_be_empty()
    assert faults(page) == []
