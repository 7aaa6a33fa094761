"""The notebooks run from their first cell to their last, and are kept without what they print."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra pettingzoo is not installed")
pytest.importorskip("resvg_py", reason="the extra render is not installed")

FOLDER = Path(__file__).parents[2] / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def code_cells(notebook: Path) -> list[dict[str, Any]]:
    read = json.loads(notebook.read_text(encoding="utf-8"))
    assert read["nbformat"] == 4
    return [cell for cell in read["cells"] if cell["cell_type"] == "code"]


def run(notebook: Path) -> tuple[dict[str, Any], list[object]]:
    """Runs the cells in order: the names they leave, and what Jupyter would show below each."""
    names: dict[str, Any] = {"__name__": "__main__"}
    shown: list[object] = []
    for number, cell in enumerate(code_cells(notebook)):
        tree = ast.parse("".join(cell["source"]), f"{notebook.name}, cell {number}")
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, f"{notebook.name}, cell {number}", "exec"), names)
        if isinstance(last, ast.Expr):
            shown.append(eval(compile(ast.Expression(last.value), notebook.name, "eval"), names))
    return names, shown


@pytest.fixture(autouse=True)
def in_their_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """Jupyter runs a notebook where it lies; what it adds to the path is forgotten."""
    monkeypatch.chdir(FOLDER)
    monkeypatch.setattr(sys, "path", sys.path[:])


def test_there_are_notebooks_for_playing_training_and_measuring() -> None:
    assert [path.stem for path in NOTEBOOKS] == [
        "measure_an_auction",
        "play_and_look",
        "train_a_small_agent",
    ]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_kept_without_output(notebook: Path) -> None:
    assert [cell["outputs"] for cell in code_cells(notebook) if cell["outputs"]] == []
    assert {cell["execution_count"] for cell in code_cells(notebook)} == {None}


def test_one_sees_the_table_before_and_after_a_match(capsys: pytest.CaptureFixture[str]) -> None:
    _, shown = run(FOLDER / "play_and_look.ipynb")
    pictures = [picture.tobytes() for picture in shown if hasattr(picture, "tobytes")]
    assert len(set(pictures)) == 2
    assert "bid-above-cash" in capsys.readouterr().out


def test_the_agent_of_the_notebook_learns() -> None:
    names, _ = run(FOLDER / "train_a_small_agent.ipynb")
    assert names["after"] > 1.5 * names["even"] > names["before"]


def test_the_price_does_not_depend_on_the_own_bid() -> None:
    names, shown = run(FOLDER / "measure_an_auction.ipynb")
    assert shown[0] == (10.0, 10.0, -20.0)
    assert names["truthful"].mean() > 0 > names["lost"].mean()
