"""Rich's console, through which nobody else steers the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment

from ludotheque.texts.typography import without_controls


class SafeConsole(Console):
    """Writes names, moves and errors of files from anywhere without the signs in them that a terminal obeys."""

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            if segment.control:
                yield segment  # Rich's own
            else:
                yield Segment(without_controls(segment.text), segment.style)
