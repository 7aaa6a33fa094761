"""What the tests of the server share."""

from __future__ import annotations

import pytest

from ludotheque.tables.store.postgres import PostgresStore
from tests.postgres import PostgresServer, needs_postgres
from tests.web import support

SQLITE = "sqlite"
POSTGRES = "postgres"
TWO_PROCESSES = "two-processes"


@pytest.fixture(
    params=[
        SQLITE,
        pytest.param(POSTGRES, marks=needs_postgres),
        pytest.param(TWO_PROCESSES, marks=needs_postgres),
    ]
)
def stores(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the servers of a test keep their tables in: the test runs once with each."""
    kind = str(request.param)
    if kind != SQLITE:
        server: PostgresServer = request.getfixturevalue("postgres_server")
        monkeypatch.setattr(support, "new_store", lambda folder: PostgresStore(server.new_database()))
    if kind == TWO_PROCESSES:
        monkeypatch.setattr(support, "same_store", lambda store: PostgresStore(store.database.url))
    return kind
