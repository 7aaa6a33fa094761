"""The build under test is the one that was announced, and it is complete."""

from __future__ import annotations

import ast
import importlib
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import compiling
import environment
import ludotheque

PROJECT = Path(__file__).parents[2]
SRC = PROJECT / "src"
HOME = Path(str(ludotheque.__file__)).parent.parent

PURE_ASKED = compiling.asked("LUDOTHEQUE_PURE")
COMPILED_ASKED = compiling.asked("LUDOTHEQUE_COMPILED")


def _is_native(module: str) -> bool:
    return not str(importlib.import_module(module).__file__).endswith(".py")


def test_every_listed_module_is_compiled_or_none_is() -> None:
    modules = compiling.module_names()
    assert "ludotheque.kernel.game" in modules
    native = [module for module in modules if _is_native(module)]
    assert native == (modules if ludotheque.is_compiled() else [])


def test_the_build_is_the_one_that_was_asked_for() -> None:
    if PURE_ASKED:
        assert not ludotheque.is_compiled()
        assert HOME == SRC
    if COMPILED_ASKED:
        assert ludotheque.is_compiled()
        assert HOME != SRC


def test_what_stays_plain_python_is_not_compiled() -> None:
    left_out = compiling.settings()["left_out"]
    assert "facts.py" in left_out
    assert not [path for path in compiling.module_names() if f"{path.rsplit('.', 1)[1]}.py" in left_out]
    assert not _is_native("ludotheque.kernel.facts")


def test_nothing_compiled_lies_among_the_sources() -> None:
    assert [path for path in SRC.rglob("*") if path.suffix in (".so", ".pyd", ".c")] == []


def _files(home: Path) -> set[str]:
    package = home / "ludotheque"
    return {
        path.relative_to(package).as_posix()
        for path in package.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts and path.suffix not in (".so", ".pyd")
    }


def test_the_build_holds_every_file_of_the_sources() -> None:
    """Pages, messages, components, drawings and the page's own files travel with the code."""
    assert "games/paradis/rules.fr.md" in _files(HOME)
    assert _files(SRC) - _files(HOME) == set()


@pytest.mark.parametrize("part", ["build", "base", "dev", "bench"])
def test_every_list_of_requirements_is_there(part: str) -> None:
    found = environment.requirements([part])
    assert found
    assert not [line for line in found if "://" in line]


# --- what mypyc gets wrong -----------------------------------------------------------------------------------


def _all_floats(value: ast.expr | None) -> bool:
    if isinstance(value, ast.Tuple):
        return bool(value.elts) and all(_all_floats(item) for item in value.elts)
    if isinstance(value, ast.UnaryOp):
        return _all_floats(value.operand)
    return isinstance(value, ast.Constant) and isinstance(value.value, float)


def _unset_when_compiled(source: str) -> list[str]:
    """Constants that a compiled module never finds set: bare `Final` tuples of nothing but floats."""
    return [
        ast.unparse(node.target)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.AnnAssign)
        and ast.unparse(node.annotation).rpartition(".")[2] == "Final"
        and isinstance(node.value, ast.Tuple)
        and _all_floats(node.value)
    ]


def test_a_bare_final_tuple_of_floats_is_seen() -> None:
    assert _unset_when_compiled("ODDS: Final = (0.5, -1.0)") == ["ODDS"]
    assert _unset_when_compiled("ODDS: Final = ((0.5, 1.0), (2.0, 3.0))") == ["ODDS"]
    assert _unset_when_compiled("ODDS: Final[tuple[float, ...]] = (0.5, 1.0)") == []
    assert _unset_when_compiled("ODDS: Final = (1, 2)\nHALF: Final = 0.5") == []


@pytest.mark.parametrize("module", compiling.module_names())
def test_no_compiled_module_has_a_bare_final_tuple_of_floats(module: str) -> None:
    source = (SRC / module.replace(".", "/")).with_suffix(".py").read_text(encoding="utf-8")
    assert _unset_when_compiled(source) == []


# --- setup.py, on a project so small that it is built in seconds ---------------------------------------------

SMALL_PROJECT = {
    "src/ludotheque/__init__.py": '__version__ = "0"\n',
    "src/ludotheque/kernel/__init__.py": "",
    "src/ludotheque/kernel/game.py": "def double(number: int) -> int:\n    return 2 * number\n",
    "src/ludotheque/kernel/facts.py": "",
}


def _build(project: Path, **environment: str) -> tuple[subprocess.CompletedProcess[str], list[str]]:
    """Builds the wheel of a small project: how it went, and the files in it."""
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "tools/compiling.py"):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_bytes((PROJECT / name).read_bytes())
    for name, text in SMALL_PROJECT.items():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text(text)
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("LUDOTHEQUE_")}
    done = subprocess.run(
        [sys.executable, "-c", "from setuptools import build_meta; build_meta.build_wheel('dist')"],
        cwd=project,
        env={**inherited, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    names: list[str] = []
    for wheel in (project / "dist").glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            names += archive.namelist()
    return done, names


def _native(names: list[str]) -> list[str]:
    return [name for name in names if name.endswith((".so", ".pyd"))]


@pytest.mark.parametrize("compiler", ["false", "no-such-compiler"])
def test_without_a_working_compiler_the_wheel_is_plain_python_and_says_so(
    tmp_path: Path, compiler: str
) -> None:
    done, names = _build(tmp_path, CC=compiler)
    assert done.returncode == 0, done.stderr
    assert "ludotheque/kernel/game.py" in names
    assert _native(names) == []
    assert done.stderr.count("not compiled, plain Python instead") == 1
    # and so does the installed program
    assert "ludotheque/not-compiled.txt" in names


def test_a_compilation_that_was_asked_for_fails_aloud(tmp_path: Path) -> None:
    done, names = _build(tmp_path, CC="false", LUDOTHEQUE_COMPILED="1")
    assert done.returncode != 0
    assert "not compiled" in done.stderr
    assert names == []


def test_plain_python_on_request_asks_no_compiler(tmp_path: Path) -> None:
    done, names = _build(tmp_path, CC="no-such-compiler", LUDOTHEQUE_PURE="1")
    assert done.returncode == 0, done.stderr
    assert _native(names) == []
    assert "not compiled" not in done.stderr
    assert "ludotheque/not-compiled.txt" not in names
