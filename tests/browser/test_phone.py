"""On a phone the board is read and played without looking closer: its words, what a thumb hits, what is in view."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SIZES, Visit
from tests.browser.robot import Robot
from tests.browser.test_matches import sit_down
from tests.browser.test_table import until

LEAST_TEXT = 9  #: CSS pixels: the size of the letters as they are shown
LEAST_TARGET = 24  #: CSS pixels: what a finger must hit
CLICKS = 12

#: Every text smaller than so many pixels: of the board, of its pieces, and of the symbols that pieces are drawn from.
SMALL_TEXT = """(least) => {
  const drawing = document.querySelector('.drawing');
  const scale = (matrix) => Math.hypot(matrix.a, matrix.b);
  const within = (node, root) => {  // the way from a text to its symbol, which is nowhere on the screen itself
    let factor = 1;
    for (let at = node; at && at !== root; at = at.parentElement) {
      const own = at.transform?.baseVal?.consolidate();
      if (own) factor *= scale(own.matrix);
    }
    return factor;
  };
  const found = [];
  const look = (name, text, factor) => {
    const size = parseFloat(getComputedStyle(text).fontSize) * factor;
    if (text.textContent.trim() && size < least) found.push(`${name} ${text.textContent}: ${size.toFixed(1)}`);
  };
  for (const text of drawing.querySelectorAll('text'))
    look(text.closest('.piece')?.dataset.symbol ?? 'board', text, scale(text.getScreenCTM()));
  for (const piece of drawing.querySelectorAll('.piece')) {
    const symbol = document.getElementById(piece.dataset.symbol);
    for (const text of symbol?.querySelectorAll('text') ?? [])
      look(piece.dataset.symbol, text, scale(piece.getScreenCTM()) * within(text, symbol));
  }
  return found;
}"""

SMALL_TARGETS = """(least) => [...document.querySelectorAll('.drawing .target')]
  .map((node) => [node.dataset.on, node.querySelector('.hit').getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.width, box.height) < least)
  .map(([on, box]) => `${on}: ${box.width.toFixed(1)} × ${box.height.toFixed(1)}`)"""

#: Whether nothing can be chosen on the board, or some of it lies between the bar and the tray.
IN_VIEW = """() => {
  const targets = [...document.querySelectorAll('.drawing .target:not(.greyed)')];
  const top = document.querySelector('.table').getBoundingClientRect().top;
  const bottom = document.querySelector('.tray').getBoundingClientRect().top;
  const seen = (box) => box.top >= top - 1 && box.bottom <= bottom + 1;
  return targets.length === 0 || targets.some((node) => seen(node.querySelector('.hit').getBoundingClientRect()));
}"""


SHAPE = """() => {
  const [, , width, height] = document.querySelector('.drawing').getAttribute('viewBox').split(' ');
  return width / height;
}"""

#: How far a piece (its picture and the tag in its corner) lies from the middle of its place.
ASIDE = """() => {
  const [piece, place] = ['[data-piece="cell-c4"]', '[data-place="c4"]'].map((one) => {
    const box = document.querySelector(one).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  return Math.hypot(piece[0] - place[0], piece[1] - place[1]);
}"""


#: Pieces that reach beyond the edge of the board.
CUT_OFF = """(selector) => {
  const board = document.querySelector('.drawing').getBoundingClientRect();
  return [...document.querySelectorAll(selector)]
    .map((node) => [node.dataset.piece, node.getBoundingClientRect()])
    .filter(([, box]) => box.left < board.left - 1 || box.right > board.right + 1
      || box.top < board.top - 1 || box.bottom > board.bottom + 1)
    .map(([piece]) => piece);
}"""


def small_text(page: Page, least: float = LEAST_TEXT) -> list[str]:
    found: list[str] = page.evaluate(SMALL_TEXT, least)
    return found


def test_the_measures_would_tell(visit: Visit) -> None:
    """The same board as small as it was drawn for a desktop is neither read nor hit."""
    page = visit("en", "phone")
    sit_down(page, "diamonds_club", "en")
    Robot(page, seed=5).ready()
    page.locator(".drawing").evaluate("node => node.style.width = '150px'")
    assert page.evaluate(SMALL_TEXT, LEAST_TEXT) != []
    assert page.evaluate(SMALL_TARGETS, LEAST_TARGET) != []


@pytest.mark.parametrize("size", ["phone", "sideways", "zoomed", "desktop"])
def test_tokens_that_share_a_square_are_distinguished_by_large_letters(visit: Visit, size: str) -> None:
    page = visit("en", size)
    sit_down(page, "rue_de_la_paix", "en")
    badge = '.piece[data-symbol^="token-"]:not(:has(use))'  # its shape and letter instead of its figure
    until(Robot(page, seed=2), f"{badge} >> nth=1")
    shared = page.locator(badge)
    letters = shared.locator("text").evaluate_all(
        "nodes => nodes.map((node) => parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a)"
    )
    assert min(letters) >= 12
    places = shared.evaluate_all("nodes => nodes.map((node) => node.style.transform)")
    assert len(set(places)) == len(places)
    assert page.evaluate(CUT_OFF, badge) == []


def test_what_can_be_chosen_comes_into_view(visit: Visit) -> None:
    page = visit("en", "phone", has_touch=True)
    sit_down(page, "diamonds_club", "en")
    robot = Robot(page, seed=5)
    decided = ""
    for _ in range(CLICKS):
        robot.ready()
        step = page.locator("#ui-app").get_attribute("data-step") or ""
        if step != decided:  # something was decided since the last click: the next decision has come
            page.wait_for_function(IN_VIEW)
            decided = step
        page.locator(".board-box").evaluate("node => node.scrollTo(0, node.scrollHeight)")
        robot.step()
    assert int(decided) > CLICKS // 2


def test_a_turned_phone_shows_the_other_drawing_with_the_same_pieces(visit: Visit) -> None:
    page = visit("en", "phone")
    sit_down(page, "diamonds_club", "en")
    Robot(page, seed=5).ready()
    pieces = "nodes => nodes.map((node) => node.dataset.piece)"
    assert page.evaluate(SHAPE) < 1
    before = page.locator(".piece[data-piece]").evaluate_all(pieces)
    for size in ("desktop", "phone"):
        page.set_viewport_size({"width": SIZES[size]["width"], "height": SIZES[size]["height"]})
        page.wait_for_function(f"wide => (({SHAPE})() > 1) === wide", arg=size == "desktop")
        expect(page.locator('[data-piece="cell-c4"]')).to_be_attached()
        page.wait_for_function(f"() => ({ASIDE})() < 3")
        assert sorted(page.locator(".piece[data-piece]").evaluate_all(pieces)) == sorted(before)
        assert page.locator(".target:not(.greyed)").count() > 0


def test_a_tall_board_can_be_looked_at_closer_and_scrolls_in_both_directions(visit: Visit) -> None:
    page = visit("en", "phone", has_touch=True)
    sit_down(page, "diamonds_club", "en")
    Robot(page, seed=5).ready()
    width = "document.querySelector('.drawing').getBoundingClientRect().width"
    whole = page.evaluate(width)
    page.get_by_role("button", name="Closer").click()
    expect(page.locator(".board.zoomed")).to_be_visible()
    assert page.evaluate(width) == pytest.approx(1.5 * whole, rel=0.01)
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES["phone"]["width"]
    board = page.locator(".board")
    board.evaluate("node => node.scrollTo(node.scrollWidth, 0)")
    assert board.evaluate("node => node.scrollLeft") == pytest.approx(0.5 * whole, rel=0.02)
    page.get_by_role("button", name="The whole board").click()
    expect(page.locator(".board.zoomed")).to_have_count(0)
    assert page.evaluate(width) == pytest.approx(whole)
