"""Deciding: clicks that mean what was seen, undo, sealed bids, the count, forced steps."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.robot import READY, Robot
from tests.browser.test_company import bid, choose_villa, gather, put_together
from tests.browser.test_matches import sit_down
from tests.browser.test_table import sent_plays, until


def steps(page: Page) -> int:
    return int(page.locator("#ui-app").get_attribute("data-step") or 0)


def test_a_question_about_what_is_gone_closes_and_nothing_is_sent(visit: Visit) -> None:
    """Whoever was about to confirm something when the table changed is not taken at their word."""
    company = gather(visit, "metropolis", ["me", "open"])
    anne, bob = company.anne, company.bob
    sent = sent_plays(anne)
    anne.reload()
    end = anne.locator('[data-notation="offer end"]').first
    end.click()
    sure = anne.locator('.chooser [data-key="sure"]')
    expect(sure).to_be_visible()
    bob.locator('[data-key="fold trade"]').click()
    put_together(bob)
    bob.locator('[data-key="propose"]').click()
    expect(anne.locator(".offer")).to_have_count(1)
    expect(sure).to_be_hidden()
    assert sent == []
    # the same click again carries what is seen now
    end.click()
    sure.click()
    expect(bob.locator(".offer")).to_have_count(2)  # Bob's own, to withdraw, and Anne's
    assert len(sent) == 1 and json.loads(sent[0])["seen"]


def test_a_list_that_was_opened_takes_its_room_from_the_board_only_while_it_is_open(visit: Visit) -> None:
    page = visit()
    sit_down(page, "metropolis", "en")
    until(Robot(page, seed=4), "#ui-tray details.list:not([open])")
    high = "document.querySelector('#ui-tray').offsetHeight"
    room = "Number.parseInt(document.querySelector('#ui-tray').style.getPropertyValue('--room'))"
    page.wait_for_function(f"() => {room} > 0")
    before = page.evaluate(high)
    assert before >= page.evaluate("document.querySelector('#ui-tray .decision').offsetHeight")
    page.locator("#ui-tray details.list > summary").click()
    page.wait_for_function(f"() => {high} > {before + 40}")
    page.locator("#ui-tray details.list > summary").click()
    page.wait_for_function(f"() => {high} === {before}")


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
    company = gather(visit, "paradis", ["me", "open", "greedy"])
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
        expect(page.locator(".log")).to_contain_text("Anne 29")
        expect(page.locator(".log")).not_to_contain_text("Anne 23")


def test_every_bid_starts_the_count_again(visit: Visit) -> None:
    company = gather(visit, "last_chance", ["me", "open", "greedy"], count="3")
    anne, bob = company.anne, company.bob
    anne.locator(".raise").first.click()
    late = bob.locator('.count[data-stage="1"], .count[data-stage="2"]')
    expect(late).to_be_visible()
    said = bob.locator(".count .word").inner_text()
    first = bob.locator(".price b").inner_text()
    bob.locator(".raise").first.click()
    again = anne.locator('.count[data-stage="0"]')
    expect(again).to_be_visible()
    expect(again.locator(".word")).not_to_have_text(said)
    expect(anne.locator(".price b")).not_to_have_text(first)
    expect(anne.locator(".log")).to_contain_text("Bob bids")


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
