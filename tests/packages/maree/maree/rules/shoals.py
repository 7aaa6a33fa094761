"""§3: a shoal passes, everybody lays a bait."""

from __future__ import annotations

from typing import Final

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY
from maree import facts
from maree.actions import Lay, lay
from maree.rules.ending import Over
from maree.state import State

NO_BAIT: Final = 0


class Shoal(Phase[State]):
    """§3.1: a shoal, and the baits laid for it by seat, NO_BAIT until then."""

    def __init__(self, points: int, laid: list[int]) -> None:
        self.points = points
        self.laid = laid

    def rule(self) -> str:
        return "3.1"

    def holds(self, piece: str) -> int:
        return 1 if piece == "shoals" else 0

    def waiting_for(self, state: State) -> list[int]:
        return [seat for seat in range(state.seats) if self.laid[seat] == NO_BAIT]

    def menu(self, state: State, seat: int) -> tuple[Action, ...]:
        return tuple([lay(bait) for bait in state.hands[seat]])

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Lay)
        if action.bait in state.used[seat]:
            return Refusal("3.2", "bait-used", bait=action.bait)
        if action.bait not in state.hands[seat]:
            return Refusal("3.1", "no-such-bait", bait=action.bait)
        return None

    def default(self, state: State, seat: int) -> Action:
        return lay(state.hands[seat][0])

    def forced(self, state: State, seat: int) -> Action | None:
        """§3.2: everybody sees who has one bait left."""
        hand = state.hands[seat]
        return lay(hand[0]) if len(hand) == 1 and self.laid[seat] == NO_BAIT else None

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        assert isinstance(action, Lay)
        self.laid[seat] = action.bait
        if journal.on:
            journal.record(facts.BaitLaid(seat))
        if NO_BAIT not in self.laid:
            self.show(state, journal)

    def show(self, state: State, journal: Journal) -> None:
        """§3.3: all baits at once."""
        if journal.on:
            journal.record(facts.BaitsShown(tuple(range(state.seats)), tuple(self.laid)))
        for seat in range(state.seats):
            state.hands[seat].remove(self.laid[seat])
            state.used[seat].append(self.laid[seat])
        skipper = taker(self.laid, state.second_takes)
        if skipper == NOBODY:
            state.escaped.append(self.points)
        else:
            state.caught[skipper].append(self.points)
        if journal.on:
            journal.record(
                facts.ShoalEscaped(self.points)
                if skipper == NOBODY
                else facts.ShoalCaught(skipper, self.points)
            )
        next_shoal(state, journal)


def taker(laid: list[int], second_takes: bool) -> int:
    """§3.3, §3.4: who takes the shoal, or NOBODY."""
    alone = [bait for bait in laid if laid.count(bait) == 1]
    if not second_takes:
        alone = [bait for bait in alone if bait == max(laid)]
    return laid.index(max(alone)) if alone else NOBODY


def next_shoal(state: State, journal: Journal) -> None:
    """§2.1, §4.1: turns the next shoal over, or ends the match."""
    if not state.pile:
        state.phases = [Over()]
        return
    shoal = Shoal(state.pile.pop(), [NO_BAIT] * state.seats)
    state.phases = [shoal]
    if journal.on:
        journal.record(facts.ShoalTurned(shoal.points))
