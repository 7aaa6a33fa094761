"""The position: purses, cards, the dice on the table, and a stack of phases."""

from __future__ import annotations

from typing import Final

from ludotheque.games.last_chance.components import Box, Card
from ludotheque.kernel.phase import Phase, PhasedPosition

NO_CARD: Final = -1

# The columns of a player's accounts, for the final breakdown; each is signed.
BIDS: Final = 0
PRIZES: Final = 1
SIDE_BETS: Final = 2
FORFEITS: Final = 3
ACCOUNTS: Final[tuple[str, ...]] = ("bids", "prizes", "side-bets", "forfeits")


class State(PhasedPosition):
    """Where the match stands. Dice are numbers of sets (see `dice.py`)."""

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
        phases: list[Phase[State]],
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

    def copy(self) -> State:
        """By hand: three times as fast as the general way, and the bots copy at every step they try."""
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

    # --- money -----------------------------------------------------------------------------------

    def pay(self, seat: int, amount: int, account: int) -> None:
        """Money from the bank (or, negative, to it), entered in the player's accounts."""
        self.cash[seat] = self.cash[seat] + amount
        self.note(seat, amount, account)

    def note(self, seat: int, amount: int, account: int) -> None:
        """Enters what the bank pays or takes without touching the purse: money that lay on the table."""
        entry = seat * len(ACCOUNTS) + account
        self.accounts[entry] = self.accounts[entry] + amount
