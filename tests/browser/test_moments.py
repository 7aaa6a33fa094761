"""Moments: each with the right board, in order, skipped by a tap or key, none when switched off; nobody has to wait."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.robot import Robot
from tests.browser.test_matches import sit_down

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

#: Whoever watches decides only when all was shown.
CALM = """() => {
  const root = document.querySelector('#ui-app').dataset;
  return root.status === 'over' || (root.must === 'true' && root.locked === 'false' && root.moment === '');
}"""


def seen(page: Page) -> list[dict[str, Any]]:
    """What was shown so far: moments, and the table between them (their kind is empty)."""
    found: list[dict[str, Any]] = page.evaluate("window.film")
    return found


def sit_and_watch(visit: Visit, game: str, speed: str = "fast", **more: Any) -> Page:
    page = visit("en", moments=True, **more)
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


def test_the_tile_is_placed_and_then_paid_for(visit: Visit) -> None:
    placed, coins = watch(sit_and_watch(visit, "paradis"), "placed", "coins")
    assert placed["text"] != coins["text"]


def test_the_deciding_throw_stands_before_anybody_is_paid(visit: Visit) -> None:
    throw, coins = watch(sit_and_watch(visit, "last_chance"), "dice", "coins")
    faces = re.findall(r"\d", throw["text"].split("dice are now")[-1].split(";")[0])
    assert [symbol.removeprefix("die-") for symbol in throw["dice"]] == faces
    assert coins["dice"] == throw["dice"], "the dice stay as they fell"
    assert coins["money"] != throw["money"], "paid only afterwards"


def test_only_the_dice_that_were_thrown_tumble(visit: Visit) -> None:
    page = sit_and_watch(visit, "last_chance", reduced_motion="no-preference")
    page.evaluate(COUNT_TUMBLES)
    robot = Robot(page, seed=3)
    thrown: list[tuple[str, list[str]]] = []
    for _ in range(60):
        page.wait_for_function(CALM)
        thrown = [(shown["text"], shown["tumbled"]) for shown in seen(page) if "keeps" in shown["text"]]
        if thrown:
            break
        robot.step()
    for text, tumbled in thrown:
        rolled = re.findall(r"\d", text.split("rolls:")[1].split(".")[0])
        assert len(tumbled) == len(rolled), text


def test_dice_are_thrown_on_the_rue_de_la_paix(visit: Visit) -> None:
    (dice,) = watch(sit_and_watch(visit, "rue_de_la_paix"), "dice")
    said = re.search(r"rolls? (\d) and (\d)", dice["text"])
    assert said is not None
    assert dice["dice"][:2] == [f"die-{face}" for face in said.groups()]


@pytest.mark.parametrize("game", ["diamonds_club", "metropolis"])
def test_what_is_placed_is_seen_before_the_rest(visit: Visit, game: str) -> None:
    (placed,) = watch(sit_and_watch(visit, game), "placed")
    assert placed["text"]


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


def until_my_dice(page: Page) -> None:
    """Plays until it is my turn while my throw is still being shown."""
    robot = Robot(page, seed=3)
    for _ in range(40):
        page.wait_for_function(CALM)
        robot.step()
        page.wait_for_function(MINE)
        if page.evaluate(SHOWN) == "dice":
            return
    raise AssertionError("my dice were never shown")


MINE = """() => {
  const root = document.querySelector('#ui-app').dataset;
  return root.must === 'true' && (root.moment !== '' || root.locked === 'false');
}"""
SHOWN = "document.querySelector('#ui-app').dataset.moment"


def test_a_decision_can_be_taken_in_the_middle_of_a_moment(visit: Visit) -> None:
    page = sit_and_watch(visit, "rue_de_la_paix", speed="slow")
    until_my_dice(page)
    step = int(page.evaluate("document.querySelector('#ui-app').dataset.step"))
    assert page.evaluate(SHOWN) == "dice"
    page.locator(".tray .decision .choice, .tray .decision .playable").first.click()
    page.wait_for_function(f"() => Number(document.querySelector('#ui-app').dataset.step) > {step}")


def test_a_key_shows_the_table_as_it_is(visit: Visit) -> None:
    page = sit_and_watch(visit, "rue_de_la_paix", speed="slow")
    until_my_dice(page)
    page.keyboard.press("Escape")
    expect(page.locator("#ui-app")).to_have_attribute("data-moment", "")
    assert "▶" in page.locator("header.bar .status").inner_text()
