"""One server and one browser for all; a fresh visitor for each test, and no error in its console."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.browser.server import Server, chromium

SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1366, "height": 768},
    "small desktop": {"width": 1280, "height": 800},
    "phone": {"width": 390, "height": 844},
    "sideways": {"width": 844, "height": 390},  # the phone turned
    "zoomed": {"width": 683, "height": 384},  # the desktop at 200 %
}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]

PATIENCE = 60_000  #: milliseconds until we give up; no test measures it
expect.set_options(timeout=PATIENCE)

#: Opens a page: (language, size, more options of the browser context).
Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what needs a browser; what only reads the page's files runs in the other passes."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents and "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
            if os.environ.get("CI"):  # the report names those that needed it; twice failed is failed
                item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(tmp_path_factory.mktemp("server"))
    made.open()
    yield made
    made.close()


@pytest.fixture(scope="package")  # closed before other tests run: Playwright keeps a loop of asyncio running
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield opened
        opened.close()


#: The part of the chance that a page mixes in, always the same for one test (the server adds nothing of its own).
MIXED_IN = "crypto.getRandomValues = (bytes) => bytes.map((_, at) => bytes[at] = %s[at %% 32]);"


#: Whoever has chosen nothing yet wants to see the table as it is, at once, and hears nothing: a loudspeaker that is
#: open costs a processor a few hundredths all the time.
IN_A_HURRY = """if (location.protocol === 'http:' && !localStorage.ludotheque)
  localStorage.ludotheque = JSON.stringify({speed: 'off', sound: false});"""


class Visitors:
    """The visitors of one test, and what their consoles said. What is drawn at their tables depends on the test."""

    def __init__(self, browser: Browser, address: str, test: str) -> None:
        self.browser = browser
        self.address = address
        self.mixed_in = MIXED_IN % list(sha256(test.encode()).digest())
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def visit(self, lang: str = "en", size: str = "desktop", moments: bool = False, **more: Any) -> Page:
        """A new visitor; `moments` takes time to watch what happens.

        The service worker stays out unless a test asks for it (`service_workers="allow"`): it fetches and keeps a
        hundred files anew for every visitor, a quarter of what it costs to sit down (measured 2026-11).
        """
        options: dict[str, Any] = {"viewport": SIZES[size], "locale": lang, "reduced_motion": "reduce"}
        options["service_workers"] = "block"
        context = self.browser.new_context(base_url=self.address, **{**options, **more})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(self.mixed_in)
        if not moments and "reduced_motion" not in more:
            context.add_init_script(IN_A_HURRY)
        self.contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: self.errors.append(f"{page.url}: {error}"))
        page.on("console", self.heard)
        return page

    def heard(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.errors.append(f"{said.page.url if said.page else ''}: {said.text}")

    def leave(self) -> None:
        for context in self.contexts:
            context.close()


def new_table(page: Page, game: str, lang: str = "en") -> None:
    """The form for a new table of this game, unfolded."""
    page.goto(f"/new?game={game}&lang={lang}")
    page.click("#ui-all > summary")


@contextmanager
def received(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """People who visit a server; none of them may have heard an error when they leave."""
    made = Visitors(browser, server.address, request.node.name)
    yield made
    made.leave()
    assert made.errors == []


@pytest.fixture
def visitors(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    with received(browser, server, request) as made:
        yield made


@pytest.fixture
def visit(visitors: Visitors) -> Visit:
    return visitors.visit


@pytest.fixture
def visit_empty(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Visits a server of its own, where nobody has opened a table yet."""
    server = Server(tmp_path / "data")
    server.open()
    with received(browser, server, request) as visitors:
        yield visitors.visit
    server.close()


@pytest.fixture
def slow_page(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A server whose bots take their time: with all seats in their hands the match must not end meanwhile."""
    server = Server(tmp_path / "data", 2.0)
    server.open()
    with received(browser, server, request) as visitors:
        yield visitors.visit()
    server.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core; it comes with a package of the tests and is no part of the repository."""
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
