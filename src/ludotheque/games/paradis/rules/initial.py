"""§3: the four villas of the initial round."""

from __future__ import annotations

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.actions import CHOICES, ChooseVilla
from ludotheque.games.paradis.components import DISTRICTS, GROUP_SITES
from ludotheque.games.paradis.rules.auction import open_auction
from ludotheque.games.paradis.rules.premiums import pay_diversity
from ludotheque.games.paradis.rules.rounds import next_round
from ludotheque.games.paradis.state import BUILT, State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY


class InitialRound(Phase[State]):
    """§3.1: `chooser` says which of the villas `left` is sold next; `on_sale` is the one being sold."""

    def __init__(self, chooser: int, left: list[int], on_sale: int) -> None:
        self.chooser = chooser
        self.left = left
        self.on_sale = on_sale

    def copy(self) -> InitialRound:
        return InitialRound(self.chooser, self.left[:], self.on_sale)

    def rule(self) -> str:
        return "3.1"

    def waiting_for(self, state: State) -> list[int]:
        return [self.chooser]

    def menu(self, state: State, seat: int) -> tuple[Action, ...]:
        if seat != self.chooser:
            return ()
        return tuple([CHOICES[district] for district in self.left])

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if seat != self.chooser:
            return Refusal("3.1", "not-the-chooser", chooser=self.chooser)
        if not isinstance(action, ChooseVilla):
            return Refusal("3.1", "choose-a-villa")
        if action.district not in self.left:
            return Refusal("3.1", "villa-sold-already", district=DISTRICTS[action.district])
        return None

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        assert isinstance(action, ChooseVilla)
        if journal.on:
            journal.record(facts.VillaChosen(seat, DISTRICTS[action.district]))
        self.put_on_sale(state, action.district)

    def put_on_sale(self, state: State, district: int) -> None:
        self.left.remove(district)
        self.on_sale = district
        open_auction(state)

    def default(self, state: State, seat: int) -> Action:
        return CHOICES[self.left[0]]

    def resume(self, state: State, result: int, chance: Chance, journal: Journal) -> None:
        """§3.2: the winner marks the villa and chooses next. The last villa needs no choice (P6)."""
        state.owners[villa_site(self.on_sale)] = result
        pay_diversity(state, result, journal)
        self.chooser = result
        if len(self.left) > 1:
            return
        if self.left:
            if journal.on:
                journal.record(facts.VillaChosen(None, DISTRICTS[self.left[0]]))
            self.put_on_sale(state, self.left[0])
            return
        state.phases.pop()
        next_round(state, 1, [], journal)


def villa_site(district: int) -> int:
    """§2.1: where the first villa of a district stands (the beach sites are equivalent, P8)."""
    return GROUP_SITES[district][0]


def begin(state: State, first_chooser: int, chance: Chance) -> None:
    """§2.1, §3.1: the villas on the board, and who chooses first (drawn if NOBODY)."""
    for district in range(len(DISTRICTS)):
        state.sites[villa_site(district)] = BUILT
    chooser = first_chooser
    if chooser == NOBODY:
        chooser = chance.below("first chooser", state.seats)
    state.phases.append(InitialRound(chooser, list(range(len(DISTRICTS))), -1))
