"""The plain pages around the tables: shelf, new table, rules, credits. Templates are in `templates/`."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from functools import cache
from html import escape
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, TemplateNotFound, select_autoescape
from markdown_it import MarkdownIt
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from ludotheque import __version__
from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.editions import component_files
from ludotheque.kernel.game import Game
from ludotheque.kernel.lesson import Example, examples_of
from ludotheque.kernel.seats import letter
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.orders import BOTS, DEFAULT_LEVEL
from ludotheque.tables.problems import Problem, TooFast, Unknown
from ludotheque.tables.publish.about import said
from ludotheque.tables.publish.messages import explain, texts
from ludotheque.texts.language import LANGUAGES
from ludotheque.texts.messages import Messages
from ludotheque.web.files import static
from ludotheque.web.http import Context, lang_of, log, number_in
from ludotheque.web.security import address, remember_lang
from ludotheque.web.shelf import card, level_list, shelf

TEMPLATES = Path(__file__).parent / "templates"

Page = Callable[[Request, str, str], Any]


@cache
def page_words(lang: str) -> Messages:
    return Messages(lang, TEMPLATES)


@cache
def templates() -> Environment:
    return Environment(
        loader=FileSystemLoader(TEMPLATES), autoescape=select_autoescape(default=True), auto_reload=False
    )


@cache
def warm() -> None:
    """Reads words and templates, so that nobody waits for it: not even the first visitor."""
    for lang in LANGUAGES:
        shelf(lang)
        words_with(lang, "ui-")
    for template in ("home.html", "new.html", "table.html", "error.html"):
        templates().get_template(template)


class Pages:
    """The handlers of the pages."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.tables = context.tables
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
            guest, renew = self.context.gate.guest(request.scope)
            try:
                self.context.gate.count_request(request.scope, guest)
                if not guest:
                    self.context.gate.count(self.context.gate.limits.guests, "guest", address(request.scope))
                    guest, renew = await self.tables.new_guest(), True
                template, more = await page(request, guest, lang)
                response = await self.render(request, template, guest, lang, 200, more)
            except (Problem, Trouble) as problem:
                response = await self.error(request, guest, lang, problem)
                if isinstance(problem, TooFast):
                    response.headers["retry-after"] = str(problem.after)
            if guest and renew:
                response.headers.append("set-cookie", self.context.gate.cookie_for(guest, request.scope))
            if request.query_params.get("lang") == lang:
                remember_lang(response, lang)
            return response

        return handler

    async def error(self, request: Request, guest: str, lang: str, problem: Problem | Trouble) -> Response:
        """The page that says what is wrong."""
        status = 404 if isinstance(problem, Trouble) else problem.status
        shown = {"status": status, "text": explain(problem, lang)}
        return await self.render(request, "error.html", guest, lang, status, shown)

    async def render(
        self, request: Request, template: str, guest: str, lang: str, status: int, more: dict[str, Any]
    ) -> Response:
        context = {
            "lang": lang,
            "other_lang": "en" if lang == "fr" else "fr",
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
        lists = await self.tables.lists(guest, lang)
        return "home.html", {"tables": lists, "levels": level_list(lang), "usual": DEFAULT_LEVEL}

    async def new(self, request: Request, guest: str, lang: str) -> tuple[str, dict[str, Any]]:
        asked = request.query_params.get("game", "")
        return "new.html", {"chosen": asked if any(asked == game.meta.id for game in CATALOGUE) else ""}

    async def table(self, request: Request, guest: str, lang: str) -> tuple[str, dict[str, Any]]:
        id = request.path_params["id"]
        table = await self.tables.table(id)  # an unknown one is answered with 404
        game: dict[str, Any] | None = None
        try:
            table.viewer_seat(guest)
            game = card(table.game, lang)
        except Problem:
            pass  # the page may hold a link that opens the table
        return "table.html", {
            "table_id": id,
            "game": game,
            "step": number_in(request.query_params.get("step", "")),
        }

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
            {
                "game": card(game, lang),
                "own": said(game, "credits", lang),
                "reconstructed": reconstructed(game, lang),
            }
            for game in CATALOGUE
        ]
        return "credits.html", {"credits": credits}


def words_with(lang: str, prefix: str) -> dict[str, str]:
    """The page's own messages that begin so: for the script, as data."""
    words = page_words(lang)
    return {key: words.say(key) for key in words.bundle.keys(prefix)}


# --- rules and provenance ----------------------------------------------------------------------------

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")
_PARAGRAPH = re.compile(r"<(p|li)>(\s*(?:<p>)?<strong>)(\d+(?:\.\d+)*)")


@cache
def rule_page(game: Game, lang: str) -> str:
    """The rules in HTML; the paragraph **4.3** can be pointed to as #r4.3. Its examples can be played."""
    html = markdown_file(game.folder / f"rules.{lang}.md")
    html = _PARAGRAPH.sub(r'<\1 id="r\3">\2\3', html)
    for example in reversed(examples_of(game.folder)):  # several of one paragraph: the first one first
        start = html.find(f' id="r{example.rule}"')
        end = html.find("</p>", start) + len("</p>")
        if start >= 0:
            html = html[:end] + example_part(game, example, lang) + html[end:]
    return html


def example_part(game: Game, example: Example, lang: str) -> str:
    """What an example says, and the button that opens it."""
    names = {letter(seat).lower(): name for seat, name in enumerate(BOTS)}
    text = texts(lang).say(game.meta.id, f"example-{example.name}", names)
    button = (
        f'<button type="button" class="small" data-act="learn" data-game="{game.meta.id}" '
        f'data-example="{example.name}">{escape(page_words(lang).say("try-example"))}</button>'
    )
    return f'\n<div class="example"><p>{escape(text)}</p> {button}</div>'


def markdown_file(file: Path) -> str:
    """A page of text in HTML; its tables may be wider than a phone, so that they can be scrolled by keyboard too."""
    if not file.is_file():
        return ""
    html = str(_markdown.render(file.read_text(encoding="utf-8")))
    return html.replace("<table>", '<table tabindex="0">')


@cache
def reconstructed(game: Game, lang: str) -> list[str]:
    """What the component files say is our own design, in sentences: one for a table, or one for a whole file."""
    say = texts(lang)
    found: dict[str, list[str]] = {}
    for file in component_files(game.folder / "components"):
        whole = f"made-{file.stem}"
        for key, value in tomllib.loads(file.read_text(encoding="utf-8")).items():
            if isinstance(value, dict) and value.get("provenance") == "reconstructed":
                own = f"{whole}-{key}"
                found.setdefault(own if say.has(game.meta.id, own) else whole, []).append(key)
    return [
        say.say(game.meta.id, message, {"number": len(keys)})
        if say.has(game.meta.id, message)
        else page_words(lang).say("made-other")
        for message, keys in found.items()
    ]
