"""The doors of a house with several halls: who asks for a table of another hall is led there, connection and all.

All halls listen at the same address. A request about a table that stands elsewhere is not answered and not passed on:
the connection itself is handed to the other hall (`SCM_RIGHTS`) with the bytes that were read, before anything looked
at them. After that a socket costs nothing more than in a house of one hall.
"""

from __future__ import annotations

import asyncio
import logging
import os
import random
import re
import socket
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from ludotheque.tables.halls import Hall

ABOUT_A_TABLE: Final = re.compile(rb"[A-Z]{1,10} /(?:api/tables|table)/([A-Za-z0-9_-]{1,64})[/? ]")
OPENS_A_TABLE: Final = re.compile(rb"POST /api/(?:tables|play-now|import)[? ]")
LONGEST_LINE: Final = 8 * 1024  #: of a request, until we stop waiting for its end
LARGEST: Final = 96 * 1024  #: bytes that are handed over; a request about a table has less

log = logging.getLogger("ludotheque.web")

Welcome = Callable[[socket.socket, bytes], None]


class Ways:
    """The ways between the halls: into each of them leads a socket, and every hall may put connections into it.

    They belong to the house: what was put in while a hall was closed for a moment waits until it opens again.
    """

    def __init__(self, halls: int) -> None:
        pairs = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(halls)]
        self._ends = [end for _, end in pairs]
        self._into = [into for into, _ in pairs]
        for one in [*self._ends, *self._into]:
            one.setblocking(False)
        self._waiting: list[deque[tuple[int, bytes]]] = [deque() for _ in pairs]

    def lead(self, transport: asyncio.Transport, hall: int, data: bytes) -> bool:
        """Hands over a connection between two requests; False if it must be answered here."""
        if len(data) > LARGEST or transport.get_write_buffer_size():
            return False
        connection = transport.get_extra_info("socket")
        self._waiting[hall].append((os.dup(connection.fileno()), data))
        transport.abort()  # closes our end of it only
        if len(self._waiting[hall]) == 1:
            self._send(hall)
        return True

    def _send(self, hall: int) -> None:
        waiting = self._waiting[hall]
        loop = asyncio.get_running_loop()
        while waiting:
            file, data = waiting[0]
            try:
                socket.send_fds(self._into[hall], [data], [file])
            except BlockingIOError:  # the way is full: the hall is busy, or opens again
                loop.add_writer(self._into[hall], self._send, hall)
                return
            except OSError as error:  # who is cut off comes again
                log.warning("a connection could not be handed over: %s", error)
            os.close(file)
            waiting.popleft()
        loop.remove_writer(self._into[hall])

    def open(self, hall: int, welcome: Welcome) -> None:
        """From now on this process welcomes who is led into this hall."""
        end = self._ends[hall]

        def receive() -> None:
            while True:
                try:
                    data, files, _, _ = socket.recv_fds(end, LARGEST, 1)
                except BlockingIOError:
                    return
                for file in files:
                    os.set_inheritable(file, False)  # a bot's process that kept it would keep the line open
                    welcome(socket.socket(fileno=file), data)

        asyncio.get_running_loop().add_reader(end, receive)

    def close(self, hall: int) -> None:
        asyncio.get_running_loop().remove_reader(self._ends[hall])


class Door(HttpToolsProtocol):
    """uvicorn's HTTP, which looks at each request before it is read: is its table in this hall?"""

    def __init__(self, hall: Hall, ways: Ways, brought: bytes = b"", **parts: Any) -> None:
        super().__init__(**parts)
        self.hall = hall
        self.ways = ways
        self.brought = brought  #: what was read of the request before it was led here
        self.between = True  #: all of the last request was read, nothing of the next
        self.begun = b""  #: of a first line whose end has not come yet

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.brought:
            super().data_received(self.brought)

    def data_received(self, data: bytes) -> None:
        if self.between and (self.cycle is None or self.cycle.response_complete):
            data, self.begun = self.begun + data, b""
            if b"\n" not in data and len(data) < LONGEST_LINE:
                self.begun = data
                return
            home = self._home(data)
            if home != self.hall.number and self.ways.lead(self.transport, home, data):
                return
        super().data_received(data)

    def _home(self, data: bytes) -> int:
        """The hall for this request: that of its table; any for a new table, so that they spread; else this one."""
        found = ABOUT_A_TABLE.match(data)
        if found is not None:
            return self.hall.home(found[1].decode("ascii"))
        return random.randrange(self.hall.of) if OPENS_A_TABLE.match(data) else self.hall.number

    def on_message_begin(self) -> None:
        self.between = False
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.between = True
        super().on_message_complete()
