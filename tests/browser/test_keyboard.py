"""A whole match without a mouse."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.robot import READY, Robot
from tests.browser.test_matches import sit_down
from tests.browser.test_table import choose_first_villa, until
from tests.support import SOAK

FOCUS = """() => {
  const node = document.activeElement;
  return {key: node.dataset?.key ?? '', kind: node.type ?? '', low: node.min ?? '', high: node.max ?? '',
    game: node.dataset?.game ?? '', decides: Boolean(node.closest('.tray .decision, .chooser, .targets')),
    seen: node.matches(':focus-visible'), off: node.getAttribute('aria-disabled') === 'true'};
}"""
TABS = 6 if SOAK else 3  #: how far the keyboard goes before it decides, at most
OVER = "document.querySelector('#ui-app').dataset.status === 'over'"


def tab_to_play_now(page: Page, game: str) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate(FOCUS)["game"] == game:
            page.keyboard.press("Enter")
            return
    raise AssertionError("Play now cannot be reached by keyboard")


def decide(page: Page, chance: random.Random) -> None:
    """Alt+D to the decision, some Tabs, then Enter on whatever decides something."""
    page.keyboard.press("Alt+d")
    for _ in range(chance.randrange(TABS)):
        page.keyboard.press("Tab")
    for _ in range(40):
        focus = page.evaluate(FOCUS)
        if focus["decides"] and not focus["off"] and focus["kind"] not in ("range", "select-one"):
            assert focus["seen"], f"no visible focus on {focus['key']}"
            if focus["kind"] == "number":
                high = min(int(focus["high"]), int(focus["low"]) + 40)
                page.keyboard.type(str(chance.randint(int(focus["low"]), high)))
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    page.keyboard.press("Alt+d")


def test_a_match_by_keyboard_alone(visit: Visit) -> None:
    page = visit("en")
    chance = random.Random(5)
    page.goto("/")
    tab_to_play_now(page, "paradis")
    page.wait_for_selector(".panel.own")
    for _ in range(600):
        page.wait_for_function(READY, timeout=240_000)
        if page.evaluate(OVER):
            break
        decide(page, chance)
    expect(page.locator("#ui-ending")).to_be_visible()
    # the end screen too
    page.keyboard.press("Alt+d")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent") == "Replay":
            page.keyboard.press("Enter")
            break
    expect(page.locator(".replay output")).to_contain_text("Move 0 of")


WHERE = """() => {
  const node = document.activeElement;
  return [node.getAttribute('data-key'), node.matches('.target:not(.greyed)')];
}"""


@pytest.mark.parametrize(("game", "seed"), [("metropolis", 1), ("rue_de_la_paix", 3)])
def test_arrow_keys_walk_over_what_can_be_chosen(visit: Visit, game: str, seed: int) -> None:
    page = visit("en")
    sit_down(page, game, "en")
    # others may want to trade first
    until(Robot(page, seed=seed), ".target:not(.greyed) + .target:not(.greyed)")
    page.locator(".target:not(.greyed)").first.focus()
    reached = set()
    for key in ("ArrowDown", "ArrowRight", "ArrowUp", "ArrowLeft") * 4:
        page.keyboard.press(key)
        where, choosable = page.evaluate(WHERE)
        assert choosable, where
        reached.add(where)
    assert len(reached) > 1


def test_the_keyboard_goes_on_after_a_choice_on_the_board(visit: Visit) -> None:
    page = visit("en")
    page.goto("/")
    page.click('[data-act="play-now"][data-game="diamonds_club"]')
    page.wait_for_selector(".panel.own")
    robot = Robot(page)
    for _ in range(3):
        until(robot, ".target:not(.greyed)")
        before = page.locator("#ui-app").get_attribute("data-step")
        page.locator(".target:not(.greyed)").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_function("step => document.querySelector('#ui-app').dataset.step !== step", arg=before)
        page.wait_for_function(READY)
        assert page.evaluate("document.activeElement.closest('.targets, .tray') !== null")


def test_one_stroke_too_many_takes_nothing_back(slow_page: Page) -> None:
    """Who has decided by keyboard waits on the tray, not on undo, and goes on with the next decision."""
    page = slow_page
    sit_down(page, "paradis", "en")
    choose_first_villa(page)
    page.locator('[data-control="bid"] input[inputmode]').press("Enter")
    page.wait_for_selector(".tray:not(.mine)")  # the others think
    expect(page.locator("#ui-tray")).to_be_focused()
    page.wait_for_selector(".tray.mine")
    page.wait_for_function("() => document.activeElement.closest('.tray .decision') !== null")


def test_tabs_and_menu_by_keyboard(visit: Visit) -> None:
    page = visit("en")
    page.goto("/")
    page.click('[data-act="play-now"][data-game="paradis"]')
    page.wait_for_selector(".panel.own")
    page.locator("#ui-tab-log").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#ui-tab-notes")).to_be_focused()
    expect(page.locator("#ui-panel-notes")).to_be_visible()
    page.locator('[data-key="menu"]').focus()
    page.keyboard.press("Enter")
    expect(page.locator(".menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator('[data-key="menu"]')).to_be_focused()
