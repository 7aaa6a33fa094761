"""Around the match: clocks, bots that step in, the journal, visits, the next table, rules, the end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, new_table
from tests.browser.robot import READY, Robot
from tests.browser.test_matches import sit_down
from tests.browser.test_table import choose_first_villa


def live_table(page: Page, minutes: int) -> None:
    """Paradies with three bots and a clock."""
    new_table(page, "paradis")
    page.check('input[value="live"]')
    page.fill('[name="minutes"]', str(minutes))
    page.fill('[name="extra"]', "0")
    page.click('button[type="submit"]')
    page.wait_for_selector(".lobby:not([hidden]), .panel.own")
    start = page.get_by_role("button", name="Start", exact=True)
    if start.is_visible():
        start.click()
    page.wait_for_selector(".panel.own .clock")


TIMES = """() => [18, 19, 20].map((more) => new Intl.DateTimeFormat('en', {hour: '2-digit', minute: '2-digit'})
  .format(Date.now() + more * 60000))"""


def test_a_clock_shows_the_deadline_and_warns(visit: Visit) -> None:
    page = visit("en", timezone_id="Asia/Tokyo")
    page.clock.install()
    live_table(page, 20)
    page.wait_for_function(READY)
    clock = page.locator(".panel.own .clock.runs")
    expect(clock).to_have_text(re.compile(r"20:00|19:\d\d|18:\d\d"))
    title = clock.get_attribute("title") or ""
    local = page.evaluate(TIMES)  # the minute may have changed since
    assert title in [f"Play by {time} (your time)" for time in local]
    page.clock.fast_forward(60_000 * 19 + 35_000)
    expect(page.locator(".panel.own .clock.short")).to_be_visible()
    expect(page.locator(".toast")).to_contain_text("Your time is running out")


def test_a_bot_that_has_my_seat_gives_it_back(slow_page: Page) -> None:
    page = slow_page
    sit_down(page, "metropolis", "en")
    page.wait_for_function(READY)
    page.click('[data-key="menu"]')
    page.get_by_role("button", name="Let a bot play for me").click()
    banner = page.locator(".banner")
    expect(banner).to_contain_text("bot")
    expect(page.locator(".panel.own .sign")).to_have_text("a bot plays")
    expect(page.locator(".target:not(.greyed)")).to_have_count(0)
    banner.get_by_role("button").click()
    expect(banner).to_be_hidden()
    page.wait_for_function(READY)
    expect(page.locator(".tray.mine")).to_be_visible()


def test_the_journal_lights_up_and_opens_positions(visit: Visit) -> None:
    page = visit()
    sit_down(page, "metropolis", "en")
    page.wait_for_function(READY)
    robot = Robot(page, seed=3)
    while page.locator(".log .of-turn").count() < 3:  # the journal is grouped by turn
        robot.step()
    robot.ready()
    # a line that names a lot lights up what lies there
    line = page.locator(".log .by-move .line", has_text=re.compile(r"takes lot \d")).first
    line.hover()
    expect(page.locator(".board .lit").first).to_be_attached()
    page.mouse.move(2, 2)
    expect(page.locator(".board .lit")).to_have_count(0)
    line.focus()
    expect(page.locator(".board .lit").first).to_be_attached()
    # Enter opens that position, and the keyboard stays on the line
    step = line.get_attribute("data-step")
    page.keyboard.press("Enter")
    expect(page.locator(".replay output")).to_contain_text(f"Move {step} of")
    expect(page.locator(f'.log .now .line[data-step="{step}"]').first).to_be_focused()
    expect(page).to_have_url(re.compile(rf"step={step}\b"))
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator('[data-key="share"]').click()
    expect(page.locator(".toast")).to_contain_text("Link copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.url
    page.keyboard.press("Escape")
    expect(page.locator(".replay")).to_be_hidden()


STEP = "async (table) => (await (await fetch(`/api/tables/${table.split('/').pop()}`)).json()).table.step"


def test_back_again_the_page_says_what_happened(slow_page: Page) -> None:
    page = slow_page  # the match must not be over before we are away
    sit_down(page, "paradis", "en")
    choose_first_villa(page)
    expect(page.locator(".log .line").nth(1)).to_be_visible()
    expect(page.locator(".log .since")).to_have_count(0)  # what we saw happen is not new
    table = page.url
    # a bot plays on while we are away
    page.click('[data-key="menu"]')
    page.get_by_role("button", name="Let a bot play for me").click()
    page.goto("/")
    while page.evaluate(STEP, table) <= 8:
        page.wait_for_timeout(200)
    page.goto(table)
    toast = page.locator(".toast", has_text="since your last visit")
    expect(toast).to_be_visible()
    toast.get_by_role("button", name="Show").click()
    expect(page.locator(".log .since")).to_have_text("Since your last visit")
    expect(page.locator(".log .since")).to_be_in_viewport()


def test_one_button_leads_to_the_next_table_that_waits(visit: Visit) -> None:
    page = visit()
    sit_down(page, "paradis", "en")
    page.wait_for_function(READY)
    first = page.url
    sit_down(page, "metropolis", "en")
    following = page.locator('a.button:has-text("Next table (1)")')
    expect(following).to_be_visible()
    following.click()
    page.wait_for_url(first)
    # and on the shelf both of them wait
    page.goto("/")
    expect(page.locator(".continue .brief")).to_have_count(2)


def test_the_player_aid_lies_beside_the_game(visit: Visit) -> None:
    page = visit()
    sit_down(page, "last_chance", "en")
    page.wait_for_function(READY)
    page.locator('[data-key="rule"]').click()
    rules = page.locator("#ui-panel-rules")
    expect(rules.locator(".aid")).to_be_attached()
    expect(rules.locator(".wanted")).to_be_in_viewport()
    # never instead of the game: the board, the decision and the panels are still there
    for part in (".drawing", ".tray.mine", ".panel.own"):
        expect(page.locator(part)).to_be_in_viewport()


def test_the_end_screen_has_all_of_it(visit: Visit) -> None:
    page = visit()
    sit_down(page, "paradis", "en")
    Robot(page).ready()
    page.click('[data-key="menu"]')
    page.get_by_role("button", name="Let a bot play for me").click()
    ending = page.locator("#ui-ending")
    expect(ending).to_be_visible(timeout=240_000)
    expect(ending.locator(".ranking li")).to_have_count(4)
    expect(ending.locator(".ranking li.winner").first).to_be_visible()
    assert ending.locator("table.sheet tbody tr").count() > 3
    expect(page).to_have_title(re.compile("^The Last Paradise"))
    for name in ("Rematch", "Replay"):
        expect(ending.get_by_role("button", name=name)).to_be_visible()
    expect(ending.get_by_role("link", name="Save the game file")).to_be_visible()
    # the analysis: a line for everybody, and the way to the moves that mattered
    ending.get_by_role("button", name="Analysis").click()
    window = page.locator(".analysis")
    expect(window.locator(".curve polyline.under")).to_have_count(4)
    expect(window.locator("table.sheet tbody")).not_to_contain_text("?")  # nothing is secret any more
    leap = window.locator(".leaps button").first
    step = leap.get_attribute("data-step")
    leap.click()
    expect(window).to_be_hidden()
    expect(page.locator(".replay output")).to_contain_text(f"Move {step} of")
    # aside, to look at the board, and back
    page.keyboard.press("Escape")
    ending.locator(".corner").click()
    expect(ending).to_be_hidden()
    page.get_by_role("button", name="The result").click()
    expect(ending).to_be_visible()


TIE = """() => {
  const find = WebSocket.prototype;
  const real = Object.getOwnPropertyDescriptor(find, 'onmessage');
  Object.defineProperty(find, 'onmessage', {...real, set(take) {
    real.set.call(this, (event) => {
      const message = JSON.parse(event.data);
      const ranking = message.outcome?.ranking;
      if (ranking) {
        [ranking[1].value, ranking[3].value] = [ranking[0].value, ranking[2].value];
        [1, 2, 3, 3].forEach((place, at) => (ranking[at].place = place));
      }
      take({data: JSON.stringify(message)});
    });
  }});
}"""


def test_equal_scores_are_explained(visit: Visit) -> None:
    """The server's word is changed on its way: ties are rare."""
    page = visit()
    page.add_init_script(f"({TIE})()")
    sit_down(page, "paradis", "en")
    Robot(page).ready()
    page.click('[data-key="menu"]')
    page.get_by_role("button", name="Let a bot play for me").click()
    ties = page.locator("#ui-ending .ties")
    expect(ties).to_contain_text("the tie-break of the rules decides", timeout=240_000)
    expect(ties).to_contain_text("share the place")
    ties.get_by_role("button").click()
    expect(page.locator("#ui-panel-rules .wanted")).to_be_in_viewport()
