"""What random play must never break, beyond what every game owes (tests/contract)."""

from __future__ import annotations

import pytest

from ludotheque.games.diamonds_club.components import EMPTY, GEMS, IMPOSED, LIGHT, PARK
from ludotheque.games.diamonds_club.game import GAME
from ludotheque.games.diamonds_club.rules.park import imposed_kind
from ludotheque.games.diamonds_club.rules.purchase import Purchase
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import SILENT
from tests.games.diamonds_club.club import prices_of
from tests.support import matches, rule

MOST_ENTRIES = 200
MATCHES = matches(1000, 50)  #: in each of ten chunks


def opening(number: int) -> tuple[State, SeededChance]:
    """The match of that number: all seat counts and options come up."""
    chance = SeededChance(number * 7919 + 1)
    chosen: dict[str, object] = {
        "neighbour_price": "cells" if number % 5 == 0 else "coins",
        "diamond_at_zero": number % 7 == 0,
    }
    position = GAME.setup(2 + number % 3, GAME.options("", chosen), chance, SILENT)
    assert isinstance(position, State)
    return position, chance


@pytest.mark.parametrize("chunk", range(10))
def test_no_menu_of_many_random_matches_explodes(chunk: int) -> None:
    longest = 0
    for number in range(chunk * MATCHES, (chunk + 1) * MATCHES):
        state, chance = opening(number)
        while waiting := state.waiting_for():
            menu = state.menu(waiting[0])
            longest = max(longest, len(menu))
            state.play(waiting[0], menu[chance.below("action", len(menu))], chance, SILENT)
    assert 0 < longest <= MOST_ENTRIES


def check_market(state: State) -> None:
    phase = state.phase
    if isinstance(phase, Purchase):
        assert phase.prices == prices_of(state)


def check_parks(state: State) -> None:
    """§10: imposed cells hold what they picture, dark cells wait for the light ones, cells fill in order."""
    for seat in range(state.seats):
        cells = state.parks[seat * PARK : (seat + 1) * PARK]
        for cell in range(IMPOSED):
            assert cells[cell] in (EMPTY, imposed_kind(state, seat, cell))
        free, dark = cells[IMPOSED:LIGHT], cells[LIGHT:]
        for part in (free, dark):
            filled = len(part) - part.count(EMPTY)
            assert EMPTY not in part[:filled]
        if dark.count(EMPTY) < len(dark):
            assert EMPTY not in cells[:LIGHT]
        assert state.ending or EMPTY in cells[:LIGHT]


def check_stores(state: State) -> None:
    """What runs out never goes below nothing, and hands never do; pawns lack one at most (D12)."""
    assert min(state.coins + state.gems + state.goods + state.piles + state.animals + state.laid) >= 0
    assert state.coin_supply >= 0
    assert min(state.pawns) >= -1
    assert len(state.gems) == GEMS * state.seats


@rule("9.2", "10.2", "10.3", "13.1")
@pytest.mark.parametrize("number", range(12))
def test_market_parks_and_stores_stay_sound_and_nothing_is_lost(number: int) -> None:
    state, chance = opening(number)
    ledger = state.ledger()
    while waiting := state.waiting_for():
        check_market(state)
        check_parks(state)
        check_stores(state)
        assert state.ledger() == ledger
        menu = state.menu(waiting[0])
        state.play(waiting[0], menu[chance.below("action", len(menu))], chance, SILENT)
    assert state.ledger() == ledger
    assert any(state.light_is_full(seat) for seat in range(state.seats))
