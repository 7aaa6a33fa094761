"""What uvicorn's protocols do otherwise here: heads are limited in size and in time, frames need not be UTF-8."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

HEAD_SIZE: Final = 32 * 1024  #: bytes of a request line and its headers
HEAD_TIME: Final = 10.0  #: seconds until they are complete

TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's own protocol, which accepts heads of any size and waits for them for ever."""

    head_size = HEAD_SIZE
    head_time = HEAD_TIME
    _timer: asyncio.TimerHandle | None = None
    _received = 0  #: bytes since the head began

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._begin()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._end()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        super().data_received(data)
        if self._timer is not None and self._received > self.head_size:
            self._refuse(TOO_LARGE)

    def _begin(self) -> None:
        self._end()
        self._received = 0
        self._timer = self.loop.call_later(self.head_time, self._refuse, TOO_SLOW)

    def _end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _refuse(self, answer: bytes) -> None:
        self._end()
        if not self.transport.is_closing():
            self.transport.write(answer)
            self.transport.close()


class ByteFrames(WebSocketsSansIOProtocol):
    """uvicorn's own protocol, which logs a traceback for a text that is not UTF-8.

    Here the application gets all messages as bytes. What cannot be read is malformed, like everything else.
    """

    def handle_text(self, event: Frame) -> None:
        self.handle_bytes(event)
