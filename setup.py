"""The wheel: compiled by mypyc where a C compiler is present, plain Python where not (`tools/compiling.py`)."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))
import compiling

#: Why the wheel is not compiled although it should be; `ludotheque --version` says it.
reasons: list[str] = []


def fall_back(why: object) -> None:
    """Goes on in plain Python and says so, unless the compiled build was asked for."""
    if compiling.asked("LUDOTHEQUE_COMPILED"):
        raise SystemExit(f"ludotheque: not compiled: {why}")
    print(f"ludotheque: not compiled, plain Python instead: {why}", file=sys.stderr)
    reasons.append(" ".join(str(why).split()))


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


class BuildWithNote(build):
    """Puts the reason into the wheel where the games could not be compiled."""

    def run(self) -> None:
        super().run()
        note = Path(self.build_lib, "ludotheque", "not-compiled.txt")
        note.unlink(missing_ok=True)
        if reasons:
            note.write_text(f"{reasons[0]}\n", encoding="utf-8")


setup(ext_modules=extensions(), cmdclass={"build": BuildWithNote, "build_ext": BuildOrFallBack})
