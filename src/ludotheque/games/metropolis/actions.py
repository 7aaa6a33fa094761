"""What a player may do, each thing with its code and notation.

    take 12 B                        choose the open card 12; B owns the lot (§3.1, §4)
    build office 40 41 45 46         build on one's own lots (§5)
    joint office 40 41 45 46         propose to build it together with the owners of the other lots (§7)
    done                             end the turn without building (§3.1)
    offer 12>B 17>A                  lot 12 goes to B, lot 17 to A, if all concerned agree (§6)
    offer 12>B promise school 30     … with the promise of a school in the 30s; it does not bind (§6.4)
    offer 12>B promise lot 34        … with the promise to leave lot 34 to the partner
    offer end                        end the match now, if all agree (§9.3)
    accept 2, decline 2, withdraw 2  answers (§6.3)

Everything that may be listed has a code. Offers of lots have none (−1): they are known by their notation. Nor
have constructions that fit nowhere, which exist only to be refused with a reason (§5.3).
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.games.metropolis.components import DISTRICTS, LOTS, PIECES, TYPES, UNITS, printed
from ludotheque.games.metropolis.plots import (
    ALL_PLOTS,
    JOINT_PLOT_NUMBERS,
    PLOT_NUMBERS,
    PLOTS,
    plot_lots,
    plot_piece,
    plot_under,
)
from ludotheque.kernel.actions import Action
from ludotheque.kernel.offers import OFFER_CODES, Answers, Terms
from ludotheque.kernel.seats import letter

MOST_SEATS: Final = 5
MOST_LOTS: Final = 6  #: no piece is larger

TAKE_CODE: Final = 0
DONE_CODE: Final = LOTS * MOST_SEATS
END_CODE: Final = DONE_CODE + 1
ANSWER_CODE: Final = END_CODE + 1
BUILD_CODE: Final = ANSWER_CODE + OFFER_CODES
JOINT_CODE: Final = BUILD_CODE + len(ALL_PLOTS)
NO_CODE: Final = -1

NO_PROMISE: Final = 0
PROMISE_BUILDING: Final = 1  #: + type × DISTRICTS + district
PROMISE_LOT: Final = PROMISE_BUILDING + len(TYPES) * DISTRICTS  #: + lot


# --- the actions -------------------------------------------------------------------------------------


class Move(Action):
    """What only the player at turn may do: take a lot, build, propose a joint building, or end the turn."""


class Take(Move):
    """§3.1, §4: this open card, for this player."""

    def __init__(self, lot: int, owner: int) -> None:
        super().__init__(TAKE_CODE + lot * MOST_SEATS + owner, f"take {printed(lot)} {letter(owner)}")
        self.lot = lot
        self.owner = owner


class Done(Move):
    """§3.1: the turn ends without a building."""

    def __init__(self) -> None:
        super().__init__(DONE_CODE, "done")


class Construction(Move):
    """A piece on lots; `plot` is −1 where a street divides them."""

    def __init__(self, code: int, word: str, piece: int, lots: list[int]) -> None:
        lots = sorted(set(lots))
        super().__init__(code, f"{word} {PIECES[piece]} {' '.join([str(printed(lot)) for lot in lots])}")
        self.piece = piece
        self.lots = lots
        self.plot = plot_under(piece, lots)


class Build(Construction):
    """§5: a building on one's own lots."""

    def __init__(self, piece: int, lots: list[int]) -> None:
        number = PLOT_NUMBERS.get(plot_under(piece, lots), NO_CODE)
        super().__init__(BUILD_CODE + number if number >= 0 else NO_CODE, "build", piece, lots)


class Joint(Construction):
    """§7: proposes a building on lots of several owners, the proposer among them."""

    def __init__(self, piece: int, lots: list[int]) -> None:
        number = JOINT_PLOT_NUMBERS.get(plot_under(piece, lots), NO_CODE)
        super().__init__(JOINT_CODE + number if number >= 0 else NO_CODE, "joint", piece, lots)


class JointBuilding(Terms):
    """§7.2: the building that the owners of its lots agree on."""

    def __init__(self, plot: int) -> None:
        self.plot = plot

    def same_as(self, other: Terms) -> bool:
        return isinstance(other, JointBuilding) and self.plot == other.plot


class Trade(Terms):
    """§6.2: each lot goes to its taker. The promise is read by everybody and binds nobody (§6.4).

    Lots stand in order, whoever made the offer: the same exchange is the same offer (§6.5).
    """

    def __init__(self, lots: list[int], takers: list[int], promise: int) -> None:
        moves = sorted([(lot, takers[index]) for index, lot in enumerate(lots)])
        self.lots = [lot for lot, _ in moves]
        self.takers = [taker for _, taker in moves]
        self.promise = promise

    def same_as(self, other: Terms) -> bool:
        return (
            isinstance(other, Trade)
            and self.lots == other.lots
            and self.takers == other.takers
            and self.promise == other.promise
        )


class EarlyEnd(Terms):
    """§9.3: the match ends now."""

    def __init__(self) -> None:
        pass


class OfferTrade(Action):
    """§6.1: proposes an exchange of lots."""

    open_ended: ClassVar[bool] = True

    def __init__(self, lots: list[int], takers: list[int], promise: int) -> None:
        terms = Trade(lots, takers, promise)
        moves = [f"{printed(lot)}>{letter(terms.takers[index])}" for index, lot in enumerate(terms.lots)]
        super().__init__(NO_CODE, f"offer {' '.join(moves)}{_promise_words(promise)}")
        self.terms = terms

    def parts(self) -> tuple[object, ...]:
        return self.terms.parts()

    def __hash__(self) -> int:
        return hash(self.notation)


class OfferEnd(Action):
    """§9.3: proposes to end the match."""

    open_ended: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(END_CODE, "offer end")
        self.terms = EarlyEnd()


def _promise_words(promise: int) -> str:
    if promise == NO_PROMISE:
        return ""
    if promise >= PROMISE_LOT:
        return f" promise lot {printed(promise - PROMISE_LOT)}"
    type_, district = divmod(promise - PROMISE_BUILDING, DISTRICTS)
    return f" promise {TYPES[type_]} {printed(district * UNITS)}"


# --- made once ---------------------------------------------------------------------------------------

TAKES: Final = tuple([Take(lot, owner) for lot in range(LOTS) for owner in range(MOST_SEATS)])
DONE: Final = Done()
OFFER_END: Final = OfferEnd()
ANSWERS: Final = Answers(ANSWER_CODE)
_builds: Final[list[Build | None]] = [None] * PLOTS
_joints: Final[list[Joint | None]] = [None] * PLOTS


def take(lot: int, owner: int) -> Take:
    return TAKES[lot * MOST_SEATS + owner]


def build(plot: int) -> Build:
    found = _builds[plot]
    if found is None:
        found = Build(plot_piece(plot), plot_lots(plot))
        _builds[plot] = found
    return found


def joint(plot: int) -> Joint:
    found = _joints[plot]
    if found is None:
        found = Joint(plot_piece(plot), plot_lots(plot))
        _joints[plot] = found
    return found
