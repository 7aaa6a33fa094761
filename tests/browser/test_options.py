"""The options of a new table: what is possible for its seats, in words, with a sentence that explains."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit, new_table


def test_only_the_seats_of_the_table_can_be_chosen(visit: Visit) -> None:
    page = visit("en")
    new_table(page, "diamonds_club")
    leader = page.locator('[data-option="first_leader"]')
    page.select_option("#ui-number", "4")
    page.check('[data-option="diamond_at_zero"]')
    leader.select_option("B")
    page.select_option("#ui-number", "2")
    expect(leader.locator("option")).to_have_text(["drawn at random", "seat A", "seat B"])
    # what was chosen stays
    expect(leader).to_have_value("B")
    expect(page.locator('[data-option="diamond_at_zero"]')).to_be_checked()
    page.select_option("#ui-number", "4")
    leader.select_option("D")
    page.select_option("#ui-number", "3")
    expect(leader).to_have_value("random")


def test_an_option_explains_itself(visit: Visit) -> None:
    page = visit("fr")
    new_table(page, "last_chance", "fr")
    expect(page.locator(".option .hint")).to_have_text(
        "Comme dans la règle. Sans cette option, une telle enchère est refusée."
    )


def test_by_the_book_a_bid_above_my_cash_asks_first(visit: Visit) -> None:
    page = visit("en")
    new_table(page, "last_chance")
    page.check('input[value="relaxed"]')
    page.check('[data-option="by_the_book"]')
    page.click('button[type="submit"]')
    page.locator('[data-key="fold bid"]').click()
    field = page.locator("details[open] input[inputmode]")
    field.fill("900000")
    field.press("Enter")
    question = page.locator(".chooser")
    expect(question).to_contain_text("If this bid wins, you lose all your money and cards")
    question.locator('[data-key="back"]').click()
    expect(question).to_be_hidden()
    expect(page.locator(".status")).not_to_contain_text("900")
    # a bid within it is made at once
    field.fill("700000")
    field.press("Enter")
    expect(page.locator("#ui-panel-log")).to_contain_text(re.compile(r"(bids|→|for) 700\s000"))
