"""Takes all pictures of the page into docs/pictures: `python tools/pictures.py [game …]`.

Every game in three phases (opening and end in English, middle in French), light and dark, on a desktop and on a
phone; and the shelf. It starts a server of its own over a temporary folder, and needs what the browser tests need:
Chromium and Playwright. Whoever changes the page looks at the pictures.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.conftest import ARGUMENTS, SIZES  # noqa: E402
from tests.browser.robot import READY  # noqa: E402
from tests.browser.server import Server  # noqa: E402

from ludotheque.games import CATALOGUE  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
QUALITY = 82
MIDDLE = 60  #: moves until a match is in full swing, and not over yet
LATE = 240_000
TRANSLATED = 1_500  #: milliseconds until the whole journal has come in the other language
BOT_PAUSE = 0.1  #: so that we come back to the table before the match is over

STEP = "Number(document.querySelector('#ui-app').dataset.step)"


def take(page: Page, name: str) -> None:
    """The same position on both screens, by day and by night."""
    for size, viewport in SIZES.items():
        page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            page.mouse.move(1, 1)
            page.wait_for_timeout(300)
            file = FOLDER / f"{name}-{size}-{theme}.jpg"
            page.screenshot(path=file, type="jpeg", quality=QUALITY)
            print(file.relative_to(ROOT))
    page.set_viewport_size({"width": SIZES["desktop"]["width"], "height": SIZES["desktop"]["height"]})


def let_a_bot_play(page: Page) -> None:
    page.click('[data-key="menu"]')
    page.locator(".menu").get_by_role("button", name="Let a bot play for me").click()


def game(page: Page, id: str) -> None:
    page.goto("/?lang=en")
    page.click(f'[data-act="play-now"][data-game="{id}"]')
    page.wait_for_selector(".panel.own")
    page.wait_for_function(READY, timeout=LATE)
    take(page, f"{id}-opening")
    let_a_bot_play(page)
    page.wait_for_function(f"() => {STEP} > {MIDDLE}", timeout=LATE)
    page.locator(".banner button").click()
    page.wait_for_function(READY, timeout=LATE)
    page.click('[data-key="lang"]')
    page.wait_for_selector('html[lang="fr"]')
    page.wait_for_timeout(TRANSLATED)
    take(page, f"{id}-middle")
    page.click('[data-key="lang"]')
    page.wait_for_selector('html[lang="en"]')
    let_a_bot_play(page)
    page.wait_for_selector("#ui-ending:not([hidden])", timeout=LATE)
    take(page, f"{id}-end")


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    found = os.environ.get("CHROMIUM") or shutil.which("chromium")
    server = Server(Path(tempfile.mkdtemp(prefix="ludotheque-pictures-")), BOT_PAUSE)
    server.open()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
            page = browser.new_context(base_url=server.address, locale="en").new_page()
            page.set_viewport_size({"width": 1366, "height": 768})
            if not wanted:
                page.goto("/?lang=en", wait_until="networkidle")
                take(page, "shelf")
            for entry in CATALOGUE:
                if not wanted or entry.meta.id in wanted:
                    game(page, entry.meta.id)
            browser.close()
    finally:
        server.close()
        shutil.rmtree(server.folder, ignore_errors=True)


if __name__ == "__main__":
    main(sys.argv[1:])
