"""The games in RLlib: outside `make test`, because Ray and torch are large (`make rllib` runs this)."""

from __future__ import annotations

import pytest

pytest.importorskip("ray.rllib", reason="the extra rllib is not installed (make rllib)")
pytest.importorskip("torch", reason="the extra rllib is not installed (make rllib)")

import gymnasium
import numpy as np
import torch
from ray.rllib.core.columns import Columns

from ludotheque.envs.encodings import ENCODINGS
from ludotheque.envs.rllib import LudothequeMultiAgent, MaskedPolicy
from ludotheque.envs.session import shares
from ludotheque.kernel.position import snapshot

every_game = pytest.mark.parametrize("game_id", list(ENCODINGS))


@every_game
def test_a_random_match_shows_one_seat_at_a_time_and_everybody_the_end(game_id: str) -> None:
    env = LudothequeMultiAgent(game_id)
    generator = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    ended = {"__all__": False}
    while not ended["__all__"]:
        [(agent, shown)] = seen.items()
        assert env.observation_spaces[agent].contains(shown)
        number = int(generator.choice(np.flatnonzero(shown["action_mask"])))
        seen, rewards, ended, truncated, _ = env.step({agent: number})
        assert list(rewards) == env.possible_agents and truncated == {"__all__": False}
    assert list(seen) == env.possible_agents
    assert not any(shown["action_mask"].any() for shown in seen.values())
    outcome = env.session.position.outcome()
    assert outcome is not None and list(rewards.values()) == shares(outcome)


@every_game
def test_the_same_seed_gives_the_same_match(game_id: str) -> None:
    def shown() -> list[bytes]:
        env = LudothequeMultiAgent(game_id)
        seen, _ = env.reset(seed=7)
        found = []
        for _ in range(30):
            [(agent, one)] = seen.items()
            found.append(one["observation"].tobytes())
            seen, _, ended, _, _ = env.step({agent: int(np.flatnonzero(one["action_mask"])[-1])})
            if ended["__all__"]:
                break
        return found

    assert shown() == shown()


def test_a_number_outside_the_mask_is_answered_by_the_default_and_named() -> None:
    env = LudothequeMultiAgent("last_chance")
    seen, _ = env.reset(seed=1)
    [(agent, shown)] = seen.items()
    expected = env.session.position.copy()
    expected.play(
        env.session.actor, expected.default(env.session.actor), env.session.chance, env.session.journal
    )
    *_, infos = env.step({agent: int(np.flatnonzero(shown["action_mask"] == 0)[0])})
    assert infos == {"__common__": {"illegal": agent}}
    assert snapshot(env.session.position) == snapshot(expected)


def test_the_policy_never_chooses_what_the_mask_forbids() -> None:
    space = gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(-1, 50, (4,), np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (3,), np.int8),
        }
    )
    policy = MaskedPolicy(
        observation_space=space, action_space=gymnasium.spaces.Discrete(3), model_config={"hidden": 5}
    )
    batch = {
        Columns.OBS: {"observation": torch.ones(2, 4), "action_mask": torch.tensor([[0, 1, 0], [0, 0, 0]])}
    }
    with torch.no_grad():
        chances = torch.softmax(policy.forward_inference(batch)[Columns.ACTION_DIST_INPUTS], dim=-1)
        worth = policy.compute_values(batch)
    assert chances[0].tolist() == [0.0, 1.0, 0.0]
    assert torch.isfinite(chances).all() and worth.shape == (2,)
