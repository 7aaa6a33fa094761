"""Builds the wheel out of a clean copy of the sources, and puts it where it is used.

    building.py tree      unpacks it into build/compiled, for tests and benchmarks (PYTHONPATH=build/compiled)
    building.py install   installs it into the environment this runs in, for `make play`
    building.py missing   prints what this machine lacks to compile; nothing if it can

Nothing is written into `src`. A wheel is built again only when a source, the Python or the compiler's
settings have changed; then only the changed games are compiled again, for the copy in build/tree keeps the
rest.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import compiling

PROJECT = compiling.PROJECT
BUILD = PROJECT / "build"
TREE = BUILD / "tree"
WHEELS = BUILD / "wheel"
COMPILED = BUILD / "compiled"
LOG = BUILD / "build.log"

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
    digest.update(importlib.metadata.version("mypy").encode())
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


def build_wheel() -> Path:
    """The wheel of the sources as they are."""
    files = sources()
    mark = WHEELS / "fingerprint"
    now = fingerprint(files)
    if not mark.is_file() or mark.read_text() != now:
        pure = "in plain Python" if compiling.asked("LUDOTHEQUE_PURE") or compiling.missing() else "compiled"
        print(f"Building the games, {pure} …", flush=True)
        copy_sources(files)
        drop_stale_products()
        shutil.rmtree(WHEELS, ignore_errors=True)
        WHEELS.mkdir(parents=True)
        command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "-v"]
        with LOG.open("w") as log:
            done = subprocess.run(
                [*command, "--wheel-dir", str(WHEELS), str(TREE)],
                stdout=log,
                stderr=log,
                cwd=TREE,
                check=False,
            )
        if done.returncode:
            print(LOG.read_text()[-4000:], file=sys.stderr)
            raise SystemExit(f"The build failed; all of it is told in {LOG.relative_to(PROJECT)}.")
        mark.write_text(now)
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


def unpack(wheel: Path) -> None:
    """build/compiled: the wheel as a folder for PYTHONPATH."""
    mark = COMPILED / "fingerprint"
    now = (WHEELS / "fingerprint").read_text()
    if mark.is_file() and mark.read_text() == now:
        return
    shutil.rmtree(COMPILED, ignore_errors=True)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(COMPILED)
    mark.write_text(now)


def install(wheel: Path) -> None:
    """Into the environment this runs in, without its requirements, which are there already."""
    mark = Path(sys.prefix) / "ludotheque.fingerprint"
    now = (WHEELS / "fingerprint").read_text()
    if mark.is_file() and mark.read_text() == now:
        return
    command = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--force-reinstall", str(wheel)]
    subprocess.run(command, check=True)
    mark.write_text(now)


def main(arguments: list[str]) -> None:
    if arguments == ["tree"]:
        unpack(build_wheel())
    elif arguments == ["install"]:
        install(build_wheel())
    elif arguments == ["missing"]:
        print(compiling.missing())
    else:
        raise SystemExit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
