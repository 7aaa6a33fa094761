"""Files as they are: the client, and the drawings of the games."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cache, lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from ludotheque.games import CATALOGUE, find_game
from ludotheque.kernel.trouble import Trouble
from ludotheque.tables.problems import Unknown
from ludotheque.web.http import error_answer, lang_of

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")

STATIC = Path(__file__).resolve().parent / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
LONGEST_PATH = 200  #: of a file that exists; the system refuses to look for much longer ones
SMALL = 800  #: bytes that are not worth compressing
_ART = re.compile(r"^[a-z0-9_-]+\.svg$")


@cache
def fingerprint(name: str, changed: int) -> str:
    return hashlib.sha256((STATIC / name).read_bytes()).hexdigest()[:10]


def static(name: str) -> str:
    """The address of a static file; it changes when the file does."""
    file = STATIC / name
    if not file.is_file():
        return f"/static/{name}"
    return f"/static/{name}?v={fingerprint(name, file.stat().st_mtime_ns)}"


class Stored:
    """A file as it is sent: read and compressed once."""

    __slots__ = ("body", "etag", "type", "zipped")

    def __init__(self, file: Path) -> None:
        self.body = file.read_bytes()
        self.zipped = gzip.compress(self.body, mtime=0) if len(self.body) >= SMALL else None
        self.etag = f'"{hashlib.sha256(self.body).hexdigest()[:20]}"'
        self.type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"


@lru_cache(maxsize=1024)
def stored(file: Path, changed: int) -> Stored:
    return Stored(file)


def send_file(request: Request, file: Path, forever: bool) -> Response:
    """The file, or "you have it already"."""
    kept = stored(file, file.stat().st_mtime_ns)
    headers = {
        "etag": kept.etag,
        "cache-control": FOREVER if forever else ASK_AGAIN,
        "vary": "Accept-Encoding",
    }
    if request.headers.get("if-none-match", "") == kept.etag:
        return Response(None, 304, headers)
    if kept.zipped is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(kept.body, 200, headers, kept.type)
    return Response(kept.zipped, 200, {**headers, "content-encoding": "gzip"}, kept.type)


def not_there(request: Request) -> Response:
    return error_answer(Unknown("no-such-page"), lang_of(request))


async def static_file(request: Request) -> Response:
    name = request.path_params["name"]
    if "\0" in name or len(name) > LONGEST_PATH:
        return not_there(request)
    file = (STATIC / name).resolve()
    if not file.is_file() or not file.is_relative_to(STATIC) or file.relative_to(STATIC).as_posix() != name:
        return not_there(request)  # nor is it found by another spelling of its path
    asked = request.query_params.get("v")
    return send_file(request, file, asked is not None and asked == fingerprint(name, file.stat().st_mtime_ns))


def root_file(name: str) -> Route:
    async def handler(request: Request) -> Response:
        file = STATIC / name
        return send_file(request, file, False) if file.is_file() else not_there(request)

    return Route(f"/{name}", handler, methods=["GET"])


async def art(request: Request) -> Response:
    try:
        folder = find_game(request.path_params["game"]).folder / "art"
    except Trouble:
        return not_there(request)
    name = request.path_params["file"]
    if len(name) > LONGEST_PATH or not _ART.match(name) or not (folder / name).is_file():
        return not_there(request)
    return send_file(request, folder / name, False)


def warm() -> None:
    """Reads and compresses everything, so that the first visitor does not wait for it."""
    folders = [STATIC, *(game.folder / "art" for game in CATALOGUE)]
    for file in (file for folder in folders for file in folder.rglob("*") if file.is_file()):
        stored(file, file.stat().st_mtime_ns)
        if file.is_relative_to(STATIC):
            static(file.relative_to(STATIC).as_posix())


def file_routes() -> list[Route]:
    warm()
    return [
        Route("/static/{name:path}", static_file, methods=["GET"]),
        Route("/art/{game:str}/{file:str}", art, methods=["GET"]),
        root_file("manifest.webmanifest"),
        root_file("sw.js"),
        root_file("favicon.ico"),
    ]
