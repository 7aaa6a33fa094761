"""axe-core finds nothing serious or moderate, on any page and in any phase of a game, light or dark."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import CATALOGUE
from tests.browser.conftest import Visit, new_table
from tests.browser.robot import Robot
from tests.browser.test_early_decisions import until_my_dice, until_the_last_roll
from tests.browser.test_matches import sit_down
from tests.browser.test_moments import before_the_dice, roll
from tests.support import SOAK

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
#: `selectors` would look for a short path to each element; we show its beginning instead.
RUN = """(rules) => axe.run(document, {resultTypes: ['violations'], selectors: false,
  ...(rules.length ? {runOnly: rules} : {})}).then((found) => found.violations)"""
COLOURS = ("color-contrast",)  #: the rules whose answer depends on the theme


def violations(page: Page, axe: str, *rules: str) -> list[str]:
    """The serious and moderate ones, as sentences; of these rules, or of all."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(axe)
    return [
        f"{one['id']}: {one['help']}: {one['nodes'][0]['html'][:200]} {one['nodes'][0].get('failureSummary', '')}"
        for one in page.evaluate(RUN, rules)
        if one["impact"] in ("moderate", "serious", "critical")
    ]


def test_the_plain_pages(visit: Visit, axe: str) -> None:
    page = visit("en", color_scheme="light")
    for path in ("/", "/new", "/credits", *[f"/rules/{game.meta.id}" for game in CATALOGUE]):
        page.goto(path)
        assert violations(page, axe) == [], path
        page.emulate_media(color_scheme="dark")
        assert violations(page, axe, *(() if SOAK else COLOURS)) == [], (path, "dark")
        page.emulate_media(color_scheme="light")


def test_the_measure_would_tell(visit: Visit, axe: str) -> None:
    """Of all rules, and of those that the second theme is asked about."""
    page = visit("en", color_scheme="dark")
    page.goto("/credits")
    page.evaluate("() => document.querySelector('main p').style.color = '#444'")
    assert any(line.startswith("color-contrast") for line in violations(page, axe, *COLOURS))
    page.evaluate("() => document.querySelector('main').append(document.createElement('button'))")
    assert any(line.startswith("button-name") for line in violations(page, axe))


@pytest.mark.parametrize("game", [game.meta.id for game in CATALOGUE])
def test_a_game_in_its_phases(visit: Visit, axe: str, game: str) -> None:
    page = visit("fr")
    sit_down(page, game, "fr")
    robot = Robot(page, seed=9)
    checked = set()
    for _ in range(20):
        robot.ready()
        phase = page.locator('[data-key="rule"]').inner_text().split(",")[0]
        window = page.locator(".chooser").is_visible()
        if (phase, window) not in checked:
            checked.add((phase, window))
            # in turn: the themes differ in their colours only
            for theme in THEMES if SOAK else (THEMES[len(checked) % 2],):
                page.emulate_media(color_scheme=theme)
                assert violations(page, axe) == [], (phase, theme)
        if robot.is_over():
            break
        robot.step()
    assert len(checked) > 1


def in_both_themes(page: Page, axe: str) -> list[str]:
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {one}" for one in violations(page, axe)]
    return found


def test_while_dice_wait_to_be_thrown(visit: Visit, axe: str) -> None:
    assert in_both_themes(until_my_dice(visit), axe) == []


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_while_a_moment_is_shown_beside_the_next_decision_and_in_its_place(
    visit: Visit, axe: str, size: str
) -> None:
    page = before_the_dice(visit, size=size)
    roll(page)
    page.mouse.move(1, 1)
    page.evaluate("document.activeElement.blur()")
    expect(page.locator(".tray > .decision")).not_to_have_css("opacity", "1")
    assert in_both_themes(page, axe) == [], "the tray is paler"
    page.keyboard.press("Escape")
    until_the_last_roll(page)
    expect(page.locator(".press-moment")).to_be_visible()
    assert in_both_themes(page, axe) == [], "a button stands in its place"


def test_lobby_menu_tabs_replay_and_end(visit: Visit, axe: str) -> None:
    page = visit("en", "phone", color_scheme="dark")
    new_table(page, "paradis")
    page.select_option(".chairs li:nth-child(2) select", "open")
    page.click('button[type="submit"]')
    expect(page.locator(".lobby")).to_be_visible()
    assert violations(page, axe) == [], "lobby"
    page.get_by_role("button", name="Start", exact=True).click()
    robot = Robot(page)
    robot.play(3)
    for tab in ("log", "notes", "chat", "rules"):
        page.locator(f"#ui-tab-{tab}").click()
        assert violations(page, axe) == [], tab
        page.locator(".side > .close").click()
    page.click('[data-key="menu"]')
    assert violations(page, axe) == [], "menu"
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator("#ui-ending")).to_be_visible(timeout=240_000)
    assert violations(page, axe) == [], "end"
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".replay")).to_be_visible()
    assert violations(page, axe) == [], "replay"


def test_what_happens_is_announced(visit: Visit) -> None:
    page = visit("en")
    sit_down(page, "paradis", "en")
    Robot(page, seed=1).play(2)
    expect(page.locator("#ui-live")).to_have_attribute("aria-live", "polite")
    expect(page.locator("#ui-live p").first).to_be_attached()
