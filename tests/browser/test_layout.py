"""The board keeps its size, board and decision are seen together, nothing lies over what can be tapped."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, new_table
from tests.browser.robot import BOX, READY, Robot, faults
from tests.browser.test_company import gather
from tests.browser.test_matches import GAMES, sit_down
from tests.browser.test_phone import LEAST_TARGET, LEAST_TEXT, SMALL_TARGETS, small_text
from tests.browser.test_seeing import SMALL
from tests.browser.test_table import until
from tests.support import SOAK

COMPACT = ("phone", "sideways", "zoomed")
BESIDE = ("sideways", "zoomed")  #: the decision beside the board
ALL = ("desktop", *COMPACT)
CLICKS = 14
LEAST_BESIDE = 8  #: CSS pixels: the letters of a board that stands beside the decision

#: What can be tapped, but something else lies there. Each is scrolled into view first.
COVERED = """() => {
  document.querySelector('#ui-bubble').hidden = true;  // what the pointer asked for
  const asked = document.querySelector('.chooser:not([hidden])');
  const board = ['.target:not(.greyed)'];
  const around = ['.bar button', '.tabs button', '.zoom button', '.way-back button', '.decision button',
    '.decision summary', '.decision input', '.decision select', '.ticker'];
  const selectors = asked ? ['.chooser button'] : [...board, ...around];
  const found = [];
  for (const node of document.querySelectorAll(selectors.join(', '))) {
    if (!node.checkVisibility({visibilityProperty: true})) continue;
    node.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
    const box = (node.querySelector('.hit') ?? node).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const there = document.elementFromPoint(x, y);
    if (there && (node.contains(there) || there.contains(node) && there.closest('label'))) continue;
    const name = (one) => one?.closest('[data-key]')?.dataset.key ?? one?.getAttribute('class') ?? 'nothing';
    found.push(`${name(node)} at ${Math.round(x)}, ${Math.round(y)}: ${name(there)}`);
  }
  return found;
}"""

#: Places of the drawing that are not wholly in view.
OUT_OF_VIEW = """(names) => {
  const seen = document.querySelector('.board-box').getBoundingClientRect();
  return names.filter((name) => {
    const box = document.querySelector(`.drawing [data-place="${name}"]`).getBoundingClientRect();
    return box.top < seen.top - 1 || box.bottom > seen.bottom + 1
      || box.left < seen.left - 1 || box.right > seen.right + 1;
  });
}"""

#: How much of the board, the tray and the sentence of the status is seen, in pixels.
SEEN = """() => {
  const part = (selector) => {
    const {left, top, right, bottom} = document.querySelector(selector).getBoundingClientRect();
    return [Math.min(innerWidth, right) - Math.max(0, left), Math.min(innerHeight, bottom) - Math.max(0, top)];
  };
  const board = document.querySelector('.drawing').getBoundingClientRect();
  const place = document.querySelector('.board-box').getBoundingClientRect();
  return {
    board: [Math.min(place.right, board.right) - Math.max(place.left, board.left),
      Math.min(place.bottom, board.bottom) - Math.max(place.top, board.top)],
    tray: part('.tray'), status: part('#ui-status')};
}"""

#: Whether two things lie over each other.
OVERLAP = """([one, other]) => {
  const [a, b] = [one, other].map((selector) => document.querySelector(selector).getBoundingClientRect());
  return Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
}"""


#: Whether this is what a finger meets near its upper edge.
ON_TOP = """(node) => {
  const box = node.getBoundingClientRect();
  return node.contains(document.elementFromPoint(box.x + box.width / 2, box.y + 20));
}"""


def covered(page: Page) -> list[str]:
    page.mouse.move(1, 1)  # what is under the resting pointer explains itself, over other things
    found: list[str] = page.evaluate(COVERED)
    return found


def scrolls(page: Page) -> list[str]:
    """On a wide screen the decision is seen without scrolling."""
    below = page.locator(".decision").evaluate("node => node.scrollHeight - node.clientHeight")
    return [f"{below} pixels below the tray"] if below > 0 else []


def unseen(page: Page) -> list[str]:
    """Board, decision and status are seen together, each large enough."""
    seen = page.evaluate(SEEN)
    enough = {
        "board": seen["board"][0] >= 390 and seen["board"][1] >= 230,
        "tray": seen["tray"][0] >= 280 and seen["tray"][1] >= 180,
        "status": seen["status"][1] > 15,
    }
    return [f"{part}: {seen[part]}" for part, is_enough in enough.items() if not is_enough]


def too_small(page: Page) -> list[str]:
    """What a thumb cannot hit, around the board and on it."""
    return [*page.evaluate(SMALL), *page.evaluate(SMALL_TARGETS, LEAST_TARGET)]


def unreadable(page: Page) -> list[str]:
    beside = page.locator("html").get_attribute("data-layout") == "sideways"
    return small_text(page, LEAST_BESIDE if beside else LEAST_TEXT)


#: What every decision is looked at for. The last look scrolls things into view.
LOOKS = {
    "desktop": (scrolls, covered),
    "phone": (too_small, unreadable, covered),
    "sideways": (unseen, too_small, unreadable, covered),
    "zoomed": (unseen, too_small, unreadable, covered),
}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", ALL)
def test_every_decision_is_seen_read_and_hit_while_the_board_keeps_its_size(
    visit: Visit, game: str, size: str
) -> None:
    """The first decisions of a match. On the desktop and the phone the board is measured in the whole matches of
    test_matches.py; sideways and at 200 % `make soak` does so."""
    page = visit("fr", size, has_touch=size != "desktop")
    sit_down(page, game, "fr")
    robot = Robot(page, seed=5)
    robot.ready()
    first = page.evaluate(BOX)
    for _ in range(CLICKS):
        if robot.is_over():
            break
        assert {look.__name__: found for look in LOOKS[size] if (found := look(page))} == {}
        robot.step()
        assert page.evaluate(BOX) == first
        robot.ready()
    while SOAK and size in BESIDE and not robot.is_over():
        robot.step()
        assert page.evaluate(BOX) == first
    assert faults(page) == []
    if size != "desktop":
        expect(page.locator(".board.zoomed")).to_have_count(0)
        page.click('[data-key="menu"]')
        assert page.evaluate(SMALL) == []


def test_the_measure_would_tell(visit: Visit) -> None:
    """Undo over the board, as it was: a tap on what lies there would have taken a move back."""
    page = visit("en", "phone", has_touch=True)
    sit_down(page, "metropolis", "en")
    Robot(page).ready()
    assert page.evaluate(COVERED) == []
    target = page.locator(".target:not(.greyed) .hit").first
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box
    page.locator(".way-back").evaluate(
        "(node, [x, y]) => node.style.cssText = `position: fixed; left: ${x}px; top: ${y}px; right: auto; z-index: 9`",
        [box["x"] + box["width"] / 2 - 20, box["y"] + box["height"] / 2 - 20],
    )
    assert any(line.endswith(": undo") for line in page.evaluate(COVERED))


@pytest.mark.parametrize("size", ALL)
def test_undo_and_the_magnifier_have_a_place_of_their_own(visit: Visit, size: str) -> None:
    page = visit("fr", size, has_touch=size != "desktop")
    sit_down(page, "rue_de_la_paix", "fr")
    until(Robot(page, seed=3), '[data-key="restart"]')
    own = (".way-back", ".zoom")
    for part in own:
        for other in (".board-box", ".decision", ".tabs", ".status", ".tools"):
            assert not page.evaluate(OVERLAP, [part, other]), (part, other)
    if size != "desktop":
        page.locator('[data-key="zoom+"]').tap()
        expect(page.locator('[data-key="zoom⤢"]')).to_be_visible()
    if size == "phone":
        assert not page.evaluate(OVERLAP, [".zoom", ".ticker"])
    assert not page.evaluate(OVERLAP, list(own))


@pytest.mark.parametrize("size", COMPACT)
def test_goal_prize_and_dice_are_seen_together_in_every_phase(visit: Visit, size: str) -> None:
    page = visit("en", size, has_touch=True)
    sit_down(page, "last_chance", "en")
    robot = Robot(page, seed=3)
    wanted = [*(f"goal-{one}" for one in range(1, 6)), "prize", *(f"die-{one}" for one in range(1, 6))]
    strip = page.locator(".decision .columns").first  # goal over dice; upright it stands over the board
    phases: set[str] = set()
    for _ in range(240):
        robot.ready()
        if len(phases) == 3:
            break
        if robot.is_over():  # it never rolled: another match
            sit_down(page, "last_chance", "en")
            continue
        phases.add((page.locator('[data-key="rule"]').text_content() or "").split(",")[0])
        if size == "phone":
            expect(strip).to_be_in_viewport(ratio=0.9)
            expect(page.locator(".decision .about .first").first).to_contain_text("rize")
        else:
            assert page.evaluate(OUT_OF_VIEW, wanted) == []
        silent = page.locator('.decision [data-notation="pass"]')
        if robot.clicks < 20 and silent.is_visible():  # somebody else's attempt: we may bet on it
            version = page.locator("#ui-app").get_attribute("data-version")
            silent.click()
            page.wait_for_function(
                "old => document.querySelector('#ui-app').dataset.version !== old", arg=version
            )
        else:
            robot.step()
    assert len(phases) == 3, phases  # bidding, betting, rolling


def test_a_small_window_on_a_wide_screen_keeps_every_button_of_an_auction_in_view(visit: Visit) -> None:
    """Passing lay under undo there."""
    page = visit("fr", viewport={"width": 1024, "height": 700})
    sit_down(page, "last_chance", "fr")
    Robot(page).ready()
    expect(page.locator('.decision [data-notation="pass"]')).to_be_visible()
    assert page.evaluate(COVERED) == []
    assert faults(page) == []


def test_a_tray_with_nothing_to_decide_says_what_just_happened(slow_page: Page) -> None:
    sit_down(slow_page, "paradis", "en")
    robot = Robot(slow_page, seed=2)
    until(robot, '.decision [data-key^="send "]')
    slow_page.locator('.decision [data-key^="send "]').first.click()
    expect(slow_page.locator(".tray:not(.mine) .latest")).to_contain_text("id")  # "Bids made", "Bids: …"


@pytest.mark.parametrize("size", COMPACT)
def test_journal_chat_and_rules_can_be_reached_in_the_lobby(visit: Visit, size: str) -> None:
    page = visit("en", size, has_touch=True)
    new_table(page, "metropolis")
    page.select_option(".chairs li:nth-child(2) select", "open")
    page.click('button[type="submit"]')
    expect(page.locator(".lobby")).to_be_visible()
    for tab in ("log", "chat", "rules"):
        page.locator(f"#ui-tab-{tab}").tap()
        panel = page.locator(f"#ui-panel-{tab}")
        expect(panel).to_be_visible()
        assert panel.evaluate(ON_TOP), tab
        page.locator(".side > .close").tap()
        expect(panel).to_be_hidden()
    expect(page.locator(".lobby button").first).to_be_visible()


def test_what_is_opened_lies_beside_the_board(visit: Visit) -> None:
    page = visit("fr")
    sit_down(page, "metropolis", "fr")
    until(Robot(page, seed=4), "#ui-tray details.list:not([open])")
    before = page.evaluate(BOX)
    for opened in ("details.list", "details.other"):
        details = page.locator(f"#ui-tray {opened}").first
        details.locator("summary").click()
        expect(details).to_have_attribute("open", "")
        assert page.evaluate(BOX) == before
        for other in (".board-box", ".way-back", ".part > .pictures, .part > .choices"):
            assert not page.evaluate(OVERLAP, ["#ui-tray details[open]", other]), (opened, other)
        expect(page.locator("#ui-tray details[open]")).to_have_count(1)
    # Escape closes it, wherever the focus is
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Escape")
    expect(page.locator("#ui-tray details[open]")).to_have_count(0)


def test_what_the_banner_says_moves_nothing(visit: Visit) -> None:
    company = gather(visit, "paradis", ["me", "open", "club"])
    page = company.anne
    page.wait_for_function(READY)
    before = page.evaluate(BOX)
    page.click('[data-key="menu"]')
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator(".banner")).to_be_visible()
    assert page.evaluate(BOX) == before
    page.locator(".banner button").click()
    expect(page.locator(".banner")).to_be_hidden()
    assert page.evaluate(BOX) == before


def test_a_turned_phone_keeps_what_was_chosen(visit: Visit) -> None:
    """Turned and turned back: the same decision, the panels with the board, the tray beside it and below it again."""
    page = visit("en", "phone", has_touch=True)
    sit_down(page, "paradis", "en")
    until(Robot(page, seed=1), '[data-control="bid"]')
    page.locator('[data-control="bid"] input[inputmode]').fill("7")
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_function("() => document.documentElement.dataset.layout === 'sideways'")
    assert page.locator(".tray").bounding_box()["x"] > 400  # type: ignore[index]
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("() => document.documentElement.dataset.layout === 'upright'")
    expect(page.locator('[data-control="bid"] input[inputmode]')).to_have_value("7")
    expect(page.locator(".board-box > .panels")).to_be_attached()
