"""Many matches stepped together: one call per step, NumPy buffers that are made once."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.envs.session import OUTCOME, Session
from ludotheque.kernel.actions import Action


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
    ) -> None:
        self.sessions = [Session(game, seats, options, reward) for _ in range(matches)]
        first = self.sessions[0]
        self.encoding = first.encoding
        self.seats = first.seats
        self.observations: NDArray[np.float32] = np.zeros(
            (matches, self.encoding.observations.size), np.float32
        )
        self.masks: NDArray[np.int8] = np.zeros((matches, self.encoding.actions.size), np.int8)
        self.actors: NDArray[np.int64] = np.zeros(matches, np.int64)
        self.rewards: NDArray[np.float64] = np.zeros((matches, self.seats), np.float64)
        self.ended: NDArray[np.bool_] = np.zeros(matches, np.bool_)
        # one flat memoryview per buffer: writing a value through it costs a fifth of NumPy's own
        self._rows: Any = self.observations.reshape(-1).data
        self._mask_rows: Any = self.masks.reshape(-1).data
        self._numbers: list[dict[int, Action]] = [
            {} for _ in range(matches)
        ]  #: what the ones of each mask mean

    def reset(self, seed: int) -> None:
        """Opens new matches; the same seed gives the same ones."""
        self.observations.fill(0.0)
        self.masks.fill(0)
        self.rewards.fill(0.0)
        self.ended.fill(False)
        for match, session in enumerate(self.sessions):
            session.reset(seed * len(self.sessions) + match)
            self._show(match, session)

    def step(self, numbers: NDArray[np.int64] | list[int]) -> None:
        """One decision in every match: a number of its mask."""
        self.observations.fill(0.0)
        self.rewards.fill(0.0)
        self.ended.fill(False)
        chosen = numbers if isinstance(numbers, list) else numbers.tolist()
        for match, session in enumerate(self.sessions):
            meant = self._numbers[match]
            session.play(session.actor, meant[chosen[match]])
            gained = session.rewards()
            if gained is not None:
                self.rewards[match] = gained
            if session.over:
                self.ended[match] = True
                session.reset()
            self._clear_mask(match, meant)
            self._show(match, session)

    def _clear_mask(self, match: int, meant: dict[int, Action]) -> None:
        first = match * self.encoding.actions.size
        for number in meant:
            self._mask_rows[first + number] = 0
        meant.clear()

    def _show(self, match: int, session: Session) -> None:
        """Writes what the actor of a match sees and may do into the buffers."""
        actor, seats = session.actor, self.seats
        self.actors[match] = actor
        actions = self.encoding.actions
        known = actions.known(actor, seats)
        meant = self._numbers[match]
        rows, first = self._mask_rows, match * actions.size
        for action in session.menu:
            number = known.get(action.code, -1)  # most are known: no call for them
            if number < 0:
                number = actions.encode(action, actor, seats)
            if number not in meant:
                meant[number] = action
                rows[first + number] = 1
        game = session.game
        seen = game.observe(session.position, actor)
        self.encoding.observations.write(
            seen, game.box(seen.edition), self._rows, match * self.encoding.observations.size
        )
