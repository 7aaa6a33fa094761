"""§6: where a tile may lie, and what follows when it lies there."""

from __future__ import annotations

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.actions import NATURE, Place
from ludotheque.games.paradis.components import (
    DISTRICTS,
    SITES,
    TILE_SITES,
    district_of,
    is_central,
    is_hotel,
    kind_of,
    tile_district,
)
from ludotheque.games.paradis.rules import premiums
from ludotheque.games.paradis.state import EMPTY, State
from ludotheque.kernel.journal import COINS, PLACED, Journal
from ludotheque.kernel.refusal import Refusal


def free_sites(state: State, tile: int) -> list[int]:
    """§6.1: the sites this tile may cover, on either side."""
    return [site for site in TILE_SITES[tile] if state.sites[site] == EMPTY]


def first_free(state: State, tile: int) -> int:
    """The first of these sites. What a tile brings is the same on all of them (P8)."""
    sites = TILE_SITES[tile]
    at = 0
    while state.sites[sites[at]] != EMPTY:
        at += 1
    return sites[at]


def refuse_place(state: State, tile: int, action: Place) -> Refusal | None:
    site = action.site
    if district_of(site) != tile_district(tile):
        return Refusal("6.1", "wrong-district", district=DISTRICTS[tile_district(tile)])
    if is_hotel(tile) and not is_central(site):
        return Refusal("6.1", "hotel-not-central", site=SITES[site])
    if not is_hotel(tile) and is_central(site):
        return Refusal("6.1", "villa-not-on-beach", site=SITES[site])
    if state.sites[site] != EMPTY:
        return Refusal("6.1", "site-occupied", site=SITES[site])
    return None


def place_tile(state: State, buyer: int, tile: int, action: Place, journal: Journal) -> None:
    """Puts the tile down and pays what the bank owes (§7, §8, then §10.1, then §10.2)."""
    site = action.site
    premiums.cover(state, buyer, site, action.side)
    if journal.on:
        if action.side == NATURE:
            journal.record(facts.Preserved(buyer, SITES[site]))
        else:
            journal.record(facts.Built(buyer, SITES[site], kind_of(tile)))
        journal.moment(state, PLACED)
    premiums.pay_premiums(state, buyer, site, journal)
    premiums.pay_exclusivity(state, site, journal)
    premiums.pay_diversity(state, buyer, journal)
    if journal.on:
        journal.moment(state, COINS)
