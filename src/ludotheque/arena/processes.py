"""Pieces of work in this process or in several; the results come in the order of the orders."""

from __future__ import annotations

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import Any, Final, TypeVar

R = TypeVar("R")
AHEAD: Final = 4  #: orders per process that are given out before the first result is taken


def in_order(work: Callable[..., R], orders: Iterable[tuple[Any, ...]], jobs: int) -> Iterator[R]:
    """Carries out every order. Orders are drawn as they are needed, so that whoever stops early wastes little."""
    if jobs == 1:
        for order in orders:
            yield work(*order)
        return
    # Fresh processes rather than forks: a progress bar runs in a thread, and threads do not survive a fork.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        given: deque[Future[R]] = deque()
        try:
            for order in orders:
                given.append(pool.submit(work, *order))
                if len(given) >= AHEAD * jobs:
                    yield given.popleft().result()
            while given:
                yield given.popleft().result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
