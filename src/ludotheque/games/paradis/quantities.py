"""What players count: money, trees and buildings."""

from __future__ import annotations

from ludotheque.games.paradis.state import State


def quantities(state: State) -> dict[str, list[int]]:
    buildings = [state.owners.count(seat) for seat in range(state.seats)]
    return {"money": state.cash[:], "trees": state.trees[:], "buildings": buildings}
