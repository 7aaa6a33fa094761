"""What the rules write as it compiles to native code. CONTRIBUTING.md says what each form costs."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[2] / "src" / "ludotheque" / "games"

#: The chapters of the rules, and the positions that they change.
HOT = ("*/rules/*.py", "*/state.py", "metropolis/town.py", "last_chance/dice.py")


def boxed(source: str) -> list[tuple[int, str]]:
    """Lines that compile to Python's own numbers where native ones would do, and what each does."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Subscript):
            found.append((node.lineno, "changes an item in place"))
        if isinstance(node, (ast.For, ast.comprehension)):
            loop = f"{ast.unparse(node.target)} in {ast.unparse(node.iter)}"
            if loop.startswith("_ in range("):
                found.append((node.iter.lineno, "counts in _"))
    return sorted(found)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("purse[seat] += 1", ["changes an item in place"]),
        ("state.held[at] &= ~bit", ["changes an item in place"]),
        ("purse[seat] = purse[seat] + 1", []),
        ("missing += 1", []),
        ("for _ in range(3):\n    roll()", ["counts in _"]),
        ("cards = [pile.pop() for _ in range(3)]", ["counts in _"]),
        ("cards = [pile.pop() for _card in range(3)]", []),
        ("lines = [[] for _ in TYPES]", []),
    ],
)
def test_each_form_is_seen(source: str, found: list[str]) -> None:
    assert [what for _, what in boxed(source)] == found


def test_rules_count_in_native_numbers() -> None:
    files = [path for pattern in HOT for path in sorted(GAMES.glob(pattern))]
    assert len(files) > 50
    found = [
        f"{path.relative_to(GAMES)}:{line} {what}" for path in files for line, what in boxed(path.read_text())
    ]
    assert found == []
