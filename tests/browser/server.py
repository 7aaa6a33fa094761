"""The real server in a process of its own, on a free loopback port, over a folder that outlives it."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from limits import RateLimitItemPerMinute, RateLimitItemPerSecond

import browser
from ludotheque.bots.pool import BotPool
from ludotheque.kernel.fair import SEED_BYTES
from ludotheque.tables.clocks import Clock
from ludotheque.web.security import Limits
from ludotheque.web.server import listening, make_app, serve

OPENS_WITHIN = 60.0  #: seconds until we give up waiting for the server; no test measures it


class Server:
    """Opens, closes and opens again at the same address."""

    module = "tests.browser.server"  #: what runs in the process

    def __init__(self, folder: Path, bot_pause: float = 0.0, source: Path | None = None) -> None:
        self.folder = folder
        self.bot_pause = bot_pause
        self.source = source  #: the folder whose package serves, if it is not the one imported here
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        paths = [str(self.source or ""), *sys.path]
        environ = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
        command = [sys.executable, "-m", self.module, str(self.port), str(self.folder)]
        command.append(str(self.bot_pause))
        self.process = subprocess.Popen(command, env=environ)
        self.wait()

    def wait(self) -> None:
        until = time.monotonic() + OPENS_WITHIN
        while time.monotonic() < until:
            assert self.process is not None and self.process.poll() is None, "the server has stopped"
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=5):
                    return
            except (urllib.error.URLError, ConnectionError, TimeoutError):
                time.sleep(0.05)
        raise AssertionError("the server does not open")

    def close(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=30)
            self.process = None


def chromium() -> str:
    """The browser that `make test` found or got."""
    found = browser.find()
    assert found, "the tests of the page need Chromium (set CHROMIUM to its path)"
    return found


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class SameBots(BotPool):
    """They choose the same in the same position: a test that fails can be played again."""

    def seed(self) -> int:
        return 1


def main(clock: Clock | None = None) -> None:
    """Quick bots (or not), no chance of its own, and limits that a robot which clicks all day does not reach."""
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    limits = Limits(
        requests=RateLimitItemPerSecond(2000),
        address=RateLimitItemPerSecond(20_000),
        address_tables=RateLimitItemPerMinute(10_000),
        acts=RateLimitItemPerMinute(10_000),
        guests=RateLimitItemPerMinute(10_000),
        connects=RateLimitItemPerMinute(10_000),
        address_connects=RateLimitItemPerMinute(10_000),
        tables=RateLimitItemPerMinute(10_000),
        messages=2000,
        behind=10_000,  # on a busy machine a page or a program reads late; it is not cut for that here
        behind_bytes=256_000_000,
    )
    pause = float(sys.argv[3])

    app, tables = make_app(folder, clock, SameBots(), limits, pause, undo_pause=pause)
    tables.opening.make_seed = lambda: bytes(SEED_BYTES)  # what is drawn depends on what the visitors mix in
    tables.rehearsals.make_seed = lambda: 1  # once in fifty the imagined card would be the true one
    serve(app, listening("127.0.0.1", port))


if __name__ == "__main__":
    main()
