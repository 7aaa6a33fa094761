"""Trains one policy for all seats by self-play, with RLlib's PPO, until it beats random players clearly.

    python examples/rllib_self_play.py [--game last_chance] [--seats 3] [--iterations 30]
    python examples/rllib_self_play.py --address auto --runners 8      # on the Ray cluster that this machine belongs to

After every iteration the policy plays matches against random players, once from each seat. The training ends when the
lower end of the 95 % interval of its share is one and a half times an even share, or after the last iteration (exit
code 1).
Needs `pip install "ludotheque[rllib]"`; torch from PyPI brings several gigabytes unless a CPU build is there already.
"""

from __future__ import annotations

import argparse
import math
import sys
from typing import Any

import numpy as np
import ray
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.rl_module import RLModuleSpec

from ludotheque.envs.rllib import MaskedPolicy
from ludotheque.envs.session import Session

POLICY = "everybody"
CLEARLY = 1.5  #: times an even share


def make_config(game: str, seats: int, runners: int, seed: int) -> PPOConfig:
    """PPO with one policy that plays all seats, as the new API of RLlib wants it."""
    return (
        PPOConfig()
        .environment(f"ludotheque/{game}", env_config={"seats": seats})
        .framework("torch")
        # None: what a slow machine has played is waited for; after the usual minute it would be thrown away
        .env_runners(num_env_runners=runners, sample_timeout_s=None)
        .multi_agent(policies={POLICY}, policy_mapping_fn=lambda agent, episode, **_: POLICY)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=MaskedPolicy))
        .training(
            lr=1e-3,
            gamma=1.0,
            lambda_=0.95,
            entropy_coeff=0.005,
            train_batch_size_per_learner=4000,
            minibatch_size=500,
            num_epochs=5,
        )
        .debugging(seed=seed, log_level="ERROR")
    )


def choose(policy: Any, session: Session) -> int:
    """The number that the policy likes best."""
    seen = {
        "observation": torch.as_tensor(session.vector(session.actor))[None],
        "action_mask": torch.as_tensor(session.mask())[None],
    }
    with torch.no_grad():
        liked = policy.forward_inference({Columns.OBS: seen})[Columns.ACTION_DIST_INPUTS]
    return int(liked[0].argmax())


def share_won(policy: Any, game: str, seats: int, deals: int, seed: int) -> tuple[float, float]:
    """The share that the policy wins among random players, and half the width of its 95 % interval.

    Every deal is played from each seat, and the interval is over deals: matches of one deal are not independent.
    """
    generator = np.random.default_rng(seed)
    session = Session(game, seats)
    shares = []
    for deal in range(deals):
        won = 0.0
        for own in range(seats):
            session.reset(seed * deals + deal)
            gained = session.rewards()
            while not session.over:
                number = (
                    choose(policy, session)
                    if session.actor == own
                    else int(generator.choice(np.flatnonzero(session.mask())))
                )
                session.play(session.actor, session.action(number))
                gained = session.rewards()
            assert gained is not None
            won += (gained[own] + 1.0) / seats  # everybody stakes 1 and the winners share it
        shares.append(won / seats)
    return float(np.mean(shares)), 1.96 * float(np.std(shares, ddof=1)) / math.sqrt(deals)


def train(game: str, seats: int, runners: int, iterations: int, deals: int, seed: int) -> bool:
    """Trains until the policy is clearly better than random players; False if the iterations were too few."""
    algorithm = make_config(game, seats, runners, seed).build_algo()
    even = 1.0 / seats
    try:
        for iteration in range(1, iterations + 1):
            algorithm.train()
            share, wide = share_won(algorithm.get_module(POLICY), game, seats, deals, seed + iteration)
            print(
                f"iteration {iteration}: {share:.2f} ± {wide:.2f} against random (even: {even:.2f})",
                flush=True,
            )
            if share - wide > CLEARLY * even:
                return True
        return False
    finally:
        algorithm.stop()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="last_chance")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=30, help="at most; 4000 decisions each")
    parser.add_argument("--runners", type=int, default=0, help="processes that play; 0: in this one")
    parser.add_argument(
        "--deals", type=int, default=40, help="played after every iteration, once from each seat"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--address", help="of an existing Ray cluster; without it Ray starts here")
    asked = parser.parse_args()
    ray.init(address=asked.address, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    reached = train(asked.game, asked.seats, asked.runners, asked.iterations, asked.deals, asked.seed)
    ray.shutdown()
    sys.exit(0 if reached else 1)


if __name__ == "__main__":
    main()
