"""The package of docs/add-a-game.md, installed once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.packages.support import MAREE, install

collect_ignore = ["maree"]  # its own tests run where it is installed


@pytest.fixture(scope="session")
def maree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder into which Marée is installed."""
    return install(MAREE, tmp_path_factory.mktemp("maree"))
