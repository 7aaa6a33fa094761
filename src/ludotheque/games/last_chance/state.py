"""The position: purses, cards, the dice on the table, and a stack of phases."""

from __future__ import annotations

from typing import Final

from ludotheque.games.last_chance.components import Box, Card
from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import OpenCry
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import Position
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.outcome import Outcome
from ludotheque.kernel.plain import Plain
from ludotheque.kernel.refusal import Refusal

NOBODY: Final = -1
NO_CARD: Final = -1

# The columns of a player's accounts, for the final breakdown; each is signed.
BIDS: Final = 0
PRIZES: Final = 1
SIDE_BETS: Final = 2
FORFEITS: Final = 3
ACCOUNTS: Final[tuple[str, ...]] = ("bids", "prizes", "side-bets", "forfeits")


class Phase(Plain):
    """One kind of decision with its own data; the chapters in `rules/` define them.

    Phases form a stack: the top one decides what may be done; when it is finished it is taken off, and
    the one below goes on with the result (the champion of an auction, say).
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

    def cry_now(self) -> OpenCry | None:
        """The open-cry auction this phase is, if it is one."""
        return None

    def rule(self) -> str:
        raise NotImplementedError

    def copy(self) -> Phase:
        raise NotImplementedError


class State(Position):
    """Where the match stands. Everything but the box is saved. Dice are numbers of sets (see `dice.py`)."""

    def __init__(
        self,
        box: Box,
        by_the_book: bool,
        cash: list[int],
        active: list[bool],
        chances: list[bool],
        pile: list[int],
        played: list[int],
        owners: list[int],
        card: int,
        dice: int,
        turner: int,
        thrower: int,
        thrown_again: list[bool],
        champion: int,
        stake: int,
        all_in: bool,
        bets: list[int],
        accounts: list[int],
        phases: list[Phase],
    ) -> None:
        self.box = box
        self.seats = len(cash)
        self.by_the_book = by_the_book  #: §5.5: bids above one's cash are heard
        self.cash = cash
        self.active = active  #: who is still in the match
        self.chances = chances  #: who still has the last chance
        self.pile = pile  #: hidden cards, the next one last
        self.played = played  #: cards of this match that were won or left, in order
        self.owners = owners  #: who has each of them; NOBODY if it left
        self.card = card  #: the card on the table, or NO_CARD
        self.dice = dice  #: the five dice on the table
        self.turner = turner  #: who turned the card
        self.thrower = thrower  #: who threw all five dice last
        self.thrown_again = thrown_again  #: §11.1: who did so because nobody had bid for this card
        self.champion = champion  #: NOBODY before the auction is over
        self.stake = stake  #: the money beside the card
        self.all_in = all_in  #: whether the champion called the last chance
        self.bets = bets  #: shown side bets: positive for the champion, negative against
        self.accounts = accounts  #: ACCOUNTS columns per seat
        self.phases = phases

    def parts(self) -> tuple[object, ...]:
        return (
            self.by_the_book,
            self.cash,
            self.active,
            self.chances,
            self.pile,
            self.played,
            self.owners,
            self.card,
            self.dice,
            self.turner,
            self.thrower,
            self.thrown_again,
            self.champion,
            self.stake,
            self.all_in,
            self.bets,
            self.accounts,
            self.phases,
        )

    def copy(self) -> State:
        return State(
            self.box,
            self.by_the_book,
            self.cash[:],
            self.active[:],
            self.chances[:],
            self.pile[:],
            self.played[:],
            self.owners[:],
            self.card,
            self.dice,
            self.turner,
            self.thrower,
            self.thrown_again[:],
            self.champion,
            self.stake,
            self.all_in,
            self.bets[:],
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

    def cry(self) -> OpenCry | None:
        return self.phases[-1].cry_now()

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
        on_table = self.stake
        for bet in self.bets:
            on_table += abs(bet)
        return {
            "money": sum(self.cash) + on_table - sum(self.accounts),
            "cards": len(self.pile) + len(self.played) + (0 if self.card == NO_CARD else 1),
        }

    # --- questions the chapters ask --------------------------------------------------------------

    def card_on_table(self) -> Card:
        return self.box.deck[self.card]

    def cards_of(self, seat: int) -> int:
        return self.owners.count(seat)

    def next_active(self, seat: int) -> int:
        """The next player in the match to the left of this one."""
        found = (seat + 1) % self.seats
        while not self.active[found]:
            found = (found + 1) % self.seats
        return found

    def actives(self) -> int:
        return self.active.count(True)

    def heard_first(self, seats: list[int]) -> int:
        """§7.3: of those who call at once, the nearest clockwise from the player who turned the card."""
        nearest = self.turner
        while nearest not in seats:
            nearest = (nearest + 1) % self.seats
        return nearest

    # --- money -----------------------------------------------------------------------------------

    def pay(self, seat: int, amount: int, account: int) -> None:
        """Money from the bank (or, negative, to it), entered in the player's accounts."""
        self.cash[seat] += amount
        self.note(seat, amount, account)

    def note(self, seat: int, amount: int, account: int) -> None:
        """Enters what the bank pays or takes without touching the purse: money that lay on the table."""
        self.accounts[seat * len(ACCOUNTS) + account] += amount
