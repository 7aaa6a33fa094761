"""Two people and a spectator, each in a browser of their own: everybody sees exactly what they may."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page, WebSocket, expect
from playwright.sync_api import TimeoutError as Late

from tests.browser.conftest import Visit, new_table
from tests.browser.robot import SOON, faults

SECRET = 37


@dataclass
class Company:
    """Anne owns the table, Bob has the invitation, the watcher the other link."""

    anne: Page
    bob: Page
    watcher: Page
    heard: dict[str, list[str]] = field(default_factory=dict)  #: every message each of them was sent

    def all(self) -> Iterator[tuple[str, Page]]:
        yield from (("anne", self.anne), ("bob", self.bob), ("watcher", self.watcher))


def eavesdrop(page: Page, into: list[str]) -> None:
    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: into.append(str(frame)))

    page.on("websocket", listen)


def open_table(page: Page, game: str, seats: list[str], **pace: str) -> tuple[str, str]:
    """Opens a table by its form; gives the links to play and to watch."""
    new_table(page, game)
    page.select_option("#ui-number", str(len(seats)))
    for at, kind in enumerate(seats):
        page.select_option(f".chairs li:nth-child({at + 1}) select", kind)
    page.uncheck('[name="auto"]')
    page.fill('[name="name"]', "Anne")
    page.check(f'input[value="{"live" if pace else "relaxed"}"]')
    if pace:
        for name, value in pace.items():
            page.fill(f'[name="{name}"]', value)
    page.click('button[type="submit"]')
    invite = page.locator('[data-key="link-invite"]').input_value()
    return invite, page.locator('[data-key="link-watch"]').input_value()


def sits_down(page: Page, invite: str, name: str) -> None:
    """By the link, on the first free seat; the name is asked there."""
    page.goto(invite)
    page.locator('.introduction [data-key="name"]').fill(name)
    page.get_by_role("button", name="Sit down here").first.click()
    page.get_by_role("button", name="I am ready").click()


def gather(visit: Visit, game: str, seats: list[str], **pace: str) -> Company:
    company = Company(visit("en"), visit("en"), visit("en"))
    for name, page in company.all():
        company.heard[name] = []
        eavesdrop(page, company.heard[name])
    invite, watch = open_table(company.anne, game, seats, **pace)
    company.watcher.goto(watch)
    expect(company.watcher.locator(".lobby")).to_be_visible()
    assert "#" not in company.watcher.url, "the secret stays in the address bar"
    sits_down(company.bob, invite, "Bob")
    for _, page in company.all():
        expect(page.locator(".panel")).to_have_count(len(seats))
    return company


def speaks_of(value: Any, number: int) -> bool:
    """Whether a message holds this number, as a number or in a sentence."""
    if isinstance(value, dict):
        return any(speaks_of(item, number) for item in value.values())
    if isinstance(value, list):
        return any(speaks_of(item, number) for item in value)
    if isinstance(value, str):
        return re.search(rf"\b{number}\b", value) is not None
    return isinstance(value, int) and value == number


def knows(heard: list[str], number: int) -> bool:
    """Whether any scene or line that was sent speaks of this number."""
    for frame in heard:
        message = json.loads(frame)
        if speaks_of([message.get(part) for part in ("scene", "happened", "log", "outcome")], number):
            return True
    return False


def may_bid(page: Page) -> bool:
    return page.locator('[data-control="bid"]').count() > 0 and page.locator(".standing").count() == 0


def bid(page: Page, amount: int) -> None:
    """Puts in a sealed bid, at least the minimum."""
    box = page.locator('[data-control="bid"] input[inputmode]')
    low, high = int(box.get_attribute("min") or 0), int(box.get_attribute("max") or 0)
    box.fill(str(max(low, min(high, amount))))
    box.press("Enter")


def choose_villa(company: Company) -> None:
    """Whoever chooses the next villa does; a bot by itself."""
    for _ in range(2000):
        for page in (company.anne, company.bob):
            ring = page.locator(".target")
            if page.locator(".tray.mine").count() and ring.count() and not may_bid(page):
                with suppress(Late):  # it was chosen a moment ago, and the page has moved on
                    ring.first.click(timeout=SOON)
                page.wait_for_timeout(50)
        if may_bid(company.anne) and may_bid(company.bob):
            return
        company.anne.wait_for_timeout(25)
    raise AssertionError("no auction begins")


def negotiating(company: Company) -> bool:
    return company.bob.locator('[data-notation="no offer"], .offer-maker').count() > 0


def test_a_sealed_auction_and_a_negotiation(visit: Visit) -> None:
    company = gather(visit, "paradis", ["me", "open", "club"])
    anne, bob, watcher = company.anne, company.bob, company.watcher
    choose_villa(company)
    # Anne bids; nobody else learns how much, on the screen or in a message
    bid(anne, SECRET)
    expect(anne.locator(".standing")).to_contain_text(str(SECRET))
    expect(bob.locator(".panel", has_text="Anne").locator(".note")).to_have_text("has bid")
    expect(watcher.locator(".panel", has_text="Anne").locator(".note")).to_have_text("has bid")
    for name in ("bob", "watcher"):
        assert not knows(company.heard[name], SECRET), name
    expect(bob.locator(".panel", has_text="Anne").locator(".row-value b").first).to_contain_text("?")
    expect(watcher.locator(".panel .row-value b").first).to_contain_text("?")
    expect(watcher.locator(".tray button.primary")).to_have_count(0)
    # the last bid opens all hands at once
    bid(bob, 1)
    for _, page in company.all():
        expect(page.locator(".log")).to_contain_text(re.compile(f"(Anne|you) {SECRET}"))
    # on to the first tile that Anne buys
    for _ in range(40):
        if negotiating(company) or not may_play_on(company):
            break
        choose_villa(company)
        bid(anne, 60)
        bid(bob, 0)
        anne.wait_for_timeout(300)
    assert negotiating(company)
    negotiate(company)


def may_play_on(company: Company) -> bool:
    return company.anne.locator("#ui-ending:not([hidden])").count() == 0


#: The same contract, as those who have it and others read it.
PAID = re.compile("As agreed, (Bob pays Anne|Bob pays you|you pay Anne) 2 Paras")


def negotiate(company: Company) -> None:
    """Bob pays if it becomes nature; Anne places it so."""
    anne, bob, watcher = company.anne, company.bob, company.watcher
    bob.locator(".offer-maker summary").click()
    label = bob.locator('[data-key="which offer"] option', has_text="you pay Anne").first.inner_text()
    bob.select_option('[data-key="which offer"]', label=label)
    bob.locator(".offer-maker input[inputmode]").fill("2")
    bob.keyboard.press("Enter")
    for _, page in company.all():
        page.locator("#ui-tab-notes").click()
        expect(page.locator(".notes")).to_contain_text("Offer")
        expect(page.locator(".notes")).to_contain_text("2 Paras")
    for page in (anne, bob):  # the tray has room for it, beside what the tile brings
        expect(page.locator(".offer")).to_have_count(1)
        assert faults(page) == []
    side = "nature" if "nature" in label else "building"
    # Bob has spoken; Anne waits for the third and then places
    place = anne.locator(f'.tray [data-notation$="{side}"]').first
    place.click()
    anne.locator('.chooser [data-key="sure"]').click()
    for _, page in company.all():
        page.locator("#ui-tab-log").click()
        expect(page.locator(".log")).to_contain_text(PAID)
    expect(watcher.locator(".tray button.choice")).to_have_count(0)


def test_an_open_auction_with_its_count(visit: Visit) -> None:
    company = gather(visit, "last_chance", ["me", "open", "club"], count="4")
    anne, bob, watcher = company.anne, company.bob, company.watcher
    # everybody hears the count, and one tap raises
    expect(anne.locator(".count .word")).not_to_be_empty()
    expect(bob.locator(".count .word")).not_to_be_empty()
    anne.locator(".raise").first.click()
    expect(watcher.locator(".count .word")).not_to_be_empty()  # who cannot bid hears it too
    # everybody sees the same highest bid
    for _, page in company.all():
        expect(page.locator('[data-piece="bid"]')).to_be_attached()
    expect(bob.locator(".price b")).to_be_visible()
    expect(watcher.locator(".raise")).to_have_count(0)
    # nobody says more: once, twice, gone
    for _, page in company.all():
        expect(page.locator(".log")).to_contain_text("time's up", timeout=120_000)
    shown = {page.locator('[data-piece="stake"]').get_attribute("aria-label") for _, page in company.all()}
    assert len(shown) == 1


def test_a_trade_of_lots(visit: Visit) -> None:
    """Proposed by the one whose turn it is not, by mouse; answered by keyboard."""
    company = gather(visit, "metropolis", ["me", "open"])
    anne, bob, watcher = company.anne, company.bob, company.watcher
    starts = anne.locator(".tray.mine").count() > 0
    maker, other, letters = (bob, anne, "BA") if starts else (anne, bob, "AB")
    maker.locator('[data-key="fold trade"]').click()
    given, taken = put_together(maker)
    # a second lot makes it uneven; the same again takes it back
    extra = maker.locator(".lots").nth(0).locator(".lot-chip").nth(1)
    extra.click()
    expect(maker.locator(".both-sides")).to_contain_text("12 → 11")
    expect(maker.locator(".both-sides")).to_contain_text("12 → 13")
    extra.click()
    maker.locator('[data-key="propose"]').click()
    # both sides, before and after, for the one who must answer; the watcher reads it too
    offer = other.locator(".offer")
    expect(offer).to_contain_text(given)
    expect(offer).to_contain_text("→")
    watcher.locator("#ui-tab-notes").click()
    expect(watcher.locator(".notes")).to_contain_text(given)
    expect(watcher.locator(".offer")).to_have_count(0)
    accept = offer.get_by_role("button", name="Accept")
    accept.focus()
    other.keyboard.press("Enter")
    expect(other.locator('.chooser [data-key="sure"]')).to_be_focused()
    other.keyboard.press("Enter")
    for _, page in company.all():
        expect(page.locator(f'[data-piece="lot-{given}"] text')).to_have_text(letters[1])
        expect(page.locator(f'[data-piece="lot-{taken}"] text')).to_have_text(letters[0])
    expect(other.locator(".offer")).to_have_count(1)
    expect(other.locator(".offer.closed")).to_contain_text("has been accepted: it is binding")


def put_together(page: Page) -> tuple[str, str]:
    """One lot for one lot; before it is sent, the page shows both sides."""
    mine = page.locator(".lots").nth(0).locator(".lot-chip").first
    theirs = page.locator(".lots").nth(1).locator(".lot-chip").first
    given, taken = mine.inner_text(), theirs.inner_text()
    expect(page.locator('[data-key="propose"]')).to_be_disabled()
    mine.click()
    theirs.click()
    sides = page.locator(".both-sides tbody tr")
    expect(sides).to_have_count(2)
    for row in sides.all():
        expect(row).to_contain_text(given)
        expect(row).to_contain_text(taken)
        expect(row).to_contain_text(re.compile(r"(1[23]) → \1"))  # as many as before
    return given, taken


def test_what_became_of_an_offer_is_shown_until_the_turn_ends(visit: Visit) -> None:
    """It is made beside a building that could be placed: the tray has room for both, and withdrawing is not urged."""
    company = gather(visit, "metropolis", ["me", "open"])
    turn = next(
        page for page in (company.anne, company.bob) if page.locator('#ui-app[data-must="true"]').count()
    )
    turn.locator('.target[data-on^="piece:open"]').first.click()
    turn.locator('.chooser [data-notation^="take"]', has_text="Take").click()
    turn.locator('[data-key="fold trade"]').click()
    put_together(turn)
    turn.locator('[data-key="propose"]').click()
    withdraw = turn.locator('[data-notation^="withdraw"]')
    expect(withdraw).not_to_have_class(re.compile("primary"))
    assert faults(turn) == []
    for page in (company.anne, company.bob):
        expect(page.locator(".offer")).to_have_count(1)
    withdraw.click()
    for page in (company.anne, company.bob):
        expect(page.locator(".offer.closed")).to_contain_text("has withdrawn offer 1 (§6.3).")
        expect(page.locator(".offer.closed .choice")).to_have_count(0)


def test_players_and_watchers_talk_in_their_own_chat(visit: Visit) -> None:
    company = gather(visit, "metropolis", ["me", "open"])
    for name, page in company.all():
        page.locator("#ui-tab-chat").click()
        page.locator(".say input").fill(f"hello from {name}")
        page.keyboard.press("Enter")
    expect(company.watcher.locator(".said")).to_contain_text("hello from bob")
    expect(company.watcher.locator(".said li", has_text="hello from watcher")).to_contain_text("Spectator")
    expect(company.bob.locator(".said")).to_contain_text("hello from anne")
    expect(company.bob.locator(".said")).not_to_contain_text("hello from watcher")
    assert not any("hello from watcher" in frame for frame in company.heard["bob"])


def test_a_seat_is_carried_to_another_browser(visit: Visit) -> None:
    company = gather(visit, "metropolis", ["me", "open"])
    company.bob.click('[data-key="menu"]')
    company.bob.get_by_role("button", name="Continue on another device").click()
    link = company.bob.locator('[data-key="link-seat"]').input_value()
    company.bob.keyboard.press("Escape")
    elsewhere = visit("fr", "phone")
    elsewhere.goto(link)
    expect(elsewhere.locator(".panel.own")).to_contain_text("Bob")
    expect(company.bob.locator(".panel.own")).to_have_count(0)
