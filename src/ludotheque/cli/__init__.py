"""The command `ludotheque`, in French and English."""

from __future__ import annotations

import sys

from ludotheque.cli.version import version_line

__all__ = ["main"]


def main() -> None:
    """The entry point. What cannot be written in the terminal's own encoding is replaced, never a crash."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if sys.argv[1:] == ["--version"]:
        # without the parser and the messages, which take longer than the answer
        print(version_line())
        return
    from ludotheque.cli.app import app

    app(prog_name="ludotheque")
