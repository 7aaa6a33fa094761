"""The journal on the page: headings, folded lines, what concerns me, what waits for me."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.robot import READY, Robot
from tests.browser.test_company import gather, put_together
from tests.browser.test_last_chance_decisions import Evening
from tests.browser.test_matches import sit_down

PHONE = {"has_touch": True, "is_mobile": True}


def visitor(visit: Visit, size: str, lang: str) -> Page:
    return visit(lang, size, **(PHONE if size == "phone" else {}))


def open_journal(page: Page) -> None:
    """On a phone it is a sheet over the board; what the robot was asked last is put away."""
    page.keyboard.press("Escape")
    expect(page.locator(".chooser")).to_be_hidden()
    if not page.locator(".log").is_visible():
        page.locator("#ui-tab-log").click()
    expect(page.locator(".log")).to_be_visible()


def close_journal(page: Page) -> None:
    page.keyboard.press("Escape")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_turns_have_headings_and_mine_is_marked(visit: Visit, size: str) -> None:
    page = visitor(visit, size, "fr")
    sit_down(page, "metropolis", "fr")
    robot = Robot(page, seed=3)
    while page.locator(".log .heading.of-mine").count() < 2:
        robot.step()
    robot.ready()
    open_journal(page)
    headings = page.locator(".log h2.heading")
    expect(headings.filter(has_text="Votre tour").first).to_be_attached()
    expect(headings.filter(has_text=re.compile("Tour d")).first).to_be_attached()
    # my own lines speak to me, the others name their player
    expect(
        page.locator(".log .by-move", has_text=re.compile("Vous (prenez|remettez) le terrain")).first
    ).to_be_attached()
    # the decision that is mine now stands at the end
    expect(page.locator(".log .my-turn")).to_contain_text("À vous")
    expect(page.locator(".log .my-turn")).to_be_in_viewport()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_what_concerns_me_can_be_read_alone_and_the_choice_is_remembered(visit: Visit, size: str) -> None:
    page = visitor(visit, size, "en")
    sit_down(page, "metropolis", "en")
    robot = Robot(page, seed=3)
    while page.locator(".log .of-turn").count() < 7:
        robot.step()
    robot.ready()
    open_journal(page)
    lines = page.locator(".log .lines .by-move:visible")
    everything = lines.count()
    mine = page.get_by_role("button", name="What concerns me")
    mine.click()
    expect(mine).to_have_attribute("aria-pressed", "true")
    expect(lines).not_to_have_count(everything)
    for text in lines.all_inner_texts():
        assert re.search(r"\b(you|your)\b", text, re.IGNORECASE), text
    page.reload()
    page.wait_for_function(READY)
    open_journal(page)
    expect(page.get_by_role("button", name="What concerns me")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="All", exact=True).click()
    expect(lines).to_have_count(everything)


def test_a_sealed_auction_is_one_line_that_opens_its_position(visit: Visit) -> None:
    page = visit()
    sit_down(page, "paradis", "en")
    robot = Robot(page, seed=1)
    sold = page.locator(".log .by-move .line", has_text=re.compile(r"Bids: .*you \d+.*pays? \d+ Para"))
    while not sold.count():
        robot.step()
    expect(page.locator(".log .by-move", has_text=re.compile("has bid"))).to_have_count(0)
    step = sold.first.get_attribute("data-step")
    sold.first.click()
    expect(page.locator(".replay output")).to_contain_text(f"Move {step} of")
    expect(page.locator(".log .now")).to_contain_text("Bids:")


def test_what_others_did_to_me_waits_until_i_have_seen_it(visit: Visit) -> None:
    company = gather(visit, "metropolis", ["me", "open"])
    anne, bob = company.anne, company.bob
    bob.locator('[data-key="fold trade"]').click()
    put_together(bob)
    bob.locator('[data-key="propose"]').click()
    anne.locator('[data-notation="decline 1"]').click()
    box = bob.locator(".log .for-me")
    expect(box).to_contain_text("Anne declines your offer 1.")
    expect(anne.locator(".log .for-me")).to_have_count(0)
    expect(company.watcher.locator(".log")).to_contain_text("Anne declines offer 1 by Bob.")
    # on a phone it stands in the line over the board
    bob.set_viewport_size({"width": 390, "height": 844})
    expect(bob.locator(".ticker")).to_contain_text("Anne declines your offer 1.")
    open_journal(bob)
    box.get_by_role("button", name="Seen").click()
    expect(box).to_have_count(0)
    close_journal(bob)
    # and it stays put away
    bob.reload()
    bob.wait_for_selector(".panel.own")
    expect(box).to_have_count(0)


def test_what_waits_for_me_goes_with_my_move_although_its_line_names_several(visit: Visit) -> None:
    evening = Evening(visit, "desktop")
    anne, bob = evening.anne, evening.bob
    evening.act(bob, "bid 10000")
    anne.locator('[data-key="fold standing"]').click()
    anne.locator('[data-key="field standing-ask"]').fill("30000")
    anne.locator('[data-key="send standing-ask"]').click()
    bob.locator('.tray [data-notation="bid 40000"]').click()
    expect(anne.locator(".log .for-me")).to_contain_text("The bidding has gone beyond your maximum")
    evening.act(anne, "pass")
    expect(anne.locator(".log")).to_contain_text("Out: you")  # one line of the journal for all three
    expect(anne.locator(".log .for-me")).to_have_count(0)
