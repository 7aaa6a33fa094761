"""Shared by the contract tests."""

from __future__ import annotations

import json

import pytest

from tests.contract.checksum import FILE


@pytest.fixture(scope="session")
def checksums() -> dict[str, str]:
    loaded: dict[str, str] = json.loads(FILE.read_text())
    return loaded
