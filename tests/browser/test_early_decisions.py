"""What stands in the place of a decision meanwhile: my dice that wait, and a way to what would tell too much."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.robot import Robot
from tests.browser.test_matches import sit_down
from tests.browser.test_moments import WATCH, before_the_dice, roll, seen

#: Dice that wait for somebody wait for ever: 5 s, at this speed.
FOR_EVER = """
const later = window.setTimeout;
window.setTimeout = (act, ms, ...more) => (ms === 2000 ? 0 : later(act, ms, ...more));
"""
MY_DICE = """() => {
  const root = document.querySelector('#ui-app').dataset;
  const decides = root.must === 'true' && root.locked === 'false' && root.moment === '';
  return root.status === 'over' || root.moment === 'press' || decides;
}"""


#: What came after the wait.
THROWN = """() => {
  const kinds = window.film.map(({kind}) => kind);
  return kinds[kinds.indexOf('press') + 1] === 'dice';
}"""


def until_my_dice(visit: Visit, before: str = FOR_EVER) -> Page:
    """Somebody's turn begins: the dice wait."""
    page = visit("en", moments=True)
    page.add_init_script(before)
    page.goto("/?lang=en")
    page.evaluate("localStorage.ludotheque = JSON.stringify({speed: 'fast'})")
    sit_down(page, "rue_de_la_paix", "en")
    page.evaluate(WATCH)
    robot = Robot(page, seed=3)
    for _ in range(60):
        page.wait_for_function(MY_DICE)
        if page.locator("#ui-app").get_attribute("data-moment") == "press":
            return page
        robot.step()
    raise AssertionError(f"no dice have waited: {seen(page)}")


def test_dice_of_my_own_wait_until_i_throw_them(visit: Visit) -> None:
    page = until_my_dice(visit)
    button = page.get_by_role("button", name="Throw the dice")
    expect(page.locator("#ui-status")).to_have_text("Throw the dice")
    expect(page.locator(".panel.active")).to_have_class(re.compile("own"))
    for telling in (".tray .decision", ".targets .target"):  # they would tell what falls
        expect(page.locator(telling).first).not_to_be_visible()
    button.click()
    page.wait_for_function(THROWN)
    expect(button).to_be_hidden()
    expect(page.locator(".tray .decision")).to_be_visible()


def test_any_key_throws_them(visit: Visit) -> None:
    page = until_my_dice(visit)
    page.keyboard.press("Space")
    page.wait_for_function(THROWN)


def test_dice_that_nobody_throws_fall_by_themselves(visit: Visit) -> None:
    page = until_my_dice(visit, "")
    page.wait_for_function(THROWN)


# --- a decision that would tell what is still to be shown ------------------------------------------------


def button(page: Page) -> Locator:
    return page.get_by_role("button", name="Skip to the decision")


def until_the_last_roll(page: Page) -> None:
    """Rolls all dice until the throw that decides is shown; nothing of what comes of it was shown yet."""
    roll(page)
    while not page.get_by_text("that was the last roll").or_(page.get_by_text("do it!")).count():
        page.keyboard.press("Escape")
        expect(page.locator("#ui-app")).to_have_attribute("data-moment", "")
        roll(page)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_next_auction_does_not_tell_how_the_deciding_throw_fell(visit: Visit, size: str) -> None:
    anne = before_the_dice(visit, size=size)
    until_the_last_roll(anne)
    expect(button(anne)).to_be_visible()
    for telling in (".tray .decision", ".targets"):
        expect(anne.locator(telling).first).not_to_be_visible()
    button(anne).click()
    expect(anne.locator("#ui-app")).to_have_attribute("data-moment", "")
    expect(anne.locator(".tray .decision")).to_be_visible()


#: At so many milliseconds a tap on a bid; whether something was sent.
TAP_AT = """(now) => {
  performance.now = () => now;
  document.querySelector('.tray [data-notation="pass"]').click();
  return document.querySelector('#ui-app').dataset.locked === 'true';
}"""


def test_the_second_tap_on_the_button_does_not_bid(visit: Visit) -> None:
    anne = before_the_dice(visit)
    until_the_last_roll(anne)
    anne.evaluate("performance.now = () => 1000")
    button(anne).click()
    expect(anne.locator(".tray .decision")).to_be_visible()
    assert anne.evaluate(TAP_AT, 1200) is False, "nobody can have read the decision by then"
    assert anne.evaluate(TAP_AT, 1400) is True


def test_the_keyboard_leads_to_the_decision(visit: Visit) -> None:
    anne = before_the_dice(visit)
    until_the_last_roll(anne)
    anne.keyboard.press("Alt+d")
    expect(button(anne)).to_be_hidden()
    expect(anne.locator(".tray .decision :focus")).to_have_count(1)


def test_whoever_rolled_by_keyboard_finds_the_way_under_the_same_key(visit: Visit) -> None:
    anne = before_the_dice(visit)
    while not button(anne).is_visible():
        anne.keyboard.press("Escape")
        expect(anne.locator("#ui-app")).to_have_attribute("data-moment", "")
        anne.locator(".tray .decision .roll").first.focus()
        anne.keyboard.press("Enter")
        expect(anne.locator("#ui-app")).to_have_attribute("data-moment", "dice")
    expect(button(anne)).to_be_focused()
    anne.keyboard.press("Enter")
    expect(button(anne)).to_be_hidden()
    expect(anne.locator(".tray .decision :focus")).to_have_count(1)
