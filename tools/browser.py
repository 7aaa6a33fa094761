"""A Chromium for the tests of the page: the one that is there, else one that this gets.

    browser.py       finds or gets it, and prints its path; else one line that says so. With CI set that is an error.

Tried in this order: $CHROMIUM, the system's own, the one that Playwright has downloaded; then Playwright's
download with a time limit, then, as root, the system's packages.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

TOOLS = Path(__file__).resolve().parent
DOWNLOAD_SECONDS = 60
#: The one without a window first: it starts twice as fast.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def starts(program: str) -> bool:
    """Whether it runs at all: a downloaded browser may lack libraries of the system."""
    try:
        done = subprocess.run([program, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def downloaded() -> str:
    """Where Playwright keeps the browser it downloaded; empty if there is no Playwright."""
    if find_spec("playwright") is None:
        return ""
    code = "from playwright.sync_api import sync_playwright as s\nwith s() as p: print(p.chromium.executable_path)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return done.stdout.strip()


def find() -> str:
    """The path of a Chromium that starts; empty if there is none."""
    chosen = os.environ.get("CHROMIUM")
    if chosen:
        return chosen
    for name in NAMES:
        found = shutil.which(name)
        if found:
            return found
    own = downloaded()
    return own if own and Path(own).exists() and starts(own) else ""


def get() -> str:
    """Finds a browser, or gets one where that is possible."""
    found = find()
    if found:
        return found
    print("The tests of the page need Chromium; looking for one …", file=sys.stderr, flush=True)
    command = [sys.executable, "-m", "playwright", "install", "chromium"]
    with contextlib.suppress(subprocess.TimeoutExpired):
        subprocess.run(command, capture_output=True, timeout=DOWNLOAD_SECONDS, check=False)
    found = find()
    if not found:
        subprocess.run([TOOLS / "system-packages", "browser"], capture_output=True, check=False)
        found = find()
    return found


def main() -> None:
    found = get()
    if found:
        print(found)
        return
    print(
        "The tests of the page are left out: no Chromium here, and none could be installed.", file=sys.stderr
    )
    if os.environ.get("CI"):
        raise SystemExit("CI must have a browser.")


if __name__ == "__main__":
    main()
