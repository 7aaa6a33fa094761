"""A process that has read everything once and forks servers: `python -m tests.web.zygote FOLDER HALLS`.

Each is the first of so many halls, which have one store; the others are empty. They all listen at one port.
On standard input: a line `fault:times` starts a server that kills itself there; `:` starts one that lives until the
next line. On standard output: the port, then for each server the number of the signal that ended it.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from limits import RateLimitItemPerSecond

from ludotheque.tables import faults
from ludotheque.tables.halls import Hall
from ludotheque.tables.thinkers import Thinker
from ludotheque.web.pages import warm
from ludotheque.web.security import Limits
from ludotheque.web.server import listening, make_app, serve

MANY = RateLimitItemPerSecond(1_000_000)


def say(word: object) -> None:
    print(word, flush=True)


def open_house(folder: Path, halls: int, port: int) -> None:
    limits = Limits(MANY, MANY, MANY, MANY, messages=1_000_000)
    app, _ = make_app(folder, thinker=Thinker(), limits=limits, hall=Hall(0, halls))
    serve(lambda _: app, listening("127.0.0.1", port))


def main() -> None:
    folder, halls = Path(sys.argv[1]), int(sys.argv[2])
    warm()
    probe = listening("127.0.0.1", 0)
    port = probe.getsockname()[1]
    probe.close()
    say(port)
    for line in sys.stdin:
        name, _, times = line.strip().partition(":")
        child = os.fork()
        if child == 0:
            faults.arm(name, int(times or 1))
            open_house(folder, halls, port)
            os._exit(0)
        if not name:
            sys.stdin.readline()
            os.kill(child, signal.SIGTERM)
        _, status = os.waitpid(child, 0)
        say(os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0)


if __name__ == "__main__":
    main()
