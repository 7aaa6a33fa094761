"""Two servers with the same table, and the same viewer on both: every byte that is sent is compared."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.position import snapshot
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.tables.events import PERSON, Chair, Pace
from ludotheque.tables.orders import Order
from ludotheque.tables.store.copying import copy_all
from ludotheque.tables.store.database import Database
from ludotheque.tables.table import Table
from tests.tables.support import guest_at, play_people
from tests.web.support import Browser, Server, Socket

NAMES = ("Ann", "Bob", "Cleo", "Dan")


def database(server: Server) -> Database:
    return server.tables.store.database


class Twins:
    """Two servers with the same table; in the second one, all that the observer cannot see is dealt again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.servers: list[Server] = []
        self.id = ""

    async def open(self, game: str, seats: int, steps: int, chance: random.Random) -> None:
        """Plays some moves on the first server and copies it."""
        (self.folder / "one").mkdir(parents=True)
        first = Server(self.folder / "one")
        self.servers.append(first)
        guests = [(await first.guest(name)).guest for name in (*NAMES[:seats], "Wanda")]
        chairs = [Chair(PERSON, guest, name) for guest, name in zip(guests[:seats], NAMES, strict=False)]
        self.id = await first.tables.open(guests[0], Order(game, chairs, Pace(), public=True))
        table = await first.tables.table(self.id)
        await play_people(first.tables, table, chance, most=steps)
        (self.folder / "two").mkdir()
        second = Server(self.folder / "two")
        self.servers.append(second)
        copy_all(database(first), database(second))

    async def tables(self) -> tuple[Table, Table]:
        return await self.servers[0].tables.table(self.id), await self.servers[1].tables.table(self.id)

    async def deal_again(self, seat: int, seed: int) -> bool:
        """Deals the hidden part of the second server anew; False if there was nothing hidden to differ."""
        mine, other = await self.tables()
        assert other.match is not None
        seen = mine.game.observe(mine.position, seat)
        other.match.position = mine.game.imagine(seen, SeededChance(seed))
        return snapshot(other.position) != snapshot(mine.position)

    async def close(self) -> None:
        for server in self.servers:
            await server.close()


class Pair:
    """The same viewer on both servers; `compare` wants every byte the same."""

    def __init__(self, twins: Twins, guest: str) -> None:
        self.twins = twins
        self.browsers = [Browser(server, guest, "en") for server in twins.servers]
        self.sockets: list[Socket] = []

    async def sit(self, lang: str) -> None:
        self.sockets += [await browser.sit(self.twins.id, lang) for browser in self.browsers]

    async def get(self, path: str) -> None:
        answers = [await browser.get(path) for browser in self.browsers]
        assert answers[0].content == answers[1].content, path
        assert answers[0].status_code == answers[1].status_code

    async def post(self, path: str, body: dict[str, Any]) -> int:
        answers = [
            await browser.post(f"/api/tables/{self.twins.id}/{path}", body) for browser in self.browsers
        ]
        assert answers[0].content == answers[1].content, (path, body)
        return answers[0].status_code

    async def ask(self, message: dict[str, Any]) -> None:
        """A question over every socket; `compare` sees what is answered."""
        for socket in self.sockets:
            await socket.ask(message)

    async def compare(self) -> None:
        for socket in self.sockets:
            await socket.drain()
        for one, two in zip(self.sockets[::2], self.sockets[1::2], strict=True):
            assert one.raw == two.raw


def observer_guest(table: Table, seat: int) -> str:
    return ("wanda" + "x" * 22)[:22] if seat == SPECTATOR else guest_at(table, seat)
