"""Many matches stepped together are the matches one would step one by one."""

from __future__ import annotations

import pytest

pytest.importorskip("numpy", reason="the extra envs is not installed")

import numpy as np

from ludotheque.envs.encodings import ENCODINGS
from ludotheque.envs.session import OUTCOME, IllegalAction, Session
from ludotheque.envs.vector import VectorEnv
from ludotheque.kernel.chance import SeededChance
from ludotheque.kernel.stepping import SteppedMatch

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
        env.step([int(np.flatnonzero(before[0])[0]), -1])
    with pytest.raises(IllegalAction):
        env.step([int(np.flatnonzero(before[0])[0])])
    assert np.array_equal(env.masks, before), "nothing has changed"


@pytest.mark.parametrize("game_id", list(ENCODINGS))
def test_drawn_numbers_are_of_the_masks_and_the_same_after_the_same_seed(game_id: str) -> None:
    env = VectorEnv(game_id, MATCHES)

    def drawn(seed: int) -> list[int]:
        env.reset(seed)
        found: list[int] = []
        for _ in range(40):
            numbers = env.draw()
            assert all(env.masks[match, number] for match, number in enumerate(numbers))
            found += numbers.tolist()
            env.step(numbers)
        return found

    assert drawn(1) == drawn(1) != drawn(2)


def test_numbers_are_drawn_alike_also_where_actions_share_them() -> None:
    """200 bids have 154 numbers: the last five stand for up to ten bids each, and come as often as the others."""
    encoding = ENCODINGS["paradis"]
    match = SteppedMatch(encoding, 3, encoding.game.options(), OUTCOME)
    match.reset(1)
    match.menu = tuple([encoding.game.parse(f"bid {amount}") for amount in range(200)])
    mask = bytearray(encoding.actions.size)
    match.show(np.zeros(encoding.observations.size, np.float32).data, 0, mask, 0)
    chance = SeededChance(3)
    times = np.bincount([match.draw(chance) for _ in range(60 * sum(mask))], minlength=len(mask))
    assert (times > 0).tolist() == [shown > 0 for shown in mask]
    assert times.max() < 2 * 60, "drawn by action, the last numbers would come ten times as often"
