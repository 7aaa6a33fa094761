"""§9.4: all payments of a bill, where there are only a few."""

from __future__ import annotations

from ludotheque.games.diamonds_club.components import DIAMOND


class Reserve:
    """Gems that can pay what is asked for, and others, which can only pay the “any” part."""

    def __init__(self, exact: int, spare: int) -> None:
        self.exact = exact
        self.spare = spare

    def covers(self, owed: int, any: int) -> bool:
        return self.exact + min(self.spare, any) >= owed


def few_payments(asked: list[int], any: int, hand: list[int], owed: int, most: int) -> list[list[int]]:
    """All payments of `owed` gems, `any` of them of any kind, out of this hand; none if there are more than `most`."""
    found: list[list[int]] = []
    search = Search(asked, hand, most, reserves(asked, hand))
    search.collect(found, [], owed, any)
    return found if len(found) <= most else []


def reserves(asked: list[int], hand: list[int]) -> list[Reserve]:
    """For each colour: what the colours after it, and the diamonds, can pay."""
    exact = hand[DIAMOND]
    spare = 0
    found: list[Reserve] = []
    for colour in range(DIAMOND - 1, -1, -1):
        found.append(Reserve(exact, spare))
        exact += min(hand[colour], asked[colour])
        spare += max(0, hand[colour] - asked[colour])
    found.reverse()
    return found


class Search:
    """What the search for payments asks at every colour."""

    def __init__(self, asked: list[int], hand: list[int], most: int, reserves: list[Reserve]) -> None:
        self.asked = asked
        self.hand = hand
        self.most = most
        self.reserves = reserves

    def collect(self, found: list[list[int]], begun: list[int], owed: int, any: int) -> None:
        """Adds the payments that begin with these colours; stops once there are too many."""
        colour = len(begun)
        if colour == DIAMOND:
            found.append([*begun, owed])
            return
        asked = self.asked[colour]
        for number in range(min(min(self.hand[colour], owed), asked + any), -1, -1):
            left = any - max(0, number - asked)
            if len(found) > self.most or not self.reserves[colour].covers(owed - number, left):
                return  # with fewer of this colour the others would have to cover even more
            begun.append(number)
            self.collect(found, begun, owed - number, left)
            begun.pop()
