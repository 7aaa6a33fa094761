"""The page's part of fair chance: it promises, reveals, and checks at the end what it had kept."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.robot import Robot
from tests.browser.test_matches import sit_down

#: A browser on plain http.
WITHOUT_SHA256 = "Object.defineProperty(crypto, 'subtle', { value: undefined });"


def fair_of(page: Page) -> dict[str, Any]:
    """What the server says about the chance of the table that a page shows."""
    id = page.evaluate("document.querySelector('[data-table]').dataset.table")
    found: dict[str, Any] = page.request.get(f"/api/tables/{id}").json()["fair"]
    return found


def finding(page: Page, expected: str) -> None:
    """The end says this of the chance."""
    page.locator("#ui-ending .fair summary").click()
    line = page.locator("#ui-ending .fair .finding")
    expect(line).to_have_attribute("data-found", expected)
    expect(line).to_be_visible()


def test_at_the_end_the_page_checks_what_it_was_promised(visit: Visit) -> None:
    page = visit()
    sit_down(page, "last_chance", "en")
    Robot(page).ready()
    kept = json.loads(page.evaluate("localStorage.getItem('ludotheque-chance')"))
    ((table, note),) = kept.items()
    fair = fair_of(page)
    assert note["commitment"] == fair["commitment"] and fair["mixed"] == [["A", note["values"][0]]]
    assert note["promised"] == fair["promised"]
    page.click('[data-key="menu"]')
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator("#ui-ending")).to_be_visible(timeout=240_000)
    finding(page, "right")
    # a server that shows another seed, another promise or another contribution is found out
    for key, value in (
        ("commitment", "0" * 64),
        ("values", ["00"]),
        ("promised", [["A", fair["promised"][0][1]], ["B", "0" * 64]]),
    ):
        other = json.dumps({table: {**note, key: value}})
        page.evaluate("(text) => localStorage.setItem('ludotheque-chance', text)", other)
        page.reload()
        finding(page, "wrong")
    page.evaluate("localStorage.removeItem('ludotheque-chance')")
    page.reload()
    finding(page, "nothing-kept")
    # where the browser has no SHA-256, the page says so and names the command
    page.evaluate("(text) => localStorage.setItem('ludotheque-chance', text)", json.dumps(kept))
    page.add_init_script(WITHOUT_SHA256)
    page.reload()
    finding(page, "no-sha256")
    expect(page.locator("#ui-ending .fair")).to_contain_text("ludotheque verify FILE --commitment")
    expect(page.locator("#ui-ending .fair")).to_contain_text(note["values"][0])


def test_without_sha256_of_its_own_a_browser_contributes_too(visit: Visit) -> None:
    page = visit()
    page.add_init_script(WITHOUT_SHA256)
    sit_down(page, "paradis", "en")
    Robot(page).ready()
    assert [who for who, _ in fair_of(page)["mixed"]] == ["A"]


@pytest.mark.parametrize("lang", ["fr"])
def test_friends_contribute_before_the_match_begins(visit: Visit, lang: str) -> None:
    host, friend = visit(lang), visit(lang)
    host.goto("/")
    friend.goto("/")
    order = {"game": "paradis", "seats": [{"kind": "open"}] * 3, "public": True}
    made = host.request.post("/api/tables", data=order, headers={"X-Ludotheque": "1"}).json()
    for page, name in ((host, "Ann"), (friend, "Bob")):
        page.goto(made["url"])
        page.fill('[data-key="name"]', name)
        page.locator(".chairs button.primary").first.click()
        expect(page.locator(".chairs")).to_contain_text(name)
        page.get_by_role("button", name="On peut commencer").click()
    expect(host.locator(".chairs .sign.ready")).to_have_count(2)
    host.get_by_role("button", name="Commencer", exact=True).click()
    for page in (host, friend):
        Robot(page).ready()
    fair = fair_of(friend)
    assert [who for who, _ in fair["mixed"]] == ["A", "B"] == [who for who, _ in fair["promised"]]


def test_our_own_sha256_is_the_browsers(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    wrong = page.evaluate(
        """async () => {
          const { digest } = await import("/static/js/sha256.js");
          const wrong = [];
          for (let length = 0; length < 200; length++) {
            const bytes = new Uint8Array(length).map((_, at) => (37 * at + length) & 255);
            const own = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
            if (own.join() !== digest(bytes).join()) wrong.push(length);
          }
          return wrong;
        }"""
    )
    assert wrong == []
