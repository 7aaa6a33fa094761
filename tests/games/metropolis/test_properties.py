"""Invariants of whole matches in which people bargain wildly, on and off turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque.games.metropolis.actions import JointBuilding, OfferTrade, Trade
from ludotheque.games.metropolis.components import LOTS, TYPES
from ludotheque.games.metropolis.game import GAME
from ludotheque.games.metropolis.plots import plot_district, plot_lots, plot_mask, plot_piece, plot_type
from ludotheque.games.metropolis.rules.evaluation import evaluate, standing
from ludotheque.games.metropolis.rules.negotiation import lots_of
from ludotheque.games.metropolis.state import MOST_PER_TURN, State
from ludotheque.games.metropolis.town import Town
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.journal import SILENT
from ludotheque.kernel.offers import MOST_OPEN
from ludotheque.kernel.position import snapshot
from ludotheque.kernel.seats import NOBODY


def wild_offer(state: State, seat: int, chance: SeededChance) -> OfferTrade:
    """Any lots to any players; most of these the gate refuses."""
    lots = sorted({chance.below("lot", LOTS) for _ in range(1 + chance.below("number", 4))})
    takers = [chance.below("taker", state.seats) for _ in lots]
    return OfferTrade(lots, takers, chance.below("promise", 145))


def wild_match(seats: int, seed: int) -> Iterator[tuple[State, int, Action]]:
    """A random match with offers and answers from everybody at any time; yields before each move."""
    chance = SeededChance(seed)
    state = GAME.setup(seats, GAME.options(), chance, SILENT)
    assert isinstance(state, State)
    while waiting := state.waiting_for():
        seat = chance.below("anybody", seats)
        action: Action = wild_offer(state, seat, chance)
        if chance.below("wild", 3) or state.refusal(seat, action) is not None:
            seat = waiting[chance.below("seat", len(waiting))]
            menu = state.menu(seat)
            action = menu[chance.below("action", len(menu))]
        yield state, seat, action
        state.play(seat, action, chance, SILENT)
    yield state, -1, action


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_wild_match_keeps_the_town_in_order(seats: int) -> None:
    traded = 0
    for seed in range(4):
        before: list[int] = []
        built: list[int] = []
        for state, _, _ in wild_match(seats, seed):
            town = state.town
            fresh = Town(seats, town.owners, town.stock, town.buildings)
            assert (town.held, town.occupied, town.covered) == (fresh.held, fresh.occupied, fresh.covered)
            assert (town.counts, town.present, town.available) == (
                fresh.counts,
                fresh.present,
                fresh.available,
            )
            covered = [lot for plot in town.buildings for lot in plot_lots(plot)]
            assert len(covered) == len(set(covered))
            assert all(town.owners[lot] != NOBODY for lot in covered)
            if before:
                changed = [lot for lot in range(LOTS) if before[lot] not in (NOBODY, town.owners[lot])]
                assert not set(changed) & set(built)
                traded += len(changed)
            before, built = town.owners[:], covered
    assert traded > 0


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_buildings_of_a_wild_match_obey_the_rules(seats: int) -> None:
    for seed in range(6):
        *_, (state, _, _) = wild_match(seats, seed)
        box = state.box
        for plot in state.town.buildings:
            assert plot_mask(plot) in box.shapes[plot_piece(plot)]
            owners = state.town.owners_of(plot)
            assert len(owners) == 1 or len(plot_lots(plot)) in box.joint_sizes
            for other in state.town.buildings:
                if plot_district(other) == plot_district(plot):
                    assert not box.forbidden[plot_type(plot)] >> plot_type(other) & 1
        outcome = state.outcome()
        assert outcome is not None
        assert outcome.scores == standing(box, state.town)
        total = sum(found.value for found in evaluate(box, state.town))
        assert sum(outcome.scores) == 12 * total
        assert len(outcome.breakdown) == len(TYPES)


@pytest.mark.parametrize("seats", [3, 4])
def test_open_offers_of_a_wild_match_can_always_be_carried_out(seats: int) -> None:
    seen = 0
    for seed in range(6):
        for state, _, _ in wild_match(seats, seed):
            book = state.book
            assert all(book.makers.count(seat) <= MOST_PER_TURN for seat in range(seats))
            numbers = [offer.number for offer in book.open]
            assert len(set(numbers)) == len(numbers)
            for seat in range(seats):
                assert len(book.of(seat)) <= MOST_OPEN
            for offer in book.open:
                seen += 1
                assert offer.waiting and offer.proposer not in offer.waiting
                for index, lot in enumerate(lots_of(offer.terms)):
                    assert state.town.owners[lot] != NOBODY and not state.town.is_built(lot)
                    if isinstance(offer.terms, Trade):
                        assert state.town.owners[lot] != offer.terms.takers[index]
                if isinstance(offer.terms, JointBuilding):
                    assert state.phase.parts()[0] == offer.proposer
                    assert state.phase.parts()[0] not in state.waiting_for() or book.awaiting(offer.proposer)
    assert seen > 0


def test_a_wild_match_can_be_saved_at_every_step() -> None:
    for state, _, _ in wild_match(4, 9):
        saved = snapshot(state)
        assert snapshot(GAME.restore(saved, GAME.options())) == saved
