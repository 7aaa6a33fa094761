"""Deciding: clicks that mean what was seen, undo, sealed bids, the count, forced steps."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.robot import READY, Robot
from tests.browser.test_company import bid, choose_villa, gather
from tests.browser.test_matches import sit_down
from tests.browser.test_table import sent_plays, until, until_seen


def steps(page: Page) -> int:
    return int(page.locator("#ui-app").get_attribute("data-step") or 0)


def test_the_way_back_has_a_line_for_each_button_and_the_magnifier_below(visit: Visit) -> None:
    """In the longer language: nothing wraps, nothing touches."""
    page = visit("fr")
    sit_down(page, "rue_de_la_paix", "fr")
    until(Robot(page, seed=2), '[data-key="restart"]')
    boxes: list[Any] = [
        page.locator(f'.way-back [data-key="{key}"]').bounding_box()
        for key in ("undo", "restart", "rehearse", "hint")
    ]
    assert {round(box["height"]) for box in boxes} == {round(boxes[0]["height"])}
    magnifier: Any = page.locator(".zoom button").first.bounding_box()
    assert max(box["y"] + box["height"] for box in boxes) <= magnifier["y"]
    expect(
        page.locator(".zoom svg").first
    ).to_be_visible()  # a sign alone would look like more of what is decided


def test_my_turn_can_be_restarted(visit: Visit) -> None:
    page = visit()
    sit_down(page, "diamonds_club", "en")
    robot = Robot(page, seed=4)
    until(robot, '[data-key="restart"]')
    before = steps(page)
    page.locator('[data-key="restart"]').click()
    page.wait_for_function("old => Number(document.querySelector('#ui-app').dataset.step) < old", arg=before)
    expect(page.locator(".tray.mine")).to_be_visible()
    # nothing of the turn is left: undo is gone, and says why
    expect(page.locator('[data-key="restart"]')).to_have_count(0)
    undo = page.locator('.undo[aria-disabled="true"]')
    page.mouse.move(2, 2)
    undo.hover()
    expect(page.locator("#ui-bubble")).not_to_be_empty()


def test_a_sealed_bid_is_counted_and_can_be_changed(visit: Visit) -> None:
    company = gather(visit, "paradis", ["me", "open", "club"])
    anne, bob, watcher = company.anne, company.bob, company.watcher
    choose_villa(company)
    bid(anne, 23)
    expect(anne.locator(".standing")).to_contain_text("23")
    for _, page in company.all():
        expect(page.locator("#ui-status")).to_contain_text("2 of 3")  # Anne's, and the bot's
    # until the last one is in, Anne may think again
    bid(anne, 29)
    expect(anne.locator(".standing")).to_contain_text("29")
    expect(watcher.locator("#ui-status")).to_contain_text("2 of 3")
    bid(bob, 0)
    for _, page in company.all():
        expect(page.locator(".log")).to_contain_text(re.compile("(Anne|you) 29"))
        expect(page.locator(".log")).not_to_contain_text(re.compile("(Anne|you) 23"))


def test_every_bid_starts_the_count_again(visit: Visit) -> None:
    company = gather(visit, "last_chance", ["me", "open", "club"], count="3")
    anne, bob = company.anne, company.bob
    anne.locator(".raise").first.click()
    late = bob.locator('.count[data-number="1"], .count[data-number="2"]')
    expect(late).to_be_visible()
    said = bob.locator(".count .word").inner_text()
    first = bob.locator(".price b").inner_text()
    bob.locator(".raise").first.click()
    again = anne.locator('.count[data-number="0"]')
    expect(again).to_be_visible()
    expect(again.locator(".word")).not_to_have_text(said)
    expect(anne.locator(".price b")).not_to_have_text(first)
    expect(anne.locator(".log")).to_contain_text(re.compile("Bidding: .*Bob"))


def test_forced_steps_have_a_switch(visit: Visit) -> None:
    page = visit()
    sit_down(page, "paradis", "en")
    page.wait_for_function(READY)
    page.click('[data-key="menu"]')
    switch = page.locator('[data-setting="auto"]')
    expect(switch).to_be_checked()
    switch.uncheck()
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_function(READY)
    page.click('[data-key="menu"]')
    expect(switch).not_to_be_checked()


def test_one_tap_shows_and_the_second_plays(visit: Visit) -> None:
    """On a touch screen nothing is spent by one tap: not on the board, not in an auction."""
    page = visit("en", "phone", has_touch=True)
    sent = sent_plays(page)
    sit_down(page, "rue_de_la_paix", "en")
    until(Robot(page, seed=3), ".target:not(.greyed)")
    sent.clear()
    ring = page.locator(".target:not(.greyed)").first
    ring.tap()
    window = page.locator(".chooser")
    expect(window.locator('[data-key="sure"]')).to_be_visible()
    expect(window.locator(".breakdown")).to_be_visible()  # what it brings
    assert sent == []
    before = steps(page)
    ring.tap()
    page.wait_for_function("old => Number(document.querySelector('#ui-app').dataset.step) > old", arg=before)
    assert len(sent) == 1
    until_seen(page, "last_chance", ".chip-amount")
    sent.clear()
    page.locator(".chip-amount").first.tap()
    expect(window).to_be_visible()
    assert sent == []
    window.locator('[data-key="sure"]').tap()
    expect(window).to_be_hidden()
    assert len(sent) == 1


def test_who_knows_the_games_plays_with_one_tap(visit: Visit) -> None:
    page = visit("en", "phone", has_touch=True)
    sent = sent_plays(page)
    sit_down(page, "paradis", "en")
    page.wait_for_function(READY)
    page.locator('[data-key="menu"]').tap()
    page.locator('[data-setting="twice"]').tap()
    page.keyboard.press("Escape")
    sent.clear()
    page.locator(".target, .submit").first.tap()
    page.wait_for_function("() => document.querySelector('#ui-app').dataset.step !== '0'")
    expect(page.locator(".chooser")).to_be_hidden()
    assert len(sent) == 1
