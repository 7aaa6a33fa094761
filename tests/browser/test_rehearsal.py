"""Trying moves out: an imagined match on the same page, marked as such; the table learns nothing of it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket, WebSocketRoute, expect

from tests.browser.conftest import Visit, new_table
from tests.browser.robot import faults
from tests.browser.test_accessibility import violations
from tests.browser.test_allowed import opened
from tests.browser.test_company import open_table, sits_down

sizes = pytest.mark.parametrize("size", ["desktop", "phone"])


def sent_by(page: Page) -> list[dict[str, Any]]:
    """All that this page will send from now on, but for the heartbeat."""
    sent: list[dict[str, Any]] = []

    def note(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] not in ("ping", "pong"):
            sent.append(message)

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", note)

    page.on("websocket", listen)
    return sent


def begun(page: Page, game: str, lang: str = "en", **options: str) -> None:
    """A match with bots that waits for the first decision of this page."""
    new_table(page, game, lang)
    for name, value in options.items():
        page.select_option(f'[data-option="{name}"]', value)
    page.click('button[type="submit"]')
    expect(page.locator("#ui-app")).to_have_attribute("data-must", "true")


def try_it(page: Page) -> None:
    page.locator('[data-key="rehearse"]').click()
    expect(page.locator("#ui-status")).to_contain_text("Imagined:")
    expect(page.locator("#ui-app")).to_have_class(re.compile("rehearsing"))


def bid(page: Page, amount: int) -> None:
    page.locator('.tray [data-key^="field"]').first.fill(str(amount))
    page.locator(".tray .submit").first.click()


@sizes
def test_a_line_of_paradies_is_tried_out_and_played(visit: Visit, size: str) -> None:
    page = visit("en", size, has_touch=size == "phone")
    sent = sent_by(page)
    begun(page, "paradis", first_chooser="A")
    version = page.locator("#ui-app").get_attribute("data-version")
    sent.clear()
    try_it(page)
    said = page.locator(".rehearsal .tried")
    expect(said).to_contain_text("Nobody sees it, and nothing happens at the table")
    assert said.evaluate("node => node.scrollHeight <= node.clientHeight + 1"), "no line of it is cut"
    page.locator('.tray [data-notation="auction NW"]').click()
    expect(said).to_contain_text("north-west villa")
    # a sealed bid for me, and one for each of the others
    for name, amount in (("Basile", 12), ("Clara", 20), ("Diego", 5)):
        bid(page, amount)
        expect(page.locator(".whose")).to_contain_text(f"You move for {name}")
    bid(page, 7)
    expect(page.locator(".line-played li").last).to_contain_text("Basile 20")
    assert faults(page) == []
    # a step back, and the table has learnt nothing
    page.locator('[data-key="undo"]').click()
    expect(page.locator(".whose")).to_contain_text("You move for Diego")
    assert {message["type"] for message in sent} <= {"rehearse", "effects", "why"}
    assert all(message.get("rehearsal") for message in sent if message["type"] != "rehearse")
    assert page.locator("#ui-app").get_attribute("data-version") == version
    # my own moves are played for real, up to the first one of somebody else
    page.locator('[data-key="rehearse-real"]').click()
    expect(page.locator("#ui-app")).not_to_have_class(re.compile("rehearsing"))
    page.wait_for_function("old => document.querySelector('#ui-app').dataset.version !== old", arg=version)
    expect(page.locator(".log")).to_contain_text("Bids: you 12")
    played = [message["action"] for message in sent if message["type"] == "play"]
    assert played == ["auction NW", "bid 12"]


@sizes
def test_my_own_moves_are_played_for_real_one_after_the_other(visit: Visit, size: str) -> None:
    page = visit("en", size, has_touch=size == "phone")
    sent = sent_by(page)
    begun(page, "rue_de_la_paix")
    try_it(page)
    sent.clear()
    # I build, and end my turn: the next one to throw the dice is somebody else
    said = page.locator(".line-played li")
    ends = page.locator('.tray [data-notation="pass"]')
    while page.locator(".whose.own").count():
        number = said.count()
        (ends if ends.count() else page.locator(".targets .target:not(.greyed)")).first.click()
        expect(said).to_have_count(number + 1)
    tried = [message["action"] for message in sent if message["type"] == "rehearse"]
    assert len(tried) > 1
    sent.clear()
    page.get_by_role("button", name=f"Play these {len(tried)} moves for real").click()
    sure = page.locator('.chooser [data-key="sure"]')
    played = []
    for _ in range(200):
        played = [message["action"] for message in sent if message["type"] == "play"]
        if played == tried:
            break
        if sure.is_visible():  # a move that asks does so now
            sure.click()
        page.wait_for_timeout(50)
    assert played == tried
    expect(page.locator(".log")).to_contain_text("Turn of Basile")
    expect(page.locator(".toast", has_text="as you imagined")).to_have_count(0)


def test_a_line_ends_where_the_table_goes_another_way(visit: Visit) -> None:
    page = visit("en")
    sent = sent_by(page)
    begun(page, "metropolis")
    while page.locator('.offer [data-notation^="decline"]').count():  # a bot has made an offer meanwhile
        page.locator('.offer [data-notation^="decline"]').first.click()
    try_it(page)
    # a lot is taken, a card is turned, and I end my turn: at the table another card is turned
    said = page.locator(".line-played li")
    page.locator('.targets [data-on="piece:open-1"]').click()
    page.locator('.chooser [data-notation$=" A"]').click()
    expect(said).to_have_count(1)
    page.locator('.tray [data-notation="done"]').click()
    expect(said).to_have_count(2)
    sent.clear()
    page.get_by_role("button", name="Play these 2 moves for real").click()
    expect(page.locator(".toast")).to_contain_text("did not go as you imagined")
    assert len([message for message in sent if message["type"] == "play"]) == 1
    expect(page.locator('.tray [data-notation="done"]')).to_be_visible()


@sizes
def test_bots_play_on_until_my_turn_and_the_way_leads_back(visit: Visit, size: str) -> None:
    page = visit("en", size, has_touch=size == "phone")
    begun(page, "rue_de_la_paix")
    version = page.locator("#ui-app").get_attribute("data-version")
    try_it(page)
    undo = page.locator('[data-key="undo"]')
    expect(undo).to_have_attribute("aria-disabled", "true")
    # a bot builds for me until my turn is over, and then the others have theirs
    for _ in range(20):
        if page.locator(".line-played li").count() > 2 and page.locator(".whose:not(.own)").count():
            break
        steps = page.locator(".line-played li").count()
        page.locator('[data-key="rehearse-bots"]').click()
        expect(page.locator(".line-played li")).not_to_have_count(steps)
        expect(page.locator('[data-key="rehearse-bots"]')).to_have_text(re.compile("decides|play on"))
    expect(page.locator('[data-key="rehearse-bots"]')).to_have_text("A bot decides")  # my turn again
    assert faults(page) == []
    assert page.locator(".line-played li").count() > 3
    page.locator('[data-key="rehearse-anew"]').click()
    expect(page.locator(".line-played li")).to_have_count(0)
    page.locator('[data-key="rehearse-stop"]').click()
    expect(page.locator("#ui-status")).not_to_contain_text("Imagined")
    expect(page.locator(".rehearsal")).to_be_hidden()
    assert page.locator("#ui-app").get_attribute("data-version") == version
    expect(page.locator("#ui-app")).to_have_attribute("data-must", "true")


@sizes
@pytest.mark.parametrize("game", ["diamonds_club", "metropolis"])
def test_a_move_on_the_board_is_tried_out_and_taken_back(visit: Visit, game: str, size: str) -> None:
    page = visit("fr", size)
    begun(page, game, "fr")
    version = page.locator("#ui-app").get_attribute("data-version")
    page.locator('[data-key="rehearse"]').click()
    expect(page.locator("#ui-status")).to_contain_text("Imaginaire")
    page.locator(".targets .target:not(.greyed)").first.click()
    if page.locator(".chooser").is_visible():
        page.locator(".chooser .choice").first.click()
    expect(page.locator(".line-played li")).not_to_have_count(0)
    assert faults(page) == []
    page.locator('[data-key="undo"]').click()
    expect(page.locator(".line-played li")).to_have_count(0)
    page.locator('[data-key="rehearse-stop"]').click()
    expect(page.locator("#ui-status")).not_to_contain_text("Imaginaire")
    assert page.locator("#ui-app").get_attribute("data-version") == version


@sizes
def test_it_says_when_the_table_has_moved_on_and_survives_another_language(visit: Visit, size: str) -> None:
    anne, bob, clara = visit("en"), visit("en", size), visit("en")
    invite, _ = open_table(anne, "last_chance", ["me", "open", "open"])
    sits_down(bob, invite, "Bob")
    sits_down(clara, invite, "Clara")
    expect(anne.locator(".raise").first).to_be_visible()
    anne.locator('.tray [data-notation="bid 10000"]').click()
    expect(bob.locator(".tray")).to_contain_text(re.compile("10.000"))
    try_it(bob)
    bob.locator('.tray [data-notation="pass"]').click()
    expect(bob.locator(".line-played li")).to_have_count(1)
    expect(bob.locator('[data-key="rehearse-real"]')).to_be_visible()
    expect(bob.locator(".moved")).to_have_count(0)
    bob.locator('[data-key="lang"]').click()
    expect(bob.locator("#ui-status")).to_contain_text("Imaginaire")
    expect(bob.locator(".line-played li")).to_have_count(1)
    # meanwhile he passes in another window
    other = bob.context.new_page()
    other.goto(bob.url)
    other.locator('.tray [data-notation="pass"]').click()
    expect(bob.locator(".moved")).to_contain_text("Entre-temps, la table a avancé.")
    bob.locator('[data-key="rehearse-stop"]').click()
    expect(bob.locator("#ui-status")).not_to_contain_text("Imaginaire")


@sizes
def test_a_lost_connection_ends_it_with_a_sentence(visit: Visit, size: str) -> None:
    page = visit("en", size)
    lines: list[WebSocketRoute] = []

    def bridge(line: WebSocketRoute) -> None:
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/socket**", bridge)
    begun(page, "metropolis")
    try_it(page)
    lines[-1].close()
    expect(page.locator("#ui-toasts")).to_contain_text("The imagined match has ended.")
    expect(page.locator("#ui-app")).not_to_have_class(re.compile("rehearsing"))
    expect(page.locator('[data-key="rehearse"]')).to_be_visible()


def test_a_table_can_forbid_it(visit: Visit) -> None:
    page = visit("en")
    opened(page, "last_chance", "rehearsal")
    expect(page.locator(".lobby .allows")).to_contain_text("Moves cannot be tried out at this table.")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator('.tray [data-notation="pass"]')).to_be_visible()
    expect(page.locator('[data-key="rehearse"]')).to_have_count(0)
    page.locator('[data-key="menu"]').click()
    expect(page.locator(".menu")).not_to_contain_text("Try it out")


@sizes
def test_an_imagined_match_is_accessible(visit: Visit, size: str, axe: str) -> None:
    page = visit("en", size)
    begun(page, "diamonds_club")
    try_it(page)
    page.locator('[data-key="rehearse-bots"]').click()
    expect(page.locator(".line-played li")).not_to_have_count(0)
    assert violations(page, axe) == []
    expect(page.get_by_role("region", name="Try it out")).to_be_visible()
