"""The short cuts of the wire: whatever comes, in whatever pieces, is heard as ever, and what goes out is the same."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from ludotheque.web.sockets import SocketViewer
from ludotheque.web.wire import Wire, ends_whole, only_text, text_head
from tests.tables.support import run, until

REQUEST = (
    b"GET /here HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


class Ear(asyncio.Transport):
    """The other end: notes what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.closed = False
        self.paused = False

    def write(self, data: Any) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        assert not self.paused
        self.paused = True

    def resume_reading(self) -> None:
        assert self.paused
        self.paused = False


def frame(opcode: Opcode, data: bytes, last: bool = True) -> bytes:
    return Frame(opcode, data, last).serialize(mask=True)


def text(data: str) -> bytes:
    return frame(Opcode.TEXT, data.encode())


def configured(app: Any) -> Config:
    made = Config(app, interface="asgi3", ws_max_size=1 << 16, ws_per_message_deflate=False, log_config=None)
    made.loaded, made.loaded_app = True, app
    return made


class Heard:
    """What an application hears when these chunks come in, and what the other side is told."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol], chunks: list[bytes], hurried: bool) -> None:
        self.kind = kind
        self.chunks = chunks
        self.hurried = hurried  #: the application gets no time between the chunks
        self.events: list[Any] = []
        self.ear = Ear()
        run(self.listen())

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            event = await receive()
            self.events.append(event)
            if event["type"] == "websocket.disconnect":
                return
            await asyncio.sleep(0)

    async def listen(self) -> None:
        state = ServerState()
        protocol = self.kind(configured(self.app), state, {})
        protocol.connection_made(self.ear)
        protocol.data_received(REQUEST)
        await self.rest()
        for chunk in self.chunks:
            if self.ear.closed:
                break
            while self.ear.paused:  # nothing comes while nobody reads
                await asyncio.sleep(0)
            protocol.data_received(chunk)
            if not self.hurried:
                await self.rest()
        await self.rest()
        self.ear.closed = True
        protocol.connection_lost(None)
        await asyncio.gather(*state.tasks)

    async def rest(self) -> None:
        for _ in range(20):
            await asyncio.sleep(0)


def told(chunks: list[bytes], hurried: bool = False) -> list[str]:
    """The same with and without the short cut; gives back the texts that were heard."""
    short, library = (Heard(kind, chunks, hurried) for kind in (Wire, WebSocketsSansIOProtocol))
    assert short.events == library.events
    assert short.ear.written == library.ear.written
    return [event["text"] for event in short.events if "text" in event]


SIZES = st.sampled_from((0, 1, 125, 126, 70_000))
BODIES = st.binary(max_size=12) | st.just("é".encode()) | SIZES.map(bytes)
DATA = st.builds(frame, st.sampled_from((Opcode.TEXT, Opcode.BINARY, Opcode.CONT)), BODIES, st.booleans())
CONTROL = st.builds(frame, st.sampled_from((Opcode.PING, Opcode.PONG)), st.binary(max_size=12))
FRAMES = DATA | CONTROL | st.binary(max_size=8)
TEXTS = st.text(max_size=200).map(text)


@given(st.lists(TEXTS | FRAMES, max_size=8), st.lists(st.integers(0, 400), max_size=8), st.booleans())
@example([text("one"), text("two")], [], True)
@example([text("one"), text("two")], [4], False)
@example([frame(Opcode.TEXT, b"\xff")], [], False)
@example([frame(Opcode.TEXT, b"o", False), text("two"), frame(Opcode.CONT, b"ne")], [], False)
def test_whatever_comes_is_heard_as_ever(frames: list[bytes], cuts: list[int], hurried: bool) -> None:
    whole = b"".join(frames)
    told(frames, hurried)
    told([whole], hurried)
    places = sorted({min(cut, len(whole)) for cut in cuts} | {0, len(whole)})
    told([whole[start:end] for start, end in pairwise(places)], hurried)


@pytest.mark.parametrize("hurried", [False, True])
@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535])
def test_messages_arrive_in_order_whatever_their_size(size: int, hurried: bool) -> None:
    sent = ["x" * size, "two", "é" * (size // 2)]
    assert told([text(one) for one in sent], hurried) == sent


def test_one_message_is_taken_at_a_time() -> None:
    """Who sends faster than the application reads has to wait at the door."""

    async def work() -> None:
        wire = Wire(configured(None), ServerState(), {})
        ear = Ear()
        wire.connection_made(ear)
        wire.between = True
        for number in range(2):  # nobody reads yet
            wire.data_received(text(str(number)))
        assert ear.paused
        heard: list[Any] = [await wire.receive()]
        assert ear.paused
        heard.append(await wire.receive())
        assert not ear.paused
        assert [event["text"] for event in heard] == ["0", "1"]

    run(work())


def test_nothing_is_heard_after_the_line_was_closed() -> None:
    async def work() -> None:
        wire = Wire(configured(None), ServerState(), {})
        wire.connection_made(Ear())
        wire.between = wire.close_sent = True
        wire.data_received(text("too late"))
        assert wire.queue.empty()

    run(work())


def test_what_the_short_cut_takes() -> None:
    assert only_text(text("bid 3")) == "bid 3"
    assert only_text(text("")) == ""
    others = [
        b"",
        b"\x81",
        text("bid 3")[:-1],
        text("bid 3") + b"\x81",
        frame(Opcode.TEXT, b"bid", False),
        frame(Opcode.BINARY, b"bid 3"),
        frame(Opcode.PING, b""),
        frame(Opcode.TEXT, b"\xff"),
        text("x" * 65_536),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    ]
    assert [only_text(other) for other in others] == [None] * len(others)


def test_what_ends_whole() -> None:
    whole = [b"", text("a"), text("a") + frame(Opcode.PONG, b"x"), text("x" * 200)]
    assert [ends_whole(data) for data in whole] == [True] * len(whole)
    open_ended = [
        b"\x81",
        text("a")[:-1],
        text("a") + b"\x81",
        frame(Opcode.TEXT, b"a", False),
        text("x" * 65_536),
    ]
    assert [ends_whole(data) for data in open_ended] == [False] * len(open_ended)


# --- what goes out ------------------------------------------------------------------------------------


def told_frame(message: bytes) -> bytes:
    return text_head(len(message)) + message


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_frame_is_the_one_that_the_library_makes(size: int) -> None:
    message = b"x" * size
    assert told_frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


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
        assert wire.written == [told_frame(b"one") + told_frame(b"two")]
        viewer.push(b"three")
        wire.open = False  # the other side does not read
        viewer.push(b"four")
        assert wire.written[1:] == [told_frame(b"three")]
        await asyncio.sleep(0)
        wire.open = True  # it reads again, but "four" has not been sent yet
        viewer.push(b"five")
        gate.set()
        await until(lambda: heard == ["four", "five"])
        viewer.push(b"six")
        viewer.cut(4408)
        assert wire.written[2:] == [told_frame(b"six")]
        await sender
        assert heard == ["four", "five", "websocket.close"]

    run(work())
