"""Connections to PostgreSQL."""

from __future__ import annotations

from typing import Any, Final

import psycopg

Db = psycopg.Connection[tuple[Any, ...]]

PATIENCE: Final = 5  #: seconds until a server that does not answer counts as gone


def connect(url: str) -> Db:
    """A connection without transactions of its own, which notices within seconds that the server is gone."""
    return psycopg.connect(
        url,
        autocommit=True,
        connect_timeout=PATIENCE,
        keepalives_idle=PATIENCE,
        tcp_user_timeout=2000 * PATIENCE,
    )
