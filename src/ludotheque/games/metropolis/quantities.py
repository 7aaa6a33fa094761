"""What players count: points (in twelfths) and lots."""

from __future__ import annotations

from ludotheque.games.metropolis.rules.evaluation import standing
from ludotheque.games.metropolis.state import State


def quantities(state: State) -> dict[str, list[int]]:
    owners = state.town.owners
    return {
        "points": standing(state.box, state.town),
        "lots": [owners.count(seat) for seat in range(state.seats)],
    }
