"""Pieces of work in this process or in several; the results come in the order of the orders."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from types import TracebackType
from typing import Any, Final, Self, TypeVar

R = TypeVar("R")
AHEAD: Final = 4  #: orders per process that are given out before the first result is taken


class Processes:
    """This process if there is one job, else as many others, which are started once and stay until the end."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> Self:
        if self.jobs > 1:
            # Fresh processes rather than forks: a progress bar runs in a thread, and threads do not survive a fork.
            self._pool = ProcessPoolExecutor(self.jobs, mp_context=multiprocessing.get_context("spawn"))
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    def in_order(self, work: Callable[..., R], orders: Iterable[tuple[Any, ...]]) -> Iterator[R]:
        """Carries out every order. Orders are drawn as they are needed, so that whoever stops early wastes little."""
        if self._pool is None:
            for order in orders:
                yield work(*order)
            return
        given: deque[Future[R]] = deque()
        try:
            for order in orders:
                given.append(self._pool.submit(work, *order))
                if len(given) >= AHEAD * self.jobs:
                    yield given.popleft().result()
            while given:
                yield given.popleft().result()
        finally:
            for future in given:
                future.cancel()


def in_order(work: Callable[..., R], orders: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[R]:
    """The same for work that is done at one go."""
    with Processes(jobs) as processes:
        yield from processes.in_order(work, orders)
