"""Counts of rate limits that all processes on a database add to."""

from __future__ import annotations

from typing import Final

from ludotheque.tables.store.base import Count
from ludotheque.tables.store.sql import Connection

ADD: Final = (
    "INSERT INTO counts (key, ends, number) SELECT * FROM unnest(?::text[], ?::bigint[], ?::integer[]) "
    "ON CONFLICT (key, ends) DO UPDATE SET number = counts.number + excluded.number RETURNING key, ends, number"
)
TIDY: Final = "DELETE FROM counts WHERE ends < ?"


def add(db: Connection, counts: list[Count], now: int) -> list[Count]:
    """Adds to the counts of all processes; their sums. Windows that have ended are forgotten."""
    in_order = sorted(counts)  # in one order everywhere: two processes never wait for each other crosswise
    columns = tuple([list(column) for column in zip(*in_order, strict=True)])
    sums = [Count(*row) for row in db.execute(ADD, columns).fetchall()]
    db.execute(TIDY, (now,))
    return sums
