"""Many matches stepped together are the matches one would step one by one."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="the extra envs is not installed")

import numpy as np

from ludotheque.envs.encodings import ENCODINGS
from ludotheque.envs.session import IllegalAction, Session
from ludotheque.envs.vector import VectorEnv

MATCHES = 3


@pytest.mark.parametrize("game_id", list(ENCODINGS))
def test_matches_together_are_the_same_as_one_by_one(game_id: str) -> None:
    env = VectorEnv(game_id, MATCHES)
    alone = [Session(game_id) for _ in range(MATCHES)]
    env.reset(7)
    for match, session in enumerate(alone):
        session.reset(7 * MATCHES + match)
    buffers = (env.observations, env.masks, env.actors, env.rewards, env.ended)
    generator = np.random.default_rng(7)
    ended = 0
    for _ in range(2000):
        chosen = []
        for match, session in enumerate(alone):
            assert env.actors[match] == session.actor
            assert np.array_equal(env.masks[match], session.mask())
            assert np.array_equal(env.observations[match], session.vector(session.actor))
            chosen.append(int(generator.choice(np.flatnonzero(env.masks[match]))))
        env.step(np.array(chosen))
        for match, session in enumerate(alone):
            session.play(session.actor, session.action(chosen[match]))
            assert env.rewards[match].tolist() == (session.rewards() or [0.0] * session.seats)
            assert bool(env.ended[match]) == session.over
            if session.over:
                ended += 1
                session.reset()
        if ended:
            break
    assert ended > 0
    now = (env.observations, env.masks, env.actors, env.rewards, env.ended)
    assert all(before is after for before, after in zip(buffers, now, strict=True)), "no buffer is made anew"


def test_what_is_not_in_the_mask_is_no_step() -> None:
    env = VectorEnv("metropolis", 2)
    env.reset(1)
    number = int(np.flatnonzero(env.masks[0] == 0)[0])
    before = env.masks.copy()
    with pytest.raises(IllegalAction):
        env.step([number, number])
    with pytest.raises(IllegalAction):
        env.step([int(np.flatnonzero(before[0])[0])])
    assert np.array_equal(env.masks, before), "nothing has changed"
