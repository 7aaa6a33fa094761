"""The board as text, headings and landmarks, the list of shortcuts, and tokens that can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, new_table
from tests.browser.robot import READY, Robot
from tests.browser.test_matches import GAMES, sit_down

#: The labels of the pieces that are drawn on the board.
DRAWN = "nodes => nodes.map((node) => node.getAttribute('aria-label')).filter(Boolean)"

#: The height of the letters of all tokens that share a place, in pixels of the screen.
LETTERS = """() => [...document.querySelectorAll('.pieces [data-symbol^="token-"]:not(:has(use)) .token text')]
  .map((text) => Number(text.getAttribute('font-size')) * text.getScreenCTM().a)"""


@pytest.mark.parametrize("game", GAMES)
def test_the_board_can_be_read_as_text(visit: Visit, game: str) -> None:
    page = visit("fr")
    sit_down(page, game, "fr")
    robot = Robot(page, seed=4)
    robot.play(2)
    robot.ready()
    page.keyboard.press("Alt+b")
    window = page.get_by_role("dialog", name="Le plateau en texte")
    said = window.inner_text()
    drawn = page.locator(".pieces > [data-piece]").evaluate_all(DRAWN)
    assert drawn and [label for label in drawn if label not in said] == []
    expect(window.locator("tbody tr").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(window).to_have_count(0)


def test_choices_stand_beside_their_places(visit: Visit) -> None:
    page = visit("en")
    new_table(page, "paradis")
    page.select_option('[data-option="first_chooser"]', "A")
    page.click('button[type="submit"]')
    page.wait_for_function(READY)
    page.click('[data-key="menu"]')
    page.click('[data-key="board-text"]')
    row = page.locator(".board-text tbody tr", has_text="NW1")
    expect(row).to_contain_text("Auction the north-west villa")


def test_the_shortcuts_are_listed(visit: Visit) -> None:
    page = visit("en")
    sit_down(page, "paradis", "en")
    Robot(page).ready()
    page.keyboard.press("?")
    window = page.get_by_role("dialog", name="Keyboard shortcuts")
    for key in ("Alt + D", "Alt + B", "Alt + J", "Esc"):
        expect(window).to_contain_text(key)
    page.keyboard.press("Escape")
    page.click('[data-key="menu"]')
    page.click('[data-key="keys"]')
    expect(window).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Alt+j")
    expect(page.locator("#ui-tab-log")).to_be_focused()
    # whoever types a question mark writes it
    page.locator("#ui-tab-chat").click()
    page.locator(".say input").press_sequentially("ok?")
    expect(page.locator(".say input")).to_have_value("ok?")
    expect(window).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone", "sideways"])
def test_headings_and_landmarks_lead_to_board_decision_and_journal(visit: Visit, size: str) -> None:
    page = visit("en", size)
    sit_down(page, "paradis", "en")
    Robot(page).ready()
    for name in ("The board", "Your decision"):
        expect(page.get_by_role("region", name=name, exact=True)).to_have_count(1)
        expect(page.get_by_role("heading", name=name, exact=True, level=2)).to_have_count(1)
    expect(page.get_by_role("region", name="Beside the board")).to_have_count(1)
    page.locator("#ui-tab-log").click()
    if size != "desktop":
        page.locator("#ui-tab-log").click()  # it was opened, or closed again
        page.locator("#ui-tab-log").click()
    expect(page.get_by_role("heading", name="Journal", level=2)).to_have_count(1)


@pytest.mark.parametrize("width", [390, 360])
def test_tokens_on_one_square_can_be_read(visit: Visit, width: int) -> None:
    page = visit("en", "phone", has_touch=True)
    page.set_viewport_size({"width": width, "height": 780})
    sizes: list[float] = []
    for seed in range(1, 5):  # a match may end before two tokens share a square
        sit_down(page, "rue_de_la_paix", "en")
        robot = Robot(page, seed=seed)
        while not page.evaluate(LETTERS) and not robot.is_over():
            robot.step()
        sizes = page.evaluate(LETTERS)
        if sizes:
            break
    assert len(sizes) > 1 and min(sizes) >= 12, sizes


def test_panels_are_no_wider_than_what_they_hold(visit: Visit) -> None:
    page = visit("en")
    page.set_viewport_size({"width": 1920, "height": 1080})
    sit_down(page, "last_chance", "en")
    widths = page.locator(".panel").evaluate_all("nodes => nodes.map((node) => node.offsetWidth)")
    assert max(widths) <= 320, widths
