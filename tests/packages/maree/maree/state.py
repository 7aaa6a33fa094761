"""The position: hands, catches, the pile, and a stack of phases."""

from __future__ import annotations

from ludotheque.kernel.phase import Phase, PhasedPosition
from maree.components import Box


class State(PhasedPosition):
    """Where the match stands."""

    def __init__(
        self,
        box: Box,
        second_takes: bool,
        hands: list[list[int]],
        used: list[list[int]],
        caught: list[list[int]],
        escaped: list[int],
        pile: list[int],
        phases: list[Phase[State]],
    ) -> None:
        self.box = box
        self.seats = len(hands)
        self.second_takes = second_takes
        self.hands = hands  #: baits by seat; one that is laid and not shown is still among them
        self.used = used  #: baits shown, by seat, in order
        self.caught = caught  #: shoals by seat
        self.escaped = escaped
        self.pile = pile  #: hidden, the next one last
        self.phases = phases

    def ledger(self) -> dict[str, int]:
        taken = sum([len(shoals) for shoals in self.caught])
        return {
            "shoals": taken + len(self.escaped) + len(self.pile) + self.held("shoals"),
            "baits": sum([len(hand) for hand in self.hands]) + sum([len(used) for used in self.used]),
        }

    def points(self) -> list[int]:
        return [sum(shoals) for shoals in self.caught]
