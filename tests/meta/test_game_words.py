"""A game is one folder: nothing else of ours names a game, and everything a game extends can be extended by others."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path

import pytest

from ludotheque.games import OURS

PROJECT = Path(__file__).parents[2]
SRC = PROJECT / "src" / "ludotheque"
READ = (".py", ".ftl", ".js", ".css", ".html", ".md", ".toml", ".sql")

#: The catalogue names our games; nobody else does.
CATALOGUE = SRC / "games" / "__init__.py"


def outside() -> list[Path]:
    """All source files that belong to no game: the package without the folders of the games, and the tools."""
    folders = [game.folder.resolve() for game in OURS]
    files = [
        file for top in (SRC, PROJECT / "tools") for file in sorted(top.rglob("*")) if file.suffix in READ
    ]
    return [
        file
        for file in files
        if file != CATALOGUE and not any(SRC / "games" / folder.name in file.parents for folder in folders)
    ]


def names() -> re.Pattern[str]:
    """The ids and titles of our games."""
    found = {game.meta.id for game in OURS} | {title for game in OURS for title in game.meta.titles.values()}
    # “last chance” and “metropolis” are words, too: titles count as they are written
    return re.compile("|".join(rf"\b{re.escape(name)}\b" for name in sorted(found)))


def test_no_file_outside_a_games_folder_names_a_game() -> None:
    pattern = names()
    found = {
        f"{file.relative_to(PROJECT)}: {match.group()}"
        for file in outside()
        for match in pattern.finditer(file.read_text(encoding="utf-8"))
    }
    assert len(outside()) > 100
    assert found == set()


def kernel_bases() -> set[tuple[str, str]]:
    """The classes of the kernel that our games extend: module and name."""
    found: set[tuple[str, str]] = set()
    for file in sorted((SRC / "games").rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        imported = {
            alias.asname or alias.name: (node.module or "", alias.name)
            for node in tree.body
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("ludotheque.kernel")
            for alias in node.names
        }
        for node in tree.body:
            for base in node.bases if isinstance(node, ast.ClassDef) else []:
                plain = base.value if isinstance(base, ast.Subscript) else base
                if isinstance(plain, ast.Name) and plain.id in imported:
                    found.add(imported[plain.id])
                elif isinstance(plain, ast.Attribute) and isinstance(plain.value, ast.Name):
                    module, name = imported.get(plain.value.id, ("", ""))
                    if module:
                        found.add((f"{module}.{name}", plain.attr))
    return found


@pytest.mark.parametrize(("module", "name"), sorted(kernel_bases()))
def test_a_game_in_plain_python_can_extend_what_our_compiled_games_extend(module: str, name: str) -> None:
    base = getattr(importlib.import_module(module), name)
    own = type(base)("Own", (base,), {"__doc__": "A class that mypyc has never seen."})
    assert issubclass(own, base)
    assert {found for _, found in kernel_bases()} >= {
        "Phase",
        "PhasedPosition",
        "Observation",
        "Fact",
        "Action",
    }
    assert isinstance(own.__new__(own), base)
