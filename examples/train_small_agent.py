"""Trains a small agent by policy gradient (REINFORCE), with NumPy alone, and lets it play against random.

    python examples/train_small_agent.py [--game last_chance] [--matches 3000] [--seats 3]

One seat of every match is the agent, the others play at random. The agent is linear: a weight for each action and each
value of the observation. Whatever has more weight in the present observation is chosen more often; after a match the
choices that led to more than usual gain weight, the others lose it.
"""

from __future__ import annotations

import argparse

import numpy as np
from numpy.typing import NDArray

from ludotheque.envs.vector import VectorEnv

AGENT = 0  #: the seat that learns
TOGETHER = 32  #: matches stepped together

Numbers = NDArray[np.int64]
Values = NDArray[np.float64]


class LinearPolicy:
    """How likely each number of a mask is, given the observation."""

    def __init__(self, actions: int, observations: int, rate: float = 0.005) -> None:
        self.weights: Values = np.zeros(
            (actions, observations + 1)
        )  # the last column is what is always there
        self.rate = rate

    def chances(self, seen: Values, numbers: Numbers) -> Values:
        scores = self.weights[numbers] @ seen
        scores = np.exp(scores - scores.max())
        chances: Values = scores / scores.sum()
        return chances

    def learn(self, seen: Values, numbers: Numbers, chosen: int, advantage: float) -> None:
        """Makes a choice more likely if it did better than usual, less likely if worse."""
        change = -self.chances(seen, numbers)
        change[chosen] += 1.0
        self.weights[numbers] += self.rate * advantage * np.outer(change, seen)


class Match:
    """The agent's decisions in one match, until it is known what they were worth."""

    def __init__(self) -> None:
        self.decisions: list[tuple[Values, Numbers, int]] = []


def play(
    policy: LinearPolicy, game: str, seats: int, matches: int, seed: int, learning: bool
) -> tuple[float, float]:
    """Plays so many matches; the share that the agent won, and that a random player would win."""
    env = VectorEnv(game, TOGETHER, seats)
    env.reset(seed)
    generator = np.random.default_rng(seed)
    running = [Match() for _ in range(TOGETHER)]
    usual, won, finished = 0.0, 0.0, 0
    while finished < matches:
        chosen = []
        for number, match in enumerate(running):
            legal = np.flatnonzero(env.masks[number])
            if env.actors[number] != AGENT:
                chosen.append(int(legal[generator.integers(len(legal))]))
                continue
            seen = np.append(env.observations[number], 1.0).astype(np.float64)
            chances = policy.chances(seen, legal)
            place = int(generator.choice(len(legal), p=chances)) if learning else int(chances.argmax())
            match.decisions.append((seen, legal, place))
            chosen.append(int(legal[place]))
        env.step(chosen)
        for number in np.flatnonzero(env.ended):
            gain = float(env.rewards[number, AGENT])
            if learning:
                for seen, legal, place in running[number].decisions:
                    policy.learn(seen, legal, place, gain - usual)
                usual += 0.02 * (gain - usual)
            won += (gain + 1.0) / env.seats  # everybody stakes 1 and the winners share it
            finished += 1
            running[number] = Match()
    return won / finished, 1.0 / env.seats


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a small agent on one game.")
    parser.add_argument("--game", default="last_chance")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    env = VectorEnv(asked.game, 1, asked.seats)
    policy = LinearPolicy(env.encoding.actions.size, env.encoding.observations.size)
    trained = 0
    while trained < asked.matches:
        step = min(500, asked.matches - trained)
        won, _ = play(policy, asked.game, asked.seats, step, asked.seed + trained, learning=True)
        trained += step
        print(f"{trained} matches: {won:.0%} won while learning")
    won, usual = play(policy, asked.game, asked.seats, 300, asked.seed + 1_000_000, learning=False)
    print(f"against random, in 300 other matches: {won:.0%} won; a random player wins {usual:.0%}")


if __name__ == "__main__":
    main()
