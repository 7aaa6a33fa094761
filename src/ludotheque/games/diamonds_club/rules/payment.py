"""§9.3, §9.4: what a price table asks for, and how it can be paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.games.diamonds_club import facts
from ludotheque.games.diamonds_club.actions import PUT, Pay, Put, pay
from ludotheque.games.diamonds_club.components import COLOURS, DIAMOND, GEM_NAMES, GEMS, TABLES
from ludotheque.games.diamonds_club.rules.few_payments import few_payments
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

_FILLINGS: Final[tuple[int, ...]] = (PLENTIFUL, SCARCE, DIAMONDS)
NO_GEMS: Final[list[int]] = [0] * GEMS  #: the beginning of a payment; shared, so never changed

MOST_OFFERED: Final = 6  #: payments that are offered at once; if there are more, a few good ones


def is_payable(state: State, seat: int, table: int, owned: int) -> bool:
    """§9.4: whether there are gems enough in all, `owned`, and diamonds enough for what the asked colours lack."""
    spare = owned - state.box.least_price[table]
    if spare < 0:
        return False
    gems = state.gems
    hand = seat * GEMS
    lacking: i64 = 0
    for colour, asked in enumerate(state.box.asked[table]):
        if asked > 0:
            lacking += max(0, asked - gems[hand + colour])
    if lacking > gems[hand + DIAMOND]:
        return False
    return spare >= state.seats - 1 or spare >= state.opponents_on(table, seat)


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
        found: i64 = 0
        for colour, asked in enumerate(self.asked):
            beyond: i64 = gems[colour] - asked
            if beyond > 0:
                found += beyond
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
        hand = self.hand
        asked = self.asked
        if way == DIAMONDS:
            first = min(missing, hand[DIAMOND] - paid[DIAMOND])
            paid[DIAMOND] = paid[DIAMOND] + first
            missing -= first
        elif paid[DIAMOND] == 0:  # then there is room for all that the hand has of the asked colours
            for colour in range(len(COLOURS)):
                first = min(hand[colour], asked[colour]) - paid[colour]
                if first > 0:
                    paid[colour] = paid[colour] + first
                    missing -= first
        if missing == 0:
            return paid
        open_any = self.any - self.beyond(paid)
        for _gem in range(missing):
            gem = self.next_gem(paid, open_any > 0, way)
            if gem != DIAMOND and paid[gem] >= asked[gem]:
                open_any -= 1
            paid[gem] = paid[gem] + 1
        return paid

    def next_gem(self, paid: list[int], any_open: bool, way: int) -> int:
        """Asked colours first, then others by the way chosen, diamonds last."""
        best = DIAMOND
        best_worth: i64 = -1000
        hand = self.hand
        for colour, asked in enumerate(self.asked):
            put: i64 = paid[colour]
            left: i64 = hand[colour] - put
            if left == 0:
                continue
            worth = -left if way == SCARCE else left
            if put < asked:
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
        """§9.4: payments that are filled up, then the others if there are only a few."""
        return self.completed(self.filled_up())

    def filled_up(self) -> list[Pay]:
        """Keep the diamonds and spend what is plentiful, or what is scarce; or spend diamonds first."""
        found: list[Pay] = []
        for way in _FILLINGS:
            add_payment(found, self.fill_up(NO_GEMS, way))
        return found

    def completed(self, found: list[Pay]) -> list[Pay]:
        """These payments, and all others if there are only a few."""
        for payment in few_payments(self.asked, self.any, self.hand, self.total, MOST_OFFERED):
            add_payment(found, payment)
        return found


def add_payment(found: list[Pay], gems: list[int]) -> None:
    """Adds a payment that is not there yet."""
    payment = pay(gems)
    for other in found:
        if other is payment:
            return
    found.append(payment)


def bill_of(state: State, seat: int, table: int) -> Bill:
    return Bill(
        state.box.asked[table], any_part(state, seat, table), state.gems[seat * GEMS : (seat + 1) * GEMS]
    )


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
        """Whole payments, most of a menu's work, are worked out only as far as chance falls on one of them."""
        if seat != self.seat:
            return super().draw(state, seat, chance)
        gems = self.bill.may_add(self.put)
        if self.has_begun():
            return PUT[gems[chance.below("what", len(gems))]]
        drawn = chance.below("what", len(gems) + MOST_OFFERED)
        if drawn < len(gems):
            return PUT[gems[drawn]]
        payments = self.bill.filled_up()
        if drawn < len(gems) + len(payments):
            return payments[drawn - len(gems)]
        payments = self.bill.completed(payments)
        number = len(gems) + len(payments)
        if drawn >= number:
            drawn = chance.below("what", number)
        return PUT[gems[drawn]] if drawn < len(gems) else payments[drawn - len(gems)]

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
            payment = action.gems
        else:
            assert isinstance(action, Put)
            self.put[action.number] = self.put[action.number] + 1
            payment = self.bill.fill_up(self.put, PLENTIFUL)
            if not self.bill.has_one_way(self.put, payment):
                return
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
