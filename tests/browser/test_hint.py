"""A hint: asked for under undo or in the menu, said in words, marked among the choices."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_accessibility import violations
from tests.browser.test_allowed import opened
from tests.browser.test_rehearsal import begun, sent_by

SAID = {"en": "The expert would choose:", "fr": "expert choisirait"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_hint_is_said_in_words_and_marks_the_choice_by_keyboard_alone(
    visit: Visit, axe: str, lang: str
) -> None:
    page = visit(lang, "desktop")
    sent = sent_by(page)
    begun(page, "paradis", lang, first_chooser="A")
    page.locator('[data-key="hint"]').focus()
    page.keyboard.press("Enter")
    advice = page.locator(".tray .advice")
    expect(advice).to_contain_text(SAID[lang])
    assert [message["type"] for message in sent].count("hint") == 1
    marked = page.locator(".choice.advised")
    expect(marked).to_have_count(1)
    label = marked.inner_text().splitlines()[0]  # the chip with what it brings stands below it
    expect(advice).to_contain_text(label)
    expect(page.locator("#ui-live")).to_contain_text(label)
    assert page.locator(".board-box .lit").count() > 0
    assert violations(page, axe) == []
    # and it is gone with the decision
    marked.click()
    expect(advice).to_be_hidden()


def test_on_a_phone_the_menu_has_it(visit: Visit) -> None:
    page = visit("en", "phone", has_touch=True)
    begun(page, "paradis", first_chooser="A")
    expect(page.locator('.way-back [data-key="hint"]')).to_be_hidden()
    page.locator('[data-key="menu"]').click()
    page.get_by_role("button", name="What would an expert play?").click()
    expect(page.locator(".tray .advice")).to_contain_text(SAID["en"])


@pytest.mark.parametrize("forbidden", ["estimates", "rehearsal"])
def test_where_estimates_are_forbidden_there_are_no_hints(visit: Visit, forbidden: str) -> None:
    page = visit("en")
    opened(page, "last_chance", forbidden)
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".lot-strip")).to_be_visible()
    expect(page.locator('.way-back [data-key="undo"]')).to_be_visible()
    expect(page.locator('.way-back [data-key="hint"]')).to_be_visible(visible=forbidden != "estimates")
