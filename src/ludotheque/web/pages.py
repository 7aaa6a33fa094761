"""The plain pages around the tables: shelf, new table, rules, credits. Templates are in `templates/`."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, TemplateNotFound, select_autoescape
from markdown_it import MarkdownIt
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ludotheque import __version__
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.game import Game
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.problems import Problem, Unknown
from ludotheque.tables.words import Words, explain
from ludotheque.texts import LANGUAGES
from ludotheque.web.desk import Desk, lang_of, log
from ludotheque.web.security import LANG_COOKIE, address
from ludotheque.web.shelf import card, shelf

FOLDER = Path(__file__).parent
TEMPLATES = FOLDER / "templates"
STATIC = FOLDER / "static"

Page = Callable[[Request, str, str], Any]


@cache
def page_words(lang: str) -> Words:
    return Words(lang, TEMPLATES)


@cache
def fingerprint(name: str, changed: int) -> str:
    return hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:10]


def static(name: str) -> str:
    """The address of a static file; it changes when the file does."""
    file = STATIC / name
    if not file.is_file():
        return f"/static/{name}"
    return f"/static/{name}?v={fingerprint(name, file.stat().st_mtime_ns)}"


@cache
def templates() -> Environment:
    return Environment(
        loader=FileSystemLoader(TEMPLATES), autoescape=select_autoescape(default=True), auto_reload=False
    )


@cache
def warm() -> None:
    """Reads words, templates and files, so that nobody waits for it: not even the first visitor."""
    for lang in LANGUAGES:
        shelf(lang)
        words_with(lang, "ui-")
    for template in ("home.html", "new.html", "table.html", "error.html"):
        templates().get_template(template)
    for file in STATIC.rglob("*"):
        static(file.relative_to(STATIC).as_posix())


class Pages:
    """The handlers of the pages."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.tables = desk.tables
        warm()

    def routes(self) -> list[Route]:
        pages = [
            ("/", self.home),
            ("/new", self.new),
            ("/table/{id:str}", self.table),
            ("/rules/{game:str}", self.rules),
            ("/credits", self.credits),
        ]
        return [Route(path, self._page(page), methods=["GET"]) for path, page in pages]

    def _page(self, page: Page) -> Callable[[Request], Any]:
        async def handler(request: Request) -> Response:
            lang = lang_of(request)
            guest, renew = self.desk.gate.guest(request.scope)
            try:
                self.desk.gate.count_request(request.scope, guest)
                if not guest:
                    self.desk.gate.count(self.desk.gate.limits.guests, "guest", address(request.scope))
                    guest, renew = await self.tables.new_guest(), True
                template, more = await page(request, guest, lang)
                response = await self.render(request, template, guest, lang, 200, more)
            except (Problem, Trouble) as problem:
                status = 404 if isinstance(problem, Trouble) else problem.status
                text = explain(problem, lang)
                response = await self.render(
                    request, "error.html", guest, lang, status, {"status": status, "text": text}
                )
            if guest and renew:
                response.headers.append("set-cookie", self.desk.gate.cookie_for(guest, request.scope))
            if request.query_params.get("lang") == lang:
                response.headers.append(
                    "set-cookie", f"{LANG_COOKIE}={lang}; Path=/; Max-Age=31536000; SameSite=Lax"
                )
            return response

        return handler

    async def render(
        self, request: Request, template: str, guest: str, lang: str, status: int, more: dict[str, Any]
    ) -> Response:
        context = {
            "lang": lang,
            "other_lang": "en" if lang == "fr" else "fr",
            "path": request.url.path,
            "t": page_words(lang).say,
            "words": lambda prefix: words_with(lang, prefix),
            "guest": {"id": guest, "name": await self.tables.name_of(guest) if guest else ""},
            "static": static,
            "games": shelf(lang),
            "version": __version__,
            **more,
        }
        try:
            html = templates().get_template(template).render(context)
        except TemplateNotFound:
            log.error("the template %s is missing", template)
            html = f"<!doctype html><title>{status}</title>"
        return HTMLResponse(html, status, headers={"cache-control": "no-store"})

    # --- the pages -------------------------------------------------------------------------------

    async def home(self, request: Request, guest: str, lang: str) -> tuple[str, dict[str, Any]]:
        return "home.html", {"tables": await self.tables.lists(guest, lang)}

    async def new(self, request: Request, guest: str, lang: str) -> tuple[str, dict[str, Any]]:
        asked = request.query_params.get("game", "")
        return "new.html", {"chosen": asked if any(asked == game.meta.id for game in CATALOGUE) else ""}

    async def table(self, request: Request, guest: str, lang: str) -> tuple[str, dict[str, Any]]:
        id = request.path_params["id"]
        game: dict[str, Any] | None = None
        try:
            table = await self.tables.table(id)
            self.tables.seat_for(table, guest)
            game = card(table.game, lang)
        except Problem:
            pass  # the page may hold a link that opens the table
        asked = request.query_params.get("step", "")
        step = int(asked) if asked.isascii() and asked.isdigit() and len(asked) < 7 else None
        return "table.html", {"table_id": id, "game": game, "step": step}

    async def rules(self, request: Request, guest: str, lang: str) -> tuple[str, dict[str, Any]]:
        try:
            game = find_game(request.path_params["game"])
        except Trouble as trouble:
            raise Unknown("no-such-page") from trouble
        return "rules.html", {
            "game": card(game, lang),
            "html": rule_page(game, lang),
            "aid": markdown_file(game.folder / f"aid.{lang}.md"),
            "reconstructed": reconstructed(game, lang),
        }

    async def credits(self, request: Request, guest: str, lang: str) -> tuple[str, dict[str, Any]]:
        credits = [
            {"game": card(game, lang), "reconstructed": reconstructed(game, lang)} for game in CATALOGUE
        ]
        return "credits.html", {"credits": credits}


def words_with(lang: str, prefix: str) -> dict[str, str]:
    """The page's own messages that begin so: for the script, as data."""
    bundle = page_words(lang).bundle
    names = [name for name in bundle._messages if name.startswith(prefix)]
    return {name: page_words(lang).say(name) for name in names}


# --- rules and provenance ----------------------------------------------------------------------------

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
_PARAGRAPH = re.compile(r"<(p|li)>(\s*(?:<p>)?<strong>)(\d+(?:\.\d+)*)")


@cache
def rule_page(game: Game, lang: str) -> str:
    """The rules in HTML; the paragraph **4.3** can be pointed to as #r4.3."""
    html = markdown_file(game.folder / f"rules.{lang}.md")
    return _PARAGRAPH.sub(r'<\1 id="r\3">\2\3', html)


def markdown_file(file: Path) -> str:
    return str(_markdown.render(file.read_text(encoding="utf-8"))) if file.is_file() else ""


@cache
def reconstructed(game: Game, lang: str) -> list[str]:
    """What the component files say is our own design, in sentences: one for a table, or one for a whole file."""
    words = page_words(lang)
    found: dict[str, list[str]] = {}
    for file in sorted((game.folder / "components").rglob("*.toml")):
        whole = f"made-{game.meta.id}-{file.stem}"
        for key, value in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if isinstance(value, dict) and value.get("provenance") == "reconstructed":
                own = f"{whole}-{key}"
                found.setdefault(own if words.bundle.pattern(own) is not None else whole, []).append(key)
    return [
        words.say(message, number=len(keys))
        if words.bundle.pattern(message) is not None
        else words.say("made-other", what=", ".join(keys))
        for message, keys in found.items()
    ]
