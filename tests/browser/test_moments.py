"""Moments: each with the right board, in order, skipped by a tap or key, none when switched off; nobody has to wait."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import find_game
from ludotheque.kernel.lesson import lesson_of
from tests.browser.conftest import Visit
from tests.browser.robot import Robot
from tests.browser.test_lessons import answer, at_step, begin
from tests.browser.test_matches import sit_down
from tests.browser.test_seeing import EARS

#: Notes every moment that is drawn: its kind, the sentence, the values of all panels, the dice that tumble.
WATCH = """() => {
  const root = document.querySelector('#ui-app');
  window.film = [];
  let last = '';
  const note = () => {
    const text = document.querySelector('#ui-status').textContent;
    const key = root.dataset.moment + text;
    if (key === last) return;
    last = key;
    window.film.push({
      kind: root.dataset.moment, text, must: root.dataset.must, step: root.dataset.step,
      notes: [...document.querySelectorAll('.panel .note')].map((node) => node.textContent),
      money: [...document.querySelectorAll('.panel .rows > li:first-child b')].map((node) => node.textContent),
      dice: [...document.querySelectorAll('.board [data-piece^="die-"]')].map((node) => node.dataset.symbol),
      tumbled: (window.tumbled ?? []).splice(0),
      log: document.querySelector('.log')?.textContent ?? '',
      ended: !document.querySelector('.ending').hidden,
      sign: document.querySelector('.status.moment .sign-of') !== null,
      next: document.querySelector('.tray').dataset.next,
      covered: !document.querySelector('.press-moment').hidden,
      tray: document.querySelector('.tray .decision')?.checkVisibility({visibilityProperty: true})
        ? document.querySelector('.tray .decision').innerText : '',
      lit: document.querySelectorAll('.board .lit').length,
    });
  };
  new MutationObserver(note).observe(root, {attributes: true, attributeFilter: ['data-moment', 'data-version']});
}"""


#: Notes the dice that tumble.
COUNT_TUMBLES = """() => {
  window.tumbled = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const piece = this.closest('.board [data-piece]');
    const tumbles = options.duration > 0 && String(frames[0].transform).startsWith('rotate');
    if (tumbles) window.tumbled.push(piece.dataset.piece);
    return animate.call(this, frames, options);
  };
}"""

#: Whoever watches decides only when all was shown, and throws the dice at once when they wait.
CALM = """() => {
  document.querySelector('.press-moment.primary:not([hidden])')?.click();
  const root = document.querySelector('#ui-app').dataset;
  return root.status === 'over' || (root.must === 'true' && root.locked === 'false' && root.moment === '');
}"""


def seen(page: Page) -> list[dict[str, Any]]:
    """What was shown so far: moments, and the table between them (their kind is empty)."""
    found: list[dict[str, Any]] = page.evaluate("window.film")
    return found


#: What is shown is shown for a third of its time: long enough to be drawn, and the tests do not wait for it.
SHORTLY = """
const later = window.setTimeout;
window.setTimeout = (act, ms, ...more) => later(act, ms >= 160 ? ms / 3 : ms, ...more);
"""


def sit_and_watch(visit: Visit, game: str, speed: str = "fast", **more: Any) -> Page:
    page = visit("en", moments=True, **more)
    page.add_init_script(SHORTLY)
    page.goto("/?lang=en")
    page.evaluate("(speed) => localStorage.ludotheque = JSON.stringify({speed})", speed)
    sit_down(page, game, "en")
    page.evaluate(WATCH)
    return page


def watch(page: Page, *kinds: str) -> list[dict[str, Any]]:
    """Plays, and watches what comes of each click to its end, until these were shown right after each other."""
    robot = Robot(page, seed=3)
    for _ in range(60):
        page.wait_for_function(CALM)
        film = seen(page)
        for at in range(len(film) - len(kinds) + 1):
            if [shown["kind"] for shown in film[at : at + len(kinds)]] == list(kinds):
                return film[at : at + len(kinds)]
        assert not robot.is_over()
        robot.step()
    raise AssertionError(f"{kinds} were not shown: {seen(page)}")


def test_hands_open_and_then_the_hammer_falls(visit: Visit) -> None:
    opened, hammer, after = watch(sit_and_watch(visit, "paradis"), "opened", "hammer", "")
    assert sum("bid:" in note for note in opened["notes"]) == 4, "the hands lie open on the panels"
    assert opened["text"].startswith("Bids: "), "all bids, and not who was the last to bid"
    assert opened["lit"] and hammer["lit"] and not after["lit"], "what is sold is lit meanwhile"
    assert opened["sign"] and hammer["sign"] and not after["sign"]
    called = {bool(shown["next"]) for shown in (opened, hammer) if shown["must"] == "true"}
    assert called <= {True} and not after["next"], "a decision that is there already is called the next one"
    said = [shown["log"].count("pays") for shown in (opened, hammer, after)]
    assert said[1] == said[0], "the journal does not run ahead"
    assert not any("bid:" in note for note in after["notes"])


#: From now on this page shows moments, briefly.
FAST = "localStorage.ludotheque = JSON.stringify({speed: 'fast'}); dispatchEvent(new Event('storage'))"


def test_the_tile_is_placed_and_then_paid_for(visit: Visit) -> None:
    page = sit_and_watch(visit, "paradis", speed="off")
    robot = Robot(page, seed=3)
    while "Round 1" not in page.locator(".log").inner_text():  # the villas are sold: nothing of it is shown
        robot.step()
    page.evaluate(FAST)
    placed, coins = watch(page, "placed", "coins")
    assert placed["text"] != coins["text"]


def test_the_deciding_throw_stands_before_anybody_is_paid(visit: Visit) -> None:
    throw, result, bets = watch(sit_and_watch(visit, "last_chance"), "dice", "coins", "coins")
    faces = re.findall(r"\d", throw["text"].split("dice are now")[-1].split(";")[0])
    assert [symbol.removeprefix("die-") for symbol in throw["dice"]] == faces
    assert re.search(r"(fails?|wins?) ", result["text"]) and "Bets" not in result["text"]
    assert result["dice"] == throw["dice"], "the dice stay as they fell"
    assert bets["money"] != throw["money"], "paid only afterwards"


def test_only_the_dice_that_were_thrown_tumble(visit: Visit) -> None:
    anne = before_the_dice(visit, reduced_motion="no-preference")
    anne.evaluate(COUNT_TUMBLES)
    for _ in range(2):  # kept dice stay kept, and another one joins them
        keep_one_more(anne)
        kept = anne.locator('.tray .die[aria-pressed="true"]').count()
        roll(anne)
        tumbled = anne.evaluate("window.tumbled.splice(0)")
        assert kept > 0 and len(set(tumbled)) == len(tumbled) == 5 - kept, (
            "also those that show the same again"
        )
        anne.keyboard.press("Escape")
        expect(anne.locator("#ui-app")).to_have_attribute("data-moment", "")


def test_dice_are_thrown_on_the_rue_de_la_paix(visit: Visit) -> None:
    (dice,) = watch(sit_and_watch(visit, "rue_de_la_paix"), "dice")
    said = re.search(r"rolls? (\d) and (\d)", dice["text"])
    assert said is not None
    assert dice["dice"][:2] == [f"die-{face}" for face in said.groups()]


def test_a_card_is_drawn_after_the_token_has_moved(visit: Visit) -> None:
    placed, card = watch(sit_and_watch(visit, "rue_de_la_paix"), "placed", "card")
    assert re.search(r"moves? from square", placed["text"]) and "Fortune card" not in placed["text"]
    assert re.search(r"draws? a Fortune card", card["text"])
    assert not placed["ended"] and not card["ended"]


@pytest.mark.parametrize("game", ["diamonds_club", "metropolis"])
def test_what_is_placed_is_seen_before_the_rest(visit: Visit, game: str) -> None:
    (placed,) = watch(sit_and_watch(visit, game), "placed")
    assert placed["text"]


#: Notes for each moment whether something that it is about is in view.
IN_VIEW = """() => {
  const root = document.querySelector('#ui-app');
  window.inView = [];
  let moment = '';
  const look = () => {
    const text = document.querySelector('#ui-status').textContent;
    if (root.dataset.moment === '' || text === moment) return;
    moment = text;
    const kind = root.dataset.moment;
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const place = document.querySelector('.board-box').getBoundingClientRect();
      const lit = [...document.querySelectorAll('.board .lit')].map((node) => node.getBoundingClientRect());
      const inside = lit.some((box) => box.top >= place.top - 1 && box.bottom <= place.bottom + 1);
      if (lit.length && root.dataset.moment === kind) window.inView.push([text, inside]);
    }));
  };
  new MutationObserver(look).observe(root, {attributes: true, attributeFilter: ['data-moment', 'data-version']});
}"""


def test_on_a_phone_what_a_moment_is_about_comes_into_view(visit: Visit) -> None:
    page = sit_and_watch(visit, "metropolis", size="phone")
    page.evaluate(IN_VIEW)
    robot = Robot(page, seed=3)
    while len(page.evaluate("window.inView")) < 6:
        page.wait_for_function(CALM)
        robot.step()
    assert [text for text, inside in page.evaluate("window.inView") if not inside] == []


#: Whether a place of the board can be seen whole.
PLACE_IN_VIEW = """(place) => {
  const room = document.querySelector('.board-box').getBoundingClientRect();
  const {top, bottom} = document.querySelector(`.board [data-place="${place}"]`).getBoundingClientRect();
  return top >= room.top - 1 && bottom <= room.bottom + 1;
}"""


def test_on_a_phone_what_was_built_is_in_view_rather_than_the_way_of_the_token(visit: Visit) -> None:
    page = visit("en", "phone", moments=True)
    page.add_init_script("localStorage.ludotheque ??= JSON.stringify({speed: 'off'})")
    begin(page, "rue_de_la_paix")
    script = lesson_of(find_game("rue_de_la_paix").folder)
    assert script is not None
    for number, step in enumerate(script.steps, 1):
        at_step(page, number)
        if step.name == "anywhere":  # a hotel on any property
            break
        answer(page, step.right[0])
    page.evaluate("document.querySelector('.board-box').scrollTop = 0")
    page.evaluate(HOLD)
    answer(page, "build green-8")
    expect(page.locator("#ui-app")).to_have_attribute("data-moment", "placed")
    page.wait_for_function(PLACE_IN_VIEW, arg="green-8")


#: Says much in the status bar, as a moment does: how many pixels of it cannot be seen, and how high its text is.
SAY_MUCH = """() => {
  const status = document.querySelector('.status');
  const text = status.querySelector('p');
  status.classList.add('moment');
  text.textContent = 'Nothing is left on red 1, red 2, red 3. '.repeat(9);
  return [status.scrollHeight - status.clientHeight, text.offsetHeight / parseFloat(getComputedStyle(text).lineHeight)];
}"""


@pytest.mark.parametrize(("size", "lines"), [("desktop", 2), ("phone", 3), ("sideways", 3)])
def test_a_moment_of_many_words_is_cut_after_whole_lines(visit: Visit, size: str, lines: int) -> None:
    page = visit("en", size)
    sit_down(page, "rue_de_la_paix", "en")
    hidden, shown = page.evaluate(SAY_MUCH)
    assert hidden <= 0 and round(shown) == lines


def test_there_are_none_when_they_are_switched_off(visit: Visit) -> None:
    page = sit_and_watch(visit, "paradis", speed="off")
    robot = Robot(page, seed=3)
    for _ in range(8):
        robot.step()
    assert {shown["kind"] for shown in seen(page)} == {""}


def test_less_motion_shows_them_as_still_pictures(visit: Visit) -> None:
    page = sit_and_watch(visit, "rue_de_la_paix", reduced_motion="reduce")
    page.evaluate(COUNT_TUMBLES)
    (dice,) = watch(page, "dice")
    assert dice["tumbled"] == []


#: From now on this page shows moments, and none of them ends by itself.
HOLD = """() => {
  localStorage.ludotheque = JSON.stringify({speed: 'normal'});
  dispatchEvent(new Event('storage'));
  const later = window.setTimeout;
  window.setTimeout = (act, ms, ...more) => (ms >= 400 ? 0 : later(act, ms, ...more));
}"""
MORE_THAN_BOTS_BID = "700000"
KNOCKS = 6  #: of the sound of dice; a move makes one


def before_the_dice(visit: Visit, **more: Any) -> Page:
    """Somebody who has bought the card and rolls next; what is shown stays until a key, a tap or a decision ends it."""
    page = visit("en", moments=True, **more)
    page.add_init_script("localStorage.ludotheque ??= JSON.stringify({speed: 'off'})")
    page.add_init_script(EARS)
    sit_down(page, "last_chance", "en")
    page.locator(".tray .auction details > summary").click()
    amount = page.locator(".tray .auction input[type=number]")
    amount.fill(MORE_THAN_BOTS_BID)
    amount.press("Enter")
    expect(page.locator(".tray .die")).to_have_count(5)
    page.evaluate(HOLD)
    return page


def keep_one_more(page: Page) -> None:
    page.locator('.tray .die[aria-pressed="false"]').first.click()


def roll(page: Page) -> None:
    """Rolls, and waits until the throw is shown; the next decision is there already."""
    page.locator(".tray .decision .roll").first.click()
    shown = page.locator("#ui-app")
    expect(shown).to_have_attribute("data-moment", "dice")
    expect(shown).to_have_attribute("data-must", "true")


def test_a_decision_can_be_taken_in_the_middle_of_a_moment(visit: Visit) -> None:
    anne = before_the_dice(visit)
    roll(anne)
    step = int(anne.evaluate("document.querySelector('#ui-app').dataset.step"))
    anne.locator(".tray .decision .roll").first.click()
    anne.wait_for_function(f"() => Number(document.querySelector('#ui-app').dataset.step) > {step}")


def test_a_key_shows_the_table_as_it_is(visit: Visit) -> None:
    anne = before_the_dice(visit)
    anne.evaluate("window.sounds = 0")
    roll(anne)
    anne.wait_for_function(f"() => window.sounds >= {KNOCKS}")  # the throw is heard
    assert "▶" not in anne.locator("header.bar .status").inner_text()
    anne.keyboard.press("Escape")
    expect(anne.locator("#ui-app")).to_have_attribute("data-moment", "")
    assert "▶" in anne.locator("header.bar .status").inner_text()
