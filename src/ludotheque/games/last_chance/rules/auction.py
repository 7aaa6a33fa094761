"""§5, §6, §7: the open-cry auction, standing bids, and the last chance that interrupts it."""

from __future__ import annotations

from typing import Final

from ludotheque.games.last_chance import facts
from ludotheque.games.last_chance.actions import CRIES, LAST_CHANCE, MOST_BID, LastChance
from ludotheque.games.last_chance.components import STEP
from ludotheque.games.last_chance.rules.ending import CANNOT_BID, eliminate, end_match
from ludotheque.games.last_chance.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.auction import (
    ASKS,
    PASSES,
    RAISES,
    THEN_ASK,
    THEN_PASS,
    THENS,
    Bid,
    NoStandingBid,
    OpenCry,
    Pass,
    StandingBid,
    open_cry,
)
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import HAMMER, Journal
from ludotheque.kernel.lists import repeated
from ludotheque.kernel.phase import Phase
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY

_bids: Final[tuple[Action, ...]] = CRIES.bids
_nothing: Final[tuple[Action, ...]] = ()
_pass: Final[tuple[Action, ...]] = (CRIES.passing,)
_last_chance: Final[tuple[Action, ...]] = (LAST_CHANCE,)
_pass_or_last_chance: Final[tuple[Action, ...]] = (CRIES.passing, LAST_CHANCE)
_no_standing: Final[tuple[Action, ...]] = (CRIES.no_standing,)
#: The standing bids a menu samples, by the middle of what is possible.
_samples: Final[list[tuple[Action, ...]]] = [
    (CRIES.stand(bid.amount, THEN_PASS), CRIES.stand(bid.amount, THEN_ASK)) for bid in CRIES.bids
]


class Auction(Phase[State]):
    """§5: the card and the dice as they lie are for sale."""

    def __init__(self, cry: OpenCry) -> None:
        self.cry = cry

    def copy(self) -> Auction:
        return Auction(self.cry.copy())

    def cry_now(self) -> OpenCry | None:
        return self.cry

    def rule(self) -> str:
        return "5.1"

    def waiting_for(self, state: State) -> list[int]:
        return self.cry.waiting_for()

    def draw_seat(self, state: State, chance: Chance) -> int:
        return self.cry.draw_seat(chance)

    def default(self, state: State, seat: int) -> Action:
        return CRIES.passing

    # --- the menu --------------------------------------------------------------------------------

    def menu(self, state: State, seat: int) -> tuple[Action, ...]:
        cry = self.cry
        said = self.without_bids(state, seat)
        if cry.out[seat]:
            return said
        lowest = cry.minimum() // STEP
        highest = ceiling(state, seat) // STEP
        if highest >= lowest:
            said = said + _bids[lowest : highest + 1] + _samples[(lowest + highest) // 2]
        return said + _no_standing if cry.has_standing(seat) else said

    def without_bids(self, state: State, seat: int) -> tuple[Action, ...]:
        """The beginning of a menu: pass and last chance, as far as this seat may."""
        cry = self.cry
        if cry.out[seat]:
            return _last_chance if state.chances[seat] and state.active[seat] else _nothing
        if seat == cry.leader:
            return _last_chance if state.chances[seat] and not self.is_overbid(state) else _nothing
        return _pass_or_last_chance if state.chances[seat] else _pass

    def draw(self, state: State, seat: int, chance: Chance) -> Action:
        """From the parts of the menu, without putting them together."""
        cry = self.cry
        lowest = cry.minimum() // STEP
        bids = ceiling(state, seat) // STEP - lowest + 1
        if bids <= 0 or cry.out[seat] or cry.has_standing(seat):
            return super().draw(state, seat, chance)
        said = self.without_bids(state, seat)
        samples = _samples[lowest + (bids - 1) // 2]
        drawn = chance.below("what", len(said) + bids + len(samples))
        if drawn < len(said):
            return said[drawn]
        rung = drawn - len(said)
        return _bids[lowest + rung] if rung < bids else samples[rung - bids]

    # --- the gate --------------------------------------------------------------------------------

    def refusal(self, state: State, seat: int, action: Action) -> Refusal | None:
        if not state.active[seat]:
            return Refusal("10.3", "eliminated")
        if isinstance(action, LastChance):
            return self.refuse_last_chance(state, seat)
        cry = self.cry
        if isinstance(action, Bid):
            return (
                cry.refuse_out("5.2", seat)
                or CRIES.refuse_amount("5.1", action.amount)
                or cry.refuse_bid("5.1", action.amount)
                or refuse_cost(state, seat, action.amount)
            )
        if isinstance(action, Pass):
            return cry.refuse_out("5.2", seat) or cry.refuse_pass("5.2", seat)
        if isinstance(action, StandingBid):
            return (
                cry.refuse_out("5.2", seat)
                or CRIES.refuse_amount("5.1", action.maximum)
                or cry.refuse_standing("6.1", seat, action.maximum)
                or refuse_cost(state, seat, action.maximum)
            )
        if isinstance(action, NoStandingBid):
            return cry.refuse_no_standing("6.4", seat)
        return Refusal("5.1", "auction-now")

    def refuse_last_chance(self, state: State, seat: int) -> Refusal | None:
        if not state.chances[seat]:
            return Refusal("7.1", "last-chance-used")
        if seat == self.cry.leader and self.is_overbid(state):
            return Refusal("7.5", "own-bid-above-cash", price=self.cry.price, cash=state.cash[seat])
        return None

    def is_overbid(self, state: State) -> bool:
        """§5.5: whether the highest bid is more than its bidder has."""
        leader = self.cry.leader
        return leader != NOBODY and self.cry.price > state.cash[leader]

    # --- what happens ----------------------------------------------------------------------------

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        cry = self.cry
        if isinstance(action, Bid):
            cry.bid(seat, action.amount)
            if journal.on:
                journal.record(facts.BidMade(seat, action.amount))
            self.answer_bid(state, journal)
        elif isinstance(action, Pass):
            cry.leave(seat)
            if journal.on:
                journal.record(facts.Passed(seat))
        elif isinstance(action, LastChance):
            self.call_last_chance(state, seat, chance, journal)
            return
        elif isinstance(action, StandingBid):
            self.set_standing(seat, action, journal)
            self.answer_bid(state, journal)
        else:
            cry.cancel(seat)
            if journal.on:
                journal.record(facts.StandingBidCancelled(seat))
        if cry.is_over():
            self.close(state, chance, journal)

    def set_standing(self, seat: int, action: StandingBid, journal: Journal) -> None:
        """§6.1: from now on the table bids for this seat; the others hear only the bids."""
        has_bid = self.cry.stand(seat, action.maximum, action.then)
        if journal.on:
            journal.record(facts.StandingBidSet(seat, action.maximum, THENS[action.then]))
            if has_bid:
                journal.record(facts.BidMade(seat, self.cry.price))

    def answer_bid(self, state: State, journal: Journal) -> None:
        """Nothing but a bid makes the table speak, or is too high for somebody."""
        self.let_the_table_speak(journal)
        self.drop_the_outbid(state, journal)

    def let_the_table_speak(self, journal: Journal) -> None:
        """§6.1–§6.3: standing bids answer, one step at a time, until they are silent."""
        while True:
            said = self.cry.answer()
            if said is None:
                return
            if not journal.on:
                continue
            if said.kind == RAISES:
                journal.record(facts.BidMade(said.seat, said.amount))
            elif said.kind == ASKS:
                journal.record(facts.StandingBidSpent(said.seat, THENS[THEN_ASK]))
            elif said.kind == PASSES:
                journal.record(facts.StandingBidSpent(said.seat, THENS[THEN_PASS]))
                journal.record(facts.Passed(said.seat))

    def drop_the_outbid(self, state: State, journal: Journal) -> None:
        """§5.3: who can neither bid higher nor call the last chance has nothing left to decide."""
        cry = self.cry
        minimum = cry.minimum()
        for seat in range(state.seats):
            if state.chances[seat] or cry.out[seat] or seat == cry.leader:
                continue
            if ceiling(state, seat) < minimum:
                cry.leave(seat)
                if journal.on:
                    journal.record(facts.DroppedOut(seat))

    def call_last_chance(self, state: State, seat: int, chance: Chance, journal: Journal) -> None:
        """§7.1: at once champion, with everything; used up whatever comes of it (§7.4)."""
        state.chances[seat] = False
        self.cry.interrupt(seat, state.cash[seat])
        if journal.on:
            journal.record(facts.LastChanceCalled(seat, state.cash[seat]))
            journal.moment(state, HAMMER)
        state.all_in = True
        self.hand_over(state, chance, journal)

    def close(self, state: State, chance: Chance, journal: Journal) -> None:
        """§5.2: everybody but the highest bidder has passed."""
        champion = self.cry.leader
        if champion == NOBODY:
            state.finish(NOBODY, chance, journal)
            return
        price = self.cry.price
        if self.is_overbid(state):
            self.eject(state, champion, price, journal)
            return
        if journal.on:
            journal.record(facts.ChampionFound(champion, price))
            journal.moment(state, HAMMER)
        state.all_in = False
        self.hand_over(state, chance, journal)

    def hand_over(self, state: State, chance: Chance, journal: Journal) -> None:
        """§5.6: the money is put beside the card."""
        champion = self.cry.leader
        state.champion = champion
        state.stake = self.cry.price
        state.cash[champion] = state.cash[champion] - self.cry.price
        state.finish(champion, chance, journal)

    def eject(self, state: State, seat: int, price: int, journal: Journal) -> None:
        """§5.5: who has bid more than he has is out, and the auction begins again."""
        if journal.on:
            journal.record(facts.BidNotCovered(seat, price, state.cash[seat]))
        if not eliminate(state, seat, journal):
            state.phases.pop()
            open_auction(state, journal)


def ceiling(state: State, seat: int) -> int:
    """§5.4: the most a player may bid; §5.5: by the book nobody looks into his purse."""
    if state.by_the_book or state.cash[seat] > MOST_BID:
        return MOST_BID
    return state.cash[seat]


def refuse_cost(state: State, seat: int, amount: int) -> Refusal | None:
    if amount > ceiling(state, seat):
        return Refusal("5.4", "bid-above-cash", cash=state.cash[seat])
    return None


def refuse_late_call(state: State, seat: int, action: Action) -> Refusal | None:
    """§5.6, §7.3: what was meant for the auction, and came when it was over."""
    if isinstance(action, LastChance):
        if seat == state.champion:
            return Refusal("5.6", "champion-already")
        if state.all_in:
            return Refusal("7.3", "last-chance-heard-first", champion=state.champion)
        return Refusal("7.1", "last-chance-too-late", champion=state.champion)
    if seat != state.champion and isinstance(action, (Bid, Pass, StandingBid, NoStandingBid)):
        return Refusal("5.6", "auction-is-over", champion=state.champion)
    return None


def open_auction(state: State, journal: Journal) -> None:
    """Puts an auction on top of the stack; ends the match if nobody could bid in it (§11.3)."""
    able = False
    out = repeated(True, state.seats)
    for seat in range(state.seats):
        if state.active[seat]:
            bids = state.cash[seat] >= STEP or state.chances[seat]
            able = able or bids
            out[seat] = not (bids or state.by_the_book)
    if able:
        state.phases.append(Auction(open_cry(STEP, out)))
    else:
        end_match(state, CANNOT_BID, journal)
