"""Diamonds Club: every decision shows what it is about and what it brings, on a desktop and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import SIZES, Visit
from tests.browser.robot import Robot, faults
from tests.browser.test_matches import sit_down
from tests.browser.test_table import until

sizes = pytest.mark.parametrize("size", ["desktop", "phone"])

HAND = '.tray [data-kind="hand"]'

#: Whether the tags of market cells touch the figures that are printed on their tiles.
TOUCHING = """() => {
  const found = [];
  for (const piece of document.querySelectorAll('.piece[data-piece^="cell-"]')) {
    const tag = piece.querySelector('.tag rect');
    const printed = document.getElementById(piece.dataset.symbol).querySelector('text');
    if (!tag || !printed) continue;
    const number = (name) => Number(printed.getAttribute(name));
    const matrix = piece.getScreenCTM();
    const right = matrix.e + matrix.a * (number('x') + 0.32 * number('font-size'));
    const bottom = matrix.f + matrix.d * number('y');
    const box = tag.getBoundingClientRect();
    if (box.left < right && box.top < bottom) found.push(piece.dataset.piece);
  }
  return found;
}"""


def table(visit: Visit, size: str, lang: str = "en") -> Robot:
    page = visit(lang, size, has_touch=size == "phone")
    sit_down(page, "diamonds_club", lang)
    robot = Robot(page, seed=5)
    robot.ready()
    return robot


def primary(page: Page) -> Locator:
    return page.locator(".tray .primary")


@sizes
def test_my_hand_is_always_in_view(visit: Visit, size: str) -> None:
    robot = table(visit, size)
    page = robot.page
    for _ in range(3):
        robot.ready()
        hand = page.locator(HAND)
        expect(hand).to_contain_text("Coins")
        expect(hand).to_contain_text("Gems")
        for words in ("2 points each", "no extra gems", "10 coins a round") if robot.clicks == 0 else ():
            expect(hand.locator(".worded", has_text=words)).to_have_count(1)  # tracks have words
        alarm = hand.locator(".alarm")
        expect(alarm).to_contain_text("no points without them")
        expect(alarm).to_be_in_viewport(ratio=0.99)
        assert faults(page) == []
        robot.step()


@sizes
def test_prices_are_tags_that_touch_no_figure_and_the_quiet_button_stops(visit: Visit, size: str) -> None:
    page = table(visit, size).page
    tags = page.locator('.piece[data-piece^="cell-"] .tag')
    expect(tags).to_have_count(page.locator('.piece[data-piece^="cell-"]').count())
    assert page.evaluate(TOUCHING) == []
    expect(page.get_by_role("button", name="Stop buying")).to_be_visible()
    expect(primary(page)).to_have_count(0)


@sizes
def test_whoever_buys_reads_what_the_signs_of_the_market_mean(visit: Visit, size: str) -> None:
    page = table(visit, size).page
    key = page.locator(f"{HAND} .group").last
    for words in ("as many as the smaller number", "an animal for the park", "leader track", "price: 1"):
        expect(key).to_contain_text(words)
    if size == "desktop":
        expect(key).to_be_in_viewport(ratio=0.99)
        page.set_viewport_size(SIZES["small desktop"])  # and in the longer language
        page.locator('[data-key="lang"]').click()
        expect(key).to_contain_text("un animal")
        expect(key).to_be_in_viewport(ratio=0.99)
        assert page.locator(HAND).evaluate("node => node.scrollHeight - node.clientHeight") <= 1
    else:  # the hand scrolls on a phone, and keeps to its rows
        key.scroll_into_view_if_needed()
        expect(key).to_be_in_viewport()
    assert faults(page) == []


@sizes
def test_a_market_cell_says_its_price_and_what_it_brings(visit: Visit, size: str) -> None:
    page = table(visit, size).page
    cell = page.locator(".targets .target:not(.greyed)").nth(3)
    if size == "phone":
        cell.tap()  # the first tap only shows
        shown = page.locator(".chooser")
    else:
        cell.hover()
        shown = page.locator("#ui-bubble")
    expect(shown).to_contain_text(re.compile(r"Buy [a-h]\d for \d coin"))
    expect(shown).to_contain_text("You: coins")
    # the screen reader hears the same
    expect(cell).to_have_attribute("aria-label", re.compile(r"Buy [a-h]\d for .*You: coins"))


@sizes
def test_cells_that_cannot_be_bought_lie_in_the_dark_and_say_why(visit: Visit, size: str) -> None:
    robot = table(visit, size)
    page = robot.page
    until(robot, ".targets .target.greyed[aria-label*='This cell costs']")
    greyed = page.locator(".targets .target.greyed[aria-label*='This cell costs']").first
    dark = greyed.locator(".hit").evaluate("node => getComputedStyle(node).fill")
    red, green, blue, opacity = (float(part) for part in re.findall(r"[\d.]+", dark))
    assert max(red, green, blue) < 30 and opacity > 0.5, dark
    open_cell = page.locator(".targets .target:not(.greyed)[aria-label^='Buy'] .hit").first
    assert open_cell.evaluate("node => getComputedStyle(node).fill") != dark
    expect(greyed).to_have_attribute("aria-label", re.compile(r"\(§5\.3\)"))


def test_few_cells_are_buttons_beside_the_hand_and_all_in_view(visit: Visit) -> None:
    robot = table(visit, "desktop")
    page = robot.page
    until(robot, '.on-board > .choices [data-notation^="buy"]')
    for button in page.locator('.on-board > .choices .choice, .tray [data-notation="pass"]').all():
        expect(button).to_be_in_viewport(ratio=1)
    # what a chip counts is said, unless it is points
    for chip in page.locator('.on-board [data-notation^="buy"] .effect').all_text_contents():
        assert re.search(r"→|gem|leader track|nothing yet", chip)
    assert faults(page) == []


@sizes
def test_what_can_be_built_is_shown_with_pictures_and_points(visit: Visit, size: str) -> None:
    robot = table(visit, size)
    page = robot.page
    until(robot, '.picture[data-notation^="build"]')
    pictures = page.locator('.picture[data-notation^="build"]')
    if size == "desktop":
        for each in pictures.all():
            expect(each).to_be_in_viewport(ratio=1)
    picture = pictures.first
    expect(picture.locator("svg")).to_be_visible()
    expect(picture).to_contain_text(re.compile(r"\+\d"))
    # the tables show what a building brings today, and one that cannot be paid lies in the dark
    expect(page.locator('.targets [data-on^="place:table"]:not(.greyed) .effect').first).to_have_text(
        re.compile(r"\+\d")
    )
    for table_ in page.locator('.targets .greyed[data-on^="place:table"] .hit').all():
        expect(table_).to_have_css("fill", "rgba(8, 20, 16, 0.62)")
    expect(page.get_by_role("button", name="Stop building")).not_to_have_class(re.compile("primary"))
    # coins and gems are in view too, however long the list of choices is
    for group in page.locator(f"{HAND} .plain").all()[:2]:
        expect(group).to_be_in_viewport(ratio=1)
    expect(page.locator(f"{HAND} .alarm")).to_be_in_viewport(ratio=0.99)
    assert faults(page) == []


def test_goods_that_can_be_kept_stand_two_by_two(visit: Visit) -> None:
    """One below the other the fourth would be out of view."""
    robot = table(visit, "small desktop", "fr")
    until(robot, '.picture[data-notation^="keep"] >> nth=2')
    goods = robot.page.locator('.picture[data-notation^="keep"]').all()
    first, second = (good.bounding_box() for good in goods[:2])
    assert first and second and first["y"] == second["y"]
    for good in goods:
        expect(good).to_be_in_viewport(ratio=1)


@sizes
def test_gems_are_put_down_and_taken_back_by_tapping(visit: Visit, size: str) -> None:
    robot = table(visit, size)
    page = robot.page
    until(robot, '[data-kind="payment"]')
    payment = page.locator('[data-kind="payment"]')
    slots = payment.locator(".pay-slot").count()
    pay = payment.locator(".submit")
    expect(payment.locator(".pay-slot.full")).to_have_count(slots)  # a payment lies there already
    expect(pay).to_be_enabled()
    expect(pay).to_contain_text(re.compile(r"^Pay \d"))
    payment.locator(".pay-slot.full").first.click()
    expect(payment.locator(".pay-slot.full")).to_have_count(slots - 1)
    expect(pay).to_be_disabled()
    expect(pay).to_have_text("1 still missing")
    payment.locator(".pay-piece:enabled").last.click()
    expect(payment.locator(".pay-slot.full")).to_have_count(slots)
    expect(pay).to_be_enabled()
    assert faults(page) == []
    # how it is done is all in view, on a smaller desktop and in the longer language too
    if size == "desktop":
        page.set_viewport_size(SIZES["small desktop"])
    page.locator('[data-key="lang"]').click()
    expect(payment.locator(".hint")).to_contain_text("Touchez")
    expect(payment.locator(".hint")).to_be_in_viewport(ratio=0.99)
    step = page.locator("#ui-app").get_attribute("data-step")
    pay.click()
    page.wait_for_function("old => document.querySelector('#ui-app').dataset.step !== old", arg=step)
    expect(payment).to_have_count(0)
