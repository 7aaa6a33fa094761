"""Tests in a real browser are collected only when asked for: `LUDOTHEQUE_BROWSER=1 pytest tests/browser`."""

from __future__ import annotations

import os

collect_ignore = [] if os.environ.get("LUDOTHEQUE_BROWSER") else ["browser"]
