"""A machine without Chromium may leave out the tests of the page, and says so; CI must have it."""

from __future__ import annotations

import os
import shutil
from importlib.util import find_spec


def missing() -> str:
    """What the tests in a real browser would need and this machine does not have."""
    if find_spec("playwright") is None:
        return "Playwright"
    names = (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
    return "" if any(name and shutil.which(name) for name in names) else "Chromium"


LEFT_OUT = "" if os.environ.get("CI") else missing()

collect_ignore = ["browser"] if LEFT_OUT else []


def pytest_report_header() -> str:
    return f"The tests of the page in a browser are left out: {LEFT_OUT} is missing." if LEFT_OUT else ""
