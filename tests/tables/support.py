"""Tables for tests: a store in a temporary folder, a clock that stands still, bots that think at once."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from ludotheque.bots.pool import BotRunner
from ludotheque.kernel.actions import Action
from ludotheque.kernel.seats import SPECTATOR
from ludotheque.loadtest.merging import after
from ludotheque.tables.clocks import HandClock
from ludotheque.tables.events import OPEN, PERSON, Chair, Pace
from ludotheque.tables.orders import Order, bot_chair
from ludotheque.tables.publish.publisher import Viewer
from ludotheque.tables.publish.seat_view import SeatView
from ludotheque.tables.service.tables import Tables
from ludotheque.tables.store.collection import open_store
from ludotheque.tables.store.sqlite import SqliteStore
from ludotheque.tables.table import RUNNING, Table

Result = TypeVar("Result")


def run(work: Coroutine[Any, Any, Result]) -> Result:
    """Runs one test's work in a loop of its own."""
    return asyncio.run(work)


def with_tables(test: Callable[[Tables], Awaitable[None]]) -> Callable[[], None]:
    """A test that gets open tables."""

    def runs() -> None:
        async def work() -> None:
            async with open_tables() as tables:
                await test(tables)

        run(work())

    runs.__name__ = test.__name__
    runs.__doc__ = test.__doc__
    return runs


@asynccontextmanager
async def open_tables(folder: Path | None = None, **parts: Any) -> AsyncIterator[Tables]:
    """Open tables; `tables.clock` is turned by hand, seeds and table ids are always the same."""
    with tempfile.TemporaryDirectory() as temporary:
        numbers = itertools.count(1)
        store = open_store(folder or Path(temporary))
        settings: dict[str, Any] = {
            "clock": HandClock(),
            "bots": BotRunner(),
            "bot_pause": 0.0,
            "undo_pause": 0.0,
            "make_seed": lambda: bytes([next(numbers) % 256]) * 32,
            "make_id": lambda: f"table{next(numbers)}",
        }
        settings.update(parts)
        tables = Tables(store, **settings)
        try:
            yield tables
        finally:
            await tables.close()
            store.close()


def stored_rows(tables: Tables, sql: str, *values: object) -> list[tuple[Any, ...]]:
    """What stands in the file or the database of the store, read past it."""
    store = tables.store
    if not isinstance(store, SqliteStore):
        with store.database.connection() as connection:
            return connection.execute(sql, values).fetchall()
    db = sqlite3.connect(store.file)
    try:
        return db.execute(sql, values).fetchall()
    finally:
        db.close()


def people(number: int) -> list[Chair]:
    """Ann, Bob, Cleo …: guests of the same name in small letters."""
    names = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")
    return [Chair(PERSON, name.lower(), name) for name in names[:number]]


def bots(number: int, level: str = "random", first: int = 0) -> list[Chair]:
    return [bot_chair(seat, level) for seat in range(first, first + number)]


def free(number: int) -> list[Chair]:
    return [Chair(OPEN) for _ in range(number)]


async def open_table(
    tables: Tables, chairs: list[Chair], game: str = "paradis", pace: Pace | None = None, **more: Any
) -> Table:
    """A table whose owner is the first person, or "owner"."""
    owner = next((chair.guest for chair in chairs if chair.kind == PERSON), "owner")
    id = await tables.open(owner, Order(game, chairs, pace or Pace(), **more))
    return await tables.table(id)


def guest_at(table: Table, seat: int) -> str:
    assert table.chairs[seat].kind == PERSON
    return table.chairs[seat].guest


def seen_by(table: Table, seat: int) -> str:
    """The decision this seat is shown."""
    return SeatView(table, seat).decision


_keys = itertools.count()


async def move(tables: Tables, table: Table, seat: int, notation: str, key: str = "") -> int:
    """A person's move, as one who has just looked."""
    done = await tables.play(
        table.id, guest_at(table, seat), notation, seen_by(table, seat), key or f"key {next(_keys)}"
    )
    return done.version


def any_action(table: Table, seat: int, chance: random.Random) -> Action:
    """A legal action; no endless haggling."""
    menu = table.position.menu(seat)
    plain = [action for action in menu if not action.open_ended]
    return chance.choice(plain or list(menu))


async def play_people(tables: Tables, table: Table, chance: random.Random, most: int = 10_000) -> int:
    """Plays for everybody who sits at the table as a person; the number of moves."""
    made = 0
    while table.status == RUNNING and made < most:
        waiting = [seat for seat in table.waiting() if not table.played_by_bot(seat)]
        if not waiting:
            await asyncio.sleep(0)
            continue
        seat = chance.choice(waiting)
        await move(tables, table, seat, any_action(table, seat, chance).notation)
        made += 1
    return made


async def until(true: Callable[[], bool], turns: int = 500_000) -> None:
    """Lets everybody work until something is so."""
    for _ in range(turns):
        if true():
            return
        await asyncio.sleep(0.0005)
    raise AssertionError("it never came to that")


class Watcher(Viewer):
    """A viewer that keeps what it was sent, and the state that the updates make."""

    def __init__(self, guest: str, lang: str = "en") -> None:
        super().__init__(guest, SPECTATOR, False, lang)
        self.raw: list[bytes] = []
        self.received: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {"scene": None, "you": {}}
        self.gone = False

    @property
    def scene(self) -> dict[str, Any] | None:
        scene: dict[str, Any] | None = self.state["scene"]
        return scene

    @property
    def you(self) -> dict[str, Any]:
        you: dict[str, Any] = self.state["you"]
        return you

    def push(self, message: bytes) -> None:
        self.raw.append(message)
        answered = json.loads(message)
        self.received.append(answered)
        self.state = after(self.state, answered)

    def lost(self) -> None:
        self.gone = True

    def updates(self) -> list[dict[str, Any]]:
        return [answered for answered in self.received if answered["type"] == "update"]

    def texts(self) -> list[str]:
        """All lines of the log sent in updates."""
        return [
            text["text"]
            for answered in self.updates()
            for line in answered["happened"]
            for text in line["texts"]
        ]
