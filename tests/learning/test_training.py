"""Training: TD(λ), what a net learns, the same result from a seed however it was interrupted, and the command."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from ludotheque.arena.processes import Processes
from ludotheque.games import find_game
from ludotheque.kernel.net import FILE_NAME, LARGEST_FILE
from ludotheque.kernel.trouble import Trouble
from ludotheque.learning import training as module
from ludotheque.learning.curve import draw
from ludotheque.learning.model import Model, Samples, joined, surprise, targets
from ludotheque.learning.selfplay import Episode, play_match, seats_of
from ludotheque.learning.training import CHECKPOINT, CURVE, Plan, Training
from tests.cli import support

GAME = "rue_de_la_paix"


@pytest.fixture
def short_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "ROUND", 2)


def plan(seed: int = 5, matches: int = 6) -> Plan:
    return Plan(find_game(GAME), seed, matches, 4, 0.9)


def made_up(matches: int, seed: int) -> list[Episode]:
    """Matches in which the first input says who will win, and the second one nothing."""
    drawn = np.random.default_rng(seed)
    found = []
    for _ in range(matches):
        rows = drawn.normal(0.0, 1.0, (5, 3, 2))
        winner = int(rows[:, :, 0].mean(axis=0).argmax())
        found.append(Episode(rows.tolist(), [float(seat == winner) for seat in range(3)]))
    return found


# --- TD(λ) -----------------------------------------------------------------------------------------------


def test_targets_mix_later_predictions_and_who_won() -> None:
    model = Model(2, 3, 1)
    model.weights["direct"] = np.array([1.0, 0.0])
    episode = made_up(1, 4)[0]
    predicted = model.chances(np.array(episode.rows), np.ones((5, 3), dtype=bool))
    won = np.array(episode.won)
    assert targets(model, episode, 1.0).targets == pytest.approx(np.tile(won, (5, 1)))
    first = targets(model, episode, 0.0).targets
    assert first[:-1] == pytest.approx(predicted[1:]) and first[-1] == pytest.approx(won)
    mixed = targets(model, episode, 0.5).targets
    assert mixed[3] == pytest.approx(0.5 * predicted[4] + 0.5 * won)
    assert mixed[2] == pytest.approx(0.5 * predicted[3] + 0.5 * mixed[3])


def test_a_step_goes_down_the_slope_of_the_cross_entropy() -> None:
    model = Model(2, 3, 1)
    model.weights["second"] = np.array([0.3, -0.2, 0.1])
    samples = joined([targets(model, episode, 1.0) for episode in made_up(4, 2)], 4)

    def loss() -> float:
        chances = model.chances(samples.rows, samples.there)
        return float(-(samples.targets * np.log(chances + 1e-300)).sum(axis=1).mean())

    found: dict[str, np.ndarray] = {}
    model.step = lambda slopes, rate: found.update(slopes)  # type: ignore[method-assign]
    model.learn(samples, 0.1)
    for name, slopes in found.items():
        at = (0,) * slopes.ndim
        before = loss()
        model.weights[name][at] += 1e-6
        assert (loss() - before) / 1e-6 == pytest.approx(slopes[at], abs=1e-4), name
        model.weights[name][at] -= 1e-6


def test_it_learns_what_matters_and_an_absent_seat_never_wins() -> None:
    model = Model(2, 3, 1)
    fresh = made_up(40, 9)
    before = np.mean([surprise(model, episode) for episode in fresh])
    samples = joined([targets(model, episode, 1.0) for episode in made_up(60, 8)], 5)
    assert samples.rows.shape == (300, 5, 2) and not samples.there[:, 3:].any()
    for _ in range(150):
        model.learn(Samples(samples.rows, samples.there, samples.targets), 0.02)
    assert np.mean([surprise(model, episode) for episode in fresh]) < 0.95 * before
    assert model.chances(samples.rows, samples.there)[:, 3:].max() == 0.0


def test_the_net_that_plays_says_what_the_model_says() -> None:
    model = Model(2, 3, 7)
    model.weights["second"] = np.array([1.0, -2.0, 0.5])
    rows = made_up(1, 3)[0].rows[0]
    chances = model.chances(np.array([rows]), np.ones((1, 3), dtype=bool))[0]
    assert model.net().chances(rows) == pytest.approx(list(chances))


# --- matches ---------------------------------------------------------------------------------------------


def test_a_match_gives_a_row_per_seat_after_every_turn_and_who_won() -> None:
    game = find_game(GAME)
    assert game.features is not None
    seats = [seats_of(game, number) for number in range(4)]
    assert seats == [2, 3, 4, 2]
    episode = play_match(game, 3, 1, 0, 0)
    assert sum(episode.won) == pytest.approx(1.0) and len(episode.won) == 3
    assert len(episode.rows) > 10
    assert {len(row) for rows in episode.rows for row in rows} == {len(game.features.names)}
    assert play_match(game, 3, 1, 0, 0).rows == episode.rows


# --- a whole training ------------------------------------------------------------------------------------


@pytest.mark.usefixtures("short_rounds")
def test_a_seed_gives_the_same_weights_whether_interrupted_or_not(tmp_path: Path) -> None:
    game = find_game(GAME)
    own = game.net()
    try:
        whole = Training(plan(), tmp_path / "whole")
        counted: list[int] = []
        whole.run(advance=counted.append)
        assert sum(counted) == 6 and whole.done == 3
        # given the same training, stopped after its first round
        first = Training(plan(), tmp_path / "parts")
        first.learn_from(first.played(Processes(1), lambda matches: None))
        first.save()
        # when it goes on
        second = Training(plan(), tmp_path / "parts")
        second.resume()
        assert second.done == 1
        second.run()
    finally:
        game.use_net(own)
    # then nothing differs
    weights = (tmp_path / "whole" / FILE_NAME).read_text(encoding="utf-8")
    assert (tmp_path / "parts" / FILE_NAME).read_text(encoding="utf-8") == weights
    assert (tmp_path / "parts" / CURVE).exists()
    assert len(weights) < LARGEST_FILE
    assert game.read_net(tmp_path / "whole" / FILE_NAME).inputs == len(whole.model.weights["direct"])


@pytest.mark.usefixtures("short_rounds")
def test_another_training_s_checkpoint_is_refused(tmp_path: Path) -> None:
    Training(plan(), tmp_path).save()
    with pytest.raises(Trouble) as trouble:
        Training(plan(seed=6), tmp_path).resume()
    assert trouble.value.key == "other-training"
    (tmp_path / CHECKPOINT).write_bytes(b"no checkpoint")
    with pytest.raises(Trouble):
        Training(plan(), tmp_path).resume()


def test_a_curve_is_drawn_from_even_chances_downwards() -> None:
    drawn = draw("a < b", [1.0, 0.8, 0.7], 50)
    assert "a &lt; b" in drawn and ">150<" in drawn and drawn.count("polyline") == 1


@pytest.mark.usefixtures("short_rounds")
def test_the_command_trains_and_the_arena_plays_with_what_it_made(tmp_path: Path) -> None:
    game = find_game(GAME)
    own = game.net()
    said = ("train", GAME, "--into", str(tmp_path), "--matches", "4", "--seed", "2", "--hidden", "3")
    try:
        result = support.run(*said)
        assert (result.code, result.err) == (0, "")
        assert "4 matches" in result.words
        weights = str(tmp_path / FILE_NAME)
        arena = ("arena", GAME, "--bots", "learned,greedy", "--seats", "2", "--matches", "2", "--seed", "1")
        assert support.run(*arena, "--net", weights).code == 0
    finally:
        game.use_net(own)
    other = support.run("train", GAME, "--into", str(tmp_path), "--matches", "4", "--seed", "3")
    assert other.code == 2 and "another training" in other.err
    assert support.run("train", "diamonds_club", "--into", str(tmp_path)).code == 2
    assert support.run(*said, "--lambda", "1.5", lang="fr").code == 2


def test_without_numpy_one_sentence_names_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ludotheque.learning.training", None)
    monkeypatch.delattr("ludotheque.learning.training")
    result = support.run("train", GAME, "--into", str(tmp_path))
    assert result.code == 2 and "ludotheque[learn]" in result.err
