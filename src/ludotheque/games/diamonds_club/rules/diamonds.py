"""§7: the two diamond awards, the new leader, the order of phases 4 and 5."""

from __future__ import annotations

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.components import DIAMOND
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.journal import COINS, Journal


def award_diamonds(state: State, journal: Journal) -> None:
    award_for_coins(state, journal)
    award_for_lead(state, journal)
    state.order = order_of_play(state)
    state.leader = state.order[0]
    if journal.on:
        journal.record(facts.OrderSettled(state.leader, tuple(state.order)))
        journal.moment(state, COINS)


def award_for_coins(state: State, journal: Journal) -> None:
    """§7.1: the most coins in hand; nobody if that is none, unless the option says so (D6)."""
    most = max(state.coins)
    if most == 0 and not state.diamond_at_zero:
        return
    for seat in range(state.seats):
        if state.coins[seat] == most:
            state.gain_gems(seat, DIAMOND, 1)
            if journal.on:
                journal.record(facts.DiamondForCoins(seat, most))


def award_for_lead(state: State, journal: Journal) -> None:
    """§7.2: everybody on the furthest step."""
    furthest = max(state.lead)
    for seat in range(state.seats):
        if state.lead[seat] == furthest:
            state.gain_gems(seat, DIAMOND, 1)
            if journal.on:
                journal.record(facts.DiamondForLead(seat, furthest))


def order_of_play(state: State) -> list[int]:
    """§7.3: from the furthest step down, the upper pawn before the lower."""
    order: list[int] = []
    for seat in reversed(state.stack):
        place = 0
        while place < len(order) and state.lead[order[place]] >= state.lead[seat]:
            place += 1
        order.insert(place, seat)
    return order
