"""What players count: money and cards."""

from __future__ import annotations

from ludotheque.games.last_chance.state import State


def quantities(state: State) -> dict[str, list[int]]:
    return {"money": state.cash[:], "cards": [state.cards_of(seat) for seat in range(state.seats)]}
