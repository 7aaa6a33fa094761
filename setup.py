"""The wheel: compiled by mypyc where a C compiler is present, plain Python where not (`tools/compiling.py`)."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import compiling


def fall_back(why: object) -> None:
    """Goes on in plain Python and says so, unless the compiled build was asked for."""
    if compiling.asked("LUDOTHEQUE_COMPILED"):
        raise SystemExit(f"ludotheque: not compiled: {why}")
    print(f"ludotheque: not compiled, plain Python instead: {why}", file=sys.stderr)


def extensions() -> list[Any]:
    """The compiled modules; none if they are not wanted or cannot be made."""
    if compiling.asked("LUDOTHEQUE_PURE"):
        return []
    try:
        why = compiling.missing()
        if not why:
            return compiling.extensions()
    except (Exception, SystemExit) as error:  # mypyc leaves through SystemExit when it finds a type error
        why = f"mypyc failed ({error})"
    fall_back(why)
    return []


class BuildOrFallBack(build_ext):
    """Compiles on all cores; a failure leaves nothing half compiled behind."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = []
            fall_back(error)


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrFallBack})
