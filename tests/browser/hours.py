"""A server whose time a test can move on: minutes pass at once, for everybody who sits there."""

from __future__ import annotations

import sys
from pathlib import Path

from ludotheque.tables.clocks import Clock
from tests.browser.server import Server, main

SKIPPED = "skipped"  #: the file that says how many milliseconds were left out


class SkippingClock(Clock):
    """The time of day, and what was skipped."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.file = file

    def now(self) -> int:
        return super().now() + int(self.file.read_text())


class ServerWithClock(Server):
    """Opens like any other server; its clock stands beside its folder."""

    module = "tests.browser.hours"

    @property
    def clock(self) -> Path:
        return self.folder.with_name(SKIPPED)

    def open(self) -> None:
        self.clock.write_text("0")
        super().open()

    def skip(self, milliseconds: int) -> None:
        """From now on it is that much later. The file is changed in one step: the server reads it all the time."""
        written = self.clock.with_suffix(".new")
        written.write_text(str(int(self.clock.read_text()) + milliseconds))
        written.replace(self.clock)


if __name__ == "__main__":
    main(SkippingClock(Path(sys.argv[2]).with_name(SKIPPED)))
