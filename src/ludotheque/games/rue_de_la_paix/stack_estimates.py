"""What stacks promise: the chance that each player owns a property in the end, and what more hotels would change.

All of it is public: stacks, reserves, titles. The bots use it.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rue_de_la_paix.components import Box

#: How likely a rival takes a property over before the end, by the hotels still needed, early in the match.
THREAT: Final[tuple[float, ...]] = (0.0, 0.34, 0.16, 0.06, 0.02)
LONG: Final = 6.0  #: so many hotels, SOON included, in the smallest reserve count as a long match
SOON: Final = 2.0  #: a reserve used up still leaves about a round (§9.1), and every turn takes titles
HOTEL: Final = 1.2  #: what a hotel in reserve is worth early in the match
LEADER_WEIGHT: Final = 0.4  #: how much a point of the leading opponent counts against one's own
OTHER_WEIGHT: Final = 0.25
MOST_ON_ONE: Final = 6  #: nobody builds more than that on one property in one step


class Prospects:
    """Stacks seen by one seat: `worth` of a stack is what it promises that seat, less what it promises the others."""

    def __init__(
        self, box: Box, seat: int, reserve: list[int], stacks: list[list[int]], sums: list[int]
    ) -> None:
        self.box = box
        self.seat = seat
        self.seats = len(reserve)
        self.reserve = reserve
        self.stacks = stacks
        self.fluid = match_left(reserve)
        self.weights = weights_for(seat, sums)

    def shares(self, stack: list[int]) -> list[float]:
        """The chance of each seat to own this property in the end."""
        counts = [0] * self.seats
        lowest = [len(stack)] * self.seats
        for storey in range(len(stack) - 1, -1, -1):
            counts[stack[storey]] += 1
            lowest[stack[storey]] = storey
        chances = [0.0] * self.seats
        if not stack:
            return chances
        owner = stack[0]
        for seat in range(self.seats):
            if counts[seat] > counts[owner] or (
                counts[seat] == counts[owner] and lowest[seat] < lowest[owner]
            ):
                owner = seat
        kept = 1.0
        threats = 0.0
        for seat in range(self.seats):
            if seat == owner:
                continue
            needed = counts[owner] - counts[seat] + (0 if lowest[seat] < lowest[owner] else 1)
            if needed < len(THREAT) and needed <= self.reserve[seat]:
                chances[seat] = self.fluid * THREAT[needed]
                kept *= 1.0 - chances[seat]
                threats += chances[seat]
        if threats > 0.0:
            for seat in range(self.seats):
                chances[seat] *= (1.0 - kept) / threats
        chances[owner] = kept
        return chances

    def worth(self, number: int, stack: list[int]) -> float:
        """In millions, for the seat that looks."""
        if not stack:
            return 0.0
        shares = self.shares(stack)
        worth = 0.0
        for seat in range(self.seats):
            worth += shares[seat] * self.weights[seat]
        return worth * self.box.value_of[number]

    def hotel_cost(self) -> float:
        """What using up a hotel of the reserve costs."""
        return HOTEL * self.fluid

    # --- what a change of one stack would bring ------------------------------------------------------

    def gains(self, number: int, most: int) -> list[float]:
        """What 0, 1, … `most` more own hotels on a property would bring, their cost included."""
        stack = self.stacks[number][:]
        before = self.worth(number, stack)
        found = [0.0]
        for hotels in range(1, most + 1):
            stack.append(self.seat)
            found.append(self.worth(number, stack) - before - hotels * self.hotel_cost())
        return found

    def without_top(self, number: int) -> float:
        """What removing the top hotel would bring; an own hotel comes back to the reserve."""
        stack = self.stacks[number]
        own = self.hotel_cost() if stack[-1] == self.seat else 0.0
        return self.worth(number, stack[:-1]) - self.worth(number, stack) + own

    def with_top_replaced(self, number: int) -> float:
        stack = self.stacks[number]
        return self.worth(number, [*stack[:-1], self.seat]) - self.worth(number, stack) - self.hotel_cost()

    # --- plans ---------------------------------------------------------------------------------------

    def best_plans(
        self, numbers: list[int], most_each: list[int], costs: list[int], budget: int
    ) -> list[float]:
        """The best gain for every budget from 0 to `budget`: `most_each` hotels at most on each of the properties."""
        best = [0.0] * (budget + 1)
        for place, number in enumerate(numbers):
            cost = costs[place]
            most = min(most_each[place], budget // cost, MOST_ON_ONE)
            if most <= 0:
                continue
            gains = self.gains(number, most)
            for left in range(budget, cost - 1, -1):
                top = best[left]
                for hotels in range(1, min(most, left // cost) + 1):
                    tried = best[left - hotels * cost] + gains[hotels]
                    if tried > top:
                        top = tried
                best[left] = top
        return best


def match_left(reserve: list[int]) -> float:
    """1 in a long match, falling as the smallest reserve runs out; until the end there are titles to lose."""
    return min(1.0, (min(reserve) + SOON) / LONG)


def weights_for(seat: int, sums: list[int]) -> list[float]:
    """How much a point of each player counts for this one: their own fully, the leading opponent's most of all."""
    if len(sums) == 2:
        return [1.0 if other == seat else -1.0 for other in range(2)]
    most = max([sums[other] for other in range(len(sums)) if other != seat])
    weights = [-LEADER_WEIGHT if amount == most else -OTHER_WEIGHT for amount in sums]
    weights[seat] = 1.0
    return weights
