"""What the table page promises: status, explanations, clicks that count once, looking back, language, menu."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Visit
from tests.browser.robot import Robot
from tests.browser.test_company import open_table
from tests.browser.test_matches import GAMES, sit_down


def until(robot: Robot, selector: str, most: int = 300) -> None:
    """Plays at random until the page shows this."""
    for _ in range(most):
        robot.ready()
        if robot.page.locator(selector).count() or robot.is_over():
            break
        robot.step()
    assert robot.page.locator(selector).count(), selector


def until_seen(page: Page, game: str, selector: str, matches: int = 4) -> None:
    """Plays at random until the page shows this, in a new match if one ends before."""
    for seed in range(1, matches + 1):
        sit_down(page, game, "en")
        robot = Robot(page, seed=seed)
        robot.ready()
        while not page.locator(selector).count() and not robot.is_over():
            robot.step()
            robot.ready()
        if page.locator(selector).count():
            return
    raise AssertionError(f"{selector} was not seen in {matches} matches")


def bid(page: Page, amount: int) -> None:
    """A sealed bid, by keyboard."""
    page.locator('[data-control="bid"] input[inputmode]').fill(str(amount))
    page.keyboard.press("Enter")


def choose_first_villa(page: Page) -> None:
    """If it is ours to choose."""
    Robot(page).ready()
    if page.locator(".target").count():
        page.locator(".target").first.click()
    page.wait_for_selector('[data-control="bid"]')


def sent_plays(page: Page) -> list[str]:
    """The moves this page will send from now on."""
    sent: list[str] = []

    def note(frame: str | bytes) -> None:
        if '"play"' in str(frame):
            sent.append(str(frame))

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", note)

    page.on("websocket", listen)
    return sent


def test_my_turn_shows_in_status_title_and_sign(visit: Visit) -> None:
    page = visit("fr")
    sit_down(page, "paradis", "fr")
    Robot(page).ready()
    expect(page.locator(".status")).to_contain_text("À vous")
    expect(page.locator("#ui-status")).not_to_be_empty()
    expect(page).to_have_title(re.compile("^▶ À vous"))
    expect(page.locator('link[rel="icon"]')).to_have_attribute("href", re.compile("icon-turn"))
    expect(page.locator(".panel").first).to_have_class("panel active own")


def test_a_double_click_and_a_double_enter_play_once(visit: Visit) -> None:
    page = visit()
    sent = sent_plays(page)
    sit_down(page, "paradis", "en")
    choose_first_villa(page)
    sent.clear()
    page.locator('[data-control="bid"] .submit').dblclick()
    page.wait_for_function("() => document.querySelector('#ui-app').dataset.locked === 'false'")
    assert len(sent) == 1
    assert json.loads(sent[0])["seen"]


def test_a_number_stays_within_its_limits_and_says_what_remains(visit: Visit) -> None:
    page = visit()
    sit_down(page, "paradis", "en")
    choose_first_villa(page)
    control = page.locator('[data-control="bid"]')
    expect(control.locator(".limits")).to_contain_text("0 to 60.")
    field = control.locator("input[inputmode]")
    field.fill("13")
    expect(control.locator(".rest")).to_have_text("If you win, you pay the second-highest bid: at most 13.")
    field.fill("999")
    field.press("Tab")
    expect(field).to_have_value("60")
    control.locator('[data-key="− bid"]').click()
    expect(field).to_have_value("59")


def test_greyed_things_say_why_on_hover_focus_and_tap(visit: Visit) -> None:
    page = visit("en", has_touch=True)
    sit_down(page, "rue_de_la_paix", "en")
    robot = Robot(page, seed=3)
    until(robot, ".target.greyed")
    grey = page.locator(".target.greyed").first
    bubble = page.locator("#ui-bubble")
    grey.hover()
    expect(bubble).to_contain_text("§")
    page.mouse.move(2, 2)
    expect(bubble).to_be_hidden()
    page.keyboard.press("Tab")
    grey.focus()
    expect(bubble).to_contain_text("§")
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    grey.tap(force=True)  # a finger does not care that it is greyed
    expect(bubble).to_contain_text("§")
    # and the way to the paragraph
    bubble.get_by_role("button").click()
    expect(page.locator("#ui-panel-rules .wanted")).to_be_visible()


def test_irreversible_moves_ask_once_unless_switched_off(visit: Visit) -> None:
    page = visit()
    sit_down(page, "last_chance", "en")
    robot = Robot(page, seed=5)
    robot.ready()
    called = page.locator('[data-notation="last chance"]').first
    called.click()
    chooser = page.locator(".chooser")
    expect(chooser).to_be_visible()
    page.keyboard.press("Escape")
    expect(chooser).to_be_hidden()
    expect(called).to_be_focused()
    page.click('[data-key="menu"]')
    page.uncheck('[data-setting="confirm"]')
    page.keyboard.press("Escape")
    version = page.locator("#ui-app").get_attribute("data-version")
    called.click()
    page.wait_for_function("old => document.querySelector('#ui-app').dataset.version !== old", arg=version)
    expect(chooser).to_be_hidden()


def test_looking_back_is_not_moved_by_the_live_table(visit: Visit) -> None:
    page = visit()
    sit_down(page, "paradis", "en")
    robot = Robot(page, seed=2)
    robot.play(6)
    page.locator(".log .line").nth(1).click()
    expect(page.locator(".replay")).to_be_visible()
    expect(page).to_have_url(re.compile("step="))
    page.keyboard.press("Home")
    expect(page.locator(".replay output")).to_contain_text("Move 0 of")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".replay output")).to_contain_text("Move 1 of")
    shown = page.locator("#ui-status").inner_text()
    expect(page.locator(".tray")).to_be_hidden()
    # the table goes on: a bot takes our seat and plays
    page.click('[data-key="menu"]')
    page.get_by_role("button", name="Let a bot play for me").click()
    page.wait_for_function(
        "() => Number(document.querySelector('#ui-app').dataset.step) > 25", timeout=240_000
    )
    expect(page.locator(".replay output")).to_contain_text("Move 1 of")
    expect(page.locator("#ui-status")).to_have_text(shown)
    # the link opens the same position
    page.reload()
    expect(page.locator(".replay output")).to_contain_text("Move 1 of")
    page.locator('[data-key="leave"]').click()
    expect(page.locator(".replay")).to_be_hidden()


def test_the_language_changes_without_losing_the_place(visit: Visit) -> None:
    page = visit()
    sit_down(page, "paradis", "en")
    choose_first_villa(page)
    page.locator('[data-control="bid"] input[inputmode]').fill("17")
    page.locator('[data-key="lang"]').click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".status")).to_contain_text("À vous")
    expect(page.locator("#ui-tab-rules")).to_have_text("Règles")
    expect(page.locator('[data-control="bid"] input[inputmode]')).to_have_value("17")
    expect(page.locator('[data-control="bid"] .submit')).to_have_text("Miser 17")


def test_the_rules_open_where_they_matter(visit: Visit) -> None:
    page = visit("en", "phone")
    sit_down(page, "paradis", "en")
    choose_first_villa(page)
    page.locator('[data-key="rule"]').click()
    wanted = page.locator("#ui-panel-rules .wanted")
    expect(wanted).to_contain_text("Everybody bids in secret")
    expect(wanted).to_be_in_viewport()
    page.locator(".side > .close").click()
    expect(wanted).not_to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_tab_opens_at_the_paragraph_that_matters_now(visit: Visit, game: str) -> None:
    page = visit()
    sit_down(page, game, "en")
    Robot(page).ready()
    page.locator("#ui-tab-rules").click()
    wanted = page.locator("#ui-panel-rules .wanted")
    expect(wanted).to_be_in_viewport()
    rule = page.locator('[data-key="rule"]').inner_text().split(",")[0].removeprefix("§ ")
    expect(wanted).to_contain_text(rule)


def test_the_rules_can_be_read_in_the_lobby(visit: Visit) -> None:
    page = visit()
    open_table(page, "metropolis", ["me", "open"])
    page.locator("#ui-tab-rules").click()
    expect(page.locator("#ui-panel-rules #ui-rules")).to_be_visible()


def test_any_move_can_be_typed_and_the_gate_answers(visit: Visit) -> None:
    page = visit()
    sit_down(page, "paradis", "en")
    choose_first_villa(page)
    page.click('[data-key="menu"]')
    typed = page.locator(".typed")
    typed.locator("input").fill("bid 900")
    expect(typed.locator(".hint")).to_contain_text("§4.1")
    typed.locator("input").fill("bid 3")
    expect(typed.locator(".hint")).to_have_text("This move is possible.")
    page.keyboard.press("Enter")
    expect(page.locator(".menu")).to_be_hidden()
    expect(page.locator(".log")).to_contain_text("Bids:")


def test_undo_is_there_until_something_fell_and_says_why_not(visit: Visit) -> None:
    page = visit()
    sit_down(page, "rue_de_la_paix", "en")
    robot = Robot(page, seed=4)
    until(robot, '.undo[aria-disabled="false"]')
    before = int(page.locator("#ui-app").get_attribute("data-step") or 0)
    page.locator(".undo").click()
    page.wait_for_function("old => Number(document.querySelector('#ui-app').dataset.step) < old", arg=before)
    until(robot, '.undo[aria-disabled="true"]')
    page.locator(".undo").hover()
    expect(page.locator("#ui-bubble")).not_to_be_empty()


def test_a_finished_match_is_saved_and_opened_again(visit: Visit, tmp_path: Path) -> None:
    page = visit()
    sit_down(page, "paradis", "en")
    page.click('[data-key="menu"]')
    page.get_by_role("button", name="Let a bot play for me").click()
    expect(page.locator("#ui-ending")).to_be_visible(timeout=240_000)
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Save the game file").click()
    file = tmp_path / "match.json"
    waiting.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "paradis"
    page.goto("/")
    page.set_input_files('[data-act="import"]', file)
    page.wait_for_url("**/table/*")
    expect(page.locator("#ui-ending")).to_be_visible()
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".replay output")).to_contain_text("Move 0 of")


def test_a_rematch_is_one_click_away(visit: Visit) -> None:
    page = visit()
    sit_down(page, "paradis", "en")
    first = page.url
    page.click('[data-key="menu"]')
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Rematch").click(timeout=240_000)
    page.wait_for_url(lambda url: url != first)
    expect(page.locator(".panel")).to_have_count(4)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_scores_and_pieces_explain_themselves(visit: Visit, size: str) -> None:
    page = visit("en", size, has_touch=size == "phone")
    sit_down(page, "paradis", "en")
    cash = page.locator(".panel.own button.row-value").first
    bubble = page.locator("#ui-bubble")
    if size == "phone":
        cash.tap()
    else:
        cash.hover()
    expect(bubble).to_contain_text("Start money")
    page.keyboard.press("Escape")
    piece = page.locator('[data-piece="pile"]')
    expect(piece).to_have_attribute("aria-label", "The pile: 12 tiles")


def test_a_finger_on_something_tiny_looks_closer_first(visit: Visit) -> None:
    page = visit("en", has_touch=True, viewport={"width": 900, "height": 600})  # a small tablet
    sit_down(page, "diamonds_club", "en")
    Robot(page).ready()
    step = page.locator("#ui-app").get_attribute("data-step")
    ring = page.locator(".target:not(.greyed)").first
    key = ring.get_attribute("data-key")
    ring.tap()
    expect(page.locator(".board.zoomed")).to_be_visible()
    assert page.locator("#ui-app").get_attribute("data-step") == step
    page.locator(f'.target[data-key="{key}"]').tap()
    page.locator('.chooser [data-key="sure"]').tap()
    page.wait_for_function("old => document.querySelector('#ui-app').dataset.step !== old", arg=step)
