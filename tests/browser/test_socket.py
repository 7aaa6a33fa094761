"""The connection of the page: it comes back by itself, and notices when the other side is gone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit

FIRST_WAIT, LONGEST_WAIT, SILENCE, ANSWER = 500, 15_000, 45_000, 5_000

#: A connection over sockets that do what the test says; no chance in the waiting.
FAKE = """async () => {
  Math.random = () => 0.5;
  window.sockets = [];
  class FakeSocket {
    static OPEN = 1;
    constructor(address) {
      Object.assign(this, {address, readyState: 0, sent: [], closed: false});
      sockets.push(this);
    }
    send(text) { this.sent.push(JSON.parse(text)); }
    close() { this.closed = true; }
    opens() { this.readyState = 1; this.onopen?.({}); }
    says(message) { this.onmessage({data: JSON.stringify(message)}); }
    ends(code) { this.readyState = 3; this.onclose({code}); }
  }
  window.WebSocket = FakeSocket;
  const { Link } = await import('/static/js/socket.js');
  window.taken = [];
  window.link = new Link(() => `ws://table/${sockets.length}`, (one) => taken.push(one.type), () => {});
  link.open();
}"""


class Table:
    """What the other side does, and what the page makes of it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.clock.install(time=0)
        page.goto("/credits")
        page.clock.pause_at(3600)  # in seconds; from here on time passes only when the test says so
        page.evaluate(FAKE)

    def does(self, what: str) -> Any:
        return self.page.evaluate(f"() => sockets.at(-1).{what}")

    def in_step(self) -> None:
        self.does("opens()")
        self.does("says({type: 'state', version: 1})")

    def wait(self, milliseconds: int) -> None:
        self.page.clock.run_for(milliseconds)

    def connection(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("() => link.connection")
        return found

    def status(self) -> str:
        return str(self.connection()["status"])

    def sockets(self) -> int:
        return int(self.page.evaluate("() => sockets.length"))

    def sends(self, kind: str) -> bool:
        return bool(self.page.evaluate("kind => link.send({type: kind})", kind))


@pytest.fixture
def table(visit: Visit) -> Table:
    return Table(visit())


def test_it_is_open_once_the_whole_state_is_here(table: Table) -> None:
    assert table.status() == "connecting"
    table.does("opens()")
    assert table.status() == "connecting" and not table.sends("undo")
    table.does("says({type: 'state', version: 1})")
    assert table.status() == "open" and table.sends("undo")
    assert table.does("sent") == [{"type": "undo"}]
    assert table.page.evaluate("() => taken") == ["state"]


def test_it_waits_longer_each_time_and_starts_over_when_it_was_open(table: Table) -> None:
    table.in_step()
    waits = [500, 1000, 2000, 4000, 8000, LONGEST_WAIT, LONGEST_WAIT]
    for attempt, wait in enumerate(waits, start=1):
        table.does("ends(1006)")
        found = table.connection()
        now = table.page.evaluate("() => Date.now()")
        assert (found["status"], found["attempt"], found["next"] - now) == ("waiting", attempt, wait)
        table.wait(wait - 1)
        assert table.sockets() == attempt
        table.wait(1)
        assert table.sockets() == attempt + 1
        assert table.connection()["status"] == "connecting"
    table.in_step()
    assert table.connection()["attempt"] == 0
    table.does("ends(1012)")
    assert table.connection()["next"] - table.page.evaluate("() => Date.now()") == FIRST_WAIT


@pytest.mark.parametrize("code", [4401, 4403, 4404])
def test_it_gives_up_where_trying_again_is_of_no_use(table: Table, code: int) -> None:
    table.does(f"ends({code})")
    assert table.connection()["status"] == "closed" and table.connection()["code"] == code
    table.wait(10 * LONGEST_WAIT)
    table.page.evaluate("() => link.retry()")
    assert table.sockets() == 1


@pytest.mark.parametrize("code", [1000, 1006, 1012, 4408, 4429])
def test_after_any_other_end_it_comes_back(table: Table, code: int) -> None:
    table.in_step()
    table.does(f"ends({code})")
    table.wait(FIRST_WAIT)
    table.in_step()
    assert table.status() == "open" and table.sockets() == 2


def test_a_ping_is_answered_and_keeps_it_open(table: Table) -> None:
    table.in_step()
    for _ in range(8):
        table.wait(15_000)
        table.does("says({type: 'ping'})")
    assert table.does("sent") == [{"type": "pong"}] * 8
    assert table.status() == "open" and table.sockets() == 1
    assert table.page.evaluate("() => taken") == ["state"]  # nobody else hears of it


def test_a_connection_that_says_nothing_is_given_up(table: Table) -> None:
    """Its socket may never say that it is closed: the page does not wait for that."""
    table.in_step()
    table.wait(SILENCE - 1)
    assert table.status() == "open"
    table.wait(1)
    assert table.status() == "waiting" and table.does("closed")
    table.wait(FIRST_WAIT)
    assert table.sockets() == 2
    table.in_step()
    # the old one ends at last: that is of no importance
    table.page.evaluate("() => sockets[0].ends(1006)")
    table.page.evaluate("() => sockets[0].says({type: 'update'})")
    assert table.status() == "open"
    assert table.page.evaluate("() => taken") == ["state", "state"]


def test_a_connection_that_never_opens_is_given_up(table: Table) -> None:
    table.wait(SILENCE)
    assert table.status() == "waiting"


def test_back_on_the_network_it_tries_at_once(table: Table) -> None:
    table.in_step()
    for _ in range(4):
        table.does("ends(1006)")
        table.wait(LONGEST_WAIT)
    table.does("ends(1006)")
    sockets = table.sockets()
    table.page.evaluate("() => window.dispatchEvent(new Event('online'))")
    assert table.sockets() == sockets + 1
    table.wait(LONGEST_WAIT)
    assert table.sockets() == sockets + 1  # the attempt that had been planned is not made besides


def test_looked_at_again_it_asks_whether_the_other_side_is_there(table: Table) -> None:
    table.in_step()
    table.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    assert table.does("sent") == [{"type": "ping"}]
    table.does("says({type: 'pong', now: 1})")
    table.wait(ANSWER)
    assert table.status() == "open"
    table.page.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    table.wait(ANSWER)
    assert table.status() == "waiting"


def test_every_attempt_asks_for_the_address_anew(table: Table) -> None:
    """The language in it may have changed."""
    table.does("ends(1006)")
    table.wait(FIRST_WAIT)
    assert table.page.evaluate("() => sockets.map((one) => one.address)") == ["ws://table/0", "ws://table/1"]
