"""What mypyc compiles, how, and whether it can: for `setup.py`, the build tool and the tests.

The list itself stands in one place, `[tool.ludotheque.compiled]` of `pyproject.toml`.
Two switches in the environment: `LUDOTHEQUE_PURE=1` asks for plain Python; `LUDOTHEQUE_COMPILED=1` makes a
failed compilation an error instead of a reason to go on in plain Python.
"""

from __future__ import annotations

import os
import shlex
import shutil
import sysconfig
import tomllib
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parent.parent
PACKAGE = Path("src/ludotheque")


def asked(switch: str) -> bool:
    """Whether a switch of the environment is on."""
    return os.environ.get(switch, "") not in ("", "0")


def settings(project: Path = PROJECT) -> dict[str, Any]:
    with (project / "pyproject.toml").open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)["tool"]["ludotheque"]["compiled"]
    return found


def groups(project: Path = PROJECT) -> dict[str, list[str]]:
    """The modules to compile, as paths from the project's root, by the shared library they go into."""
    chosen = settings(project)
    left_out = set(chosen["left_out"])
    package = project / PACKAGE
    found: dict[str, list[str]] = {}
    for pattern in chosen["groups"]:
        for folder in sorted(package.glob(pattern)):
            modules = []
            for path in sorted(folder.rglob("*.py")):
                inside = path.relative_to(package).as_posix()
                if path.name not in left_out and inside not in left_out:
                    modules.append((PACKAGE / inside).as_posix())
            if folder.is_dir() and modules:
                found[f"ludotheque_{folder.name}"] = modules
    return found


def module_names(project: Path = PROJECT) -> list[str]:
    """The dotted names of all modules to compile."""
    paths = [path for modules in groups(project).values() for path in modules]
    return [path.removeprefix("src/").removesuffix(".py").replace("/", ".") for path in paths]


def missing() -> str:
    """What this machine lacks to compile C for this Python; empty if nothing."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "no C headers of this Python (Python.h)"
    return ""


def extensions() -> list[Any]:
    """The extension modules, ready for setuptools. Run from the project's root; may raise anything."""
    from mypyc.build import mypycify

    libraries = groups(Path.cwd())
    paths = [path for modules in libraries.values() for path in modules]
    chosen = settings(Path.cwd())
    # The strict checks are `make test`'s affair: a build must not depend on the taste of a newer mypy.
    made = mypycify(
        ["--config-file=", *paths],
        opt_level=str(chosen["opt_level"]),
        debug_level="0",
        separate=[(modules, library) for library, modules in libraries.items()],
    )
    hot = {f"ludotheque_{name}__mypyc" for name in chosen["hot"]}
    for extension in made:
        if extension.name in hot:
            # a list of its own: mypycify gives all extensions the same one; of two levels the last one counts
            extension.extra_compile_args = [*extension.extra_compile_args, f"-O{chosen['hot_level']}"]
    return made
