"""What a net is given about the rue de la Paix: one row per seat, of what everybody knows.

Millions are divided by twenty, so that most inputs lie between −1 and 1.
"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rue_de_la_paix.components import Box
from ludotheque.games.rue_de_la_paix.evaluation import evaluate
from ludotheque.games.rue_de_la_paix.observation import Seen
from ludotheque.games.rue_de_la_paix.rules.building import Building
from ludotheque.games.rue_de_la_paix.stack_estimates import match_left
from ludotheque.kernel.net import Features, above_average
from ludotheque.kernel.position import lead

MILLIONS: Final = 20.0
USUAL_HOTELS: Final = 10.0
USUAL_HAND: Final = 4.0
USUAL_BUDGET: Final = 12.0
USUAL_LAMPS: Final = 7.0  #: squares from one lamp to the next
FAR: Final = 3  #: hotels that a rival needs, or more

NAMES: Final[tuple[str, ...]] = (
    "expected lead",
    "expected lead, late",
    "expected above average",
    "lead",
    "lead, late",
    "above average",
    "sum",
    "largest other sum",
    "match left",
    "seats",
    "hotels left",
    "hotels left above average",
    "fewest hotels of another",
    "no hotels left",
    "another has no hotels left",
    "turns until the match must end",
    "cards",
    "cards above average",
    "turns to wait",
    "at turn",
    "budget now",
    "titles",
    "titles that one hotel takes",
    "titles that two hotels take",
    "safe titles",
    "titles to win with one hotel",
    "titles to win with two hotels",
    "empty properties",
    "squares to the next lamp",
)


class Grounds:
    """The millions of one seat's titles by how near the nearest rival is, and of others' that are near for it."""

    def __init__(self) -> None:
        self.titles = 0
        self.held = [0.0] * (FAR + 1)  #: by the hotels that a rival needs, 1 to FAR
        self.near = [0.0] * (FAR + 1)  #: by the hotels that this seat needs


def rows(seen: Seen, box: Box) -> list[list[float]]:
    """A row of inputs for each seat, in the order of `NAMES`."""
    seats = seen.seats
    expected = [amount / MILLIONS for amount in evaluate(seen, box)]
    sums = [amount / MILLIONS for amount in seen.sums]
    reserve = [number / USUAL_HOTELS for number in seen.reserve]
    cards = [number / USUAL_HAND for number in seen.hand_sizes]
    left = match_left(seen.reserve)
    grounds = [Grounds() for _ in range(seats)]
    empty = 0
    for number in range(box.properties):
        if seen.stacks[number]:
            survey(seen, seen.stacks[number], box.value_of[number] / MILLIONS, grounds)
        else:
            empty += 1
    player = seen.turn.player
    ends = turns_to_end(seen)
    found: list[list[float]] = []
    for seat in range(seats):
        ground = grounds[seat]
        ahead = lead(expected, seat)
        before = lead(sums, seat)
        row = [ahead, ahead * (1.0 - left), above_average(expected, seat)]
        row += [before, before * (1.0 - left), above_average(sums, seat), sums[seat], sums[seat] - before]
        row += [left, seats - 3.0, reserve[seat], above_average(reserve, seat)]
        others = [reserve[other] for other in range(seats) if other != seat]
        row += [min(others), flag(reserve[seat] == 0.0), flag(min(others) == 0.0), ends]
        row += [cards[seat], above_average(cards, seat)]
        row += [(seat - player) % seats / seats, flag(seat == player), budget_now(seen, seat)]
        row += [ground.titles / USUAL_HOTELS, ground.held[1], ground.held[2], ground.held[FAR]]
        row += [ground.near[1], ground.near[2], empty / box.properties]
        row.append(to_lamp(box, seen.sums[seat]))
        found.append(row)
    return found


def flag(value: bool) -> float:
    return 1.0 if value else 0.0


def turns_to_end(seen: Seen) -> float:
    """§9.1: how many turns it takes until somebody without hotels is at turn; 1 if nobody is without."""
    for steps in range(1, seen.seats + 1):
        if seen.reserve[(seen.turn.player + steps) % seen.seats] == 0:
            return steps / (seen.seats + 1)
    return 1.0


def budget_now(seen: Seen, seat: int) -> float:
    """What the player at turn can still build for."""
    top = seen.phases[-1]
    if seat != seen.turn.player or not isinstance(top, Building):
        return 0.0
    return top.budget / USUAL_BUDGET


def to_lamp(box: Box, total: int) -> float:
    for square in range(total + 1, box.last + 1):
        if box.lamp_at[square]:
            return (square - total) / USUAL_LAMPS
    return 1.0


def survey(seen: Seen, stack: list[int], worth: float, grounds: list[Grounds]) -> None:
    """Adds one property that is built on (§5.1, §5.2)."""
    seats = seen.seats
    counts = [0] * seats
    lowest = [len(stack)] * seats
    for storey in range(len(stack) - 1, -1, -1):
        counts[stack[storey]] += 1
        lowest[stack[storey]] = storey
    owner = stack[0]
    for seat in range(seats):
        if counts[seat] > counts[owner] or (counts[seat] == counts[owner] and lowest[seat] < lowest[owner]):
            owner = seat
    nearest = FAR
    for seat in range(seats):
        if seat == owner:
            continue
        needed = counts[owner] - counts[seat] + (0 if lowest[seat] < lowest[owner] else 1)
        if needed <= seen.reserve[seat]:
            grounds[seat].near[min(needed, FAR)] += worth
            nearest = min(nearest, needed)
    grounds[owner].titles += 1
    grounds[owner].held[nearest] += worth


FEATURES: Final[Features] = Features(NAMES, rows)
