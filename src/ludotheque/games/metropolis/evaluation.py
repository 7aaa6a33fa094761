"""Knowledge for the bots: what each action changes for everybody, now and in hope.

Nothing here sees a hidden card: it works on the public town.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.metropolis.actions import (
    Build,
    Done,
    EarlyEnd,
    Joint,
    JointBuilding,
    OfferTrade,
    Take,
    Trade,
)
from ludotheque.games.metropolis.components import DISTRICTS, TWELFTHS, UNITS, Box
from ludotheque.games.metropolis.lot_estimates import Hopes
from ludotheque.games.metropolis.observation import Seen, as_seen
from ludotheque.games.metropolis.plots import plot_district
from ludotheque.games.metropolis.rules.building import own_plots
from ludotheque.games.metropolis.rules.ending import Over
from ludotheque.games.metropolis.rules.evaluation import changes, standing
from ludotheque.games.metropolis.rules.turns import LastBuilding
from ludotheque.games.metropolis.state import State
from ludotheque.games.metropolis.town import Town
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.offers import Accept, Decline, Terms, Withdraw
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.position import lead
from ludotheque.kernel.seats import NOBODY

RIVALRY: Final = 0.5  #: what the others' gain counts against one's own
YES: Final = 0.6  #: how likely a partner agrees to what serves both
LEAST_GAIN: Final = 0.5  #: points below which a proposal is not worth a word
ANSWER_FIRST: Final = 1000.0  #: who is asked answers before going on
USELESS: Final = -1000.0


def evaluate(seen: Seen, box: Box) -> list[float]:
    return expected_points(box, seen.town, seen.phase)


def expected_points(box: Box, town: Town, phase: Phase[State]) -> list[float]:
    """Expected final points of each seat: its buildings now, and what its lots may become."""
    expected = [points / TWELFTHS for points in standing(box, town)]
    if isinstance(phase, Over):
        return expected
    if isinstance(phase, LastBuilding):
        for seat in phase.still_to_play(town.seats):
            expected[seat] += last_building(box, town, seat)
        return expected
    hopes = Hopes(box, town, 1.0 + town.owners.count(NOBODY) / town.seats)
    for district in range(DISTRICTS):
        there = hopes.of(district)
        for seat in range(town.seats):
            expected[seat] += there[seat]
    return expected


def last_building(box: Box, town: Town, seat: int) -> float:
    """§9.1: what the best building on its own lots would bring a seat that has one turn left."""
    best = 0
    for plot in own_plots(box, town, seat):
        gain = changes(box, town, plot)[seat]
        if gain > best:
            best = gain
    return best / TWELFTHS


class Appraiser:
    """What the actions of one menu are worth to one seat. It changes the town and puts it back."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.box = state.box
        self.town = state.town
        self.seat = seat
        self.hopes = Hopes(state.box, state.town, 1.0 + state.town.owners.count(NOBODY) / state.seats)
        phase = state.phase
        self.last_round = isinstance(phase, LastBuilding)
        self.last_players = phase.still_to_play(state.seats) if isinstance(phase, LastBuilding) else []
        self.last_buildings: list[float] = []  #: per seat, as the town stands; in the last round

    # --- what each seat gains --------------------------------------------------------------------

    def expect(self, districts: list[int]) -> None:
        """Notes what everybody may hope for before anything is tried out."""
        if not self.last_round:
            for district in districts:
                self.hopes.of(district)
        elif not self.last_buildings:
            self.last_buildings = [
                last_building(self.box, self.town, seat) for seat in range(self.town.seats)
            ]

    def shift(self, districts: list[int], gains: list[float], players: list[int]) -> None:
        """Adds how hopes differ from those of the town as it was; in the last round these players' alone."""
        if self.last_round:
            for seat in players:
                gains[seat] += last_building(self.box, self.town, seat) - self.last_buildings[seat]
            return
        for district in districts:
            before = self.hopes.of(district)
            after = self.hopes.fresh(district)
            for seat in range(self.town.seats):
                gains[seat] += after[seat] - before[seat]

    def after_taking(self, lot: int, owner: int) -> list[float]:
        gains = [0.0] * self.town.seats
        districts = [lot // UNITS]
        self.expect(districts)
        self.town.grant(lot, owner)
        self.shift(districts, gains, [])
        self.town.take_back(lot)
        return gains

    def after_building(self, plot: int) -> list[float]:
        """Points now, lots used up, neighbours welcome or kept out. The player's last turn ends with it."""
        gains = [points / TWELFTHS for points in changes(self.box, self.town, plot)]
        districts = [plot_district(plot)]
        self.expect(districts)
        self.town.erect(plot)
        self.shift(districts, gains, self.last_players[1:])
        self.town.demolish()
        return gains

    def after_trading(self, terms: Trade) -> list[float]:
        gains = [0.0] * self.town.seats
        districts = sorted({lot // UNITS for lot in terms.lots})
        givers = [self.town.owners[lot] for lot in terms.lots]
        self.expect(districts)
        for index, lot in enumerate(terms.lots):
            self.town.transfer(lot, terms.takers[index])
        self.shift(districts, gains, self.last_players)
        for index, lot in enumerate(terms.lots):
            self.town.transfer(lot, givers[index])
        return gains

    # --- a worth for each action -----------------------------------------------------------------

    def worth(self, action: Action) -> float:
        if isinstance(action, Take):
            return advantage(self.after_taking(action.lot, action.owner), self.seat)
        if isinstance(action, Build):
            return advantage(self.after_building(action.plot), self.seat)
        if isinstance(action, Joint):
            return self.proposal(self.after_building(action.plot), self.town.owners_of(action.plot))
        if isinstance(action, OfferTrade):
            owners = [self.town.owners[lot] for lot in action.terms.lots]
            return self.proposal(self.after_trading(action.terms), owners)
        if isinstance(action, Accept):
            found = self.state.book.find(action.number)
            assert found is not None
            return ANSWER_FIRST + self.agreeing(found.terms)
        if isinstance(action, Decline):
            found = self.state.book.find(action.number)
            assert found is not None
            return ANSWER_FIRST if self.seat in found.waiting else self.stepping_back(found.terms)
        if isinstance(action, Withdraw):
            found = self.state.book.find(action.number)
            assert found is not None
            return self.stepping_back(found.terms)
        return 0.0 if isinstance(action, Done) else USELESS

    def proposal(self, gains: list[float], partners: list[int]) -> float:
        """Worth its likelihood, if everybody concerned would agree."""
        for partner in partners:
            if advantage(gains, partner) < LEAST_GAIN:
                return USELESS
        return YES * advantage(gains, self.seat)

    def stepping_back(self, terms: Terms) -> float:
        """An old offer that the town has overtaken is taken back first of all, and so is an old yes (§6.3).

        A joint building stops the turn, so nothing overtakes it.
        """
        outdated = not isinstance(terms, JointBuilding) and self.agreeing(terms) < 0.0
        return ANSWER_FIRST if outdated else USELESS

    def agreeing(self, terms: Terms) -> float:
        """What agreeing is worth; below nothing, better decline."""
        if isinstance(terms, Trade):
            return advantage(self.after_trading(terms), self.seat) - LEAST_GAIN / 2
        if isinstance(terms, JointBuilding):
            return advantage(self.after_building(terms.plot), self.seat) - LEAST_GAIN / 2
        assert isinstance(terms, EarlyEnd)
        now = lead([points / TWELFTHS for points in standing(self.box, self.town)], self.seat)
        later = lead(expected_points(self.box, self.town, self.state.phase), self.seat)
        return now - max(0.0, later) - LEAST_GAIN  # whoever leads, and by more than later, likes to end


def advantage(gains: list[float], seat: int) -> float:
    """One's own gain, less a part of the others'."""
    others = sum(gains) - gains[seat]
    return gains[seat] - RIVALRY * others / (len(gains) - 1)


def appraise(seen: Seen, box: Box, menu: tuple[Action, ...], chance: Chance) -> list[float]:
    """A worth for each action of the menu, in points; offers of lots do not use up the move."""
    appraiser = Appraiser(as_seen(seen, box), seen.seat)
    worth = [appraiser.worth(action) for action in menu]
    with_best_move(list(menu), worth)
    return worth


def with_best_move(menu: list[Action], worth: list[float]) -> None:
    """Adds to each offer of lots what the best move is worth: an offer does not use it up."""
    best_move = USELESS
    for index, action in enumerate(menu):
        if isinstance(action, (Take, Build, Joint, Done)) and worth[index] > best_move:
            best_move = worth[index]
    for index, action in enumerate(menu):
        if isinstance(action, OfferTrade) and worth[index] > USELESS:
            worth[index] += best_move
