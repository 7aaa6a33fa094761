"""What the page says, where it depends on the situation: one sentence, the verb of the action, the local time."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, Visitors
from tests.browser.robot import Robot
from tests.browser.test_company import open_table
from tests.browser.test_matches import sit_down

#: 3 October 2025, 21:56 in Paris.
EVENING = 1_759_521_360_000


@pytest.mark.parametrize(
    ("secret", "sentence"),
    [
        ("#invite=spent", "This link is no longer valid: ask the host for a new one."),
        ("", "This table does not exist or is private: ask the host for a link."),
    ],
)
def test_a_table_that_cannot_be_entered_is_explained_in_one_sentence(
    visitors: Visitors, secret: str, sentence: str
) -> None:
    invite, _ = open_table(visitors.visit("en"), "paradis", ["me", "open", "open"])
    page = visitors.visit("en")
    page.goto(invite.partition("#")[0] + secret)
    expect(page.locator(".banner [role=alert]")).to_have_text(sentence)
    expect(page.locator(".banner")).to_have_attribute("data-connection", "closed")
    expect(page.locator(".toast")).to_have_count(0)
    visitors.errors.clear()  # the browser notes the 404 in the console, as it should


def test_a_confirmation_names_the_action(visit: Visit) -> None:
    page = visit()
    sit_down(page, "last_chance", "en")
    Robot(page, seed=5).ready()
    called = page.locator('[data-notation="last chance"]').first
    label = called.text_content() or ""
    called.click()
    chooser = page.locator(".chooser")
    expect(chooser.locator('[data-key="sure"]')).to_have_text(label)
    expect(chooser.locator('[data-key="back"]')).to_have_text("Cancel")


@pytest.mark.parametrize(
    ("locale", "page_lang", "time"),
    [
        ("en-GB", "en", "21:56"),
        ("en-US", "en", "09:56 PM"),
        ("fr-FR", "en", "21:56"),
        ("en-US", "fr", "09:56 PM"),
    ],
)
def test_times_are_written_as_the_browser_writes_them(
    visit: Visit, locale: str, page_lang: str, time: str
) -> None:
    page = visit(locale, timezone_id="Europe/Paris")
    page.goto(f"/?lang={page_lang}")
    written = page.evaluate(
        "async (at) => { const words = await import('/static/js/words.js'); words.readWords(document);"
        " return words.moment(at); }",
        EVENING,
    )
    assert written.replace("\u202f", " ").endswith(time)


DICE = """async ({on, best}) => {
  const { dice, saysItself } = await import('/static/js/controls/dice.js');
  const { Drafts } = await import('/static/js/drafts.js');
  const control = {name: 'dice', kind: 'dice', label: '',
    data: {dice: [1, 2, 3], notation: 'keep {kept}', none: 'none', best, estimate: 'the best'}};
  const grey = {on: 'button:keep 1 2 3', refusal: {text: 'roll at least one', rule: ''}};
  const choices = [{notation: 'keep none', on: 'control:dice', label: 'roll'}];
  const drafts = new Drafts();
  drafts.of(control, {first: () => ({on, faces: '1,2,3'})});
  drafts.touch('dice');
  const around = {drafts, scene: {choices, greyed: [grey]}, model: {locked: false},
    app: {board: {symbol: () => null}}};
  const node = dice(control, around);
  return [saysItself(control, grey.on), Boolean(node.querySelector('.whynot')),
    Boolean(node.querySelector('details button'))];
}"""


def test_why_no_die_is_left_to_roll_is_said_only_when_all_are_kept(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    on_own, shown, _ = page.evaluate(DICE, {"on": [False, False, False], "best": []})
    assert (on_own, shown) == (True, False)
    assert page.evaluate(DICE, {"on": [True, True, True], "best": []})[1]


def test_a_hint_that_is_followed_already_has_no_button(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    assert not page.evaluate(DICE, {"on": [False, False, False], "best": []})[2]
    assert not page.evaluate(DICE, {"on": [False, True, False], "best": [2]})[2]
    assert page.evaluate(DICE, {"on": [True, False, False], "best": [2]})[2]
