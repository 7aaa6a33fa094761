"""A clock that runs out before the player's eyes: the table plays, a bot sits down, the player comes back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visitors, new_table, received
from tests.browser.hours import ServerWithClock
from tests.browser.robot import READY, Robot

MINUTE = 60_000
SLOWLY = 2.0  #: seconds a bot pauses: with all seats in their hands the match must not end meanwhile

#: What the page says, in the order in which it happens.
WORDS = {
    "en": {
        "warning": "Your time is running out.",
        "played": "out of time: played automatically",
        "handed": "ran out of time: a bot plays until they are back.",
        "banner": "A bot plays your seat.",
        "panel": "a bot plays",
        "take back": "Take my seat back",
        "back": "plays again.",
    },
    "fr": {
        "warning": "Il vous reste peu de temps.",
        "played": "coup automatique",
        "handed": "un robot joue jusqu'à son retour.",
        "banner": "Un robot joue à votre place.",
        "panel": "un robot joue",
        "take back": "Reprendre ma place",
        "back": "joue de nouveau.",
    },
}


@pytest.fixture
def hours(tmp_path: Path) -> Iterator[ServerWithClock]:
    server = ServerWithClock(tmp_path / "data", SLOWLY)
    server.open()
    yield server
    server.close()


@pytest.fixture
def guests(browser: Browser, hours: ServerWithClock, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    with received(browser, hours, request) as made:
        yield made


def one_minute_each(page: Page, lang: str) -> None:
    """Paradies with three bots; everybody has a minute for the whole match."""
    new_table(page, "paradis", lang)
    page.check('input[value="live"]')
    page.fill('[name="minutes"]', "1")
    page.fill('[name="extra"]', "0")
    page.click('button[type="submit"]')
    page.wait_for_selector(".lobby:not([hidden]), .panel.own")
    start = page.locator(".lobby button.primary")
    if start.is_visible():
        start.click()
    page.wait_for_function(READY)


def answers(page: Page) -> list[str]:
    """What the server has accepted from this page; the list grows."""
    heard: list[str] = []

    def listen(frame: str | bytes) -> None:
        if isinstance(frame, str) and '"accepted"' in frame:
            heard.append(frame)

    page.on("websocket", lambda socket: socket.on("framereceived", listen))
    return heard


@pytest.mark.parametrize("lang", list(WORDS))
def test_a_clock_runs_out_and_the_player_comes_back(
    guests: Visitors, hours: ServerWithClock, lang: str
) -> None:
    words = WORDS[lang]
    page = guests.visit(lang)
    accepted = answers(page)
    page.clock.install()
    one_minute_each(page, lang)
    own = page.locator(".panel.own")
    expect(own.locator(".clock.runs")).to_have_text(re.compile(r"^\d:\d\d$"))
    # given a player who looks on while the clock of the page gets short, and is warned
    page.clock.fast_forward(MINUTE // 2)
    expect(own.locator(".clock.short")).to_be_visible()
    expect(page.locator(".toast")).to_contain_text(words["warning"])
    expect(page.locator(".tray.mine")).to_be_visible()
    # when the minute is over where it counts, in the server
    hours.skip(MINUTE)
    # then the table plays the default, a bot has the seat, and the page says both
    journal = page.locator(".log")
    expect(journal).to_contain_text(words["played"])
    expect(journal).to_contain_text(words["handed"])
    banner = page.locator(".banner")
    expect(banner).to_contain_text(words["banner"])
    expect(own.locator(".sign")).to_have_text(words["panel"])
    expect(page.locator(".tray.mine")).to_have_count(0)
    expect(page.locator(".target:not(.greyed)")).to_have_count(0)
    # and when the player takes the seat back, with time to look around
    banner.get_by_role("button", name=words["take back"]).click()
    expect(banner).to_be_hidden()
    expect(journal).to_contain_text(words["back"])
    page.wait_for_function(READY)
    expect(own.locator(".clock.runs")).to_be_visible()
    expect(own.locator(".clock.short")).to_have_count(0)
    # then the match goes on with the player's own moves
    before = len(accepted)
    robot = Robot(page, seed=2)
    while len(accepted) == before:
        robot.step()
    expect(banner).to_be_hidden()
    expect(own.locator(".sign")).to_have_count(0)
