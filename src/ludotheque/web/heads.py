"""What uvicorn's protocols do otherwise here: heads, frames and connections are limited, texts need not be UTF-8."""

from __future__ import annotations

import asyncio
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame

from ludotheque.web.security import address, is_this_machine
from ludotheque.web.sockets import Rate

HEAD_SIZE: Final = 32 * 1024  #: bytes of a request line and its headers
HEAD_TIME: Final = 10.0  #: seconds until they are complete
AROUND_SIZE: Final = 256 * 1024  #: bytes of the sizes of a body's pieces, and of lines after the last one

#: bytes that are read in one go: what comes at once may be thousands of requests or frames
PIECE: Final = 4096
MOST_WAITING: Final = 20  #: requests on a connection that wait for the answer to the one before
MOST_FRAMES: Final = 1_000  #: per second on a socket, twice as many at once: quick programs send hundreds
MOST_CONNECTIONS: Final = 400  #: of an address; this machine, where a proxy may stand, has any number

TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)
TOO_MANY: Final = b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
NO_SOCKET: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's own protocol, which accepts heads of any size and waits for them for ever.

    It also keeps the lines after a body in pieces, however many, and a connection open on which anything at all comes.
    """

    head_size = HEAD_SIZE
    head_time = HEAD_TIME
    most_connections = MOST_CONNECTIONS
    _timer: asyncio.TimerHandle | None = None
    _received = 0  #: bytes since the head began, without those of the body
    _has_head = False  #: the head is complete
    _is_socket = False  #: another protocol has the connection now

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()
        self.address = address({"client": self.client})
        if not self.is_exempt() and self._neighbours() > self.most_connections:
            self._refuse(TOO_MANY)

    def is_exempt(self) -> bool:
        """Whether its address may have any number of connections."""
        return is_this_machine(self.client)

    def _neighbours(self) -> int:
        """The connections from its address, sockets included. One counts until its last byte is sent."""
        return sum([getattr(other, "address", "") == self.address for other in self.connections])

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super()._unset_keepalive_if_required()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        self._begin()
        super()._unset_keepalive_if_required()
        super().on_message_begin()

    def _unset_keepalive_if_required(self) -> None:
        """Only another request keeps the connection open, not whatever else comes on it."""

    def on_header(self, name: bytes, value: bytes) -> None:
        if not self._has_head:  # nobody reads what stands after a body
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._has_head = True
        self._end()
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._received -= len(body)
        super().on_body(body)

    def on_response_complete(self) -> None:
        super()._unset_keepalive_if_required()
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._is_socket = True
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            if self._is_socket or self.transport.is_closing():
                return
            piece = data[at : at + PIECE]
            self._received += len(piece)
            super().data_received(piece)
            if not self._has_head and self._received > self.head_size:
                self._refuse(TOO_LARGE)
            elif self._received > AROUND_SIZE:
                self._refuse(b"")  # it may have its answer already
            elif len(self.pipeline) > MOST_WAITING:
                self._end()
                self.transport.close()

    def _begin(self) -> None:
        self._end()
        self._received = 0
        self._has_head = False
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
    """uvicorn's own protocol, which logs a traceback for a text that is not UTF-8, and takes any number of frames.

    Here the application gets all messages as bytes. What cannot be read is malformed, like everything else.
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.address = address({"client": self.client})
        self._rate = Rate(MOST_FRAMES, self.loop)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + PIECE])
        if not self.handshake_initiated:  # the whole head was there, and it was none of a socket
            self.transport.write(NO_SOCKET)
            self.transport.close()

    def handle_text(self, event: Frame) -> None:
        self.handle_bytes(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._one_more():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._one_more():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._one_more() and self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the pong: whoever does not read gets none

    def handle_pong(self, event: Frame) -> None:
        if self._one_more():
            super().handle_pong(event)

    def _one_more(self) -> bool:
        """Counts a frame; False on a connection that is to be closed, or has sent too many."""
        if self.transport.is_closing():
            return False
        if self._rate.take():
            return True
        self.conn.fail(CloseCode.POLICY_VIOLATION)
        self.handle_parser_exception()
        return False
