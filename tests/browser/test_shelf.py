"""The pages around the tables: shelf, new table, rules, credits, errors."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from ludotheque.games import CATALOGUE
from tests.browser.conftest import Visit, Visitors, new_table
from tests.browser.robot import READY

MOST_BYTES = 200_000
MOST_HEIGHT = 1800  #: pixels of the first page on a phone

#: Buttons and links of the boxes that a thumb could miss.
LOW_BUTTONS = """() => [...document.querySelectorAll('.box button, .box a, .wishes select')]
  .filter((node) => node.getBoundingClientRect().height < 43.5).map((node) => node.textContent)"""

#: Lists of wishes that are too narrow for their words.
CUT_WISHES = """() => [...document.querySelectorAll('.wishes select')].filter((node) => {
  const copy = node.cloneNode(true);
  copy.style.width = 'max-content';
  node.after(copy);
  const wide = copy.offsetWidth;
  copy.remove();
  return wide > node.offsetWidth + 1;
}).map((node) => node.dataset.wish)"""


def test_the_shelf_shows_every_game(visit: Visit) -> None:
    for lang in ("en", "fr"):
        page = visit(lang)
        page.goto("/")
        boxes = page.locator(".box")
        expect(boxes).to_have_count(len(CATALOGUE))
        for game in CATALOGUE:
            box = page.locator(f"#game-{game.meta.id}")
            expect(box.locator("h3")).to_have_text(game.meta.titles[lang])
            expect(box.locator(".tagline")).not_to_be_empty()
            assert box.locator("img").evaluate("node => node.naturalWidth") > 0
            expect(box.locator(".facts")).to_contain_text(f"{game.meta.minutes} min")
            expect(box.locator(".facts .mechanism")).not_to_be_empty()
            expect(box.locator(".spine")).to_have_text(game.meta.titles[lang])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_the_shelf_is_short(visit_empty: Visit, lang: str) -> None:
    page = visit_empty(lang, "phone", has_touch=True)
    page.goto("/")
    assert page.evaluate("document.documentElement.scrollHeight") < MOST_HEIGHT
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert page.evaluate(LOW_BUTTONS) == []
    assert page.evaluate(CUT_WISHES) == []


def test_no_list_is_empty(visit_empty: Visit) -> None:
    page = visit_empty("en")
    page.goto("/")
    expect(page.locator(".continue")).to_have_count(0)
    assert page.locator("main ul").evaluate_all("lists => lists.every((list) => list.children.length > 0)")
    page.click('[data-act="play-now"][data-game="paradis"]')
    page.wait_for_function(READY)
    page.goto("/")
    expect(page.locator(".continue .brief")).to_contain_text("your turn")
    box = page.locator(".continue .brief").bounding_box()
    assert box is not None and box["height"] <= 110, "title, players and status have a line each"
    page.locator(".continue .brief").click()
    expect(page.locator(".panel.own")).to_be_visible()


def test_level_and_pace_are_remembered(visit: Visit) -> None:
    page = visit("en")
    page.goto("/")
    expect(page.locator('[data-wish="level"]')).to_have_value("club")
    page.select_option('[data-wish="level"]', "beginner")
    page.select_option('[data-wish="pace"]', "live")
    page.reload()
    expect(page.locator('[data-wish="level"]')).to_have_value("beginner")
    page.click('[data-act="play-now"][data-game="paradis"]')
    expect(page.locator(".panel.own .clock")).to_be_visible()
    # a table of one's own begins with the same wishes
    new_table(page, "paradis")
    expect(page.locator(".chairs select").nth(1)).to_have_value("beginner")
    expect(page.locator('[name="pace"][value="live"]')).to_be_checked()


def test_play_now_fits_the_game(visit: Visit) -> None:
    page = visit("en")
    page.goto("/")
    page.click('[data-act="play-now"][data-game="last_chance"]')
    expect(page.locator(".tray .count").first).to_be_visible()
    expect(page.locator(".panel.own .clock")).to_be_visible()


def test_three_presets_stand_before_the_whole_form(visit: Visit) -> None:
    page = visit("en")
    page.goto("/new?game=metropolis")
    expect(page.locator("#ui-number")).to_be_hidden()
    expect(page.locator(".presets input:checked")).to_have_value("alone")
    page.check('input[value="all"]')
    page.click("#ui-all > summary")
    expect(page.locator('[name="public"]')).to_be_checked()
    expect(page.locator(".chairs select").nth(1)).to_have_value("open")
    page.check('input[value="friends"]')
    expect(page.locator('[name="public"]')).not_to_be_checked()
    page.click('button[type="submit"]')
    expect(page.locator(".lobby .chairs li")).to_have_count(4)
    page.goto("/new?game=metropolis")
    page.click('button[type="submit"]')
    expect(page.locator(".panel.own")).to_be_visible()


def test_the_first_page_is_light(visit: Visit) -> None:
    page = visit()
    page.goto("/", wait_until="networkidle")
    sizes = page.evaluate(
        "[...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]"
        ".map((entry) => entry.transferSize)"
    )
    assert len(sizes) > 5 and min(sizes) > 0
    assert sum(sizes) < MOST_BYTES


def test_the_language_changes_in_place(visit: Visit) -> None:
    page = visit("en", "phone")
    page.goto("/")
    page.evaluate("scrollTo(0, 400)")
    page.locator('a[data-keep="lang"]').dispatch_event("click")  # a real click would scroll to the link first
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.wait_for_function("() => scrollY === 400")
    page.goto("/credits")
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_the_theme_is_kept(visit: Visit) -> None:
    page = visit()
    page.goto("/")
    page.click('[data-act="theme"]')
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.goto("/credits")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_new_table_with_options_and_links(visit: Visit) -> None:
    page = visit("en")
    new_table(page, "paradis")
    page.select_option("#ui-number", "3")
    page.select_option(".chairs li:nth-child(2) select", "open")
    page.check('[data-option="open_money"]')
    page.check('input[value="live"]')
    page.fill('[name="minutes"]', "20")
    page.fill('[name="name"]', "Anne")
    opened: list[str] = []
    page.on("request", lambda asked: opened.append(asked.url) if asked.method == "POST" else None)
    page.dblclick('button[type="submit"]')
    lobby = page.locator(".lobby")
    expect(lobby.locator(".chairs li")).to_have_count(3)
    expect(lobby.locator(".chairs li").first).to_contain_text("Anne")
    assert len([url for url in opened if url.endswith("/api/tables")]) == 1, "a double click opens one table"
    assert "#invite=" in lobby.locator('[data-key="link-invite"]').input_value()
    assert "#watch=" in lobby.locator('[data-key="link-watch"]').input_value()
    lobby.get_by_role("button", name="Start", exact=True).click()
    expect(page.locator(".panel")).to_have_count(3)
    expect(page.locator(".panel .clock").first).to_be_visible()
    # open money: the others' purses are figures
    expect(page.locator(".panel").nth(1).locator(".row-value b").first).to_have_text("80")
    # it waits for me on the shelf
    page.wait_for_function(READY)
    page.goto("/")
    expect(page.locator(".continue .brief")).to_contain_text("The Last Paradise")


def test_rules_point_to_their_paragraphs_and_say_what_is_ours(visit: Visit) -> None:
    page = visit("en")
    for game in CATALOGUE:
        page.goto(f"/rules/{game.meta.id}")
        expect(page.locator("#ui-rules h1")).to_be_visible()
        assert page.locator('#ui-rules [id^="r"]').count() > 10
        expect(page.locator("#ui-rules")).to_contain_text("our reconstruction")


def test_credits_name_designers_and_publishers(visit: Visit) -> None:
    page = visit("fr")
    page.goto("/credits")
    for game in CATALOGUE:
        expect(page.locator("main")).to_contain_text(game.meta.publisher)
        expect(page.locator("main")).to_contain_text(game.meta.titles["original"])


def test_no_such_page_says_so(visitors: Visitors) -> None:
    page = visitors.visit("fr")
    answer = page.goto("/nowhere")
    assert answer is not None and answer.status == 404
    expect(page.locator(".error")).to_be_visible()
    visitors.errors.clear()  # the browser notes the 404 in the console, as it should


def test_an_unknown_table_is_shown_in_one_sentence(visitors: Visitors) -> None:
    page = visitors.visit("en")
    answer = page.goto("/table/nosuchtable#invite=nothing")
    assert answer is not None and answer.status == 404
    expect(page.locator("main p:not(:has(a))")).to_have_count(0)
    expect(page.locator("main h1")).to_have_text(re.compile(r"^[^.]+\.$"))
    expect(page.locator(".toast, .banner")).to_have_count(0)
    visitors.errors.clear()  # the browser notes the 404 in the console, as it should


def test_it_can_be_installed_and_keeps_its_files(visit: Visit) -> None:
    page = visit(service_workers="allow")
    page.goto("/")
    manifest = json.loads(page.request.get("/manifest.webmanifest").text())
    assert manifest["start_url"] == "/" and manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"].startswith(icon["type"])
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload(wait_until="networkidle")
    kept = page.evaluate("caches.open('ludotheque-1').then(store => store.keys()).then(keys => keys.length)")
    assert kept > 5


def test_shelf_and_rules_can_be_read_without_a_connection(visitors: Visitors) -> None:
    page = visitors.visit("en", service_workers="allow")
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    for path in ("/", "/rules/paradis"):
        page.goto(path, wait_until="networkidle")
    page.context.set_offline(True)
    page.goto("/rules/paradis")
    expect(page.locator("#ui-rules h1")).to_be_visible()
    page.goto("/")
    expect(page.locator(".box")).to_have_count(len(CATALOGUE))
    assert page.locator(".box img").first.evaluate("node => node.naturalWidth") > 0
    page.locator('[data-act="play-now"]').first.click()
    expect(page.locator(".toast")).to_contain_text("does not answer")
    visitors.errors.clear()  # the browser notes what it could not fetch, as it should


def sign_in(page: Page, name: str) -> None:
    page.goto("/")
    page.fill('form[data-act="name"] input', name)
    page.click('form[data-act="name"] button')
    expect(page.locator(".toast")).to_contain_text(name)


def test_a_name_is_kept(visit: Visit) -> None:
    page = visit("en")
    sign_in(page, "Zoé")
    page.reload()
    expect(page.locator('form[data-act="name"] input')).to_have_value("Zoé")
