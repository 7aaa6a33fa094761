"""Prints what `pyproject.toml` asks for, one requirement per line: `requirements.py build base dev`.

`build` is what the wheel is built with, `base` what the package needs, any other word an extra.
"""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path


def requirements(parts: list[str]) -> list[str]:
    with (Path(__file__).resolve().parent.parent / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)
    found: list[str] = []
    for part in parts:
        if part == "build":
            found += project["build-system"]["requires"]
        elif part == "base":
            found += project["project"]["dependencies"]
        else:
            found += project["project"]["optional-dependencies"][part]
    return found


if __name__ == "__main__":
    print("\n".join(requirements(sys.argv[1:])))
