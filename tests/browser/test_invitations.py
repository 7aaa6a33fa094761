"""Coming to a table by a link: a name is asked once, where one sits down; a full table says so."""

from __future__ import annotations

from playwright.sync_api import Dialog, Route, expect

from ludotheque.web.addresses import qr_svg
from tests.browser.conftest import Visit, Visitors, new_table
from tests.browser.test_company import open_table, sits_down


def test_a_name_is_asked_where_one_sits_down_and_known_the_next_time(visit: Visit) -> None:
    anne, bob = visit("en"), visit("en")
    invite, _ = open_table(anne, "metropolis", ["me", "open"])
    sits_down(bob, invite, "Bob")
    expect(anne.locator(".panel", has_text="Bob")).to_be_visible()
    again, _ = open_table(anne, "metropolis", ["me", "open"])
    bob.goto(again)
    expect(bob.locator('.introduction [data-key="name"]')).to_have_value("Bob")
    bob.get_by_role("button", name="Sit down here").click()
    bob.get_by_role("button", name="I am ready").click()
    expect(anne.locator(".panel", has_text="Bob")).to_be_visible()


def test_nobody_sits_down_without_a_name(visit: Visit) -> None:
    anne, bob = visit("en"), visit("en")
    invite, _ = open_table(anne, "metropolis", ["me", "open"])
    bob.goto(invite)
    bob.get_by_role("button", name="Sit down here").click()
    field = bob.locator('.introduction [data-key="name"]')
    expect(field).to_be_focused()
    expect(bob.locator(".introduction")).to_contain_text("First write your name")
    bob.keyboard.type("Bob")
    bob.keyboard.press("Enter")
    expect(anne.locator(".lobby .chairs")).to_contain_text("Bob")


def test_a_name_that_is_being_typed_stays(visit: Visit) -> None:
    anne, bob, clara = visit("en"), visit("en"), visit("en")
    invite, _ = open_table(anne, "metropolis", ["me", "open", "open"])
    bob.goto(invite)
    field = bob.locator('.introduction [data-key="name"]')
    field.press_sequentially("Bo")
    sits_down(clara, invite, "Clara")
    expect(bob.locator(".chairs")).to_contain_text("Clara")
    expect(field).to_be_focused()
    bob.keyboard.type("b")
    expect(field).to_have_value("Bob")


def test_a_full_table_says_so_and_offers_to_watch(visit: Visit) -> None:
    anne, bob, late = visit("en"), visit("en"), visit("en")
    invite, _ = open_table(anne, "metropolis", ["me", "open"])
    sits_down(bob, invite, "Bob")
    late.goto(invite)
    banner = late.locator(".banner")
    expect(banner).to_contain_text("Every seat is taken.")
    banner.get_by_role("button", name="Watch").click()
    expect(banner).to_be_hidden()
    expect(late.locator(".panel", has_text="Bob")).to_be_visible()
    expect(late.locator(".toast")).to_have_count(0)


def test_on_another_seat_i_leave_mine_to_whoever_was_to_sit_there(visit: Visit) -> None:
    page = visit("en")
    new_table(page, "metropolis")
    page.select_option("#ui-number", "3")
    seat = ".chairs li:nth-child({}) select"
    page.select_option(seat.format(2), "open")
    page.select_option(seat.format(2), "me")
    for at, kind in enumerate(["open", "me"], start=1):
        expect(page.locator(seat.format(at))).to_have_value(kind)
    page.click('button[type="submit"]')
    expect(page.locator(".lobby .chairs li").nth(0)).to_contain_text("Free seat")
    expect(page.locator(".lobby .chairs li").nth(1)).to_contain_text("(you)")


def test_links_stay_the_same_until_they_are_renewed(visitors: Visitors) -> None:
    anne, bob = visitors.visit("en"), visitors.visit("en")
    invite, watch = open_table(anne, "metropolis", ["me", "open"])
    anne.reload()
    expect(anne.locator('[data-key="link-invite"]')).to_have_value(invite)
    expect(anne.locator('[data-key="link-watch"]')).to_have_value(watch)
    # a question that is answered with no changes nothing
    anne.once("dialog", lambda dialog: dialog.dismiss())
    anne.locator('[data-key="new-links"]').click()
    anne.reload()
    expect(anne.locator('[data-key="link-invite"]')).to_have_value(invite)
    asked: list[str] = []

    def agree(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    anne.once("dialog", agree)
    anne.locator('[data-key="new-links"]').click()
    expect(anne.locator('[data-key="link-invite"]')).not_to_have_value(invite)
    assert asked == ["The links that you have sent stop working. Make new ones?"]
    # the old one says that it is void, in one sentence
    bob.goto(invite)
    expect(bob.locator(".banner")).to_contain_text("This link is no longer valid")
    expect(bob.locator(".toast")).to_have_count(0)
    visitors.errors.clear()  # the browser notes the answer 404 in the console, as it should


def test_the_menu_shows_the_same_links(visit: Visit) -> None:
    anne = visit("en")
    invite, _ = open_table(anne, "metropolis", ["me", "open"])
    anne.get_by_role("button", name="Start", exact=True).click()
    anne.wait_for_selector(".panel.own")
    anne.locator('[data-key="menu"]').click()
    anne.get_by_role("button", name="Links to share").click()
    expect(anne.locator('.menu [data-key="link-invite"]')).to_have_value(invite)


def test_a_server_for_this_machine_only_says_so(visit: Visit) -> None:
    anne = visit("en")
    open_table(anne, "metropolis", ["me", "open"])
    expect(anne.locator(".local-only")).to_contain_text("Only this computer can reach the server")
    expect(anne.locator(".qr")).to_have_count(0)


def test_friends_on_the_same_network_get_an_address_and_a_code(visit: Visit) -> None:
    """The server of the tests listens on this machine only: its answer is changed on its way."""
    anne = visit("en")

    def with_addresses(route: Route) -> None:
        links = route.fetch().json()
        links["local_only"] = False
        links["addresses"] = [
            {"address": base, "url": base + links["invite"], "qr": qr_svg(base + links["invite"])}
            for base in ("http://192.168.1.5:8000", "http://10.0.0.7:8000")
        ]
        route.fulfill(json=links)

    anne.route("**/links", with_addresses)
    anne.add_init_script(
        "Object.defineProperty(navigator, 'clipboard', {value: undefined})"
    )  # as on plain http
    invite, watch = open_table(anne, "metropolis", ["me", "open"])
    assert invite.startswith("http://192.168.1.5:8000/table/") and "#invite=" in invite
    assert watch.startswith("http://192.168.1.5:8000/table/") and "#watch=" in watch
    expect(anne.locator(".local-only")).to_have_count(0)
    expect(anne.get_by_role("img", name="QR code of the invitation").locator("svg")).to_be_visible()
    first = anne.locator(".qr").inner_html()
    anne.get_by_label("Address").select_option("http://10.0.0.7:8000")
    expect(anne.locator('[data-key="link-invite"]')).to_have_value(invite.replace("192.168.1.5", "10.0.0.7"))
    assert anne.locator(".qr").inner_html() != first
    # what is copied there is on the clipboard all the same
    anne.locator('[data-key="copy-watch"]').click()
    expect(anne.locator(".toast")).to_have_text("Link copied.")
    anne.locator(".say input").press("ControlOrMeta+v")
    expect(anne.locator(".say input")).to_have_value(watch.replace("192.168.1.5", "10.0.0.7"))


def test_a_name_can_be_changed_at_a_running_table(visit: Visit) -> None:
    anne, bob = visit("en"), visit("en")
    invite, _ = open_table(anne, "metropolis", ["me", "open"])
    sits_down(bob, invite, "Bob")
    bob.wait_for_selector(".panel.own")
    bob.locator('[data-key="menu"]').click()
    field = bob.locator('.menu [data-key="my-name"]')
    expect(field).to_have_value("Bob")
    field.fill("Robert")
    field.press("Enter")
    expect(bob.locator(".menu")).to_be_hidden()
    for page in (anne, bob):
        expect(page.locator(".panel", has_text="Robert")).to_be_visible()
    bob.goto("/?lang=en")
    expect(bob.locator('form[data-act="name"] input')).to_have_value("Robert")


def test_in_the_lobby_a_name_can_be_changed_and_the_owner_can_move(visit: Visit) -> None:
    anne = visit("en")
    open_table(anne, "metropolis", ["me", "open", "club"])
    chairs = anne.locator(".lobby .chairs li")
    chairs.nth(0).get_by_role("button", name="Change my name").click()
    field = anne.locator('.lobby [data-key="my-name"]')
    expect(field).to_be_focused()
    anne.keyboard.type("Annie")
    anne.keyboard.press("Enter")
    expect(chairs.nth(0)).to_contain_text("Annie (you)")
    anne.locator('[data-key="given-1"]').select_option("me")
    expect(chairs.nth(1)).to_contain_text("Annie (you)")
    expect(chairs.nth(0)).to_contain_text("Free seat")


def test_a_link_to_watch_offers_no_seat(visit: Visit) -> None:
    anne, watcher = visit("en"), visit("en")
    _, watch = open_table(anne, "metropolis", ["me", "open"])
    watcher.goto(watch)
    expect(watcher.locator(".lobby")).to_contain_text("You are watching")
    expect(watcher.get_by_role("button", name="Sit down here")).to_have_count(0)
    expect(watcher.locator(".introduction")).to_have_count(0)
    expect(watcher.locator(".banner")).to_be_hidden()
    # the host is asked before the table closes; then everybody reads it and sees the way out
    anne.once("dialog", lambda dialog: dialog.dismiss())
    anne.get_by_role("button", name="Close the table").click()
    expect(anne.locator(".lobby")).to_be_visible()
    anne.once("dialog", lambda dialog: dialog.accept())
    anne.get_by_role("button", name="Close the table").click()
    for page in (anne, watcher):
        expect(page.locator(".banner")).to_contain_text("This table was closed.")
        expect(page.locator(".banner").get_by_role("link", name="Back to the shelf")).to_be_visible()
