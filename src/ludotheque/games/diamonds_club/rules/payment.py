"""§9.3, §9.4: what a price table asks for, and how it can be paid."""

from __future__ import annotations

from typing import Final

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.actions import PUT, Pay, Put, pay
from ludotheque.games.diamonds_club.components import COLOURS, DIAMOND, GEM_NAMES, GEMS, TABLES
from ludotheque.games.diamonds_club.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.journal import Journal
from ludotheque.kernel.phase import OneActor
from ludotheque.kernel.record import Shared
from ludotheque.kernel.refusal import Refusal

PAID: Final = 0  #: the result the payment hands to what is being built

# How a payment is filled up: which gems of any kind go first.
PLENTIFUL: Final = 0
SCARCE: Final = 1
DIAMONDS: Final = 2

MOST_OFFERED: Final = 6  #: payments that are offered at once; if there are more, a few good ones


def is_payable(state: State, seat: int, table: int, owned: int) -> bool:
    """§9.4: whether there are gems enough in all, `owned`, and diamonds enough for what the asked colours lack."""
    spare = owned - state.box.least_price[table]
    if spare < 0 or spare < state.opponents_on(table, seat):
        return False
    gems = state.gems
    price = state.box.price
    hand = seat * GEMS
    first = table * len(COLOURS)
    lacking = 0
    for colour in range(len(COLOURS)):
        asked = price[first + colour]
        if asked > 0:
            lacking += max(0, asked - gems[hand + colour])
    return lacking <= gems[hand + DIAMOND]


class Reserve:
    """Gems that can pay what is asked for, and others, which can only pay the “any” part."""

    def __init__(self, exact: int, spare: int) -> None:
        self.exact = exact
        self.spare = spare

    def covers(self, owed: int, any: int) -> bool:
        return self.exact + min(self.spare, any) >= owed


class Bill(Shared):
    """What one player owes one table, and what that player has: the arithmetic of §9.4. It never changes."""

    def __init__(self, asked: list[int], any: int, hand: list[int]) -> None:
        self.asked = asked  #: gems of each colour
        self.any = any  #: gems of any kind
        self.hand = hand  #: diamonds last
        self.total = any
        for number in asked:
            self.total += number

    def beyond(self, gems: list[int]) -> int:
        """Coloured gems that are not of the colours asked for: they can only pay the “any” part."""
        found = 0
        for colour in range(len(COLOURS)):
            if gems[colour] > self.asked[colour]:
                found += gems[colour] - self.asked[colour]
        return found

    def may_add(self, gems: list[int]) -> list[int]:
        """The gems of which one more still leads to an exact payment. (Once the bill is payable, every way
        that keeps to this can be completed: the gems put down never take more room than there is.)"""
        any_open = self.beyond(gems) < self.any
        found: list[int] = []
        for gem in range(GEMS):
            if gems[gem] < self.hand[gem] and (any_open or gem == DIAMOND or gems[gem] < self.asked[gem]):
                found.append(gem)
        return found

    def fill_up(self, gems: list[int], way: int) -> list[int]:
        """The payment that begins with these gems and goes on this way."""
        paid = gems[:]
        missing = self.total
        for number in gems:
            missing -= number
        if way == DIAMONDS:
            first = min(missing, self.hand[DIAMOND] - paid[DIAMOND])
            paid[DIAMOND] = paid[DIAMOND] + first
            missing -= first
        elif paid[DIAMOND] == 0:  # then there is room for all that the hand has of the asked colours
            for colour in range(len(COLOURS)):
                first = min(self.hand[colour], self.asked[colour]) - paid[colour]
                if first > 0:
                    paid[colour] = paid[colour] + first
                    missing -= first
        open_any = self.any - self.beyond(paid)
        for _gem in range(missing):
            gem = self.next_gem(paid, open_any > 0, way)
            if gem != DIAMOND and paid[gem] >= self.asked[gem]:
                open_any -= 1
            paid[gem] = paid[gem] + 1
        return paid

    def next_gem(self, paid: list[int], any_open: bool, way: int) -> int:
        """Asked colours first, then others by the way chosen, diamonds last."""
        best = DIAMOND
        best_worth = -1000
        for colour in range(len(COLOURS)):
            left = self.hand[colour] - paid[colour]
            if left == 0:
                continue
            worth = -left if way == SCARCE else left
            if paid[colour] < self.asked[colour]:
                worth += 500
            elif not any_open:
                continue
            if worth > best_worth:
                best = colour
                best_worth = worth
        return best

    def has_one_way(self, gems: list[int], payment: list[int]) -> bool:
        """Whether this payment is the only one that begins with these gems: no single gem of the rest
        can be changed for another. (If any other payment exists, one that differs in a single gem does.)"""
        room = self.any - self.beyond(payment)
        for gone in range(GEMS):
            if payment[gone] == gems[gone]:
                continue
            frees = gone != DIAMOND and payment[gone] > self.asked[gone]
            for other in range(GEMS):
                if other == gone or payment[other] == self.hand[other]:
                    continue
                if frees or room > 0 or other == DIAMOND or payment[other] < self.asked[other]:
                    return False
        return True

    def suggestions(self) -> list[Pay]:
        """§9.4: keep the diamonds and spend what is plentiful, or what is scarce; or spend diamonds first.

        If there are only a few payments, the others follow.
        """
        found: list[Pay] = []
        for way in (PLENTIFUL, SCARCE, DIAMONDS):
            add_payment(found, self.fill_up([0] * GEMS, way))
        payments: list[list[int]] = []
        self.collect(payments, [], self.total, self.any, self.reserves())
        if len(payments) <= MOST_OFFERED:
            for payment in payments:
                add_payment(found, payment)
        return found

    def collect(
        self, found: list[list[int]], begun: list[int], owed: int, any: int, reserves: list[Reserve]
    ) -> None:
        """Adds the payments that begin with these colours; stops once there are too many to offer."""
        colour = len(begun)
        if colour == DIAMOND:
            found.append([*begun, owed])
            return
        asked = self.asked[colour]
        for number in range(min(min(self.hand[colour], owed), asked + any), -1, -1):
            left = any - max(0, number - asked)
            if len(found) > MOST_OFFERED or not reserves[colour].covers(owed - number, left):
                return  # with fewer of this colour the others would have to cover even more
            begun.append(number)
            self.collect(found, begun, owed - number, left, reserves)
            begun.pop()

    def reserves(self) -> list[Reserve]:
        """For each colour: what the colours after it, and the diamonds, can pay."""
        exact = self.hand[DIAMOND]
        spare = 0
        found: list[Reserve] = []
        for colour in range(DIAMOND - 1, -1, -1):
            found.append(Reserve(exact, spare))
            exact += min(self.hand[colour], self.asked[colour])
            spare += max(0, self.hand[colour] - self.asked[colour])
        found.reverse()
        return found


def add_payment(found: list[Pay], gems: list[int]) -> None:
    """Adds a payment that is not there yet."""
    payment = pay(gems)
    for other in found:
        if other is payment:
            return
    found.append(payment)


def bill_of(state: State, seat: int, table: int) -> Bill:
    first = table * len(COLOURS)
    asked = state.box.price[first : first + len(COLOURS)]
    return Bill(asked, any_part(state, seat, table), state.gems[seat * GEMS : (seat + 1) * GEMS])


def any_part(state: State, seat: int, table: int) -> int:
    """The gems of any kind a table asks for: printed on it, and one for each opponent's pawn (§9.3)."""
    return state.box.any_price[table] + state.opponents_on(table, seat)


def refuse_bill(bill: Bill, surcharge: int) -> Refusal:
    """§9.4: what a player cannot pay; `surcharge` of it is for the pawns of others (§9.3)."""
    blue, yellow, green, red = bill.asked
    if blue + yellow + green + red == 0:
        owned = sum(bill.hand)
        return Refusal("9.4", "too-few-gems", total=bill.total, owned=owned, surcharge=surcharge)
    return Refusal(
        "9.4",
        "cannot-pay",
        blue=blue,
        yellow=yellow,
        green=green,
        red=red,
        any=bill.any,
        total=bill.total,
        surcharge=surcharge,
    )


class Payment(OneActor[State]):
    """§9.4: `put` are the gems put down so far; they stay the player's until the payment is complete."""

    def __init__(self, seat: int, table: int, bill: Bill, put: list[int]) -> None:
        self.seat = seat
        self.table = table
        self.bill = bill
        self.put = put

    def copy(self) -> Payment:
        return Payment(self.seat, self.table, self.bill, self.put[:])

    def rule(self) -> str:
        return "9.4"

    def actor(self, state: State) -> int:
        return self.seat

    def moves(self, state: State) -> tuple[Action, ...]:
        return self.whole_payments() + self.single_gems()

    def whole_payments(self) -> tuple[Action, ...]:
        return () if self.has_begun() else tuple(self.bill.suggestions())

    def single_gems(self) -> tuple[Action, ...]:
        return tuple([PUT[gem] for gem in self.bill.may_add(self.put)])

    def draw(self, state: State, seat: int, chance: Chance) -> Action:
        """Whole payments, most of a menu's work, are worked out only if chance falls on one of them."""
        if seat != self.seat or self.has_begun():
            return super().draw(state, seat, chance)
        gems = self.single_gems()
        drawn = chance.below("what", len(gems) + MOST_OFFERED)
        if drawn < len(gems):
            return gems[drawn]
        menu = gems + self.whole_payments()
        return menu[drawn] if drawn < len(menu) else menu[chance.below("what", len(menu))]

    def has_begun(self) -> bool:
        for number in self.put:
            if number > 0:
                return True
        return False

    def refuse(self, state: State, seat: int, action: Action) -> Refusal | None:
        if not isinstance(action, (Pay, Put)):
            return Refusal("9.4", "payment-now")
        bill = self.bill
        gems = action.gems[:] if isinstance(action, Pay) else self.put[:]
        if isinstance(action, Put):
            gems[action.number] = gems[action.number] + 1
        for gem in range(GEMS):
            if gems[gem] > bill.hand[gem]:
                return Refusal("9.4", "gem-missing", gem=GEM_NAMES[gem])
        if isinstance(action, Pay) and sum(gems) != bill.total:
            return Refusal("9.4", "payment-not-exact", total=bill.total)
        if bill.beyond(gems) > bill.any:
            return Refusal("9.4", "wrong-colours", any=bill.any)
        return None

    def play(self, state: State, seat: int, action: Action, chance: Chance, journal: Journal) -> None:
        if isinstance(action, Pay):
            self.put = action.gems[:]
        else:
            assert isinstance(action, Put)
            self.put[action.number] = self.put[action.number] + 1
        payment = self.bill.fill_up(self.put, PLENTIFUL)
        if self.bill.has_one_way(self.put, payment):
            settle(state, seat, self.table, payment, journal)
            state.finish(PAID, chance, journal)

    def default(self, state: State, seat: int) -> Action:
        return pay(self.bill.fill_up(self.put, PLENTIFUL))


def settle(state: State, seat: int, table: int, gems: list[int], journal: Journal) -> None:
    """The gems go to the supply."""
    for gem in range(GEMS):
        state.gain_gems(seat, gem, -gems[gem])
    if journal.on:
        journal.record(facts.Paid(seat, TABLES[table], gems[0], gems[1], gems[2], gems[3], gems[DIAMOND]))
