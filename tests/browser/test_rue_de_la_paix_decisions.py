"""Rue de la Paix: a card shows its targets before it is spent, is taken back, and says when it can be played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.robot import Robot, faults
from tests.browser.test_matches import sit_down
from tests.browser.test_table import until

sizes = pytest.mark.parametrize("size", ["desktop", "phone"])


def sit(visit: Visit, size: str, lang: str) -> Page:
    more = {"has_touch": True} if size == "phone" else {}
    page = visit(lang, size, **more)
    sit_down(page, "rue_de_la_paix", lang)
    return page


def steps(page: Page) -> int:
    return int(page.locator("#ui-app").get_attribute("data-step") or 0)


@sizes
@pytest.mark.parametrize(
    ("lang", "title"), [("en", r"You take the title of"), ("fr", r"Vous prenez le titre de")]
)
def test_a_property_says_title_and_new_sum(visit: Visit, size: str, lang: str, title: str) -> None:
    page = sit(visit, size, lang)
    until(Robot(page, seed=3), ".target:not(.greyed) .effect")
    price = {"en": r"\d+ million left \(price: the number\)", "fr": r"\d+ millions? \(prix\s: le numéro\)"}
    expect(page.locator("#ui-status")).to_contain_text(re.compile(price[lang]))
    named = page.locator('.target[aria-label*="→"]:not(.greyed)').first
    expect(named).to_have_attribute("aria-label", re.compile(title))
    expect(named.locator(".effect")).to_contain_text(re.compile(r"^\+\d+"))


#: Whether a word of an element stands on two lines.
SPLIT = """(node, text) => {
  node.textContent = text;
  const word = document.createRange();
  word.selectNodeContents(node);
  return word.getClientRects().length > 1;
}"""

BUILDS = '.hand .card.playable[data-on^="piece:card-build_"]'  #: a card with many targets


@sizes
def test_a_card_shows_its_targets_and_can_be_taken_back(visit: Visit, size: str) -> None:
    page = sit(visit, size, "en")
    for seed in range(1, 8):  # not in every match does one hold such a card
        robot = Robot(page, seed=seed)
        while not page.locator(BUILDS).count() and not robot.is_over():
            robot.step()
            robot.ready()
        if page.locator(BUILDS).count():
            break
        sit_down(page, "rue_de_la_paix", "en")
    page.keyboard.press("Escape")  # a question that the robot has opened
    card = page.locator(BUILDS).first
    name = card.get_attribute("data-on")
    expect(card.locator(".effect")).to_contain_text(re.compile(r"^at best \+\d"))
    expect(card.locator(".when")).to_contain_text(
        re.compile("^ ?Build .*hotel")
    )  # and what it does, in words
    if size == "phone":
        card.tap()
        expect(page.locator(".chooser .breakdown")).to_be_visible()
    else:
        card.hover()
        expect(page.locator("#ui-bubble .breakdown")).to_be_visible()
    # its targets are marked on the board before it is spent
    expect(page.locator(".ghosts .mark .effect")).to_have_count(20)
    before = steps(page)
    if size == "phone":
        page.locator('.chooser [data-key="sure"]').tap()
    else:
        card.click()
    page.wait_for_function("old => Number(document.querySelector('#ui-app').dataset.step) > old", arg=before)
    expect(page.locator(".target:not(.greyed)")).to_have_count(20)
    page.locator(".undo").click()
    page.wait_for_function(
        "old => Number(document.querySelector('#ui-app').dataset.step) === old", arg=before
    )
    expect(page.locator(f'.hand .card.playable[data-on="{name}"]')).to_have_count(1)


@sizes
@pytest.mark.parametrize(("lang", "when"), [("en", "end of your turn"), ("fr", "fin de votre tour")])
def test_a_card_that_cannot_be_played_now_says_when(visit: Visit, size: str, lang: str, when: str) -> None:
    page = sit(visit, size, lang)
    until(Robot(page, seed=6), '.hand .card.grey .when:text-matches("turn|tour")')
    expect(page.locator(".hand .card.grey .when").filter(has_text=when).first).to_be_visible()


def sit_until(visit: Visit, size: str, lang: str, selector: str) -> Page:
    """Plays match after match until the page shows this: not in every one does one hold such a card."""
    page = sit(visit, size, lang)
    for seed in range(1, 30):
        robot = Robot(page, seed=seed)
        while not page.locator(selector).count() and not robot.is_over():
            robot.step()
            robot.ready()
        if page.locator(selector).count():
            return page
        sit_down(page, "rue_de_la_paix", lang)
    raise AssertionError(selector)


@sizes
@pytest.mark.parametrize(
    ("lang", "loses"), [("en", r"You lose|loses|nothing"), ("fr", r"Vous perdez|perd|rien")]
)
def test_a_hurricane_says_what_each_would_lose(visit: Visit, size: str, lang: str, loses: str) -> None:
    """§8.1: in the hand in a few characters, and before it is played line by line."""
    storm = '.hand .card.playable[data-on^="piece:card-hurricane_"]'
    page = sit_until(visit, size, lang, storm)
    card = page.locator(storm).first
    expect(card.locator(".effect")).to_have_text(re.compile(r"−\d|nothing lost|rien perdu"))
    assert card.locator(".effect").evaluate(SPLIT, "hurricanes") is False
    # what can be played stands before what cannot
    expect(page.locator(".hand > li").first.locator(".card.playable")).to_have_count(1)
    if size == "phone":
        card.tap()
        expect(page.locator(".chooser .breakdown")).to_contain_text(re.compile(loses))
    else:
        card.hover()
        expect(page.locator("#ui-bubble .breakdown")).to_contain_text(re.compile(loses))
        expect(page.locator(".panel .ghost")).not_to_have_count(0)


@sizes
def test_insurance_says_what_it_saves(visit: Visit, size: str) -> None:
    """§8.2: the card and doing without it, side by side."""
    insurance = '.hand .card.playable[data-on^="piece:card-insurance"]'
    page = sit_until(visit, size, "en", insurance)
    # my own part comes first: nothing, or what I gain because others lose
    expect(page.locator(insurance).first.locator(".effect")).to_have_text(re.compile(r"^(nothing lost|\+\d)"))
    expect(page.locator('.choice[data-notation="pass"] .effect')).to_have_text(
        re.compile(r"^(−\d|nothing lost|\+\d)")
    )


#: What can be clicked and lies under the bubble: the rest of the hand, the decision, the journal, what is imagined.
UNDER = """() => {
  const bubble = document.querySelector('#ui-bubble').getBoundingClientRect();
  const clicked = ['.target:not(.greyed)', ...['.tray', '.side', '.rehearsal'].map((part) =>
    `${part} button:not(:disabled, .line, [aria-disabled="true"])`)];
  return [...document.querySelectorAll(clicked.join(', '))].filter((node) => {
    const box = node.getBoundingClientRect();
    return node.checkVisibility({visibilityProperty: true}) && box.right > bubble.left && box.left < bubble.right
      && box.bottom > bubble.top && box.top < bubble.bottom;
  }).map((node) => node.dataset.key);
}"""


def test_what_a_greyed_card_lacks_is_said_beside_all_that_can_be_clicked(visit: Visit) -> None:
    page = sit_until(visit, "small desktop", "fr", ".hand .card.grey >> nth=1")
    cards = page.locator(".hand .card.grey")
    bubble = page.locator("#ui-bubble")
    # at the table, and while a line is tried out: its buttons lie in the place of the journal
    for imagined in (False, True):
        if imagined:
            page.locator('[data-key="rehearse"]').click()
            expect(page.locator(".rehearsal button").first).to_be_visible()
        for card in cards.all():
            card.hover()
            expect(bubble).to_be_visible()
            assert page.evaluate(UNDER) == []
            page.mouse.move(2, 2)
            expect(bubble).to_be_hidden()
    # a click keeps it open: the way to the paragraph can be clicked
    cards.first.click(force=True)  # although it is disabled
    page.mouse.move(300, 300)
    bubble.locator("button").hover()
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()


def test_no_chip_leaves_its_button(visit: Visit) -> None:
    """A long name and a long chip on a small screen, in the longer language: one under the other."""
    page = sit_until(visit, "phone", "fr", '.choice .effect:text-matches("→.*, ")')
    wide = (
        "nodes => nodes.filter(node => node.scrollWidth > node.clientWidth + 1).map(node => node.textContent)"
    )
    assert page.locator(".tray .choice").evaluate_all(wide) == []


@sizes
def test_who_has_nothing_to_play_sees_one_clear_button(visit: Visit, size: str) -> None:
    page = sit_until(visit, size, "en", '.status:has-text("No Fortune card to play now: end your turn.")')
    expect(page.locator('.choice.primary[data-notation="pass"]')).to_be_visible()
    expect(page.locator(".hand .card.playable")).to_have_count(0)


def test_the_properties_of_a_zone_are_buttons_too_where_there_is_room(visit: Visit) -> None:
    page = sit(visit, "desktop", "fr")
    until(Robot(page, seed=2), ".on-board > .choices .choice:nth-child(5)")
    for button in page.locator(".on-board .choice").all():
        expect(button).to_be_in_viewport(ratio=1)
        expect(button.locator(".effect")).to_be_visible()
    assert faults(page) == []
