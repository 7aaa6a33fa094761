"""Which processors a process of the house uses, where the system lets one choose: Linux does.

Where there is a hall for every processor, each keeps to its own. Its event loop and its writer take turns anyway;
on one processor they find in the caches what the other left there, and waking each other costs less. Bots think
wherever there is room.
"""

from __future__ import annotations

import os
import sys

_before: list[int] = []  #: what this process might use before it kept to one


def keep_to_own(number: int, of: int) -> None:
    """The hall of that number, one of so many, takes a processor of its own if there are as many."""
    if sys.platform == "linux":
        free = sorted(os.sched_getaffinity(0))
        if len(free) == of:
            _before[:] = free
            os.sched_setaffinity(0, [free[number]])


def set_free(process: int) -> None:
    """A process that this one has started may use all that this one might use once."""
    if sys.platform == "linux" and _before:
        os.sched_setaffinity(process, _before)
