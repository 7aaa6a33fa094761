"""`ludotheque --version`: which release, and whether its rules are compiled. The same line in every language."""

from __future__ import annotations

from ludotheque import __version__, build_note, is_compiled


def version_line() -> str:
    """The version and the build, with the reason where a build that should be compiled is not."""
    note = build_note()
    build = "compiled" if is_compiled() else "pure Python"
    return f"ludotheque {__version__} ({build}{f', not compiled: {note}' if note else ''})"
