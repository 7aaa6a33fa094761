"""Points of the write path where a test may pull the plug (`kill -9`), named; silent otherwise."""

from __future__ import annotations

import os
import signal

#: `LUDOTHEQUE_FAULT=after-commit:3` ends the process the third time it passes that point.
VARIABLE = "LUDOTHEQUE_FAULT"

POINTS = (
    "before-play",
    "before-write",
    "before-begin",
    "between-statements",
    "before-commit",
    "after-commit",
    "before-settling",
    "before-answer",
    "between-viewers",
    "after-answer",
)

_name, _, _times = os.environ.get(VARIABLE, "").partition(":")
_left = int(_times or 1)


def arm(name: str, times: int = 1) -> None:
    """Pulls the plug when `name` is passed for the `times`-th time; "" disarms."""
    global _name, _left
    _name = name
    _left = times


def armed() -> bool:
    return bool(_name)


def point(name: str) -> None:
    global _left
    if name == _name:
        _left -= 1
        if _left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)
