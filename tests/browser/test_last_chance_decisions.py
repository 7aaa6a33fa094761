"""Every decision of Last Chance shows what it is about and what it brings, on a desktop and on a phone."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Visit
from tests.browser.robot import faults
from tests.browser.test_company import open_table, sits_down
from tests.browser.test_table import sent_plays

sizes = pytest.mark.parametrize("size", ["desktop", "phone"])

#: Whether the strip is on the screen when the decision was scrolled to its end.
IN_VIEW = """() => {
  const decision = document.querySelector('.decision');
  decision.scrollTop = decision.scrollHeight;
  const [strip, tray] = ['.columns', '.tray'].map((one) => document.querySelector(one).getBoundingClientRect());
  return strip.top >= tray.top - 1 && strip.bottom <= Math.min(tray.bottom, innerHeight) + 1;
}"""


class Evening:
    """Three people at a table; nobody moves but they."""

    def __init__(self, visit: Visit, size: str) -> None:
        touch = size == "phone"
        self.anne, self.bob, self.clara = (visit("en", size, has_touch=touch) for _ in range(3))
        self.sent = sent_plays(self.anne)
        invite, self.watch = open_table(self.anne, "last_chance", ["me", "open", "open"])
        sits_down(self.bob, invite, "Bob")
        sits_down(self.clara, invite, "Clara")
        for page in (self.anne, self.bob, self.clara):
            expect(page.locator(".raise").first).to_be_visible()

    def act(self, page: Page, notation: str) -> None:
        """One click, and everybody has heard of it."""
        before = page.locator("#ui-app").get_attribute("data-version")
        page.locator(f'.tray [data-notation="{notation}"]').click()
        page.wait_for_function("old => document.querySelector('#ui-app').dataset.version !== old", arg=before)

    def sold_to_anne(self) -> None:
        self.act(self.anne, "bid 10000")
        self.act(self.bob, "pass")
        self.act(self.clara, "pass")
        expect(self.bob.locator(".chips")).to_have_count(2)

    def without_bets(self) -> None:
        self.act(self.bob, "no bet")
        self.act(self.clara, "no bet")
        expect(self.anne.locator(".tray .die")).to_have_count(5)


@sizes
def test_what_is_for_sale_is_always_in_view_for_everybody(visit: Visit, size: str) -> None:
    evening = Evening(visit, size)
    watcher = visit("en", size)
    watcher.goto(evening.watch)
    for page in (evening.anne, watcher):
        expect(page.locator(".lot-strip .columns > li")).to_have_count(5)
        expect(page.locator(".lot-strip")).to_contain_text(re.compile(r"Prize \d+.000 · \d rolls"))
        expect(page.locator(".lot-strip")).to_contain_text("Failure: the bid is lost")
        assert page.evaluate(IN_VIEW)
    matches = watcher.locator(".columns .matches")
    assert matches.count() == evening.anne.locator(".columns .matches").count()
    evening.sold_to_anne()
    for page in (evening.anne, evening.bob, watcher):  # those who have nothing to decide, too
        expect(page.locator(".lot-strip")).to_contain_text("Failure: 10\u202f000 lost")
        assert page.evaluate(IN_VIEW)
        assert faults(page) == []
    evening.without_bets()
    assert evening.anne.evaluate(IN_VIEW)


@sizes
def test_raises_add_to_the_bid_and_nobody_is_invited_to_outbid_himself(visit: Visit, size: str) -> None:
    evening = Evening(visit, size)
    anne, bob = evening.anne, evening.bob
    expect(anne.locator(".raise").first).to_be_in_viewport(ratio=1)  # the aim leaves room for it
    expect(anne.locator(".auction .cash")).to_have_text("You have 800\u202f000")
    expect(anne.locator(".auction .cash")).to_be_in_viewport(ratio=1)
    shown = [text.split("\n")[0] for text in anne.locator(".raise").all_inner_texts()]
    assert shown == [f"+{one}\u202f000" for one in (10, 20, 50, 100)]
    evening.act(bob, "bid 50000")
    expect(anne.locator(".raise").first).to_contain_text("Bid 60\u202f000")
    expect(bob.locator(".raise")).to_have_count(0)
    assert evening.sent == []
    if size == "phone":
        anne.locator(".raise").nth(1).tap()  # one tap is enough: everything stands on the button
    else:
        anne.locator(".raise").nth(1).click()
    expect(bob.locator(".log")).to_contain_text("you and Anne, 50\u202f000 → 70\u202f000")
    assert [json.loads(frame)["action"] for frame in evening.sent] == ["bid 70000"]
    expect(anne.locator(".raise")).to_have_count(0)
    expect(anne.locator(".tray .primary:visible")).to_have_count(0)


@sizes
def test_a_raise_sends_the_amount_that_was_seen_when_it_was_pressed(visit: Visit, size: str) -> None:
    evening = Evening(visit, size)
    anne, bob = evening.anne, evening.bob
    anne.locator(".raise").first.hover()
    anne.mouse.down()
    evening.act(bob, "bid 100000")
    expect(evening.clara.locator(".log")).to_contain_text("Bob bids 100")
    anne.mouse.up()
    expect(anne.locator(".toast")).to_contain_text("110\u202f000")  # the rules refuse what was meant
    assert [json.loads(frame)["action"] for frame in evening.sent] == ["bid 10000"]
    expect(bob.locator(".log")).not_to_contain_text("Anne bids")


@sizes
def test_bets_are_chips_under_makes_it_and_fails(visit: Visit, size: str) -> None:
    evening = Evening(visit, size)
    evening.sold_to_anne()
    bob = evening.bob
    for name, title in (("for", "Anne makes it"), ("against", "Anne fails")):
        side = bob.locator(f'[data-control="bet-{name}"]')
        expect(side.locator("h3")).to_have_text(title)
        assert side.locator(".chip-amount").all_inner_texts() == [
            f"{one}\u202f000" for one in (10, 20, 50, 100)
        ]
    chip = bob.locator('[data-notation="bet against 50000"]')
    expect(chip).to_have_attribute("aria-label", re.compile("Right: \\+50.000. Wrong: −50.000"))
    evening.act(bob, "bet against 50000")
    expect(chip).to_have_attribute("aria-pressed", "true")
    if size == "desktop":
        bob.set_viewport_size(SIZES["small desktop"])
    expect(bob.locator(".chips .standing")).to_be_in_viewport(ratio=1)
    expect(bob.locator(".tray .primary:visible")).to_have_count(0)
    evening.act(evening.clara, "no bet")
    expect(bob.locator(".log")).to_contain_text("you 50\u202f000 on failure")


@sizes
def test_kept_dice_stay_kept_and_all_five_are_never_rolled_by_accident(visit: Visit, size: str) -> None:
    evening = Evening(visit, size)
    evening.sold_to_anne()
    evening.without_bets()
    anne = evening.anne
    # nothing is kept: only the quiet button rolls
    expect(anne.locator(".roll.primary")).to_have_count(0)
    expect(anne.locator(".roll.quiet")).to_have_attribute("data-notation", "keep none")
    framed = anne.locator(".columns .matches").count()
    expect(anne.locator(".dice .hint")).to_have_text(
        f"Nothing is kept yet. Framed: {framed} of 5 dice match."
    )
    # a die on the board is the die in the strip
    anne.locator('[data-piece="die-2"]').click()
    kept = anne.locator('.tray .die[aria-pressed="true"]')
    expect(kept).to_have_count(1)
    expect(anne.locator('.piece.kept[data-piece="die-2"]')).to_be_attached()
    expect(anne.locator(".roll.quiet")).to_have_count(0)
    roll = anne.locator(".roll.primary")
    notation = roll.get_attribute("data-notation") or ""
    assert re.fullmatch(r"keep \d", notation)
    expect(roll).to_contain_text("roll the other 4")
    evening.act(anne, notation)
    # after the roll the same die is kept
    expect(anne.locator(".log")).to_contain_text("You keep")
    expect(kept).to_have_count(1)
    expect(roll).to_have_attribute("data-notation", notation)
    kept.click()
    expect(anne.locator(".roll.quiet")).to_be_visible()
    assert faults(anne) == []


@sizes
def test_the_last_chance_says_stake_prize_and_that_failing_means_out(visit: Visit, size: str) -> None:
    evening = Evening(visit, size)
    anne = evening.anne
    called = anne.locator('.tray [data-notation="last chance"]')
    expect(called).to_have_text(re.compile("Last chance: stake all 800.000"))
    expect(called).not_to_have_class(re.compile("primary"))
    called.click()
    asked = anne.locator(".chooser")
    expect(asked).to_contain_text(re.compile("−800.000 → 0"))  # what is certain
    expect(asked).not_to_contain_text("something hidden")
    expect(asked).to_contain_text(re.compile(r"If you make it.*\+\d+.000", re.DOTALL))
    expect(asked).to_contain_text("you are out of the match")
    for sentence in asked.locator(".sentence").all():  # all of it, on a phone too
        assert sentence.evaluate("node => node.scrollHeight <= node.clientHeight + 1")
    assert evening.sent == []


@sizes
def test_odds_are_shown_only_to_those_who_have_switched_them_on(visit: Visit, size: str) -> None:
    evening = Evening(visit, size)
    anne = evening.anne
    odds = re.compile("Chance of success|Best: ")
    expect(anne.locator(".tray")).not_to_contain_text(odds)
    anne.locator('[data-key="menu"]').click()
    anne.locator('[data-setting="estimates"]').check()
    anne.keyboard.press("Escape")
    expect(anne.locator(".lot-strip .estimate")).to_contain_text(odds)
    evening.sold_to_anne()
    expect(evening.bob.locator(".tray")).not_to_contain_text(odds)  # hers alone
    evening.without_bets()
    anne.locator(".tray .die").first.click()
    expect(anne.locator(".tray .breakdown")).to_contain_text("Chance of success")
    anne.locator('[data-key="menu"]').click()
    anne.locator('[data-setting="estimates"]').uncheck()
    anne.keyboard.press("Escape")
    expect(anne.locator(".tray")).not_to_contain_text(odds)
