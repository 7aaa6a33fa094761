"""Lines end in order: when the house closes, when the browser goes, and when nobody holds them any more."""

from __future__ import annotations

import asyncio
import gc
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest
from websockets.frames import Frame, Opcode

from ludotheque.tables.service import Tables
from ludotheque.web.sockets import SocketViewer
from ludotheque.web.wire import Wire, text_head
from tests.tables.support import run, until
from tests.web.support import House, auction_of_three, in_open_house


@in_open_house
async def test_a_house_that_closes_sends_its_viewers_home(house: House) -> None:
    table, browsers = await auction_of_three(house)
    sockets = [await browser.sit(table) for browser in browsers]
    kept = await house.tables.table(table)
    await house.tables.close()
    assert [await socket.end() for socket in sockets] == [1012] * 3
    await asyncio.gather(*(socket.task for socket in sockets))
    assert not kept.viewers


@in_open_house
async def test_a_browser_that_goes_leaves_nothing_behind(house: House) -> None:
    table, browsers = await auction_of_three(house)
    kept = await house.tables.table(table)
    before = asyncio.all_tasks()
    sockets = [await browser.sit(table) for browser in browsers]
    for socket in sockets:
        await socket.close()
    assert not kept.viewers
    await until(lambda: asyncio.all_tasks() <= before)


@in_open_house
async def test_a_browser_that_breaks_the_line_while_we_send_is_no_trouble(house: House) -> None:
    table, browsers = await auction_of_three(house)
    socket = await browsers[0].sit(table)

    async def broken(message: Any) -> None:
        raise ConnectionResetError("gone")

    kept = await house.tables.table(table)
    viewer = next(iter(kept.viewers))
    viewer.send = broken
    bob = await browsers[1].sit(table)
    assert (await bob.play("bid 4"))["type"] == "accepted"
    await socket.task
    assert len(kept.viewers) == 1


# --- the short cut to the wire ------------------------------------------------------------------------


def frame(message: bytes) -> bytes:
    return text_head(len(message)) + message


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_the_one_that_the_library_makes(size: int) -> None:
    message = b"x" * size
    assert frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


class FakeWire(Wire):
    """Takes what is written, or is not free."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.written: list[bytes] = []
        self.open = True
        self.transport = self  # type: ignore[assignment]

    def free(self) -> bool:
        return self.open

    def is_closing(self) -> bool:
        return False

    def write(self, frames: bytes) -> None:
        self.written.append(frames)


def test_what_is_said_in_one_turn_is_one_write_and_nothing_overtakes() -> None:
    async def work() -> None:
        heard: list[str] = []
        gate = asyncio.Event()
        wire = FakeWire()

        async def send(message: Any) -> None:
            await gate.wait()
            heard.append(message.get("text", message["type"]))

        viewer = SocketViewer("guest", "en", send, 10, wire)
        sender = asyncio.ensure_future(viewer.send_on())
        viewer.push(b"one")
        viewer.push(b"two")
        assert wire.written == []
        await asyncio.sleep(0)
        assert wire.written == [frame(b"one") + frame(b"two")]
        viewer.push(b"three")
        wire.open = False  # the other side does not read
        viewer.push(b"four")
        assert wire.written[1:] == [frame(b"three")]
        await asyncio.sleep(0)
        wire.open = True  # it reads again, but "four" has not been sent yet
        viewer.push(b"five")
        gate.set()
        await until(lambda: heard == ["four", "five"])
        viewer.push(b"six")
        viewer.cut(4408)
        assert wire.written[2:] == [frame(b"six")]
        await sender
        assert heard == ["four", "five", "websocket.close"]

    run(work())


def test_a_line_thrown_away_half_way_does_not_resist(monkeypatch: pytest.MonkeyPatch) -> None:
    """An event loop keeps its tasks by weak references only: a whole house may be forgotten with its lines."""
    refused: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", lambda told: refused.append(told.exc_value))

    async def sit_and_forget(folder: Path) -> Tables:
        house = House(folder)
        table, browsers = await auction_of_three(house)
        for browser in browsers:
            await browser.sit(table)
        house.tables.store.close()
        return house.tables

    async def work() -> None:
        with tempfile.TemporaryDirectory() as folder:
            tables = await sit_and_forget(Path(folder))
            assert len(tables.tables) == 1
            del tables
            gc.collect()

    run(work())
    assert refused == []
