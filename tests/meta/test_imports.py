"""No module imports what it may not, and the check sees each kind of forbidden import."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.meta.imports import import_faults, read_modules

SRC = Path(__file__).parents[2] / "src"

#: A project in good order: every arrow of the design once.
GOOD = {
    "ludotheque.__init__": "from ludotheque.kernel import game",
    "ludotheque.kernel.__init__": "",
    "ludotheque.kernel.game": "import json\nfrom pathlib import Path\nfrom ludotheque.kernel import plain",
    "ludotheque.kernel.record": "from __future__ import annotations",
    "ludotheque.games.__init__": "from ludotheque.games.chess.game import GAME",
    "ludotheque.games.chess.__init__": "",
    "ludotheque.games.chess.squares": "from pathlib import Path",
    "ludotheque.games.chess.components": "import tomllib\nfrom ludotheque.games.chess.squares import NAMES",
    "ludotheque.games.chess.actions": "from ludotheque.games.chess.components import BOARD",
    "ludotheque.games.chess.facts": "from dataclasses import dataclass",
    "ludotheque.games.chess.state": "from ludotheque.games.chess import actions, facts",
    "ludotheque.games.chess.openings": "from ludotheque.games.chess.state import State",
    "ludotheque.games.chess.rules.__init__": "",
    "ludotheque.games.chess.rules.castling": "import math\nfrom ludotheque.games.chess import facts",
    "ludotheque.games.chess.observation": "from .rules import castling\nfrom . import openings",
    "ludotheque.games.chess.view": "from ludotheque.games.chess.observation import Seen",
    "ludotheque.games.chess.evaluation": "from ludotheque.games.chess.observation import Seen",
    "ludotheque.games.chess.game": "from pathlib import Path\nfrom ludotheque.games.chess import evaluation, view",
    "ludotheque.games.chess.encoding": "from .game import GAME\nfrom ludotheque.kernel import encoding",
    "ludotheque.games.halma.__init__": "",
    "ludotheque.texts.__init__": "from fluent.runtime import FluentBundle\nimport ludotheque.kernel.game",
    "ludotheque.bots.__init__": "from ludotheque.games import CATALOGUE",
    "ludotheque.envs.__init__": "import numpy\nfrom ludotheque.games import CATALOGUE",
    "ludotheque.tables.__init__": "import sqlite3, msgspec\nfrom ludotheque import games, texts",
    "ludotheque.web.__init__": "from starlette.applications import Starlette\nfrom ludotheque import tables",
    "ludotheque.cli.__init__": "from ludotheque.web import serve",
}

FORBIDDEN = [
    ("kernel.record", "import ludotheque.games", "kernel may not import catalogue"),
    ("kernel.record", "import msgspec", "kernel may not import msgspec"),
    ("kernel.record", "def late():\n    from ludotheque.texts import say", "kernel may not import texts"),
    ("games.chess.rules.castling", "from ludotheque.games.halma import board", "another game"),
    ("games.chess.rules.castling", "from ....games import halma", "another game"),
    ("games.chess.rules.castling", "from ludotheque.games import find_game", "game may not import catalogue"),
    ("games.chess.rules.castling", "from ludotheque.bots import simple", "game may not import bots"),
    ("games.chess.rules.castling", "import random", "may not import random"),
    ("games.chess.rules.castling", "from time import sleep", "may not import time"),
    ("games.chess.rules.castling", "import os.path", "may not import os"),
    ("games.chess.rules.castling", "from pathlib import Path", "may not import pathlib"),
    ("games.chess.rules.castling", "import subprocess, socket", "may not import subprocess"),
    ("games.chess.rules.castling", "print('check')", "calls print()"),
    ("games.chess.rules.castling", "from ludotheque.games.chess import observation", "stands above it"),
    ("games.chess.components", "from ludotheque.games.chess.state import State", "stands above it"),
    ("games.chess.state", "from ludotheque.games.chess.rules import castling", "stands above it"),
    ("games.chess.squares", "from ludotheque.games.chess.state import State", "stands above it"),
    ("games.chess.squares", "import random", "may not import random"),
    ("games.chess.observation", "from . import view", "stands above it"),
    ("games.chess.evaluation", "from .game import GAME", "stands above it"),
    ("games.chess.game", "from .encoding import ENCODING", "stands above it"),
    ("games.chess.encoding", "import numpy", "may not import numpy"),
    ("games.chess.encoding", "from ludotheque.envs import arrays", "game may not import envs"),
    ("envs.session", "from ludotheque.games.chess.encoding import ENCODING", "envs may not import game"),
    ("texts.words", "from ludotheque.tables import table", "texts may not import tables"),
    ("texts.words", "import msgspec", "texts may not import msgspec"),
    ("bots.search", "from ludotheque.tables import table", "bots may not import tables"),
    ("tables.table", "from ludotheque.games.chess.rules import castling", "tables may not import game"),
    ("tables.table", "from ludotheque.web import pages", "tables may not import web"),
    ("web.pages", "from ludotheque.bots import simple", "web may not import bots"),
    ("web.pages", "from ludotheque.attic import box", "no part of the project"),
    ("attic.box", "", "no such part"),
]


def test_no_module_imports_what_it_may_not() -> None:
    modules = read_modules(SRC)
    assert "ludotheque.kernel.game" in modules
    assert import_faults(modules) == []


def test_a_project_in_good_order_has_no_fault() -> None:
    assert import_faults(GOOD) == []


@pytest.mark.parametrize(("module", "source", "fault"), FORBIDDEN)
def test_a_forbidden_import_is_seen_and_named(module: str, source: str, fault: str) -> None:
    found = import_faults({**GOOD, f"ludotheque.{module}": source})
    assert any(fault in fault for fault in found)
    assert all(module.split(".")[0] in fault for fault in found)
