"""What the lot of the round brings to each player: the rules place it in a copy, and the purses are compared.

Everything here is public (the island, trees, contracts and open offers): every seat reads the same amounts, and what
was worked out once serves all seats and scenes until something of it changes.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.paradis.actions import BUILDING, NATURE, place
from ludotheque.games.paradis.components import (
    GROUP_SITES,
    NEIGHBOURS,
    Box,
    hotel_tile,
    is_central,
    is_hotel,
    kind_of,
    tile_district,
    villa_tile,
)
from ludotheque.games.paradis.observation import Seen, tile_in_play
from ludotheque.games.paradis.rules import premiums, settlement
from ludotheque.games.paradis.rules.auction import SealedAuction
from ludotheque.games.paradis.rules.contracts import terms_of
from ludotheque.games.paradis.rules.ending import prizes
from ludotheque.games.paradis.rules.initial import InitialRound, villa_site
from ludotheque.games.paradis.rules.negotiation import Negotiation
from ludotheque.games.paradis.rules.placement import free_sites, place_tile
from ludotheque.games.paradis.state import ACCOUNTS, EMPTY, PRESERVED, State
from ludotheque.games.paradis.view_parts import site_for
from ludotheque.kernel.actions import Action
from ludotheque.kernel.effects import NoChance
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.offers import Offer
from ludotheque.kernel.outcome import signed
from ludotheque.kernel.scene import Control
from ludotheque.kernel.seats import clockwise
from ludotheque.kernel.text import Text, say

REMEMBERED: Final = 1 << 11  #: payoffs and controls


class Side:
    """What one side of a tile brings: money at once, trees and the environment prize as it would be, per seat."""

    def __init__(self, money: list[int], trees: list[int], prize: list[int]) -> None:
        self.money = money
        self.trees = trees
        self.prize = prize


_sides: Final[dict[tuple[object, ...], list[Side]]] = {}
_controls: Final[dict[tuple[object, ...], Control]] = {}


def on_the_table(seen: Seen, box: Box) -> State:
    """The public part of the position, with empty purses: what is paid there is what a move brings."""
    return State(
        box,
        True,
        [0] * seen.seats,
        seen.trees[:],
        seen.sites[:],
        seen.owners[:],
        [],
        seen.diverse[:],
        [0] * (seen.seats * len(ACCOUNTS)),
        [phase.copy() for phase in seen.phases],
    )


def key_of(seen: Seen, box: Box, buyer: int) -> tuple[object, ...]:
    """All that a payoff depends on."""
    promises: list[tuple[int, ...]] = []
    phase = seen.phases[-1]
    if isinstance(phase, Negotiation):
        for agreed in phase.contracts:
            promises.append((-1, agreed.side, agreed.payer, agreed.payee, agreed.amount))
        for found in phase.book.open:
            terms = terms_of(found)
            promises.append((found.proposer, terms.side, terms.payer, terms.payee, terms.amount))
    island = (tuple(seen.sites), tuple(seen.owners), tuple(seen.trees), tuple(seen.diverse))
    return (box.edition, island, buyer, tile_in_play(seen.phases), tuple(promises))


def both_sides(seen: Seen, box: Box, buyer: int) -> list[Side]:
    """Nature and building, if the buyer places the tile in play; contracts and posted offers are kept (§9.2)."""
    key = key_of(seen, box, buyer)
    found = _sides.get(key)
    if found is None:
        if len(_sides) >= REMEMBERED:
            _sides.clear()
        state = on_the_table(seen, box)
        tile = tile_in_play(seen.phases)
        found = _sides[key] = [side_of(state, buyer, tile, side) for side in (NATURE, BUILDING)]
    return found


def side_of(state: State, buyer: int, tile: int, side: int) -> Side:
    """One side, with the contracts about it. All free sites of a tile bring the same (§2.1)."""
    tried = state.copy()
    place_tile(tried, buyer, tile, place(free_sites(state, tile)[0], side), SILENT)
    phase = tried.phases[-1] if tried.phases else None
    if isinstance(phase, Negotiation):
        settlement.settle(tried, buyer, phase.book, phase.contracts, side, SILENT)
    money = [tried.cash[seat] - state.cash[seat] for seat in range(state.seats)]
    return Side(money, tried.trees, prizes(state.box, tried.trees, tried.sites.count(PRESERVED)))


def once_answered(seen: Seen, box: Box, found: Offer, answer: Action) -> list[int]:
    """What each seat would get at once on the side that an offer is about, after this answer of the observer."""
    state = on_the_table(seen, box)
    phase = state.phase
    assert isinstance(phase, Negotiation)
    phase.play(state, seen.seat, answer, NoChance(), SILENT)
    return side_of(state, phase.buyer, phase.tile, terms_of(found).side).money


# --- the first villas --------------------------------------------------------------------------------


def villa_brings(seen: Seen, box: Box, district: int, owner: int) -> tuple[int, int, int]:
    """A first villa (§3): money at once, how many of its neighbours are free, and what each left natural pays."""
    state = on_the_table(seen, box)
    site = villa_site(district)
    state.owners[site] = owner
    premiums.pay_diversity(state, owner, SILENT)
    at_once = state.cash[owner]
    free = [other for other in NEIGHBOURS[site] if state.sites[other] == EMPTY]
    if not free:
        return at_once, 0, 0
    tile = hotel_tile(district) if is_central(free[0]) else villa_tile(district)
    state.phases = []
    return at_once, len(free), side_of(state, owner, tile, NATURE).money[owner]


# --- as a control ------------------------------------------------------------------------------------


def payoff_control(seen: Seen, box: Box) -> Control | None:
    """What is at stake, a line each way, for the one who decides about it; None where nothing is sold."""
    phase = seen.phases[-1]
    if not isinstance(phase, (SealedAuction, Negotiation)):
        return None
    buyer = phase.buyer if isinstance(phase, Negotiation) else seen.seat
    key = (seen.seat, isinstance(phase, Negotiation), on_sale(seen), key_of(seen, box, buyer))
    found = _controls.get(key)
    if found is None:
        if len(_controls) >= REMEMBERED:
            _controls.clear()
        found = _controls[key] = (
            _tile(seen, box, buyer) if tile_in_play(seen.phases) >= 0 else _villa(seen, box)
        )
    return found


def on_sale(seen: Seen) -> int:
    """The district of the first villa that is being sold; −1 if there is none."""
    bottom = seen.phases[0]
    return bottom.on_sale if isinstance(bottom, InitialRound) else -1


def best_at_once(seen: Seen, box: Box) -> int:
    """What the lot on sale brings this seat at once, on its better side."""
    if tile_in_play(seen.phases) < 0:
        return villa_brings(seen, box, on_sale(seen), seen.seat)[0]
    return max([side.money[seen.seat] for side in both_sides(seen, box, seen.seat)])


def _villa(seen: Seen, box: Box) -> Control:
    at_once, free, each = villa_brings(seen, box, on_sale(seen), seen.seat)
    rows = [_row(say("payoff-each-natural", number=free), "nature", [_cell(each)], None)]
    if at_once:
        rows.insert(0, _row(say("payoff-at-once"), "coin", [_cell(at_once)], None))
    return Control("payoff", "payoff", say("payoff-villa"), {"seats": [seen.seat], "rows": rows})


def _tile(seen: Seen, box: Box, buyer: int) -> Control:
    seats = list(clockwise(seen.seat, seen.seats))
    tile = tile_in_play(seen.phases)
    kind = kind_of(tile)
    rows: list[dict[str, object]] = []
    for side, brings in enumerate(both_sides(seen, box, buyer)):
        cells = [_cell(brings.money[seat], brings.trees[seat] > seen.trees[seat]) for seat in seats]
        symbol = "nature" if side == NATURE else kind
        label = say("payoff-nature") if side == NATURE else say(f"payoff-{kind}-side")
        row = _row(label, symbol, cells, _prize(seen.seat, brings.prize, seats))
        if seen.seat == buyer and isinstance(seen.phases[-1], Negotiation):
            row["choice"] = place(site_for(tuple(seen.sites), tile), side).notation
            row["verb"] = say("payoff-leave") if side == NATURE else say(f"payoff-build-{kind}")
        rows.append(row)
    data = {"seats": seats, "rows": rows, "alike": alike(seen)}
    return Control("payoff", "payoff", _heading(seen, buyer), data)


def alike(seen: Seen) -> list[str]:
    """§2.1: the sites of a beach are equivalent: what placing the tile on any but the first is called."""
    tile = tile_in_play(seen.phases)
    sites = [site for site in GROUP_SITES[tile_district(tile)][:3] if seen.sites[site] == EMPTY]
    if is_hotel(tile):
        return []
    return [place(site, side).notation for site in sites[1:] for side in (NATURE, BUILDING)]


def _heading(seen: Seen, buyer: int) -> Text:
    phase = seen.phases[-1]
    if not isinstance(phase, Negotiation):
        return say("payoff-bought")
    promised = "-promised" if phase.contracts or phase.book.open else ""
    if buyer == seen.seat:
        return say(f"payoff-own{promised}")
    return say(f"payoff-of{promised}", buyer=buyer)


def _row(label: Text, symbol: str, cells: list[dict[str, object]], note: Text | None) -> dict[str, object]:
    return {"label": label, "symbol": symbol, "cells": cells, "note": note}


def _cell(amount: int, tree: bool = False) -> dict[str, object]:
    """One amount of one player, and whether a tree comes with it."""
    return {
        "text": signed(amount) if amount else "0",
        "symbol": "tree" if tree else "",
        "word": say("payoff-tree") if tree else None,
    }


def _prize(me: int, prize: list[int], seats: list[int]) -> Text:
    """Who would get the environment prize, if the match ended after this tile (§11.2)."""
    shares = tuple([_share(me, seat, prize[seat]) for seat in seats if prize[seat]])
    return say("payoff-prize", shares=shares) if shares else say("payoff-no-prize")


def _share(me: int, seat: int, amount: int) -> Text:
    return say("payoff-you", amount=amount) if seat == me else say("payoff-other", seat=seat, amount=amount)
