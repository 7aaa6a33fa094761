"""uvicorn's WebSocket, with a short cut in each direction for what comes by the thousand: whole text messages.

A viewer is told something after every move. The way through ASGI costs a task switch, a decoding and an encoding
for each message; the short cut writes the bytes as they were encoded, several messages in one write. It is taken
only while the line is open and the other side reads; otherwise the application sends as any other does.

A move comes as one small text frame. If it is all that came, it is read here; anything else (fragments, parts,
other kinds, nonsense) goes through the library, and so does all that follows when it ends in the middle of something.

Under another server there are no short cuts.
"""

from __future__ import annotations

import asyncio
import struct
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.utils import apply_mask

EXTENSION: Final = "ludotheque.wire"

LAST: Final = 0x80  #: nothing of this message follows (first byte)
MASKED: Final = 0x80  #: as everything from a browser is (second byte)
TEXT: Final = 0x81  #: a whole text message
MASK: Final = 4  #: bytes
NO_MASK: Final = bytes(MASK)

pack_small: Final = struct.Struct("!BB").pack
pack_middle: Final = struct.Struct("!BBH").pack
pack_large: Final = struct.Struct("!BBQ").pack


def text_head(size: int) -> bytes:
    """What stands before a whole text message of that many bytes from a server: RFC 6455, section 5.2."""
    if size < 126:
        return pack_small(TEXT, size)
    if size < 1 << 16:
        return pack_middle(TEXT, 126, size)
    return pack_large(TEXT, 127, size)


def message_in(data: bytes, at: int = 0) -> tuple[int, int]:
    """Where the message of the browser's frame that begins here starts, behind its mask, and ends; or -1, -1.

    A frame may end after the data does. One whose length takes eight bytes is none of ours: it would be too large.
    """
    if len(data) < at + 2 or data[at + 1] < MASKED:
        return -1, -1
    size, start = data[at + 1] - MASKED, at + 2 + MASK
    if size == 126:
        size = int.from_bytes(data[at + 2 : at + 4], "big")
        start += 2
    elif size == 127:
        return -1, -1
    return start, start + size


def only_text(data: bytes) -> str | None:
    """The message, if this is one whole text frame of a browser and nothing else."""
    start, end = message_in(data)
    if end != len(data) or data[0] != TEXT:
        return None
    mask, message = data[start - MASK : start], data[start:]
    try:
        return (message if mask == NO_MASK else apply_mask(message, mask)).decode()
    except UnicodeDecodeError:
        return None


def ends_whole(data: bytes) -> bool:
    """Whether these are whole messages, one after the other."""
    at = 0
    while at < len(data):
        if not data[at] & LAST:
            return False
        at = message_in(data, at)[1]
        if at < 0:
            return False
    return at == len(data)


class Post(asyncio.Queue[Any]):
    """What came in, for one reader: who waits already gets it without a detour."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__()
        self.loop = loop
        self.letters: list[Any] = []
        self.reader: asyncio.Future[Any] | None = None

    def put_nowait(self, item: Any) -> None:
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(item)
        else:
            self.letters.append(item)

    def empty(self) -> bool:
        return not self.letters

    async def get(self) -> Any:
        if self.letters:
            return self.letters.pop(0)
        self.reader = self.loop.create_future()
        try:
            return await self.reader
        finally:
            self.reader = None


class Wire(WebSocketsSansIOProtocol):
    """The protocol that uvicorn speaks at our door."""

    between = False  #: whether all that came so far was whole messages

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.queue = Post(self.loop)
        super().connection_made(transport)

    def data_received(self, data: bytes) -> None:
        text = only_text(data) if self.between else None
        if text is None:
            self.between = self.between and ends_whole(data)
            super().data_received(data)
        elif not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            if not self.queue.empty() and not self.read_paused:  # one thing after the other
                self.read_paused = True
                self.transport.pause_reading()

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self
            self.between = True  # uvicorn hands the request over alone: what follows are frames

    def free(self) -> bool:
        """Whether frames may be written now."""
        return (
            self.handshake_complete
            and not self.close_sent
            and not self.disconnected
            and self.writable.is_set()
            and not self.transport.is_closing()
        )

    def write(self, frames: bytes) -> None:
        self.transport.write(frames)


def wire_of(scope: Scope) -> Wire | None:
    found = scope.get("extensions", {}).get(EXTENSION)
    return found if isinstance(found, Wire) else None
