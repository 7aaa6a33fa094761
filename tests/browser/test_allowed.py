"""What the host allows: chosen when the table is opened, said in the lobby, kept by the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, new_table

sizes = pytest.mark.parametrize("size", ["desktop", "phone"])


def opened(page: Page, game: str, *forbidden: str) -> None:
    """A table with a free seat where these are forbidden; the page shows its lobby."""
    new_table(page, game)
    page.select_option("#ui-number", "3")
    page.select_option(".chairs li:nth-child(2) select", "open")
    for name in forbidden:
        page.uncheck(f'input[name="{name}"]')
    page.click('button[type="submit"]')
    expect(page.locator(".lobby")).to_be_visible()


@sizes
def test_a_table_can_forbid_estimates_and_the_lobby_says_so(visit: Visit, size: str) -> None:
    page = visit("en", size)
    opened(page, "last_chance", "estimates")
    expect(page.locator(".lobby .allows")).to_contain_text("Nobody is shown odds and estimates.")
    expect(page.locator(".lobby .allows")).to_contain_text("Moves may be tried out")
    page.evaluate("localStorage.setItem('ludotheque', JSON.stringify({estimates: true}))")
    page.reload()  # now as somebody who wants them
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".lot-strip")).to_be_visible()
    expect(page.locator(".tray")).not_to_contain_text(re.compile("Chance of success|Best: "))
    page.locator('[data-key="menu"]').click()
    expect(page.locator(".menu")).to_contain_text("its host does not allow odds and estimates")
    expect(page.locator('[data-setting="estimates"]')).to_have_count(0)


def test_a_table_that_allows_them_shows_them_to_those_who_want_them(visit: Visit) -> None:
    page = visit("en")
    opened(page, "last_chance")
    expect(page.locator(".lobby .allows")).to_contain_text("Odds and estimates are there")
    page.evaluate("localStorage.setItem('ludotheque', JSON.stringify({estimates: true}))")
    page.reload()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".lot-strip .estimate")).to_contain_text(re.compile("Chance of success|Best: "))
