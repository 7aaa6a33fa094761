"""What each decision of Das letzte Paradies shows: the payoff, the bid, the lines of the negotiation, the placement."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Visit
from tests.browser.robot import faults
from tests.browser.test_company import open_table, sits_down

ANNE, BOB, CLEO = range(3)

both_sizes = pytest.mark.parametrize("size", ["desktop", "phone"])

#: Plays an action for the person of this page, as any program may (docs/protocol.md).
PLAY = """async (action) => {
  const { ask } = await import("/static/js/api.js");
  const table = `/api/tables/${location.pathname.split("/").pop()}`;
  const { you } = await ask(table);
  const key = `${action} ${Math.random()}`.replaceAll(/[^a-z0-9]/gi, "");
  await ask(`${table}/moves`, { action, seen: you.decision, key });
}"""

#: What the server says of this person: whether the table waits for them.
YOU = """async () => {
  const { ask } = await import("/static/js/api.js");
  return (await ask(`/api/tables/${location.pathname.split("/").pop()}`)).you;
}"""


class Three:
    """Anne, Bob and Cleo at one table, without bots: nothing happens that the test does not do."""

    def __init__(self, visit: Visit, size: str) -> None:
        self.pages = [visit("en", size) for _ in range(3)]
        invite, _ = open_table(self.pages[ANNE], "paradis", ["me", "open", "open"])
        for seat, name in ((BOB, "Bob"), (CLEO, "Cleo")):
            sits_down(self.pages[seat], invite, name)
        for page in self.pages:
            page.wait_for_selector("#ui-tray:not([hidden])")

    def play(self, seat: int, action: str) -> None:
        self.pages[seat].evaluate(PLAY, action)

    def waited_for(self, seat: int) -> bool:
        you: dict[str, Any] = self.pages[seat].evaluate(YOU)
        return bool(you["must"])

    def bids(self, amounts: list[int]) -> None:
        for seat, amount in enumerate(amounts):
            self.play(seat, f"bid {amount}")

    def chooser(self) -> int:
        return next(seat for seat in range(3) if self.waited_for(seat))

    def put_first_villa_on_sale(self) -> None:
        self.play(self.chooser(), "auction NW")

    def anne_buys_the_villas(self) -> None:
        """All four, for nothing: whatever tile comes, nature brings her 10."""
        self.put_first_villa_on_sale()
        for district in ("NE", "SW", ""):
            self.bids([1, 0, 0])
            if district:
                self.play(ANNE, f"auction {district}")
        self.bids([1, 0, 0])

    def bob_buys_a_villa_tile(self) -> None:
        """Hotel tiles that come before are bought and built by him."""
        self.anne_buys_the_villas()
        bob = self.pages[BOB]
        for _ in range(5):
            self.bids([0, 1, 0])
            expect(bob.locator(".payoff")).to_contain_text("Your tile brings")
            if bob.locator(".payoff", has_text="Villa built").count():
                return
            self.play(ANNE, "no offer")
            self.play(CLEO, "no offer")
            place = bob.locator('.tray [data-notation$="building"]').first.get_attribute("data-notation")
            self.play(BOB, place or "")
        raise AssertionError("there are only four hotels")


def amounts(page: Page, line: str) -> list[str]:
    """The amounts of a line of the payoff, own first."""
    row = page.locator(".payoff .brings tbody tr", has=page.locator("th", has_text=line))
    return [found.strip() for found in row.locator("td").all_inner_texts()]


@both_sizes
def test_the_first_question_says_what_each_villa_brings(visit: Visit, size: str) -> None:
    three = Three(visit, size)
    page = three.pages[three.chooser()]
    # a chip on each villa of the island and on its button: three free sites, 10 Paras for each left natural
    expect(page.locator(".targets .target .effect")).to_have_text(["3 × +10"] * 4)
    effects = page.locator('.tray [data-notation^="auction"] .effect')
    expect(effects).to_have_text(["3 × +10, per site left natural"] * 4)
    buttons = page.locator('.tray [data-notation^="auction"]')
    for button in buttons.all():
        expect(button).to_be_in_viewport(ratio=1)
    # nothing stands before them: they begin where the tray does
    first: Any = buttons.first.bounding_box()
    tray: Any = page.locator(".tray").bounding_box()
    assert first["x"] - tray["x"] < 60
    assert faults(page) == []


@both_sizes
def test_a_bid_is_a_verb_with_its_amount_and_bidding_nothing_is_quiet(visit: Visit, size: str) -> None:
    three = Three(visit, size)
    three.put_first_villa_on_sale()
    anne = three.pages[ANNE]
    control = anne.locator('[data-control="bid"]')
    # the first screen of the game says what the villa brings, and leads with a real bid
    expect(anne.locator(".payoff")).to_contain_text("If you buy it, this villa brings you:")
    assert amounts(anne, "For each of the 3 free sites of its district left natural") == ["+10"]
    expect(control.locator("button.primary")).to_have_text("Bid 10")
    expect(control.locator("button.primary")).to_be_in_viewport(ratio=1)
    expect(control.locator(".rest")).to_have_text("If you win, you pay the second-highest bid: at most 10.")
    expect(control.locator(".rest")).to_be_in_viewport(ratio=1)
    expect(control.locator('[data-key="quiet bid"]')).to_be_in_viewport(ratio=0.9)
    expect(anne.locator('[data-piece="tile-NW1"]')).to_be_in_viewport(ratio=0.95)
    expect(anne.locator('[data-piece="tile-NW1"]')).to_have_attribute("aria-label", "NW1: villa, on sale now")
    # who bids last knows that the bids are opened then
    three.play(BOB, "bid 3")
    three.play(CLEO, "bid 4")
    expect(anne.locator(".panel", has_text="Cleo")).to_contain_text("has bid")
    # an amount of nothing never leads, typed or not
    control.locator("input[inputmode]").fill("0")
    expect(control.locator("button.primary")).to_have_count(0)
    control.locator("input[inputmode]").fill("12")
    expect(control.locator("button.primary")).to_have_text("Bid 12")
    last = control.locator(".brings")
    expect(last).to_contain_text("Yours is the last bid: then all bids are opened")
    expect(last).to_be_in_viewport(ratio=1)
    assert faults(anne) == []
    # what was sent can be changed, and there is no second way to send the same
    bob = three.pages[BOB]
    expect(bob.locator(".standing")).to_contain_text("Your secret bid: 3")
    bob.locator('[data-key="quiet bid"]').click()
    expect(bob.locator(".standing")).to_contain_text("Your secret bid: 0")
    expect(bob.locator('[data-key="quiet bid"]')).to_have_count(0)


@both_sizes
def test_the_tile_says_what_it_brings_to_everybody_on_either_side(visit: Visit, size: str) -> None:
    three = Three(visit, size)
    three.anne_buys_the_villas()
    anne, bob = three.pages[ANNE], three.pages[BOB]
    expect(bob.locator(".payoff h3")).to_have_text("If you buy it, this tile brings, in Paras:")
    nature = amounts(bob, "Left natural")
    assert [re.sub(r"\s.*", "", found) for found in nature] == ["0", "0", "+10"], "Bob, Cleo, Anne"
    expect(bob.locator(".payoff .brings")).to_contain_text(
        "Environment prize, if the match ended then: 200 for you."
    )
    expect(bob.locator(".payoff .brings")).to_contain_text("No environment prize, if the match ended then.")
    assert amounts(anne, "Left natural")[0].startswith("+10")
    assert faults(bob) == []


@both_sizes
def test_the_negotiation_is_a_line_with_one_number(visit: Visit, size: str) -> None:
    three = Three(visit, size)
    three.bob_buys_a_villa_tile()
    anne, bob, cleo = three.pages
    # who earns from nature can share it; who does not has nothing to say and is not asked
    line = anne.locator(".offer-line")
    expect(line).to_contain_text("Nature brings you 10: offer Bob a share")
    expect(line.locator(".submit")).to_have_text("Offer 5")
    expect(cleo.locator('[data-notation="no offer"]')).to_be_visible()
    expect(cleo.locator(".offer-line")).to_have_count(0)
    if size == "desktop":  # beside what it is about, not at the other end of the tray
        payoff: Any = cleo.locator(".payoff").bounding_box()
        nothing: Any = cleo.locator('[data-notation="no offer"]').bounding_box()
        assert 0 <= nothing["x"] - payoff["x"] - payoff["width"] < 40
    assert faults(anne) == []
    line.locator("input[inputmode]").fill("4")
    line.locator(".submit").click()
    # the buyer answers at the offer: accept, refuse, or another number that is there already
    offer = bob.locator('.offer[data-on="offer:1"]')
    expect(offer).to_contain_text("Anne offers you 4 Paras if the tile shows nature.")
    expect(offer).to_contain_text("Nature then brings you")
    expect(offer.locator('[data-notation="accept 1"]')).to_contain_text("Accept: receive 4 Paras")
    expect(offer.locator('[data-notation="decline 1"]')).to_have_text("Decline offer 1")
    expect(offer.locator(".counter .submit")).to_have_text("Ask for 5 instead")
    for answer in offer.locator(".answers button").all():
        expect(answer).to_be_in_viewport(ratio=1)
    assert faults(bob) == []
    if size == "desktop":  # on a smaller one too, with all that it says
        bob.set_viewport_size(SIZES["small desktop"])
        for said in (*offer.locator(".breakdown tr").all(), *offer.locator(".answers button").all()):
            expect(said).to_be_in_viewport(ratio=1)
        for note in bob.locator(".payoff .note").all():
            expect(note).to_be_in_viewport(ratio=1)
    offer.locator('.counter [data-key^="+"]').click()
    offer.locator(".counter .submit").click()
    # and so does the other
    asked = anne.locator('.offer[data-on="offer:2"]')
    expect(asked).to_contain_text("Bob asks you for 6 Paras if the tile shows nature.")
    expect(asked.locator(".counter .submit")).to_have_text("Offer 5 instead")
    asked.locator('[data-notation="accept 2"]').click()
    expect(bob.locator(".payoff h3")).to_contain_text("with all promises so far")
    row = bob.locator(".payoff .brings tbody tr", has=bob.locator("th", has_text="Left natural"))
    expect(row.locator("td").first).to_contain_text("+6")
    expect(bob.locator(".log")).to_contain_text("Anne accepts your offer 2")


@both_sizes
def test_equivalent_sites_are_one_choice_and_any_of_them_can_be_tapped(visit: Visit, size: str) -> None:
    three = Three(visit, size)
    three.bob_buys_a_villa_tile()
    bob = three.pages[BOB]
    three.play(ANNE, "no offer")
    three.play(CLEO, "no offer")
    # two buttons, each at the line that says what this side of the tile brings; two rings for two free sites
    sides = bob.locator('.tray .payoff [data-notation^="place"]')
    expect(sides).to_have_count(2)
    expect(bob.locator('.tray [data-notation^="place"]')).to_have_count(2)
    expect(bob.locator(".targets .target:not(.greyed)")).to_have_count(2)
    assert [found.split()[0] for found in amounts(bob, "Leave natural")] == ["0", "0", "+10"]
    assert amounts(bob, "Build the villa") == ["0", "0", "0"]
    expect(sides.first).to_have_accessible_name(re.compile("Leave a .* site natural"))
    # both are in view, and beside or below them what nature brings to Anne, which can be asked for
    for button in sides.all():
        expect(button).to_be_in_viewport(ratio=1)
    ask = bob.locator(".offer-line .submit")
    expect(ask).to_have_text("Ask for 5")
    asked: Any = ask.bounding_box()
    placed: Any = sides.first.bounding_box()
    if size == "desktop":
        assert asked["x"] >= placed["x"] + placed["width"]
    else:
        assert asked["y"] >= placed["y"] + placed["height"]
    assert faults(bob) == []
    bob.locator(".targets .target:not(.greyed)").last.click()
    bob.locator('.chooser button[data-notation$="nature"], .chooser [data-key$="nature"]').first.click()
    bob.locator('.chooser [data-key="sure"]').click()
    expect(bob.locator(".log")).to_contain_text("natural and receive a tree")
