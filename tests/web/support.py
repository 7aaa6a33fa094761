"""Browsers for tests: they speak to the application itself, in the same loop, byte for byte."""

from __future__ import annotations

import asyncio
import itertools
import json
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from limits import RateLimitItemPerSecond
from starlette.applications import Starlette
from starlette.types import ASGIApp

from ludotheque.bots.pool import BotRunner
from ludotheque.loadtest.merging import after
from ludotheque.tables.clocks import HandClock
from ludotheque.tables.identity import Seal
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.store.collection import open_store
from ludotheque.tables.store.sql import Store
from ludotheque.web.app import build_app
from ludotheque.web.security import GUEST_COOKIE, Gatekeeper, Limits
from tests.tables.support import run

HOST = "table.test"
ORIGIN = f"http://{HOST}"
SECRET = b"s" * 32
HANGS = 600  #: seconds after which nothing will come any more; no test measures it


def generous(**more: Any) -> Limits:
    """Limits that no test reaches by accident."""
    many = RateLimitItemPerSecond(1_000_000)
    settings: dict[str, Any] = {
        "requests": many,
        "address": many,
        "address_tables": many,
        "acts": many,
        "address_sockets": 1_000_000,
        "connects": many,
        "address_connects": many,
        "guests": many,
        "tables": many,
        "chat": many,
        "messages": 1_000_000,
        "moves": 1_000_000,
        "address_moves": 1_000_000,
    }
    return Limits(**{**settings, **more})


#: Opens the store of a server, given its folder; the fixture `stores` puts PostgreSQL's here.
new_store: Callable[[Path], Store] = open_store
#: Opens the same store once more, for a second process that serves the same tables; None: there is no second one.
same_store: Callable[[Store], Store] | None = None


class Server:
    """The whole application over a store, with a clock turned by hand.

    With `same_store` it is two: requests and sockets go to each of them in turn, as a proxy would send them.
    """

    def __init__(self, folder: Path, limits: Limits | None = None, bots: BotRunner | None = None) -> None:
        self._numbers = itertools.count(1)
        self._bots = bots or BotRunner()
        self.clock = HandClock()
        self.tables = self._tables(new_store(folder))
        self.seal = Seal(SECRET)
        self.gate = Gatekeeper(self.seal, self.clock, limits or generous())
        self._pings: list[tuple[asyncio.TimerHandle, Callable[[], None]]] = []
        self.ping_intervals: set[float] = set()  #: the seconds after which pings were to come
        self.app: Starlette = build_app(self.tables, self.gate, self._later)
        self.processes = [self.tables]
        apps = [self.app]
        if same_store is not None:
            self.processes.append(self._tables(same_store(self.tables.store)))
            apps.append(build_app(self.processes[1], self.gate, self._later))
        self._turns = itertools.cycle(apps)

    async def close(self) -> None:
        """Closes every process and its store, with all connections to a database."""
        for tables in self.processes:
            await tables.close()
            tables.store.close()

    def _tables(self, store: Store) -> Tables:
        return Tables(
            store,
            clock=self.clock,
            bots=self._bots,
            bot_pause=0.0,
            undo_pause=0.0,
            make_seed=lambda: bytes([next(self._numbers) % 256]) * 32,
            make_id=lambda: f"table{next(self._numbers)}",
            secret=SECRET,
        )

    async def entry(self, scope: Any, receive: Any, send: Any) -> None:
        """Where browsers send their requests and open their sockets."""
        await next(self._turns)(scope, receive, send)

    def _later(self, seconds: float, ping: Callable[[], None]) -> asyncio.TimerHandle:
        self.ping_intervals.add(seconds)
        self._pings.append((asyncio.get_running_loop().call_later(HANGS, ping), ping))
        return self._pings[-1][0]

    async def ping_all(self) -> None:
        """The time of a heartbeat has passed for every open socket."""
        due, self._pings = self._pings, []
        assert any(not timer.cancelled() for timer, _ in due), "nobody would ever hear a ping"
        for timer, ping in due:
            if not timer.cancelled():
                timer.cancel()
                ping()

    def browser(self, guest: str = "", lang: str = "en") -> Browser:
        """A browser with the cookie of a guest ("" has none yet)."""
        return Browser(self, guest, lang)

    async def guest(self, name: str, lang: str = "en") -> Browser:
        """A browser of a new guest of that name; his id is made of the name, so that it is always the same."""
        guest = (name.lower() + "x" * 22)[:22]
        await self.tables.rename(guest, name)
        return self.browser(guest, lang)


@asynccontextmanager
async def open_server(folder: Path | None = None, **more: Any) -> AsyncIterator[Server]:
    with tempfile.TemporaryDirectory() as temporary:
        server = Server(folder or Path(temporary), **more)
        try:
            for tables in server.processes:
                if tables.sharing is not None:  # bots play where the lease of a table is
                    await tables.resume()
            yield server
        finally:
            await server.close()


def with_server(test: Callable[[Server], Awaitable[None]]) -> Callable[[], None]:
    def runs() -> None:
        async def work() -> None:
            async with open_server() as server:
                await test(server)

        run(work())

    runs.__name__ = test.__name__
    runs.__doc__ = test.__doc__
    return runs


class Browser:
    """One browser: its cookie, its language, its requests and sockets."""

    def __init__(self, server: Server, guest: str, lang: str) -> None:
        self.server = server
        self.guest = guest
        self.lang = lang
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(server.entry), base_url=ORIGIN)

    def cookie(self) -> str:
        if not self.guest:
            return ""
        return f"{GUEST_COOKIE}={self.server.seal.token(self.guest, self.server.clock.now())}"

    def headers(self, **more: str) -> dict[str, str]:
        cookie = {"cookie": self.cookie()} if self.guest else {}
        return {"accept-language": self.lang, **cookie, **more}

    async def get(self, path: str, **headers: str) -> httpx.Response:
        return await self.http.get(path, headers=self.headers(**headers))

    async def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        sent = self.headers(**{"origin": ORIGIN, "content-type": "application/json", **headers})
        sent = {name: value for name, value in sent.items() if value != "-"}
        content = body if isinstance(body, bytes) else json.dumps({} if body is None else body).encode()
        return await self.http.post(path, content=content, headers=sent)

    async def ask(self, path: str, body: Any = None) -> Any:
        """A POST that succeeds."""
        response = await self.post(path, body)
        assert response.status_code == 200, response.text
        return response.json()

    async def look(self, path: str) -> Any:
        """A get that succeeds."""
        response = await self.get(path)
        assert response.status_code == 200, response.text
        return response.json()

    async def sit(self, table: str, lang: str = "", **headers: str) -> Socket:
        """Opens the socket of a table and waits for the state."""
        socket = self.socket(table, lang, **headers)
        await socket.hear("state")
        return socket

    def socket(self, table: str, lang: str = "", **headers: str) -> Socket:
        sent = self.headers(**{"origin": ORIGIN, "host": HOST, **headers})
        query = f"lang={lang}" if lang else ""
        return Socket(self.server.entry, f"/api/tables/{table}/socket", query, sent)


class Socket:
    """A WebSocket into the application."""

    def __init__(self, app: ASGIApp, path: str, query: str, headers: dict[str, str]) -> None:
        self.incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.raw: list[str] = []
        self.closed: int | None = None
        self.accepted = False
        self.scene: dict[str, Any] | None = None
        self.you: dict[str, Any] = {}
        self.outcome: dict[str, Any] | None = None
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode(), value.encode()) for name, value in headers.items() if value != "-"
            ],
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
            "subprotocols": [],
            "state": {},
        }
        self.incoming.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.ensure_future(app(scope, self.incoming.get, self._sent))

    async def _sent(self, message: Any) -> None:
        await self.outgoing.put(message)

    async def receive(self) -> dict[str, Any] | None:
        """The next message; None when the line was cut."""
        while self.closed is None:
            message = await asyncio.wait_for(self.outgoing.get(), HANGS)
            if message["type"] == "websocket.accept":
                self.accepted = True
            elif message["type"] == "websocket.close":
                self.closed = message.get("code", 1000)
            elif message["type"] == "websocket.send":
                self.raw.append(message["text"])
                return self._noted(json.loads(message["text"]))
        return None

    def _noted(self, received: dict[str, Any]) -> dict[str, Any]:
        state = after({"scene": self.scene, "you": self.you}, received)
        self.scene, self.you = state["scene"], state["you"]
        self.outcome = received.get("outcome") or self.outcome
        return received

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            received = await self.receive()
            assert received is not None, f"closed with {self.closed} while waiting for {kinds}"
            if received["type"] in kinds:
                return received

    async def drain(self) -> list[dict[str, Any]]:
        """All that waits to be heard now."""
        heard = []
        for _ in range(5):
            await asyncio.sleep(0)
        while not self.outgoing.empty():
            received = await self.receive()
            if received is not None:
                heard.append(received)
        return heard

    def send(self, message: Any) -> None:
        text = message if isinstance(message, str) else json.dumps(message)
        self.incoming.put_nowait({"type": "websocket.receive", "text": text})

    def send_bytes(self, data: bytes) -> None:
        self.incoming.put_nowait({"type": "websocket.receive", "bytes": data})

    async def ask(self, message: Any) -> dict[str, Any]:
        """Sends, and gives the answer."""
        self.send(message)
        return await self.hear("accepted", "refused", "error", "why", "effects", "rehearsal", "hint", "pong")

    async def play(self, action: str, key: str = "") -> dict[str, Any]:
        play = {"type": "play", "action": action, "seen": self.you["decision"], "key": key or action}
        return await self.ask(play)

    async def end(self) -> int | None:
        """Waits until the line is cut; the code."""
        while self.closed is None:
            await self.receive()
        return self.closed

    async def close(self) -> None:
        self.incoming.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await self.task


async def auction_of_three(server: Server, **more: Any) -> tuple[str, list[Browser]]:
    """Paradies: Ann, Bob and Cleo at a public table, about to bid in secret for the villa in the north-west."""
    browsers = [await server.guest(name) for name in ("Ann", "Bob", "Cleo")]
    order = {
        "game": "paradis",
        "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}],
        "options": {"first_chooser": "A"},
        "public": True,
        **more,
    }
    table = (await browsers[0].ask("/api/tables", order))["table"]
    for browser in browsers[1:]:
        await browser.ask(f"/api/tables/{table}/join")
    state = await browsers[0].look(f"/api/tables/{table}")
    await browsers[0].ask(
        f"/api/tables/{table}/moves",
        {"action": "auction NW", "seen": state["you"]["decision"], "key": "first"},
    )
    return table, browsers
