"""Somebody else's bot, as `examples/visitor.py` shows it: a stranger's program that plays at the real server."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from ludotheque.games import CATALOGUE
from tests.browser.server import Server

PROJECT = Path(__file__).parents[2]
EXAMPLE = PROJECT / "examples" / "visitor.py"
MOST_LINES = 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """uvicorn in a process of its own; the server's bots do not take their time."""
    made = Server(tmp_path_factory.mktemp("server"))
    made.open()
    yield made
    made.close()


@pytest.fixture(scope="module")
def visitor() -> ModuleType:
    spec = importlib.util.spec_from_file_location("visitor", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", [game.meta.id for game in CATALOGUE])
def test_the_visitor_plays_a_whole_match_of_any_game(game: str, server: Server, visitor: ModuleType) -> None:
    outcome = visitor.play(server.address, game, level="random")
    ranking = outcome["ranking"]
    assert sorted(line["seat"] for line in ranking) == list(range(len(ranking)))
    assert ranking[0]["place"] == 1 and outcome["text"]


def test_the_visitor_runs_as_its_first_lines_say(server: Server) -> None:
    """A process of its own that has nothing of ours on its path, as a stranger would start it."""
    command = [sys.executable, "-I", str(EXAMPLE), server.address, "paradis"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "win" in done.stdout or "share the victory" in done.stdout


def test_the_visitor_is_short_knows_nothing_of_ours_and_the_protocol_points_to_it() -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= MOST_LINES
    assert not [line for line in lines if "import" in line and "ludotheque" in line]
    assert "examples/visitor.py" in (PROJECT / "docs" / "protocol.md").read_text(encoding="utf-8")
