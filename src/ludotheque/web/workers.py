"""Several server processes on one listening socket, all over the same database."""

from __future__ import annotations

import logging
import os
import signal
import time
from collections.abc import Callable
from typing import Final

log = logging.getLogger("ludotheque.web")

PAUSE: Final = 1.0  #: seconds until a process that died is replaced
FAILED: Final = 70


def start(work: Callable[[int], None], number: int) -> int:
    """A new process that does this work, as the worker of this number, and ends; its process id."""
    child = os.fork()
    if child:
        return child
    code = FAILED
    try:
        work(number)
        code = 0
    except BaseException:
        log.exception("a worker failed")
    finally:
        os._exit(code)


def run_workers(
    workers: int, work: Callable[[int], None], ended: Callable[[int], None] = lambda process: None
) -> None:
    """Keeps that many processes at work until this one is asked to end; one that dies is replaced.

    `work` is called with the number of a worker, from 0; `ended` with the id of each process that has ended.
    """
    ending = False
    children: dict[int, int] = {}  #: the numbers of workers, by their process ids

    def end(*_: object) -> None:
        nonlocal ending
        ending = True
        for child in children:
            os.kill(child, signal.SIGTERM)

    for number in range(workers):
        children[start(work, number)] = number
    for asked in (signal.SIGINT, signal.SIGTERM):
        signal.signal(asked, end)
    while children:
        child, status = os.wait()
        number = children.pop(child)
        ended(child)
        if not ending:
            log.warning("worker %s ended with status %s and is replaced", child, status)
            time.sleep(PAUSE)
        if not ending:
            children[start(work, number)] = number
