"""The server of a load test with a planted fault: `python -m tests.loadtest.faulty_server FAULT FOLDER`."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from ludotheque.loadtest.own_server import main
from ludotheque.web.api import Api
from ludotheque.web.sockets import SocketViewer

OFTEN: Final = 7  #: the fault strikes every so many messages of a connection

Push = Callable[[SocketViewer, bytes], None]


def every_seventh(kind: bytes, instead: Callable[[Push, SocketViewer, bytes], None]) -> None:
    """Every seventh message of this kind to a viewer is treated otherwise."""
    push = SocketViewer.push
    beginning = b'{"type":"' + kind + b'"'

    def faulty(viewer: SocketViewer, message: bytes) -> None:
        if message.startswith(beginning):
            counts = viewer.__dict__.setdefault("counts", Counter())
            counts[kind] += 1
            if counts[kind] % OFTEN == 0:
                instead(push, viewer, message)
                return
        push(viewer, message)

    SocketViewer.push = faulty  # type: ignore[method-assign,assignment]


def nothing(push: Push, viewer: SocketViewer, message: bytes) -> None:
    """It is never sent."""


def drop() -> None:
    """Some updates and some answers are never sent."""
    every_seventh(b"update", nothing)
    every_seventh(b"accepted", nothing)


def fail() -> None:
    """Sitting down by HTTP ends in an error of the server."""

    async def failing(*_: Any) -> Any:
        raise RuntimeError("planted")

    Api.join = failing  # type: ignore[method-assign,assignment]


FAULTS: Final = {"drops": drop, "fails": fail}

if __name__ == "__main__":
    FAULTS[sys.argv[1]]()
    main()
