"""Makes `.venv` and installs into it what `pyproject.toml` lists: `environment.py build base dev`.

`base` is what the package needs, `build` what the wheel is built with, any other word an extra. Runs with any
Python 3.11 and the standard library alone. uv installs the packages where it can be had, because it takes two
seconds where pip takes thirty; pip does it where uv cannot. What they print is shown only when both fail.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import threading
import time
import tomllib
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
VENV = PROJECT / ".venv"
PYTHON = VENV / "bin" / "python"
OLDEST = (3, 11)

NO_INSTALLER = (
    "This Python can install no packages: it has neither pip nor ensurepip. "
    "On Debian or Ubuntu: apt install python3-venv. Elsewhere: install uv, which needs nothing else."
)


def requirements(parts: list[str]) -> list[str]:
    """What `pyproject.toml` asks for, one requirement per item."""
    with (PROJECT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    found: list[str] = []
    for part in parts:
        if part == "build":
            found += ["pip", *project["build-system"]["requires"]]
        elif part == "base":
            found += project["project"]["dependencies"]
        else:
            found += project["project"]["optional-dependencies"][part]
    return found


class Progress:
    """One line per step; on a terminal its seconds count up while it runs."""

    def __init__(self, step: str) -> None:
        self.step = step
        self.begun = time.monotonic()
        self.ended = threading.Event()
        self.thread = threading.Thread(target=self.count, daemon=True)

    def __enter__(self) -> Progress:
        if sys.stdout.isatty():
            self.thread.start()
        return self

    def __exit__(self, failed: object, *_: object) -> None:
        self.ended.set()
        if not failed:
            print(f"{self.start()}{self.step}: {time.monotonic() - self.begun:.0f} s", flush=True)

    def count(self) -> None:
        while not self.ended.wait(0.5):
            print(f"{self.start()}{self.step} … {time.monotonic() - self.begun:.0f} s", end="", flush=True)

    def start(self) -> str:
        return "\r" if sys.stdout.isatty() else ""


def run(command: list[str | Path]) -> subprocess.CompletedProcess[str]:
    """Runs a command and keeps what it prints."""
    words = [str(word) for word in command]
    return subprocess.run(
        words,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
        check=False,
    )


def make_venv() -> None:
    """`.venv` without pip: whoever installs the packages is found by `installers`."""
    if PYTHON.exists() and run([PYTHON, "-c", ""]).returncode == 0:
        return
    shutil.rmtree(VENV, ignore_errors=True)
    made = run([sys.executable, "-m", "venv", "--without-pip", VENV])
    uv = shutil.which("uv")
    if made.returncode and uv:
        made = run([uv, "venv", "--python", sys.executable, VENV])
    if made.returncode:
        raise SystemExit(
            f"{made.stdout}\n.venv cannot be made. On Debian or Ubuntu: apt install python3-venv."
        )


def pip_command() -> list[str | Path]:
    """A pip that installs into `.venv`: its own, or that of the Python that runs this."""
    if run([PYTHON, "-m", "pip", "--version"]).returncode == 0:
        return [PYTHON, "-m", "pip"]
    if importlib.util.find_spec("pip") is not None:
        outside: list[str | Path] = [sys.executable, "-m", "pip", "--python", PYTHON]
        if run([*outside, "--version"]).returncode == 0:
            return outside
    if run([PYTHON, "-m", "ensurepip"]).returncode == 0:
        return [PYTHON, "-m", "pip"]
    raise SystemExit(NO_INSTALLER)


def uv_command() -> str | Path | None:
    """uv: the user's own, or one that pip puts into `.venv`; None where it cannot be had."""
    own = shutil.which("uv")
    if own:
        return own
    inside = VENV / "bin" / "uv"
    if not inside.exists():
        run([*pip_command(), "install", "--quiet", "uv"])
    return inside if inside.exists() else None


def install(parts: list[str]) -> None:
    """Installs these parts into `.venv`, unless the same lists are there already."""
    wanted = requirements(parts)
    listed = VENV / f"requirements-{'-'.join(parts)}.txt"
    text = "".join(f"{line}\n" for line in wanted)
    if listed.is_file() and listed.read_text() == text:
        return
    make_venv()
    unfinished = listed.with_suffix(".unfinished")
    unfinished.write_text(text)
    with Progress(f"Installing {len(wanted)} packages and what they need into .venv"):
        uv = uv_command()
        said = ""
        if uv:
            done = run([uv, "pip", "install", "--python", PYTHON, "-r", unfinished])
            said = done.stdout
        if not uv or done.returncode:
            done = run([*pip_command(), "install", "--no-input", "-r", unfinished])
            said += done.stdout
    if done.returncode:
        raise SystemExit(f"{said[-3000:]}\nThe packages cannot be installed; what was tried is above.")
    os.replace(unfinished, listed)


def main(parts: list[str]) -> None:
    if sys.version_info < OLDEST:
        raise SystemExit("Ludothèque needs Python 3.11 or newer.")
    if not parts:
        raise SystemExit(__doc__)
    install(parts)


if __name__ == "__main__":
    main(sys.argv[1:])
