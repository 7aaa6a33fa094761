"""Open-cry auctions: bid, pass, interrupt – and secret standing bids for those who cannot sit and shout.

Everybody may bid at any time; a bid is a multiple of a step and higher than the last one; who passes is out; it ends
when everybody but the highest bidder is out, or when the game lets somebody interrupt it.

A standing bid is a maximum that its owner tells only the table. The table then bids for him, one step at a time and
never more than needed; when others go beyond the maximum, it passes for him, or asks him. Nobody else ever sees a
maximum: `seen_by` leaves it out of what other seats and spectators observe, and the cries that the rules announce
(`Cry`) hold only what was said aloud. When everything was answered, only the highest bidder can have a standing
bid left, and nobody waits for him: so neither who is waited for nor anybody's menu depends on one.

A game keeps an `OpenCry` in its phase and one `AuctionActions`, and says what an amount may cost (its cash rule).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.kernel.actions import Action, whole_number
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.lists import repeated
from ludotheque.kernel.record import Record
from ludotheque.kernel.refusal import Refusal
from ludotheque.kernel.seats import NOBODY, which_acts

NO_MAXIMUM: Final = 0

# What the table does when a standing bid is spent.
THEN_PASS: Final = 0
THEN_ASK: Final = 1
THENS: Final[tuple[str, ...]] = ("pass", "ask")

# What the table says for an owner of a standing bid.
RAISES: Final = 0
PASSES: Final = 1
ASKS: Final = 2


# --- actions -----------------------------------------------------------------------------------------


class Bid(Action):
    """I offer this much."""

    def __init__(self, amount: int, code: int) -> None:
        super().__init__(code, f"bid {amount}")
        self.amount = amount


class Pass(Action):
    """I leave this auction."""

    def __init__(self, code: int) -> None:
        super().__init__(code, "pass")


class StandingBid(Action):
    """Bid for me up to this maximum, in secret; then pass, or ask me. Menus only sample the maxima."""

    open_ended: ClassVar[bool] = True

    def __init__(self, maximum: int, then: int, code: int) -> None:
        super().__init__(code, f"stand {maximum} {THENS[then]}")
        self.maximum = maximum
        self.then = then


class NoStandingBid(Action):
    """Bid no further for me."""

    def __init__(self, code: int) -> None:
        super().__init__(code, "stand none")


class AuctionActions:
    """The interned actions of one game, from its own first code on; it takes `codes` of them.

    Amounts stand on a ladder of steps up to `most`. Any other amount can be said and is refused, so all of
    them share the code of nothing (`bid 0`).
    """

    def __init__(self, first_code: int, step: int, most: int) -> None:
        self.first_code = first_code
        self.step = step
        self.most = most
        self.rungs = most // step + 1
        self.codes = 2 + 3 * self.rungs
        self.passing = Pass(first_code)
        self.no_standing = NoStandingBid(first_code + 1)
        first_bid = first_code + 2
        self.bids = tuple([Bid(rung * step, first_bid + rung) for rung in range(self.rungs)])
        self.standing = tuple(
            [
                StandingBid(rung * step, then, first_bid + (1 + then) * self.rungs + rung)
                for then in (THEN_PASS, THEN_ASK)
                for rung in range(self.rungs)
            ]
        )

    def _rung(self, amount: int) -> int:
        return amount // self.step if amount % self.step == 0 and amount <= self.most else 0

    def bid(self, amount: int) -> Bid:
        shared = self.bids[self._rung(amount)]
        return shared if shared.amount == amount else Bid(amount, shared.code)

    def stand(self, maximum: int, then: int) -> StandingBid:
        shared = self.standing[then * self.rungs + self._rung(maximum)]
        return shared if shared.maximum == maximum else StandingBid(maximum, then, shared.code)

    def by_code(self, code: int) -> Action:
        """The action of a code between first_code and first_code + codes."""
        index = code - self.first_code
        if index == 0:
            return self.passing
        if index == 1:
            return self.no_standing
        if index < 2 + self.rungs:
            return self.bids[index - 2]
        return self.standing[index - 2 - self.rungs]

    def parse(self, words: list[str], examples: str) -> Action | None:
        """The cry these words name; None if they name another kind of action."""
        if words == ["pass"]:
            return self.passing
        if words == ["stand", "none"]:
            return self.no_standing
        if len(words) == 2 and words[0] == "bid":
            return self.bid(whole_number(words[1], examples))
        if len(words) == 3 and words[0] == "stand" and words[2] in THENS:
            return self.stand(whole_number(words[1], examples), THENS.index(words[2]))
        return None

    def refuse_amount(self, rule: str, amount: int) -> Refusal | None:
        """Amounts that nobody may say."""
        if amount % self.step != 0:
            return Refusal(rule, "bid-not-a-multiple", step=self.step)
        if amount > self.most:
            return Refusal(rule, "bid-beyond-limit", most=self.most)
        return None


# --- the auction itself ------------------------------------------------------------------------------


class Cry:
    """What the table has just said for the owner of a standing bid: a raise to `amount`, a pass, or a question."""

    def __init__(self, kind: int, seat: int, amount: int) -> None:
        self.kind = kind
        self.seat = seat
        self.amount = amount


class OpenCry(Record):
    """A running auction, as data.

    `out` are those who passed or never took part; `maxima` and `thens` are the standing bids, the
    only secrets here.
    """

    def __init__(
        self, step: int, leader: int, price: int, out: list[bool], maxima: list[int], thens: list[int]
    ) -> None:
        self.step = step
        self.leader = leader
        self.price = price
        self.out = out
        self.maxima = maxima
        self.thens = thens

    def copy(self) -> OpenCry:
        return OpenCry(self.step, self.leader, self.price, self.out[:], self.maxima[:], self.thens[:])

    # --- questions -------------------------------------------------------------------------------

    def minimum(self) -> int:
        """The lowest bid possible now."""
        return self.price + self.step

    def waiting_for(self) -> list[int]:
        """Everybody who may still outbid the leader, or must pass."""
        leader = self.leader
        out = self.out
        return [seat for seat in range(len(out)) if seat != leader and not out[seat]]

    def draw_seat(self, chance: Chance) -> int:
        """One of them at random, as `Position.draw_seat` says, without a list of them."""
        leader = self.leader
        out = self.out
        number = 0
        for seat, is_out in enumerate(out):
            if seat != leader and not is_out:
                number += 1
        before = which_acts(number, chance)
        for seat, is_out in enumerate(out):
            if seat != leader and not is_out:
                if before == 0:
                    return seat
                before -= 1
        return NOBODY

    def is_over(self) -> bool:
        for seat, is_out in enumerate(self.out):
            if seat != self.leader and not is_out:
                return False
        return True

    def has_standing(self, seat: int) -> bool:
        return self.maxima[seat] != NO_MAXIMUM

    def anybody_stands(self) -> bool:
        """Whether there is a standing bid at all."""
        for maximum in self.maxima:
            if maximum != NO_MAXIMUM:
                return True
        return False

    # --- the gate's part -------------------------------------------------------------------------

    def refuse_out(self, rule: str, seat: int) -> Refusal | None:
        """Who has passed, or could never bid, is out of this auction."""
        if self.out[seat]:
            return Refusal(rule, "out-of-this-auction")
        return None

    def refuse_bid(self, rule: str, amount: int) -> Refusal | None:
        """Strictly rising. The highest bidder may raise his own bid, too."""
        if amount < self.minimum():
            return Refusal(rule, "bid-too-low", minimum=self.minimum())
        return None

    def refuse_pass(self, rule: str, seat: int) -> Refusal | None:
        if seat == self.leader:
            return Refusal(rule, "highest-bidder-stays", price=self.price)
        return None

    def refuse_standing(self, rule: str, seat: int, maximum: int) -> Refusal | None:
        """A maximum allows at least one bid now; the highest bidder's may equal his bid."""
        least = self.price if seat == self.leader else self.minimum()
        if maximum < least:
            return Refusal(rule, "maximum-too-low", minimum=least)
        return None

    def refuse_no_standing(self, rule: str, seat: int) -> Refusal | None:
        if not self.has_standing(seat):
            return Refusal(rule, "no-standing-bid")
        return None

    # --- what happens ----------------------------------------------------------------------------

    def bid(self, seat: int, amount: int) -> None:
        self.leader = seat
        self.price = amount
        if NO_MAXIMUM < self.maxima[seat] < amount:
            self.cancel(seat)

    def leave(self, seat: int) -> None:
        self.out[seat] = True
        self.cancel(seat)

    def stand(self, seat: int, maximum: int, then: int) -> bool:
        """Notes a standing bid; the first bid it needs is made at once: True if there was one."""
        self.maxima[seat] = maximum
        self.thens[seat] = then
        if seat == self.leader:
            return False
        self.bid(seat, self.minimum())
        return True

    def cancel(self, seat: int) -> None:
        """Forgets the standing bid of this seat, if there is one."""
        if self.maxima[seat] != NO_MAXIMUM:
            self.maxima[seat] = NO_MAXIMUM
            self.thens[seat] = THEN_PASS

    def interrupt(self, seat: int, price: int) -> None:
        """Ends the auction at once: it is this seat's, for this price."""
        for other in range(len(self.out)):
            self.out[other] = other != seat
            self.cancel(other)
        self.leader = seat
        self.price = price

    def answer(self) -> Cry | None:
        """What the table says next for an owner of a standing bid; None when it has nothing (more) to say.

        Among several the next clockwise from the highest bidder speaks.
        """
        seats = len(self.maxima)
        if not self.anybody_stands():
            return None
        for distance in range(1, seats + 1):
            seat = (self.leader + distance) % seats
            if self.maxima[seat] == NO_MAXIMUM or seat == self.leader:
                continue
            if self.maxima[seat] >= self.minimum():
                self.bid(seat, self.minimum())
                return Cry(RAISES, seat, self.price)
            if self.thens[seat] == THEN_ASK:
                self.cancel(seat)
                return Cry(ASKS, seat, self.price)
            self.leave(seat)
            return Cry(PASSES, seat, self.price)
        return None

    # --- secrets ---------------------------------------------------------------------------------

    def seen_by(self, seat: int) -> OpenCry:
        """What this seat (or SPECTATOR) may know: its own standing bid and nobody else's."""
        shown = self.copy()
        for other in range(len(self.out)):
            if other != seat:
                shown.cancel(other)
        return shown

    def imagine(self, seat: int, means: list[int], chance: Chance) -> None:
        """Deals the hidden part: the highest bidder, if another one, may have a standing bid up to his means."""
        leader = self.leader
        if leader == NOBODY or leader == seat or chance.below("imagined standing bid", 2) == 0:
            return
        steps = (means[leader] - self.price) // self.step
        if steps < 0:
            return
        self.maxima[leader] = self.price + self.step * chance.below("imagined maximum", steps + 1)
        self.thens[leader] = chance.below("imagined then", 2)


def open_cry(step: int, out: list[bool]) -> OpenCry:
    """A new auction without those who are out from the beginning."""
    seats = len(out)
    return OpenCry(step, NOBODY, 0, out, repeated(NO_MAXIMUM, seats), repeated(THEN_PASS, seats))
