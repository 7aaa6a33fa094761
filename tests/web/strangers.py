"""Three tables, everybody who may not touch them, and what they try."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from ludotheque.tables.identity import GUEST_LIFE, Seal, new_id
from ludotheque.tables.table import OVER
from ludotheque.web.security import GUEST_COOKIE
from tests.tables.support import stored_rows, until
from tests.web.support import Browser, Server, open_server

EVIL = "http://evil.test"

#: A body for every POST at a table. A new address must be added: `test_every_address_has_its_row_here`.
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
    "ready": {"on": True},
    "promise": {"promise": "0" * 64},
    "reveal": {"value": "x"},
    "rematch": {},
    "seat-link": {},
    "renew-links": {},
    "name": {"name": "Eve"},
}
ELSEWHERE: dict[str, Any] = {
    "/api/me": {"name": "Eve"},
    "/api/play-now": {"game": "paradis"},
    "/api/learn": {"game": "paradis"},
    "/api/tables": {"game": "paradis", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]},
    "/api/import": {},
}
OWNER_ONLY = ("start", "close", "seats", "renew-links")
LOOKS = ("", "/replay?step=0", "/export", "/links")


class Scene:
    """Three private tables of Ann's: in the lobby, running (Ann to bid), over. Bob sits too, Wanda watches."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables: dict[str, str] = {}
        self.people: dict[str, Browser] = {}
        self.seen = ""

    async def set(self) -> None:
        for name in ("Ann", "Bob", "Wanda", "Stranger"):
            self.people[name] = await self.server.guest(name)
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
        over = self.tables["over"]
        loaded = self.server.tables.registry.loaded  # another process may be faster: then it is read again
        await self.server.tables.table(over)
        await until(lambda: over in loaded and loaded[over].status == OVER)
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
        loaded = [tables.registry.loaded for tables in self.server.processes]
        await until(lambda: not any(table.thinking for tables in loaded for table in tables.values()))

    def everything(self) -> list[Any]:
        """All that is kept, except who looked when."""
        return [
            stored_rows(self.server.tables, f"SELECT * FROM {part} ORDER BY 1, 2")
            for part in ("tables", "events", "seats", "links", "guests", "snapshots")
        ]

    def body(self, name: str) -> dict[str, Any]:
        return {key: self.seen if value == "SEEN" else value for key, value in AT_TABLE[name].items()}


@asynccontextmanager
async def scene() -> AsyncIterator[Scene]:
    async with open_server() as server:
        made = Scene(server)
        await made.set()
        await made.still()
        yield made


def forged(guest: str, server: Server) -> str:
    return Seal(b"another secret of thirty-two byt").token(guest, server.clock.now())


def expired(guest: str, server: Server) -> str:
    return server.seal.token(guest, server.clock.now() - GUEST_LIFE - 1000)


def tampered(guest: str, server: Server) -> str:
    token = server.seal.token(guest, server.clock.now())
    other = new_id()
    return other + token[len(guest) :]


BAD_TOKENS = {"forged": forged, "expired": expired, "tampered": tampered}


def without_identity(made: Scene) -> dict[str, dict[str, str]]:
    """Headers of those who are nobody: no cookie, and cookies and tokens that are not ours."""
    guest = made.people["Ann"].guest
    found: dict[str, dict[str, str]] = {"nobody": {"cookie": "-"}}
    for name, make in BAD_TOKENS.items():
        token = make(guest, made.server)
        found[f"{name} cookie"] = {"cookie": f"{GUEST_COOKIE}={token}"}
        found[f"{name} token"] = {"cookie": "-", "authorization": f"Bearer {token}", "origin": "-"}
    return found


FOREIGN = {
    "another site": {"origin": EVIL},
    "a sandboxed page": {"origin": "null"},
    "our name in another scheme": {"origin": "file://table.test"},
    "our name as a prefix": {"origin": "http://table.test.evil.test"},
    "our name as a suffix": {"origin": "http://eviltable.test"},
    "a name below ours": {"origin": "http://evil.table.test"},
    "another port": {"origin": "http://table.test:8080"},
    "a form without origin": {"origin": "-"},
}


def requests(made: Scene) -> list[tuple[str, dict[str, Any]]]:
    found = [
        (f"/api/tables/{table}/{name}", made.body(name))
        for table in made.tables.values()
        for name in AT_TABLE
    ]
    return found + list(ELSEWHERE.items())
