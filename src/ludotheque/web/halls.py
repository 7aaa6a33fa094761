"""A house of several halls: who opens them, keeps them open, and closes them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Final, NoReturn

import uvicorn

from ludotheque.tables.halls import Hall
from ludotheque.tables.processors import keep_to_own
from ludotheque.web.doors import Door, Ways

log = logging.getLogger("ludotheque.web")

SOON: Final = 5.0  #: seconds; a hall that closes earlier did not open well
PATIENCE: Final = 3  #: so many times in a row


def can_have_halls() -> bool:
    """Whether this system forks, and hands over connections with whole requests: Linux does."""
    return sys.platform == "linux"


class HallServer(uvicorn.Server):
    """uvicorn in one hall of several: it also takes those who were led here, and goes when the house closes."""

    def __init__(self, settings: uvicorn.Config, hall: Hall, ways: Ways, watched: int) -> None:
        super().__init__(settings)
        settings.http = partial(Door, hall, ways)  # type: ignore[assignment]
        self.hall = hall
        self.ways = ways
        self.watched = watched  #: a file that ends when nobody keeps the house open any more

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        asyncio.get_running_loop().add_reader(self.watched, self._leave)
        self.ways.open(self.hall.number, self._welcome)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.ways.close(self.hall.number)
        await super().shutdown(sockets)

    def _leave(self) -> None:
        asyncio.get_running_loop().remove_reader(self.watched)
        self.should_exit = True

    def _welcome(self, connection: socket.socket, data: bytes) -> None:
        task = asyncio.ensure_future(self._take(connection, data))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _take(self, connection: socket.socket, data: bytes) -> None:
        connection.setblocking(False)
        door = Door(
            self.hall,
            self.ways,
            data,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: door, connection)
        except OSError:  # who was led here has left meanwhile
            connection.close()


class Caretaker:
    """Opens halls, each a process of its own, and opens those again that fall down.

    `work` is what a hall does: it is given its number, the ways, and a file that ends when the house closes.
    """

    def __init__(self, number: int, work: Callable[[Hall, Ways, int], None]) -> None:
        self.number = number
        self.work = work
        self.ways = Ways(number)
        self.watched, self.held = os.pipe()  #: `held` is open as long as this process lives
        self.halls: dict[int, tuple[int, float]] = {}
        self.closing = False
        self.failures = 0

    def run(self) -> bool:
        """Until somebody closes the house; False if it would not stay open."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self._close)
        for number in range(self.number):
            self._open(number)
        while self.halls:
            child, status = os.wait()
            if child in self.halls:
                number, opened = self.halls.pop(child)
                if not self.closing:
                    self._fallen(number, opened, status)
        return self.failures < PATIENCE

    def _fallen(self, number: int, opened: float, status: int) -> None:
        code = os.waitstatus_to_exitcode(status)
        log.error("hall %d of %d has closed (%d)", number + 1, self.number, code)
        self.failures = self.failures + 1 if time.monotonic() - opened < SOON else 0
        if self.failures < PATIENCE:
            self._open(number)
        else:
            self._close()

    def _open(self, number: int) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        child = os.fork()
        if child == 0:
            self._be_a_hall(number)
        self.halls[child] = number, time.monotonic()

    def _be_a_hall(self, number: int) -> NoReturn:
        code = 1
        try:
            os.close(self.held)
            for sign in (signal.SIGTERM, signal.SIGINT):
                signal.signal(sign, signal.SIG_DFL)
            keep_to_own(number, self.number)
            self.work(Hall(number, self.number), self.ways, self.watched)
            code = 0
        except KeyboardInterrupt:
            code = 0
        except BaseException:
            log.exception("hall %d of %d cannot go on", number + 1, self.number)
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)

    def _close(self, *_: object) -> None:
        self.closing = True
        for child in self.halls:
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGTERM)
