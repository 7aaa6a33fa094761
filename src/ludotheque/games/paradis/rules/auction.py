"""§4: sealed second-price auctions, and how a tie ends."""

from __future__ import annotations

from typing import Final, Self

from ludotheque.games.paradis import facts
from ludotheque.games.paradis.actions import BIDS, Bid, bid
from ludotheque.games.paradis.state import AUCTIONS, State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.game import drawn_from
from ludotheque.kernel.journal import CARD, HAMMER, OPENED, Journal
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import clockwise

NO_BID: Final = -1

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
        self.waiting = [seat for seat in bidders if bids[seat] == NO_BID]  #: who has still to bid

    def copy(self) -> Self:
        return type(self)(self.bidders, self.minimum, self.bids[:])  # the bidders never change

    def waiting_for(self, state: State) -> list[int]:
        return self.waiting[:]

    def draw_seat(self, state: State, chance: Chance) -> int:
        return drawn_from(self.waiting, chance)

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
        if self.bids[seat] == NO_BID:
            self.waiting.remove(seat)
        self.bids[seat] = action.amount
        if journal.on:
            journal.record(facts.BidSealed(seat))
        if self.is_sealed():
            return
        if journal.on:
            shown = tuple([self.bids[bidder] for bidder in self.bidders])
            journal.record(facts.BidsRevealed(tuple(self.bidders), shown))
            journal.moment(state, OPENED)
        self.settle(state, chance, journal)

    def default(self, state: State, seat: int) -> Action:
        return bid(self.minimum)

    def forced(self, state: State, seat: int) -> Action | None:
        """§4.1: a purse with no more than the minimum allows one bid; only open money shows that to everybody."""
        if not state.open_money or seat not in self.bidders or self.bids[seat] != NO_BID:
            return None
        return bid(self.minimum) if state.cash[seat] == self.minimum else None

    def is_sealed(self) -> bool:
        """Whether somebody has still to bid: until then the bids are secret."""
        return len(self.waiting) > 0

    # --- what the open hands mean ----------------------------------------------------------------

    def settle(self, state: State, chance: Chance, journal: Journal) -> None:
        raise NotImplementedError

    def highest(self) -> int:
        best = 0
        for bidder in self.bidders:
            if self.bids[bidder] > best:
                best = self.bids[bidder]
        return best

    def tied_at(self, amount: int) -> list[int]:
        return [bidder for bidder in self.bidders if self.bids[bidder] == amount]

    def sell_or_bid_again(self, state: State, chance: Chance, journal: Journal) -> None:
        """§4.2: one highest bidder pays the second highest bid. §4.3: several bid again."""
        top = self.highest()
        tied = self.tied_at(top)
        if len(tied) > 1:
            if journal.on:
                journal.record(facts.BiddersTied(tuple(tied), top))
            state.phases[-1] = Rebid(tied, top, [NO_BID] * state.seats)
            return
        second = 0
        for bidder in self.bidders:
            if bidder != tied[0] and self.bids[bidder] > second:
                second = self.bids[bidder]
        sell(state, tied[0], second, chance, journal)

    def draw_winner(self, state: State, price: int, chance: Chance, journal: Journal) -> None:
        winner = self.bidders[chance.below("random winner", len(self.bidders))]
        if journal.on:
            journal.record(facts.WinnerDrawn(tuple(self.bidders), winner))
            journal.moment(state, CARD)
        sell(state, winner, price, chance, journal)


class Auction(SealedAuction):
    """§4.1: the first call; everybody bids."""

    def settle(self, state: State, chance: Chance, journal: Journal) -> None:
        if self.highest() > 0:
            self.sell_or_bid_again(state, chance, journal)
            return
        if journal.on:
            journal.record(facts.NobodyBid())
        state.phases[-1] = SecondCall(self.bidders, 0, [NO_BID] * state.seats)

    def rule(self) -> str:
        return "4.1"


class SecondCall(SealedAuction):
    """§4.5: nobody bid anything; everybody bids once more, then chance decides."""

    def settle(self, state: State, chance: Chance, journal: Journal) -> None:
        if self.highest() > 0:
            self.sell_or_bid_again(state, chance, journal)
        else:
            self.draw_winner(state, 0, chance, journal)

    def rule(self) -> str:
        return "4.5"


class Rebid(SealedAuction):
    """§4.3: only the tied bid, at least what they tied at."""

    def settle(self, state: State, chance: Chance, journal: Journal) -> None:
        if self.highest() == self.minimum:
            self.draw_winner(state, self.minimum, chance, journal)  # §4.4
        else:
            self.sell_or_bid_again(state, chance, journal)

    def rule(self) -> str:
        return "4.3"


def open_auction(state: State) -> None:
    """Puts the first call on top of the stack."""
    state.phases.append(Auction(clockwise(0, state.seats), 0, [NO_BID] * state.seats))


def sell(state: State, winner: int, price: int, chance: Chance, journal: Journal) -> None:
    """§4.2: the winner pays the bank; the round goes on with the winner."""
    state.pay(winner, -price, AUCTIONS)
    if journal.on:
        journal.record(facts.Sold(winner, price))
        journal.moment(state, HAMMER)
    state.finish(winner, chance, journal)
