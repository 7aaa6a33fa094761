"""Codes and notations back to actions; `actions.py` lists the notations."""

from __future__ import annotations

from typing import Final

from ludotheque.games.metropolis.actions import (
    ANSWER_CODE,
    ANSWERS,
    BUILD_CODE,
    DONE,
    DONE_CODE,
    END_CODE,
    JOINT_CODE,
    MOST_LOTS,
    MOST_SEATS,
    NO_PROMISE,
    OFFER_END,
    PROMISE_BUILDING,
    PROMISE_LOT,
    TAKE_CODE,
    TAKES,
    Build,
    Joint,
    OfferTrade,
    build,
    joint,
    take,
)
from ludotheque.games.metropolis.components import DISTRICTS, FIRST_NUMBER, LOTS, PIECES, TYPES, UNITS
from ludotheque.games.metropolis.plots import ALL_JOINT_PLOTS, ALL_PLOTS, plot_under
from ludotheque.kernel.actions import Action, not_in_notation, whole_number
from ludotheque.kernel.seats import seat_of
from ludotheque.kernel.trouble import Trouble

CODES: Final = JOINT_CODE + len(ALL_JOINT_PLOTS)

EXAMPLES: Final = (
    "take 12 B, build office 40 41 45 46, joint office 40 41 45 46, done, offer 12>B 17>A, "
    "offer 12>B promise school 30, offer 12>B promise lot 34, offer end, accept 2, decline 2, withdraw 2"
)


def by_code(code: int) -> Action:
    """The action of a code."""
    if TAKE_CODE <= code < DONE_CODE:
        return TAKES[code - TAKE_CODE]
    if code == DONE_CODE:
        return DONE
    if code == END_CODE:
        return OFFER_END
    if ANSWER_CODE <= code < BUILD_CODE:
        return ANSWERS.by_code(code)
    if BUILD_CODE <= code < JOINT_CODE:
        return build(ALL_PLOTS[code - BUILD_CODE])
    if JOINT_CODE <= code < CODES:
        return joint(ALL_JOINT_PLOTS[code - JOINT_CODE])
    raise Trouble("unknown-action", text=str(code), examples=EXAMPLES)


def parse(text: str) -> Action:
    """The action a notation names."""
    words = text.split()
    answer = ANSWERS.parse(words, EXAMPLES)
    if answer is not None:
        return answer
    if words == ["done"]:
        return DONE
    if words == ["offer", "end"]:
        return OFFER_END
    if len(words) == 3 and words[0] == "take":
        return take(_lot(words[1]), _seat(words[2]))
    if 3 <= len(words) <= 2 + MOST_LOTS and words[0] in ("build", "joint") and words[1] in PIECES:
        return _construction(words[0], PIECES.index(words[1]), words[2:], text)
    if len(words) > 1 and words[0] == "offer":
        return _offer(words[1:], text)
    raise not_in_notation(text, EXAMPLES)


def _construction(word: str, piece: int, numbers: list[str], text: str) -> Action:
    lots = sorted({_lot(number) for number in numbers})
    if len(lots) != len(numbers):
        raise not_in_notation(text, EXAMPLES)
    plot = plot_under(piece, lots)
    if plot < 0:
        return Build(piece, lots) if word == "build" else Joint(piece, lots)
    return build(plot) if word == "build" else joint(plot)


def _offer(words: list[str], text: str) -> Action:
    promise = NO_PROMISE
    if len(words) > 3 and words[-3] == "promise":
        promise = _promise(words[-2], words[-1], text)
        words = words[:-3]
    lots: list[int] = []
    takers: list[int] = []
    for word in words:
        number, arrow, taker = word.partition(">")
        if arrow == "":
            raise not_in_notation(text, EXAMPLES)
        lots.append(_lot(number))
        takers.append(_seat(taker))
    return OfferTrade(lots, takers, promise)


def _promise(kind: str, number: str, text: str) -> int:
    lot = _lot(number)
    if kind == "lot":
        return PROMISE_LOT + lot
    if kind not in TYPES or lot % UNITS != 0:
        raise not_in_notation(text, EXAMPLES)
    return PROMISE_BUILDING + TYPES.index(kind) * DISTRICTS + lot // UNITS


def _lot(text: str) -> int:
    lot = whole_number(text, EXAMPLES) - FIRST_NUMBER
    if not 0 <= lot < LOTS:
        raise not_in_notation(text, EXAMPLES)
    return lot


def _seat(text: str) -> int:
    seat = seat_of(text)
    if seat >= MOST_SEATS:
        raise not_in_notation(text, EXAMPLES)
    return seat
