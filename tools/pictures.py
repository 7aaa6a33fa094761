"""Takes all pictures of the page into docs/pictures: `make pictures`, or `python tools/pictures.py [game …]`.

- stills: every game in three phases (opening and end in English, middle in French), light and dark, on a desktop and on
  a phone; and the shelf (`shelf-*.jpg`, `<game>-<phase>-*.jpg`);
- films: a match of each game is recorded while it is played; its contact sheet shows fifteen things that happened in
  a row (`<game>-film.webp`), and a round of the shelf's first game becomes the README's moving picture (`round.webp`).

`--stills` or `--films` makes only these. It starts a server of its own over a temporary folder, and needs what the
browser tests need (Chromium and Playwright) and Pillow. Whoever changes the page looks at the pictures: if a contact
sheet does not tell what happened, the page does not.
"""

from __future__ import annotations

import argparse
import io
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser.conftest import ARGUMENTS, SIZES  # noqa: E402
from tests.browser.robot import READY  # noqa: E402
from tests.browser.server import Server, chromium  # noqa: E402

from contact_sheet import best_part, condensed, sheet_html  # noqa: E402
from film import Film  # noqa: E402
from ludotheque.games import CATALOGUE  # noqa: E402
from moving_picture import moving_picture, whole_round  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
QUALITY = 82
MIDDLE = 60  #: moves until a match is in full swing, and not over yet
LATE = 240_000
TRANSLATED = 1_500  #: milliseconds until the whole journal has come in the other language
BOT_PAUSE = 0.1  #: so that we come back to the table before the match is over

FILM_PAUSE = 0.7  #: bots think as long as at any table
FILM_SIZE: ViewportSize = {"width": 1280, "height": 720}
DECISIONS = 24  #: of the player in a film: enough for a whole round of every game
FILM_SECONDS = 300  #: that it may take
SHEET_QUALITIES = (62, 54, 46, 38)
MOST_SHEET = 370_000  #: bytes of a contact sheet
MOVING = CATALOGUE[0].meta.id  #: the game of the README's moving picture

STEP = "Number(document.querySelector('#ui-app').dataset.step)"

#: All was shown, and the table waits for us.
AT_REST = f"() => ({READY})() && !document.querySelector('#ui-app').dataset.moment"


# --- stills ----------------------------------------------------------------------------------------------


def take(page: Page, name: str) -> None:
    """The same position on both screens, by day and by night."""
    for size in ("desktop", "phone"):
        page.set_viewport_size({"width": SIZES[size]["width"], "height": SIZES[size]["height"]})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light", reduced_motion="reduce")
            page.mouse.move(1, 1)
            page.wait_for_timeout(300)
            file = FOLDER / f"{name}-{size}-{theme}.jpg"
            page.screenshot(path=file, type="jpeg", quality=QUALITY)
            print(file.relative_to(ROOT), flush=True)
    page.set_viewport_size({"width": SIZES["desktop"]["width"], "height": SIZES["desktop"]["height"]})


def let_a_bot_play(page: Page) -> None:
    page.click('[data-key="menu"]')
    page.locator(".menu").get_by_role("button", name="Let a bot play for me").click()


def sit_down(page: Page, game: str) -> None:
    page.goto("/?lang=en")
    page.click(f'[data-act="play-now"][data-game="{game}"]')
    page.wait_for_selector(".panel.own", timeout=LATE)


def still(page: Page, id: str) -> None:
    sit_down(page, id)
    page.wait_for_function(AT_REST, timeout=LATE)
    take(page, f"{id}-opening")
    let_a_bot_play(page)
    page.wait_for_function(f"() => {STEP} > {MIDDLE}", timeout=LATE)
    page.locator(".banner button").click()
    page.wait_for_function(AT_REST, timeout=LATE)
    page.click('[data-key="lang"]')
    page.wait_for_selector('html[lang="fr"]')
    page.wait_for_timeout(TRANSLATED)
    take(page, f"{id}-middle")
    page.click('[data-key="lang"]')
    page.wait_for_selector('html[lang="en"]')
    let_a_bot_play(page)
    page.wait_for_selector("#ui-ending:not([hidden])", timeout=LATE)
    take(page, f"{id}-end")


def stills(browser: Browser, games: list[str], shelf: bool) -> None:
    with serving(BOT_PAUSE) as address:
        page = browser.new_context(base_url=address, locale="en").new_page()
        page.set_viewport_size({"width": 1366, "height": 768})
        if shelf:
            page.goto("/?lang=en", wait_until="networkidle")
            take(page, "shelf")
        for id in games:
            still(page, id)


# --- films -----------------------------------------------------------------------------------------------


def record(page: Page, id: str) -> Film:
    """Plays a match for a while, as somebody does who looks at everything; of one game until a whole round was seen."""
    sit_down(page, id)
    film = Film(page)
    until = time.monotonic() + FILM_SECONDS
    decisions = 0
    while time.monotonic() < until and film.decide():
        decisions += 1
        if decisions >= DECISIONS and (id != MOVING or whole_round(condensed(film.so_far()))):
            break
    film.stop()
    return film


def films(browser: Browser, games: list[str]) -> None:
    titles = {game.meta.id: game.meta.titles["en"] for game in CATALOGUE}
    with serving(FILM_PAUSE) as address:
        for id in games:
            context = browser.new_context(base_url=address, locale="en", viewport=FILM_SIZE)
            film = record(context.new_page(), id)
            shown = condensed(film.so_far())
            sheet = context.new_page()
            sheet.set_content(sheet_html(titles[id], film, best_part(shown)))
            made = Image.open(io.BytesIO(sheet.screenshot(full_page=True))).convert("RGB")
            save(FOLDER / f"{id}-film.webp", as_webp(made))
            if id == MOVING:
                part = whole_round(shown)
                assert part, "no whole round was recorded"
                save(FOLDER / "round.webp", moving_picture(film, part))
            context.close()


def as_webp(image: Image.Image) -> bytes:
    """As good as its size allows."""
    data = b""
    for quality in SHEET_QUALITIES:
        made = io.BytesIO()
        image.save(made, "WEBP", quality=quality, method=6)
        data = made.getvalue()
        if len(data) <= MOST_SHEET:
            break
    return data


def save(file: Path, data: bytes) -> None:
    file.write_bytes(data)
    print(f"{file.relative_to(ROOT)}: {len(data) // 1000} kB", flush=True)


# --- both ------------------------------------------------------------------------------------------------


@contextmanager
def serving(bot_pause: float) -> Iterator[str]:
    """The address of a server of our own."""
    server = Server(Path(tempfile.mkdtemp(prefix="ludotheque-pictures-")), bot_pause)
    server.open()
    try:
        yield server.address
    finally:
        server.close()
        shutil.rmtree(server.folder, ignore_errors=True)


def main() -> None:
    known = [game.meta.id for game in CATALOGUE]
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("games", nargs="*", metavar="game", help=f"only these: {', '.join(known)}")
    parser.add_argument("--stills", action="store_true", help="no films")
    parser.add_argument("--films", action="store_true", help="no stills")
    asked = parser.parse_args()
    games = [id for id in known if not asked.games or id in asked.games]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        if not asked.films:
            stills(browser, games, shelf=not asked.games)
        if not asked.stills:
            films(browser, games)
        browser.close()


if __name__ == "__main__":
    main()
