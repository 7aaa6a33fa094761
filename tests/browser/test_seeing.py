"""What players see and hear: turn signs, sounds, notices, explanations, sizes for a thumb, shapes, motion."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import CATALOGUE
from tests.browser.conftest import Visit
from tests.browser.robot import READY, Robot
from tests.browser.test_matches import sit_down
from tests.browser.test_table import choose_first_villa, until
from tests.support import SOAK

GAMES = [game.meta.id for game in CATALOGUE]

#: Counts the sounds that are started.
EARS = """
window.sounds = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...rest) { window.sounds += 1; return start.apply(this, rest); };
}
"""

#: A desktop that allows notices, and a page that can be made to believe that it is hidden.
DESKTOP = """
window.notices = [];
window.away = false;
window.Notification = class {
  static permission = 'granted';
  static requestPermission() { return Promise.resolve('granted'); }
  constructor(title, options) { window.notices.push([title, options.body]); }
  close() {}
};
Object.defineProperty(document, 'hidden', {get: () => window.away});
"""


def play_on(page: Page) -> None:
    """One move of our own; the bots follow, and it is our turn again."""
    page.wait_for_function(READY)
    before = page.locator("#ui-app").get_attribute("data-step")
    robot = Robot(page)
    while page.locator("#ui-app").get_attribute("data-step") == before:
        robot.step()
    page.wait_for_function(READY)


def test_sounds_have_a_switch(visit: Visit) -> None:
    page = visit()
    page.add_init_script(EARS)
    sit_down(page, "paradis", "en")
    page.click('[data-key="menu"]')
    page.check('[data-setting="sound"]')
    page.keyboard.press("Escape")
    choose_first_villa(page)
    play_on(page)
    play_on(page)
    # the first sounds wait until the way to the loudspeaker is open
    page.wait_for_function("() => window.sounds > 0")
    page.click('[data-key="menu"]')
    page.uncheck('[data-setting="sound"]')
    page.keyboard.press("Escape")
    before = page.evaluate("window.sounds")
    play_on(page)
    assert page.evaluate("window.sounds") == before
    page.reload()
    page.click('[data-key="menu"]')
    expect(page.locator('[data-setting="sound"]')).not_to_be_checked()


def test_desktop_notices_have_a_switch_and_come_only_when_hidden(visit: Visit) -> None:
    page = visit()
    page.add_init_script(DESKTOP)
    sit_down(page, "paradis", "en")
    choose_first_villa(page)
    play_on(page)
    page.evaluate("window.away = true")
    play_on(page)
    page.evaluate("window.away = false")
    assert page.evaluate("window.notices") == [], "nobody asked for notices"
    page.click('[data-key="menu"]')
    page.check('[data-setting="notices"]')
    page.keyboard.press("Escape")
    play_on(page)
    assert page.evaluate("window.notices") == [], "the page is visible"
    page.evaluate("window.away = true")
    for _ in range(20):  # a turn may have several moves
        play_on(page)
        if page.evaluate("window.notices.length"):
            break
    title, body = page.evaluate("window.notices[0]")
    assert title == "Your turn – The Last Paradise" and body


def test_greyed_things_say_why_on_a_long_press(visit: Visit) -> None:
    page = visit("en", "phone", has_touch=True)
    sit_down(page, "rue_de_la_paix", "en")
    robot = Robot(page, seed=3)
    until(robot, ".target.greyed")
    finger = "{pointerType: 'touch', bubbles: true, isPrimary: true}"
    press = f"node => node.dispatchEvent(new PointerEvent('pointerdown', {finger}))"
    page.locator(".target.greyed .hit").first.evaluate(press)
    bubble = page.locator("#ui-bubble")
    expect(bubble).to_contain_text("§")
    # a long press on something that can be done explains it too, and does not do it
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    can = ".target:not(.greyed) .hit, .tray .choice[data-tip]"
    until(robot, can)
    sent = page.locator("#ui-app").get_attribute("data-version")
    page.locator(can).first.evaluate(press)
    expect(bubble).to_be_visible()
    expect(bubble).not_to_be_empty()
    assert page.locator("#ui-app").get_attribute("data-version") == sent


def test_values_explain_themselves_to_the_keyboard(visit: Visit) -> None:
    page = visit()
    sit_down(page, "paradis", "en")
    cash = page.locator(".panel.own button.row-value").first
    page.keyboard.press("Tab")
    cash.focus()
    bubble = page.locator("#ui-bubble")
    expect(bubble).to_contain_text("Start money")
    expect(cash).to_have_attribute("aria-describedby", "ui-bubble")
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()


SMALL = """() => [...document.querySelectorAll('button, select, summary, a.button, input:not([type=checkbox])')]
  .filter((node) => node.checkVisibility({visibilityProperty: true}) && !node.closest('.log, .rules, .foot, .sr'))
  .map((node) => [node.getBoundingClientRect(), node])
  .filter(([box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(([box, node]) => `${node.className || node.tagName} ${node.dataset.key ?? node.textContent}: `
    + `${Math.round(box.width)} × ${Math.round(box.height)}`)"""


UNMARKED = """() => [...document.querySelectorAll('.piece')]
  .filter((piece) => piece.style.getPropertyValue('--seat') && !piece.querySelector('.token')
    && !/-[A-F]$/.test(piece.dataset.symbol)
    && document.getElementById(piece.dataset.symbol)?.dataset.token !== 'none')
  .map((piece) => piece.dataset.piece)"""


@pytest.mark.parametrize("game", GAMES)
def test_seats_are_distinguished_without_colours(visit: Visit, game: str) -> None:
    page = visit()
    sit_down(page, game, "en")
    Robot(page, seed=4).play(2)
    letters = page.locator(".panel .badge text").all_text_contents()
    assert len(letters) > 1 and len(set(letters)) == len(letters)
    shapes = page.locator(".panel .badge path").evaluate_all(
        "nodes => nodes.map((node) => node.getAttribute('d'))"
    )
    assert len(set(shapes)) == len(shapes)
    assert page.evaluate(UNMARKED) == []
    # whose turn it is, is a sign and a word
    page.wait_for_function(READY)
    expect(page.locator(".panel.active .turn").first).to_contain_text("▶")
    expect(page.locator(".panel").first).to_have_class("panel active own")


MOVING = """() => document.querySelector('.board').getAnimations({subtree: true})
  .filter((one) => one.playState === 'running' || one.pending)
  .map((one) => one.effect.getComputedTiming().duration)"""

#: Notes the longest motion on the board from now on.
LONGEST = """() => {
  window.longest = -1;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.closest('.board')) window.longest = Math.max(window.longest, options.duration);
    return animate.call(this, frames, options);
  };
}"""


def test_motion_has_a_speed_can_be_skipped_and_is_left_out(visit: Visit) -> None:
    page = visit("en", reduced_motion="no-preference")
    sit_down(page, "paradis", "en")
    robot = Robot(page, seed=4)
    page.evaluate(LONGEST)
    until_moved(page, robot)
    usual = page.evaluate("window.longest")
    assert usual >= 250
    # a key ends whatever moves
    robot.ready()
    page.wait_for_function(f"() => ({MOVING})().length === 0")
    page.evaluate("document.querySelector('.piece').animate([{opacity: 0}, {opacity: 1}], {duration: 60000})")
    assert 60000 in page.evaluate(MOVING)
    page.keyboard.press("Shift")
    assert page.evaluate(MOVING) == []
    set_speed(page, "slow")
    until_moved(page, robot)
    assert page.evaluate("window.longest") >= 500
    set_speed(page, "off")
    until_moved(page, robot)
    assert page.evaluate("window.longest") == 0
    # who asked the system for less motion gets none, whatever the speed
    set_speed(page, "slow")
    page.emulate_media(reduced_motion="reduce")
    until_moved(page, robot)
    assert page.evaluate("window.longest") == 0


def set_speed(page: Page, speed: str) -> None:
    page.click('[data-key="menu"]')
    page.select_option('[data-setting="speed"]', speed)
    page.keyboard.press("Escape")


def until_moved(page: Page, robot: Robot) -> None:
    page.evaluate("window.longest = -1")
    for _ in range(60):
        robot.step()
        if page.evaluate("window.longest") >= 0:
            return
    raise AssertionError("nothing moves")


@pytest.mark.parametrize("game", ["diamonds_club", "rue_de_la_paix"])
def test_the_tip_on_the_board_says_what_a_choice_brings(visit: Visit, game: str) -> None:
    """The ring explains as much as the button in the list: by mouse and by keyboard."""
    page = visit()
    sit_down(page, game, "en")
    until(Robot(page, seed=3), ".on-board .choice[data-tip]")
    if page.locator('[data-key="fold list"]').count():
        page.locator('[data-key="fold list"]').click()
    button = page.locator(".on-board .choice[data-tip]").first
    bubble = page.locator("#ui-bubble")
    button.hover()
    expect(bubble.locator("tr").first).to_be_visible()
    brings = bubble.locator("tr").all_inner_texts()
    ring = page.locator(f'.target[data-on="{button.get_attribute("data-on")}"]')
    page.mouse.move(2, 2)
    expect(bubble).to_be_hidden()
    page.keyboard.press("Shift+Tab")  # from now on by keyboard
    ring.focus()
    for line in brings:  # the bubble may still show what had the focus before
        expect(bubble).to_contain_text(line.split("\t")[0])


#: Whatever is written or said to a screen reader; and of that, what looks like an id of a piece, a place or a message.
KEYS = """() => {
  const texts = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (!walk.currentNode.parentElement.closest('script, style, noscript'))
    texts.push(walk.currentNode.textContent);
  for (const name of ['aria-label', 'title', 'alt', 'placeholder'])
    for (const node of document.querySelectorAll(`[${name}]`)) texts.push(node.getAttribute(name));
  const key = /\\b[a-z]+(?:-[a-z]+)*-\\d+\\b|\\b[a-z]+_[a-z_]+\\b|\\bui-[a-z-]+|%[a-z]+|\\{ ?\\$/;
  return texts.filter((text) => key.test(text));
}"""


@pytest.mark.parametrize("game", GAMES)
def test_no_key_is_shown_or_said(visit: Visit, game: str) -> None:
    page = visit()
    sit_down(page, game, "en")
    robot = Robot(page, seed=3)
    for tab in ("notes", "chat", "rules", "log"):
        for _ in range(3):  # a window, or a list in the place of the tabs, that the robot has opened
            page.keyboard.press("Escape")
        page.locator(f"#ui-tab-{tab}").click()
        robot.play(4 if SOAK else 2)
        robot.ready()
        assert page.evaluate(KEYS) == []
    page.keyboard.press("Escape")
    page.locator('[data-key="menu"]').click()
    # a move may be typed there: its hint shows the notation, and means to
    assert [text for text in page.evaluate(KEYS) if "in the notation of the game" not in text] == []


#: Where a chip ends, at the lower edge of a box and inside it, and whether something lies right below that box.
CHIPS = """async () => {
  const { chipOn } = await import("/static/js/chips.js");
  const { Targets } = await import("/static/js/targets.js");
  const box = { x: 0, y: 0, w: 60, h: 80 };
  const end = (inside) => {
    const rect = chipOn({ unit: () => 1 }, box, "+16", inside).querySelector("rect");
    return Number(rect.getAttribute("y")) + Number(rect.getAttribute("height"));
  };
  const below = (x, y) => Targets.prototype.hasBelow.call({ middles: [[30, 40], [x, y]] }, box);
  return [end(false) > 80, end(true) <= 80, below(30, 120), below(120, 40), below(30, 250)];
}"""


def test_a_chip_stays_inside_where_the_next_target_lies_right_below(visit: Visit) -> None:
    """It would be hidden by the ring of that one, which is drawn later."""
    page = visit()
    page.goto("/")
    assert page.evaluate(CHIPS) == [True, True, True, False, False]
