"""One match stepped by numbers, with NumPy arrays: what the environments of all libraries share."""

from __future__ import annotations

import numpy as np

from ludotheque.envs.arrays import Mask, Vector, new_mask
from ludotheque.envs.encodings import find_encoding
from ludotheque.kernel.actions import Action
from ludotheque.kernel.encoding import Encoding
from ludotheque.kernel.options import Options
from ludotheque.kernel.stepping import MONEY, OUTCOME, POINTS, REWARDS, SteppedMatch, next_actor, shares

__all__ = [
    "MONEY",
    "OUTCOME",
    "POINTS",
    "REWARDS",
    "IllegalAction",
    "Session",
    "next_actor",
    "shares",
]


class IllegalAction(ValueError):
    """A number or a notation that stands for nothing this seat may do now."""


def table_of(
    encoding: Encoding, seats: int, options: dict[str, object] | None, edition: str
) -> tuple[int, Options]:
    """Seats (0: the least), options and edition (empty: the usual one) of a table, checked."""
    game = encoding.game
    seats = seats or game.meta.min_seats
    game.check_seats(seats)
    checked = game.options(edition, options)
    game.box(checked.edition)  # an edition that is not there, or not complete, is found out now
    return seats, checked


class Session(SteppedMatch):
    """A match whose decisions are shown as new arrays."""

    def __init__(
        self,
        game: str,
        seats: int = 0,
        options: dict[str, object] | None = None,
        reward: str = OUTCOME,
        edition: str = "",
    ) -> None:
        encoding = find_encoding(game)
        seats, checked = table_of(encoding, seats, options, edition)
        super().__init__(encoding, seats, checked, reward)

    def action(self, chosen: int | str) -> Action:
        """What the actor chose: a number of its mask, or the notation of anything the gate accepts."""
        if isinstance(chosen, str):
            action = self.game.parse(chosen)
            refusal = self.position.refusal(self.actor, action)
            if refusal is not None:
                raise IllegalAction(f"{chosen}: {refusal}")
            return action
        found = self.encoding.actions.decode(int(chosen), self.menu, self.actor, self.seats)
        if found is None:
            raise IllegalAction(f"{chosen} is not in the mask")
        return found

    def mask(self) -> Mask:
        """What the actor may do."""
        return new_mask(self.encoding, self.menu, self.actor, self.seats)

    def vector(self, seat: int) -> Vector:
        """What a seat sees."""
        vector = np.zeros(self.encoding.observations.size, np.float32)
        self.encoding.write(self.position, seat, vector.data, 0)
        return vector
