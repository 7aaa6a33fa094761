"""One server and one browser for all; a fresh visitor for each test, and no error in its console."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect, sync_playwright

from tests.browser.house import House, chromium

SIZES = {"desktop": {"width": 1366, "height": 768}, "phone": {"width": 390, "height": 844}}
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]

PATIENCE = 60_000  #: milliseconds until we give up; no test measures it
expect.set_options(timeout=PATIENCE)

#: Opens a page: (language, size, more options of the browser context).
Visit = Callable[..., Page]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    made = House(tmp_path_factory.mktemp("house"))
    made.open()
    yield made
    made.close()


@pytest.fixture(scope="package")  # closed before other tests run: Playwright keeps a loop of asyncio running
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield opened
        opened.close()


#: The part of the chance that a page mixes in, always the same for one test (the house adds nothing of its own).
MIXED_IN = "crypto.getRandomValues = (bytes) => bytes.map((_, at) => bytes[at] = %s[at %% 32]);"


class Visitors:
    """The visitors of one test, and what their consoles said. What is drawn at their tables depends on the test."""

    def __init__(self, browser: Browser, address: str, test: str) -> None:
        self.browser = browser
        self.address = address
        self.luck = MIXED_IN % list(sha256(test.encode()).digest())
        self.contexts: list[BrowserContext] = []
        self.errors: list[str] = []

    def visit(self, lang: str = "en", size: str = "desktop", **more: Any) -> Page:
        options: dict[str, Any] = {"viewport": SIZES[size], "locale": lang, "reduced_motion": "reduce"}
        context = self.browser.new_context(base_url=self.address, **{**options, **more})
        context.set_default_timeout(PATIENCE)
        context.add_init_script(self.luck)
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


@contextmanager
def received(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    """People who visit a house; none of them may have heard an error when they leave."""
    made = Visitors(browser, house.address, request.node.name)
    yield made
    made.leave()
    assert made.errors == []


@pytest.fixture
def visitors(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Visitors]:
    with received(browser, house, request) as made:
        yield made


@pytest.fixture
def visit(visitors: Visitors) -> Visit:
    return visitors.visit


@pytest.fixture
def slow_page(browser: Browser, tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A house whose bots take their time: with all seats in their hands the match must not end meanwhile."""
    house = House(tmp_path / "data", 2.0)
    house.open()
    with received(browser, house, request) as visitors:
        yield visitors.visit()
    house.close()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core; it comes with a package of the tests and is no part of the repository."""
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
