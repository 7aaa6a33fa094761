"""Answers: what may be kept, what each costs, and what odd requests are answered."""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import urljoin, urlsplit

import httpx
import pytest
from limits import RateLimitItemPerHour

from ludotheque.tables.loading import load_table
from ludotheque.web import openapi
from ludotheque.web.addresses import for_friends
from tests.tables.support import run
from tests.web.support import HOST, ORIGIN, Server, generous, open_server, with_server


@with_server
async def test_nothing_that_belongs_to_somebody_is_kept_on_the_way(server: Server) -> None:
    """The game file of a finished match, for instance, said nothing: a cache of a proxy might have kept it."""
    ann = await server.guest("Ann")
    id = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]

    async def exported(id: str, guest: str) -> str:
        return "{}"

    server.tables.export = exported  # as if the match were over
    paths = ["/", "/new", f"/table/{id}", "/credits", "/rules/paradis", "/nowhere", "/healthz", "/readyz"]
    paths += [
        "/api/me",
        "/api/tables",
        "/api/games",
        "/api/fair",
        "/api/nowhere",
        "/api/tables/",
        "/static/x",
    ]
    paths += [f"/api/tables/{id}{part}" for part in ("", "/", "/export", "/replay", "/links", "/moves")]
    for path in paths:
        response = await ann.get(path)
        assert response.headers.get_list("cache-control") == ["no-store"], path
        assert response.headers.get_list("content-security-policy"), path
    for path in ("/static/js/api.js", "/sw.js", "/art/paradis/cover.svg"):
        assert (await ann.get(path)).headers.get_list("cache-control") == ["no-cache"]


@with_server
async def test_no_answer_leads_to_another_server(server: Server) -> None:
    ann = await server.guest("Ann")
    for path in (
        "/table/",
        "//evil.test/",
        "/%5cevil.test/",
        "/api/tables/",
        "//evil.test/%2f..",
        "/rules/a/",
    ):
        location = (await ann.get(path)).headers.get("location", ORIGIN)
        assert urlsplit(location)[:2] == ("http", HOST), path


@pytest.mark.parametrize("path", ["//evil.test/", "/\\evil.test/", "//evil.test", "/javascript:alert(1)"])
def test_no_link_of_an_error_page_leads_to_another_server(path: str) -> None:
    """The switch of languages repeated the path that was asked for, and `//evil.test/` is a server."""

    @with_server
    async def story(server: Server) -> None:
        asked = httpx.Request("GET", httpx.URL(ORIGIN, raw_path=path.encode()))
        asked.headers.update((await server.guest("Ann")).headers())
        answer = await server.browser().http.send(asked)
        links = re.findall(r'(?:href|src|action)="([^"]*)"', answer.text)
        assert answer.status_code == 404 and len(links) > 5
        for link in links:
            assert urlsplit(urljoin(f"{ORIGIN}{path}", link))[:2] == ("http", HOST), link
            assert "evil" not in link and "javascript" not in link

    story()


def test_the_description_for_programs_is_made_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It took 30 ms each time, 400 times a second for whoever asked."""
    made: list[int] = []
    describe = openapi.describe

    def counted(api: Any) -> dict[str, Any]:
        made.append(1)
        return describe(api)

    monkeypatch.setattr(openapi, "describe", counted)

    async def work() -> None:
        async with open_server() as server:
            for _ in range(5):
                assert (await server.browser().get("/api/openapi.json")).json()["openapi"] == "3.1.0"

    run(work())
    assert len(made) == 1


def test_an_address_too_long_for_a_code_is_left_out() -> None:
    """Behind a proxy any `Host` comes through: the links of the table were answered with 500."""
    assert for_friends("http://" + "a" * 5000, ["http://192.0.2.7"]) == ["http://192.0.2.7"]


@pytest.mark.parametrize("limit", ["connects", "address_connects"])
def test_sockets_that_come_and_go_are_limited(limit: str) -> None:
    """Each tells everybody at the table: a few hundred a second filled the lines of all who looked."""

    async def work() -> None:
        async with open_server(limits=generous(**{limit: RateLimitItemPerHour(6)})) as server:
            ann = await server.guest("Ann")
            id = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
            for _ in range(6):
                await (await ann.sit(id)).close()
            assert await ann.socket(id).end() == 4429
            bob = (await server.guest("Bob")).socket(id)
            assert await bob.end() == (4404 if limit == "connects" else 4429)  # it is not his table

    run(work())


HUGE = (10**30, 2**63, -1, -(2**63), 601)


@pytest.mark.parametrize("field", ["minutes", "extra", "count", "days"])
@pytest.mark.parametrize("kind", ["relaxed", "live", "days"])
def test_a_pace_has_no_odd_number_anywhere(kind: str, field: str) -> None:
    """Numbers that this kind of pace does not use were stored as they came."""

    async def work() -> None:
        async with open_server() as server:
            ann = await server.guest("Ann")
            order = {"game": "paradis", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
            for number in HUGE:
                response = await ann.post("/api/tables", {**order, "pace": {"kind": kind, field: number}})
                assert response.status_code == 400, (number, response.text)
            id = (await ann.ask("/api/tables", {**order, "pace": {"kind": kind, field: 5}}))["table"]
            assert load_table(server.tables.store, id) is not None

    run(work())
