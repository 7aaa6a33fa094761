"""How light and how quick the page is, in a real browser on loopback.

    python benchmarks/page.py                   # about three minutes on an idle machine
    python benchmarks/page.py --moves 500 --visits 20

The server is the compiled package where it was built (`package.py`).
It starts a server of its own over a temporary folder and prints three things:

- what the first page weighs, as transferred to somebody who comes for the first time;
- how long until it answers: from the request to the end of the scripts (first page), and to the first decision
  that can be clicked (a table, *Play now* included);
- how long an own move takes until it is seen: from the click to the first picture of the screen after the table page
  has drawn what the server committed. Bots are kept slow, so that the server is idle and only own moves count; and
  before each click a moment passes in which a person sees what has changed: the picture before is not measured again.

It needs what the browser tests need: Chromium (set CHROMIUM to its path if it is not found) and Playwright.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from pathlib import Path

import package
from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as Late
from tests.browser.conftest import ARGUMENTS, SIZES
from tests.browser.robot import READY, Robot
from tests.browser.server import Server, chromium

from ludotheque.games import CATALOGUE

BOT_PAUSE = 0.4  #: seconds before a bot moves: own moves are seen before
MOST_CLICKS = 4000
REACTION = 300  #: milliseconds between a decision on the screen and the click: hardly anybody is quicker
LOOKS = 50  #: milliseconds between two looks of the robot: it shall not slow down what it measures
PATIENCE = 10_000  #: milliseconds without a decision before another table is opened

WEIGHT = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  .reduce((sum, entry) => [sum[0] + 1, sum[1] + entry.transferSize], [0, 0])"""
INTERACTIVE = "() => performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"

#: Notes for each click that sends a move how long it took until the new version of the table was on the screen.
WATCH = """() => {
  window.seen = [];
  let clicked = 0;
  let moved = 0;
  const note = (event) => { clicked = event.timeStamp; };
  for (const name of ['click', 'keydown']) addEventListener(name, note, {capture: true});
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (message) {
    if (JSON.parse(message).type === 'play') moved = clicked;
    return send.call(this, message);
  };
  const app = document.querySelector('#ui-app');
  new MutationObserver(() => {
    if (!moved) return;
    const from = moved;
    moved = 0;
    requestAnimationFrame(() => {  // the next task comes after the picture; a timer might come later
      const {port1, port2} = new MessageChannel();
      port1.onmessage = () => window.seen.push(performance.now() - from);
      port2.postMessage(null);
    });
  }).observe(app, {attributeFilter: ['data-version']});
}"""


def part(values: list[float], share: float) -> float:
    """The value below which this share of all values lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def visit(browser: Browser, address: str) -> Page:
    context = browser.new_context(
        base_url=address,
        viewport={"width": SIZES["desktop"]["width"], "height": SIZES["desktop"]["height"]},
        locale="en",
        service_workers="block",
    )
    context.set_default_timeout(60_000)
    return context.new_page()


def first_page(browser: Browser, address: str, visits: int) -> None:
    interactive: list[float] = []
    tables: list[float] = []
    weight, files = 0, 0
    for number in range(visits):
        page = visit(browser, address)
        page.goto("/", wait_until="networkidle")
        files, weight = page.evaluate(WEIGHT)
        interactive.append(page.evaluate(INTERACTIVE))
        game = CATALOGUE[number % len(CATALOGUE)].meta.id
        before = time.monotonic()
        page.click(f'[data-act="play-now"][data-game="{game}"]')
        page.wait_for_selector("#ui-app[data-status=running] .drawing")
        tables.append((time.monotonic() - before) * 1000)
        page.context.close()
    print(f"first page: {weight / 1000:.1f} kB in {files} files")
    print(
        f"first page answers: median {statistics.median(interactive):.0f} ms, worst {max(interactive):.0f} ms"
    )
    print(f"play now to a drawn table: median {statistics.median(tables):.0f} ms, worst {max(tables):.0f} ms")


def waited_for(page: Page) -> bool:
    """Whether there will be something to do soon; whoever is out of a match leaves the rest to the bots."""
    try:
        page.wait_for_function(READY, timeout=PATIENCE)
    except Late:
        return False
    return True


def own_moves(browser: Browser, address: str, moves: int) -> None:
    seen: list[float] = []
    each = -(-moves // len(CATALOGUE))
    for game in CATALOGUE:
        found: list[float] = []
        for seed in range(1, 100):
            page = visit(browser, address)
            page.goto("/")
            page.click(f'[data-act="play-now"][data-game="{game.meta.id}"]')
            page.wait_for_selector("#ui-app[data-status=running] .drawing")
            page.evaluate(WATCH)
            robot = Robot(page, seed=seed, looks=LOOKS)
            while waited_for(page) and not robot.is_over() and robot.clicks < MOST_CLICKS:
                page.mouse.move(2, 2)
                page.wait_for_timeout(REACTION)
                robot.step()
                if len(found) + int(page.evaluate("window.seen.length")) >= each:
                    break
            found += page.evaluate("window.seen")
            page.context.close()
            if len(found) >= each:
                break
        print(line(game.meta.titles["en"], found))
        seen += found
    print(line("all games", seen))


def line(name: str, values: list[float]) -> str:
    p50, p99 = part(values, 0.5), part(values, 0.99)
    return f"own move seen, {name}: {len(values)} moves, p50 {p50:.0f} ms, p99 {p99:.0f} ms, worst {max(values):.0f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--visits", type=int, default=10)
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--source", type=Path, default=package.BEST)
    asked = parser.parse_args()
    compiled = any(asked.source.glob("*__mypyc*"))
    print(f"Ludothèque from {asked.source.name}, {'compiled' if compiled else 'plain Python'}", flush=True)
    server = Server(Path(tempfile.mkdtemp(prefix="ludotheque-page-")), BOT_PAUSE, asked.source.resolve())
    server.open()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            load = os.getloadavg()[0]
            print(f"{os.cpu_count()} cores, load {load:.1f} at the start")
            first_page(browser, server.address, asked.visits)
            own_moves(browser, server.address, asked.moves)
            browser.close()
    finally:
        server.close()


if __name__ == "__main__":
    main()
