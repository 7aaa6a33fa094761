"""A load test is bounded, and stays on this machine unless it is asked to leave it."""

from __future__ import annotations

import pytest

from ludotheque.kernel.trouble import Trouble
from ludotheque.loadtest.plan import MOST_MINUTES, MOST_TABLES, SLOWEST, Plan, check_address, read_pace


@pytest.mark.parametrize(
    ("text", "seconds"), [("2s", 2), ("500ms", 0.5), ("0", 0), ("1.5", 1.5), ("1m", 60), (" 3s ", 3)]
)
def test_a_pace_is_a_time(text: str, seconds: float) -> None:
    assert read_pace(text) == seconds


@pytest.mark.parametrize("text", ["", "fast", "-1s", "2 s", "2h", "nan"])
def test_anything_else_is_no_pace(text: str) -> None:
    with pytest.raises(Trouble) as trouble:
        read_pace(text)
    assert trouble.value.key == "bad-pace"


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:8000", "http://127.0.0.1:8000/", "http://localhost:1", "http://[::1]:80"]
)
def test_this_machine_may_be_loaded(url: str) -> None:
    assert check_address(url, anywhere=False) == url.rstrip("/")


@pytest.mark.parametrize(
    "url",
    ["http://192.0.2.1:8000", "https://games.example", "http://127.0.0.1.example", "http://[2001:db8::1]"],
)
def test_another_machine_only_if_asked(url: str) -> None:
    with pytest.raises(Trouble) as trouble:
        check_address(url, anywhere=False)
    assert trouble.value.key == "not-loopback"
    assert check_address(url, anywhere=True) == url


@pytest.mark.parametrize("url", ["ftp://127.0.0.1", "127.0.0.1:8000", "http://", "file:///etc"])
def test_only_a_server_has_an_address(url: str) -> None:
    with pytest.raises(Trouble) as trouble:
        check_address(url, anywhere=True)
    assert trouble.value.key == "bad-address"


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (Plan(0, 1, 60, 1), "out-of-bounds"),
        (Plan(MOST_TABLES + 1, 1, 60, 1), "out-of-bounds"),
        (Plan(1, SLOWEST + 1, 60, 1), "out-of-bounds"),
        (Plan(1, 1, 0, 1), "out-of-bounds"),
        (Plan(1, 1, float("nan"), 1), "out-of-bounds"),
        (Plan(1, 1, MOST_MINUTES * 60 + 1, 1), "out-of-bounds"),
        (Plan(1, 1, 60, 1, "http://127.0.0.1:8000", growth=0.1), "growth-of-own-server"),
        (Plan(1, 1, 60, 1, growth=-0.1), "growth-of-own-server"),
    ],
)
def test_a_plan_has_bounds(plan: Plan, key: str) -> None:
    with pytest.raises(Trouble) as trouble:
        plan.check()
    assert trouble.value.key == key


def test_a_plan_within_its_bounds_is_no_trouble() -> None:
    Plan(MOST_TABLES, 0, MOST_MINUTES * 60, 1).check()
