"""§7, §8, §10: what the bank pays for a tile that was just placed, in this order."""

from __future__ import annotations

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.actions import BUILDING, NATURE
from ludotheque.games.paradis.components import (
    CENTRE,
    DISTRICTS,
    GROUP_SITES,
    GROUPS,
    NEIGHBOURS,
    SITE_GROUPS,
    district_of,
    is_central,
)
from ludotheque.games.paradis.state import BUILT, DIVERSITY, EMPTY, EXCLUSIVITY, PREMIUMS, PRESERVED, State
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.lists import repeated
from ludotheque.kernel.seats import NOBODY, clockwise


def cover(state: State, seat: int, site: int, side: int) -> None:
    """Puts the tile on the board: a tree for nature (§7.1), a marker for a building (§8.1)."""
    if side == NATURE:
        state.sites[site] = PRESERVED
        state.trees[seat] = state.trees[seat] + 1
    else:
        state.sites[site] = BUILT
        state.owners[site] = seat


def uncover(state: State, seat: int, site: int) -> None:
    """Takes a tile off again, for those who only wonder what it would bring."""
    if state.sites[site] == PRESERVED:
        state.trees[seat] = state.trees[seat] - 1
    state.sites[site] = EMPTY
    state.owners[site] = NOBODY


def premiums(state: State, buyer: int, site: int) -> list[int]:
    """§7.2, §7.3, §8.1, §8.2: what each seat gets for the tile that now lies on this site."""
    if state.sites[site] == PRESERVED:
        return from_nature(state, site)
    nature = state.nature_sites(district_of(site))
    if is_central(site):
        nature += state.nature_sites(CENTRE)
    due = repeated(0, state.seats)
    due[buyer] = nature * state.box.premium
    return due


def from_nature(state: State, site: int) -> list[int]:
    """§7.2, §7.3: the premiums that nature on this site brings each player."""
    earned = repeated(0, state.seats)
    owners = state.owners
    premium = state.box.premium
    for other in NEIGHBOURS[site]:
        owner = owners[other]
        if owner != NOBODY:
            earned[owner] = earned[owner] + premium
    return earned


def exclusive_owner(state: State, group: int) -> int:
    """§10.1: the player who owns all buildings of a full group, at least one; NOBODY otherwise."""
    owner = NOBODY
    for site in GROUP_SITES[group]:
        shown = state.sites[site]
        if shown == EMPTY:
            return NOBODY
        if shown == BUILT:
            if owner != NOBODY and owner != state.owners[site]:
                return NOBODY
            owner = state.owners[site]
    return owner


def owns_in_every_district(state: State, seat: int) -> bool:
    for district in range(len(DISTRICTS)):
        if not owns_in(state, seat, GROUP_SITES[district]):
            return False
    return True


def owns_in(state: State, seat: int, sites: list[int]) -> bool:
    for site in sites:
        if state.owners[site] == seat:
            return True
    return False


def pay_premiums(state: State, buyer: int, site: int, journal: Journal) -> None:
    """§7.2, §7.3, §8.1, §8.2: the buyer first, then clockwise."""
    due = premiums(state, buyer, site)
    for seat in clockwise(buyer, state.seats):
        if due[seat] > 0:
            state.pay(seat, due[seat], PREMIUMS)
            if journal.on:
                journal.record(facts.Premium(seat, due[seat]))


def pay_exclusivity(state: State, site: int, journal: Journal) -> None:
    """§10.1: for each group this tile fills, whoever placed it."""
    for group in SITE_GROUPS[site]:
        owner = exclusive_owner(state, group)
        if owner != NOBODY:
            state.pay(owner, state.box.exclusivity, EXCLUSIVITY)
            if journal.on:
                journal.record(facts.ExclusivityPaid(owner, GROUPS[group], state.box.exclusivity))


def pay_diversity(state: State, seat: int, journal: Journal) -> None:
    """§10.2: once per player."""
    if state.diverse[seat] or not owns_in_every_district(state, seat):
        return
    state.diverse[seat] = True
    state.pay(seat, state.box.diversity, DIVERSITY)
    if journal.on:
        journal.record(facts.DiversityPaid(seat, state.box.diversity))


def income(state: State, buyer: int, site: int, side: int) -> list[int]:
    """What the bank would pay each seat if the buyer placed the tile so. The position stays as it is."""
    cover(state, buyer, site, side)
    due = premiums(state, buyer, site)
    for group in SITE_GROUPS[site]:
        owner = exclusive_owner(state, group)
        if owner != NOBODY:
            due[owner] = due[owner] + state.box.exclusivity
    if side == BUILDING and not state.diverse[buyer] and owns_in_every_district(state, buyer):
        due[buyer] = due[buyer] + state.box.diversity
    uncover(state, buyer, site)
    return due
