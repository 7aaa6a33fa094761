"""The server closes in the middle of a match and opens again: a banner, locked input, and the match goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.robot import Robot
from tests.browser.server import Server

#: Whether the button is the same node when the seconds beside it have changed.
SAME_BUTTON = """() => new Promise((done) => {
  const banner = document.querySelector('.banner');
  let [attempt, before, said] = ['', null, ''];
  const timer = setInterval(() => {
    const [button, detail] = [banner.querySelector('button'), banner.querySelector('.detail').textContent];
    if (!button) return;
    if (banner.dataset.attempt !== attempt) [attempt, before, said] = [banner.dataset.attempt, button, detail];
    else if (detail !== said) done((clearInterval(timer), button === before));
  }, 50);
})"""


def steps(page: Page) -> int:
    return int(page.locator("#ui-app").get_attribute("data-step") or 0)


def test_the_match_survives_a_restart(
    browser: Browser, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    server = Server(tmp_path / "data")
    server.open()
    visitors = Visitors(browser, server.address, request.node.name)
    page = visitors.visit("en")
    try:
        page.goto("/")
        page.click('[data-act="play-now"][data-game="paradis"]')
        page.wait_for_selector(".panel.own")
        robot = Robot(page, seed=6)
        robot.play(4)
        robot.ready()
        step = steps(page)
        lines = page.locator(".log .line").count()
        server.close()
        banner = page.locator(".banner")
        expect(banner).to_contain_text("Connection lost. Attempt")
        # it is said once: the seconds are counted beside the sentence, and the button stays under the finger
        expect(banner.get_by_role("alert")).to_have_text("Connection lost.")
        assert page.evaluate(SAME_BUTTON)
        expect(page.locator(".decision")).to_have_attribute("disabled", "")
        assert int(banner.get_attribute("data-attempt") or 0) >= 1
        server.open()
        expect(banner).to_be_hidden()
        expect(page.locator(".decision:enabled")).to_be_visible()
        # nothing is lost (bots that were thinking may have moved since), and it goes on
        assert steps(page) >= step
        assert page.locator(".log .line").count() >= lines
        step = steps(page)
        while steps(page) == step:  # a click may open a list only
            robot.step()
    finally:
        visitors.leave()
        server.close()
