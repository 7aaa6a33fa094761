"""What the load test makes of answers that a proxy may change."""

from __future__ import annotations

import time
from email.utils import formatdate

import pytest

from ludotheque.loadtest.http import LONGEST, USUAL, pause_of


@pytest.mark.parametrize(
    ("said", "seconds"),
    [("5", 5.0), (" 7 ", 7.0), (None, USUAL), ("", USUAL), ("soon", USUAL), ("-3", USUAL), ("nan", USUAL)],
)
def test_a_pause_in_seconds_or_none(said: str | None, seconds: float) -> None:
    assert pause_of(said) == seconds


@pytest.mark.parametrize("said", ["9" * 400, "Fri, 31 Dec 9999 23:59:59 GMT"])
def test_nobody_makes_it_wait_for_ever(said: str) -> None:
    assert pause_of(said) == LONGEST


def test_a_pause_until_a_date(monkeypatch: pytest.MonkeyPatch) -> None:
    """It ended the whole load test."""
    now = 1_800_000_000.0
    monkeypatch.setattr(time, "time", lambda: now)
    assert pause_of(formatdate(now + 20, usegmt=True)) == 20.0
    assert pause_of(formatdate(now - 20, usegmt=True)) == USUAL
