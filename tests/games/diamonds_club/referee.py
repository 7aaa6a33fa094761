"""A referee who knows the book and hears only the facts: a second, independent account of a match.

It shares no code with the rules. Each fact is checked against what the facts before it allow; whatever the
rules would do wrongly, or forget to tell, fails here.
"""

from __future__ import annotations

from collections import Counter
from functools import singledispatchmethod

from ludotheque.games.diamonds_club import facts
from ludotheque.kernel.facts import Fact

COLUMNS = "abcdefgh"
COLOURS = ("blue", "yellow", "green", "red")
BUILDINGS = ("fountain", "orangery", "pavilion", "rose_garden")
ANIMALS = ("pond", "enclosure", "aviary")
ASKED = {
    "fountain": {"blue": 2, "green": 2},
    "orangery": {"yellow": 2, "blue": 2},
    "pavilion": {"green": 2, "red": 2},
    "rose_garden": {"red": 2, "yellow": 2},
}
ANY = {"choice": 5, "forest2": 2, "forest3": 3}
IMPOSED = (
    {"pavilion": 2, "orangery": 1},
    {"orangery": 2, "fountain": 1},
    {"fountain": 2, "rose_garden": 1},
    {"rose_garden": 2, "pavilion": 1},
)
TECHNIQUE = ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2))
FIRST_CARDS = ("all-four-first", "five-first")


class Referee:
    """What one who sits beside the table writes down."""

    def __init__(self, seats: int, leader: int, by_cells: bool, diamond_at_zero: bool) -> None:
        self.seats = seats
        self.leader = leader
        self.by_cells = by_cells
        self.diamond_at_zero = diamond_at_zero
        self.coins = [10] * seats
        self.gems = [Counter(dict.fromkeys(COLOURS, 1)) for _ in range(seats)]
        self.goods: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.tracks: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.tiles: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.cells: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.on_imposed: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.cards: dict[str, int] = {}
        self.last_round = False
        self.expected: list[Fact] = []  #: what must be recorded next

    def hear(self, fact: Fact) -> None:
        if self.expected:
            assert fact == self.expected.pop(0)
        self.note(fact)

    @singledispatchmethod
    def note(self, fact: Fact) -> None:
        """Facts that only say what others have said already."""

    # --- the market ------------------------------------------------------------------------------

    @note.register
    def _(self, fact: facts.LeaderDrawn) -> None:
        self.leader = fact.seat

    @note.register
    def _(self, fact: facts.MarketLaid) -> None:
        assert not self.last_round
        strips = fact.strips.split()
        assert [strip[0] for strip in strips] == ["D"] * self.seats + ["L"] * self.seats
        self.coins = [10 + self.tracks[seat]["money"] for seat in range(self.seats)]
        self.laid: Counter[str] = Counter()
        self.steps = {self.seated(number): number for number in range(self.seats)}
        self.moved = [self.seated(number) for number in range(self.seats)]
        self.turns = list(self.moved)
        self.pawns: Counter[str] = Counter()
        self.used: set[tuple[str, int]] = set()
        if fact.round > 1:
            assert [+goods for goods in self.goods] == self.kept, "nothing else is left"
        self.kept: list[Counter[str]] = [Counter() for _ in range(self.seats)]

    def seated(self, number: int) -> int:
        """So many places to the left of the leader."""
        return (self.leader + number) % self.seats

    def take_turn(self, seat: int, passes: bool) -> None:
        """Who is first in line acts, and goes to its end or away."""
        assert self.turns[0] == seat
        self.turns = self.turns[1:] + ([] if passes else [seat])

    def price(self, cell: str) -> int:
        column, row = COLUMNS.index(cell[0]), int(cell[1])
        near = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
        names = [f"{COLUMNS[x]}{y}" for x, y in near if 0 <= x < 2 * self.seats]
        return 1 + sum(min(self.laid[name], 1) if self.by_cells else self.laid[name] for name in names)

    def free_cells(self) -> list[str]:
        cells = [f"{column}{row}" for column in COLUMNS[: 2 * self.seats] for row in range(1, 7)]
        return [cell for cell in cells if self.laid[cell] == 0]

    @note.register
    def _(self, fact: facts.Bought) -> None:
        assert fact.cell in self.free_cells()
        assert fact.price == self.price(fact.cell) <= self.coins[fact.seat]
        self.take_turn(fact.seat, passes=False)
        self.coins[fact.seat] -= fact.price
        self.laid[fact.cell] = fact.price

    @note.register
    def _(self, fact: facts.NothingAffordable) -> None:
        assert all(self.price(cell) > self.coins[fact.seat] for cell in self.free_cells())
        self.take_turn(fact.seat, passes=True)
        self.end_purchases()

    @note.register
    def _(self, fact: facts.BuyingStopped) -> None:
        self.take_turn(fact.seat, passes=True)
        self.end_purchases()

    @note.register
    def _(self, fact: facts.GoodTaken) -> None:
        self.goods[fact.seat][fact.good] += 1

    @note.register
    def _(self, fact: facts.HatsMoved) -> None:
        self.steps[fact.seat] += fact.hats
        assert fact.step == self.steps[fact.seat]
        self.moved = [seat for seat in self.moved if seat != fact.seat] + [fact.seat]

    @note.register
    def _(self, fact: facts.TrackAdvanced) -> None:
        self.tracks[fact.seat][fact.track] += 1
        assert fact.step == self.tracks[fact.seat][fact.track] + 1 <= 5
        if fact.track == "money":
            self.coins[fact.seat] += 1
            self.expected = [facts.CoinEarned(fact.seat)]

    def end_purchases(self) -> None:
        """§7: once all have passed, two awards and the order of play, in this order."""
        if self.turns:
            return
        most, furthest = max(self.coins), max(self.steps.values())
        richest = [seat for seat in range(self.seats) if self.coins[seat] == most]
        if most == 0 and not self.diamond_at_zero:
            richest = []
        ahead = [seat for seat in range(self.seats) if self.steps[seat] == furthest]
        for seat in richest + ahead:
            self.gems[seat]["diamond"] += 1
        order = sorted(self.steps, key=lambda seat: (self.steps[seat], self.moved.index(seat)), reverse=True)
        self.expected = [
            *[facts.DiamondForCoins(seat, most) for seat in richest],
            *[facts.DiamondForLead(seat, furthest) for seat in ahead],
            facts.OrderSettled(order[0], tuple(order)),
        ]
        self.leader = order[0]
        self.turns = order

    # --- goods -------------------------------------------------------------------------------------

    def number_of(self, seat: int, family: str) -> int:
        return sum(number for good, number in self.goods[seat].items() if good.startswith(family))

    def combinations(self, seat: int) -> int:
        return min([self.number_of(seat, family) for family in ("mine", "concession", "ship")])

    @note.register
    def _(self, fact: facts.Exchanged) -> None:
        for good in (f"mine {fact.colour}", f"concession {fact.concession}", f"ship {fact.ship}"):
            assert self.goods[fact.seat][good] > 0
            self.goods[fact.seat][good] -= 1
        same, diamonds = TECHNIQUE[self.tracks[fact.seat]["technique"]]
        assert (fact.gems, fact.diamonds) == (min(fact.concession, fact.ship) + same, diamonds)
        self.gems[fact.seat] += Counter({fact.colour: fact.gems, "diamond": diamonds})

    @note.register
    def _(self, fact: facts.GoodKept) -> None:
        assert self.combinations(fact.seat) == 0, "complete combinations are exchanged first"
        assert self.goods[fact.seat][fact.good] > 0
        self.kept[fact.seat][fact.good] += 1
        families = [good.split()[0] for good in self.kept[fact.seat].elements()]
        assert len(families) == len(set(families)) <= 2

    @note.register
    def _(self, fact: facts.GoodsReturned) -> None:
        assert self.combinations(fact.seat) == 0
        self.goods[fact.seat].subtract(self.kept[fact.seat])
        assert fact.number == self.goods[fact.seat].total()
        self.goods[fact.seat] = Counter(self.kept[fact.seat])

    # --- building ----------------------------------------------------------------------------------

    @note.register
    def _(self, fact: facts.Paid) -> None:
        self.take_turn(fact.seat, passes=False)
        assert (fact.table, fact.seat) not in self.used
        paid = {colour: getattr(fact, colour) for colour in (*COLOURS, "diamond")}
        asked = ASKED.get(fact.table, {})
        assert sum(paid.values()) == sum(asked.values()) + ANY.get(fact.table, 0) + self.pawns[fact.table]
        lacking = sum([max(0, number - paid[colour]) for colour, number in asked.items()])
        assert lacking <= paid["diamond"]
        self.gems[fact.seat].subtract(paid)
        assert min(self.gems[fact.seat].values()) >= 0
        self.used.add((fact.table, fact.seat))
        self.pawns[fact.table] += 1

    @note.register
    def _(self, fact: facts.NothingBuildable) -> None:
        self.take_turn(fact.seat, passes=True)

    @note.register
    def _(self, fact: facts.BuildingStopped) -> None:
        self.take_turn(fact.seat, passes=True)

    @note.register
    def _(self, fact: facts.TileLaid) -> None:
        seat, cells = fact.seat, self.cells[fact.seat]
        if fact.cell == "imposed":
            self.on_imposed[seat][fact.tile] += 1
            assert self.on_imposed[seat][fact.tile] <= IMPOSED[seat].get(fact.tile, 0)
        if fact.cell == "dark":
            assert (cells["imposed"], cells["free"]) == (3, 11)
        cells[fact.cell] += 1
        assert cells["free"] <= 11 and cells["dark"] <= 5
        self.tiles[seat][fact.tile] += 1
        if fact.cell != "dark" and cells["imposed"] + cells["free"] == 14:
            self.last_round = True
            self.expected.append(facts.ParkFilled(seat))
        if fact.tile in BUILDINGS:
            self.award(seat, fact.tile)

    def award(self, seat: int, kind: str) -> None:
        """§11: what a building wins at once."""
        built = [self.tiles[seat][other] for other in BUILDINGS]
        won = [f"three-{kind}"] if self.tiles[seat][kind] >= 3 and f"three-{kind}" not in self.cards else []
        for sort, sets in (("all-four", min(built)), ("five", sum([number // 5 for number in built]))):
            both = (f"{sort}-first", f"{sort}-second")
            left = [card for card in both if card not in self.cards]
            if left and sets > sum([self.cards.get(card) == seat for card in both]):
                won.append(left[0])
        for card in won:
            self.cards[card] = seat
            self.expected.append(facts.CardWon(seat, card, 5 if card in FIRST_CARDS else 3))

    # --- the end -----------------------------------------------------------------------------------

    @note.register
    def _(self, fact: facts.PointsCounted) -> None:
        assert self.last_round and not self.turns and not self.expected
        assert fact.points == self.points(fact.seat) > 0

    @note.register
    def _(self, fact: facts.NotCounted) -> None:
        assert self.points(fact.seat) == 0

    def points(self, seat: int) -> int:
        """§13.3: of a seat; 0 if it is not counted."""
        if self.cells[seat]["imposed"] < 3:
            return 0
        tiles, tracks = self.tiles[seat], self.tracks[seat]
        animals = [tiles[animal] for animal in ANIMALS]
        points = 4 * sum([tiles[kind] for kind in BUILDINGS]) + (2 + tracks["forest"]) * tiles["forest"]
        points += 10 * min(animals) + sum(animals) - 3 * min(animals)
        points += sum(
            [5 if card in FIRST_CARDS else 3 for card, owner in self.cards.items() if owner == seat]
        )
        return points + max(0, tracks["money"] - 1) + (1 if tracks["technique"] == 4 else 0)
