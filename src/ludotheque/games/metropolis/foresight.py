"""How a searching bot plays Metropolis on: for each seat what greedy play would do, joint buildings among it."""

from __future__ import annotations

from typing import Final

from ludotheque.games.metropolis.actions import ANSWERS, Take
from ludotheque.games.metropolis.bargaining import Talk
from ludotheque.games.metropolis.evaluation import USELESS
from ludotheque.games.metropolis.rules.turn import Turn
from ludotheque.games.metropolis.state import State
from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.foresight import Foresight


def quick_move(state: State, seat: int, chance: Chance) -> Action | None:
    """What greedy play would do, but no exchange is looked for: exchanges are most of a turn's work.

    Offers are answered and joint buildings proposed: most hospitals and half of the offices are built together. A
    lot that may be one's own is not given away.
    """
    phase = state.phase
    if not isinstance(phase, Turn):
        return None
    for offer in state.book.open:
        if offer.asks(seat):
            agreed = Talk(state, seat).agreeing(offer.terms) > 0.0
            return (ANSWERS.accepts if agreed else ANSWERS.declines)[offer.number]
    if seat != phase.player or state.book.open:
        return None
    moves = phase.moves(state)
    kept = [action for action in moves if not isinstance(action, Take) or action.owner == seat]
    talk = Talk(state, seat)
    found: Action | None = None
    best = 2.0 * USELESS
    for action in kept or moves:
        worth = talk.worth(action)
        if worth > best:
            best = worth
            found = action
    return found


#: Two or three rounds with four players: later it is chance that decides how trials end.
FORESIGHT: Final[Foresight] = Foresight(horizon=20, quick=quick_move, short=12, prior=2.0, above_average=True)
