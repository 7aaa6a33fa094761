"""The games in PettingZoo: its own tests, and what they do not ask."""

from __future__ import annotations

import re
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the extra pettingzoo is not installed")

import numpy as np
import pettingzoo
from pettingzoo import test as peers

from ludotheque.envs import rendering
from ludotheque.envs.encodings import ENCODINGS
from ludotheque.envs.pettingzoo import SIMULTANEOUS, env_name
from ludotheque.envs.session import IllegalAction

every_game = pytest.mark.parametrize("game_id", list(ENCODINGS))
simultaneous = pytest.mark.parametrize("game_id", SIMULTANEOUS)

#: Every warning of their tests is an error, but what they say of all observations with a mask except their own games'.
no_warning = pytest.mark.filterwarnings(
    "error",
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


def aec(game_id: str, **settings: Any) -> Any:
    return pettingzoo.make("aec", f"ludotheque/{env_name(game_id)}", **settings)


def parallel(game_id: str, **settings: Any) -> Any:
    return pettingzoo.make("parallel", f"ludotheque/{env_name(game_id)}", **settings)


# --- PettingZoo's own tests --------------------------------------------------------------------------------


@no_warning
class TestTheirs:
    """What PettingZoo asks of every environment."""

    @every_game
    def test_api(self, game_id: str) -> None:
        for seats in (ENCODINGS[game_id].game.meta.min_seats, ENCODINGS[game_id].game.meta.max_seats):
            peers.api_test(aec(game_id, seats=seats), num_cycles=400)

    @every_game
    def test_seed(self, game_id: str) -> None:
        peers.seed_test(lambda: aec(game_id), num_cycles=30)

    @simultaneous
    def test_parallel(self, game_id: str) -> None:
        for seats in (ENCODINGS[game_id].game.meta.min_seats, ENCODINGS[game_id].game.meta.max_seats):
            peers.parallel_api_test(parallel(game_id, seats=seats), num_cycles=200)
        peers.parallel_seed_test(lambda: parallel(game_id), num_cycles=30)

    @every_game
    def test_render(self, game_id: str, capsys: pytest.CaptureFixture[str]) -> None:
        pytest.importorskip("resvg_py", reason="the extra render is not installed")
        peers.render_test(lambda render_mode: aec(game_id, render_mode=render_mode))
        assert capsys.readouterr().out.count("§") > 5, (
            "the terminal's drawing names the paragraph that matters"
        )


# --- what they do not ask ----------------------------------------------------------------------------------


def play_out(env: Any, seed: int) -> dict[str, float]:
    """A random match: the sum of the rewards of each agent."""
    env.reset(seed=seed)
    total = dict.fromkeys(env.agents, 0.0)
    generator = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        total[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert info["action_mask"] is observation["action_mask"]
        env.step(int(generator.choice(np.flatnonzero(info["action_mask"]))))
    return total


@every_game
def test_rewards_are_the_outcome(game_id: str) -> None:
    env = aec(game_id, seats=3)
    total = play_out(env, 5)
    outcome = env.session.position.outcome()
    winners = [seat for seat in range(3) if total[f"player_{seat}"] > 0]
    assert winners == sorted(outcome.winners) or len(outcome.winners) == 3
    assert sum(total.values()) == pytest.approx(0.0)
    env = aec(game_id, seats=3, reward="points")
    assert list(play_out(env, 5).values()) == [score / outcome.unit for score in outcome.scores]


@pytest.mark.parametrize("game_id", [game for game, encoding in ENCODINGS.items() if encoding.money])
def test_rewards_in_money_add_up_to_what_a_seat_has_gained(game_id: str) -> None:
    env = aec(game_id, seats=3, reward="money")
    env.reset(seed=6)
    purse = ENCODINGS[game_id].money
    before = env.session.game.quantities(env.session.position)[purse]
    total = play_out(env, 6)
    after = env.session.game.quantities(env.session.position)[purse]
    assert list(total.values()) == [now - then for now, then in zip(after, before, strict=True)]


def test_a_game_without_money_has_no_reward_in_money() -> None:
    with pytest.raises(ValueError, match="money"):
        aec("metropolis", reward="money")


def test_an_exact_action_may_be_named_and_what_is_not_possible_is_refused() -> None:
    env = aec("paradis", options={"first_chooser": "B"})
    env.reset(seed=1)
    assert env.agent_selection == "player_1"
    with pytest.raises(IllegalAction, match="not in the mask"):
        env.step(env.action_space("player_1").n - 1)
    env.step("auction NE")
    assert env.agent_selection == "player_2", "clockwise from the last to act"
    with pytest.raises(IllegalAction, match="bid-above-cash"):
        env.step("bid 99")
    number = env.session.encoding.actions.encode(env.menu()[7], 2, 3)
    assert env.exact(number).notation == "bid 7"
    env.step("bid 7")
    assert not env.observe("player_2")["action_mask"].any(), "who has decided decides no more"


def test_a_match_can_be_cut_off() -> None:
    env = aec("diamonds_club", max_cycles=3)
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())


@simultaneous
def test_sealed_decisions_are_made_at_once_and_the_others_wait(game_id: str) -> None:
    env = parallel(game_id, seats=3)
    observations, _ = env.reset(seed=3)
    together = 0
    generator = np.random.default_rng(3)
    while env.agents:
        deciding = [agent for agent in env.agents if not observations[agent]["action_mask"][env.wait]]
        sealed = env.session.encoding.is_sealed(env.session.position)
        assert len(deciding) == 1 or sealed
        together += len(deciding) > 1
        chosen = {
            agent: int(generator.choice(np.flatnonzero(observations[agent]["action_mask"])))
            for agent in env.agents
        }
        observations, rewards, terminated, _, infos = env.step(chosen)
        assert not any("illegal" in info for info in infos.values())
    assert together > 0 and all(terminated.values()) and sum(rewards.values()) == pytest.approx(0.0)


def test_pictures_without_their_extra_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rendering, "find_spec", lambda name: None)
    with pytest.raises(ModuleNotFoundError, match=re.escape('pip install "ludotheque[render]"')):
        aec("paradis", render_mode="rgb_array")
    aec("paradis", render_mode="human")
