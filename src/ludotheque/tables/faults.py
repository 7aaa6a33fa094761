"""Points of the write path where a test may kill the process.

Each is an audit event (`sys.audit`) named `ludotheque.fault`: without a hook it does nothing.
"""

from __future__ import annotations

import sys
from functools import partial

EVENT = "ludotheque.fault"

POINTS = (
    "before-play",
    "before-write",
    "before-begin",
    "between-statements",
    "before-commit",
    "after-commit",
    "before-answer",
    "between-viewers",
    "after-answer",
)

#: `point("before-write")` says that the point of this name is passed.
point = partial(sys.audit, EVENT)
