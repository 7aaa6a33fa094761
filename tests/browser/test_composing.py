"""What I hold in my hand stays there while others move; only what became impossible is dropped, and that is said."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.robot import Robot
from tests.browser.test_company import gather, open_table, put_together, sits_down
from tests.browser.test_matches import sit_down
from tests.browser.test_table import sent_plays, until


def version(page: Page) -> int:
    return int(page.locator("#ui-app").get_attribute("data-version") or 0)


def moved(page: Page, before: int) -> None:
    """Waits until something has happened at the table since that version."""
    page.wait_for_function(
        "old => Number(document.querySelector('#ui-app').dataset.version) > old", arg=before
    )


def three(visit: Visit, game: str) -> tuple[Page, Page, Page]:
    """Three people at a table."""
    anne, bob, clara = visit("en"), visit("en"), visit("en")
    invite, _ = open_table(anne, game, ["me", "open", "open"])
    sits_down(bob, invite, "Bob")
    sits_down(clara, invite, "Clara")
    for page in (anne, bob, clara):
        page.wait_for_selector(".panel.own")
    return anne, bob, clara


def raises(page: Page, seen_by: Page) -> None:
    """Bids the least that is possible, and waits until the other one sees it."""
    page.locator(".raise").first.click()
    expect(seen_by.locator(".log")).to_contain_text(re.compile(r"(bids|→) \d"))


def amount_form(page: Page) -> Locator:
    return page.locator('.auction form[data-control="bid"]')


def test_an_open_question_stays_open(visit: Visit) -> None:
    """Bob's proposal does not touch what Anne is asked; her answer is the one that she gives now."""
    company = gather(visit, "metropolis", ["me", "open"])
    anne, bob = company.anne, company.bob
    sent = sent_plays(anne)
    anne.reload()
    anne.locator('[data-key="menu"]').click()
    anne.locator('.menu [data-notation="offer end"]').click()
    sure = anne.locator('.chooser [data-key="sure"]')
    expect(sure).to_be_focused()
    bob.locator('[data-key="fold trade"]').click()
    put_together(bob)
    bob.locator('[data-key="propose"]').click()
    expect(anne.locator(".offer")).to_have_count(1)
    expect(sure).to_be_focused()
    assert sent == []
    sure.click()
    expect(bob.locator(".offer")).to_have_count(2)  # Bob's own, to withdraw, and Anne's
    assert len(sent) == 1 and json.loads(sent[0])["seen"]


def test_last_chance_can_be_called_while_others_bid(visit: Visit) -> None:
    anne, bob, _ = three(visit, "last_chance")  # a bot would raise at once to what it would pay
    anne.locator('[data-notation="last chance"]').click()
    sure = anne.locator('.chooser [data-key="sure"]')
    expect(sure).to_be_focused()
    raises(bob, anne)
    expect(sure).to_be_focused()
    sure.click()
    expect(bob.locator(".log")).to_contain_text("Last chance")


def test_a_question_about_what_is_gone_closes_and_nothing_is_sent(visit: Visit) -> None:
    company = gather(visit, "metropolis", ["me", "open"])
    anne, bob = company.anne, company.bob
    sent = sent_plays(anne)
    anne.reload()
    bob.locator('[data-key="fold trade"]').click()
    put_together(bob)
    bob.locator('[data-key="propose"]').click()
    anne.locator(".offer").get_by_role("button", name="Accept").click()
    expect(anne.locator(".chooser")).to_be_visible()
    bob.locator('[data-notation^="withdraw"]').click()
    expect(anne.locator(".chooser")).to_be_hidden()
    expect(anne.locator(".toast")).to_contain_text("No longer possible: “Accept")
    assert sent == []


def test_a_form_and_the_number_in_it_stay(visit: Visit) -> None:
    """Anne types while Bob bids: the form stays open, and she goes on typing where she was."""
    anne, bob, _ = three(visit, "last_chance")  # a bot would raise at once to what it would pay
    anne.locator('[data-key="fold bid"]').click()
    field = amount_form(anne).locator("input[inputmode]")
    field.press_sequentially("19")
    raises(bob, anne)
    expect(amount_form(anne)).to_be_visible()
    expect(field).to_be_focused()
    anne.keyboard.type("0000")
    expect(field).to_have_value("190000")
    field.press("Enter")
    expect(bob.locator(".log")).to_contain_text(re.compile("190.000"))


def test_a_number_that_became_impossible_is_not_sent_as_another(visit: Visit) -> None:
    anne, bob, _ = three(visit, "last_chance")  # a bot would raise at once to what it would pay
    anne.locator('[data-key="fold bid"]').click()
    form = amount_form(anne)
    field = form.locator("input[inputmode]")
    typed = field.get_attribute("min") or ""
    field.fill(typed)
    sent = sent_plays(anne)
    raises(bob, anne)
    expect(anne.locator(".toast")).to_contain_text("No longer possible")
    expect(field).to_have_value(typed)
    expect(form.locator(".submit")).to_be_disabled()
    field.press("Enter")
    assert sent == []
    form.locator('[data-key="+ bid"]').click()
    expect(form.locator(".submit")).to_be_enabled()


def test_standing_bids_stay_unfolded(visit: Visit) -> None:
    anne, bob, _ = three(visit, "last_chance")  # a bot would raise at once to what it would pay
    anne.locator('[data-key="fold standing"]').click()
    field = anne.locator('[data-control^="standing-"] input[inputmode]').first
    field.fill("250000")
    raises(bob, anne)
    expect(field).to_be_visible()
    expect(field).to_have_value("250000")


def chosen(page: Page) -> list[str]:
    return page.locator('.lot-chip[aria-pressed="true"]').all_inner_texts()


def test_chosen_lots_stay_except_those_that_change_hands(visit: Visit) -> None:
    anne, bob, clara = three(visit, "metropolis")
    anne.locator('[data-key="fold trade"]').click()
    given = anne.locator(".lots").nth(0).locator(".lot-chip").first
    given.click()
    lots = anne.locator(".lots").nth(1).locator(".lot-chip")  # those of Bob
    lost, kept = lots.nth(0).inner_text(), lots.nth(1).inner_text()
    lots.nth(0).click()
    lots.nth(1).click()
    mine = given.inner_text()
    assert chosen(anne) == [mine, lost, kept]
    # Bob proposes to Clara: nothing is lost
    bob.locator('[data-key="fold trade"]').click()
    bob.locator('.partners [data-key="partner 2"]').click()
    bob.locator(f'.lots [data-key="lot {lost}"]').click()
    bob.locator(".lots").nth(1).locator(".lot-chip").first.click()
    before = version(anne)
    bob.locator('[data-key="propose"]').click()
    moved(anne, before)
    assert chosen(anne) == [mine, lost, kept]
    # Clara accepts: Bob has the lot no longer
    clara.locator(".offer").get_by_role("button", name="Accept").click()
    clara.locator('.chooser [data-key="sure"]').click()
    expect(anne.locator(".toast")).to_contain_text(f"No longer possible: “lot {lost}")
    assert chosen(anne) == [mine, kept]


#: Lets a test say what the server would say: somebody has moved, and the decision has another name.
HEARS = """() => {
  const native = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {...native, set(take) {
    let version = 0;
    let you = {};
    native.set.call(this, (event) => {
      const message = JSON.parse(event.data);
      version = message.version ?? version;
      you = message.you ?? you;
      take(event);
    });
    window.somebodyMoves = () => {
      const message = {type: 'update', version: version + 1, you: {...you, decision: 'another'}};
      take({data: JSON.stringify(message)});
    };
  }});
}"""


def test_kept_dice_stay(visit: Visit) -> None:
    page = visit("en")
    page.add_init_script(f"({HEARS})()")
    sit_down(page, "last_chance", "en")
    until(Robot(page, seed=3), ".die")
    die = page.locator(".die").nth(1)
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    before = version(page)
    page.evaluate("() => somebodyMoves()")
    moved(page, before)
    expect(die).to_have_attribute("aria-pressed", "true")


def test_a_list_that_was_unfolded_stays_so(visit: Visit) -> None:
    pages = three(visit, "metropolis")
    for page in pages:
        expect(page.locator('[data-key="fold trade"]')).to_be_visible()
    starts = next(at for at, page in enumerate(pages) if page.locator(".tray.mine").count())
    mine, other = pages[starts], pages[starts - 1]
    mine.locator('[data-key="fold list"]').click()
    other.locator('[data-key="fold trade"]').click()
    for side in (0, 1):
        other.locator(".lots").nth(side).locator(".lot-chip").first.click()
    other.locator('[data-key="propose"]').click()
    expect(other.locator(".offer")).to_have_count(1)
    expect(mine.locator(".log")).to_contain_text("offer 1")
    expect(mine.locator("details.list")).to_have_attribute("open", "")


def test_a_press_is_not_lost_when_somebody_moves_meanwhile(visit: Visit) -> None:
    """The button is held down when another bid arrives, and let go afterwards."""
    anne, bob, clara = three(visit, "last_chance")
    anne.locator('[data-notation="last chance"]').first.hover()
    anne.mouse.down()
    raises(bob, clara)
    anne.mouse.up()
    expect(anne.locator(".chooser")).to_be_visible()
