"""A server of our own for a load test: a process over a temporary folder, with its log and its memory in view.

Everybody comes from one address here, so the limits per address are wide; those per guest are everybody's.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from urllib.error import URLError
from urllib.request import ProxyHandler, build_opener

from limits import RateLimitItemPerSecond

from ludotheque.kernel.trouble import Trouble
from ludotheque.web.security import Limits
from ludotheque.web.server import address_of, listening, make_app, serve

PATIENCE: Final = 60.0  #: seconds until a server that does not answer is given up
LOOK: Final = 0.05  #: seconds between two looks
MANY: Final = 1_000_000
READY: Final = "listens at "
PROGRAM: Final = ("-m", "ludotheque.loadtest.own_server")  #: what Python runs; the data folder comes last


def limits() -> Limits:
    """The limits of a server that knows all its people by one address."""
    often = RateLimitItemPerSecond(MANY)
    return Limits(
        guests=often,
        address=often,
        address_tables=often,
        address_connects=often,
        address_sockets=MANY,
        address_moves=MANY,
    )


class OwnServer:
    """The server process."""

    def __init__(self, folder: Path, program: Sequence[str] = PROGRAM) -> None:
        self.data = folder / "data"
        self.log = folder / "server.log"
        path = os.pathsep.join(part for part in sys.path if part)
        command = [sys.executable, *program, str(self.data)]
        with self.log.open("w") as log:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, "PYTHONPATH": path},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().removeprefix(READY).strip()
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self.process.poll() is not None or time.monotonic() > until:
                self.close()
                raise Trouble("no-own-server", why=" ".join(self.complaints()[-3:]))
            time.sleep(LOOK)

    def _answers(self) -> bool:
        try:
            with build_opener(ProxyHandler({})).open(f"{self.url}/healthz", timeout=PATIENCE):
                return True
        except (URLError, OSError, ValueError):
            return False

    def memory(self) -> int | None:
        """Bytes of the server itself, without the processes of its bots; None where the system does not say."""
        return memory_of(self.process.pid)

    def complaints(self) -> list[str]:
        """The lines of its log; there should be none."""
        return [line for line in self.log.read_text(errors="replace").splitlines() if line.strip()]

    def close(self) -> None:
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


def memory_of(process: int) -> int | None:
    """The resident memory of a process in bytes, as Linux says it."""
    try:
        pages = Path(f"/proc/{process}/statm").read_text().split()[1]
    except OSError:
        return None
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    folder = Path(sys.argv[-1])
    folder.mkdir(parents=True, exist_ok=True)
    app, _ = make_app(folder, limits=limits())
    with listening("127.0.0.1", 0) as bound:
        print(f"{READY}{address_of(bound)}", flush=True)
        serve(app, bound)


if __name__ == "__main__":
    main()
