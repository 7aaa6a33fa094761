"""How commands write: in the user's language, results and complaints apart."""

from __future__ import annotations

import json
import sys
import textwrap
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ludotheque.texts.texts import Texts


class Terminal:
    """Results go to `out` (standard output); progress and complaints to `err` (standard error)."""

    def __init__(self, texts: Texts) -> None:
        from ludotheque.cli.console import SafeConsole  # when a command runs: help needs no Rich

        self.texts = texts
        self.out = SafeConsole(highlight=False, soft_wrap=False)
        self.err = SafeConsole(stderr=True, highlight=False)

    def say(self, key: str, /, **facts: Any) -> str:
        """A message of the command line."""
        return self.texts.say("", key, facts)

    def print(self, text: str = "", style: str = "", end: str = "\n") -> None:
        """Text for people. Rich breaks lines even at the spaces that French keeps together; we do not."""
        lines = [wrapped for line in text.split("\n") for wrapped in self._wrapped(line)]
        self.out.print("\n".join(lines), style=style or None, end=end, markup=False, no_wrap=True, crop=False)

    def _wrapped(self, line: str) -> list[str]:
        """Marked lines (→, ·) hang from their mark; what is lined up by hand stays as it is."""
        if len(line) < self.out.width or "   " in line:
            return [line]
        indent = "  " if line[:2] in ("→ ", "· ") else ""
        return textwrap.wrap(line, self.out.width - 1, subsequent_indent=indent, break_on_hyphens=False)

    def json(self, data: object) -> None:
        """Plain data for a program; nothing else is on standard output then."""
        sys.stdout.write(json.dumps(data, ensure_ascii=False, indent=2) + "\n")


def terminal(ctx: Any) -> Terminal:
    """The terminal of a running command: the language was chosen when the program began."""
    return Terminal(ctx.find_root().command.texts())
