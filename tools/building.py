"""Builds the wheel out of a clean copy of the sources, and puts it where it is used.

    building.py tree      unpacks it into build/compiled, for tests and benchmarks (PYTHONPATH=build/compiled)
    building.py behind    the same with low priority, and first what a build needs: for `make play`
    building.py missing   prints what this machine lacks to compile; nothing if it can

Nothing is written into `src`. A wheel is built again only when a source, the Python or the compiler's
settings have changed; then only the changed games are compiled again, for the copy in build/tree keeps the
rest. A build that was stopped half-way is not continued: what it compiled is thrown away. With CI set the wheel
is built as `pip install .` builds it, in an environment of its own.
"""

from __future__ import annotations

import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import compiling
import environment

PROJECT = compiling.PROJECT
BUILD = PROJECT / "build"
TREE = BUILD / "tree"
WHEELS = BUILD / "wheel"
COMPILED = BUILD / "compiled"
LOG = BUILD / "build.log"
UNFINISHED = BUILD / "unfinished"  #: lies there while a build runs

#: What a wheel is made of.
SOURCES = ("pyproject.toml", "setup.py", "README.md", "LICENSE", "tools", "src")


def sources() -> list[Path]:
    """All files a wheel is made of, as paths from the project's root."""
    found: list[Path] = []
    for name in SOURCES:
        top = PROJECT / name
        files = sorted(top.rglob("*")) if top.is_dir() else [top]
        found += [path.relative_to(PROJECT) for path in files if path.is_file()]
    return [path for path in found if "__pycache__" not in path.parts and ".egg-info" not in str(path)]


def fingerprint(files: list[Path]) -> str:
    """Changes whenever another wheel would come out."""
    digest = hashlib.sha256()
    digest.update(sys.version.encode() + sysconfig.get_platform().encode())
    digest.update(f"{compiling.asked('LUDOTHEQUE_PURE')} {compiling.missing()}".encode())
    for path in files:
        digest.update(str(path).encode() + b"\0" + (PROJECT / path).read_bytes() + b"\0")
    return digest.hexdigest()


def copy_sources(files: list[Path]) -> None:
    """Makes build/tree equal to the sources, touching only what differs; older build products stay."""
    wanted = {TREE / path for path in files}
    for folder in ("src", "tools"):
        for path in sorted((TREE / folder).rglob("*")):
            if path.is_file() and path not in wanted:
                path.unlink()
    for path in files:
        old, new = TREE / path, PROJECT / path
        if not old.is_file() or old.read_bytes() != new.read_bytes():
            old.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(new, old)


def drop_stale_products() -> None:
    """Keeps compiled modules for the next build while their source is there; all else is copied anew."""
    modules = {name.replace(".", "/") for name in compiling.module_names(TREE)}
    libraries = {f"{library}__mypyc" for library in compiling.groups(TREE)}
    for folder in (TREE / "build").glob("lib*"):
        for path in folder.rglob("*"):
            name = path.relative_to(folder).as_posix().partition(".")[0]
            if path.is_file() and (path.suffix != ".so" or name not in modules | libraries):
                path.unlink()


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time in this folder; a second one waits."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def wheel_command() -> list[str]:
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--no-deps", "-v"]
    isolation = [] if os.environ.get("CI") else ["--no-build-isolation"]
    return [*command, *isolation, "--wheel-dir", str(WHEELS), str(TREE)]


def build_wheel() -> Path:
    """The wheel of the sources as they are."""
    files = sources()
    mark = WHEELS / "fingerprint"
    now = fingerprint(files)
    if not mark.is_file() or mark.read_text() != now:
        pure = "in plain Python" if compiling.asked("LUDOTHEQUE_PURE") or compiling.missing() else "compiled"
        print(f"Building the games, {pure} …", flush=True)
        if UNFINISHED.exists():
            shutil.rmtree(TREE, ignore_errors=True)
        UNFINISHED.touch()
        copy_sources(files)
        drop_stale_products()
        shutil.rmtree(WHEELS, ignore_errors=True)
        WHEELS.mkdir(parents=True)
        with LOG.open("w") as log:
            done = subprocess.run(wheel_command(), stdout=log, stderr=log, cwd=TREE, check=False)
        if done.returncode:
            print(LOG.read_text()[-4000:], file=sys.stderr)
            raise SystemExit(f"The build failed; {LOG.relative_to(PROJECT)} says why.")
        mark.write_text(now)
        UNFINISHED.unlink()
    wheel = next(WHEELS.glob("*.whl"))
    if pure_by_accident(wheel):
        why = f"The games could not be compiled (see {LOG.relative_to(PROJECT)})"
        if compiling.asked("LUDOTHEQUE_COMPILED"):
            raise SystemExit(f"{why}.")
        print(f"{why}: plain Python serves instead.")
    return wheel


def pure_by_accident(wheel: Path) -> bool:
    """Whether a wheel that should be compiled is not."""
    with zipfile.ZipFile(wheel) as archive:
        native = any(name.endswith((".so", ".pyd")) for name in archive.namelist())
    return not native and not compiling.asked("LUDOTHEQUE_PURE") and not compiling.missing()


def is_ready() -> bool:
    """Whether build/compiled holds the sources as they are, compiled."""
    mark = COMPILED / "fingerprint"
    return mark.is_file() and mark.read_text() == fingerprint(sources())


def unpack(wheel: Path) -> None:
    """build/compiled: the wheel as a folder for PYTHONPATH, whole or not at all."""
    mark = COMPILED / "fingerprint"
    now = (WHEELS / "fingerprint").read_text()
    if mark.is_file() and mark.read_text() == now:
        return
    new = COMPILED.with_name("compiled.new")
    shutil.rmtree(new, ignore_errors=True)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(new)
    (new / "fingerprint").write_text(now)
    shutil.rmtree(COMPILED, ignore_errors=True)
    new.rename(COMPILED)


def behind() -> None:
    """What a build needs, then the build, while somebody plays: everything else on this machine goes first."""
    os.nice(19)
    environment.install(["build"])
    with alone():
        unpack(build_wheel())


def main(arguments: list[str]) -> None:
    if arguments == ["tree"]:
        with alone():
            unpack(build_wheel())
    elif arguments == ["behind"]:
        behind()
    elif arguments == ["missing"]:
        print(compiling.missing())
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
