"""`make play`: opens the collection at once, compiled if that is built, else in plain Python.

In plain Python the compiled package is built behind it, with low priority, and used from the next start on.
Ctrl+C stops both; a build that was stopped leaves nothing that a later one would take for finished.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
from pathlib import Path

import building
import compiling

BEHIND = (
    "Opening in plain Python. The compiled games, which are faster, are built meanwhile with low priority; "
    "the next `make play` uses them."
)


def start_build() -> subprocess.Popen[bytes] | None:
    """The build behind the server, in a process group of its own; None if there is nothing to build."""
    if compiling.asked("LUDOTHEQUE_PURE") or compiling.missing():
        return None
    print(BEHIND, flush=True)
    building.BUILD.mkdir(exist_ok=True)
    with building.LOG.open("ab") as log:
        command = [sys.executable, str(Path(building.__file__)), "behind"]
        return subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )


def stop_build(build: subprocess.Popen[bytes]) -> None:
    if build.poll() is None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(build.pid, signal.SIGTERM)
        build.wait()
        print("The build of the compiled games was stopped; the next `make play` begins it again.")


def stop(*_: object) -> None:
    """A request to end is treated like Ctrl+C."""
    raise KeyboardInterrupt


def main(arguments: list[str]) -> int:
    ready = building.is_ready()
    build = None if ready else start_build()
    source = building.COMPILED if ready else building.PROJECT / "src"
    command = [sys.executable, "-m", "ludotheque", *arguments]
    server = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(source)})
    signal.signal(signal.SIGTERM, stop)
    try:
        return server.wait()
    except KeyboardInterrupt:  # on a terminal the server got it too
        server.terminate()
        server.wait()
        return 0
    finally:
        if build is not None:
            stop_build(build)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
