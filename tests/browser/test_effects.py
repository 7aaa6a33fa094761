"""What a choice brings is shown before it is made: chips, ghosts, the aim of the game, typed amounts, quiet buttons."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit, new_table
from tests.browser.robot import READY, Robot
from tests.browser.test_matches import GAMES, sit_down
from tests.browser.test_table import choose_first_villa, until

GAME = "rue_de_la_paix"
TARGET = ".target:not(.greyed)"
OWN_HOTELS = '.panel.own [data-quantity="reserve"] .ghost'

#: The most conspicuous buttons among the choices that are shown.
DARK = """() => [...document.querySelectorAll('.decision .choice.primary')].map((node) => node.dataset.notation)"""


def test_hover_and_focus_show_changes_in_the_panels_and_pieces_on_the_board(visit: Visit) -> None:
    page = visit()
    sit_down(page, GAME, "en")
    until(Robot(page, seed=2), TARGET)
    target = page.locator(TARGET).first
    target.hover()
    expect(page.locator(OWN_HOTELS)).to_have_text("−1")
    expect(page.locator(".ghosts .piece[data-symbol^='hotel-']")).not_to_have_count(0)
    page.mouse.move(2, 2)
    expect(page.locator(".ghost")).to_have_count(0)
    page.keyboard.press("Tab")
    target.focus()
    expect(page.locator(OWN_HOTELS)).to_have_text("−1")
    page.locator('[data-key="menu"]').focus()
    expect(page.locator(".ghost")).to_have_count(0)


def test_on_a_phone_the_first_tap_shows_the_changes(visit: Visit) -> None:
    page = visit("fr", "phone", has_touch=True)
    sit_down(page, GAME, "fr")
    until(Robot(page, seed=2), TARGET)
    page.locator(TARGET).first.tap()
    expect(page.locator('.chooser [data-key="sure"]')).to_be_visible()
    expect(page.locator(OWN_HOTELS)).to_have_text("−1")
    expect(page.locator(".ghosts .piece[data-symbol^='hotel-']")).not_to_have_count(0)
    page.locator(".chooser .close").tap()
    expect(page.locator(".ghost")).to_have_count(0)


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_chip_on_every_target(visit: Visit, size: str) -> None:
    page = visit("en", size)
    sit_down(page, GAME, "en")
    until(Robot(page, seed=2), TARGET)
    assert page.locator(f"{TARGET} .effect").count() == page.locator(TARGET).count()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_the_aim_is_said_until_the_first_own_decision(visit: Visit, size: str) -> None:
    page = visit("en", size)
    sit_down(page, GAME, "en")
    aim = page.locator(".tray .aim" if size == "phone" else "#ui-panel-log .aim")
    expect(aim).to_contain_text("most valuable properties")
    page.wait_for_function(READY)
    expect(aim).to_be_in_viewport(ratio=1)  # however much has happened before
    before = page.locator("#ui-app").get_attribute("data-step")
    robot = Robot(page)
    while page.locator("#ui-app").get_attribute("data-step") == before:
        robot.step()
    expect(aim).to_have_count(0 if size == "phone" else 1)  # the journal of a wide screen keeps it


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_every_game_opens_with_its_aim_and_covers_nothing_with_it(visit: Visit, size: str) -> None:
    page = visit("fr", size)
    for game in GAMES:
        sit_down(page, game, "fr")
        page.wait_for_function(READY)
        aim = page.locator(".tray .aim" if size == "phone" else "#ui-panel-log .aim")
        expect(aim).to_be_in_viewport(ratio=1)
        expect(aim).to_have_text(re.compile(r"^[A-Z].{40,}\.$"))
        if size == "desktop":
            page.locator(".log").first.hover()
            page.mouse.wheel(0, -300)
            page.locator(".log .filter button").last.click()  # a button under the aim could not be clicked
            expect(page.locator(".log .filter button").last).to_have_attribute("aria-pressed", "true")
            page.locator(".log .filter button").first.click()


def test_the_lobby_says_the_aim(visit: Visit) -> None:
    page = visit("fr")
    new_table(page, GAME, "fr")
    page.select_option(".chairs li:nth-child(2) select", "open")
    page.click('button[type="submit"]')
    expect(page.locator(".lobby .aim")).to_contain_text("Posséder à la fin")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_typed_amount_is_asked_about_and_zero_is_quiet(visit: Visit, size: str) -> None:
    page = visit("en", size)
    with page.expect_websocket() as found:
        sit_down(page, "paradis", "en")
    choose_first_villa(page)
    field = page.locator('[data-control="bid"] input[inputmode]')

    def about(frame: str | bytes) -> bool:
        return '"type":"effects"' in str(frame) and '"action":"bid 7"' in str(frame)

    with found.value.expect_event("framereceived", about):
        field.fill("7")
    submit = page.locator('[data-control="bid"] .submit')
    expect(submit).to_have_class("submit primary")
    field.fill("0")
    expect(submit).to_have_class("submit")


def test_the_answer_about_another_amount_is_dropped(visit: Visit) -> None:
    """The server answers late, about what is no longer in the field."""
    page = visit()
    late: list[str] = []

    def received(message: str) -> str:
        return message.replace('"lines":[', '"lines":[["about this one",""],').replace(",]", "]")

    def bridge(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            text = str(message)
            if '"type":"effects"' in text and '"action":"bid 3"' in text:
                late.append(received(text))
                return
            route.send(received(text) if '"type":"effects"' in text else message)
            if '"action":"bid 7"' in text:
                for held in late:
                    route.send(held.replace("about this one", "about another"))

        server.on_message(pass_on)

    page.route_web_socket("**/socket**", bridge)
    sit_down(page, "paradis", "en")
    choose_first_villa(page)
    field = page.locator('[data-control="bid"] input[inputmode]')
    field.fill("3")
    for _ in range(600):
        if late:
            break
        page.evaluate("() => new Promise(requestAnimationFrame)")
    assert late
    field.fill("7")
    expect(page.locator('[data-control="bid"] .brings')).to_contain_text("about this one")
    expect(page.locator('[data-control="bid"] .brings')).not_to_contain_text("about another")


def dark(page: Page) -> list[str]:
    found: list[str] = page.evaluate(DARK)
    return found


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_passing_and_ending_are_quiet(visit: Visit, size: str) -> None:
    page = visit("en", size)
    sit_down(page, GAME, "en")
    until(Robot(page, seed=5), '.decision .choice.quiet[data-notation="pass"]')
    assert "pass" not in dark(page)
