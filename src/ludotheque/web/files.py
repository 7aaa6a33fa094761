"""Files as they are: the client, and the drawings of the games."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route
from starlette.staticfiles import NotModifiedResponse
from starlette.types import Receive, Scope, Send

from ludotheque.games import find_game
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.problems import Unknown
from ludotheque.web.desk import error_answer, lang_of
from ludotheque.web.pages import STATIC, fingerprint

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_ART = re.compile(r"^[a-z0-9_-]+\.svg$")


def send_file(request: Request, file: Path, forever: bool) -> Response:
    """The file, or "you have it already"."""
    response = FileResponse(file, stat_result=file.stat())
    response.headers["cache-control"] = FOREVER if forever else ASK_AGAIN
    if request.headers.get("if-none-match", "") == response.headers["etag"]:
        return NotModifiedResponse(response.headers)
    return response


def not_there(request: Request) -> Response:
    return error_answer(Unknown("no-such-page"), lang_of(request))


async def static_file(request: Request) -> Response:
    name = request.path_params["name"]
    if "\0" in name:
        return not_there(request)
    file = (STATIC / name).resolve()
    if not file.is_relative_to(STATIC.resolve()) or not file.is_file():
        return not_there(request)
    asked = request.query_params.get("v")
    return send_file(request, file, asked is not None and asked == fingerprint(name, file.stat().st_mtime_ns))


def root_file(name: str) -> Route:
    async def handler(request: Request) -> Response:
        file = STATIC / name
        return send_file(request, file, False) if file.is_file() else not_there(request)

    return Route(f"/{name}", Zipped(handler), methods=["GET"])


async def art(request: Request) -> Response:
    try:
        folder = find_game(request.path_params["game"]).folder / "art"
    except Trouble:
        return not_there(request)
    name = request.path_params["file"]
    if not _ART.match(name) or not (folder / name).is_file():
        return not_there(request)
    return send_file(request, folder / name, False)


class Zipped:
    """A handler whose answers are compressed."""

    def __init__(self, handler: object) -> None:
        async def app(scope: Scope, receive: Receive, send: Send) -> None:
            response = await handler(Request(scope, receive))  # type: ignore[operator]
            await response(scope, receive, send)

        self.app = GZipMiddleware(app, minimum_size=800)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self.app(scope, receive, send)


def file_routes() -> list[Route]:
    return [
        Route("/static/{name:path}", Zipped(static_file), methods=["GET"]),
        Route("/art/{game:str}/{file:str}", Zipped(art), methods=["GET"]),
        root_file("manifest.webmanifest"),
        root_file("sw.js"),
        root_file("favicon.ico"),
    ]
