"""The lobby shows the game, who is here and who is ready."""

from __future__ import annotations

import re

from playwright.sync_api import Dialog, expect

from tests.browser.conftest import Visit, new_table
from tests.browser.test_company import open_table


def test_the_lobby_shows_the_game(visit: Visit) -> None:
    page = visit("en")
    new_table(page, "last_chance")
    page.check('[data-option="by_the_book"]')
    page.select_option(".chairs li:nth-child(2) select", "open")
    page.click('button[type="submit"]')
    about = page.locator(".about-game")
    expect(about.locator("h2")).to_have_text("Last Chance")
    assert about.locator("img").evaluate("node => node.decode().then(() => node.naturalWidth)") > 0
    for words in ("3–6 players", "30 min", "light"):
        expect(about).to_contain_text(words)
    conditions = page.locator(".conditions")
    for words in ("15 min each", "Allow bids above your cash (the winner is eliminated): yes"):
        expect(conditions).to_contain_text(words)
    ground = page.locator(".lobby").evaluate("node => getComputedStyle(node).backgroundColor")
    assert ground == "rgb(58, 22, 64)", "the game's own colour"
    # chat and rules are one click away
    expect(page.locator("#ui-panel-chat")).to_be_visible()
    conditions.get_by_role("button", name="Rules").click()
    expect(page.locator("#ui-panel-rules")).to_be_visible()


def test_people_say_that_they_are_ready(visit: Visit) -> None:
    anne, bob = visit("en"), visit("fr", "phone")
    invite, _ = open_table(anne, "metropolis", ["me", "open"])
    bob.goto(invite)
    for part in ('.introduction [data-key="name"]', ".chairs button.primary"):
        expect(
            bob.locator(part)
        ).to_be_in_viewport()  # a friend who comes by the link need not look for the seat
    expect(bob.locator(".conditions")).to_contain_text(
        re.compile(r"Autoriser les échanges de terrains\s: oui")
    )
    bob.locator('.introduction [data-key="name"]').fill("Bob")
    bob.locator(".chairs button.primary").click()
    chairs = anne.locator(".lobby .chairs li")
    expect(chairs.nth(0)).to_contain_text("ready")
    expect(chairs.nth(1)).to_contain_text("not ready yet")
    # everything is taken, and still it waits: the host may start, and is asked
    asked: list[str] = []

    def no(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.dismiss()

    anne.once("dialog", no)
    anne.get_by_role("button", name="Start", exact=True).click()
    assert asked == ["Not ready yet: Bob. Start all the same?"]
    expect(anne.locator(".lobby")).to_be_visible()
    bob.get_by_role("button", name="On peut commencer").click()
    for page in (anne, bob):
        expect(page.locator(".panel.own")).to_be_visible()


def test_the_host_starts_before_and_whoever_is_gone_is_seen(visit: Visit) -> None:
    anne, bob = visit("en"), visit("en")
    invite, _ = open_table(anne, "metropolis", ["me", "open", "open"])
    bob.goto(invite)
    bob.locator('.introduction [data-key="name"]').fill("Bob")
    bob.locator(".chairs button.primary").first.dblclick()
    expect(anne.locator(".lobby .chairs li").nth(1)).to_contain_text("Bob")
    expect(anne.locator(".lobby .chairs li").nth(1)).not_to_contain_text("away")
    expect(bob.locator(".toast")).to_have_count(0)  # two clicks are one request
    bob.goto("about:blank")
    expect(anne.locator(".lobby .chairs li").nth(1)).to_contain_text("away")
    anne.once("dialog", lambda dialog: dialog.accept())
    anne.get_by_role("button", name="Start", exact=True).click()
    expect(anne.locator(".panel.own")).to_be_visible()
