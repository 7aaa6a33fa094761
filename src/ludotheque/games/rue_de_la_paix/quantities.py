"""What players count: the value of their titles, titles, hotels in reserve, cards in hand."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rue_de_la_paix.state import State

MILLIONS: Final = "millions"
TITLES: Final = "titles"
RESERVE: Final = "reserve"
CARDS: Final = "cards"


def quantities(state: State) -> dict[str, list[int]]:
    return {
        MILLIONS: state.sums[:],
        TITLES: [state.titles.count(seat) for seat in range(state.seats)],
        RESERVE: state.reserve[:],
        CARDS: [len(hand) for hand in state.hands],
    }
