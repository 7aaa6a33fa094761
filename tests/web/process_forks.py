"""A process that has read everything once and forks servers: `python -m tests.web.process_forks DATABASE`.

On standard input: a line `PORT` starts a server there. On standard output: its process id. All end with this one.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

from ludotheque.bots.pool import BotRunner
from ludotheque.kernel.actions import Action
from ludotheque.kernel.game import Game
from ludotheque.kernel.position import Observation
from ludotheque.web.pages import warm
from ludotheque.web.security import Limits
from ludotheque.web.server import listening, make_app, serve
from tests.web.forks import MANY, say


class SlowBots(BotRunner):
    """Bots that take their time: a match among them lasts some seconds."""

    async def choose(self, game: Game, level: str, seen: Observation, menu: tuple[Action, ...]) -> Action:
        await asyncio.sleep(0.05)
        return await super().choose(game, level, seen, menu)


def open_server(database: str, port: int) -> None:
    limits = Limits(MANY, MANY, MANY, MANY, MANY, MANY, MANY, messages=1_000_000)
    bound = listening("127.0.0.1", port)
    app, _ = make_app(Path(), bots=SlowBots(), limits=limits, database=database)
    serve(app, bound)


def main() -> None:
    database = sys.argv[1]
    warm()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    say("ready")
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            open_server(database, int(line))
            os._exit(0)
        say(child)


if __name__ == "__main__":
    main()
