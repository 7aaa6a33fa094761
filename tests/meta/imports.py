"""Who may import whom, and how to find the imports that break the rule."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final

PROJECT: Final = "ludotheque"

#: What each part may import of the project, besides itself. `game` is the package of one game, `catalogue` the
#: tuple of all of them (`games/__init__.py`, and `games/packages.py`, which finds those of other packages).
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "front": ("kernel", "cli"),
    "kernel": (),
    "game": ("kernel",),
    "catalogue": ("kernel", "game"),
    "texts": ("kernel",),
    "bots": ("kernel", "catalogue", "game"),
    "arena": ("front", "kernel", "catalogue", "game", "bots"),
    # arena for the processes that play side by side
    "learning": ("kernel", "catalogue", "bots", "arena"),
    # texts and terminal for one thing: `render_mode="human"` draws a table as the terminal does
    "envs": ("kernel", "catalogue", "bots", "texts", "cli"),
    "tables": ("front", "kernel", "catalogue", "texts", "bots"),
    "web": ("front", "kernel", "catalogue", "texts", "tables"),
    # web for the server it starts, tables for the files it verifies
    "loadtest": ("kernel", "tables", "web"),
    "cli": (
        *("front", "kernel", "catalogue", "game", "texts", "bots", "arena", "envs", "tables", "web"),
        *("loadtest", "learning"),
    ),
}

#: Parts that need nothing from outside but the standard library, or these packages.
FOREIGN: Final[dict[str, tuple[str, ...]]] = {
    "kernel": ("mypy_extensions",),  # native integers; which native classes an interpreted class may extend
    "game": ("mypy_extensions",),  # native integers
    "catalogue": (),
    "texts": ("fluent",),
}

#: The layers of a game's package: a module imports its own layer and those below. A module of another name
#: stands as high as the highest one it imports.
LAYERS: Final = {
    "__init__": 0,
    "components": 0,
    "actions": 1,
    "facts": 1,
    "state": 1,
    "rules": 2,
    "observation": 3,
    "view": 4,
    "evaluation": 4,
    "game": 5,
    "encoding": 6,
}

#: The part of the standard library that knows neither chance nor clock nor file: all that the rules may use.
PURE: Final = frozenset(
    (
        *("__future__", "abc", "bisect", "collections", "dataclasses", "enum", "fractions", "functools"),
        *("heapq", "itertools", "math", "operator", "re", "types", "typing"),
    )
)

#: What finds and reads a box, and the modules that have no business with it.
READING: Final = frozenset(("pathlib", "tomllib"))
NOT_READING: Final = ("actions", "facts", "state", "rules", "observation", "view", "evaluation", "encoding")

#: Built-in functions that reach out of the program.
REACHING_OUT: Final = frozenset(
    ("open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint")
)


def read_modules(src: Path) -> dict[str, str]:
    """The source of every module, by its dotted name; packages end in `.__init__`."""
    return {
        ".".join(path.relative_to(src).with_suffix("").parts): path.read_text(encoding="utf-8")
        for path in sorted((src / PROJECT).rglob("*.py"))
    }


def part_of(module: str) -> str:
    """The part a module is in; the empty text if the project has no such part."""
    parts = module.removesuffix(".__init__").split(".")
    if len(parts) == 1 or parts[1] == "__main__":
        return "front"
    if parts[1] == "games":
        return "game" if len(parts) > 2 and parts[2] != "packages" else "catalogue"
    name = "cli" if parts[1].startswith("cli") else parts[1]
    return name if name in PARTS else ""


def _inside(module: str) -> str:
    """What a game's module is called in its package: `rules` for all chapters of the rules."""
    parts = module.split(".")
    return parts[3] if len(parts) > 3 else "__init__"


def layer_of(module: str, modules: dict[str, str], below: tuple[str, ...] = ()) -> int:
    """The layer of a game's module."""
    if _inside(module) in LAYERS:
        return LAYERS[_inside(module)]
    package = ".".join(module.split(".")[:3])
    name = module if module in modules else f"{module}.__init__"
    layer = 0
    for _, imported in imports_of(name, modules[name], modules):
        if imported.startswith(f"{package}.") and imported not in below:
            layer = max(layer, layer_of(imported, modules, (*below, module)))
    return layer


def imports_of(module: str, source: str, modules: dict[str, str]) -> list[tuple[int, str]]:
    """What a module imports, with the line: a submodule rather than its package where that is meant."""
    found: list[tuple[int, str]] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                above = module.split(".")[: -node.level]
                base = ".".join([*above, base] if base else above)
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                is_module = inner in modules or f"{inner}.__init__" in modules
                found.append((node.lineno, inner if is_module else base))
    return sorted(set(found))


def import_faults(modules: dict[str, str]) -> list[str]:
    """Every forbidden import: module, line, and why."""
    found: list[str] = []
    for module, source in modules.items():
        if not part_of(module):
            found.append(f"{module}: the project has no such part")
            continue
        for line, imported in imports_of(module, source, modules):
            fault = _fault_of(module, imported, modules)
            if fault:
                found.append(f"{module}:{line}: {fault}")
        if part_of(module) == "game":
            found += [f"{module}:{line}: calls {name}()" for line, name in _calls_out(source)]
    return found


def _fault_of(module: str, imported: str, modules: dict[str, str]) -> str:
    """Why this import is forbidden; empty if it is not."""
    part = part_of(module)
    top = imported.split(".")[0]
    if top != PROJECT:
        return _foreign_fault(module, part, top)
    target = part_of(imported)
    if not target:
        return f"imports {imported}, which no part of the project has"
    if part == target == "game":
        return _fault_in_game(module, imported, modules)
    if part != target and target not in PARTS[part]:
        return f"{part} may not import {target} ({imported})"
    return ""


def _foreign_fault(module: str, part: str, package: str) -> str:
    if part == "game":
        allowed = PURE if _inside(module) in NOT_READING else PURE | READING
        return "" if package in allowed or package in FOREIGN[part] else f"a game may not import {package}"
    if package in sys.stdlib_module_names or part not in FOREIGN or package in FOREIGN[part]:
        return ""
    return f"{part} may not import {package}, which is not of the standard library"


def _fault_in_game(module: str, imported: str, modules: dict[str, str]) -> str:
    if module.split(".")[2] != imported.split(".")[2]:
        return f"a game may not import another game ({imported})"
    if layer_of(imported, modules) > layer_of(module, modules):
        return f"may not import {imported}, which stands above it"
    return ""


def _calls_out(source: str) -> list[tuple[int, str]]:
    return [
        (node.lineno, node.func.id)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REACHING_OUT
    ]
