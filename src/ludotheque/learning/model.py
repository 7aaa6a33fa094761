"""The net while it learns, with NumPy: chances, TD(λ) targets, and steps of Adam."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ludotheque.kernel.net import Net
from ludotheque.learning.selfplay import Episode

Numbers = NDArray[np.float64]

NAMES: Final = ("direct", "first", "bias", "second")
DECAY: Final = 1e-4  #: how strongly weights are drawn to zero
FIRST_MOMENT: Final = 0.9
SECOND_MOMENT: Final = 0.999
TINY: Final = 1e-8
ABSENT: Final = -1e9  #: the value of a seat that nobody has


class Samples:
    """What a net learns from at once: rows (sample × seat × input), which seats there are, and their targets."""

    def __init__(self, rows: Numbers, there: NDArray[np.bool_], targets: Numbers) -> None:
        self.rows = rows
        self.there = there
        self.targets = targets


class Model:
    """Weights and the state of Adam."""

    def __init__(self, inputs: int, hidden: int, seed: int) -> None:
        drawn = np.random.default_rng(seed)
        self.weights: dict[str, Numbers] = {
            "direct": np.zeros(inputs),
            "first": drawn.normal(0.0, 1.0 / np.sqrt(inputs), (hidden, inputs)),
            "bias": np.zeros(hidden),
            "second": np.zeros(hidden),
        }
        self.means = {name: np.zeros_like(self.weights[name]) for name in NAMES}
        self.squares = {name: np.zeros_like(self.weights[name]) for name in NAMES}
        self.steps = 0

    def net(self) -> Net:
        """The same net for playing."""
        return Net(*self.data())

    def data(self) -> list[Any]:
        """The weights as lists, in the order of `Net`."""
        return [self.weights[name].tolist() for name in NAMES]

    def chances(self, rows: Numbers, there: NDArray[np.bool_]) -> Numbers:
        """Each seat's chance to win, per sample."""
        return self._forward(rows, there)[1]

    def _forward(self, rows: Numbers, there: NDArray[np.bool_]) -> tuple[Numbers, Numbers]:
        """What the hidden layer says of every row, and the chances."""
        excited = np.tanh(rows @ self.weights["first"].T + self.weights["bias"])
        values = rows @ self.weights["direct"] + excited @ self.weights["second"]
        values = np.where(there, values, ABSENT)
        values = np.exp(values - values.max(axis=1, keepdims=True))
        return excited, np.asarray(values / values.sum(axis=1, keepdims=True))

    def learn(self, samples: Samples, rate: float) -> None:
        """One step of Adam down the cross-entropy between the targets and the chances."""
        rows = samples.rows
        excited, chances = self._forward(rows, samples.there)
        off = (chances - samples.targets) / len(rows)
        back = off[:, :, None] * self.weights["second"] * (1.0 - excited**2)
        slopes = {
            "direct": np.einsum("ts,tsi->i", off, rows),
            "first": np.einsum("tsh,tsi->hi", back, rows, optimize=True),
            "bias": back.sum(axis=(0, 1)),
            "second": np.einsum("ts,tsh->h", off, excited),
        }
        self.step(slopes, rate)

    def step(self, slopes: dict[str, Numbers], rate: float) -> None:
        self.steps += 1
        for name in NAMES:
            slope = slopes[name] + DECAY * self.weights[name]
            self.means[name] = FIRST_MOMENT * self.means[name] + (1.0 - FIRST_MOMENT) * slope
            self.squares[name] = SECOND_MOMENT * self.squares[name] + (1.0 - SECOND_MOMENT) * slope**2
            mean = self.means[name] / (1.0 - FIRST_MOMENT**self.steps)
            square = self.squares[name] / (1.0 - SECOND_MOMENT**self.steps)
            self.weights[name] = self.weights[name] - rate * mean / (np.sqrt(square) + TINY)


def targets(model: Model, episode: Episode, trace: float) -> Samples:
    """TD(λ): every prediction is to agree with a mixture of those that followed it and of who won."""
    rows = np.array(episode.rows)
    there = np.ones(rows.shape[:2], dtype=bool)
    predicted = model.chances(rows, there)
    wanted = np.zeros_like(predicted)
    ahead = np.array(episode.won)
    for time in range(len(rows) - 1, -1, -1):
        wanted[time] = ahead
        ahead = (1.0 - trace) * predicted[time] + trace * ahead
    return Samples(rows, there, wanted)


def joined(parts: list[Samples], seats: int) -> Samples:
    """Samples of several matches; seats that a match does not have are filled up and never win."""
    return Samples(
        np.concatenate([_padded(part.rows, seats) for part in parts]),
        np.concatenate([_padded(part.there, seats) for part in parts]),
        np.concatenate([_padded(part.targets, seats) for part in parts]),
    )


def _padded(values: Any, seats: int) -> Any:
    missing = seats - values.shape[1]
    return np.pad(values, [(0, 0), (0, missing)] + [(0, 0)] * (values.ndim - 2))


def surprise(model: Model, episode: Episode) -> float:
    """How badly a match was foreseen: the average cross-entropy of its predictions with who won."""
    rows = np.array(episode.rows)
    predicted = model.chances(rows, np.ones(rows.shape[:2], dtype=bool))
    return float(-(np.array(episode.won) * np.log(predicted + 1e-12)).sum(axis=1).mean())
