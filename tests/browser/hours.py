"""A house whose time a test can move on: minutes pass at once, for everybody who sits there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from ludotheque.tables.clocks import Clock
from ludotheque.web.server import listening, make_app, serve
from tests.browser.house import House

SKIPPED = "skipped"  #: the file that says how many milliseconds were left out


class SkippingClock(Clock):
    """The time of day, and what was skipped."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def now(self) -> int:
        return super().now() + int(self.file.read_text())


class HouseOfHours(House):
    """Opens like any other house; its clock stands beside its folder."""

    @property
    def clock(self) -> Path:
        return self.folder.with_name(SKIPPED)

    def open(self) -> None:
        self.clock.write_text("0")
        environ = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        command = [sys.executable, "-m", "tests.browser.hours", str(self.port), str(self.folder)]
        self.process = subprocess.Popen([*command, str(self.bot_pause)], env=environ)
        self.wait()

    def skip(self, milliseconds: int) -> None:
        """From now on it is that much later. The file is changed in one step: the server reads it all the time."""
        written = self.clock.with_suffix(".new")
        written.write_text(str(int(self.clock.read_text()) + milliseconds))
        written.replace(self.clock)


def main() -> None:
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    app, _ = make_app(folder, clock=SkippingClock(folder.with_name(SKIPPED)), bot_pause=float(sys.argv[3]))
    serve(app, listening("127.0.0.1", port))


if __name__ == "__main__":
    main()
