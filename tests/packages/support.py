"""Games of other packages: how the tests install one, and run programs where it is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[2]
MAREE = Path(__file__).parent / "maree"

#: As somebody without a connection would install it.
PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps")


def install(package: Path, work: Path) -> Path:
    """Installs a package into a folder of its own, out of a copy; gives that folder."""
    source = work / "source"
    target = work / "installed"
    shutil.copytree(package, source, ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, *PIP, "--no-build-isolation", "--target", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return target


def write_package(target: Path, name: str, source: str, value: str = "GAME") -> None:
    """A package by hand: one module, and what pip would note about it."""
    (target / f"{name}.py").write_text(source, encoding="utf-8")
    info = target / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    entries = f"[ludotheque.games]\n{name} = {name}:{value}\n"
    (info / "entry_points.txt").write_text(entries, encoding="utf-8")


def run(target: Path, *arguments: str, cwd: Path = PROJECT) -> subprocess.CompletedProcess[str]:
    """Runs Python with the installed packages in that folder, and with the same build of ours as this test."""
    paths = [str(target), *[path for path in sys.path if path]]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "LUDOTHEQUE_LANG": "en", "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=environ,
        capture_output=True,
        text=True,
        check=False,
        stdin=subprocess.DEVNULL,
    )
