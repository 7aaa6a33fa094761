"""The way of a move, traced from the socket's message to the update that all viewers get: few files, one order."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import ludotheque
from ludotheque.games import CATALOGUE
from tests.tables.support import run
from tests.web.support import Browser, Server, Socket, open_server

PACKAGE = Path(ludotheque.__file__).parent
MOST = 10  #: files of `tables` and `web` that a move may pass

#: All of them, in the order of docs/life-of-a-move.md.
FILES = {
    "web/sockets.py",
    "tables/service/play.py",
    "tables/service/registry.py",
    "tables/table.py",
    "tables/fold.py",
    "tables/clocks.py",
    "tables/store/sql.py",
    "tables/publish/publisher.py",
    "tables/publish/seat_view.py",
    "tables/publish/render.py",
}


class Trace:
    """The files of `tables` and `web` whose functions are called while it is on, in the order of their first call."""

    def __init__(self) -> None:
        self.on = False
        self.files: list[str] = []

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        if self.on and event == "call":
            file = Path(frame.f_code.co_filename)
            if file.is_relative_to(PACKAGE):
                name = file.relative_to(PACKAGE).as_posix()
                if name.startswith(("tables/", "web/")) and name not in self.files:
                    self.files.append(name)


@contextmanager
def traced() -> Iterator[Trace]:
    """A trace of this thread, and of those that are started meanwhile (the store's writer)."""
    trace = Trace()
    threading.setprofile(trace)
    sys.setprofile(trace)
    try:
        yield trace
    finally:
        sys.setprofile(None)
        threading.setprofile(None)


async def full_table(server: Server, game: str, seats: int) -> tuple[str, list[Browser], list[Socket]]:
    """A table of people, each with a connection."""
    browsers = [await server.guest(name) for name in ("Ann", "Bob", "Cleo", "Dan", "Eve", "Finn")[:seats]]
    wishes = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
    order = {"game": game, "seats": wishes, "public": True, "auto": False}
    table = (await browsers[0].ask("/api/tables", order))["table"]
    for browser in browsers[1:]:
        await browser.ask(f"/api/tables/{table}/join", {})
    return table, browsers, [await browser.sit(table) for browser in browsers]


async def move(server: Server, table_id: str, sockets: list[Socket], trace: Trace) -> None:
    """One move, and the updates of everybody."""
    table = await server.tables.table(table_id)
    seat = table.waiting()[0]
    action = table.position.menu(seat)[0].notation
    socket = sockets[seat]
    trace.on = True
    socket.send({"type": "play", "action": action, "seen": socket.you["decision"], "key": f"{table.version}"})
    for other in sockets:
        await other.hear("update")
    await socket.hear("accepted")
    trace.on = False


@pytest.mark.parametrize("game", [game.meta.id for game in CATALOGUE])
def test_a_move_passes_few_files(game: str) -> None:
    async def work(trace: Trace) -> None:
        async with open_server() as server:
            seats = next(one.meta.min_seats for one in CATALOGUE if one.meta.id == game)
            table, _, sockets = await full_table(server, game, seats)
            for _ in range(5):
                await move(server, table, sockets, trace)

    with traced() as trace:
        run(work(trace))
    assert len(trace.files) <= MOST, f"{len(trace.files)} files: {', '.join(trace.files)}"


def test_the_document_names_the_files() -> None:
    page = (Path(__file__).parents[2] / "docs" / "life-of-a-move.md").read_text(encoding="utf-8")
    assert [file for file in sorted(FILES) if file not in page] == []


def test_a_move_passes_every_file_that_the_document_names() -> None:
    async def work(trace: Trace) -> None:
        async with open_server() as server:
            table, _, sockets = await full_table(server, "paradis", 3)
            await move(server, table, sockets, trace)

    with traced() as trace:
        run(work(trace))
    assert FILES - set(trace.files) - compiled() == set()


def compiled() -> set[str]:
    """Files whose functions a trace does not see."""
    return {file for file in FILES if not str(sys.modules[module_of(file)].__file__).endswith(".py")}


def module_of(file: str) -> str:
    return "ludotheque." + file.removesuffix(".py").replace("/", ".")
