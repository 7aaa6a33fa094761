"""Learning by playing: from the shelf through a whole lesson into a real match; examples of the rules."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import find_game
from ludotheque.kernel.lesson import lesson_of
from tests.browser.conftest import Visit

#: The answers of the lesson in the words of the page: what is clicked at each step.
PLAY = """async ([action]) => {
  const id = document.querySelector('#ui-app').dataset.table;
  const { you } = await (await fetch(`/api/tables/${id}`)).json();
  const body = JSON.stringify({ action, seen: you.decision, key: crypto.randomUUID() });
  const headers = { 'Content-Type': 'application/json', 'X-Ludotheque': '1' };
  return (await fetch(`/api/tables/${id}/moves`, { method: 'POST', headers, body })).status;
}"""


def at_step(page: Page, number: int) -> None:
    """Waits until the step (from 1) asks for something."""
    expect(page.locator(".lesson:not(.done) .number")).to_have_text(re.compile(rf"^{number} "))


def answer(page: Page, notation: str) -> None:
    assert page.evaluate(PLAY, [notation]) == 200


def begin(page: Page, game: str) -> None:
    page.goto("/")
    page.click(f'#game-{game} [data-act="learn"]')
    at_step(page, 1)


#: Whether something that answers the sentence stands beside it, without scrolling.
ANSWER_IN_VIEW = """() => {
  const room = document.querySelector('.tray .decision').getBoundingClientRect();
  return [...document.querySelectorAll('.tray .part :is(button, summary)')].some((node) => {
    const {top, bottom} = node.getBoundingClientRect();
    return node.checkVisibility({visibilityProperty: true}) && top >= room.top && bottom <= room.bottom + 1;
  });
}"""


@pytest.mark.parametrize(
    ("game", "size", "lang"),
    [
        ("paradis", "desktop", "en"),
        ("paradis", "phone", "fr"),
        ("last_chance", "phone", "en"),
        ("diamonds_club", "phone", "fr"),
        ("metropolis", "phone", "fr"),
        ("rue_de_la_paix", "desktop", "en"),
        ("rue_de_la_paix", "phone", "fr"),
    ],
)
def test_a_whole_lesson_and_then_a_match(visit: Visit, game: str, size: str, lang: str) -> None:
    page = visit(lang, size)
    begin(page, game)
    script = lesson_of(find_game(game).folder)
    assert script is not None
    seen: list[str] = []
    for number, step in enumerate(script.steps, 1):
        at_step(page, number)
        seen.append(page.locator(".lesson .says").inner_text())
        expect(page.locator(".lesson .link").first).to_contain_text(f"§{step.rule}")
        if step.right:
            page.wait_for_function(ANSWER_IN_VIEW)
            answer(page, step.right[0])
    assert len(set(seen)) == len(script.steps)
    page.click(".lesson .to-match")
    expect(page.locator("#ui-app")).to_have_attribute("data-status", "running")
    expect(page.locator(".lesson")).to_have_count(0)


def test_a_lesson_by_clicks_and_what_happens_to_another_move(visit: Visit) -> None:
    page = visit()
    begin(page, "paradis")
    page.click('.tray [data-notation="auction SE"]')
    if page.locator(".chooser").is_visible():
        page.locator(".chooser button:not(.close)").first.click()
    expect(page.locator(".toast")).to_contain_text("begin with the north-west one")
    at_step(page, 1)
    page.click('.tray [data-notation="auction NW"]')
    at_step(page, 2)


def test_a_lesson_goes_on_where_it_was_left_and_starts_again_on_request(visit: Visit) -> None:
    page = visit()
    begin(page, "paradis")
    answer(page, "auction NW")
    at_step(page, 2)
    first = page.url
    page.goto("/")
    page.click('#game-paradis [data-act="learn"]')
    at_step(page, 2)
    assert page.url == first
    page.click(".lesson .again")
    at_step(page, 1)
    assert page.url != first


def test_the_keyboard_reaches_the_decision_first_and_the_sentence_is_read_out(visit: Visit) -> None:
    page = visit()
    begin(page, "paradis")
    expect(page.locator("#ui-live")).to_contain_text("Whoever has the most money at the end wins")
    page.keyboard.press("Alt+d")
    expect(page.locator(".tray .part :focus")).to_have_count(1)


def test_an_example_opens_from_the_rule_page_and_from_the_tab(visit: Visit) -> None:
    page = visit()
    page.goto("/rules/paradis")
    button = page.locator('[data-example="second-price"]')
    expect(button.locator("xpath=..")).to_contain_text("If you bid 10, you win and pay only 7")
    button.click()
    expect(page.locator(".lesson .says")).to_contain_text("If you bid 10")
    answer(page, "bid 10")
    expect(page.locator(".log")).to_contain_text("pay 7 Paras")
    page.get_by_role("tab", name="Rules").click()
    with page.context.expect_page() as opened:
        page.locator('.side [data-example="diversity"]').click()
    expect(opened.value.locator(".lesson .says")).to_contain_text("20 Paras for diversity")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_lesson_is_accessible(visit: Visit, axe: str, size: str) -> None:
    page = visit("en", size)
    begin(page, "paradis")
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then((run) => run.violations)")
    assert [fault["id"] for fault in found if fault["impact"] in ("serious", "critical", "moderate")] == []


def test_the_shelf_names_a_lesson_that_waits(visit: Visit) -> None:
    page = visit()
    begin(page, "paradis")
    page.goto("/")
    expect(page.locator(".continue .brief")).to_contain_text("The Last Paradise – lesson")


def test_no_lesson_or_example_calls_from_another_table(visit: Visit) -> None:
    page = visit()
    begin(page, "paradis")
    page.goto("/rules/paradis")
    page.click('[data-example="tie"]')
    expect(page.locator(".lesson .says")).to_contain_text("You two bid again")
    page.goto("/")
    with page.expect_response(re.compile("/api/tables$")):
        page.click('[data-act="play-now"][data-game="metropolis"]')
    expect(page.locator(".panel.own")).to_be_visible()
    expect(page.locator('a.button:has-text("Next table")')).to_have_count(0)
