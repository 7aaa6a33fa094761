"""The bar that a terminal shows while matches are played."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludotheque.cli.terminal import Terminal


@contextlib.contextmanager
def match_progress(at: Terminal, matches: int) -> Iterator[Callable[[int], None]]:
    """Gives a function that is called with the number of matches just played. A program sees no bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=at.err, transient=True, disable=not at.err.is_terminal) as progress:
        task = progress.add_task(at.say("simulate-progress"), total=matches)

        def advance(number: int) -> None:
            progress.advance(task, number)

        yield advance
