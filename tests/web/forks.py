"""A process that has read everything once and forks servers: `python -m tests.web.forks FOLDER`.

They all listen at one port, one after the other.
On standard input: a line `fault:times` starts a server that kills itself there; `:` starts one that lives until the
next line. On standard output: the port, then for each server the number of the signal that ended it.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from limits import RateLimitItemPerSecond

from ludotheque.bots.pool import BotRunner
from ludotheque.tables import faults
from ludotheque.web.pages import warm
from ludotheque.web.security import Limits
from ludotheque.web.server import listening, make_app, serve

MANY = RateLimitItemPerSecond(1_000_000)


def say(word: object) -> None:
    print(word, flush=True)


def kill_at(name: str, times: int) -> None:
    """Kills this process when it passes the fault point of this name for so many times."""
    left = times

    def hook(event: str, arguments: tuple[object, ...]) -> None:
        nonlocal left
        if event == faults.EVENT and arguments == (name,):
            left -= 1
            if left <= 0:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(hook)


def open_server(folder: Path, port: int) -> None:
    limits = Limits(MANY, MANY, MANY, MANY, MANY, MANY, MANY, messages=1_000_000)
    app, _ = make_app(folder, bots=BotRunner(), limits=limits)
    serve(app, listening("127.0.0.1", port))


def main() -> None:
    folder = Path(sys.argv[1])
    warm()
    probe = listening("127.0.0.1", 0)
    port = probe.getsockname()[1]
    probe.close()
    say(port)
    for line in sys.stdin:
        name, _, times = line.strip().partition(":")
        child = os.fork()
        if child == 0:
            if name:
                kill_at(name, int(times or 1))
            open_server(folder, port)
            os._exit(0)
        if not name:
            sys.stdin.readline()
            os.kill(child, signal.SIGTERM)
        _, status = os.waitpid(child, 0)
        say(os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0)


if __name__ == "__main__":
    main()
