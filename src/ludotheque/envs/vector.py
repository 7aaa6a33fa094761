"""Many matches stepped together: one call per step, NumPy buffers that are made once."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ludotheque.envs.encodings import find_encoding
from ludotheque.envs.session import OUTCOME, IllegalAction, table_of
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.stepping import SteppedMatch, SteppedMatches


class VectorEnv:
    """So many matches of one game, each at a decision. A match that ends is followed by a new one at once.

    After `reset` and every `step` these buffers hold, for each match, what its actor needs; they are the same arrays
    for as long as the environment lives:

    `observations` and `masks`: what the actor sees and may do; `actors`: its seat; `rewards` (match × seat) and
    `ended`: what the last step brought, and whether it ended the match.
    """

    def __init__(
        self,
        game: str,
        matches: int,
        seats: int = 0,
        options: dict[str, object] | None = None,
        reward: str = OUTCOME,
        edition: str = "",
    ) -> None:
        encoding = find_encoding(game)
        seats, checked = table_of(encoding, seats, options, edition)
        self.encoding = encoding
        self.seats = seats
        self.observations: NDArray[np.float32] = np.zeros((matches, encoding.observations.size), np.float32)
        # A byte of a bytearray is set in half the time of one of a memoryview, which takes a fifth of NumPy's own.
        mask_bytes = bytearray(matches * encoding.actions.size)
        self.masks: NDArray[np.int8] = np.frombuffer(mask_bytes, np.int8).reshape(matches, -1)
        self.actors: NDArray[np.int64] = np.zeros(matches, np.int64)
        self.rewards: NDArray[np.float64] = np.zeros((matches, seats), np.float64)
        self.ended: NDArray[np.bool_] = np.zeros(matches, np.bool_)
        self._drawn: NDArray[np.int64] = np.zeros(matches, np.int64)
        self._chance = SeededChance(0)
        self._matches = SteppedMatches(
            [SteppedMatch(encoding, seats, checked, reward) for _ in range(matches)],
            self.observations.reshape(-1).data,
            mask_bytes,
            self.actors.data,
            self.rewards.reshape(-1).data,
            self.ended.data,
        )

    def reset(self, seed: int) -> None:
        """Opens new matches; the same seed gives the same ones."""
        self._clear()
        self._matches.reset(seed)
        self._chance = SeededChance(seed)

    def step(self, numbers: NDArray[np.int64] | list[int]) -> None:
        """One decision in every match: a number of its mask. If one is not, `IllegalAction`: nothing has changed."""
        if len(numbers) != len(self.actors):
            raise IllegalAction(f"{len(numbers)} numbers for {len(self.actors)} matches")
        chosen = numbers if isinstance(numbers, list) else numbers.tolist()
        wrong = self._matches.choose(chosen)
        if wrong >= 0:
            raise IllegalAction(f"{chosen[wrong]} is not in its mask")
        self._clear()
        self._matches.play()

    def draw(self) -> NDArray[np.int64]:
        """A number of every mask at random, each as likely as any other; the same array each time."""
        self._matches.draw(self._chance, self._drawn.data)
        return self._drawn

    def _clear(self) -> None:
        self.observations.fill(0.0)
        self.masks.fill(0)
        self.rewards.fill(0.0)
        self.ended.fill(False)
