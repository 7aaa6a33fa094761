"""Long lines from outside: each is looked at once, not once more for each of its signs."""

from __future__ import annotations

import pytest
from starlette.datastructures import Headers

from ludotheque.tables.store.collection import without_password
from ludotheque.web.security import GUEST_COOKIE, cookie
from tests.hostile.support import growth

MOST_GROWTH = 30  #: times as much for eight times as long; 64 would be the square


@pytest.mark.parametrize("piece", ["\\", '\\"', '"', "\\073", "=", ";", " ", f"{GUEST_COOKIE}="])
def test_a_long_cookie_is_read_once(piece: str) -> None:
    """One of 30 KB of backslashes took 40 seconds, and everybody waited."""
    assert growth(lambda size: read(piece * size), 3000) < MOST_GROWTH


def read(value: str) -> str:
    return cookie(Headers({"cookie": f'{GUEST_COOKIE}="{value}"'}), GUEST_COOKIE)


def test_a_cookie_is_found_among_others() -> None:
    for text in (
        "a=b; name=x.y-z; c=d",
        "name=x.y-z",
        "name = x.y-z ;",
        "name=old; name=x.y-z",
        "; ;name=x.y-z",
    ):
        assert cookie(Headers({"cookie": text}), "name") == "x.y-z"
    for text in ("", "name", "names=x", "a=name=x", "=name"):
        assert cookie(Headers({"cookie": text}), "name") == ""


@pytest.mark.parametrize("piece", ["://a:", "://", "postgresql://a:b@", "a@", "?password", "&password=", ":"])
def test_passwords_are_looked_for_once(piece: str) -> None:
    assert growth(lambda size: without_password(piece * size), 2000) < MOST_GROWTH
