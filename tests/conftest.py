"""A machine without Chromium may leave out the tests of the page, and says so; CI must have it."""

from __future__ import annotations

import os

import browser

LEFT_OUT = not os.environ.get("CI") and not browser.find()

collect_ignore = ["browser"] if LEFT_OUT else []


def pytest_report_header() -> str:
    return "The tests of the page in a browser are left out: no Chromium here." if LEFT_OUT else ""
