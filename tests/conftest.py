"""What a machine lacks is left out with one line: Chromium, PostgreSQL. CI must have both."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

import browser
from tests import postgres
from tests.postgres import QUICK, PostgresServer

LEFT_OUT = not os.environ.get("CI") and not browser.find()

collect_ignore = ["browser"] if LEFT_OUT else []


def pytest_report_header() -> list[str]:
    lines = []
    if LEFT_OUT:
        lines.append("The tests of the page in a browser are left out: no Chromium here.")
    if postgres.LEFT_OUT:
        lines.append("The tests on PostgreSQL are left out: none is installed here.")
    return lines


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """One server for all tests of the session, which waits for no disk."""
    server = PostgresServer(**QUICK)
    yield server
    server.remove()


@pytest.fixture
def database(postgres_server: PostgresServer) -> str:
    """The address of an empty database of one test."""
    return postgres_server.new_database()
