"""Metropolis shows what each decision brings: cards and their lots, buildings on the plan, exchanges of lots."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Visit
from tests.browser.robot import Robot, faults
from tests.browser.test_company import gather, put_together
from tests.browser.test_composing import moved, version
from tests.browser.test_matches import sit_down

sizes = pytest.mark.parametrize("size", ["desktop", "phone"])


TINT = "(piece) => getComputedStyle(piece).color"  #: the drawing of a lot is filled with it


def table(visit: Visit, size: str, lang: str = "en") -> Page:
    """A table with bots, at my first decision: I choose a lot."""
    page = visit(lang, size)
    sit_down(page, "metropolis", lang)
    robot = Robot(page)
    robot.ready()
    while not page.locator('.targets [data-on="piece:open-1"]').count():  # a bot has made an offer meanwhile
        before = version(page)
        page.locator('.offer [data-notation^="decline"]').first.click()
        moved(page, before)
        robot.ready()
    return page


def lot_on(page: Page, card: str) -> str:
    """The number on an open card."""
    return page.locator(f'[data-piece="{card}"] text.value').text_content() or ""


def take_a_lot(page: Page) -> None:
    """The first card that may be mine."""
    for place in range(1, 5):
        number = lot_on(page, f"open-{place}")
        page.locator(f'.targets [data-on="piece:open-{place}"]').click()
        mine = page.locator(f'.chooser [data-notation="take {number} A"]')
        if mine.count():
            mine.click()
            return expect(page.locator(".place .kind").first).to_be_visible()
        page.keyboard.press("Escape")
    raise AssertionError("no card may be mine")


@sizes
def test_a_card_and_its_lot_say_what_the_lot_completes_for_whom(visit: Visit, size: str) -> None:
    page = table(visit, size)
    if size == "desktop":
        page.set_viewport_size(SIZES["small desktop"])
    # a chip on every card and on its lot, and a picture of it in the tray that says the same
    chips = page.locator('.targets [data-on^="piece:open-"] .effect')
    expect(chips).to_have_count(4)
    for chip in chips.all_text_contents():
        assert re.match(r"\+\d|nothing|for |[A-D] \+", chip)
    expect(page.locator(".pictures .picture")).to_have_count(4)
    # what it completes stands there in words, without hovering
    for picture in page.locator(".pictures .picture").all():
        expect(picture.locator(".breakdown")).to_contain_text("Completes")
    if size == "desktop":
        for picture in page.locator(".pictures .picture").all():
            expect(picture).to_be_in_viewport(ratio=1)
    # a card that completes nothing shows its number, any other one the building
    for picture in page.locator(".pictures .picture").all():
        if re.search(r"nothing|no larger", picture.inner_text()):
            number = (picture.get_attribute("data-notation") or "").split()[1]
            expect(picture.locator("svg text")).to_have_text(number)
    assert faults(page) == []
    number = lot_on(page, "open-1")
    for on in ("piece:open-1", f"place:lot-{number}"):
        page.locator(f'.targets [data-on="{on}"]').click()
        asked = page.locator(f'.chooser [data-notation="take {number} A"]')
        expect(asked).to_contain_text(f"Take lot {number}")
        expect(asked).to_contain_text(re.compile("Completes (a|no larger)"))
        expect(page.locator(".chooser .choice", has_text="Give lot").first).to_contain_text("Completes")
        page.keyboard.press("Escape")
        expect(page.locator(".chooser")).to_be_hidden()


@sizes
def test_lots_have_the_colours_of_their_owners(visit: Visit, size: str) -> None:
    page = table(visit, size)
    tints: dict[str, set[str]] = {}
    for lot in page.locator('.piece[data-piece^="lot-"][data-symbol="token"]').all():
        tints.setdefault(lot.locator(".token text").text_content() or "", set()).add(lot.evaluate(TINT))
    assert set(tints) == set("ABCD")
    assert all(len(found) == 1 for found in tints.values()), tints
    assert len(set.union(*tints.values())) == 4, tints


@sizes
def test_a_piece_is_shown_wherever_it_may_stand_with_what_it_brings(visit: Visit, size: str) -> None:
    page = table(visit, size)
    take_a_lot(page)
    expect(page.locator(".overlay .ghost")).to_have_count(0)
    page.locator('[data-key="pick stock-house"]').click()
    ghosts = page.locator(".overlay .ghost")
    expect(ghosts.first).to_be_visible()
    assert ghosts.count() == page.locator(".place .choices .choice").count()
    for text in ghosts.locator(".effect text").all_text_contents():
        assert re.fullmatch(r"[+−]\d+", text)
    ghosts.first.click()
    expect(page.locator(".chooser")).to_contain_text("You: points")
    page.locator('.chooser [data-key="sure"]').click()
    expect(page.locator(".log")).to_contain_text("You build a house on")


@sizes
def test_a_joint_building_is_shown_in_the_colours_of_its_owners_and_needs_their_yes(
    visit: Visit, size: str
) -> None:
    page = table(visit, size)
    joint = page.locator(".place .kind", has=page.locator('.effect:text-matches("[?]$")'))
    for seed in range(1, 6):  # not in every match are lots of several owners neighbours early
        robot = Robot(page, seed=seed, decided=30)
        while not joint.count() and not robot.is_over():
            robot.step()
            robot.ready()
        if joint.count():
            break
        sit_down(page, "metropolis", "en")
    page.keyboard.press("Escape")
    if joint.first.get_attribute("aria-pressed") != "true":
        joint.first.click()
    expect(page.locator(".place .hint").last).to_have_text("“?”: if the other owners agree")
    ghost = page.locator(".overlay .ghost", has_text="?").first
    expect(ghost.locator('use[href^="#token"], .token')).not_to_have_count(0)
    page.locator('.place .choices [data-notation^="joint"]').first.click()
    expect(page.locator(".chooser")).to_contain_text("If accepted by")
    page.keyboard.press("Escape")
    # what cannot be built says which lot is missing, and whose it is
    grey = page.locator(".targets .target.greyed").last
    grey.scroll_into_view_if_needed()
    grey.hover()
    expect(page.locator("#ui-bubble")).to_contain_text(re.compile(r"lack lots? \d+.*§|stock.*§", re.DOTALL))


@sizes
def test_a_lot_shows_all_that_may_stand_on_it(visit: Visit, size: str) -> None:
    page = table(visit, size)
    take_a_lot(page)
    lot = page.locator('.overlay [data-on^="place:lot-"]').first
    number = (lot.get_attribute("data-on") or "").removeprefix("place:lot-")
    lot.click()
    choices = page.locator(".place .choices .choice")
    expect(choices.first).to_be_visible()
    for notation in choices.evaluate_all("nodes => nodes.map((node) => node.dataset.notation)"):
        assert number in notation.split()
    # the same click again shows everything
    page.locator('[data-key="pick stock-house"]').click()
    page.locator('[data-key="pick stock-house"]').click()
    expect(choices).to_have_count(0)


@sizes
def test_lots_are_exchanged_on_the_plan_in_a_ring_of_three(visit: Visit, size: str) -> None:
    page = table(visit, size)
    page.locator('[data-key="fold trade"]').click()
    mine = page.locator(".lots").nth(0).locator(".lot-chip").first.inner_text()
    theirs = page.locator(".lots").nth(1).locator(".lot-chip").first.inner_text()  # those of B
    page.locator(f'.overlay [data-on="lot-{mine}"]').click()
    expect(page.locator(".overlay .arrow")).to_have_count(1)
    page.locator(f'.overlay [data-on="lot-{theirs}"]').click()
    taker = page.locator(f'[data-key="taker {theirs}"]')
    expect(taker).to_have_value("0")
    page.locator(f'.overlay [data-on="lot-{theirs}"]').click()  # one more click: to somebody else
    expect(taker).to_have_value("2")
    expect(page.locator(".both-sides tbody tr")).to_have_count(3)
    # what each of them could build, before and after
    expect(page.locator(".verdict tr")).to_have_count(3)
    expect(page.locator(".verdict tr").first).to_contain_text(re.compile(r"could build.*\d+ → \d+"))
    propose = page.locator('[data-key="propose"]')
    assert propose.get_attribute("data-notation") == f"offer {mine}>B {theirs}>C"
    propose.click()
    expect(page.locator(".log")).to_contain_text("You make offer 1")


@sizes
def test_an_offer_is_answered_with_another(visit: Visit, size: str) -> None:
    company = gather(lambda lang: visit(lang, size), "metropolis", ["me", "open"])
    anne, bob = company.anne, company.bob
    bob.locator('[data-key="fold trade"]').click()
    given, taken = put_together(bob)
    bob.locator('[data-key="propose"]').click()
    anne.locator('[data-key="counter 1"]').click()
    chosen = anne.locator('.lot-chip[aria-pressed="true"]')
    expect(chosen).to_have_count(2)
    assert set(chosen.all_inner_texts()) == {given, taken}
    # what was sent is neither on the plan any more nor in the form, however late the browser says that it was open
    anne.locator(".lots").nth(0).locator('.lot-chip[aria-pressed="false"]').first.click()
    expect(anne.locator(".overlay .arrow")).to_have_count(3)
    open_form = anne.locator("details.other[open]").element_handle()
    anne.locator('[data-key="propose"]').click()
    expect(anne.locator('[data-notation="withdraw 2"]')).to_be_visible()
    expect(anne.locator("details.other[open]")).to_have_count(0)
    open_form.dispatch_event("toggle")
    expect(anne.locator(".overlay .target, .overlay .arrow")).to_have_count(0)
    for button in anne.locator(".offers button").all():
        if size == "desktop" or button.get_attribute("data-on") == "offer:1":  # the one that waits for me
            expect(button).to_be_in_viewport(ratio=1)
    assert faults(anne) == []
    # what waits for an answer stands before one's own offer, which waits for somebody else's
    expect(bob.locator(".offer").first).to_have_attribute("data-on", "offer:2")
    expect(bob.locator(".offer").last).to_have_attribute("data-on", "offer:1")


@sizes
def test_an_offer_is_marked_on_the_plan_and_the_open_cards_stay_in_view(visit: Visit, size: str) -> None:
    company = gather(lambda lang: visit(lang, size), "metropolis", ["me", "open"])
    anne, bob = company.anne, company.bob
    mine, other = (anne, bob) if anne.locator(".pictures").count() else (bob, anne)
    other.locator('[data-key="fold trade"]').click()
    put_together(other)
    other.locator('[data-key="propose"]').click()
    # without pointing at anything: the lots, and who would get them
    marks = mine.locator(".ghosts .mark")
    expect(marks).to_have_count(2)
    assert {text[0] for text in marks.locator(".effect").all_text_contents()} == {"→"}
    for mark in marks.all():
        expect(mark).to_be_in_viewport()
    # pointing at a card shows that card, and then the offer again
    if size == "desktop":
        mine.set_viewport_size(SIZES["small desktop"])
        mine.locator(".pictures .picture").first.hover()
        expect(marks).to_have_count(0)
        mine.mouse.move(2, 2)
        expect(marks).to_have_count(2)
        for line in mine.locator(".offer tr").all():
            expect(line).to_be_in_viewport(ratio=1)
        for picture in mine.locator(".pictures .picture").all():
            expect(picture).to_be_in_viewport(ratio=0.5)  # of long ones the last lines are scrolled to
    # a card given away says what it completes, like one that is taken
    given = mine.locator(".on-board .choice")
    expect(given.locator(":is(.first, .effect)")).to_have_count(given.count())
    assert faults(mine) == []
    mine.locator('.offer [data-notation^="decline"]').click()
    expect(marks).to_have_count(0)


@sizes
def test_ending_waits_in_the_menu_and_explanations_cover_no_other_card(visit: Visit, size: str) -> None:
    page = table(visit, size)
    expect(page.locator('.tray [data-notation="offer end"]')).to_have_count(0)
    page.locator('[data-key="menu"]').click()
    page.locator('.menu [data-notation="offer end"]').click()
    expect(page.locator('.chooser [data-key="sure"]')).to_have_text("Propose to end the match")
    page.locator('.chooser [data-key="back"]').click()
    if size == "desktop":
        page.locator('.targets [data-on="piece:open-2"]').hover()
        bubble = page.locator(".bubble")
        expect(bubble).to_be_visible()
        shown: Any = bubble.bounding_box()
        for place in (1, 3, 4):
            card: Any = page.locator(f'.targets [data-on="piece:open-{place}"] .ring').bounding_box()
            assert (
                shown["x"] >= card["x"] + card["width"]
                or shown["x"] + shown["width"] <= card["x"]
                or shown["y"] >= card["y"] + card["height"]
                or shown["y"] + shown["height"] <= card["y"]
            )
        page.mouse.move(1, 1)
    take_a_lot(page)
    expect(page.locator('[data-notation="done"]')).to_have_class(re.compile(r"\bquiet\b"))


@sizes
def test_the_value_table_lies_beside_the_plan(visit: Visit, size: str) -> None:
    page = table(visit, size, "fr")
    page.locator("#ui-tab-notes").click()
    sheet = page.locator(".notes table.sheet").first
    expect(sheet.locator("caption")).to_have_text("Ce que vaut un bâtiment")
    expect(sheet.locator("tbody tr")).to_have_count(8)
