"""§5, §6: who owns a property, who holds its title, where the tokens stand."""

from __future__ import annotations

from ludotheque.games.rue_de_la_paix import facts
from ludotheque.games.rue_de_la_paix.instructions import ZONES
from ludotheque.games.rue_de_la_paix.state import State
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.seats import NOBODY


def owner_of(stack: list[int]) -> int:
    """§5.1: most hotels; §5.2: among the tied, the one whose lowest hotel is nearest the base (R1)."""
    height = len(stack)
    if height == 0:
        return NOBODY
    if height == 1:
        return stack[0]
    counts = [0, 0, 0, 0]
    most = 0
    for seat in stack:
        count = counts[seat] + 1
        counts[seat] = count
        if count > most:
            most = count
    for seat in stack:
        if counts[seat] == most:
            return seat
    return NOBODY


def settle(state: State, journal: Journal) -> bool:
    """§5.3, §6.1: titles change hands, then each token makes one net move (R5, R9).

    Whether the player whose turn it is has moved forward onto an F square (§6.2).
    """
    before = state.sums[:]
    for number in state.changed:
        owner = owner_of(state.stacks[number])
        if owner != state.titles[number]:
            _hand_over(state, number, owner, journal)
    state.changed.clear()
    if journal.on:
        for seat in range(state.seats):
            start = min(before[seat], state.box.last)
            if state.square(seat) != start:
                journal.record(facts.TokenMoved(seat, start, state.square(seat)))
    player = state.turn.player
    return state.sums[player] > before[player] and state.box.lamp_at[state.square(player)]


def _hand_over(state: State, number: int, owner: int, journal: Journal) -> None:
    value = state.box.value_of[number]
    loser = state.titles[number]
    state.titles[number] = owner
    if loser != NOBODY:
        state.sums[loser] = state.sums[loser] - value
    if owner != NOBODY:
        state.sums[owner] = state.sums[owner] + value
    if journal.on:
        zone = ZONES[state.box.zone_of[number]]
        if owner == NOBODY:
            journal.record(facts.TitleReturned(loser, zone, value))
        else:
            journal.record(facts.TitleTaken(owner, None if loser == NOBODY else loser, zone, value))


def leaders_among_others(state: State, seat: int) -> list[int]:
    """§8.8: the opponents who are furthest ahead; several if they are level."""
    most = -1
    for other in range(state.seats):
        if other != seat and state.sums[other] > most:
            most = state.sums[other]
    return [other for other in range(state.seats) if other != seat and state.sums[other] == most]


def is_last(state: State, seat: int) -> bool:
    """§8.10: no token is behind this one."""
    for other in range(state.seats):
        if state.square(other) < state.square(seat):
            return False
    return True
