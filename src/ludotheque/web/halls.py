"""A house of several halls: who opens them, keeps them open, and closes them."""

from __future__ import annotations

import contextlib
import logging
import os
import signal
import sys
import time
from collections.abc import Callable
from typing import Final, NoReturn

from ludotheque.tables.halls import Hall
from ludotheque.web.doors import Ways

log = logging.getLogger("ludotheque.web")

SOON: Final = 5.0  #: seconds; a hall that closes earlier did not open well
PATIENCE: Final = 3  #: so many times in a row


def can_have_halls() -> bool:
    """Whether this system forks, and hands over connections with whole requests: Linux does."""
    return sys.platform == "linux"


class Caretaker:
    """Opens halls, each a process of its own, and opens those again that fall down."""

    def __init__(self, number: int, work: Callable[[Hall, Ways, int], None]) -> None:
        self.number = number
        self.work = (
            work  #: what a hall does: its number, the ways, and a file that ends when the house closes
        )
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
