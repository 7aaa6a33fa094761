"""Who may do what: every address and every message, tried by everybody who may not. Refused, and nothing changes."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from limits import RateLimitItemPerMinute, RateLimitItemPerSecond
from starlette.routing import WebSocketRoute

from ludotheque.tables.clocks import HandClock
from ludotheque.tables.identity import GUEST_LIFE, Seal, new_id
from ludotheque.tables.table import OVER, Table
from ludotheque.web import bodies
from ludotheque.web.security import GUEST_COOKIE, LANG_COOKIE
from tests.tables.support import run, until
from tests.web.support import HOST, ORIGIN, Browser, House, Socket, generous, in_open_house, open_house

EVIL = "http://evil.test"

#: A body for every post at a table. A new address must be added: `test_every_address_has_its_row_here`.
AT_TABLE: dict[str, dict[str, Any]] = {
    "moves": {"action": "bid 1", "seen": "SEEN", "key": "k"},
    "why": {"action": "bid 1"},
    "enter": {"token": "x" * 32},
    "join": {},
    "leave": {},
    "start": {},
    "close": {},
    "seats": {"seat": 2, "kind": "bot"},
    "undo": {},
    "restart-turn": {},
    "chat": {"text": "hello"},
    "pause": {"on": True},
    "bot-plays": {},
    "take-back": {},
    "resign": {},
    "settings": {"auto": False},
    "entropy": {"value": "x"},
    "rematch": {},
    "seat-link": {},
    "links": {},
}
ELSEWHERE: dict[str, Any] = {
    "/api/me": {"name": "Eve"},
    "/api/play-now": {"game": "paradis"},
    "/api/tables": {"game": "paradis", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]},
    "/api/import": {},
}
OWNER_ONLY = ("start", "close", "seats", "links")
LOOKS = ("", "/replay?step=0", "/export")


class Scene:
    """Three private tables of Ann's: in the lobby, running (Ann to bid), over. Bob sits too, Wanda watches."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tables: dict[str, str] = {}
        self.people: dict[str, Browser] = {}
        self.seen = ""

    async def set(self) -> None:
        for name in ("Ann", "Bob", "Wanda", "Stranger"):
            self.people[name] = await self.house.guest(name)
        for name, free in (("lobby", 1), ("running", 0), ("over", 0)):
            self.tables[name] = await self._table(free)
        running = self.tables["running"]
        state = await self.people["Ann"].look(f"/api/tables/{running}")
        await self.people["Ann"].ask(
            f"/api/tables/{running}/moves",
            {"action": "auction NW", "seen": state["you"]["decision"], "key": "first"},
        )
        for name in ("Ann", "Bob"):
            await self.people[name].ask(f"/api/tables/{self.tables['over']}/resign")
        over = await self.house.tables.table(self.tables["over"])
        await until(lambda: over.status == OVER)
        self.seen = (await self.people["Ann"].look(f"/api/tables/{running}"))["you"]["decision"]

    async def _table(self, free: int) -> str:
        kinds = [{"kind": "me"}, {"kind": "open"}] + [{"kind": "open" if free else "bot", "level": "random"}]
        if free:
            kinds[2].pop("level")
        order = {"game": "paradis", "seats": kinds, "options": {"first_chooser": "A"}}
        opened = await self.people["Ann"].ask("/api/tables", order)
        for name, link in (("Bob", "invite"), ("Wanda", "watch")):
            token = opened[link].split("=")[1]
            await self.people[name].ask(f"/api/tables/{opened['table']}/enter", {"token": token})
        await self.people["Bob"].ask(f"/api/tables/{opened['table']}/join")
        return str(opened["table"])

    async def still(self) -> None:
        """Waits until no bot is thinking."""
        tables = [await self.house.tables.table(id) for id in self.tables.values()]
        await until(lambda: not any(table.thinking for table in tables))

    def everything(self) -> list[Any]:
        """All that is kept, except who looked when."""
        read = self.house.tables.store.read
        return [
            read(f"SELECT * FROM {part} ORDER BY 1, 2")
            for part in ("tables", "events", "keys", "seats", "links", "guests", "snapshots")
        ]

    def body(self, name: str) -> dict[str, Any]:
        return {key: self.seen if value == "SEEN" else value for key, value in AT_TABLE[name].items()}


@asynccontextmanager
async def scene() -> AsyncIterator[Scene]:
    async with open_house() as house:
        made = Scene(house)
        await made.set()
        await made.still()
        yield made


def forged(guest: str, house: House) -> str:
    return Seal(b"another secret of thirty-two byt").token(guest, house.clock.now())


def expired(guest: str, house: House) -> str:
    return house.seal.token(guest, house.clock.now() - GUEST_LIFE - 1000)


def tampered(guest: str, house: House) -> str:
    token = house.seal.token(guest, house.clock.now())
    other = new_id()
    return other + token[len(guest) :]


BAD_TOKENS = {"forged": forged, "expired": expired, "tampered": tampered}


def without_identity(made: Scene) -> dict[str, dict[str, str]]:
    """Headers of those who are nobody: no cookie, and cookies and tokens that are not ours."""
    guest = made.people["Ann"].guest
    found: dict[str, dict[str, str]] = {"nobody": {"cookie": "-"}}
    for name, make in BAD_TOKENS.items():
        token = make(guest, made.house)
        found[f"{name} cookie"] = {"cookie": f"{GUEST_COOKIE}={token}"}
        found[f"{name} token"] = {"cookie": "-", "authorization": f"Bearer {token}", "origin": "-"}
    return found


FOREIGN = {
    "another site": {"origin": EVIL},
    "a sandboxed page": {"origin": "null"},
    "our name in another scheme": {"origin": "file://table.test"},
    "our name as a prefix": {"origin": "http://table.test.evil.test"},
    "a form without origin": {"origin": "-"},
}


def posts(made: Scene) -> list[tuple[str, dict[str, Any]]]:
    found = [
        (f"/api/tables/{table}/{name}", made.body(name))
        for table in made.tables.values()
        for name in AT_TABLE
    ]
    return found + list(ELSEWHERE.items())


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
}
PAGES = {"/", "/new", "/table/{id}", "/rules/{game}", "/credits"}  #: they make a guest of whoever comes
NEEDS_GUEST = {"/api/me", "/api/fair"} | {"/api/tables/{id}" + look.partition("?")[0] for look in LOOKS}
POSTS = {f"/api/tables/{{id}}/{name}" for name in AT_TABLE} | set(ELSEWHERE) | {"/api/guest"}
SOCKETS = {"/api/tables/{id}/socket"}


def plain(path: str) -> str:
    """`/table/{id:str}` without the kind."""
    return re.sub(r":[a-z]+}", "}", path)


@in_open_house
async def test_every_address_has_its_row_here(house: House) -> None:
    """A new route that no test below knows fails here."""
    gets, posted, sockets = set(), set(), set()
    for route in house.app.routes:
        path = plain(route.path)  # type: ignore[attr-defined]
        methods = getattr(route, "methods", None)
        if methods is None:
            (sockets if isinstance(route, WebSocketRoute) else gets).add(path)
            continue
        assert methods <= {"GET", "HEAD", "POST"}, path
        (posted if "POST" in methods else gets).add(path)
    assert posted == POSTS
    assert sockets == SOCKETS
    assert gets == OPEN_TO_ALL | PAGES | NEEDS_GUEST


def test_every_message_of_the_socket_has_its_row_here() -> None:
    """Whoever adds a message says what watchers and other seats get for it."""
    tags = {str(kind.__struct_config__.tag) for kind in bodies.AnyMessage.__args__}
    assert tags == FOR_EVERYBODY | SEATED_ONLY
    assert set(EXTRA) <= tags


def test_posts_without_identity_are_refused() -> None:
    async def work() -> None:
        async with scene() as made:
            before = made.everything()
            for who, headers in without_identity(made).items():
                for path, body in posts(made):
                    response = await made.people["Ann"].post(path, body, **headers)
                    assert response.status_code == 401, (who, path, response.text)
                    assert response.json()["error"]["key"] == "no-identity"
            assert made.everything() == before

    run(work())


def test_posts_from_other_sites_are_refused() -> None:
    async def work() -> None:
        async with scene() as made:
            before = made.everything()
            for who, headers in FOREIGN.items():
                for path, body in [*posts(made), ("/api/guest", {})]:
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


# --- the socket --------------------------------------------------------------------------------------


FOR_EVERYBODY = {"chat", "lang", "again", "ping"}  #: messages a watcher may send
SEATED_ONLY = {
    "play",
    "why",
    "undo",
    "restart-turn",
    "entropy",
    "pause",
    "bot-plays",
    "take-back",
    "resign",
    "start",
    "join",
    "leave",
    "settings",
}
#: What a message needs beside its type.
EXTRA: dict[str, dict[str, Any]] = {
    "play": {"action": "bid 1", "seen": "SEEN", "key": "k"},
    "why": {"action": "bid 1"},
    "chat": {"text": "hello"},
    "lang": {"lang": "fr"},
    "entropy": {"value": "x"},
    "pause": {"on": True},
    "settings": {"auto": False},
}


def messages(made: Scene, tags: set[str] | None = None) -> list[dict[str, Any]]:
    """One message of every kind."""
    return [
        {"type": tag}
        | {key: made.seen if value == "SEEN" else value for key, value in EXTRA.get(tag, {}).items()}
        for tag in sorted(tags or FOR_EVERYBODY | SEATED_ONLY)
    ]


def test_no_socket_opens_without_identity_or_from_another_site() -> None:
    async def work() -> None:
        async with scene() as made:
            before = made.everything()
            ann = made.people["Ann"]
            for table in made.tables.values():
                for who, headers in without_identity(made).items():
                    socket = ann.socket(table, **headers)
                    for message in messages(made):
                        socket.send(message)
                    assert await socket.end() == 4401, who
                    assert [json.loads(text)["type"] for text in socket.raw] == ["error"]
                for who, headers in FOREIGN.items():
                    socket = ann.socket(table, **headers)
                    for message in messages(made):
                        socket.send(message)
                    await socket.end()
                    assert not socket.accepted and socket.raw == [], who
                assert await made.people["Stranger"].socket(table).end() == 4404
            assert made.everything() == before

    run(work())


def test_messages_of_watchers_change_nothing() -> None:
    async def work() -> None:
        async with scene() as made:
            before = made.everything()
            for table in made.tables.values():
                socket = await made.people["Wanda"].sit(table)
                for message in messages(made, SEATED_ONLY):
                    answer = await socket.ask(message)
                    assert answer["type"] == "refused", (message, answer)
                await socket.close()
            assert made.everything() == before

    run(work())


def test_messages_of_another_seat_do_not_move_mine() -> None:
    async def work() -> None:
        async with scene() as made:
            before = made.everything()
            socket = await made.people["Bob"].sit(made.tables["running"])
            stolen = {"type": "play", "action": "bid 1", "seen": made.seen, "key": "k"}
            assert (await socket.ask(stolen))["reason"] == "stale"
            assert (await socket.ask({"type": "undo"}))["reason"] == "undo-another-moved"
            await socket.close()
            assert made.everything() == before

    run(work())


def anns(table: Table) -> list[object]:
    """All that is Ann's at a table, and hers alone to change."""
    played = [step.action for step in (table.course.steps if table.course else []) if step.seat == 0]
    return [
        table.owner,
        table.seat_of("ann" + "x" * 19),
        0 in table.handed,
        0 in table.resigned,
        table.auto[0],
        played,
    ]


@pytest.mark.parametrize("way", ["http", "socket"])
def test_whatever_another_seat_sends_anns_is_untouched(way: str) -> None:
    async def work() -> None:
        async with scene() as made:
            table = await made.house.tables.table(made.tables["running"])
            before = anns(table)
            assert before[1] == 0 and len(before) == 6
            bob = made.people["Bob"]
            if way == "http":
                for name in AT_TABLE:
                    await bob.post(f"/api/tables/{table.id}/{name}", made.body(name))
                    assert anns(table) == before, name
            else:
                socket = await bob.sit(table.id)
                for message in messages(made):
                    socket.send(message)
                    await socket.hear("accepted", "refused", "error", "why", "pong", "state", "chat")
                    assert anns(table) == before, message
                await socket.close()
            assert table.version > 0 and 0 in table.waiting()
            await made.still()

    run(work())


# --- how much and how often --------------------------------------------------------------------------


def test_requests_are_counted_per_guest() -> None:
    async def work() -> None:
        limits = generous(requests=RateLimitItemPerMinute(5), tables=RateLimitItemPerMinute(2))
        async with open_house(limits=limits) as house:
            ann, bob = await house.guest("Ann"), await house.guest("Bob")
            codes = [(await ann.get("/api/me")).status_code for _ in range(7)]
            assert codes == [200] * 5 + [429] * 2
            refused = await ann.get("/api/me")
            assert int(refused.headers["retry-after"]) >= 1
            made = [(await bob.post("/api/play-now", {"game": "paradis"})).status_code for _ in range(3)]
            assert made == [200, 200, 429]

    run(work())


def test_a_flood_on_a_socket_is_cut() -> None:
    async def work() -> None:
        async with open_house(limits=generous(messages=10, chat=RateLimitItemPerSecond(1))) as house:
            ann = await house.guest("Ann")
            table = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
            socket = await ann.sit(table)
            for _ in range(100):
                socket.send({"type": "ping"})
            assert await socket.end() == 4429
            again = await ann.sit(table)  # and may come back
            assert again.you["seat"] == 0

    run(work())


class StuckSocket(Socket):
    """A browser that stops reading after the first message."""

    async def _sent(self, message: Any) -> None:
        await super()._sent(message)
        if message["type"] == "websocket.send":
            await asyncio.Event().wait()


def test_who_does_not_read_is_cut_and_holds_up_nobody() -> None:
    async def work() -> None:
        async with open_house(limits=generous(behind=20)) as house:
            ann, wanda = await house.guest("Ann"), await house.guest("Wanda")
            order = {
                "game": "paradis",
                "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
                "public": True,
            }
            table = (await ann.ask("/api/tables", order))["table"]
            headers = wanda.headers(origin=ORIGIN, host=HOST)
            StuckSocket(house.app, f"/api/tables/{table}/socket", "", headers)
            quick = await ann.sit(table)
            kept = await house.tables.table(table)
            await until(lambda: len(kept.viewers) == 2)
            stuck = next(viewer for viewer in kept.viewers if viewer.guest == wanda.guest)
            for number in range(25):
                await ann.ask(f"/api/tables/{table}/chat", {"text": f"{number}"})
                assert (await quick.hear("chat"))["said"]["text"] == f"{number}"
            assert stuck.code == 4408
            assert len(stuck.waiting) <= 21

    run(work())


@in_open_house
async def test_large_bodies_and_messages_are_refused(house: House) -> None:
    ann = await house.guest("Ann")
    table = (await ann.ask("/api/play-now", {"game": "paradis"}))["table"]
    for path, size in ((f"/api/tables/{table}/chat", 70_000), ("/api/import", 3_000_000)):
        response = await ann.post(path, b'{"text": "' + b"x" * size + b'"}')
        assert response.status_code == 413
    socket = await ann.sit(table)
    socket.send({"type": "chat", "text": "x" * 20_000})
    assert await socket.end() == 4413


@in_open_house
async def test_tables_per_guest_are_limited(house: House) -> None:
    ann = await house.guest("Ann")
    order = {"game": "paradis", "seats": [{"kind": "open"}] * 3}
    codes = [(await ann.post("/api/tables", order)).status_code for _ in range(51)]
    assert codes == [200] * 50 + [409]


# --- what every answer carries -----------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/", "/new", "/credits", "/rules/paradis", "/api/games", "/nowhere", "/static/x"]
)
def test_every_answer_has_its_security_headers(path: str) -> None:
    async def work() -> None:
        async with open_house() as house:
            response = await (await house.guest("Ann")).get(path)
            policy = response.headers["content-security-policy"]
            script = next(part for part in policy.split(";") if "script-src" in part)
            assert script.strip() == "script-src 'self'"
            assert "frame-ancestors 'none'" in policy
            assert response.headers["x-content-type-options"] == "nosniff"
            assert "server" not in response.headers
            assert "access-control-allow-origin" not in response.headers

    run(work())


@in_open_house
async def test_what_nobody_foresaw_is_logged_and_not_shown(house: House) -> None:
    ann = await house.guest("Ann")

    async def broken(guest: str, lang: str) -> None:
        raise RuntimeError("secret detail")

    house.tables.lists = broken  # type: ignore[method-assign, assignment]
    response = await ann.get("/api/tables")
    assert response.status_code == 500
    assert response.json()["error"]["key"] == "house-trouble"
    assert "secret" not in response.text and "Traceback" not in response.text


def test_an_old_identity_is_renewed_on_the_next_page() -> None:
    async def work() -> None:
        async with open_house() as house:
            ann = await house.guest("Ann")
            cookie = ann.cookie()
            assert "set-cookie" not in (await ann.get("/credits", cookie=cookie)).headers
            clock = house.clock
            assert isinstance(clock, HandClock)
            clock.forward(31 * 24 * 3600 * 1000)
            renewed = (await ann.get("/credits", cookie=cookie)).headers["set-cookie"]
            assert ann.guest in renewed
            switched = await ann.get("/credits?lang=fr")
            assert f"{LANG_COOKIE}=fr" in switched.headers["set-cookie"]

    run(work())
