"""uvicorn's WebSocket, with a short cut for what is sent: whole frames, several in one write.

A viewer is told something after every move. The way through ASGI costs a task switch, a decoding and an encoding
for each message; the short cut writes the bytes as they were encoded. It is taken only while the line is open and
the other side reads; otherwise the application sends as any other does. Under another server there is none.
"""

from __future__ import annotations

import struct
from typing import Any, Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

EXTENSION: Final = "ludotheque.wire"

pack_small: Final = struct.Struct("!BB").pack
pack_middle: Final = struct.Struct("!BBH").pack
pack_large: Final = struct.Struct("!BBQ").pack


def text_head(size: int) -> bytes:
    """What stands before a whole text message of that many bytes from a server: RFC 6455, section 5.2."""
    if size < 126:
        return pack_small(0x81, size)
    if size < 1 << 16:
        return pack_middle(0x81, 126, size)
    return pack_large(0x81, 127, size)


class Wire(WebSocketsSansIOProtocol):
    """The protocol that uvicorn speaks at our door."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        scope = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

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
