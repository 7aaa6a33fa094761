"""Who may import whom in the house: the walls, and how to find what crosses them."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final

HOUSE: Final = "ludotheque"

#: What each room may import of the house, besides itself. `game` is the room of one game, `catalogue` the
#: tuple of all of them.
ROOMS: Final[dict[str, tuple[str, ...]]] = {
    "front": ("kernel", "cli"),
    "kernel": (),
    "game": ("kernel",),
    "catalogue": ("kernel", "game"),
    "texts": ("kernel",),
    "bots": ("kernel", "catalogue", "game"),
    "arena": ("front", "kernel", "catalogue", "game", "bots"),
    "envs": ("front", "kernel", "catalogue", "game", "bots"),
    "tables": ("front", "kernel", "catalogue", "texts", "bots"),
    "web": ("front", "kernel", "catalogue", "texts", "tables"),
    "cli": ("front", "kernel", "catalogue", "game", "texts", "bots", "arena", "envs", "tables", "web"),
}

#: Rooms that need nothing from outside but the standard library, or these packages.
FOREIGN: Final[dict[str, tuple[str, ...]]] = {"kernel": (), "game": (), "catalogue": (), "texts": ("fluent",)}

#: The floors of a game's room: a module imports its own floor and those below. A module of another name
#: stands as high as the highest one it imports.
FLOORS: Final = {
    "__init__": 0,
    "components": 0,
    "actions": 1,
    "facts": 1,
    "state": 1,
    "rules": 2,
    "observation": 3,
    "view": 4,
    "bot": 4,
    "game": 5,
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
NOT_READING: Final = ("actions", "facts", "state", "rules", "observation", "view", "bot")

#: Built-in functions that reach out of the program.
REACHING_OUT: Final = frozenset(
    ("open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint")
)


def read_house(src: Path) -> dict[str, str]:
    """The source of every module, by its dotted name; packages end in `.__init__`."""
    return {
        ".".join(path.relative_to(src).with_suffix("").parts): path.read_text(encoding="utf-8")
        for path in sorted((src / HOUSE).rglob("*.py"))
    }


def room_of(module: str) -> str:
    """The room a module is in; the empty text if the house has no such room."""
    parts = module.removesuffix(".__init__").split(".")
    if len(parts) == 1 or parts[1] == "__main__":
        return "front"
    if parts[1] == "games":
        return "game" if len(parts) > 2 else "catalogue"
    name = "cli" if parts[1].startswith("cli") else parts[1]
    return name if name in ROOMS else ""


def _inside(module: str) -> str:
    """What a game's module is called in its room: `rules` for all chapters of the rules."""
    parts = module.split(".")
    return parts[3] if len(parts) > 3 else "__init__"


def floor_of(module: str, house: dict[str, str], below: tuple[str, ...] = ()) -> int:
    """The floor of a game's module in its room."""
    if _inside(module) in FLOORS:
        return FLOORS[_inside(module)]
    room = ".".join(module.split(".")[:3])
    name = module if module in house else f"{module}.__init__"
    floor = 0
    for _, imported in imports_of(name, house[name], house):
        if imported.startswith(f"{room}.") and imported not in below:
            floor = max(floor, floor_of(imported, house, (*below, module)))
    return floor


def imports_of(module: str, source: str, house: dict[str, str]) -> list[tuple[int, str]]:
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
                is_module = inner in house or f"{inner}.__init__" in house
                found.append((node.lineno, inner if is_module else base))
    return sorted(set(found))


def crossings(house: dict[str, str]) -> list[str]:
    """Everything that crosses a wall: module, line, and which wall."""
    found: list[str] = []
    for module, source in house.items():
        if not room_of(module):
            found.append(f"{module}: the house has no such room")
            continue
        for line, imported in imports_of(module, source, house):
            wall = _wall_between(module, imported, house)
            if wall:
                found.append(f"{module}:{line}: {wall}")
        if room_of(module) == "game":
            found += [f"{module}:{line}: calls {name}()" for line, name in _calls_out(source)]
    return found


def _wall_between(module: str, imported: str, house: dict[str, str]) -> str:
    """The wall this import crosses; empty if none."""
    room = room_of(module)
    top = imported.split(".")[0]
    if top != HOUSE:
        return _foreign_wall(module, room, top)
    target = room_of(imported)
    if not target:
        return f"imports {imported}, which no room of the house has"
    if room == target == "game":
        return _wall_in_room(module, imported, house)
    if room != target and target not in ROOMS[room]:
        return f"{room} may not import {target} ({imported})"
    return ""


def _foreign_wall(module: str, room: str, package: str) -> str:
    if room == "game":
        allowed = PURE if _inside(module) in NOT_READING else PURE | READING
        return "" if package in allowed else f"a game may not import {package}"
    if package in sys.stdlib_module_names or room not in FOREIGN or package in FOREIGN[room]:
        return ""
    return f"{room} may not import {package}, which is not of the standard library"


def _wall_in_room(module: str, imported: str, house: dict[str, str]) -> str:
    if module.split(".")[2] != imported.split(".")[2]:
        return f"a game may not import another game ({imported})"
    if floor_of(imported, house) > floor_of(module, house):
        return f"may not import {imported}, which stands above it"
    return ""


def _calls_out(source: str) -> list[tuple[int, str]]:
    return [
        (node.lineno, node.func.id)
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in REACHING_OUT
    ]
