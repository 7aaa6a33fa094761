"""What a seat may know of a position, and positions that could be behind it."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.chance import Chance
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.position import Observation
from ludotheque.kernel.record import made_from
from maree.components import Box
from maree.rules.shoals import NO_BAIT, Shoal
from maree.state import State

SECRET: Final = -1  #: stands for a bait that this seat may not know


class Seen(Observation):
    """§3.1: everything but the baits that others have laid and not yet shown, and the order of the pile."""

    def __init__(
        self,
        edition: str,
        seat: int,
        second_takes: bool,
        hands: list[list[int]],
        used: list[list[int]],
        caught: list[list[int]],
        escaped: list[int],
        shoals_left: int,
        phases: list[Phase[State]],
    ) -> None:
        self.edition = edition
        self.seat = seat
        self.seats = len(hands)
        self.second_takes = second_takes
        self.hands = hands
        self.used = used
        self.caught = caught
        self.escaped = escaped
        self.shoals_left = shoals_left
        self.phases = phases  #: baits that others have laid are SECRET


def observe(state: State, seat: int) -> Seen:
    phases = [phase.copy() for phase in state.phases]
    shoal = phases[-1]
    if isinstance(shoal, Shoal):
        for other in range(state.seats):
            if other != seat and shoal.laid[other] != NO_BAIT:
                shoal.laid[other] = SECRET
    return made_from(
        state, Seen, edition=state.box.edition, seat=seat, shoals_left=len(state.pile), phases=phases
    )


def imagine(seen: Seen, box: Box, chance: Chance) -> State:
    """Deals the hidden part anew: the baits laid in secret, the order of the pile."""
    phases = [phase.copy() for phase in seen.phases]
    shoal = phases[-1]
    passed = seen.escaped + [points for shoals in seen.caught for points in shoals]
    if isinstance(shoal, Shoal):
        passed.append(shoal.points)
        for seat in range(seen.seats):
            if shoal.laid[seat] == SECRET:
                hand = seen.hands[seat]
                shoal.laid[seat] = hand[chance.below("imagined bait", len(hand))]
    pile = [points for points in box.shoals if points not in passed]
    chance.shuffle("imagined pile", pile)
    return made_from(seen, State, box=box, pile=pile, phases=phases)
