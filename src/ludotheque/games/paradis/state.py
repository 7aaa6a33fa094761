"""The position: the island, the purses, and a stack of phases."""

from __future__ import annotations

from typing import Final

from ludotheque.games.paradis.components import GROUP_SITES, Box
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Position
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.outcome import Outcome
from ludotheque.kernel.plain import Plain
from ludotheque.kernel.refusal import Refusal

# What a site shows.
EMPTY: Final = 0
PRESERVED: Final = 1
BUILT: Final = 2

NOBODY: Final = -1

# The columns of a player's accounts, for the final breakdown; each is signed.
AUCTIONS: Final = 0
PREMIUMS: Final = 1
EXCLUSIVITY: Final = 2
DIVERSITY: Final = 3
CONTRACTS: Final = 4
PRIZE: Final = 5
ACCOUNTS: Final[tuple[str, ...]] = ("auctions", "premiums", "exclusivity", "diversity", "contracts", "prize")


class Phase(Plain):
    """One kind of decision with its own data; the chapters in `rules/` define them.

    Phases form a stack: the top one decides what may be done; when it is finished it is taken off, and
    the one below goes on with the result (the winner of an auction, say).
    """

    def waiting_for(self, state: State) -> list[int]:
        raise NotImplementedError

    def menu(self, state: State, seat: int) -> tuple[Action, ...]:
        raise NotImplementedError

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        raise NotImplementedError

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        raise NotImplementedError

    def default(self, state: State, seat: int) -> Action:
        raise NotImplementedError

    def resume(self, state: State, result: int, chance: Chance, journal: Journal) -> None:
        """Goes on after the phase above was finished with this result."""
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        return None

    def rule(self) -> str:
        raise NotImplementedError

    def tiles_in_play(self) -> int:
        """Tiles neither in the pile nor on the board."""
        return 0

    def copy(self) -> Phase:
        raise NotImplementedError


class State(Position):
    """Where the match stands. Everything but the box is saved."""

    def __init__(
        self,
        box: Box,
        open_money: bool,
        cash: list[int],
        trees: list[int],
        sites: list[int],
        owners: list[int],
        pile: list[int],
        diverse: list[bool],
        accounts: list[int],
        phases: list[Phase],
    ) -> None:
        self.box = box
        self.seats = len(cash)
        self.open_money = open_money
        self.cash = cash
        self.trees = trees
        self.sites = sites  #: EMPTY, PRESERVED or BUILT, per site
        self.owners = owners  #: the owner of the building there, or NOBODY
        self.pile = pile  #: hidden tiles, the next one last
        self.diverse = diverse  #: who has had the diversity premium
        self.accounts = accounts  #: ACCOUNTS columns per seat
        self.phases = phases

    def parts(self) -> tuple[object, ...]:
        return (
            self.open_money,
            self.cash,
            self.trees,
            self.sites,
            self.owners,
            self.pile,
            self.diverse,
            self.accounts,
            self.phases,
        )

    def copy(self) -> State:
        return State(
            self.box,
            self.open_money,
            self.cash[:],
            self.trees[:],
            self.sites[:],
            self.owners[:],
            self.pile[:],
            self.diverse[:],
            self.accounts[:],
            [phase.copy() for phase in self.phases],
        )

    def _again(self) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return (State, (self.box, *self.parts()))

    # --- the contract, answered by the phase on top ----------------------------------------------

    def phase(self) -> Phase:
        return self.phases[-1]

    def waiting_for(self) -> list[int]:
        return self.phases[-1].waiting_for(self)

    def menu(self, seat: int) -> tuple[Action, ...]:
        return self.phases[-1].menu(self, seat)

    def refusal(self, seat: int, action: Action) -> Refusal | None:
        return self.phases[-1].refusal(self, seat, action)

    def play(self, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        self.phases[-1].play(self, seat, action, chance, journal)

    def default(self, seat: int) -> Action:
        return self.phases[-1].default(self, seat)

    def outcome(self) -> Outcome | None:
        return self.phases[-1].outcome(self)

    def rule(self) -> str:
        return self.phases[-1].rule()

    def finish(self, result: int, chance: Chance, journal: Journal) -> None:
        """Takes the finished phase off the stack; the one below goes on."""
        self.phases.pop()
        self.phases[-1].resume(self, result, chance, journal)

    def ledger(self) -> dict[str, int]:
        on_board = 16 - self.sites.count(EMPTY)
        return {
            "money": sum(self.cash) - sum(self.accounts),
            "tiles": on_board + len(self.pile) + sum(phase.tiles_in_play() for phase in self.phases),
            "trees": sum(self.trees) - self.sites.count(PRESERVED),
        }

    # --- questions the chapters ask --------------------------------------------------------------

    def pay(self, seat: int, amount: int, account: int) -> None:
        """Money from the bank (or, negative, to it), entered in the player's accounts."""
        self.cash[seat] += amount
        self.accounts[seat * len(ACCOUNTS) + account] += amount

    def nature_sites(self, group: int) -> int:
        """How many sites of a district (or the centre) are preserved."""
        found = 0
        for site in GROUP_SITES[group]:
            if self.sites[site] == PRESERVED:
                found += 1
        return found

    def is_full(self, group: int) -> bool:
        for site in GROUP_SITES[group]:
            if self.sites[site] == EMPTY:
                return False
        return True
