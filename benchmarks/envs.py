"""Steps per second of our environments, beside those of PettingZoo's card and board games and of RLCard, in one run.

    python benchmarks/envs.py [--seconds 1] [--rounds 3] [--matches 64] [--json]

Random play through each library's own interface, on one core, in one process; time is processor time. In every round
all contestants take their turn, and the median counts. A contestant whose package is not here is left out and named.
The peers come with `pip install "pettingzoo[classic]"`.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
import package  # noqa: F401  # where ludotheque is found

from ludotheque import is_compiled
from ludotheque.envs.encodings import ENCODINGS
from ludotheque.envs.vector import VectorEnv

#: Plays at random for so many seconds: the number of steps and the seconds they took.
Contestant = Callable[[float], tuple[int, float]]

PEERS = ("connect_four_v3", "texas_holdem_no_limit_v6", "hanabi_v5")


def cycle(env: Any) -> Contestant:
    """An AEC environment, ours or a peer's: `last`, a random number of the mask, `step`."""
    generator = np.random.default_rng(1)

    def play(seconds: float) -> tuple[int, float]:
        env.reset(seed=1)
        steps = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            numbers = np.flatnonzero(observation["action_mask"])
            env.step(int(numbers[int(generator.random() * len(numbers))]))
            steps += 1
        return steps, spent

    return play


def together(game: str, matches: int) -> Contestant:
    """Our vector environment, with the same policy: any number of the mask, each as likely as any other."""
    env = VectorEnv(game, matches)
    env.reset(1)

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            env.step(env.draw())
            steps += matches
        return steps, spent

    return play


def rlcard_match() -> Contestant:
    """RLCard's own loop with its random agents; a step is a decision."""
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("no-limit-holdem", {"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(seconds: float) -> tuple[int, float]:
        steps = 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            trajectories, _ = env.run(is_training=False)
            steps += sum(len(trajectory) // 2 for trajectory in trajectories)
        return steps, spent

    return play


def peer(name: str) -> Contestant:
    import importlib

    return cycle(importlib.import_module(f"pettingzoo.classic.{name}").env())


def ours(game: str) -> Contestant:
    from ludotheque.envs.pettingzoo import LudothequeAEC

    return cycle(LudothequeAEC(game))


def contestants(matches: int) -> tuple[dict[str, Contestant], list[str]]:
    """All that can be measured here, and the names of those that cannot."""
    makers: dict[str, Callable[[], Contestant]] = {}
    for game in ENCODINGS:
        makers[game] = lambda game=game: ours(game)  # type: ignore[misc]
        makers[f"{game} × {matches}"] = lambda game=game: together(game, matches)  # type: ignore[misc]
    for name in PEERS:
        makers[name] = lambda name=name: peer(name)  # type: ignore[misc]
    makers["RLCard no-limit-holdem"] = rlcard_match
    found: dict[str, Contestant] = {}
    missing: list[str] = []
    for name, make in makers.items():
        try:
            found[name] = make()
        except Exception as error:  # whatever a package that is not complete raises
            missing.append(f"{name} ({type(error).__name__}: {error})")
    return found, missing


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--matches", type=int, default=64)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    warnings.simplefilter("ignore")
    found, missing = contestants(asked.matches)
    figures: dict[str, list[float]] = {name: [] for name in found}
    for _ in range(asked.rounds):
        for name, play in found.items():
            steps, spent = play(asked.seconds)
            figures[name].append(steps / spent)
    medians = {name: statistics.median(values) for name, values in figures.items()}
    if asked.json:
        print(
            json.dumps({"compiled": is_compiled(), "steps_per_second": medians, "missing": missing}, indent=2)
        )
        return
    peers = [name for name in medians if name in PEERS or name.startswith("RLCard")]
    print("games compiled" if is_compiled() else "games in plain Python")
    print(f"{'':28}{'steps/s':>10}" + "".join([f"{'÷ ' + name:>30}" for name in peers]))
    for name, median in medians.items():
        print(f"{name:28}{median:10.0f}" + "".join([f"{median / medians[other]:30.2f}" for other in peers]))
    for name in missing:
        print(f"not here: {name}")


if __name__ == "__main__":
    main()
