"""What a viewer receives is checked: every update once, in order, and together they give the state."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.loadtest.findings import DIFFERENT, DOUBLED, LOST, OUT_OF_ORDER, Findings
from ludotheque.loadtest.stream import Stream


def state(version: int, status: str) -> dict[str, Any]:
    return {
        "type": "state",
        "version": version,
        "table": {"seats": []},
        "you": {"seat": 0},
        "scene": {"status": status},
        "outcome": None,
    }


def update(version: int) -> dict[str, Any]:
    return {"type": "update", "version": version, "scene": {"status": f"move {version}"}}


def said(version: int) -> dict[str, Any]:
    return {"type": "chat", "version": version, "said": {}}


CALM = [state(1, "begin"), update(2), said(3), {"type": "presence", "online": [], "watchers": 1}, update(4)]


@pytest.mark.parametrize(
    ("messages", "found"),
    [
        (CALM, []),
        ([*CALM, state(4, "move 4"), update(5)], []),
        ([*CALM, update(4)], [DOUBLED]),
        ([*CALM, update(6), update(7)], [LOST]),
        ([*CALM, said(6)], [LOST]),
        ([*CALM, update(6), update(5), update(7)], [OUT_OF_ORDER]),
        ([*CALM, state(5, "move 5")], [LOST]),
        ([*CALM, state(3, "move 2")], [OUT_OF_ORDER]),
        ([*CALM, state(4, "another")], [DIFFERENT]),
        (
            [*CALM, {**update(5), "scene": {"status": {"at": 1}, "pieces": {"by": "id"}}}, state(5, "x")],
            [DIFFERENT],
        ),
    ],
)
def test_every_update_comes_once_and_in_order(messages: list[dict[str, Any]], found: list[str]) -> None:
    findings = Findings()
    stream = Stream("somebody", findings)
    for message in messages:
        stream.receive(message)
    stream.settle()
    assert [anomaly.kind for anomaly in findings.anomalies] == found


def test_after_a_new_connection_the_state_may_be_newer_and_never_older() -> None:
    findings = Findings()
    stream = Stream("somebody", findings)
    for message in CALM:
        stream.receive(message)
    stream.reconnect()
    stream.receive(state(9, "much later"))
    assert findings.anomalies == [] and stream.version == 9
    stream.reconnect()
    stream.receive(state(8, "earlier"))
    assert [anomaly.kind for anomaly in findings.anomalies] == [OUT_OF_ORDER]
