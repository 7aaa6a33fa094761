"""What people type: from a terminal with line editing, or from a pipe."""

from __future__ import annotations

import contextlib
import sys

from ludotheque.cli.terminal import Terminal


class Keyboard:
    """One line at a time. A pipe's lines are shown again, so that what is printed reads like a session."""

    def __init__(self, at: Terminal) -> None:
        self.at = at
        self.is_terminal = sys.stdin.isatty()
        if self.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  (arrows and history in `input`)

    def ask(self, prompt: str) -> str:
        """The next line without its ends; `EOFError` when there is none."""
        if self.is_terminal:
            return input(prompt + " ").strip()
        self.at.print(prompt, end=" ")
        line = sys.stdin.readline()
        if not line:
            self.at.print()
            raise EOFError
        self.at.print(line.strip(), style="cyan")
        return line.strip()

    def clear(self) -> None:
        """Nothing of the last player's screen stays, not even above it."""
        if self.at.out.is_terminal:
            sys.stdout.write("\x1b[2J\x1b[3J\x1b[H")
            sys.stdout.flush()
        else:
            self.at.out.rule(style="dim")
