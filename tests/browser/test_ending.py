"""The end of a match on the page: what was counted, who could not win, and what the analysis shows."""

from __future__ import annotations

import itertools
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.robot import Robot
from tests.browser.test_matches import sit_down


def test_the_end_names_what_is_counted_and_says_more_of_each_player(visit: Visit) -> None:
    page = visit()
    sit_down(page, "last_chance", "en")
    Robot(page).ready()
    page.click('[data-key="menu"]')
    page.get_by_role("button", name="Let a bot play for me").click()
    ending = page.locator("#ui-ending")
    expect(ending).to_be_visible(timeout=240_000)
    lines = ending.locator(".ranking li")
    for at in range(lines.count()):
        expect(lines.nth(at).locator(".score")).to_have_text(re.compile(r"in cash$"))
        expect(lines.nth(at).locator(".remark:not(.behind)")).to_have_text(
            re.compile(r"^(one card|\d cards|no card.*|eliminated)$")
        )
    # whoever has less than the winner reads how much, and where most of it is missing
    expect(ending.locator(".ranking li.winner .behind")).to_have_count(0)
    for text in ending.locator(".ranking .behind").all_inner_texts():
        assert re.fullmatch(r"[\d\u202f]+ behind \w+, above all in “.*” \(.*\d\)", text)
    expect(ending.locator("table.sheet caption")).to_have_text("Where the money comes from")
    total = ending.locator("table.sheet tfoot td").first
    expect(total).to_have_text(re.compile(r"^[\d\s\u202f]+$"))
    # the analysis begins with what decided the match
    ending.get_by_role("button", name="Analysis").click()
    expect(page.locator(".analysis select")).to_have_value("Money")


def run_to_the_end(page: Page, game: str, lang: str) -> Locator:
    sit_down(page, game, lang)
    Robot(page).ready()
    page.click('[data-key="menu"]')
    page.get_by_role("button", name="Let a bot play for me").click()
    ending = page.locator("#ui-ending")
    expect(ending).to_be_visible(timeout=240_000)
    return ending


#: Whether nothing covers the last line of the journal.
LAST_LINE_UNCOVERED = """() => {
  const last = [...document.querySelectorAll('.log .lines > li')].at(-1);
  const {left, top, width} = last.getBoundingClientRect();
  return last.contains(document.elementFromPoint(left + width / 2, top + 2));
}"""


def test_the_end_stands_beside_the_board_with_the_standings_and_the_move_that_decided(visit: Visit) -> None:
    page = visit()
    ending = run_to_the_end(page, "paradis", "en")
    board, paper = page.locator(".board-box").bounding_box(), ending.bounding_box()
    assert board is not None and paper is not None
    assert board["x"] + board["width"] <= paper["x"], "nothing lies over the board"
    expect(page.locator(".log")).to_be_visible()
    # whoever let a bot play from the first move reads how it ended, and not the aim again
    assert page.evaluate(LAST_LINE_UNCOVERED)
    # rematch is the first of the buttons, and in view
    expect(ending.locator(".row .primary")).to_be_in_viewport()
    assert ending.locator(".row > *").first.inner_text() == "Rematch"
    # a line for everybody
    expect(ending.locator(".chart .curve")).to_have_count(4)
    button = ending.locator(".decided button")
    expect(ending.locator(".decided")).to_contain_text(
        re.compile("took the lead for good|led from beginning")
    )
    if button.count():
        step = button.get_attribute("data-step")
        button.click()
        expect(page.locator(".replay output")).to_contain_text(f"Move {step} of")
        expect(ending).to_be_hidden()


def test_the_end_on_a_phone_can_be_read_and_put_aside(visit: Visit) -> None:
    page = visit("en", "phone", has_touch=True, is_mobile=True)
    ending = run_to_the_end(page, "last_chance", "en")
    expect(ending.locator(".row .primary")).to_be_in_viewport()
    chart = ending.locator(".chart").bounding_box()
    assert chart is not None and 250 <= chart["width"] <= 390
    assert page.evaluate("document.querySelector('#ui-ending').scrollWidth <= innerWidth")
    table = "document.querySelector('#ui-ending .scroll')"
    assert page.evaluate(f"{table}.scrollWidth <= {table}.clientWidth"), (
        "the last column of the count is seen"
    )
    ending.locator(".corner").tap()
    expect(ending).to_be_hidden()
    expect(page.locator(".board-box")).to_be_in_viewport()


#: The plot of four players who were equal all the time, as it is drawn on this screen.
EQUALS = """async () => {
  const {chart} = await import('/static/js/chart.js');
  const drawn = chart({label: 'points', lines: [[0, 9], [0, 9], [0, 9], [0, 9]]}, [0, 12], 12);
  document.querySelector('main, body').prepend(drawn);
  const boxes = [...drawn.querySelectorAll('.token')].map((node) => node.getBoundingClientRect());
  const figures = [...drawn.querySelectorAll('text')].filter((node) => !node.closest('.token'));
  return {
    tops: boxes.map((box) => box.top).sort((one, other) => one - other),
    height: Math.max(...boxes.map((box) => box.height)),
    below: drawn.getBoundingClientRect().bottom - Math.max(...boxes.map((box) => box.bottom)),
    text: Math.min(...figures.map((node) => parseFloat(getComputedStyle(node).fontSize) * node.getScreenCTM().a)),
  };
}"""


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_equal_lines_end_in_shapes_side_by_side_and_figures_can_be_read(visit: Visit, size: str) -> None:
    page = visit("en", size)
    page.goto("/new?game=paradis&lang=en")
    found = page.evaluate(EQUALS)
    apart = [below - above for above, below in itertools.pairwise(found["tops"])]
    assert len(apart) == 3 and min(apart) > 0.75 * found["height"]
    assert found["below"] >= 0
    assert found["text"] >= 10


@pytest.mark.parametrize("size", ["phone", "sideways"])
def test_looking_back_on_a_phone_shows_the_board_and_what_the_move_is_about(visit: Visit, size: str) -> None:
    page = visit("fr", size, has_touch=True, is_mobile=True)
    sit_down(page, "metropolis", "fr")
    robot = Robot(page, seed=3)
    robot.ready()
    while int(page.locator("#ui-app").get_attribute("data-step") or 0) < 3:
        robot.step()
    page.goto(f"{page.url}?step=1")
    expect(page.locator(".replay output")).to_contain_text("Coup 1 sur")
    # the lot that was taken, rather than that of the card turned up next, if there is no room for both
    taken = re.search(r"terrain (\d+)", page.locator(".replay .what").inner_text())
    assert taken is not None
    expect(page.locator(f'.board [data-place="lot-{taken[1]}"].lit')).to_be_in_viewport(ratio=1)
    place, looking = page.locator(".board-box").bounding_box(), page.locator(".replay").bounding_box()
    assert place is not None and looking is not None
    assert place["height"] >= (390 if size == "phone" else 300), "the board keeps the room"
    if size == "phone":
        assert looking["height"] <= 220


#: What the end says of the second move, which has two lines, and of a turn that began with it.
DECIDED_BY_THE_SECOND_MOVE = """async () => {
  const {Ending} = await import('/static/js/ending.js');
  const line = (step, turn, kind, text) => ({kind, turn, first: step, step, texts: [{text}]});
  const log = [
    line(1, 1, 'move', 'You take lot 40.'),
    line(2, 1, 'move', 'Basile agrees: your offer 1 is carried out.'),
    line(2, 1, 'move', 'You and Basile build a hospital.'),
    line(2, 2, 'heading', 'Turn of Basile'),
    line(2, 2, 'move', 'New card: 12.'),
  ];
  const outcome = {standings: {decided: 2}, ranking: [{seat: 0, winner: true}]};
  const model = {state: {log, table: {seats: [{name: 'Alex'}]}}};
  return new Ending({}).decisive(outcome, model).childNodes[1].textContent.trim();
}"""


def test_all_that_came_of_the_move_that_decided_is_said(visit: Visit) -> None:
    page = visit()
    page.goto("/new?game=paradis&lang=en")
    said = page.evaluate(DECIDED_BY_THE_SECOND_MOVE)
    assert said == "Basile agrees: your offer 1 is carried out. You and Basile build a hospital."


#: How far apart the totals of four rich players stand on this screen, in pixels.
TOTALS_APART = """async () => {
  const {Ending} = await import('/static/js/ending.js');
  const totals = ['221 1/2', '75 1/2', '136 1/2', '1\u202f440\u202f000'];
  const ranking = totals.map((total, seat) => ({seat, total}));
  const outcome = {breakdown_title: '', breakdown: [{label: 'Office buildings', points: [1, 2, 3, 4]}], ranking};
  const table = new Ending({}).breakdown(outcome, ['Alex', 'Basile', 'Clara', 'Diego']);
  table.style.width = '342px'; // as the end has it on a phone
  document.querySelector('main, body').prepend(table);
  const texts = [...table.querySelectorAll('tfoot td')].map((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return range.getBoundingClientRect();
  });
  return texts.slice(1).map((box, at) => box.left - texts[at].right);
}"""


def test_long_totals_side_by_side_are_not_read_as_one(visit: Visit) -> None:
    page = visit("en", "phone")
    page.goto("/new?game=paradis&lang=en")
    assert min(page.evaluate(TOTALS_APART)) >= 7
