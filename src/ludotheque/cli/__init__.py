"""The command `ludotheque`, in French and English."""

from __future__ import annotations

from ludotheque.cli.app import app, main

__all__ = ["app", "main"]
