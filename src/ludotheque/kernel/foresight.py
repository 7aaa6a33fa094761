"""What a searching bot knows about looking ahead in a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotheque.kernel.actions import Action
from ludotheque.kernel.chance import Chance
from ludotheque.kernel.position import Observation, Position


class Foresight:
    """What a searching bot knows about looking ahead in a game.

    `exact` says which decisions of an observer are appraised exactly, so that trials could only add noise. `point` says
    where in the match an imagined position is, so that the same dice fall there in all trials of one world. `quick`
    chooses for a seat of an imagined position what greedy play would, faster; none where it cannot.
    """

    def __init__(
        self,
        horizon: int = 50,
        winning: float = 30.0,
        doubt: float = 1.0,
        leeway: float = 0.0,
        exact: Callable[[Any], bool] | None = None,
        point: Callable[[Any], int] | None = None,
        quick: Callable[[Any, int, Chance], Action | None] | None = None,
        short: int = 0,
        prior: float = 0.0,
        above_average: bool = False,
    ) -> None:
        #: decisions a trial is played on before `evaluate` judges; more is slower and noisier
        self.horizon = horizon
        self.short = short  #: the same where a net judges; 0: no net judges trials
        #: what winning is worth beside the points of the lead; 0: `evaluate` says it all
        self.winning = winning
        self.doubt = doubt  #: standard errors by which trials must beat the better appraised action
        #: instead of doubt: the appraisal counts like so many worlds; 0: it gives no more than doubt
        self.prior = prior
        #: trials are judged by the lead over the others' average, which chance moves less than the lead over the best
        self.above_average = above_average
        self.leeway = leeway  #: in trials the others choose among all that is worse by no more than this
        self._exact = exact
        self._point = point
        self._quick = quick

    def is_exact(self, seen: Observation) -> bool:
        return self._exact is not None and self._exact(seen)

    def point(self, position: Position) -> int:
        return 0 if self._point is None else self._point(position)

    def quick(self, position: Position, seat: int, chance: Chance) -> Action | None:
        return None if self._quick is None else self._quick(position, seat, chance)


FORESIGHT: Final = Foresight()
