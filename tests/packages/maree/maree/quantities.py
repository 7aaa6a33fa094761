"""What players count: points."""

from __future__ import annotations

from maree.state import State


def quantities(state: State) -> dict[str, list[int]]:
    return {"points": state.points()}
