"""§5: coins on the cells of the market."""

from __future__ import annotations

from typing import Final

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.actions import BUYS, PASS, Buy, Pass
from ludotheque.games.diamonds_club.components import CELLS
from ludotheque.games.diamonds_club.rules.market import NEIGHBOURS
from ludotheque.games.diamonds_club.rules.symbols import take_effect
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import PLACED, Journal
from ludotheque.kernel.phase import OneActor
from ludotheque.kernel.refusal import Refusal

BOUGHT: Final = 1  #: the result this phase hands to the round
TAKEN: Final = 1_000_000  #: the price of an occupied cell


class Purchase(OneActor[State]):
    """§5.1: `buyer` is on turn; `passed` is per seat; `prices` per cell, TAKEN where coins lie."""

    def __init__(self, buyer: int, passed: list[bool], prices: list[int]) -> None:
        self.buyer = buyer
        self.passed = passed
        self.prices = prices

    def copy(self) -> Purchase:
        return Purchase(self.buyer, self.passed[:], self.prices[:])

    def rule(self) -> str:
        return "5.1"

    def actor(self, state: State) -> int:
        return self.buyer

    def moves(self, state: State) -> tuple[Action, ...]:
        coins = state.coins[self.buyer]
        actions: list[Action] = [BUYS[cell] for cell, price in enumerate(self.prices) if price <= coins]
        actions.append(PASS)
        return tuple(actions)

    def draw(self, state: State, seat: int, chance: Chance) -> Action:
        """Any cell, or to pass; the cells are counted only if the buyer cannot pay two of them drawn."""
        if seat != self.buyer:
            return super().draw(state, seat, chance)
        prices = self.prices
        coins = state.coins[seat]
        for _try in range(2):
            drawn = chance.below("what", len(prices) + 1)
            if drawn == len(prices):
                return PASS
            if prices[drawn] <= coins:
                return BUYS[drawn]
        number = 0
        for price in prices:
            if price <= coins:
                number += 1
        before = chance.below("what", number + 1)
        for cell, price in enumerate(prices):
            if price <= coins:
                if before == 0:
                    return BUYS[cell]
                before -= 1
        return PASS

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Buy):
            return Refusal("5.1", "buy-or-pass")
        cell = action.number
        if cell >= len(self.prices):
            return Refusal("4.2", "cell-closed", cell=CELLS[cell])
        if state.laid[cell] > 0:
            return Refusal("5.1", "cell-taken", cell=CELLS[cell])
        if self.prices[cell] > state.coins[seat]:
            return Refusal("5.3", "too-expensive", price=self.prices[cell], coins=state.coins[seat])
        return None

    def not_now(self, state: State, seat: int) -> Refusal:
        if 0 <= seat < state.seats and self.passed[seat]:
            return Refusal("5.4", "passed-already")
        return Refusal("5.1", "not-your-turn", seat=self.buyer)

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        if isinstance(action, Buy):
            self.lay_coins(state, seat, action.number, journal)
            if take_effect(state, seat, state.symbol(action.number), journal):
                return  # a choice lies on top; `resume` goes on
            if journal.on:
                journal.moment(state, PLACED)
        else:
            self.passed[seat] = True
            if journal.on:
                journal.record(facts.BuyingStopped(seat))
        self.next_buyer(state, chance, journal)

    def lay_coins(self, state: State, seat: int, cell: int, journal: Journal) -> None:
        """§5.2: the price goes on the cell and raises what its neighbours cost."""
        prices = self.prices
        price = prices[cell]
        state.coins[seat] = state.coins[seat] - price
        state.laid[cell] = price
        prices[cell] = TAKEN
        rise = 1 if state.price_by_cells else price
        for near in NEIGHBOURS[state.seats][cell]:
            if prices[near] < TAKEN:
                prices[near] = prices[near] + rise
        if journal.on:
            journal.record(facts.Bought(seat, CELLS[cell], price))

    def resume(self, state: State, result: int, chance: Chance, journal: Journal) -> None:
        if journal.on:
            journal.moment(state, PLACED)
        self.next_buyer(state, chance, journal)

    def next_buyer(self, state: State, chance: Chance, journal: Journal) -> None:
        """§5.4: clockwise to the next who can buy; the table passes for those who cannot."""
        seats = state.seats
        last = self.buyer
        for step in range(1, seats + 1):
            seat = (last + step) % seats
            if self.passed[seat]:
                continue
            if self.can_buy(state, seat):
                self.buyer = seat
                return
            self.passed[seat] = True
            if journal.on:
                journal.record(facts.NothingAffordable(seat))
        state.finish(BOUGHT, chance, journal)

    def can_buy(self, state: State, seat: int) -> bool:
        coins = state.coins[seat]
        if coins == 0:
            return False
        for price in self.prices:
            if price <= coins:
                return True
        return False

    def default(self, state: State, seat: int) -> Action:
        return PASS


def open_purchase(state: State) -> None:
    """Puts phase 2 on top of the stack: the leader begins, and every cell still costs one coin (§5.2)."""
    prices = [1] * len(state.laid)
    state.phases.append(Purchase(state.leader, [False] * state.seats, prices))
