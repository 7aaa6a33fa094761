"""Many matches stepped together: one call per step, NumPy buffers that are made once."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.envs.encodings import find_encoding
from ludotheque.envs.session import OUTCOME, IllegalAction, table_of
from ludotheque.kernel.actions import Action
from ludotheque.kernel.stepping import SteppedMatch


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
        self.matches = [SteppedMatch(encoding, seats, checked, reward) for _ in range(matches)]
        self.observations: NDArray[np.float32] = np.zeros((matches, encoding.observations.size), np.float32)
        # A byte of a bytearray is set in half the time of one of a memoryview, which takes a fifth of NumPy's own.
        self._mask_bytes = bytearray(matches * encoding.actions.size)
        self.masks: NDArray[np.int8] = np.frombuffer(self._mask_bytes, np.int8).reshape(matches, -1)
        self.actors: NDArray[np.int64] = np.zeros(matches, np.int64)
        self.rewards: NDArray[np.float64] = np.zeros((matches, seats), np.float64)
        self.ended: NDArray[np.bool_] = np.zeros(matches, np.bool_)
        self._rows: Any = self.observations.reshape(-1).data

    def reset(self, seed: int) -> None:
        """Opens new matches; the same seed gives the same ones."""
        self.observations.fill(0.0)
        self.masks.fill(0)
        self.rewards.fill(0.0)
        self.ended.fill(False)
        for index, match in enumerate(self.matches):
            match.reset(seed * len(self.matches) + index)
            self._show(index, match)

    def step(self, numbers: NDArray[np.int64] | list[int]) -> None:
        """One decision in every match: a number of its mask. If one is not, `IllegalAction`: nothing has changed."""
        actions = self._meant(numbers if isinstance(numbers, list) else numbers.tolist())
        self.observations.fill(0.0)
        self.masks.fill(0)
        self.rewards.fill(0.0)
        self.ended.fill(False)
        for index, match in enumerate(self.matches):
            match.play(match.actor, actions[index])
            gained = match.rewards()
            if gained is not None:
                self.rewards[index] = gained
            if match.over:
                self.ended[index] = True
                match.reset()
            self._show(index, match)

    def _meant(self, chosen: list[int]) -> list[Action]:
        """What the numbers stand for: the first action of each menu that has it."""
        if len(chosen) != len(self.matches):
            raise IllegalAction(f"{len(chosen)} numbers for {len(self.matches)} matches")
        actions: list[Action] = []
        for match, number in zip(self.matches, chosen, strict=True):
            action = match.meant(number)
            if action is None:
                raise IllegalAction(f"{number} is not in its mask")
            actions.append(action)
        return actions

    def _show(self, index: int, match: SteppedMatch) -> None:
        """Writes what the actor of a match sees and may do into the buffers."""
        encoding = self.encoding
        self.actors[index] = match.actor
        match.show(
            self._rows, index * encoding.observations.size, self._mask_bytes, index * encoding.actions.size
        )
