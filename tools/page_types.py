"""Checks the types of the page's scripts with TypeScript, where Node.js is: `tsconfig.json` says how."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
TYPESCRIPT = "typescript@5"


def main() -> int:
    npx = shutil.which("npx")
    if npx is None:
        print("The types of the page's scripts are not checked: no Node.js here.")
        return 0
    tsc = [npx, "--yes", "--package", TYPESCRIPT, "tsc"]
    ready = subprocess.run([*tsc, "--version"], capture_output=True, text=True, check=False)
    if ready.returncode:
        print("The types of the page's scripts are not checked: TypeScript cannot be installed here.")
        return 0
    done = subprocess.run([*tsc, "--project", str(PROJECT)], cwd=PROJECT, check=False)
    if not done.returncode:
        print(f"The types of the page's scripts are right ({ready.stdout.strip()}).")
    return done.returncode


if __name__ == "__main__":
    raise SystemExit(main())
