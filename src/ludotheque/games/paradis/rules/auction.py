"""§4: sealed second-price auctions, and how a tie ends."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.actions import BIDS, MOST_SEATS, Bid, bid
from ludotheque.games.paradis.state import AUCTIONS, State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import CARD, HAMMER, OPENED, Journal
from ludotheque.kernel.lists import repeated
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY, drawn_of_set, seats_of_set

NO_BID: Final = -1

#: The bidders of a first call, by the number of seats. Bidders never change, so auctions share them.
_everybody: Final[list[list[int]]] = [list(range(seats)) for seats in range(MOST_SEATS + 1)]
_menus: Final[list[tuple[Action, ...]]] = []


def _bids_up_to(cash: int) -> tuple[Action, ...]:
    """`bid 0` … `bid cash`, one shared tuple per amount of cash."""
    while len(_menus) <= cash:
        _menus.append(BIDS[: len(_menus) + 1])
    return _menus[cash]


class SealedAuction(Phase[State]):
    """§4.1: everybody concerned bids in secret, at least `minimum`; bids are per seat, NO_BID until given."""

    def __init__(self, bidders: list[int], minimum: int, bids: list[int]) -> None:
        self.bidders = bidders
        self.minimum = minimum
        self.bids = bids
        missing: i64 = 0
        one: i64 = 1
        for seat in bidders:
            if bids[seat] == NO_BID:
                missing |= one << seat
        self.missing = missing  #: the set of those who have still to bid

    def waiting_for(self, state: State) -> list[int]:
        return list(seats_of_set(self.missing))

    def draw_seat(self, state: State, chance: Chance) -> int:
        return drawn_of_set(self.missing, chance)

    def menu(self, state: State, seat: int) -> tuple[Action, ...]:
        if seat not in self.bidders:
            return ()
        if self.minimum == 0:
            return _bids_up_to(state.cash[seat])
        return BIDS[self.minimum : state.cash[seat] + 1]

    def draw(self, state: State, seat: int, chance: Chance) -> Action:
        """Every amount that the purse allows is as likely: no menu is needed."""
        return bid(self.minimum + chance.below("what", state.cash[seat] - self.minimum + 1))

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, Bid):
            return Refusal("4.1", "only-bids-now")
        if seat not in self.bidders:
            return Refusal("4.3", "not-among-the-tied")
        if action.amount < self.minimum:
            return Refusal("4.3", "rebid-too-low", minimum=self.minimum)
        if action.amount > state.cash[seat]:
            return Refusal("4.1", "bid-above-cash", cash=state.cash[seat])
        return None

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        assert isinstance(action, Bid)
        one: i64 = 1
        self.missing &= ~(one << seat)
        self.bids[seat] = action.amount
        if journal.on:
            journal.record(facts.BidSealed(seat))
        if self.is_sealed():
            return
        if journal.on:
            shown = tuple([self.bids[bidder] for bidder in self.bidders])
            journal.record(facts.BidsRevealed(tuple(self.bidders), shown))
            journal.moment(state, OPENED)
        self.settle(state, self.highest(), chance, journal)

    def default(self, state: State, seat: int) -> Action:
        return bid(self.minimum)

    def forced(self, state: State, seat: int) -> Action | None:
        """§4.1: a purse with no more than the minimum allows one bid; only open money shows that to everybody."""
        if not state.open_money or seat not in self.bidders or self.bids[seat] != NO_BID:
            return None
        return bid(self.minimum) if state.cash[seat] == self.minimum else None

    def is_sealed(self) -> bool:
        """Whether somebody has still to bid: until then the bids are secret."""
        return self.missing != 0

    # --- what the open hands mean ----------------------------------------------------------------

    def settle(self, state: State, top: int, chance: Chance, journal: Journal) -> None:
        """What follows from the bids; `top` is the highest."""
        raise NotImplementedError

    def highest(self) -> int:
        best = 0
        for bidder in self.bidders:
            amount = self.bids[bidder]
            if amount > best:
                best = amount
        return best

    def tied_at(self, amount: int) -> list[int]:
        return [bidder for bidder in self.bidders if self.bids[bidder] == amount]

    def sell_or_bid_again(self, state: State, top: int, chance: Chance, journal: Journal) -> None:
        """§4.2: the one bidder of the highest bid pays the second highest. §4.3: several bid again."""
        winner = NOBODY
        second = 0
        is_tied = False
        for bidder in self.bidders:
            amount = self.bids[bidder]
            if amount == top:
                is_tied = winner != NOBODY
                winner = bidder
            elif amount > second:
                second = amount
        if is_tied:
            tied = self.tied_at(top)
            if journal.on:
                journal.record(facts.BiddersTied(tuple(tied), top))
                journal.moment(state, OPENED)
            state.phases[-1] = Rebid(tied, top, repeated(NO_BID, state.seats))
            return
        sell(state, winner, second, chance, journal)

    def draw_winner(self, state: State, price: int, chance: Chance, journal: Journal) -> None:
        winner = self.bidders[chance.below("random winner", len(self.bidders))]
        if journal.on:
            journal.record(facts.WinnerDrawn(tuple(self.bidders), winner))
            journal.moment(state, CARD)
        sell(state, winner, price, chance, journal)


class Auction(SealedAuction):
    """§4.1: the first call; everybody bids."""

    def copy(self) -> Auction:
        return Auction(self.bidders, self.minimum, self.bids[:])  # the bidders never change

    def settle(self, state: State, top: int, chance: Chance, journal: Journal) -> None:
        if top > 0:
            self.sell_or_bid_again(state, top, chance, journal)
            return
        if journal.on:
            journal.record(facts.NobodyBid())
            journal.moment(state, OPENED)
        state.phases[-1] = SecondCall(self.bidders, 0, repeated(NO_BID, state.seats))

    def rule(self) -> str:
        return "4.1"


class SecondCall(SealedAuction):
    """§4.5: nobody bid anything; everybody bids once more, then chance decides."""

    def copy(self) -> SecondCall:
        return SecondCall(self.bidders, self.minimum, self.bids[:])

    def settle(self, state: State, top: int, chance: Chance, journal: Journal) -> None:
        if top > 0:
            self.sell_or_bid_again(state, top, chance, journal)
        else:
            self.draw_winner(state, 0, chance, journal)

    def rule(self) -> str:
        return "4.5"


class Rebid(SealedAuction):
    """§4.3: only the tied bid, at least what they tied at."""

    def copy(self) -> Rebid:
        return Rebid(self.bidders, self.minimum, self.bids[:])

    def settle(self, state: State, top: int, chance: Chance, journal: Journal) -> None:
        if top == self.minimum:
            self.draw_winner(state, top, chance, journal)  # §4.4
        else:
            self.sell_or_bid_again(state, top, chance, journal)

    def rule(self) -> str:
        return "4.3"


def open_auction(state: State) -> None:
    """Puts the first call on top of the stack."""
    state.phases.append(Auction(_everybody[state.seats], 0, repeated(NO_BID, state.seats)))


def sell(state: State, winner: int, price: int, chance: Chance, journal: Journal) -> None:
    """§4.2: the winner pays the bank; the round goes on with the winner."""
    state.pay(winner, -price, AUCTIONS)
    if journal.on:
        journal.record(facts.Sold(winner, price))
        journal.moment(state, HAMMER)
    state.finish(winner, chance, journal)
