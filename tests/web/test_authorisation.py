"""Who may do what: every address and every message, tried by everybody who may not. Refused, and nothing changes."""

from __future__ import annotations

import re

import pytest
from starlette.routing import WebSocketRoute

from tests.tables.support import run
from tests.web.strangers import (
    AT_TABLE,
    ELSEWHERE,
    FOREIGN,
    LOOKS,
    OWNER_ONLY,
    requests,
    scene,
    without_identity,
)
from tests.web.support import Server, with_server

pytestmark = pytest.mark.usefixtures("stores")  # on SQLite and on PostgreSQL

# --- everybody against everything --------------------------------------------------------------------


#: What anybody may see, known or not: no table, no guest behind it.
OPEN_TO_ALL = {
    "/api/games",
    "/api/health",
    "/api/openapi.json",
    "/api/tables",  # public tables only: test_a_stranger_sees_public_tables_only
    "/art/{game}/{file}",
    "/static/{name}",
    "/favicon.ico",
    "/manifest.webmanifest",
    "/sw.js",
    "/healthz",
    "/readyz",
}
PAGES = {"/", "/new", "/table/{id}", "/rules/{game}", "/credits"}  #: they make a guest of whoever comes
NEEDS_GUEST = {"/api/me", "/api/fair"} | {"/api/tables/{id}" + look.partition("?")[0] for look in LOOKS}
REQUESTS = {f"/api/tables/{{id}}/{name}" for name in AT_TABLE} | set(ELSEWHERE) | {"/api/guest"}
SOCKETS = {"/api/tables/{id}/socket"}


def plain(path: str) -> str:
    """`/table/{id:str}` without the kind."""
    return re.sub(r":[a-z]+}", "}", path)


@with_server
async def test_every_address_has_its_row_here(server: Server) -> None:
    """A new route that no test below knows fails here."""
    gets: set[str] = set()
    posted: set[str] = set()
    sockets: set[str] = set()
    for route in server.app.routes:
        path = plain(route.path)  # type: ignore[attr-defined]
        methods = getattr(route, "methods", None)
        if methods is None:
            (sockets if isinstance(route, WebSocketRoute) else gets).add(path)
            continue
        assert methods <= {"GET", "HEAD", "POST"}, path
        (posted if "POST" in methods else gets).add(path)
    assert posted == REQUESTS
    assert sockets == SOCKETS
    assert gets == OPEN_TO_ALL | PAGES | NEEDS_GUEST


def test_requests_without_identity_are_refused() -> None:
    async def work() -> None:
        async with scene() as made:
            before = made.everything()
            for who, headers in without_identity(made).items():
                for path, body in requests(made):
                    response = await made.people["Ann"].post(path, body, **headers)
                    assert response.status_code == 401, (who, path, response.text)
                    assert response.json()["error"]["key"] == "no-identity"
            assert made.everything() == before

    run(work())


def test_requests_from_other_sites_are_refused() -> None:
    async def work() -> None:
        async with scene() as made:
            before = made.everything()
            for who, headers in FOREIGN.items():
                for path, body in [*requests(made), ("/api/guest", {})]:
                    if path == "/api/guest" and headers["origin"] == "-":
                        continue
                    response = await made.people["Ann"].post(path, body, **headers)
                    assert response.status_code == 403, (who, path, response.text)
                    assert response.json()["error"]["key"] == "wrong-origin"
            assert made.everything() == before

    run(work())


def test_strangers_find_no_private_table() -> None:
    async def work() -> None:
        async with scene() as made:
            before = made.everything()
            stranger = made.people["Stranger"]
            for table in made.tables.values():
                for name in AT_TABLE:
                    response = await stranger.post(f"/api/tables/{table}/{name}", made.body(name))
                    assert response.status_code == 404, (name, response.text)
                for look in LOOKS:
                    assert (await stranger.get(f"/api/tables/{table}{look}")).status_code == 404
            assert made.everything() == before

    run(work())


def test_watchers_only_watch_and_talk() -> None:
    async def work() -> None:
        async with scene() as made:
            before = made.everything()
            for table in made.tables.values():
                for name in AT_TABLE:
                    if name == "chat":
                        continue
                    response = await made.people["Wanda"].post(f"/api/tables/{table}/{name}", made.body(name))
                    assert response.status_code in (403, 404, 409), (name, response.text)
            assert made.everything() == before

    run(work())


def test_another_seat_is_not_the_owner_and_not_ann() -> None:
    async def work() -> None:
        async with scene() as made:
            bob = made.people["Bob"]
            before = made.everything()
            for table in made.tables.values():
                for name in OWNER_ONLY:
                    response = await bob.post(f"/api/tables/{table}/{name}", made.body(name))
                    assert response.status_code == 403, (name, response.text)
            running = f"/api/tables/{made.tables['running']}"
            stolen = {"action": "bid 1", "seen": made.seen, "key": "k"}
            assert (await bob.post(f"{running}/moves", stolen)).status_code == 409
            assert (await bob.post(f"{running}/undo", {})).status_code == 409  # the last move was Ann's
            assert made.everything() == before

    run(work())


def test_looking_without_identity_is_refused() -> None:
    async def work() -> None:
        async with scene() as made:
            paths = [f"/api/tables/{table}{look}" for table in made.tables.values() for look in LOOKS]
            for who, headers in without_identity(made).items():
                for path in [*paths, "/api/me", "/api/fair"]:
                    response = await made.people["Ann"].get(path, **headers)
                    assert response.status_code == 401, (who, path)

    run(work())
